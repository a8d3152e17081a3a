"""R9.28 Pending decisions: the closed list of answers that are legal now, the clock's default first, as numbers and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from swarmrally.kernel.squares import HEADINGS, OFF, STRIDE, place_of
from swarmrally.roborally.components.course import FACTORY_REJECTS, Course, plays
from swarmrally.roborally.components.option_cards import MAIN_LASER, NAMES, NO_OPTION, OPTIONS, WEAPONS
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
from swarmrally.roborally.rules.odd_courses.turntable import let_lie
from swarmrally.roborally.rules.options.fire_control import is_possible
from swarmrally.roborally.rules.options.mechanical_arm import AROUND, can_reach


def legal_answers(course: Course, state: State) -> list[tuple[Any, int]]:
    """What the seat that is asked may answer: as JSON, and as the number that the rules take."""
    return [(answer_form(int(state.question), choice), choice) for choice in legal_choices(course, state)]


def legal_choices(course: Course, state: State) -> list[int]:
    let_lie(course, state)
    seat, question = int(state.asked_seat), int(state.question)
    held = [int(option) for option in state.options[seat, : int(state.option_count[seat])]]
    if question == ASK_ARCHIVE:
        return [1, 0]
    if question == ASK_DISCARD_OPTION:
        return [NO_OPTION, *held]
    if question == ASK_LOSE_OPTION:
        return held
    if question == ASK_KEEP_OPTION:
        return [int(option) for option in state.draft[seat] if option != NO_OPTION]
    if question == ASK_WEAPON:
        return [MAIN_LASER, *(weapon for weapon in WEAPONS if can_fire(state, seat, weapon))]
    if question == ASK_MECHANICAL_ARM:
        around = [int(state.robot_cell[seat]) + int(step) for step in AROUND]
        return [OFF, *(cell for cell in around if can_reach(course, state, seat, cell))]
    if question == ASK_FIRE_CONTROL:
        choices = [*range(FIRE_LOCK, FIRE_LOCK + REGISTERS), *range(FIRE_DESTROY, FIRE_DESTROY + OPTIONS)]
        return [FIRE_DAMAGE, *(choice for choice in choices if is_possible(state, int(state.asked_about), choice))]
    if question == ASK_RE_ENTRY:
        default = place_to_return(course, state, seat)
        return [default, *(place for place in ways_to_return(course, state, seat) if place != default)]
    if question == ASK_HOME:
        return [int(course.left_floor), 1 - int(course.left_floor)]
    if question == ASK_START:
        default = first_start(course, state, seat)
        return [default, *(place for place in ways_to_start(course, state, seat) if place != default)]
    return [0, 1]


def ways_to_return(course: Course, state: State, seat: int) -> Iterator[int]:
    """R8.4 Every cell, heading and power that the owner may choose."""
    if state.robot_sent_off[seat]:
        yield from ways_home(course, state, seat)
        return
    downs = (0,) if plays(course, FACTORY_REJECTS) else (0, 1)
    archive = int(state.robot_archive[seat])
    if is_free(course, state, archive):
        yield from (re_entry(archive, heading, down) for heading in range(4) for down in downs)
        return
    ring = next(ring for ring in range(1, STRIDE) if has_fit(course, state, archive, ring))
    for cell in range(archive - ring * (STRIDE + 1), archive + ring * (STRIDE + 1) + 1):
        if distance(archive, cell) == ring and fitting_heading(course, state, cell, 0, ANYBODY) != OFF:
            headings = [heading for heading in range(4) if sees_nobody(course, state, cell, heading, ANYBODY)]
            yield from (re_entry(cell, heading, down) for heading in headings for down in downs)


def ways_home(course: Course, state: State, seat: int) -> Iterator[int]:
    """R10.6 b Every free cell of the own back columns, facing no enemy near."""
    team, down = int(state.robot_team[seat]), int(state.robot_down[seat])
    for cell in free_back_cells(course, state, seat):
        headings = [heading for heading in range(4) if sees_nobody(course, state, cell, heading, team)]
        yield from (re_entry(cell, heading, down) for heading in headings)


def ways_to_start(course: Course, state: State, seat: int) -> Iterator[int]:
    """R10.6 a Every free cell of the own back columns, in every heading."""
    yield from (re_entry(cell, heading, 0) for cell in free_back_cells(course, state, seat) for heading in range(4))


def free_back_cells(course: Course, state: State, seat: int) -> list[int]:
    cells = [back_cell(course, state, seat, place) for place in range(back_cells(course, state, seat))]
    return [cell for cell in cells if is_free(course, state, cell)]


def answer_form(question: int, choice: int) -> Any:
    """An answer as JSON: true or false, an option, a cell, a floor, what a hit does, or how a robot starts or comes back."""
    if question in (ASK_DISCARD_OPTION, ASK_LOSE_OPTION, ASK_KEEP_OPTION):
        return None if choice == NO_OPTION else NAMES[choice]
    if question == ASK_WEAPON:
        return "main_laser" if choice == MAIN_LASER else NAMES[choice]
    if question == ASK_MECHANICAL_ARM:
        return None if choice == OFF else list(place_of(choice))
    if question == ASK_FIRE_CONTROL:
        return fire_form(choice)
    if question == ASK_RE_ENTRY:
        return {"heading": HEADINGS[choice >> 1 & 3], "at": list(place_of(choice >> 3)), "powered_down": bool(choice & 1)}
    if question == ASK_START:
        return {"heading": HEADINGS[choice >> 1 & 3], "at": list(place_of(choice >> 3))}
    return choice if question == ASK_HOME else bool(choice)


def fire_form(choice: int) -> Any:
    """R9.10 As the policy is written."""
    if choice >= FIRE_DESTROY:
        return {"destroy": NAMES[choice - FIRE_DESTROY]}
    return "damage" if choice < FIRE_LOCK else {"lock": choice - FIRE_LOCK + 1}


def about_form(question: int, about: int) -> Any:
    """What a question is about, as JSON: a cell, or a number that is a register, a point of damage, a seat, a team or a floor."""
    return list(place_of(about)) if question in (ASK_ARCHIVE, ASK_RE_ENTRY) else about
