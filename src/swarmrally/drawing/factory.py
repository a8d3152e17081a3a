"""RoboRally: the course as it stands."""

from __future__ import annotations

from collections.abc import Sequence

from swarmrally.drawing import blueprint, floor_pieces, palette
from swarmrally.drawing.canvas import dot, picture, seat_line
from swarmrally.drawing.svg import Point, box, group, line, tag, text
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.squares import HEADINGS, OFF, place_of
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import DESTROYED, State, is_here
from swarmrally.roborally.forms.blueprint import Belt, Blueprint, MountedLaser, drawn
from swarmrally.roborally.forms.blueprint import blueprint as plan_of
from swarmrally.roborally.playing.setting_up import Setup
from swarmrally.roborally.rules.odd_courses.turntable import let_lie, own

SIZE = 40
INLETS = "NESW"
CARRIED_AT = 24
CROWN = "-22,-26 -26,-50 -11,-37 0,-54 11,-37 26,-50 22,-26"
"""Above a robot's head."""
BEAMS = {1: (0.0,), 2: (-0.12, 0.12), 3: (-0.2, 0.0, 0.2)}


def plan_as_it_lies(setup: Setup, course: Course, state: State) -> Blueprint:
    """The course to be drawn, R10.5 with its floors turned as in this state."""
    if setup.scenario is None:
        return plan_of(setup.course, state.floor_turns[: int(course.floor_count)].tolist())
    laid = own(course)
    let_lie(laid, state)
    return drawn(laid, [], [])


def draw_factory(plan: Blueprint, state: State, robots: Sequence[str]) -> str:
    """The floor, the flags where they are now, archives, robots, and everybody's damage, flags and lives."""
    seats = range(int(state.seats))
    parts = [floor(plan)]
    parts += [put(floor_pieces.flag(number + 1), place_of(int(cell))) for number, cell in enumerate(state.flag_cell) if cell != OFF]
    parts += [put(floor_pieces.archive(robots[seat]), place_of(int(state.robot_archive[seat]))) for seat in seats if is_here(state, seat)]
    parts += [put(robot(state, seat, robots[seat]), place_of(int(state.robot_cell[seat]))) for seat in seats if is_here(state, seat)]
    holders = [(flag, int(seat)) for flag, seat in enumerate(state.flag_holder) if seat != NOBODY]
    parts += [put(carried(flag + 1), place_of(int(state.robot_cell[seat]))) for flag, seat in holders]
    lines = [robot_line(plan, state, seat, robots[seat]) for seat in seats]
    extent = (-SIZE / 2, -SIZE / 2, (plan.width - 0.5) * SIZE, (plan.height - 0.5) * SIZE)
    return picture(f"Turn {state.turn_number}", "".join(parts), extent, lines, blueprint.PAPER)


def put(drawing: str, place: tuple[int, int]) -> str:
    return group(drawing, (place[0] * SIZE, place[1] * SIZE), scale=SIZE / floor_pieces.UNIT)


def floor(plan: Blueprint) -> str:
    cells = [(x, y) for y in range(plan.height) for x in range(plan.width) if (x, y) not in set(map(tuple, plan.uncovered))]
    squares = "".join(box(((x - 0.5) * SIZE, (y - 0.5) * SIZE), SIZE, SIZE) for x, y in cells)
    parts = [tag("g", squares, fill=blueprint.FLOOR, stroke=blueprint.DRAFT, stroke_width=1)]
    parts += [put(floor_pieces.pit(), place) for place in plan.pits]
    parts += [put(belt(each), each.at) for each in plan.belts]
    parts += [put(floor_pieces.gear(each.way == "cw"), each.at) for each in plan.gears]
    parts += [put(floor_pieces.repair() if each.site == "repair" else floor_pieces.upgrade(), each.at) for each in plan.sites]
    parts += [put(floor_pieces.dock(each.dock, plan.start_heading), each.at) for each in plan.docks]
    parts += [put(floor_pieces.pusher(each.heading, " ".join(map(str, each.registers))), each.at) for each in plan.pushers]
    parts += [laser(each) for each in plan.lasers]
    parts += [put(floor_pieces.wall(each.side), each.at) for each in plan.walls]
    return "".join(parts)


def belt(each: Belt) -> str:
    """The sides that it is fed from, counted as if it ran up."""
    turned = [INLETS[(HEADINGS.index(side) - HEADINGS.index(each.heading)) % 4] for side in each.enters]
    inlets = "".join(side for side in "SWE" if side in turned) or "S"
    return floor_pieces.belt(each.heading, each.express, inlets)


def laser(each: MountedLaser) -> str:
    (x, y), (last_x, last_y) = each.cells[0], each.cells[-1]
    beams = []
    for shift in BEAMS[min(each.beams, 3)]:
        across = (shift, 0.0) if each.heading in "NS" else (0.0, shift)
        start, end = at((x, y), across), at((last_x, last_y), across)
        beams.append(line(start, end, stroke=blueprint.LASER, stroke_width=2, stroke_dasharray="7 3", opacity=".8"))
    return "".join(beams) + put(floor_pieces.emitter(each.heading, min(each.beams, 3)), each.at)


def at(place: tuple[int, int], shift: tuple[float, float]) -> Point:
    return (place[0] + shift[0]) * SIZE, (place[1] + shift[1]) * SIZE


def robot(state: State, seat: int, chassis: str) -> str:
    body = floor_pieces.robot(chassis, HEADINGS[state.robot_heading[seat]])
    if state.robot_down[seat]:
        body = tag("g", body, opacity=".5")
    if state.superbot == seat:
        body += tag("polygon", points=CROWN, fill=blueprint.CROWN, stroke=blueprint.EDGE, stroke_width=3)
    return body


def carried(flag: int) -> str:
    """R10.6 A flag in a robot's hands: smaller, and at its side."""
    return group(floor_pieces.flag(flag), (CARRIED_AT, -CARRIED_AT), scale=0.55)


def robot_line(plan: Blueprint, state: State, seat: int, chassis: str) -> str:
    """A dot for every flag, full when it is touched, and the lives."""
    flags = "".join(dot((5 + number * 13, 0), number < int(state.robot_flags[seat])) for number in range(len(plan.flags)))
    lives = text((14 + 13 * len(plan.flags), 4), f"{int(state.robot_lives[seat])} lives", 11, palette.QUIET, anchor="start")
    return seat_line(floor_pieces.robot(chassis, HEADINGS[0]), chassis, int(state.robot_damage[seat]), DESTROYED, flags + lives)
