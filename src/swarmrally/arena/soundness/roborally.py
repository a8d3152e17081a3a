"""R0.4, R1.1, R6, R7.3 Whether a course can be played to its end, and what on it is odd: each finding with its code, rule and cell."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Literal, NamedTuple, cast

from swarmrally.kernel.squares import OFF, STEP, cell_at, opposite, place_of, turned
from swarmrally.roborally.components.cards import BACK_UP, QUARTERS, STEPS
from swarmrally.roborally.components.course import GROUND, MOVING_TARGETS, NO_BELT, NO_SITE, WAR_ZONE, Course, plays
from swarmrally.roborally.components.floors import Place
from swarmrally.roborally.components.state import REGISTERS

Code = Literal[
    "no_flags",
    "flag_out_of_reach",
    "flag_in_pit",
    "dock_in_pit",
    "dock_in_wall",
    "dock_behind_pit",
    "machine_in_pit",
    "belt_into_nothing",
    "belts_head_on",
    "laser_without_wall",
    "pusher_without_wall",
]
RULES: dict[Code, str] = {
    "no_flags": "R8.5",
    "flag_out_of_reach": "R7.3",
    "flag_in_pit": "R7.3",
    "dock_in_pit": "R1.1",
    "dock_in_wall": "R1.1",
    "dock_behind_pit": "R1.1",
    "machine_in_pit": "R0.4",
    "belt_into_nothing": "R6.1",
    "belts_head_on": "R6.3",
    "laser_without_wall": "R7.1",
    "pusher_without_wall": "R6.5",
}
WRONG: tuple[Code, ...] = ("no_flags", "flag_out_of_reach", "flag_in_pit", "dock_in_pit")
"""With these nobody can win, or somebody can't begin; all else is allowed, but odd."""

Pose = tuple[int, int]
"""A cell and a heading."""
Moment = tuple[int, int, int]
"""The same before one of the registers; pushers differ by register, so that other courses have one moment for all."""


class Finding(NamedTuple):
    code: Code
    at: Place | None
    start: str = ""
    """Out of reach from where: `dock 2`, `flag 1`."""

    @property
    def rule(self) -> str:
        return RULES[self.code]

    @property
    def is_wrong(self) -> bool:
        return self.code in WRONG


def findings(course: Course) -> list[Finding]:
    """All of them; what is out of reach is looked for only where everything else that is wrong is mended, and flags stay (R10.1)."""
    plain = plain_course(course)
    found = [*flagless(course), *pitfalls(plain), *odd_docks(plain), *odd_belts(plain), *odd_mounts(plain)]
    if plays(course, MOVING_TARGETS) or any(each.is_wrong for each in found):
        return found
    return [*found, *out_of_reach(plain)]


def plain_course(course: Course) -> SimpleNamespace:
    """The same as lists: to look at single cells is then quicker by far."""
    names = ("ground", "wall", "belt", "express", "turn", "pusher", "gear", "site", "emitter")
    return SimpleNamespace(
        **{name: getattr(course, name).tolist() for name in names},
        cells=[cell_at(x, y) for y in range(int(course.height)) for x in range(int(course.width))],
        flags=course.flag_start[: int(course.flag_count)].tolist(),
        docks=[cell for cell in course.dock_cell.tolist() if cell != OFF],
        start_heading=int(course.start_heading),
        registers=REGISTERS if course.has_pushers else 1,
    )


def flagless(course: Course) -> Iterator[Finding]:
    """R8.5 Nobody is ever the first to have touched them all; R10.2 in a War Zone nobody has to."""
    if course.flag_count == 0 and not plays(course, WAR_ZONE):
        yield Finding("no_flags", None)


def pitfalls(course: SimpleNamespace) -> Iterator[Finding]:
    for code, cells in (("flag_in_pit", course.flags), ("dock_in_pit", course.docks)):
        yield from (Finding(cast(Code, code), place_of(cell)) for cell in cells if course.ground[cell] != GROUND)
    for cell in course.cells:
        if course.ground[cell] != GROUND and (course.belt[cell] != NO_BELT or course.gear[cell] or course.site[cell] != NO_SITE):
            yield Finding("machine_in_pit", place_of(cell))


def odd_docks(course: SimpleNamespace) -> Iterator[Finding]:
    """Whose robot faces a wall, or falls with its first step."""
    for cell in course.docks:
        if course.wall[cell] >> course.start_heading & 1:
            yield Finding("dock_in_wall", place_of(cell))
        elif course.ground[cell + int(STEP[course.start_heading])] != GROUND:
            yield Finding("dock_behind_pit", place_of(cell))


def odd_belts(course: SimpleNamespace) -> Iterator[Finding]:
    for cell in course.cells:
        way = course.belt[cell]
        if way == NO_BELT or course.ground[cell] != GROUND:
            continue
        there = cell + int(STEP[way])
        if course.wall[cell] >> way & 1 or course.ground[there] != GROUND:
            yield Finding("belt_into_nothing", place_of(cell))
        elif course.belt[there] == opposite(way):
            yield Finding("belts_head_on", place_of(cell))


def odd_mounts(course: SimpleNamespace) -> Iterator[Finding]:
    """Lasers and pushers hang on a wall behind them."""
    for cell in course.cells:
        for way in range(4):
            has_wall = course.wall[cell] >> opposite(way) & 1
            if course.emitter[cell][way] and not has_wall:
                yield Finding("laser_without_wall", place_of(cell))
            if course.pusher[cell][way] and not has_wall:
                yield Finding("pusher_without_wall", place_of(cell))


def out_of_reach(course: SimpleNamespace) -> Iterator[Finding]:
    """R7.3 From each dock to the first flag and from each flag to the next, alone on the floor and with whatever cards one likes."""
    starts = [(f"dock {number + 1}", cell, [course.start_heading]) for number, cell in enumerate(course.docks)]
    before = moments_before(course)
    for number, flag in enumerate(course.flags):
        reached = spread(before, [(flag, heading, register) for heading in range(4) for register in range(course.registers)])
        for start, cell, headings in starts:
            # Each turn begins with the first register; a flag may have been touched in any of them.
            registers = range(course.registers) if start.startswith("flag") else range(1)
            if not all((cell, heading, register) in reached for heading in headings for register in registers):
                yield Finding("flag_out_of_reach", place_of(flag), start)
        starts = [(f"flag {number + 1}", flag, [*range(4)])]


def spread(before: dict[Moment, list[Moment]], goals: list[Moment]) -> set[Moment]:
    """From where one of the goals can be reached."""
    found, waiting = set(goals), list(goals)
    while waiting:
        for moment in before.get(waiting.pop(), ()):
            if moment not in found:
                found.add(moment)
                waiting.append(moment)
    return found


def moments_before(course: SimpleNamespace) -> dict[Moment, list[Moment]]:
    """From which moments a register leads to each."""
    rides = [{} for _ in range(course.registers)]  # type: list[dict[Pose, Pose]]
    found: dict[Moment, list[Moment]] = {}
    for cell in course.cells:
        if course.ground[cell] != GROUND:
            continue
        for heading in range(4):
            ends = {walked(course, cell, heading, kind) for kind in range(len(STEPS))}
            for register in range(course.registers):
                next_register = (register + 1) % course.registers
                for end in ends:
                    if end not in rides[register]:
                        rides[register][end] = carried(course, *end, register)
                    there = rides[register][end]
                    if there[0] != OFF:
                        found.setdefault((*there, next_register), []).append((cell, heading, register))
    return found


def walked(course: SimpleNamespace, cell: int, heading: int, kind: int) -> Pose:
    """R5.2 After a card of this kind."""
    way = opposite(heading) if kind == BACK_UP else heading
    for _ in range(int(STEPS[kind])):
        if cell == OFF or course.wall[cell] >> way & 1:
            break
        cell = onto(course, cell, way)
    return cell, turned(heading, int(QUARTERS[kind]))


def carried(course: SimpleNamespace, cell: int, heading: int, register: int) -> Pose:
    """R6 After the conveyors, the pushers and the gears."""
    for only_express in (True, False):
        way = NO_BELT if cell == OFF else course.belt[cell]
        if way != NO_BELT and (course.express[cell] or not only_express) and not course.wall[cell] >> way & 1:
            cell = onto(course, cell, way)
            heading = heading if cell == OFF else turned(heading, course.turn[cell][way])
    if cell != OFF:
        cell = pushed(course, cell, register)
    return (cell, heading if cell == OFF else turned(heading, course.gear[cell]))


def pushed(course: SimpleNamespace, cell: int, register: int) -> int:
    """R6.5 Where two push two ways, nobody moves."""
    ways = [way for way in range(4) if course.pusher[cell][way] >> register & 1 and not course.wall[cell] >> way & 1]
    return onto(course, cell, ways[0]) if len(ways) == 1 else cell


def onto(course: SimpleNamespace, cell: int, way: int) -> int:
    """The next cell; OFF in a pit or over the edge."""
    there = cell + int(STEP[way])
    return there if course.ground[there] == GROUND else OFF
