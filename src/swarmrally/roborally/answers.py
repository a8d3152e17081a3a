"""R9.28 The legal answers to a pending decision, as the forms in which people give them and as the numbers that the rules take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.squares import HEADINGS, OFF, place_of
from swarmrally.roborally.cleanup import distance, fitting_heading, place_to_return, re_entry, sees_nobody
from swarmrally.roborally.course import FACTORY_REJECTS, Course
from swarmrally.roborally.lasers import can_fire
from swarmrally.roborally.options import MAIN_LASER, NAMES, NO_OPTION, WEAPONS
from swarmrally.roborally.options.fire_control import is_possible
from swarmrally.roborally.options.mechanical_arm import AROUND, can_touch
from swarmrally.roborally.state import (
    ASK_DISCARD_OPTION,
    ASK_FIRE_CONTROL,
    ASK_KEEP_OPTION,
    ASK_LOSE_OPTION,
    ASK_MECHANICAL_ARM,
    ASK_RE_ENTRY,
    ASK_WEAPON,
    FIRE_DAMAGE,
    FIRE_DESTROY,
    FIRE_LOCK,
    REGISTERS,
    State,
)

Answer = tuple[Any, int]


def legal_answers(course: Course, state: State) -> list[Answer]:
    """Every answer that the seat which was asked may give; a closed list."""
    lister = LISTERS.get(int(state.question))
    return lister(course, state, int(state.asked_seat)) if lister else [(False, 0), (True, 1)]


def options_held(state: State, seat: int) -> list[Answer]:
    return [(NAMES[option], option) for option in state.options[seat, : int(state.option_count[seat])].tolist()]


def options_to_discard(_: Course, state: State, seat: int) -> list[Answer]:
    return [(None, NO_OPTION), *options_held(state, seat)]


def options_to_lose(_: Course, state: State, seat: int) -> list[Answer]:
    return options_held(state, seat)


def options_to_keep(_: Course, state: State, seat: int) -> list[Answer]:
    return [(NAMES[option], option) for option in state.draft[seat].tolist()]


def weapons(_: Course, state: State, seat: int) -> list[Answer]:
    return [(None, MAIN_LASER), *((NAMES[weapon], weapon) for weapon in WEAPONS if can_fire(state, seat, weapon))]


def ways_to_fire(_: Course, state: State, seat: int) -> list[Answer]:
    target = int(state.asked_about)
    locks = [({"lock": register + 1}, FIRE_LOCK + register) for register in range(REGISTERS)]
    ends = [({"destroy": name}, FIRE_DESTROY + option) for name, option in options_held(state, target)]
    return [("damage", FIRE_DAMAGE), *((form, choice) for form, choice in [*locks, *ends] if is_possible(state, target, choice))]


def cells_to_reach(course: Course, state: State, seat: int) -> list[Answer]:
    here = int(state.robot_cell[seat])
    cells = [here + int(AROUND[way]) for way in range(8) if can_touch(course, state, seat, way)]
    return [(None, OFF), *((list(place_of(cell)), cell) for cell in cells)]


def ways_to_return(course: Course, state: State, seat: int) -> list[Answer]:
    """R8.4 Any heading on a free archive cell; else the cells and headings of the nearest ring with a fit."""
    archive = int(state.robot_archive[seat])
    if state.robot_at[archive] == NOBODY:
        places = [(archive, heading) for heading in range(4)]
    else:
        ring = distance(archive, place_to_return(course, state, seat) >> 3)
        cells = [cell for cell in range(len(state.robot_at)) if distance(archive, cell) == ring]
        places = [
            (cell, heading)
            for cell in cells
            if fitting_heading(course, state, cell, 0) != OFF
            for heading in range(4)
            if sees_nobody(course, state, cell, heading)
        ]
    downs = (0,) if course.special == FACTORY_REJECTS else (0, 1)
    return [
        ({"at": list(place_of(cell)), "heading": HEADINGS[heading], "powered_down": bool(down)}, re_entry(cell, heading, down))
        for cell, heading in places
        for down in downs
    ]


LISTERS: dict[int, Callable[[Course, State, int], list[Answer]]] = {
    ASK_RE_ENTRY: ways_to_return,
    ASK_DISCARD_OPTION: options_to_discard,
    ASK_LOSE_OPTION: options_to_lose,
    ASK_FIRE_CONTROL: ways_to_fire,
    ASK_WEAPON: weapons,
    ASK_MECHANICAL_ARM: cells_to_reach,
    ASK_KEEP_OPTION: options_to_keep,
}
