"""Wishes: goals that a position of RoboRally may have, of each kind the greatest first."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from swarmrally.kernel.squares import OFF, STRIDE, place_of
from swarmrally.roborally.components.course import GROUND, NO_BELT, Course
from swarmrally.roborally.components.state import REGISTERS, State
from swarmrally.study.puzzles.field import Place
from swarmrally.study.puzzles.puzzle import Clause

ALIVE, UNHURT = Clause("alive"), Clause("unhurt", number=0)
REACH = 12
"""Cells beyond which nobody comes in a turn."""
STANDS = 4
"""So many cells are tried as places to end on."""


def wishes(place: Place) -> Iterator[list[list[Clause]]]:
    """The flags, the others, the floor."""
    course, state, seat = place.ground, place.state, place.seat
    yield from flags(course, state, seat)
    yield from others(state, seat)
    yield [[Clause("ride", number=number), ALIVE] for number in range(9, 3, -1)]
    yield in_time(Clause("archive"), 2)
    yield [[Clause("archive"), UNHURT, ALIVE]]
    yield from standing(course, state, seat)


def flags(course: Course, state: State, seat: int) -> Iterator[list[list[Clause]]]:
    flag = int(state.robot_flags[seat]) + 1
    if flag > course.flag_count or apart(int(state.robot_cell[seat]), int(state.flag_cell[flag - 1])) > REACH:
        return
    task = [Clause("finish")] if flag == course.flag_count else [Clause("flag", about=flag)]
    if flag < course.flag_count:
        yield [[Clause("flags", number=2), ALIVE]]
    yield in_time(task[0], 2)
    yield [[*task, UNHURT, ALIVE], [*task, ALIVE]]
    for other in near(state, seat):
        yield [[*task, Clause("push", about=other, number=number), ALIVE] for number in (2, 1)]
    yield [[*task, Clause("shoot", number=number), ALIVE] for number in (3, 2, 1)]


def in_time(task: Clause, first: int) -> list[list[Clause]]:
    """In so many registers, or in one more, and so on."""
    return [[structs.replace(task, by=register), ALIVE] for register in range(first, REGISTERS)] + [[task, ALIVE]]


def others(state: State, seat: int) -> Iterator[list[list[Clause]]]:
    for other in near(state, seat):
        yield in_time(Clause("destroy", about=other), 1)
        yield [[Clause("push", about=other, number=number), ALIVE] for number in range(6, 1, -1)]
    yield [[Clause("shoot", number=number), ALIVE] for number in range(5, 1, -1)]
    yield [[Clause("shoot", number=number), UNHURT, ALIVE] for number in range(4, 1, -1)]


def near(state: State, seat: int) -> list[int]:
    """The others that can be met in this turn."""
    here = int(state.robot_cell[seat])
    there = {other: int(state.robot_cell[other]) for other in range(int(state.seats)) if other != seat}
    return [other for other, cell in there.items() if cell != OFF and apart(here, cell) <= REACH]


def standing(course: Course, state: State, seat: int) -> Iterator[list[list[Clause]]]:
    """Repair sites and still cells some steps away."""
    here = int(state.robot_cell[seat])
    still = [
        cell
        for cell in range(STRIDE, STRIDE * (int(course.height) + 1))
        if is_still(course, cell) and state.robot_at[cell] < 0 and 3 <= apart(here, cell) <= REACH // 2
    ]
    sites = [cell for cell in still if course.site[cell]]
    stride = 1 + len(still) // STANDS
    for cell in dict.fromkeys([*sites, *still[int(state.turn_number) % stride :: stride]]):
        yield [[Clause("stand", about=place_of(cell)), UNHURT, ALIVE], [Clause("stand", about=place_of(cell)), ALIVE]]


def is_still(course: Course, cell: int) -> bool:
    """A cell of the floor on which nothing moves."""
    on_course = 0 < cell % STRIDE <= int(course.width)
    return on_course and bool(course.ground[cell] == GROUND and course.belt[cell] == NO_BELT and course.gear[cell] == 0)


def apart(here: int, there: int) -> int:
    """Cells between two places, were nothing in the way."""
    return abs(here // STRIDE - there // STRIDE) + abs(here % STRIDE - there % STRIDE)
