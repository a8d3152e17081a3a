"""A0.3-A0.6 The tiles: a moving tile is its priority, and what it is follows from that."""

from __future__ import annotations

from typing import Literal, get_args

import numpy as np

from swarmrally.kernel.compiler import kernel

ASTEROIDS = 20
MOVING = 24
FIRST_GATE = 20
FIRST_TURRET = 24
FIRST_DRONE = 28
TILES = 32
POD = 32
PLATFORM = 33
BORDER = 34
CRAFT = 35
EMPTY = -1
GONE = -1

RED, WHITE, BLUE = range(3)
DieColour = Literal["red", "white", "blue"]
DICE: tuple[DieColour, ...] = get_args(DieColour)
AsteroidColour = Literal["red", "white", "blue", "white/red", "white/blue"]
ASTEROID_COLOURS: tuple[AsteroidColour, ...] = get_args(AsteroidColour)
GateColour = Literal["red", "white"]
GATE_COLOURS: tuple[GateColour, ...] = get_args(GateColour)

EDGES = (1, 5, 3, 6, 2, 4)
"""A0.5 The numbers on a tile's edges, clockwise from the one numbered 1."""

DIRECTION = np.array([[(one_faces + EDGES.index(max(die, 1))) % 6 for die in range(7)] for one_faces in range(6)])
"""A0.5 DIRECTION[one_faces][die] is the heading in which a tile moves."""

DRONE_TILES = range(FIRST_DRONE, TILES)
MOVED_BY_RED = [*DRONE_TILES, *range(4), *range(12, 16), 20, 21]
MOVED_BY_WHITE = [*DRONE_TILES, *range(4, 8), *range(12, 20), 22, 23]
MOVED_BY_BLUE = [*range(8, 12), *range(16, 20)]
MOVED = (MOVED_BY_RED, MOVED_BY_WHITE, MOVED_BY_BLUE)
MOST_MOVERS = max(len(tiles) for tiles in MOVED)
MOVERS = np.array([tiles + [GONE] * (MOST_MOVERS - len(tiles)) for tiles in MOVED])
"""A3.1, A3.2, A9.4 The tiles that each die moves: drones by symbol, then all others by priority."""
MOVER_COUNT = np.array([len(tiles) for tiles in MOVED])
DRONES_MOVED = np.array([len([tile for tile in tiles if tile in DRONE_TILES]) for tiles in MOVED])
"""How many of them are drones, which are there in one mode only."""


@kernel
def is_asteroid(tile: int) -> bool:
    return 0 <= tile < ASTEROIDS


@kernel
def is_gate(tile: int) -> bool:
    return FIRST_GATE <= tile < FIRST_TURRET


@kernel
def is_turret(tile: int) -> bool:
    return FIRST_TURRET <= tile < FIRST_DRONE


@kernel
def is_drone(tile: int) -> bool:
    return FIRST_DRONE <= tile < TILES


@kernel
def is_fixed(tile: int) -> bool:
    """A0.3 Pods, platforms and turrets never move."""
    return is_turret(tile) or tile == POD or tile == PLATFORM


@kernel
def symbol_of(tile: int) -> int:
    """A0.6 The symbol of a gate, turret or drone, 1 to 4."""
    return tile % 4 + 1


def asteroid_colour(tile: int) -> AsteroidColour:
    """A0.4 The colour that an asteroid's priority stands for."""
    return ASTEROID_COLOURS[tile // 4]


def gate_colour(tile: int) -> GateColour:
    """A0.4 The colour that a gate's priority stands for."""
    return GATE_COLOURS[(tile - FIRST_GATE) // 2]


def tile_name(tile: int) -> str:
    """A tile in a word: `asteroid 13`, `gate 21`, `drone 2`, `pod`, `border`."""
    if tile < MOVING:
        return f"{'asteroid' if tile < ASTEROIDS else 'gate'} {tile + 1}"
    if tile < TILES:
        return f"{'turret' if tile < FIRST_DRONE else 'drone'} {symbol_of(tile)}"
    return {POD: "pod", PLATFORM: "platform", BORDER: "border", CRAFT: "craft"}[tile]
