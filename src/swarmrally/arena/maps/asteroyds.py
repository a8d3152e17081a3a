"""Maps of Asteroyds: the hexes, what is fixed, where tiles and craft begin."""

from __future__ import annotations

import math

from swarmrally.arena.maps import palette
from swarmrally.arena.maps.scale import Scale
from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLOURS, State
from swarmrally.asteroyds.components.tiles import ASTEROIDS, MOVING, PLATFORM, POD, is_turret
from swarmrally.asteroyds.playing.game import Game
from swarmrally.drawing.svg import circle, number, polygon, tag
from swarmrally.kernel.hexes import OFF

SIZE = 16.0
"""A hex from its centre to a corner."""
WIDE = math.sqrt(3) * SIZE
Point = tuple[float, float]


def drawn(game: Game, scale: Scale) -> tuple[str, float, float]:
    board, state = game.board, game.state
    shapes = {cell: outline(board, cell) for cell in range(len(board.places))}
    inside = tag("g", scale.by_step(shapes), stroke=palette.HEX, stroke_width=1)
    inside += "".join(fixed(board, state, cell) for cell in shapes) + tiles(board, state) + craft(board, state)
    width = WIDE * (max(column for _, column in board.places) + 1.5)
    return inside, width, SIZE * (1.5 * max(row for row, _ in board.places) + 2)


def centre(board: Board, cell: int) -> Point:
    row, column = board.places[cell]
    return WIDE * (column + 0.5 * (row % 2) + 0.5), SIZE * (1.5 * row + 1)


def corners(at: Point, size: float) -> list[Point]:
    return [(at[0] + size * math.cos(math.radians(turn)), at[1] + size * math.sin(math.radians(turn))) for turn in range(30, 390, 60)]


def outline(board: Board, cell: int) -> str:
    points = corners(centre(board, cell), SIZE)
    return f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in points)}Z"


def fixed(board: Board, state: State, cell: int) -> str:
    """Pods and platforms; turrets have a ring."""
    tile = int(state.tile_at[cell])
    at = centre(board, cell)
    if tile == POD:
        return polygon(corners(at, SIZE * 0.62), fill=palette.FIXED)
    if tile == PLATFORM:
        return polygon(corners(at, SIZE * 0.72), fill="none", stroke=palette.FIXED, stroke_width=3)
    return circle(at, SIZE * 0.5, fill="none", stroke=palette.FIXED, stroke_width=4) if is_turret(tile) else ""


def tiles(board: Board, state: State) -> str:
    """Where the swarm begins: asteroids and gates as rings."""
    drawn = ""
    for tile in range(MOVING):
        cell = int(state.tile_cell[tile])
        if cell != OFF:
            colour, width = (palette.ROCK, 1.2) if tile < ASTEROIDS else (palette.GATE, 2.4)
            drawn += circle(centre(board, cell), SIZE * 0.55, fill="none", stroke=colour, stroke_width=width)
    return drawn


def craft(board: Board, state: State) -> str:
    """Where craft begin, pointing where they head."""
    drawn = ""
    for seat in range(int(state.seats)):
        cell = int(state.craft_cell[seat])
        if cell != OFF:
            x, y = centre(board, cell)
            turn = f"translate({number(x)} {number(y)}) rotate({60 * int(state.craft_heading[seat])})"
            hull = palette.HULLS[COLOURS[state.craft_colour[seat]]]
            drawn += tag("path", d="M9 0L-6 6L-3 0L-6 -6Z", fill=hull, stroke=palette.COLD, transform=turn)
    return drawn
