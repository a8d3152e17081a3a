"""How a robot moves that has the floor to itself: by its own card, then by what it stands on."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.squares import OFF, STEP, opposite, turned
from swarmrally.roborally.components.cards import BACK_UP, KIND, NO_CARD, QUARTERS, STEPS
from swarmrally.roborally.components.course import GROUND, NO_BELT, Course
from swarmrally.roborally.components.state import State
from swarmrally.roborally.rules.odd_courses.turntable import let_lie, own


def as_it_lies(course: Course, state: State) -> Course:
    """R10.5 Where floors turn a copy, as they lie in this state: what is found out about it holds, and a search may turn it."""
    laid = own(course)
    let_lie(laid, state)
    return laid


@kernel
def walked(course: Course, cell: int, heading: int, card: int) -> tuple[int, int]:
    """R5.2 The cell and heading after a card; OFF in a pit or over the edge."""
    if card == NO_CARD:
        return cell, heading
    kind = int(KIND[card])
    way = opposite(heading) if kind == BACK_UP else heading
    for _ in range(int(STEPS[kind])):
        if not can_leave(course, cell, way):
            break
        cell += int(STEP[way])
        if course.ground[cell] != GROUND:
            return OFF, heading
    return cell, turned(heading, int(QUARTERS[kind]))


@kernel
def carried(course: Course, cell: int, heading: int, register: int) -> tuple[int, int]:
    """R6 After the conveyors, the pushers and the gears; OFF in a pit or over the edge."""
    if cell != OFF:
        cell, heading = ridden(course, cell, heading, True)
    if cell != OFF:
        cell, heading = ridden(course, cell, heading, False)
    if cell != OFF:
        cell = pushed(course, cell, register)
    if cell != OFF:
        heading = turned(heading, int(course.gear[cell]))
    return cell, heading


@kernel
def ridden(course: Course, cell: int, heading: int, only_express: bool) -> tuple[int, int]:
    """R6.1-R6.4 One cell on, and turned where the conveyor turns."""
    way = int(course.belt[cell])
    if way == NO_BELT or (only_express and not course.express[cell]) or not can_leave(course, cell, way):
        return cell, heading
    there = cell + int(STEP[way])
    return (there, turned(heading, int(course.turn[there, way]))) if course.ground[there] == GROUND else (OFF, heading)


@kernel
def pushed(course: Course, cell: int, register: int) -> int:
    """R6.5 By the pushers of this register."""
    for way in range(4):
        if int(course.pusher[cell, way]) >> register & 1 and can_leave(course, cell, way):
            there = cell + int(STEP[way])
            return there if course.ground[there] == GROUND else OFF
    return cell


@kernel
def can_leave(course: Course, cell: int, heading: int) -> bool:
    return not int(course.wall[cell]) >> heading & 1
