"""Positions: a state written as forms."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.squares import HEADINGS
from swarmrally.roborally.components.course import (
    CAPTURE_THE_FLAG,
    FRENETIC_FACTORY,
    MOVING_TARGETS,
    SUPERBOT,
    TOGGLE_BOGGLE,
    Course,
    plays,
)
from swarmrally.roborally.components.option_cards import ABLATIVE_COAT, FULL, MINI_HOWITZER, NAMES
from swarmrally.roborally.components.state import NO_TEAM, State
from swarmrally.roborally.forms.programs import place_or_none
from swarmrally.roborally.forms.schema import Charges, Position, Robot, Rules
from swarmrally.roborally.rules.teams import plays_in_teams


def position_from(state: State, course: Course, written: msgspec.Raw) -> Position:
    """The state as a position, without programs and deck."""
    count = int(course.flag_count)
    flags = state.flag_cell[:count].tolist()
    position = Position(
        game="roborally",
        rules=rules_from(state),
        course=written,
        turn=int(state.turn_number),
        robots=[robot_from(state, course, seat) for seat in range(int(state.seats))],
        option_deck=names_of(state.option_deck[int(state.option_top) : int(state.option_end)].tolist()),
        option_discards=names_of(state.option_discards[: int(state.options_discarded)].tolist()),
    )
    if plays(course, MOVING_TARGETS) or plays(course, CAPTURE_THE_FLAG):
        position.flags_at = [place_or_none(cell) for cell in flags]
    if plays(course, TOGGLE_BOGGLE):
        position.flag_teams = [None if team == NO_TEAM else team for team in state.flag_team[:count].tolist()]
    if plays(course, SUPERBOT):
        position.superbot = int(state.superbot)
        position.blamed = seat_or_none(state.blamed)
    if plays(course, FRENETIC_FACTORY):
        position.floor_turns = state.floor_turns[: int(course.floor_count)].tolist()
    if plays(course, CAPTURE_THE_FLAG):
        position.homes = state.home.tolist()
        position.flag_holders = [seat_or_none(seat) for seat in state.flag_holder[:count]]
    if state.play_on:
        placed = state.robot_place[: int(state.seats)].tolist()
        position.places = [[seat for seat, own in enumerate(placed) if own == place + 1] for place in range(int(state.places))]
    return position


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def names_of(options: list[int]) -> list:  # type: ignore[type-arg]
    return [NAMES[option] for option in options]


def rules_from(state: State) -> Rules:
    return Rules(
        lives=int(state.lives),
        archive_optional=bool(state.archive_optional),
        power_down_undamaged=bool(state.power_down_undamaged),
        one_flag_per_turn=bool(state.one_flag_per_turn),
        play_on=bool(state.play_on),
    )


def robot_from(state: State, course: Course, seat: int) -> Robot:
    robot = Robot(
        seat=seat,
        dock=int(state.robot_dock[seat]),
        at=place_or_none(state.robot_cell[seat]),
        archive=place_or_none(state.robot_archive[seat]),
        heading=HEADINGS[state.robot_heading[seat]],  # type: ignore[arg-type]
        damage=int(state.robot_damage[seat]),
        lives=int(state.robot_lives[seat]),
        flags=int(state.robot_flags[seat]),
        options=names_of(state.options[seat, : int(state.option_count[seat])].tolist()),
        powered_down=bool(state.robot_down[seat]),
        locked=locks_from(state, seat),
        charges=charges_from(state, seat),
    )
    if "flywheel" in robot.options:
        robot.flywheel = int(state.flywheel[seat]) * 10 or None
    if plays_in_teams(state):
        robot.team = int(state.robot_team[seat])
    if state.robot_waits[seat]:
        robot.waits = True
    if state.robot_sent_off[seat]:
        robot.sent_off = True
    if plays(course, TOGGLE_BOGGLE):
        robot.sits_out = bool(state.robot_sits_out[seat])
    return robot


def locks_from(state: State, seat: int) -> dict[str, list[int]]:
    """The cards in locked registers."""
    registers, locked = state.registers[seat].tolist(), int(state.robot_locked[seat])
    return {str(number + 1): [card * 10 for card in cards if card] for number, cards in enumerate(registers) if locked >> number & 1}


def charges_from(state: State, seat: int) -> Charges | msgspec.UnsetType:
    """What is left of options that are used up, where it is not all."""
    charges = Charges()
    held = int(state.holds[seat])
    if held >> ABLATIVE_COAT & 1 and state.coat_left[seat] != FULL[ABLATIVE_COAT]:
        charges.ablative_coat = int(state.coat_left[seat])
    if held >> MINI_HOWITZER & 1 and state.shots_left[seat] != FULL[MINI_HOWITZER]:
        charges.mini_howitzer = int(state.shots_left[seat])
    return UNSET if charges == Charges() else charges
