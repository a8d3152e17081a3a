"""R10.3, R10.5, R10.6 What a position says of the SuperBot, of floors that turn and of flags that are carried."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import OFF, cell_at
from swarmrally.roborally.components.course import (
    CAPTURE_THE_FLAG,
    FRENETIC_FACTORY,
    GROUND,
    MOVING_TARGETS,
    NO_FLOOR,
    SUPERBOT,
    Course,
    plays,
)
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.schema import Place, Position
from swarmrally.roborally.rules.odd_courses.carrying import team_of_flag

MOST_COINS = 40
"""R10.5 One for each robot and register."""


def marked_cell(course: Course, place: Place, pointer: str) -> int:
    """Where a flag or an archive marker can lie: on ground, R10.5 and where floors turn over a pit too."""
    if plays(course, FRENETIC_FACTORY) and course.floor_at[cell_at(*place)] != NO_FLOOR:
        return cell_at(*place)
    return ground_cell(course, place, pointer)


def ground_cell(course: Course, place: Place, pointer: str) -> int:
    cell = cell_at(*place)
    if course.ground[cell] != GROUND:
        raise Refusal(pointer, "not_a_cell", got=str(list(place)))
    return cell


def check_length(given: Sequence[object], count: int, pointer: str, expected: str) -> None:
    if len(given) != count:
        raise Refusal(pointer, "wrong_count", expected=expected)


def check_rule(course: Course, special: int, pointer: str, expected: str) -> None:
    """What is there on a course with this rule alone."""
    if not plays(course, special):
        raise Refusal(pointer, "not_here", expected=expected)


def read_title(position: Position, course: Course, state: State) -> None:
    """R10.3 The SuperBot, by default the robot on dock 1, and who is to blame."""
    for field in ("superbot", "blamed"):
        if getattr(position, field) is not UNSET:
            check_rule(course, SUPERBOT, f"/{field}", "a SuperBot only on its day")
    if not plays(course, SUPERBOT):
        return
    seat = position.superbot if isinstance(position.superbot, int) else int(state.dock_order[0])
    if seat >= state.seats or state.robot_lives[seat] == 0:
        raise Refusal("/superbot", "not_here", expected="the seat of a robot with a life left")
    state.superbot = seat
    if isinstance(position.blamed, int):
        if position.blamed >= state.seats or position.blamed == seat:
            raise Refusal("/blamed", "not_here", expected="another seat than the SuperBot's, or null")
        state.blamed = position.blamed


def read_floors(position: Position, course: Course, state: State) -> None:
    """R10.5 How the floors have turned, and the coins to come; more than can be flipped in a turn are left aside."""
    if position.floor_turns is not UNSET:
        check_rule(course, FRENETIC_FACTORY, "/floor_turns", "floors that turn only in a Frenetic Factory")
        count = int(course.floor_count)
        check_length(position.floor_turns, count, "/floor_turns", f"{count} numbers, one for each floor")
        state.floor_turns[:count] = position.floor_turns
    if position.coins is not UNSET:
        check_rule(course, FRENETIC_FACTORY, "/coins", "coins only in a Frenetic Factory")
        coins = position.coins[:MOST_COINS]
        state.coins = sum(1 << place for place, coin in enumerate(coins) if coin == "heads")
        state.coins_left = len(coins)


def read_homes(position: Position, course: Course, state: State) -> None:
    """R10.6 Who is at home where, and who carries which flag."""
    for field in ("homes", "flag_holders"):
        if getattr(position, field) is not UNSET:
            check_rule(course, CAPTURE_THE_FLAG, f"/{field}", "homes and carried flags only in Capture the Flag")
    if not plays(course, CAPTURE_THE_FLAG):
        return
    if position.homes is not UNSET:
        if sorted(position.homes) != [0, 1]:
            raise Refusal("/homes", "wrong_form", expected="[0, 1] or [1, 0], a floor for each team")
        state.home[:] = position.homes
    holders = [None, None] if position.flag_holders is UNSET else position.flag_holders
    check_length(holders, 2, "/flag_holders", "two seats or null, one for each flag")
    for flag, seat in enumerate(holders):
        read_holder(position, course, state, flag, seat)


def read_holder(position: Position, course: Course, state: State, flag: int, seat: int | None) -> None:
    """R10.6 c A flag lies somewhere, or an enemy on the course carries it."""
    pointer = f"/flag_holders/{flag}"
    lies = position.flags_at is not UNSET and state.flag_cell[flag] != OFF
    if seat is None:
        if state.flag_cell[flag] == OFF and not plays(course, MOVING_TARGETS):
            raise Refusal(f"/flags_at/{flag}", "not_here", expected="a cell: nobody carries this flag")
        return
    if lies:
        raise Refusal(f"/flags_at/{flag}", "not_this", value=None, why="somebody carries this flag")
    if seat >= state.seats or state.robot_cell[seat] == OFF or state.robot_team[seat] == team_of_flag(course, state, flag):
        raise Refusal(pointer, "not_here", expected="the seat of a robot on the course, of the team that is not the flag's own")
    state.flag_holder[flag] = seat
    state.flag_cell[flag] = OFF
