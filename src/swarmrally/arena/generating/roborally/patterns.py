"""Patterns: what is put on a floor of 12 x 12 is put there again where it is mirrored or turned, so that a floor looks designed."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.kernel.squares import E, N, S, W
from swarmrally.roborally.components.floors import Floor, Place

SIDE = 12
LAST = SIDE - 1
Pose = tuple[Place, int]
"""A place and a heading."""
Image = Callable[[Pose], Pose]
WAYS: dict[int, Place] = {N: (0, -1), E: (1, 0), S: (0, 1), W: (-1, 0)}


def same(pose: Pose) -> Pose:
    return pose


def mirrored(pose: Pose) -> Pose:
    """Left and right change places."""
    (x, y), heading = pose
    return (LAST - x, y), {N: N, E: W, S: S, W: E}[heading]


def flipped(pose: Pose) -> Pose:
    """Near and far change places."""
    (x, y), heading = pose
    return (x, LAST - y), {N: S, E: E, S: N, W: W}[heading]


def turned(pose: Pose) -> Pose:
    """By a quarter, clockwise."""
    (x, y), heading = pose
    return (LAST - y, x), (heading + 1) % 4


def half_turned(pose: Pose) -> Pose:
    return turned(turned(pose))


def three_quarters(pose: Pose) -> Pose:
    return turned(half_turned(pose))


PATTERNS: dict[str, tuple[Image, ...]] = {
    "free": (same,),
    "mirrored": (same, mirrored),
    "flipped": (same, flipped),
    "half turned": (same, half_turned),
    "pinwheel": (same, turned, half_turned, three_quarters),
    "crossed": (same, mirrored, flipped, half_turned),
}
TWISTED = ("mirrored", "flipped", "crossed")
"""In these a mirror changes which way something turns."""


def on_floor(place: Place) -> bool:
    return 0 <= place[0] < SIDE and 0 <= place[1] < SIDE


def ahead(place: Place, heading: int, steps: int = 1) -> Place:
    return place[0] + steps * WAYS[heading][0], place[1] + steps * WAYS[heading][1]


def is_bare(floor: Floor, place: Place) -> bool:
    """Whether nothing lies there; walls may stand around it."""
    return place not in floor.pits and place not in floor.belts and place not in floor.gears and place not in floor.sites


def has_wall(floor: Floor, place: Place, side: int) -> bool:
    return (place, side) in floor.walls or (ahead(place, side), side ^ 2) in floor.walls


def has_mount(floor: Floor, place: Place) -> bool:
    """Whether a laser or a pusher hangs there."""
    return any(where == place for where, _, _ in floor.lasers) or any(where == place for where, _ in floor.pushers)
