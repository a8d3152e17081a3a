"""The ground that a tournament or an analysis asks for, or a Refusal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from swarmrally.arena.grounds import Ground, sides_of
from swarmrally.cli.games import game_named
from swarmrally.cli.terminal.asteroyds.options import Swarm, Variant
from swarmrally.cli.terminal.roborally.options import House
from swarmrally.kernel.refusal import Refusal

USUAL_VARIANT, USUAL_SWARM, USUAL_HOUSE = Variant(), Swarm(), House()


def asteroyds_ground(variant: Variant, seats: int | None = None, swarm: Swarm = USUAL_SWARM) -> Ground:
    """A printed layout, or one's own, by these rules."""
    from swarmrally.asteroyds.components.state import COLOURS
    from swarmrally.asteroyds.forms.schema import Rules
    from swarmrally.asteroyds.playing.game import Setup, usual_seats
    from swarmrally.cli.reporting.layouts import check_in_layout, layout_in

    form = None if swarm.layout is None else layout_in(swarm.layout)
    rules = variant.rules(Rules(mode="racing" if form is None else form.modes[0]))
    if not 2 <= (seats or 2) <= len(COLOURS):
        raise Refusal("--seats", "wrong_option", expected=f"2 to {len(COLOURS)}, got {seats}")
    chosen = usual_seats(seats or 2, rules.mode)
    rules = variant.handicapped(rules, [seat.team for seat in chosen])
    setup = Setup(rules, chosen, swarm.stay(), first_seat=swarm.checked_first(len(chosen)), layout=form)
    check_in_layout(setup, swarm.layout)
    name = rules.mode.title() if swarm.layout is None else f"{swarm.layout.stem}, {rules.mode.title()}"
    return Ground("asteroyds", f"Asteroyds, {name}", encoded(setup), sides_of([seat.team for seat in setup.seats]))


def roborally_ground(course: str | None, seats: int | None = None, house: House = USUAL_HOUSE, in_teams: bool = True) -> Ground:
    """A course, printed or one's own, by these rules; `in_teams` has every second seat in the other team, where the course has any."""
    from swarmrally.cli.terminal.roborally.setup import USUAL_COURSE, empty_setup
    from swarmrally.roborally.components.course import INTERFERENCE, plays
    from swarmrally.roborally.playing.setting_up import check_setup, course_of, usual_seats
    from swarmrally.roborally.rules.setup import most_seats
    from swarmrally.roborally.rules.teams import has_team_rule

    setup = empty_setup(course, house)
    laid_out = course_of(setup)
    fewest = 4 if plays(laid_out, INTERFERENCE) else 2
    setup.seats = usual_seats(seats or (fewest if in_teams else most_seats(laid_out)))
    if in_teams and has_team_rule(laid_out):
        setup.seats = [msgspec.structs.replace(seat, team=number % 2) for number, seat in enumerate(setup.seats)]
    check_setup(setup, laid_out)
    name = setup.course if isinstance(setup.course, str) else Path(course or USUAL_COURSE).stem
    rules = "".join(f", {rule.replace('_', ' ')}" for rule in house.special or [])
    racers = len(setup.seats) // 2 if plays(laid_out, INTERFERENCE) else None
    sides = sides_of([seat.team if racers is None else number % racers for number, seat in enumerate(setup.seats)])
    return Ground("roborally", f"RoboRally, {name}{rules}", encoded(setup), sides)


def scenario_ground(path: Path) -> Ground:
    """A position of either game."""
    text = read(path)
    try:
        return asteroyds_scenario(path) if game_named(text) == "asteroyds" else roborally_scenario(path, text)
    except Refusal as refusal:
        raise refusal.in_file(path) from None


def asteroyds_scenario(path: Path) -> Ground:
    from swarmrally.asteroyds.playing.game import Setup
    from swarmrally.cli.reporting.asteroyds_simulation import read_scenario

    position = read_scenario(path)
    teams: list[object] = [craft.team for craft in sorted(position.craft, key=lambda craft: craft.seat)]
    return Ground("asteroyds", f"Asteroyds, {path.stem}", encoded(Setup(position.rules, scenario=position)), sides_of(teams))


def roborally_scenario(path: Path, text: bytes) -> Ground:
    from swarmrally.roborally.components.state import NO_TEAM
    from swarmrally.roborally.forms.course_forms import course_from
    from swarmrally.roborally.forms.reading import read_position
    from swarmrally.roborally.playing.places import check_play_on
    from swarmrally.roborally.playing.setting_up import Setup, first_state, usual_seats

    position = read_position(text)
    course = course_from(bytes(position.course))
    check_play_on(position.rules, course, "/rules/play_on")
    setup = Setup(position.rules, seats=usual_seats(len(position.robots)), scenario=position)
    state = first_state(setup, course, "")
    teams = [None if team == NO_TEAM else team for team in state.robot_team[: len(position.robots)].tolist()]
    return Ground("roborally", f"RoboRally, {path.stem}", encoded(setup), sides_of(teams))


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="a file", why=error.strerror) from None


def encoded(setup: Any) -> Raw:
    return Raw(msgspec.json.encode(setup))
