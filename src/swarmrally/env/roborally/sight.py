"""What a seat sees, as a flat row of small numbers: places are cells ahead of its robot and to its right."""

from __future__ import annotations

from itertools import accumulate

from swarmrally.env.roborally.action import PARTS, parts_that_stand, programs
from swarmrally.env.roborally.sheet import NEARBY, PIT_THERE, REACH, Sheet, ahead_of, column_of, lay_sheet, right_of, row_of
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF, STRIDE
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, MOST_FLAGS, MOST_FLOORS, Course, plays
from swarmrally.roborally.components.option_cards import OPTIONS
from swarmrally.roborally.components.state import MOST_HAND, NO_TEAM, REGISTERS, SEATS, State, is_here

ROBOT_NUMBERS = 19
LENGTHS = {
    "rules": 8,
    "time": 1,
    "place": 3,
    "program": PARTS + 1,
    "robots": SEATS * ROBOT_NUMBERS,
    "face_up": SEATS * REGISTERS,
    "options": SEATS * OPTIONS,
    "hand": 2 * MOST_HAND,
    "flags": MOST_FLAGS * 3,
    "homes": 2,
    "floor_turns": MOST_FLOORS,
    "ground": NEARBY,
    "walls": NEARBY,
}
"""The parts of an observation, one after the other; docs/research.md says what their numbers mean."""

STARTS = (0, *accumulate(LENGTHS.values()))
(
    AT_RULES,
    AT_TIME,
    AT_PLACE,
    AT_PROGRAM,
    AT_ROBOTS,
    AT_FACE_UP,
    AT_OPTIONS,
    AT_HAND,
    AT_FLAGS,
    AT_HOMES,
    AT_TURNS,
    AT_GROUND,
    AT_WALLS,
    LENGTH,
) = STARTS
LAST_TURN = 127


@entry
def see(course: Course, sheet: Sheet, state: State, seat: int, flat: Ints) -> None:
    """All of it, LENGTH numbers; nothing that others hold face down is looked at. A robot that is not here sees from its archive."""
    lay_sheet(course, sheet, state)
    here = int(state.robot_cell[seat]) if is_here(state, seat) else int(state.robot_archive[seat])
    heading = int(state.robot_heading[seat]) if is_here(state, seat) else 0
    see_rules(course, state, flat)
    flat[AT_TIME] = min(int(state.turn_number), LAST_TURN)
    flat[AT_PLACE] = column_of(here)
    flat[AT_PLACE + 1] = row_of(here)
    flat[AT_PLACE + 2] = heading
    see_program(state, seat, flat)
    see_robots(state, seat, here, heading, flat)
    see_flags(state, here, heading, flat)
    see_homes(course, state, seat, flat)
    for floor in range(MOST_FLOORS):
        flat[AT_TURNS + floor] = state.floor_turns[floor]
    see_ground(course, sheet, here, heading, flat)


@kernel
def first_special(course: Course) -> int:
    """The course's rule, counted from 1; 0 for none."""
    specials, number = int(course.specials), 0
    while specials >> number:
        number += 1
    return number


@kernel
def see_rules(course: Course, state: State, flat: Ints) -> None:
    flat[AT_RULES] = first_special(course)
    flat[AT_RULES + 1] = course.flag_count
    flat[AT_RULES + 2] = state.lives
    flat[AT_RULES + 3] = state.archive_optional
    flat[AT_RULES + 4] = state.power_down_undamaged
    flat[AT_RULES + 5] = state.one_flag_per_turn
    flat[AT_RULES + 6] = state.play_on
    flat[AT_RULES + 7] = state.seats


@kernel
def see_program(state: State, seat: int, flat: Ints) -> None:
    """The seat's own hand, and its program as far as it stands."""
    for register in range(REGISTERS):
        flat[AT_PROGRAM + register] = state.registers[seat, register, 0]
    flat[AT_PROGRAM + REGISTERS] = state.power_down[seat]
    flat[AT_PROGRAM + REGISTERS + 1] = state.re_entry_heading[seat]
    flat[AT_PROGRAM + PARTS] = parts_that_stand(state, seat)
    for place in range(MOST_HAND):
        card = int(state.hand[seat, place]) if place < state.hand_count[seat] else NO_CARD
        flat[AT_HAND + place] = card
        flat[AT_HAND + MOST_HAND + place] = 0 if card == NO_CARD else 1 + int(KIND[card])


@kernel
def see_robots(state: State, seat: int, here: int, heading: int, flat: Ints) -> None:
    """One's own robot, then the others in the order of their seats."""
    other, seats = seat, int(state.seats)
    for place in range(SEATS):
        if place < seats:
            see_robot(state, seat, other, here, heading, flat, AT_ROBOTS + place * ROBOT_NUMBERS)
            see_cards(state, other, flat, AT_FACE_UP + place * REGISTERS)
            see_options(state, other, flat, AT_OPTIONS + place * OPTIONS)
        else:
            blank(flat, AT_ROBOTS + place * ROBOT_NUMBERS, ROBOT_NUMBERS)
            blank(flat, AT_FACE_UP + place * REGISTERS, REGISTERS)
            blank(flat, AT_OPTIONS + place * OPTIONS, OPTIONS)
        other = other + 1 if other + 1 < seats else 0


@kernel
def see_robot(state: State, seat: int, other: int, here: int, heading: int, flat: Ints, at: int) -> None:
    is_there, cell, archive = is_here(state, other), int(state.robot_cell[other]), int(state.robot_archive[other])
    flat[at] = is_there
    flat[at + 1] = ahead_of(here, heading, cell) if is_there else 0
    flat[at + 2] = right_of(here, heading, cell) if is_there else 0
    flat[at + 3] = (int(state.robot_heading[other]) - heading) & 3 if is_there else 0
    flat[at + 4] = state.robot_damage[other]
    flat[at + 5] = state.robot_lives[other]
    flat[at + 6] = state.robot_flags[other]
    flat[at + 7] = state.robot_down[other]
    flat[at + 8] = state.robot_sits_out[other]
    flat[at + 9] = state.robot_place[other]
    flat[at + 10] = other == seat or (state.robot_team[other] != NO_TEAM and state.robot_team[other] == state.robot_team[seat])
    flat[at + 11] = state.robot_dock[other]
    flat[at + 12] = ahead_of(here, heading, archive) if archive != OFF else 0
    flat[at + 13] = right_of(here, heading, archive) if archive != OFF else 0
    flat[at + 14] = state.hand_count[other]
    flat[at + 15] = state.flywheel[other] != NO_CARD
    flat[at + 16] = state.superbot == other
    flat[at + 17] = state.blamed == other
    flat[at + 18] = flag_with(state, other)


@kernel
def flag_with(state: State, seat: int) -> int:
    """R10.6 The flag that a robot carries, counted from 1; 0 for none."""
    for flag in range(MOST_FLAGS):
        if state.flag_holder[flag] == seat:
            return flag + 1
    return 0


@kernel
def see_cards(state: State, other: int, flat: Ints, at: int) -> None:
    """R7.4 The cards in registers that are not programmed this turn lie face up."""
    for register in range(REGISTERS):
        flat[at + register] = 0 if programs(state, other, register) else state.registers[other, register, 0]


@kernel
def see_options(state: State, other: int, flat: Ints, at: int) -> None:
    for option in range(OPTIONS):
        flat[at + option] = int(state.holds[other]) >> option & 1


@kernel
def see_flags(state: State, here: int, heading: int, flat: Ints) -> None:
    """In their order: there, ahead, right."""
    for flag in range(MOST_FLAGS):
        at, cell = AT_FLAGS + flag * 3, int(state.flag_cell[flag])
        flat[at] = cell != OFF
        flat[at + 1] = ahead_of(here, heading, cell) if cell != OFF else 0
        flat[at + 2] = right_of(here, heading, cell) if cell != OFF else 0


@kernel
def see_homes(course: Course, state: State, seat: int, flat: Ints) -> None:
    """R10.6 The own home floor and the enemy's, counted from 1; 0 where there are none."""
    captures = plays(course, CAPTURE_THE_FLAG)
    team = int(state.robot_team[seat])
    flat[AT_HOMES] = int(state.home[team]) + 1 if captures else 0
    flat[AT_HOMES + 1] = int(state.home[1 - team]) + 1 if captures else 0


@kernel
def see_ground(course: Course, sheet: Sheet, here: int, heading: int, flat: Ints) -> None:
    """Row by row from far left ahead: what is on each cell, and its walls, a bit each: ahead, right, back, left."""
    place = 0
    for back in range(-REACH, REACH + 1):
        for right in range(-REACH, REACH + 1):
            cell = cell_from(course, here, heading, back, right)
            flat[AT_GROUND + place] = PIT_THERE if cell == OFF else sheet.ground[heading, cell]
            flat[AT_WALLS + place] = 0 if cell == OFF else sheet.walls[heading, cell]
            place += 1


@kernel
def cell_from(course: Course, here: int, heading: int, back: int, right: int) -> int:
    """The cell so many steps back and to the right; OFF when that is not on the course."""
    column, row = column_of(here), row_of(here)
    if heading == 0:
        column, row = column + right, row + back
    elif heading == 1:
        column, row = column - back, row + right
    elif heading == 2:
        column, row = column - right, row - back
    else:
        column, row = column + back, row - right
    if not (0 <= column < course.width and 0 <= row < course.height):
        return OFF
    return (row + 1) * STRIDE + column + 1


@kernel
def blank(flat: Ints, start: int, count: int) -> None:
    for place in range(start, start + count):
        flat[place] = 0
