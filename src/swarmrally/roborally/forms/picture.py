"""Positions drawn as text: four characters a cell, walls around it.

2→ ·  robot of seat 2, facing E            ·  floor    #  pit    ↑ → ↓ ←  conveyors    ⇑ ⇒ ⇓ ⇐  express conveyors    ↻ ↺  gears
  ①→  flag 1, on a conveyor                r  repair site    u  upgrade site    1-8  docks
------ and |  walls                        △ ▷ ▽ ◁  a laser that fires this way    ▲ ▶ ▼ ◀  a pusher that pushes this way
"""

from __future__ import annotations

from collections.abc import Sequence

from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.squares import ARROWS, HEADINGS, OFF, STEP, cell_at, place_of
from swarmrally.roborally.components.course import NO_BELT, NO_SITE, PIT, Course
from swarmrally.roborally.components.floors import WRENCH
from swarmrally.roborally.components.option_cards import NAMES
from swarmrally.roborally.components.state import REGISTERS, State, is_here
from swarmrally.roborally.rules.odd_courses.turntable import let_lie
from swarmrally.roborally.rules.teams import plays_in_teams

LEGEND = (__doc__ or "").partition("\n\n")[2].rstrip()
WIDTH = 4
EXPRESS = "⇑⇒⇓⇐"
GEARS = {1: "↻", -1: "↺"}
FLAGS = "①②③④⑤⑥⑦⑧"
LASERS = "△▷▽◁"
PUSHERS = "▲▶▼◀"
NORTH, WEST = 0, 3


def draw(course: Course, state: State | None = None) -> str:
    """The course with everything on it; without a state as it is before the first turn, flags on their places and docks empty."""
    width, height = int(course.width), int(course.height)
    if state is not None:
        let_lie(course, state)
    lines = ["    " + "".join(f"{x:>{WIDTH}} " for x in range(width)).rstrip()]
    for y in range(height + 1):
        lines.append("   " + "".join("+" + wall_above(course, cell_at(x, y)) for x in range(width)) + "+")
        if y < height:
            row = "".join(wall_left(course, cell_at(x, y)) + cell_text(course, state, cell_at(x, y)) for x in range(width))
            lines.append(f"{y:>2} {row}{wall_left(course, cell_at(width, y))}")
    return "\n".join(line.rstrip() for line in lines)


def wall_above(course: Course, cell: int) -> str:
    """The side between a cell and the one above it: a wall, and a laser or pusher that is mounted there."""
    wall = "-" if int(course.wall[cell]) >> NORTH & 1 else " "
    mounted = mounted_between(course, cell + int(STEP[NORTH]), cell, 2)
    return wall + (mounted or wall) + 2 * wall


def wall_left(course: Course, cell: int) -> str:
    wall = "|" if int(course.wall[cell]) >> WEST & 1 else " "
    return mounted_between(course, cell + int(STEP[WEST]), cell, 1) or wall


def mounted_between(course: Course, first: int, second: int, heading: int) -> str:
    """What stands between two cells and acts from there: on the second in this heading, on the first the other way."""
    for marks, things in ((LASERS, course.emitter), (PUSHERS, course.pusher)):
        if things[second, heading]:
            return marks[heading]
        if things[first, heading ^ 2]:
            return marks[heading ^ 2]
    return ""


def cell_text(course: Course, state: State | None, cell: int) -> str:
    """Robot in two characters, then flag, site or dock, then the floor."""
    return robot_text(state, cell) + thing_text(course, state, cell) + floor_text(course, cell)


def robot_text(state: State | None, cell: int) -> str:
    if state is None or state.robot_at[cell] == NOBODY:
        return "  "
    seat = int(state.robot_at[cell])
    return f"{seat}{ARROWS[state.robot_heading[seat]]}"


def thing_text(course: Course, state: State | None, cell: int) -> str:
    flags = course.flag_start if state is None else state.flag_cell
    for flag in range(int(course.flag_count)):
        if flags[flag] == cell:
            return FLAGS[flag]
    if course.site[cell] != NO_SITE:
        return "r" if course.site[cell] == WRENCH else "u"
    docks = [dock for dock, place in enumerate(course.dock_cell.tolist(), 1) if place == cell]
    return str(docks[0]) if docks else " "


def floor_text(course: Course, cell: int) -> str:
    if course.ground[cell] == PIT:
        return "#"
    if course.belt[cell] != NO_BELT:
        return (EXPRESS if course.express[cell] else ARROWS)[course.belt[cell]]
    return GEARS.get(int(course.gear[cell]), "·")


def machine_lines(course: Course) -> list[str]:
    """Lasers with their beams and pushers with their registers, which a drawing can't carry."""
    lines = []
    for cell, heading in zip(*course.emitter.nonzero(), strict=True):
        beams = int(course.emitter[cell, heading])
        lines.append(f"laser at {where(cell)} firing {HEADINGS[heading]}, {beams} beam{'s' if beams > 1 else ''}")
    for cell, heading in zip(*course.pusher.nonzero(), strict=True):
        active = [str(register + 1) for register in range(REGISTERS) if int(course.pusher[cell, heading]) >> register & 1]
        lines.append(f"pusher at {where(cell)} pushing {HEADINGS[heading]} in {', '.join(active)}")
    return lines


def where(cell: int) -> str:
    return ",".join(map(str, place_of(int(cell))))


def robot_lines(course: Course, state: State, names: Sequence[str] = ()) -> list[str]:
    """Each robot in a line: what the picture does not show, of what lies face up."""
    return [robot_line(course, state, seat, names[seat] if names else "") for seat in range(int(state.seats))]


def robot_line(course: Course, state: State, seat: int, name: str = "") -> str:
    team = f" team {state.robot_team[seat]}" if plays_in_teams(state) else ""
    head = " ".join(filter(None, [f"seat {seat}", name, f"dock {state.robot_dock[seat]}"])) + team
    facts = [
        place_text(state, seat),
        f"damage {state.robot_damage[seat]}",
        f"lives {state.robot_lives[seat]}",
        f"flags {state.robot_flags[seat]}",
    ]
    if state.robot_archive[seat] != OFF:
        facts.append(f"archive {where(state.robot_archive[seat])}")
    if state.robot_down[seat]:
        facts.append("powered down")
    if state.superbot == seat:
        facts.append("the SuperBot")
    if state.blamed == seat:
        facts.append("to blame for the SuperBot")
    facts += [f"carries flag {flag + 1}" for flag in range(int(course.flag_count)) if state.flag_holder[flag] == seat]
    options = [NAMES[option] for option in state.options[seat, : int(state.option_count[seat])]]
    if options:
        facts.append(f"options {' '.join(options)}")
    facts += locked_texts(state, seat)
    return f"{head}: {', '.join(facts)}"


def place_text(state: State, seat: int) -> str:
    if is_here(state, seat):
        return f"at {where(state.robot_cell[seat])} facing {HEADINGS[state.robot_heading[seat]]}"
    if state.robot_place[seat]:
        return f"finished {state.robot_place[seat]}."
    if state.robot_sent_off[seat]:
        return "sent off"
    return "waiting to come back" if state.robot_lives[seat] else "out of the game"


def locked_texts(state: State, seat: int) -> list[str]:
    """R7.4 Locked registers lie face up."""
    locked = [register for register in range(REGISTERS) if int(state.robot_locked[seat]) >> register & 1]
    held = [" ".join(str(int(card) * 10) for card in state.registers[seat, register] if card) for register in locked]
    return [f"register {register + 1} locked {cards}".rstrip() for register, cards in zip(locked, held, strict=True)]
