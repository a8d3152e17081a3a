"""R0.4 Floors and docking bays: drawn as text, cell by cell, then lines for what a drawing can't carry; and turned by quarters (R0.1).

    floor exchange
    +---+---+---+
    | .  >>  pit
    +   +   +---+
      ^   w+h|d1
    +   +   +   +
    laser 0,0 E 2
    pusher 2,1 N 1 3 5
    turn 0,1 E ccw
    also 1,1 d2

Cells: `.` floor, `pit`, `^ > v <` conveyors, doubled for express ones, `cw` and `ccw` gears, `w` wrench, `w+h` wrench and hammer,
`d1` to `d8` docks. `|` and `---` are walls. After `laser`: the cell of the emitter, where it fires, its beams; after `pusher`: its
cell, where it pushes, in which registers; after `turn`: a conveyor's cell, then for the direction in which a robot is carried onto it
how it is turned; after `also`: a cell, and what else stands on it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from swarmrally.kernel.squares import HEADINGS, MOST

Place = tuple[int, int]

WRENCH, WRENCH_AND_HAMMER = 1, 2
BELTS = {mark * pace: (heading, pace == 2) for heading, mark in enumerate("^>v<") for pace in (1, 2)}
GEARS = {"cw": 1, "ccw": -1}
SITES = {"w": WRENCH, "w+h": WRENCH_AND_HAMMER}
DOCKS = {f"d{dock}": dock for dock in range(1, 9)}
MARKS = ("`.`", "`pit`", *(f"`{mark}`" for mark in (*BELTS, *GEARS, *SITES)), "`d1`-`d8`")


class NotationError(ValueError):
    """A line of a floor or course that can't be read: which, and what would be right."""

    def __init__(self, file: str, line: int, expected: str) -> None:
        super().__init__(f"{file}, line {line}: expected {expected}")
        self.file, self.line, self.expected = file, line, expected


@dataclass
class Floor:
    """What lies where; walls are sides of cells, each listed from one of its two cells."""

    width: int
    height: int
    pits: set[Place] = field(default_factory=set)
    gears: dict[Place, int] = field(default_factory=dict)
    sites: dict[Place, int] = field(default_factory=dict)
    belts: dict[Place, tuple[int, bool]] = field(default_factory=dict)
    turns: dict[tuple[Place, int], int] = field(default_factory=dict)
    pushers: dict[tuple[Place, int], frozenset[int]] = field(default_factory=dict)
    lasers: list[tuple[Place, int, int]] = field(default_factory=list)
    walls: set[tuple[Place, int]] = field(default_factory=set)
    docks: dict[int, Place] = field(default_factory=dict)

    def turned(self, quarters: int) -> Floor:
        """The same floor after so many quarter turns clockwise."""
        if quarters % 4 == 0:
            return self

        def to(place: Place) -> Place:
            return self.height - 1 - place[1], place[0]

        def by(heading: int) -> int:
            return (heading + 1) % 4

        once = Floor(
            self.height,
            self.width,
            {to(place) for place in self.pits},
            {to(place): gear for place, gear in self.gears.items()},
            {to(place): site for place, site in self.sites.items()},
            {to(place): (by(heading), express) for place, (heading, express) in self.belts.items()},
            {(to(place), by(heading)): turn for (place, heading), turn in self.turns.items()},
            {(to(place), by(heading)): registers for (place, heading), registers in self.pushers.items()},
            [(to(place), by(heading), beams) for place, heading, beams in self.lasers],
            {(to(place), by(side)) for place, side in self.walls},
            {dock: to(place) for dock, place in self.docks.items()},
        )
        return once.turned(quarters - 1)


def read_floor(text: str, file: str) -> tuple[str, Floor]:
    """The floor's name and what is on it; NotationError for a line that can't be read."""
    lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or not re.fullmatch(r"floor \w+", lines[0][1]):
        raise NotationError(file, lines[0][0] if lines else 1, "`floor` and a name in one word")
    drawn = 1
    while drawn < len(lines) and lines[drawn][1][0] in "+| ":
        drawn += 1
    if drawn < 4 or drawn % 2:
        raise NotationError(
            file, lines[min(drawn, len(lines) - 1)][0], "a drawing: lines of walls and lines of cells by turns, walls first and last"
        )
    floor = read_drawing(lines[1:drawn], file)
    for number, line in lines[drawn:]:
        read_thing(floor, line, file, number)
    return lines[0][1].split()[1], floor


def read_drawing(lines: list[tuple[int, str]], file: str) -> Floor:
    """Cells and walls."""
    width, height = len(lines[0][1]) // 4, len(lines) // 2
    if not 1 <= width <= MOST or height > MOST:
        raise NotationError(file, lines[0][0], f"a drawing of 1 to {MOST} cells each way")
    floor = Floor(width, height)
    for place, (number, line) in enumerate(lines):
        read_line = read_cells if place % 2 else read_walls
        read_line(floor, line.ljust(4 * width + 1), place // 2, file, number)
    return floor


def read_walls(floor: Floor, line: str, y: int, file: str, number: int) -> None:
    """A line of walls above row y."""
    if len(line) != 4 * floor.width + 1 or set(line[::4]) != {"+"}:
        raise NotationError(file, number, f"{floor.width + 1} corners `+`, four characters apart")
    for x in range(floor.width):
        side = line[4 * x + 1 : 4 * x + 4]
        if side not in ("---", "   "):
            raise NotationError(file, number, f"`---` or three spaces above cell {x},{y}, not `{side}`")
        if side == "---":
            floor.walls.add(((x, y), 0) if y < floor.height else ((x, y - 1), 2))


def read_cells(floor: Floor, line: str, y: int, file: str, number: int) -> None:
    """A line of cells with the walls between them."""
    if len(line) != 4 * floor.width + 1:
        raise NotationError(file, number, f"{floor.width} cells of three characters, each between two of `|` or a space")
    for x in range(floor.width + 1):
        if line[4 * x] not in "| ":
            raise NotationError(file, number, f"`|` or a space left of cell {x},{y}, not `{line[4 * x]}`")
        if line[4 * x] == "|":
            floor.walls.add(((x, y), 3) if x < floor.width else ((x - 1, y), 1))
        if x < floor.width:
            read_mark(floor, line[4 * x + 1 : 4 * x + 4].strip(), (x, y), file, number)


def read_mark(floor: Floor, mark: str, place: Place, file: str, number: int) -> None:
    """What stands on one cell."""
    if mark == "pit":
        floor.pits.add(place)
    elif mark in BELTS:
        floor.belts[place] = BELTS[mark]
    elif mark in GEARS:
        floor.gears[place] = GEARS[mark]
    elif mark in SITES:
        floor.sites[place] = SITES[mark]
    elif mark in DOCKS and DOCKS[mark] not in floor.docks:
        floor.docks[DOCKS[mark]] = place
    elif mark in DOCKS:
        raise NotationError(file, number, f"each dock once, not `{mark}` again on cell {place[0]},{place[1]}")
    elif mark != ".":
        raise NotationError(file, number, f"one of {', '.join(MARKS)} on cell {place[0]},{place[1]}, not `{mark}`")


def read_thing(floor: Floor, line: str, file: str, number: int) -> None:
    """A laser, pusher or turn below the drawing."""
    if found := re.fullmatch(r"laser (\d+),(\d+) ([NESW]) ([123])", line):
        floor.lasers.append((inside(floor, found, file, number), HEADINGS.index(found[3]), int(found[4])))
    elif found := re.fullmatch(r"pusher (\d+),(\d+) ([NESW])((?: [1-5])*)", line):
        floor.pushers[inside(floor, found, file, number), HEADINGS.index(found[3])] = frozenset(map(int, found[4].split()))
    elif found := re.fullmatch(r"turn (\d+),(\d+)((?: [NESW] c?cw)+)", line):
        place = inside(floor, found, file, number)
        if place not in floor.belts:
            raise NotationError(file, number, "the cell of a conveyor after `turn`")
        for heading, way in re.findall(r"([NESW]) (c?cw)", found[3]):
            floor.turns[place, HEADINGS.index(heading)] = GEARS[way]
    elif found := re.fullmatch(r"also (\d+),(\d+) (\S+)", line):
        read_mark(floor, found[3], inside(floor, found, file, number), file, number)
    else:
        raise NotationError(file, number, "`laser x,y E 2`, `pusher x,y E 2 4`, `turn x,y E cw` or `also x,y pit`")


def inside(floor: Floor, found: re.Match[str], file: str, number: int) -> Place:
    """The place a line names, which must be on the floor."""
    x, y = int(found[1]), int(found[2])
    if x >= floor.width or y >= floor.height:
        raise NotationError(file, number, f"a cell from 0,0 to {floor.width - 1},{floor.height - 1}, not {x},{y}")
    return x, y


def write_floor(name: str, floor: Floor) -> str:
    """The floor as text that read_floor() reads."""
    lines = [f"floor {name}"]
    for y in range(floor.height + 1):
        lines.append("".join("+" + ("---" if has_wall(floor, (x, y), 0) else "   ") for x in range(floor.width)) + "+")
        if y < floor.height:
            cells = "".join(("|" if has_wall(floor, (x, y), 3) else " ") + marks_of(floor, (x, y))[0].center(3) for x in range(floor.width))
            lines.append((cells + ("|" if has_wall(floor, (floor.width, y), 3) else "")).rstrip())
    lines += [f"laser {x},{y} {HEADINGS[heading]} {beams}" for (x, y), heading, beams in sorted(floor.lasers)]
    for ((x, y), heading), registers in sorted(floor.pushers.items()):
        lines.append(f"pusher {x},{y} {HEADINGS[heading]} {' '.join(map(str, sorted(registers)))}".rstrip())
    for x, y in ((x, y) for y in range(floor.height) for x in range(floor.width)):
        lines += [f"also {x},{y} {mark}" for mark in marks_of(floor, (x, y))[1:]]
    for x, y in sorted({place for place, _ in floor.turns}):
        turns = [(heading, floor.turns[(x, y), heading]) for heading in range(4) if ((x, y), heading) in floor.turns]
        lines.append(f"turn {x},{y} " + " ".join(f"{HEADINGS[heading]} {'cw' if turn == 1 else 'ccw'}" for heading, turn in turns))
    return "\n".join(lines) + "\n"


def has_wall(floor: Floor, place: Place, side: int) -> bool:
    """Whether there is a wall above (side 0) or left of (side 3) a place, listed from either cell."""
    x, y = place
    return (place, side) in floor.walls or (((x, y - 1), 2) if side == 0 else ((x - 1, y), 1)) in floor.walls


def marks_of(floor: Floor, place: Place) -> list[str]:
    """The marks that stand for what is on a cell; a form, unlike a drawing, may have several things on one."""
    marks = ["pit"] if place in floor.pits else []
    for known, things in ((BELTS, floor.belts), (GEARS, floor.gears), (SITES, floor.sites)):
        if place in things:
            marks.append(next(mark for mark, thing in known.items() if thing == things[place]))
    return [*marks, *(f"d{dock}" for dock, where in sorted(floor.docks.items()) if where == place)] or ["."]
