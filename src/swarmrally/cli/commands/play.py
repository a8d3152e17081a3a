"""`swarmrally play`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, cast

import msgspec
from cyclopts import Group, Parameter
from msgspec import Raw
from rich.console import Console
from rich.text import Text

from swarmrally.bots import SEARCHING
from swarmrally.cli.commands.warm import use_engine
from swarmrally.cli.games import GAMES, Game, replayed, table
from swarmrally.cli.terminal.asteroyds.options import SEATS, Asked, Assist, Seating, Swarm, Variant
from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.front import Quit
from swarmrally.cli.terminal.keys import pressed
from swarmrally.cli.terminal.roborally.options import Factory, House
from swarmrally.cli.terminal.screen import opened
from swarmrally.kernel.chance import new_seed, seed_hash
from swarmrally.kernel.records import VERSION, Record, load, save
from swarmrally.kernel.refusal import Refusal
from swarmrally.table.local import TableHere

BOTH = Group("Either game", sort_key=0)
SHOWN = Group("How it is shown and kept", sort_key=4)


def play(
    *,
    game: Annotated[Game, Parameter(group=BOTH)] = "asteroyds",
    seating: Seating | None = None,
    variant: Variant | None = None,
    factory: Factory | None = None,
    house: House | None = None,
    swarm: Swarm | None = None,
    scenario: Annotated[Path | None, Parameter(group=BOTH)] = None,
    seconds: Annotated[str | None, Parameter(group=BOTH)] = None,
    seed: Annotated[str | None, Parameter(group=BOTH)] = None,
    number: Annotated[int, Parameter(group=BOTH)] = 0,
    resume: Annotated[Path | None, Parameter(group=SEATS)] = None,
    record: Annotated[Path | None, Parameter(group=SHOWN)] = None,
    assist: Annotated[Assist, Parameter(group=SHOWN)] = "forecast",
    speed: Annotated[float, Parameter(group=SHOWN)] = 1.0,
    plain: Annotated[bool, Parameter(group=SHOWN, negative=())] = False,
    terminal: Annotated[bool, Parameter(group=SHOWN, negative=())] = False,
) -> int:
    """Play in the terminal, against bots or with others at one keyboard.

    Without options you fly a race of Asteroyds against three bots. Every round the dice are shown, you plan seven moves in secret while the
    stopwatch runs, then the swarm moves and the craft fly. Press ? while planning for the keys and the rules in short.

    With --plain, or through a pipe, a plan is a line of letters such as "wwd.ax e": w ahead, d right, a left, x back, s shoot,
    . wait, p power, e energy on the shield; "help" explains the rest.

    With --game roborally you program a robot on the factory floor of --course, five cards a turn: the digits put cards of your hand
    into the registers, in the terminal as in plain lines, such as "15324".

    Parameters
    ----------
    game
        Asteroyds, the usual one, or RoboRally.
    seating
        Who plays.
    variant
        Rules.
    factory
        Course and robots.
    house
        Rules of RoboRally.
    swarm
        What lies where.
    scenario
        A file with a position to begin from: board, tiles, craft and rules, or course, robots, options and rules. People take its first
        seats, bots the others.
    seconds
        The stopwatch: a number or none. Asteroyds: also novice (50 or 60, the usual one) or expert (20 or 30); then the plan stands
        as it is (A2.2). RoboRally: none unless the course has one (R10.1), or rules, the 30 seconds of the last player, which everybody
        has at one keyboard; then empty registers are filled at random (R3.2).
    seed
        Any text; the same seed gives the same game. Drawn when left out, and shown at the end.
    number
        Which of the games of this seed.
    resume
        Go on with the game of this record; --people says how many of its players are people, the other rules are the record's.
    record
        Keep the game in this file, at the end and when you leave. `swarmrally replay` shows it.
    assist
        What V shows in Asteroyds: nothing, your path among what never moves, or your path after the swarm has moved.
    speed
        How fast what happens is shown: 2 is twice as fast, 0 is at once.
    plain
        Plain lines, for pipes and screen readers. A plan is then typed as a line such as "wwd.ax e", without a stopwatch.
    terminal
        Play in the terminal, which is what this command always does; `swarmrally serve --open` plays in the browser.
    """
    seating, variant, swarm = seating or Seating(), variant or Variant(), swarm or Swarm()
    factory, house = factory or Factory(), house or House()
    check(speed, record)
    plain = plain or not can_draw()
    if resume:
        here = seated(unfinished(resume), seating)
    else:
        seed = new_seed() if seed is None else seed
        here = seated(begun(game, Asked(seating, variant, factory, swarm, scenario, number, house), seed), seating)
    at = table_of(here)
    cast = at.cast_of(at.game_at(here), here.owners)
    limit = at.seconds_from(seconds, at.game_at(here), plain)
    try:
        status = sit_down(here, cast, limit, assist, speed, plain)
    finally:
        kept = keep(here, record)
    print_end(here, cast, plain, kept, record)
    return status if kept or record is None else 1


def check(speed: float, record: Path | None) -> None:
    """Says before the game, not after it, that an option can't be."""
    if not 0 <= speed <= 1000:
        raise Refusal("--speed", "wrong_option", expected=f"a number from 0 to 1000, got {speed}")
    if record is not None and (record.is_dir() or not record.absolute().parent.is_dir()):
        raise Refusal("--record", "wrong_option", expected=f"a file in a folder that is there, got {record}")


def can_draw() -> bool:
    """Whether this is a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in ("dumb", "")


def begun(game: Game, asked: Asked, seed: str) -> Record:
    """The record of a game in which nothing has been decided."""
    at = table(game)
    setup = at.setup_for(asked, seed)
    return Record(VERSION, game, Raw(msgspec.json.encode(setup)), seed, [], [], owners=at.owners_for(asked, setup))


def unfinished(path: Path) -> Record:
    """The record of a game that can be played on, or a Refusal."""
    record = load(path)
    if record.game not in GAMES:
        raise Refusal(f"{path}: /game", "wrong_option", expected=f"{' or '.join(GAMES)}, got {record.game[:40]}")
    if replayed(record, path).is_over:
        raise Refusal(str(path), "wrong_option", expected="a game that goes on; this one is over, `swarmrally replay` shows it")
    return record


def seated(record: Record, seating: Seating) -> TableHere:
    """People are the first players, bots the others."""
    owners = record.owners or range(table(record.game).seats_in(record.setup))
    if seating.skill in SEARCHING:
        use_engine(cast(Game, record.game), "bots")
    return TableHere(record, [None if owner < seating.people else seating.skill for owner in owners])


def table_of(here: TableHere) -> Any:
    return table(here.table.settings.game)


def console_for(plain: bool) -> Console:
    """Where lines are printed."""
    return Console(no_color=True, color_system=None, highlight=False) if plain else Console(highlight=False)


def sit_down(here: TableHere, cast: Cast, limit: float | None, assist: Assist, speed: float, plain: bool) -> int:
    """The game until it is over or somebody leaves; returns the exit status."""
    console, at = console_for(plain), table_of(here)
    playing = at.game_at(here)
    greeting = [*at.welcome(playing, cast, limit), Text(f"  {seed_hash(playing.seed)}", "dim")]
    try:
        if plain:
            front = at.in_lines(console, playing, cast, limit, assist)
            for line in (*greeting, at.HELP):
                front.say(line)
            begin(here, front)
        else:
            with opened(console) as screen, pressed() as keys:
                front = at.with_keys(screen, keys, playing, cast, limit, assist, speed)
                front.welcome(greeting)
                begin(here, front)
    except Quit:
        return 0
    except KeyboardInterrupt:
        return 130
    return 0


def begin(here: TableHere, front: Any) -> None:
    """Tells how the first round opened, and goes on from there; a game that is resumed is simply shown."""
    at = table_of(here)
    if not here.is_resumed:
        front.tell(at.first_of(at.game_at(here)), here.rows)
    at.play_to_the_end(here, front)


def keep(here: TableHere, path: Path | None) -> bool:
    """Saves the record where one was asked for; whether it is there now."""
    if path is None:
        return False
    try:
        save(here.table.record(), path)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return False
    return True


def print_end(here: TableHere, cast: Cast, plain: bool, kept: bool, record: Path | None) -> None:
    """The result, or how to go on."""
    console, at = console_for(plain), table_of(here)
    playing = at.game_at(here)
    seeds = [f"Seed {playing.seed}", f"Its hash {seed_hash(playing.seed)}"]
    where = [f"The record is in {record}: swarmrally replay {record}"] if kept else []
    if playing.is_over:
        lines = at.result_lines(playing, cast, [*seeds, *where], in_words=plain)
    else:
        go_on = f"swarmrally play --resume {record}" if kept else "next time --record FILE keeps it"
        lines = [Text(f"You left in {at.left_in(playing)}. To go on: {go_on}"), *map(Text, [*seeds, *where])]
    for line in lines:
        console.print(line, soft_wrap=True)
