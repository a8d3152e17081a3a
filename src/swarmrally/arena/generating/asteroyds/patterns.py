"""Patterns on the printed board: what lies on a hex lies again where it is mirrored, flipped or turned by half."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.kernel.hexes import NE, NW, SE, SW, E, W

LAST_ROW = 12
WIDEST = 15
"""The last column of an even row; odd ones have one less."""
Place = tuple[int, int]
"""Row and column."""
Pose = tuple[Place, int]
Image = Callable[[Pose], Pose]
OTHER_HAND = {E: W, W: E, NE: NW, NW: NE, SE: SW, SW: SE}
UPSIDE_DOWN = {E: E, W: W, NE: SE, SE: NE, NW: SW, SW: NW}


def same(pose: Pose) -> Pose:
    return pose


def mirrored(pose: Pose) -> Pose:
    (row, column), heading = pose
    return (row, WIDEST - row % 2 - column), OTHER_HAND[heading]


def flipped(pose: Pose) -> Pose:
    (row, column), heading = pose
    return (LAST_ROW - row, column), UPSIDE_DOWN[heading]


def half_turned(pose: Pose) -> Pose:
    return mirrored(flipped(pose))


PATTERNS: dict[str, tuple[Image, ...]] = {
    "mirrored": (same, mirrored),
    "flipped": (same, flipped),
    "half turned": (same, half_turned),
    "crossed": (same, mirrored, flipped, half_turned),
}
SIDEWAYS = ("half turned", "mirrored")
"""In these each half of the board is the image of the other one, as teams need it."""
