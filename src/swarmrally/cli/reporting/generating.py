"""How `swarmrally generate` orders, draws, reports and writes."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from swarmrally.arena.generating.making import STEPS, Made, made
from swarmrally.arena.generating.orders import Difficulty, Element, Order, minutes_for, rounds_in, settled
from swarmrally.arena.words import between, percent
from swarmrally.asteroyds.components.state import Mode
from swarmrally.asteroyds.forms.layouts import LayoutForm
from swarmrally.cli.commands.warm import use_engines
from swarmrally.cli.games import Game
from swarmrally.cli.reporting.simulation import print_sections
from swarmrally.kernel.chance import new_seed
from swarmrally.kernel.progress import progress
from swarmrally.kernel.refusal import Refusal

OPTIONS = {"/wanted": "--with", "/unwanted": "--without"}


class Asked(NamedTuple):
    """The options of the command."""

    game: Game
    seed: str | None
    seats: int
    minutes: int | None
    rounds: int | None
    difficulty: Difficulty | None
    wanted: list[Element]
    unwanted: list[Element]
    mode: Mode | None
    out: Path | None


def run(asked: Asked, as_json: bool) -> None:
    order = order_of(asked)
    if asked.out is not None and asked.out.suffix != ".json":
        raise Refusal("--out", "wrong_option", expected=f"a file that ends in .json, got {asked.out}")
    found = found_for(order, asked.seed or new_seed()[:8])
    if asked.out is not None:
        write(found, asked.out)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    print(picture(found))
    print_made(found)
    if asked.out is not None:
        print(f"Written to {asked.out}, and how it was made to {beside(asked.out)}")


def order_of(asked: Asked) -> Order:
    """A Refusal names the option, and speaks of minutes to who has asked for minutes."""
    if asked.minutes is not None and asked.rounds is not None:
        raise Refusal("--rounds", "wrong_option", expected="nothing beside --minutes, which says how long it should take")
    rounds = asked.rounds if asked.minutes is None else rounds_in(asked.minutes, asked.game, asked.seats)
    order = Order(asked.game, asked.seats, rounds, asked.difficulty, asked.wanted, asked.unwanted, asked.mode)
    try:
        settled(order)
    except Refusal as refusal:
        raise in_options(refusal, asked) from None
    return order


def in_options(refusal: Refusal, asked: Asked) -> Refusal:
    field = "/" + refusal.pointer.split("/")[1]
    if field != "/rounds" or asked.minutes is None:
        return refusal.at(OPTIONS.get(field, f"--{field[1:]}"))
    least, most = (minutes_for(refusal.details[side], asked.game, asked.seats) for side in ("least", "most"))
    return Refusal("--minutes", "out_of_range", what="a number of minutes", least=least, most=most, got=asked.minutes)


def found_for(order: Order, seed: str) -> Made:
    use_engines(order.game, f"bots.{order.game}")
    with progress("Searching", STEPS) as advance:
        return made(order, seed, advance)


def write(found: Made, path: Path) -> None:
    """The course or layout as it is played, and beside it what it takes to make it again."""
    path.write_bytes(msgspec.json.format(bytes(found.form), indent=1) + b"\n")
    told = msgspec.json.decode(msgspec.json.encode(found))
    del told["form"]
    beside(path).write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")


def beside(path: Path) -> Path:
    return path.with_suffix(".made.json")


def picture(found: Made) -> str:
    return course_picture(bytes(found.form)) if found.game == "roborally" else layout_picture(found)


def course_picture(form: bytes) -> str:
    from swarmrally.roborally.forms.course_forms import course_from
    from swarmrally.roborally.forms.picture import LEGEND, draw, machine_lines

    course = course_from(form)
    return "\n".join([draw(course), *machine_lines(course), "", LEGEND])


def layout_picture(found: Made) -> str:
    from swarmrally.asteroyds.forms.layouts import read_layout

    return layout_as_begun(read_layout(bytes(found.form)), found.order.seats, found.seed)


def layout_as_begun(form: LayoutForm, seats: int, seed: str) -> str:
    """A game on it as it could begin: what the layout leaves open is drawn."""
    from swarmrally.asteroyds.forms.picture import draw
    from swarmrally.asteroyds.forms.schema import Rules
    from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats

    setup = Setup(Rules(mode=form.modes[0]), usual_seats(seats, form.modes[0]), layout=form)
    game = Game(setup, seed)
    return draw(game.state, game.board)


def print_made(found: Made) -> None:
    kind = "RoboRally" if found.game == "roborally" else f"Asteroyds, {str(found.mode).title()}"
    print_sections(
        f"{found.name} ({kind}), seed {found.seed}",
        [(point.what, f"{'' if point.is_met else 'not met: '}{point.came_to} (ordered: {point.ordered})") for point in found.points],
        [
            (f"wins of start {number}", f"{percent(start.wins / found.games)} ({between([*start.interval])})")
            for number, start in enumerate(found.starts, 1)
        ],
        [("a game takes about", f"{found.minutes} minutes"), ("destroyed, each and game", f"{found.lost_per_seat:.2f}")],
    )
