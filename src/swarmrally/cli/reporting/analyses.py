"""How `swarmrally analyse` plays, draws and reports."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from swarmrally.arena.analysis.figures import figures_of
from swarmrally.arena.analysis.survey import Survey, surveyed
from swarmrally.arena.grounds import Ground
from swarmrally.arena.maps import palette
from swarmrally.arena.maps.scale import Scale
from swarmrally.arena.maps.sheet import png, sheet
from swarmrally.arena.matches import Contest
from swarmrally.arena.pages.analysis_page import analysis_page
from swarmrally.arena.season import is_season_layout
from swarmrally.arena.words import between, budget_words, percent, words_of
from swarmrally.arena.workers import engines
from swarmrally.asteroyds.components.state import Mode
from swarmrally.asteroyds.forms.layouts import is_layout
from swarmrally.cli.commands.warm import use_engines
from swarmrally.cli.games import GAMES, Named
from swarmrally.cli.reporting.grounds import asteroyds_ground, read, roborally_ground, scenario_ground
from swarmrally.cli.reporting.simulation import print_sections
from swarmrally.cli.reporting.tournaments import budget_of, crew_of, players_of, refuse_all
from swarmrally.cli.terminal.asteroyds.options import Swarm, Variant
from swarmrally.cli.terminal.roborally.options import House
from swarmrally.kernel.chance import new_seed
from swarmrally.kernel.progress import progress
from swarmrally.kernel.refusal import Refusal, sent_in

MODES: tuple[Mode, ...] = ("racing", "shooting", "targets", "drones")
ALL_STARTS = 6
ONLY_RALLY = "in Asteroyds: only RoboRally has it"
WIDE = 1200
"""Of a PNG, in pixels."""


class By(NamedTuple):
    """The rules that are played by, of either game."""

    variant: Variant = Variant()
    swarm: Swarm = Swarm()
    house: House = House()


USUAL_RULES = By()


class Asked(NamedTuple):
    """The options of the command."""

    ground: str
    bots: str
    games: int
    seats: int | None
    jobs: int
    cluster: str | None
    seconds: float | None
    nodes: int | None
    turn_limit: int
    seed: str | None
    out: Path | None
    by: By = USUAL_RULES


def run(asked: Asked, as_json: bool) -> None:
    survey, figures = analysed(asked)
    if asked.out is not None:
        write(survey, figures, asked.out)
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    print_figures(figures)
    if asked.out is not None:
        print(f"Kept in {asked.out}: {asked.out / 'analysis.html'} shows it all")


def analysed(asked: Asked) -> tuple[Survey, dict[str, Any]]:
    ground = ground_named(asked.ground, asked.seats, asked.by)
    bots = players_of(asked.bots, ground.game)
    seed = asked.seed or new_seed()
    contest = Contest(ground.game, ground.setup, seed, budget_of(asked.seconds, asked.nodes), asked.turn_limit)
    use_engines(*engines(ground.game, bots))
    with crew_of(asked.jobs, asked.cluster) as crew, progress(ground.title, asked.games) as advance:
        survey = surveyed(ground, contest, bots, asked.games, crew, advance)
    return survey, {**figures_of(survey), "bots": bots, "budget": budget_words(contest.budget), "seed": seed}


def ground_named(name: str, seats: int | None, by: By = USUAL_RULES) -> Ground:
    """A mode, a course, or a file."""
    if by.swarm.layout is not None:
        raise Refusal("--layout", "wrong_option", expected="the file in the place of a mode or a course")
    mode = next((mode for mode in MODES if mode == name), None)
    if mode is not None:
        if by.variant.mode is not None:
            raise Refusal("--mode", "wrong_option", expected=f"nothing beside {name}, which is one")
        by.house.refuse_any(ONLY_RALLY)
        return asteroyds_ground(replace(by.variant, mode=mode), seats or ALL_STARTS, by.swarm)
    if is_season_layout(name):
        by.house.refuse_any(ONLY_RALLY)
        return asteroyds_ground(by.variant, seats or starts_in(Path(name)), replace(by.swarm, layout=Path(name)))
    if not name.endswith(".json") or not is_position(Path(name)):
        refuse_all((by.variant, by.swarm), "in RoboRally: only Asteroyds has it")
        return roborally_ground(name, seats, by.house, in_teams=False)
    if is_layout(sent_in(read(Path(name)))):
        by.house.refuse_any(ONLY_RALLY)
        return asteroyds_ground(by.variant, seats or starts_in(Path(name)), replace(by.swarm, layout=Path(name)))
    refuse_all(by, "beside a position: the file says it")
    if seats is not None:
        raise Refusal("--seats", "wrong_option", expected="nothing: the file says it")
    return scenario_ground(Path(name))


def starts_in(path: Path) -> int:
    from swarmrally.cli.reporting.layouts import layout_in

    return len(layout_in(path).starts)


def is_position(path: Path) -> bool:
    """Whether a file says which game it is of; a course does not."""
    try:
        return msgspec.json.decode(read(path), type=Named).game in GAMES
    except msgspec.DecodeError:
        return False


def scales(survey: Survey) -> dict[str, Scale]:
    heat = survey.heat
    kinds = {"traffic": (heat.traffic, palette.TRAFFIC), "damage": (heat.damage, palette.DAMAGE), "deaths": (heat.deaths, palette.DEATHS)}
    return {name: Scale(name, found, colour) for name, (found, colour) in kinds.items()}


def write(survey: Survey, figures: dict[str, Any], folder: Path) -> None:
    """The page, the figures, and each map as SVG and PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    ground = survey.ground
    maps = {name: sheet(ground.game, survey.example, [scale], ground.title) for name, scale in scales(survey).items()}
    for name, drawing in maps.items():
        (folder / f"{name}.svg").write_text(drawing, encoding="utf-8")
        (folder / f"{name}.png").write_bytes(png(drawing, WIDE))
    (folder / "analysis.json").write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n")
    (folder / "analysis.html").write_text(analysis_page(figures, maps), encoding="utf-8")


def print_figures(figures: dict[str, Any]) -> None:
    games, rounds, fair, hard = (figures[name] for name in ("games", "rounds", "fairness", "difficulty"))
    print_sections(
        f"{figures['title']}: {games:,} games of {', '.join(figures['bots'])}, {figures['budget']}, seed {figures['seed']}",
        [
            ("rounds", f"{rounds['mean']:.1f}, {rounds['shortest']} to {rounds['longest']}, nine of ten within {rounds['p90']}"),
            *((f"ended: {words_of(reason)}", f"{count:,} ({percent(count / games)})") for reason, count in figures["ended"].items()),
        ],
        [(f"wins of {each['start']}", f"{percent(each['wins'] / games)} ({between(each['interval'])})") for each in fair["starts"]],
        [
            ("destroyed, each and game", f"{hard['lost_per_seat']:.2f}"),
            *((f"destroyed at {place['at']}", percent(place["share"])) for place in figures["deaths"]["most"][:5]),
            *((f"damaged at {place['at']}", percent(place["share"])) for place in figures["damage"]["most"][:5]),
        ],
        [("difficulty", f"{hard['word']}, labour {hard['labour']:g}")],
    )
    print(fair["verdict"])
