"""Asteroyds: the board as it stands."""

from __future__ import annotations

import math

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLOURS, DESTROYED, NO_TEAM, PILOTS, TARGETS, TEAMS, State, is_flying
from swarmrally.asteroyds.components.tiles import (
    ASTEROIDS,
    DICE,
    FIRST_GATE,
    PLATFORM,
    POD,
    TILES,
    asteroid_colour,
    gate_colour,
    is_drone,
    is_turret,
    symbol_of,
)
from swarmrally.asteroyds.rules.targets import targets_gone
from swarmrally.drawing import palette, pieces
from swarmrally.drawing.canvas import picture, seat_line
from swarmrally.drawing.hexes import Point, centre, corners
from swarmrally.drawing.svg import group, polygon, tag, text
from swarmrally.kernel.hexes import HEADINGS, OFF

SIZE = 30
BESIDE = 9
"""How far craft on the same hex stand apart."""


def draw_space(board: Board, state: State) -> str:
    """The board, all that stands on it, the dice on the tiles they will move, and every pilot's damage and tokens."""
    parts = [ground(board), *fixed(board, state)]
    parts += [tile_at(board, state, tile) for tile in range(TILES) if state.tile_cell[tile] != OFF]
    parts += [craft_at(board, state, seat) for seat in range(int(state.seats)) if is_flying(state, seat)]
    seats = [pilot_line(state, seat) for seat in range(int(state.seats))]
    return picture(title(state), "".join(parts), extent(board), seats, palette.SPACE, pieces.CLIPS)


def title(state: State) -> str:
    shown = ", ".join(f"{name} {number}" for name, number in zip(DICE, state.dice.tolist(), strict=True) if number)
    return f"Round {state.round_number}" + (f": {shown}" if shown else "")


def extent(board: Board) -> tuple[float, float, float, float]:
    xs, ys = zip(*(centre(place, SIZE) for place in board.places), strict=True)
    side = SIZE * math.sqrt(3) / 2
    return min(xs) - side, min(ys) - SIZE, max(xs) + side, max(ys) + SIZE


def ground(board: Board) -> str:
    hexes = "".join(polygon(corners(centre(place, SIZE), SIZE)) for place in board.places)
    return tag("g", hexes, fill=palette.HEX_FILL, stroke=palette.HEX, stroke_width=1.2)


def put(drawing: str, at: Point) -> str:
    return group(drawing, at, scale=SIZE / pieces.UNIT)


def fixed(board: Board, state: State) -> list[str]:
    drawn = {POD: pieces.pod(), PLATFORM: pieces.platform()}
    at = state.tile_at[: len(board.places)].tolist()
    return [put(drawn[tile], centre(board.places[cell], SIZE)) for cell, tile in enumerate(at) if tile in drawn]


def tile_at(board: Board, state: State, tile: int) -> str:
    return put(tile_piece(state, tile), centre(board.places[int(state.tile_cell[tile])], SIZE))


def tile_piece(state: State, tile: int) -> str:
    """A3 Asteroids and gates with their numbers, those just rolled marked in the colours of the dice that move them."""
    if is_turret(tile):
        return pieces.turret(symbol_of(tile))
    if is_drone(tile):
        return group(pieces.drone(symbol_of(tile)), scale=0.74)
    colour = asteroid_colour(tile) if tile < ASTEROIDS else gate_colour(tile)
    rolled: dict[str, int] = {name: number for name, number in zip(DICE, state.dice.tolist(), strict=True) if name in colour.split("/")}
    numbers = pieces.edge_numbers(HEADINGS[state.tile_one_faces[tile]], rolled)
    if tile >= FIRST_GATE:
        return pieces.gate(colour, symbol_of(tile), tile + 1) + numbers
    team = int(state.tile_target[tile])
    return pieces.asteroid(colour, tile + 1) + numbers + (pieces.target(str(TEAMS[team])) if team else "")


def craft_at(board: Board, state: State, seat: int) -> str:
    cell = int(state.craft_cell[seat])
    crowd = [other for other in range(int(state.seats)) if state.craft_cell[other] == cell]
    x, y = centre(board.places[cell], SIZE)
    return put(craft_piece(state, seat), (x + BESIDE * (2 * crowd.index(seat) - len(crowd) + 1), y))


def craft_piece(state: State, seat: int) -> str:
    colour = COLOURS[state.craft_colour[seat]]
    return pieces.craft(colour, HEADINGS[state.craft_heading[seat]]) + (pieces.shield(colour) if state.craft_shield[seat] else "")


def pilot_line(state: State, seat: int) -> str:
    piece = pieces.craft(COLOURS[state.craft_colour[seat]], HEADINGS[0])
    return seat_line(piece, PILOTS[state.craft_pilot[seat]], int(state.craft_damage[seat]), DESTROYED, reached(state, seat))


def reached(state: State, seat: int) -> str:
    """Tokens, those that are missing faint; in Targets how many of the team's are gone."""
    team = int(state.craft_team[seat])
    if state.mode == TARGETS and team != NO_TEAM:
        return text(
            (0, 4), f"{TEAMS[team]}: {targets_gone(state, team)} of {state.targets_needed[team]}", 11, palette.QUIET, anchor="start"
        )
    held = [int(state.craft_tokens[seat]) >> symbol & 1 for symbol in range(4)]
    return "".join(
        pieces.symbol(symbol + 1, (6 + symbol * 16, 0), 0.45, palette.GO if has else palette.FIXED_DEEP) for symbol, has in enumerate(held)
    )
