"""Blueprints: all that is needed to draw a course, kind by kind, with the engine's own idea of what lies where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct, structs

from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import HEADINGS, OFF, STEP, cell_at, opposite, place_of
from swarmrally.roborally.components.course import (
    FRENETIC_FACTORY,
    NO_BELT,
    NO_SITE,
    PIT,
    RIM,
    Course,
    Part,
    Plan,
    known_course,
    known_plans,
    plays,
)
from swarmrally.roborally.components.floors import WRENCH, Floor, Place
from swarmrally.roborally.components.state import REGISTERS, State
from swarmrally.roborally.forms.course_forms import floor_of, inline_course, own_floors, specials_of
from swarmrally.roborally.forms.schema import CourseForm, Heading, PartForm, Way
from swarmrally.roborally.rules.odd_courses.turntable import let_lie

WAYS: dict[int, Way] = {1: "cw", -1: "ccw"}
NORTH, WEST = 0, 3


class Board(Struct):
    """A floor in its place; `board` is null for one's own."""

    board: str | None
    x: int
    y: int
    width: int
    height: int
    turned: int
    """By how many degrees clockwise."""
    is_dock: bool = False


class Belt(Struct):
    at: Place
    heading: Heading
    express: bool
    enters: list[Heading]
    """The sides on which other conveyors lead onto it."""
    turns: dict[Heading, Way]
    """How it turns what is carried onto it across these sides."""


class TurningGear(Struct):
    at: Place
    way: Way


class MountedPusher(Struct):
    at: Place
    side: Heading
    """Of the cell, where it is mounted."""
    heading: Heading
    registers: list[int]


class Wall(Struct):
    at: Place
    side: Heading


class MountedLaser(Struct):
    at: Place
    side: Heading
    """Of the cell, where it is mounted."""
    heading: Heading
    beams: int
    cells: list[Place]
    """Those that the beam crosses when nobody stands in the way."""


class Site(Struct):
    at: Place
    site: Literal["repair", "upgrade"]


class Dock(Struct):
    dock: int
    at: Place


class Blueprint(Struct):
    """A course: each wall is listed once, flags in their order; a cell that no board covers is `uncovered`, and a pit."""

    width: int
    height: int
    boards: list[Board]
    uncovered: list[Place]
    pits: list[Place]
    belts: list[Belt]
    gears: list[TurningGear]
    pushers: list[MountedPusher]
    walls: list[Wall]
    lasers: list[MountedLaser]
    sites: list[Site]
    flags: list[Place]
    docks: list[Dock]
    start_heading: Heading
    specials: list[str]


def blueprint(form: str | CourseForm, turns: Sequence[int] = ()) -> Blueprint:
    """Of a course with a name or one's own, R10.5 with its floors turned by so many quarters; a Refusal names what can't be."""
    if isinstance(form, str):
        plan = known_plans().get(form)
        if plan is None:
            raise Refusal("/course", "not_a_course", words=list(known_plans()))
        course, boards, specials = known_course(form), plan_boards(plan), plan.specials
    else:
        course, boards, specials = inline_course(form), own_boards(form), specials_of(form)
    return drawn(
        as_turned(course, turns), [after_turns(board, turns[number : number + 1]) for number, board in enumerate(boards)], specials
    )


def as_turned(course: Course, turns: Sequence[int]) -> Course:
    """R10.5 The course after its floors have turned."""
    if not any(turns):
        return course
    if len(turns) != course.floor_count or not plays(course, FRENETIC_FACTORY):
        raise Refusal("/floor_turns", "wrong_count", expected="a number for each floor that turns")
    state = new(State)
    state.floor_turns[: len(turns)] = turns
    course = copy(course)
    let_lie(course, state)
    return course


def after_turns(board: Board, turns: Sequence[int]) -> Board:
    return structs.replace(board, turned=(board.turned + 90 * sum(turns)) % 360)


def plan_boards(plan: Plan) -> list[Board]:
    return [board_of(part, {}) for part in plan.parts] + ([board_of(plan.bay, {}, is_dock=True)] if plan.bay else [])


def own_boards(form: CourseForm) -> list[Board]:
    if isinstance(form.boards, list):
        own = own_floors(form)
        dock = [board_of(part_of(form.dock), own, is_dock=True)] if isinstance(form.dock, PartForm) else []
        return [board_of(part_of(part), own) for part in form.boards] + dock
    return [Board(None, 0, 0, form.floor.width, form.floor.height, 0)] if form.floor else []


def part_of(form: PartForm) -> Part:
    return Part(form.board, form.x, form.y, form.rot_cw // 90)


def board_of(part: Part, own: Mapping[str, Floor], is_dock: bool = False) -> Board:
    floor = floor_of(part.floor, own).turned(part.quarters)
    return Board(part.floor, part.x, part.y, floor.width, floor.height, part.quarters * 90, is_dock)


def drawn(course: Course, boards: list[Board], specials: list[str]) -> Blueprint:
    covered = {(board.x + x, board.y + y) for board in boards for x in range(board.width) for y in range(board.height)}
    pits = [place_of(cell) for cell in cells(course) if course.ground[cell] == PIT]
    return Blueprint(
        width=int(course.width),
        height=int(course.height),
        boards=boards,
        uncovered=[place for place in pits if place not in covered],
        pits=[place for place in pits if place in covered],
        belts=[belt_at(course, cell) for cell in cells(course) if course.belt[cell] != NO_BELT],
        gears=[TurningGear(place_of(cell), WAYS[int(course.gear[cell])]) for cell in cells(course) if course.gear[cell]],
        pushers=[pusher_at(course, cell, heading) for cell in cells(course) for heading in range(4) if course.pusher[cell, heading]],
        walls=list(walls(course)),
        lasers=[laser_at(course, cell, heading) for cell in cells(course) for heading in range(4) if course.emitter[cell, heading]],
        sites=[site_at(course, cell) for cell in cells(course) if course.site[cell] != NO_SITE],
        flags=[place_of(int(cell)) for cell in course.flag_start[: int(course.flag_count)]],
        docks=[Dock(dock, place_of(int(cell))) for dock, cell in enumerate(course.dock_cell, 1) if cell != OFF],
        start_heading=heading_named(int(course.start_heading)),
        specials=specials,
    )


def cells(course: Course) -> list[int]:
    return [cell_at(x, y) for y in range(int(course.height)) for x in range(int(course.width))]


def heading_named(heading: int) -> Heading:
    return HEADINGS[heading]  # type: ignore[return-value]


def belt_at(course: Course, cell: int) -> Belt:
    turns = {heading: int(course.turn[cell, heading]) for heading in range(4) if course.turn[cell, heading]}
    return Belt(
        place_of(cell),
        heading_named(int(course.belt[cell])),
        bool(course.express[cell]),
        [heading_named(side) for side in range(4) if leads_in(course, cell, side)],
        {heading_named(opposite(heading)): WAYS[turn] for heading, turn in turns.items()},
    )


def leads_in(course: Course, cell: int, side: int) -> bool:
    """Whether a conveyor on this side carries onto the cell."""
    return bool(course.belt[cell + int(STEP[side])] == opposite(side)) and not course.wall[cell] >> side & 1


def pusher_at(course: Course, cell: int, heading: int) -> MountedPusher:
    registers = [register + 1 for register in range(REGISTERS) if int(course.pusher[cell, heading]) >> register & 1]
    return MountedPusher(place_of(cell), heading_named(opposite(heading)), heading_named(heading), registers)


def walls(course: Course) -> Iterator[Wall]:
    """Each from the cell below it or right of it, where there is one."""
    for cell in cells(course):
        for side in range(4):
            is_named_here = side in (NORTH, WEST) or course.ground[cell + int(STEP[side])] == RIM
            if is_named_here and course.wall[cell] >> side & 1:
                yield Wall(place_of(cell), heading_named(side))


def laser_at(course: Course, cell: int, heading: int) -> MountedLaser:
    reach = range(int(course.sight[cell, heading]) + 1)
    beam = [place_of(cell + step * int(STEP[heading])) for step in reach]
    return MountedLaser(place_of(cell), heading_named(opposite(heading)), heading_named(heading), int(course.emitter[cell, heading]), beam)


def site_at(course: Course, cell: int) -> Site:
    return Site(place_of(cell), "repair" if course.site[cell] == WRENCH else "upgrade")
