"""Maps of RoboRally: the floor as its blueprint tells it, with a rim for those who leave it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from swarmrally.arena.maps import palette
from swarmrally.arena.maps.scale import Scale
from swarmrally.drawing.svg import circle, tag, words
from swarmrally.kernel.squares import HEADINGS, cell_at
from swarmrally.roborally.forms.blueprint import Belt, Blueprint, MountedLaser, MountedPusher, Wall, blueprint
from swarmrally.roborally.forms.schema import CourseForm
from swarmrally.roborally.playing.game import Game

SIZE = 20
"""The side of a cell."""
HALF = SIZE // 2
Place = tuple[int, int]
WAYS: dict[str, tuple[Place, Place]] = dict(
    zip(HEADINGS, (((0, -1), (1, 0)), ((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((-1, 0), (0, -1))), strict=True)
)
"""Of each heading: a step ahead, and one to its right."""


def drawn(game: Game, scale: Scale) -> tuple[str, float, float]:
    plan = blueprint(course_of(game))
    places = [(x, y) for y in range(-1, plan.height + 1) for x in range(-1, plan.width + 1)]
    covered = [place for place in places if is_on(plan, place) or scale.heat[cell_at(*place)]]
    shapes = {cell_at(*place): square(place) for place in covered}
    inside = tag("g", scale.by_step(shapes), stroke=palette.GRID, stroke_width=0.6)
    inside += machines(plan) + marks(plan)
    return inside, SIZE * (plan.width + 2), SIZE * (plan.height + 2)


def course_of(game: Game) -> str | CourseForm:
    if game.setup.scenario is None:
        return game.setup.course
    return msgspec.json.decode(game.setup.scenario.course, type=str | CourseForm)


def is_on(plan: Blueprint, place: Place) -> bool:
    return 0 <= place[0] < plan.width and 0 <= place[1] < plan.height and place not in plan.uncovered


def corner(place: Place) -> tuple[int, int]:
    return SIZE * (place[0] + 1), SIZE * (place[1] + 1)


def middle(place: Place) -> tuple[int, int]:
    return SIZE * (place[0] + 1) + HALF, SIZE * (place[1] + 1) + HALF


def square(place: Place) -> str:
    x, y = corner(place)
    return f"M{x} {y}h{SIZE}v{SIZE}h-{SIZE}z"


def machines(plan: Blueprint) -> str:
    """Pits, belts, gears, pushers, lasers and walls."""
    drawn = stroked(map(cross, plan.pits), palette.METAL, 1)
    drawn += stroked((chevron(belt) for belt in plan.belts if not belt.express), palette.BELT, 1.4)
    drawn += stroked((chevron(belt) for belt in plan.belts if belt.express), palette.EXPRESS, 1.8)
    drawn += "".join(cogs(gear.at) for gear in plan.gears)
    drawn += stroked(map(beam, plan.lasers), palette.LASER, 1)
    drawn += stroked(map(pusher, plan.pushers), palette.METAL, 3)
    return drawn + stroked(map(wall, plan.walls), palette.WALL, 2)


def marks(plan: Blueprint) -> str:
    """Sites, docks and flags."""
    drawn = stroked((plus(site.at) for site in plan.sites), palette.METAL, 1.6)
    for dock in plan.docks:
        drawn += label(dock.at, str(dock.dock), palette.QUIET)
    for order, place in enumerate(plan.flags, 1):
        drawn += circle(middle(place), 8, fill=palette.FLAG, stroke=palette.COLD, stroke_width=1.5) + label(place, str(order), palette.COLD)
    return drawn


def stroked(parts: Iterable[str], colour: str, width: float) -> str:
    """Many short lines as one path."""
    path = "".join(parts)
    return tag("path", d=path, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round") if path else ""


def label(place: Place, said: str, fill: str) -> str:
    x, y = middle(place)
    return words((x, y + 4), said, font_size=11.0, font_weight="700", text_anchor="middle", fill=fill)


def cogs(place: Place) -> str:
    return circle(middle(place), 6, fill="none", stroke=palette.METAL, stroke_width=2, stroke_dasharray="3 2")


def cross(place: Place) -> str:
    x, y = corner(place)
    return f"M{x + 4} {y + 4}l12 12m0-12l-12 12"


def plus(place: Place) -> str:
    x, y = middle(place)
    return f"M{x - 4} {y}h8m-4-4v8"


def chevron(belt: Belt) -> str:
    """An arrowhead that points where the belt runs; an express belt has two."""
    x, y = middle(belt.at)
    ahead, side = WAYS[belt.heading]
    heads = ((-3, 1), (1, 5)) if belt.express else ((-1, 3),)
    return "".join(head(x, y, ahead, side, *reach) for reach in heads)


def head(x: int, y: int, ahead: Place, side: Place, back: int, front: int) -> str:
    left = x + back * ahead[0] - 4 * side[0], y + back * ahead[1] - 4 * side[1]
    tip = x + front * ahead[0], y + front * ahead[1]
    right = x + back * ahead[0] + 4 * side[0], y + back * ahead[1] + 4 * side[1]
    return f"M{left[0]} {left[1]}L{tip[0]} {tip[1]}L{right[0]} {right[1]}"


def beam(laser: MountedLaser) -> str:
    (x, y), (to_x, to_y) = middle(laser.cells[0]), middle(laser.cells[-1])
    ahead, _ = WAYS[laser.heading]
    return f"M{x - HALF * ahead[0]} {y - HALF * ahead[1]}L{to_x + HALF * ahead[0]} {to_y + HALF * ahead[1]}"


def wall(each: Wall) -> str:
    return side_line(each.at, each.side, 0)


def pusher(each: MountedPusher) -> str:
    """A bar inside the cell, along the side where it is mounted."""
    return side_line(each.at, each.side, 3)


def side_line(place: Place, side: str, inset: int) -> str:
    (x, y), (ahead, across) = middle(place), WAYS[side]
    from_x, from_y = x + (HALF - inset) * ahead[0] - (HALF - inset) * across[0], y + (HALF - inset) * ahead[1] - (HALF - inset) * across[1]
    return f"M{from_x} {from_y}l{2 * (HALF - inset) * across[0]} {2 * (HALF - inset) * across[1]}"
