"""R0.1, R0.4, R10 Courses: floors joined edge to edge, a docking bay, flags and a rule; printed ones and one's own."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from typing import Annotated

import numpy as np

from swarmrally.kernel.fields import Ints, new
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import CELLS, MOST, OFF, STEP, cell_at
from swarmrally.roborally.floors import Floor, NotationError, Place, read_floor

MOST_FLAGS = 8
MOST_DOCKS = 8

GROUND, PIT, RIM = range(3)
NO_BELT = -1
NO_SITE = 0

SPECIALS = (
    None,
    "tricksy",
    "one_option",
    "option_world",
    "set_to_kill",
    "factory_rejects",
    "ball_lightning",
    "tight_collar",
    "moving_targets",
    "tandem_carnage",
    "all_for_one",
    "toggle_boggle",
    "war_zone",
)
(
    PLAIN,
    TRICKSY,
    ONE_OPTION,
    OPTION_WORLD,
    SET_TO_KILL,
    FACTORY_REJECTS,
    BALL_LIGHTNING,
    TIGHT_COLLAR,
    MOVING_TARGETS,
    TANDEM_CARNAGE,
    ALL_FOR_ONE,
    TOGGLE_BOGGLE,
    WAR_ZONE,
) = range(13)
NOT_YET = ("capture_the_flag", "interference", "day_of_the_superbot", "frenetic_factory")
"""R10.3 Rules that come later."""

FACTS = ("category", "page", "players", "length", "level")


class Course:
    """What never changes in a game, cell by cell; walls stand on both of their sides, and what no floor covers is a pit."""

    width: Annotated[int, "i2"]
    height: Annotated[int, "i2"]
    special: Annotated[int, "i1"]
    flag_count: Annotated[int, "i1"]
    has_pushers: Annotated[int, "i1"]
    start_heading: Annotated[int, "i1"]
    flag_start: Annotated[Ints, "i2", MOST_FLAGS]
    dock_cell: Annotated[Ints, "i2", MOST_DOCKS]
    ground: Annotated[Ints, "i1", CELLS]
    wall: Annotated[Ints, "i1", CELLS]
    belt: Annotated[Ints, "i1", CELLS]
    express: Annotated[Ints, "i1", CELLS]
    turn: Annotated[Ints, "i1", (CELLS, 4)]
    pusher: Annotated[Ints, "i1", (CELLS, 4)]
    gear: Annotated[Ints, "i1", CELLS]
    site: Annotated[Ints, "i1", CELLS]
    emitter: Annotated[Ints, "i2", (CELLS, 4)]
    lit: Annotated[Ints, "i1", CELLS]
    sight: Annotated[Ints, "i1", (CELLS, 4)]


@dataclass(frozen=True)
class Part:
    """A floor, or a bay, in its place on a course."""

    floor: str
    x: int
    y: int
    quarters: int


@dataclass
class Plan:
    """A course as its file tells it."""

    name: str
    parts: list[Part] = field(default_factory=list)
    bay: Part | None = None
    flags: list[Place] = field(default_factory=list)
    special: str | None = None
    facts: dict[str, str] = field(default_factory=dict)

    @property
    def is_playable(self) -> bool:
        return self.special not in NOT_YET


def lay_out(
    parts: list[tuple[Floor, int, int]], bay: tuple[Floor, int, int, int] | None, flags: list[Place], special: str | None
) -> Course:
    """R0.1 The course of these floors (turned already) at their places; the bay also says by how many quarters it is turned."""
    course = new(Course)
    course.ground[:] = RIM
    course.belt[:] = NO_BELT
    course.flag_start[:] = OFF
    course.dock_cell[:] = OFF
    placed = [*parts, *([bay[:3]] if bay else [])]
    course.width = max(x + floor.width for floor, x, _ in placed)
    course.height = max(y + floor.height for floor, _, y in placed)
    if course.width > MOST or course.height > MOST:
        raise Refusal("/course", "course_too_large", most=MOST, width=int(course.width), height=int(course.height))
    for y in range(int(course.height)):
        course.ground[cell_at(0, y) : cell_at(int(course.width), y)] = PIT
    covered: set[Place] = set()
    for floor, x, y in placed:
        cells = {(x + dx, y + dy) for dx in range(floor.width) for dy in range(floor.height)}
        if covered & cells:
            raise Refusal("/course", "floors_overlap", cell=list(min(covered & cells)))
        covered |= cells
        lay_floor(course, floor, x, y)
    course.special = SPECIALS.index(special)
    course.start_heading = bay[3] % 4 if bay else 0
    course.flag_count = len(flags)
    course.flag_start[: len(flags)] = [cell_at(x, y) for x, y in flags]
    light_beams(course)
    measure_sight(course)
    return course


def lay_floor(course: Course, floor: Floor, left: int, top: int) -> None:
    """Puts what is on a floor on its cells of the course."""

    def at(place: Place) -> int:
        return cell_at(left + place[0], top + place[1])

    for y in range(floor.height):
        course.ground[at((0, y)) : at((floor.width, y))] = GROUND
    for place in floor.pits:
        course.ground[at(place)] = PIT
    for place, gear in floor.gears.items():
        course.gear[at(place)] = gear
    for place, site in floor.sites.items():
        course.site[at(place)] = site
    for place, (heading, express) in floor.belts.items():
        course.belt[at(place)] = heading
        course.express[at(place)] = express
    for (place, heading), turn in floor.turns.items():
        course.turn[at(place), heading] = turn
    for (place, heading), registers in floor.pushers.items():
        course.pusher[at(place), heading] |= sum(1 << register - 1 for register in registers)
        course.has_pushers = 1
    for place, heading, beams in floor.lasers:
        course.emitter[at(place), heading] += beams
    for place, side in floor.walls:
        course.wall[at(place)] |= 1 << side
        course.wall[at(place) + STEP[side]] |= 1 << (side ^ 2)
    for dock, place in floor.docks.items():
        course.dock_cell[dock - 1] = at(place)


def light_beams(course: Course) -> None:
    """R7.1 Which cells a floor laser can reach in which heading when nobody stands in the way."""
    for heading, (lines, ahead, is_open) in enumerate(lines_of_sight(course)):
        course.lit[:] |= (course.emitter[:, heading] != 0) << heading
        for line, beyond, goes_on in zip(lines[::-1], ahead[::-1], is_open[::-1], strict=True):
            course.lit[beyond[goes_on]] |= course.lit[line[goes_on]] & 1 << heading


def measure_sight(course: Course) -> None:
    """R7.1 How many cells a laser crosses in each heading before a wall or the course's edge stops it."""
    for heading, (lines, ahead, is_open) in enumerate(lines_of_sight(course)):
        sight = course.sight[:, heading]
        for line, beyond, goes_on in zip(lines, ahead, is_open, strict=True):
            sight[line] = goes_on * (sight[beyond] + 1)


def lines_of_sight(course: Course) -> Iterator[tuple[Ints, Ints, Ints]]:
    """For each heading the cells in lines across it, the farthest first, those ahead of them, and whether they can be seen from there."""
    rows = np.array([[cell_at(x, y) for x in range(int(course.width))] for y in range(int(course.height))])
    for heading, lines in enumerate((rows, rows.T[::-1], rows[::-1], rows.T)):
        ahead = lines + STEP[heading]
        yield lines, ahead, (course.wall[lines] >> heading & 1 == 0) & (course.ground[ahead] != RIM)


def read_course(text: str, file: str) -> Plan:
    """A course file; NotationError for a line that can't be read."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or not lines[0][1].startswith("course "):
        raise NotationError(file, lines[0][0] if lines else 1, "`course` and its name")
    plan = Plan(lines[0][1].removeprefix("course ").strip())
    for number, line in lines[1:]:
        read_course_line(plan, line, file, number)
    if not plan.parts:
        raise NotationError(file, lines[-1][0], "at least one line like `floor exchange at 0,0 turned 90`")
    return plan


def read_course_line(plan: Plan, line: str, file: str, number: int) -> None:
    """A floor, the bay, a flag, the rule, or a fact about the course."""
    word, _, rest = line.partition(" ")
    if found := re.fullmatch(r"(floor|bay) (\w+) at (\d+),(\d+)(?: turned (0|90|180|270))?", line):
        part = Part(found[2], int(found[3]), int(found[4]), int(found[5] or 0) // 90)
        if part.floor not in floor_names():
            raise NotationError(file, number, f"one of the floors {', '.join(floor_names())}, not `{part.floor}`")
        if word == "bay":
            plan.bay = part
        else:
            plan.parts.append(part)
    elif found := re.fullmatch(r"flag (\d+),(\d+)", line):
        if len(plan.flags) == MOST_FLAGS:
            raise NotationError(file, number, f"at most {MOST_FLAGS} flags")
        plan.flags.append((int(found[1]), int(found[2])))
    elif word == "rule":
        if rest not in (*SPECIALS[1:], *NOT_YET):
            raise NotationError(file, number, f"one of the rules {', '.join(str(name) for name in SPECIALS[1:])}, not `{rest}`")
        plan.special = rest
    elif word in FACTS:
        plan.facts[word] = rest
    else:
        raise NotationError(file, number, f"a line that begins with floor, bay, flag, rule, {', '.join(FACTS)}")


def write_course(plan: Plan) -> str:
    """The course as text that read_course() reads."""
    lines = [f"course {plan.name}", *(f"{fact} {value}" for fact, value in plan.facts.items()), ""]
    lines += [f"floor {part.floor} at {part.x},{part.y} turned {part.quarters * 90}" for part in plan.parts]
    if plan.bay:
        lines.append(f"bay {plan.bay.floor} at {plan.bay.x},{plan.bay.y} turned {plan.bay.quarters * 90}")
    lines += [f"flag {x},{y}" for x, y in plan.flags]
    if plan.special:
        lines.append(f"rule {plan.special}")
    return "\n".join(lines) + "\n"


def course_of(plan: Plan) -> Course:
    """The plan laid out; a Refusal when its parts do not fit, or its rule comes later (R10.3)."""
    if not plan.is_playable:
        raise Refusal("/course", "not_playable", name=plan.name)
    parts = [(floor_named(part.floor).turned(part.quarters), part.x, part.y) for part in plan.parts]
    bay = None
    if plan.bay:
        bay = (floor_named(plan.bay.floor).turned(plan.bay.quarters), plan.bay.x, plan.bay.y, plan.bay.quarters)
    return lay_out(parts, bay, plan.flags, plan.special)


@functools.cache
def floor_names() -> list[str]:
    """The floors and bays that courses can be made of."""
    folder = resources.files(__package__).joinpath("courses/floors")
    return sorted(path.name.removesuffix(".txt") for path in folder.iterdir() if path.name.endswith(".txt"))


@functools.cache
def floor_named(name: str) -> Floor:
    """A floor of ours."""
    file = f"courses/floors/{name}.txt"
    return read_floor(resources.files(__package__).joinpath(file).read_text(), file)[1]


@functools.cache
def printed_plans() -> dict[str, Plan]:
    """R0.1 The 34 printed courses by name, in the order of the book; four of them come later (R10.3)."""
    folder = resources.files(__package__).joinpath("courses")
    files = sorted(path.name for path in folder.iterdir() if path.name.endswith(".txt"))
    plans = [read_course(folder.joinpath(file).read_text(), f"courses/{file}") for file in files]
    return {plan.name: plan for plan in plans}


@functools.cache
def printed_course(name: str) -> Course:
    """A printed course, laid out."""
    return course_of(printed_plans()[name])
