"""A sketch: where craft start, what moves and what does not, and places for what the mode is won with; dials choose among them."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from swarmrally.arena.generating.asteroyds.patterns import PATTERNS, SIDEWAYS, Place, Pose
from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.generating.orders import Settled
from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.tiles import ASTEROID_COLOURS, AsteroidColour, GateColour
from swarmrally.asteroyds.forms.layouts import AsteroidHex, GateHex, LayoutForm, Start, TurretHex
from swarmrally.asteroyds.forms.schema import Platform, Pod
from swarmrally.asteroyds.rules.setup import HALF
from swarmrally.kernel.hexes import HEADINGS, OFF, E, Heading

FORMATIONS: dict[str, list[Pose]] = {
    "heart": [((5, 8), 0), ((7, 7), 3), ((6, 9), 0), ((6, 7), 3), ((7, 8), 0), ((5, 7), 3)],
    "row": [((12, 5), 5), ((12, 10), 4), ((12, 4), 5), ((12, 11), 4), ((12, 6), 5), ((12, 9), 4)],
    "fronts": [((6, 1), 0), ((6, 14), 3), ((5, 1), 0), ((5, 13), 3), ((7, 1), 0), ((7, 13), 3)],
    "corners": [((1, 3), 1), ((11, 11), 4), ((1, 11), 2), ((11, 3), 5), ((6, 1), 0), ((6, 14), 3)],
}
"""Where craft start and where they look, in pairs that are images of each other."""
TEAM_FORMATION = "fronts"
GOAL_SETS = 40
MOST_PODS, LEAST_PODS = 14, 0
MOST_ASTEROIDS = 4
"""A0.3 Of each colour."""
TARGET_COLOURS = ("white", "white/red", "white/blue")


class Dials(NamedTuple):
    steps: float
    """How far the goals are to lie from the starts, in all."""
    pods: int
    asteroids: int
    """Of each colour."""
    turn: int = 0


class Sketch(NamedTuple):
    order: Settled
    starts: list[Pose]
    goals: list[list[Place]]
    """Sets of hexes for gates or turrets, or nothing."""
    spots: list[list[Place]]
    """Images of each other, for what else lies about: those that are used up first come first."""


def sketched(order: Settled, draws: Draws) -> Sketch:
    name = draws.one_of(SIDEWAYS if order.mode == "targets" else sorted(PATTERNS))
    formation = TEAM_FORMATION if order.mode == "targets" else draws.one_of(sorted(FORMATIONS))
    starts = FORMATIONS[formation][: order.seats]
    room = room_around(starts)
    places = [place for place in printed_board().places if not room & set(images_of(name, place))]
    goals = [goal_set(draws, name, places) for _ in range(GOAL_SETS)] if order.mode != "targets" else [[]]
    spots = [images for place in draws.shuffled(places) if len(images := images_of(name, place)) > 1]
    if order.mode == "targets":
        spots = [spot for spot in spots if 2 * sum(column < HALF for _, column in spot) == len(spot)]
    return Sketch(order, starts, [each for each in goals if len(each) == 4] or [[]], spots)


def room_around(starts: list[Pose]) -> set[Place]:
    """The starts, and the two hexes ahead of each."""
    taken: set[Place] = set()
    board = printed_board()
    for place, heading in starts:
        cell = board.cell_at[place]
        for _ in range(3):
            if cell != OFF:
                taken.add(board.places[cell])
                cell = int(board.hexes.neighbour[cell, heading])
    return taken


def images_of(name: str, place: Place) -> list[Place]:
    """A hex and its images, each once."""
    valid = printed_board().cell_at
    return sorted({where for image in PATTERNS[name] if (where := image((place, E))[0]) in valid})


def goal_set(draws: Draws, name: str, places: list[Place]) -> list[Place]:
    """Four hexes: two and their images, or one and its three."""
    found: list[Place] = []
    while len(found) < 4:
        images = images_of(name, draws.one_of(places))
        if len(images) < 2:
            continue
        found += [place for place in images if place not in found]
    return found


def laid(sketch: Sketch, dials: Dials) -> LayoutForm | None:
    """The layout; None where not all of it finds a place."""
    order = sketch.order
    assert order.mode is not None
    goals = goals_for(sketch, dials)
    taken = room_around(sketch.starts) | set(goals)
    left = deque(spot for spot in sketch.spots if not taken & set(spot))
    tiles: list[Any] = [goal_tile(order, number, place) for number, place in enumerate(goals)]
    for colour in ASTEROID_COLOURS:
        wanted = asteroids_of(colour, order, dials)
        places = take(left, taken, wanted)
        tiles += [AsteroidHex(colour, place) for place in places]
        if len(places) < wanted:
            return None
    tiles += [Pod(place) for place in take(left, taken, 0 if "pods" in order.unwanted else dials.pods)]
    if "platforms" not in order.unwanted:
        tiles += [Platform(place) for place, _ in sketch.starts]
    return LayoutForm("asteroyds", [order.mode], tiles, [start_at(order, pose) for pose in sketch.starts])


def goals_for(sketch: Sketch, dials: Dials) -> list[Place]:
    """Those whose distance from the starts comes nearest to what is wanted."""
    away = [(abs(distance(sketch, goals) - dials.steps), number) for number, goals in enumerate(sketch.goals)]
    return sketch.goals[sorted(away)[min(dials.turn, len(away) - 1)][1]]


def distance(sketch: Sketch, goals: list[Place]) -> float:
    """From the middle of the starts over all goals, the nearest first."""
    total = 0
    for place, _ in sketch.starts:
        here, left = place, list(goals)
        while left:
            nearest = min(left, key=lambda goal: (apart(here, goal), goal))
            total += apart(here, nearest)
            left.remove(nearest)
            here = nearest
    return total / len(sketch.starts)


def apart(one: Place, other: Place) -> int:
    """In steps over hexes, where odd rows lie half a hex to the right."""
    (row, column), (to_row, to_column) = one, other
    down = abs(row - to_row)
    across = abs((2 * column + row % 2) - (2 * to_column + to_row % 2))
    return down + max(0, (across - down) // 2) if across > down else down


def asteroids_of(colour: AsteroidColour, order: Settled, dials: Dials) -> int:
    if order.mode == "targets" and colour in TARGET_COLOURS:
        return MOST_ASTEROIDS
    return 0 if "asteroids" in order.unwanted else dials.asteroids


def take(left: deque[list[Place]], taken: set[Place], wanted: int) -> list[Place]:
    """So many hexes, images together as far as they go."""
    found: list[Place] = []
    for _ in range(len(left)):
        spot = left.popleft()
        if len(found) + len(spot) <= wanted and not taken & set(spot):
            found += spot
            taken |= set(spot)
        elif not taken & set(spot):
            left.append(spot)
    return found


def goal_tile(order: Settled, number: int, place: Place) -> GateHex | TurretHex:
    if order.mode == "drones":
        return TurretHex(place)
    colour: GateColour = "red" if number < 2 else "white"
    return GateHex(colour, place)


def start_at(order: Settled, pose: Pose) -> Start:
    place, heading = pose
    named: Heading = HEADINGS[heading]
    if order.mode == "targets":
        return Start(place, named, team="left" if heading == E else "right")
    return Start(place, named)
