"""R0.1, R0.4, R10 Courses: floors joined edge to edge, a docking bay, flags and a rule; printed ones and one's own."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Annotated

import numpy as np

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.fields import Ints, new
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import CELLS, MOST, OFF, STEP, cell_at
from swarmrally.roborally.components.floors import Floor, NotationError, Place, read_floor

MOST_FLAGS = 8
MOST_DOCKS = 8
MOST_FLOORS = 16
NO_FLOOR = -1

GROUND, PIT, RIM = range(3)
NO_BELT = -1
NO_SITE = 0

SPECIALS = (
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
    "superbot",
    "interference",
    "frenetic_factory",
    "capture_the_flag",
)
(
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
    SUPERBOT,
    INTERFERENCE,
    FRENETIC_FACTORY,
    CAPTURE_THE_FLAG,
) = range(16)
WORTH_OF_A_FLAG = (TOGGLE_BOGGLE, WAR_ZONE, SUPERBOT, CAPTURE_THE_FLAG, TANDEM_CARNAGE, ALL_FOR_ONE, INTERFERENCE)
"""R10.7 The rules that change what a flag is worth: a course has at most one of them."""

BACK_COLUMNS = 6
"""R10.6 Of a home floor, where robots start and come back."""

FACTS = ("category", "page", "players", "length", "level", "season", "seed")
PRINTED_FLOORS, SEASON_FLOORS = "courses/floors", "courses/season_one/floors"


class Course:
    """What never changes in a game, cell by cell; walls stand on both of their sides, and what no floor covers is a pit.

    Only in a Frenetic Factory it does change (R10.5): there a game has a course of its own, laid as the state says.
    """

    width: Annotated[int, "i2"]
    height: Annotated[int, "i2"]
    specials: Annotated[int, "i4"]
    """The course's rules, a bit for each (R10.7)."""
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

    floor_count: Annotated[int, "i1"]
    left_floor: Annotated[int, "i1"]
    floor_x: Annotated[Ints, "i2", MOST_FLOORS]
    floor_y: Annotated[Ints, "i2", MOST_FLOORS]
    floor_width: Annotated[Ints, "i2", MOST_FLOORS]
    floor_height: Annotated[Ints, "i2", MOST_FLOORS]
    floor_turned: Annotated[Ints, "i1", MOST_FLOORS]
    """R10.5 By how many quarters each floor lies turned now."""
    floor_at: Annotated[Ints, "i1", CELLS]
    """Which floor covers a cell; none for a bay and where nothing lies."""
    own_wall: Annotated[Ints, "i1", CELLS]
    """The walls that are printed on the cell itself, which turn with its floor."""


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
    specials: list[str] = field(default_factory=list)
    facts: dict[str, str] = field(default_factory=dict)

    @property
    def special(self) -> str | None:
        """The rule of a printed course, which has one at most."""
        return self.specials[0] if self.specials else None


@kernel
def plays(course: Course, special: int) -> bool:
    """R10 Whether the course has this rule."""
    return int(course.specials) >> special & 1 != 0


def lay_out(
    parts: list[tuple[Floor, int, int]], bay: tuple[Floor, int, int, int] | None, flags: list[Place], specials: Sequence[str] = ()
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
    course.specials = sum(1 << SPECIALS.index(special) for special in set(specials))
    note_floors(course, parts)
    course.start_heading = bay[3] % 4 if bay else 0
    course.flag_count = len(flags)
    course.flag_start[: len(flags)] = [cell_at(x, y) for x, y in flags]
    light_beams(course)
    measure_sight(course)
    return course


def note_floors(course: Course, parts: list[tuple[Floor, int, int]]) -> None:
    """R10.5, R10.6 Which floor lies where."""
    course.floor_at[:] = NO_FLOOR
    if len(parts) > MOST_FLOORS:
        return
    course.floor_count = len(parts)
    course.left_floor = min(range(len(parts)), key=lambda number: parts[number][1])
    for number, (floor, x, y) in enumerate(parts):
        course.floor_x[number], course.floor_y[number] = x, y
        course.floor_width[number], course.floor_height[number] = floor.width, floor.height
        for row in range(y, y + floor.height):
            course.floor_at[cell_at(x, row) : cell_at(x + floor.width, row)] = number


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
    # A wall stops from both sides, so the cell beyond has it too; `own_wall` is where it is printed, and turns with its floor (R10.5).
    for place, side in floor.walls:
        course.own_wall[at(place)] |= 1 << side
        course.wall[at(place)] |= 1 << side
        course.wall[at(place) + STEP[side]] |= 1 << (side ^ 2)
    for dock, place in floor.docks.items():
        course.dock_cell[dock - 1] = at(place)


def light_beams(course: Course) -> None:
    """R7.1 Which cells a floor laser can reach in which heading when nobody stands in the way."""
    for heading, (lines, ahead, is_open) in enumerate(lines_of_sight(course)):
        course.lit[:] |= (course.emitter[:, heading] != 0) << heading
        # The farthest line comes first, but light reaches a cell through the one before it.
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


def check_rules(course: Course, has_bay: bool) -> None:
    """R10.5-R10.7 Raises a Refusal for rules that go together with no other, or not with these floors and flags."""
    worth = [SPECIALS[special] for special in WORTH_OF_A_FLAG if plays(course, special)]
    if len(worth) > 1:
        raise Refusal("/course/special", "not_here", expected=f"one rule of what a flag is worth at most, not {' and '.join(worth)}")
    if plays(course, FRENETIC_FACTORY):
        for floor in range(int(course.floor_count)):
            if course.floor_width[floor] != course.floor_height[floor]:
                raise Refusal(f"/course/boards/{floor}", "not_here", expected="a square floor, since it turns")
    if plays(course, CAPTURE_THE_FLAG):
        if has_bay:
            raise Refusal("/course/dock", "not_here", expected="no docking bay in Capture the Flag")
        if course.floor_count != 2 or not lie_side_by_side(course):
            raise Refusal("/course/boards", "wrong_count", expected="two floors side by side, one for each team")
        if course.flag_count != 2:
            raise Refusal("/course/flags", "wrong_count", expected="two flags, one for each team")


def lie_side_by_side(course: Course) -> bool:
    """R10.6 One floor left of the other, each with its back columns."""
    left = int(course.left_floor)
    right = 1 - left
    gap = int(course.floor_x[right]) - int(course.floor_x[left] + course.floor_width[left])
    tops = [int(course.floor_y[floor]) for floor in (left, right)]
    ends = [int(course.floor_y[floor] + course.floor_height[floor]) for floor in (left, right)]
    return gap >= 0 and max(tops) < min(ends) and min(course.floor_width[:2]) >= BACK_COLUMNS


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
        if part.floor not in known_floors():
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
        if rest not in SPECIALS:
            raise NotationError(file, number, f"one of the rules {', '.join(SPECIALS)}, not `{rest}`")
        plan.specials.append(rest)
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
    lines += [f"rule {special}" for special in plan.specials]
    return "\n".join(lines) + "\n"


def course_of(plan: Plan) -> Course:
    """The plan laid out; a Refusal when its parts do not fit."""
    parts = [(floor_named(part.floor).turned(part.quarters), part.x, part.y) for part in plan.parts]
    bay = None
    if plan.bay:
        bay = (floor_named(plan.bay.floor).turned(plan.bay.quarters), plan.bay.x, plan.bay.y, plan.bay.quarters)
    course = lay_out(parts, bay, plan.flags, plan.specials)
    check_rules(course, bay is not None)
    return course


@functools.cache
def floor_names() -> list[str]:
    """The floors and bays that courses can be made of."""
    return names_in(PRINTED_FLOORS)


@functools.cache
def known_floors() -> dict[str, str]:
    """In which folder a floor lies; each course of a season has one of its own."""
    return {name: folder for folder in (PRINTED_FLOORS, SEASON_FLOORS) for name in names_in(folder)}


def names_in(folder: str) -> list[str]:
    files = resources.files("swarmrally.roborally").joinpath(folder).iterdir()
    return sorted(path.name.removesuffix(".txt") for path in files if path.name.endswith(".txt"))


@functools.cache
def floor_named(name: str) -> Floor:
    """A floor of ours."""
    file = f"{known_floors()[name]}/{name}.txt"
    return read_floor(resources.files("swarmrally.roborally").joinpath(file).read_text(), file)[1]


@functools.cache
def printed_plans() -> dict[str, Plan]:
    """R0.1 The 34 printed courses by name, in the order of the book."""
    return plans_in("courses")


@functools.cache
def season_plans() -> dict[str, Plan]:
    """The courses of season one by name: ours, made by the machine."""
    return plans_in("courses/season_one")


@functools.cache
def known_plans() -> dict[str, Plan]:
    """All courses that have a name, the printed ones first."""
    return {**printed_plans(), **season_plans()}


def plans_in(place: str) -> dict[str, Plan]:
    folder = resources.files("swarmrally.roborally").joinpath(place)
    plans = [read_course(folder.joinpath(f"{name}.txt").read_text(), f"{place}/{name}.txt") for name in names_in(place)]
    return {plan.name: plan for plan in plans}


@functools.cache
def printed_course(name: str) -> Course:
    """A printed course, laid out."""
    return course_of(printed_plans()[name])


@functools.cache
def known_course(name: str) -> Course:
    """A course that has a name, laid out."""
    return printed_course(name) if name in printed_plans() else course_of(season_plans()[name])
