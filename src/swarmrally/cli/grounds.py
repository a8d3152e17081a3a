"""The ground that a tournament or an analysis asks for, or a Refusal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from swarmrally.arena.grounds import Ground, sides_of
from swarmrally.cli.games import Game, game_named
from swarmrally.kernel.refusal import Refusal


def asteroyds_ground(mode: str | None, seats: int | None, powers: bool, layout: Path | None = None) -> Ground:
    """A printed layout, or one's own."""
    from swarmrally.asteroyds.forms import Rules
    from swarmrally.asteroyds.game import Setup, usual_seats
    from swarmrally.asteroyds.state import COLOURS, MODES
    from swarmrally.cli.layouts import check_in_layout, layout_in

    if mode is not None and mode not in MODES:
        raise Refusal("--mode", "wrong_option", expected=f"{', '.join(MODES)}, got {mode[:40]}")
    form = None if layout is None else layout_in(layout)
    usual = "racing" if form is None else form.modes[0]
    rules = Rules(mode=next((each for each in MODES if each == mode), usual), powers=powers)
    if not 2 <= (seats or 2) <= len(COLOURS):
        raise Refusal("--seats", "wrong_option", expected=f"2 to {len(COLOURS)}, got {seats}")
    setup = Setup(rules, usual_seats(seats or 2, rules.mode), layout=form)
    check_in_layout(setup, layout)
    name = rules.mode.title() if layout is None else f"{layout.stem}, {rules.mode.title()}"
    return Ground("asteroyds", f"Asteroyds, {name}", encoded(setup), sides_of([seat.team for seat in setup.seats]))


def roborally_ground(course: str | None, seats: int | None, options: bool, in_teams: bool = True) -> Ground:
    """A course, printed or one's own; `in_teams` has every second seat in the other team, where the course has any."""
    from swarmrally.cli.courses import plan_named
    from swarmrally.cli.roborally_simulation import course_named
    from swarmrally.roborally.course import INTERFERENCE, plays
    from swarmrally.roborally.game import Setup, check_setup, course_of, usual_seats
    from swarmrally.roborally.setup import most_seats
    from swarmrally.roborally.teams import has_team_rule

    form = course_named(course or "Risky Exchange")
    setup = Setup(course=plan_named(form).name if isinstance(form, str) else form, options=options)
    laid_out = course_of(setup)
    fewest = 4 if plays(laid_out, INTERFERENCE) else 2
    setup.seats = usual_seats(seats or (fewest if in_teams else most_seats(laid_out)))
    if in_teams and has_team_rule(laid_out):
        setup.seats = [msgspec.structs.replace(seat, team=number % 2) for number, seat in enumerate(setup.seats)]
    check_setup(setup, laid_out)
    name = setup.course if isinstance(setup.course, str) else Path(course or "").stem
    return Ground("roborally", f"RoboRally, {name}", encoded(setup), sides_of([seat.team for seat in setup.seats]))


def scenario_ground(path: Path) -> Ground:
    """A position of either game."""
    text = read(path)
    try:
        return asteroyds_scenario(path) if game_named(text) == "asteroyds" else roborally_scenario(path, text)
    except Refusal as refusal:
        raise refusal.in_file(path) from None


def asteroyds_scenario(path: Path) -> Ground:
    from swarmrally.asteroyds.game import Setup
    from swarmrally.cli.asteroyds_simulation import read_scenario

    position = read_scenario(path)
    teams: list[object] = [craft.team for craft in sorted(position.craft, key=lambda craft: craft.seat)]
    return Ground("asteroyds", f"Asteroyds, {path.stem}", encoded(Setup(position.rules, scenario=position)), sides_of(teams))


def roborally_scenario(path: Path, text: bytes) -> Ground:
    from swarmrally.roborally.course_forms import course_from
    from swarmrally.roborally.game import Setup, first_state, usual_seats
    from swarmrally.roborally.position import read_position
    from swarmrally.roborally.state import NO_TEAM

    position = read_position(text)
    setup = Setup(position.rules, seats=usual_seats(len(position.robots)), scenario=position)
    state = first_state(setup, course_from(bytes(position.course)), "")
    teams = [None if team == NO_TEAM else team for team in state.robot_team[: len(position.robots)].tolist()]
    return Ground("roborally", f"RoboRally, {path.stem}", encoded(setup), sides_of(teams))


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="a file", why=error.strerror) from None


def encoded(setup: Any) -> Raw:
    return Raw(msgspec.json.encode(setup))


def refuse_beside(game: Game, given: dict[str, object]) -> None:
    """Options that this game does not know."""
    for option, value in given.items():
        if value is not None:
            raise Refusal(option, "wrong_option", expected=f"nothing: {game} does not know it")
