"""Drawn positions read: the pictures that `swarmrally.roborally.forms.picture` draws, with everything that stands on the floor.

    +    +    +    +
    ▷0→ ·  ① ·|1↑ ⇒        four characters a cell: a robot and where it faces, a flag or site, the floor; a wall or machine before it
    +    +----+    +       a line of walls may be left out where there are none
    laser 0,0 E 2          what a drawing can't carry: beams, a pusher's registers (else all five), how a curve turns

`·` floor, `#` pit, `↑ → ↓ ←` conveyors, `⇑ ⇒ ⇓ ⇐` express ones, `↻ ↺` gears, `r` repair site, `u` upgrade site, `①` flag 1,
`△ ▷ ▽ ◁` lasers and `▲ ▶ ▼ ◀` pushers, which fire and push this way from where they are mounted.
"""

from __future__ import annotations

from typing import NamedTuple

from swarmrally.kernel.squares import ARROWS, HEADINGS
from swarmrally.roborally.components.floors import WRENCH, WRENCH_AND_HAMMER, Floor, Place, read_thing
from swarmrally.roborally.forms.picture import EXPRESS, FLAGS, LASERS, PUSHERS

CELL = 5
ALL_REGISTERS = frozenset(range(1, 6))
DOWN, LEFT = 2, 3
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Picture(NamedTuple):
    floor: Floor
    robots: dict[int, tuple[Place, str]]
    """Where each seat's robot stands, and its heading."""
    flags: list[Place]


def read_picture(text: str) -> Picture:
    """The floor, the robots and the flags of a drawing."""
    lines = [line for line in text.splitlines() if line.strip()]
    margin = lines[0].index("+")
    lines = [line[margin:].rstrip() for line in lines]
    drawn = [line for line in lines if line[0] in f"+| {LASERS}{PUSHERS}"]
    rows = [line for line in drawn if line[0] != "+"]
    picture = Picture(Floor(len(lines[0]) // CELL, len(rows)), {}, [])
    flags: dict[int, Place] = {}
    y = 0
    for line in drawn:
        if line[0] == "+":
            read_walls(picture.floor, line, y)
        else:
            read_row(picture, flags, line.ljust(CELL * picture.floor.width + 1), y)
            y += 1
    for line in lines[len(drawn) :]:
        read_line(picture.floor, line)
    picture.flags.extend(flags[flag] for flag in sorted(flags))
    return picture


def read_walls(floor: Floor, line: str, y: int) -> None:
    """Walls above row y, and the machines on them."""
    for x in range(floor.width):
        side = line[CELL * x + 1 : CELL * x + CELL]
        if "-" in side:
            floor.walls.add(((x, y), 0) if y < floor.height else ((x, y - 1), DOWN))
        for mark in side.strip(" -+"):
            mount(floor, mark, (x, y), DOWN)


def read_row(picture: Picture, flags: dict[int, Place], line: str, y: int) -> None:
    floor = picture.floor
    for x in range(floor.width + 1):
        before = line[CELL * x]
        if before == "|":
            floor.walls.add(((x, y), LEFT) if x < floor.width else ((x - 1, y), 1))
        elif before != " ":
            mount(floor, before, (x, y), 1)
        if x < floor.width:
            robot, thing, ground = line[CELL * x + 1 : CELL * x + 3], line[CELL * x + 3], line[CELL * x + 4]
            if robot.strip():
                picture.robots[int(robot[0])] = ((x, y), HEADINGS[ARROWS.index(robot[1])])
            if thing in FLAGS:
                flags[FLAGS.index(thing)] = (x, y)
            elif thing != " ":
                floor.sites[x, y] = {"r": WRENCH, "u": WRENCH_AND_HAMMER}[thing]
            read_ground(floor, ground, (x, y))


def read_ground(floor: Floor, ground: str, place: Place) -> None:
    if ground == "#":
        floor.pits.add(place)
    elif ground in "↻↺":
        floor.gears[place] = 1 if ground == "↻" else -1
    elif ground in EXPRESS or ground in ARROWS:
        floor.belts[place] = ((EXPRESS if ground in EXPRESS else ARROWS).index(ground), ground in EXPRESS)
    else:
        assert ground == "·", f"what is {ground!r} on {place}?"


def mount(floor: Floor, mark: str, place: Place, away: int) -> None:
    """A machine on the side before a cell: it acts on that cell, or, the other way, on the one before."""
    heading = (LASERS if mark in LASERS else PUSHERS).index(mark)
    if heading != away:
        place = place[0] + STEPS[heading][0], place[1] + STEPS[heading][1]
    if mark in LASERS:
        floor.lasers.append((place, heading, 1))
    else:
        floor.pushers[place, heading] = ALL_REGISTERS


def read_line(floor: Floor, line: str) -> None:
    """More of a machine that is drawn already, or a turn."""
    if line.startswith("laser"):
        x, y = map(int, line.split()[1].split(","))
        floor.lasers.remove(((x, y), HEADINGS.index(line.split()[2]), 1))
    read_thing(floor, line, "the picture", 0)
