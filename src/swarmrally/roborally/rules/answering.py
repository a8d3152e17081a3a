"""R9.28 Pending decisions: the closed list of answers that are legal now, the clock's default first."""

from __future__ import annotations

from typing import Annotated

from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import CELLS, OFF, STRIDE
from swarmrally.roborally.components.course import FACTORY_REJECTS, Course, plays
from swarmrally.roborally.components.option_cards import IS_WEAPON, MAIN_LASER, NO_OPTION, OPTIONS
from swarmrally.roborally.components.state import (
    ASK_ARCHIVE,
    ASK_DISCARD_OPTION,
    ASK_FIRE_CONTROL,
    ASK_HOME,
    ASK_KEEP_OPTION,
    ASK_LOSE_OPTION,
    ASK_MECHANICAL_ARM,
    ASK_RE_ENTRY,
    ASK_START,
    ASK_WEAPON,
    DRAFT,
    FIRE_DAMAGE,
    FIRE_DESTROY,
    FIRE_LOCK,
    REGISTERS,
    State,
)
from swarmrally.roborally.rules.cleanup import ANYBODY, distance, fitting_heading, has_fit, is_free, place_to_return, re_entry, sees_nobody
from swarmrally.roborally.rules.lasers import can_fire
from swarmrally.roborally.rules.odd_courses.capture import back_cell, back_cells
from swarmrally.roborally.rules.odd_courses.placing import first_start
from swarmrally.roborally.rules.odd_courses.turntable import lay_as_in
from swarmrally.roborally.rules.options.fire_control import is_possible
from swarmrally.roborally.rules.options.mechanical_arm import AROUND, can_touch

MOST_CHOICES = 4096
"""More than there are cells in the widest ring, with all headings and powers (R8.4)."""
Choices = Annotated[Ints, "i8", 1]


@entry
def list_choices(course: Course, state: State, choices: Choices) -> int:
    """How many answers there are; they are written in the numbers that answer() takes."""
    lay_as_in(course, state)
    seat, question = int(state.asked_seat), int(state.question)
    if question == ASK_ARCHIVE:
        return add(choices, add(choices, 0, 1), 0)
    if question == ASK_DISCARD_OPTION:
        return add_options(state, choices, add(choices, 0, NO_OPTION), seat)
    if question == ASK_LOSE_OPTION:
        return add_options(state, choices, 0, seat)
    if question == ASK_KEEP_OPTION:
        return add_draft(state, choices, seat)
    if question == ASK_WEAPON:
        return add_weapons(state, choices, seat)
    if question == ASK_MECHANICAL_ARM:
        return add_reach(course, state, choices, seat)
    if question == ASK_FIRE_CONTROL:
        return add_hits(state, choices)
    if question == ASK_RE_ENTRY:
        return add_returns(course, state, choices, seat)
    if question == ASK_HOME:
        return add(choices, add(choices, 0, int(course.left_floor)), 1 - int(course.left_floor))
    if question == ASK_START:
        return add_starts(course, state, choices, seat)
    return add(choices, add(choices, 0, 0), 1)


@kernel
def add(choices: Ints, count: int, choice: int) -> int:
    """One more, unless it is the default, which comes first."""
    if count > 0 and choices[0] == choice:
        return count
    choices[count] = choice
    return count + 1


@kernel
def add_options(state: State, choices: Ints, count: int, seat: int) -> int:
    for place in range(int(state.option_count[seat])):
        count = add(choices, count, int(state.options[seat, place]))
    return count


@kernel
def add_draft(state: State, choices: Ints, seat: int) -> int:
    count = 0
    for place in range(DRAFT):
        if state.draft[seat, place] != NO_OPTION:
            count = add(choices, count, int(state.draft[seat, place]))
    return count


@kernel
def add_weapons(state: State, choices: Ints, seat: int) -> int:
    count = add(choices, 0, MAIN_LASER)
    for option in range(OPTIONS):
        if IS_WEAPON[option] and can_fire(state, seat, option):
            count = add(choices, count, option)
    return count


@kernel
def add_reach(course: Course, state: State, choices: Ints, seat: int) -> int:
    count = add(choices, 0, OFF)
    for way in range(8):
        if can_touch(course, state, seat, way):
            count = add(choices, count, int(state.robot_cell[seat]) + int(AROUND[way]))
    return count


@kernel
def add_hits(state: State, choices: Ints) -> int:
    target = int(state.asked_about)
    count = add(choices, 0, FIRE_DAMAGE)
    for register in range(REGISTERS):
        if is_possible(state, target, FIRE_LOCK + register):
            count = add(choices, count, FIRE_LOCK + register)
    for option in range(OPTIONS):
        if is_possible(state, target, FIRE_DESTROY + option):
            count = add(choices, count, FIRE_DESTROY + option)
    return count


@called
def add_returns(course: Course, state: State, choices: Choices, seat: int) -> int:
    """R8.4 Every cell, heading and power that the owner may choose."""
    count = add(choices, 0, place_to_return(course, state, seat))
    if state.robot_sent_off[seat]:
        return add_homes(course, state, choices, count, seat)
    powers = 1 if plays(course, FACTORY_REJECTS) else 2
    archive = int(state.robot_archive[seat])
    if is_free(course, state, archive):
        for heading in range(4):
            count = add_powers(choices, count, archive, heading, powers)
        return count
    ring = 1
    while ring < STRIDE and not has_fit(course, state, archive, ring):
        ring += 1
    for cell in range(max(0, archive - ring * (STRIDE + 1)), min(CELLS, archive + ring * (STRIDE + 1) + 1)):
        if distance(archive, cell) == ring and fitting_heading(course, state, cell, 0, ANYBODY) != OFF:
            for heading in range(4):
                if sees_nobody(course, state, cell, heading, ANYBODY):
                    count = add_powers(choices, count, cell, heading, powers)
    return count


@kernel
def add_powers(choices: Ints, count: int, cell: int, heading: int, powers: int) -> int:
    """Not powered down, and where it may be so, powered down."""
    for down in range(powers):
        count = add(choices, count, re_entry(cell, heading, down))
    return count


@kernel
def add_homes(course: Course, state: State, choices: Ints, count: int, seat: int) -> int:
    """R10.6 b Every free cell of the own back columns, facing no enemy near."""
    team, down = int(state.robot_team[seat]), int(state.robot_down[seat])
    for place in range(back_cells(course, state, seat)):
        cell = back_cell(course, state, seat, place)
        for heading in range(4):
            if is_free(course, state, cell) and sees_nobody(course, state, cell, heading, team):
                count = add(choices, count, re_entry(cell, heading, down))
    return count


@called
def add_starts(course: Course, state: State, choices: Choices, seat: int) -> int:
    """R10.6 a Every free cell of the own back columns, in every heading."""
    count = add(choices, 0, first_start(course, state, seat))
    for place in range(back_cells(course, state, seat)):
        cell = back_cell(course, state, seat, place)
        for heading in range(4):
            if is_free(course, state, cell):
                count = add(choices, count, re_entry(cell, heading, 0))
    return count
