"""Bearings: where each die on the table would send each tile, alone, with everything else where it is now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from swarmrally.asteroyds.components.board import Board, Place
from swarmrally.asteroyds.components.events import PUSH_FAILED, TILE_BLOCKED, TILE_MOVED, TILE_PUSHED
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.components.tiles import DICE, DIRECTION, GONE, MOVERS, DieColour, tile_name
from swarmrally.asteroyds.rules.swarm import move_tile
from swarmrally.kernel.compiler import entry
from swarmrally.kernel.events import FIRST, KIND, Events, rows
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.hexes import HEADINGS, Heading, Hexes

MOST_HEXES = (2, 1, 1)
"""A3.3 By die."""


class Bearing(Struct):
    tile: str
    die: DieColour
    number: int
    """What the die shows."""
    heading: Heading
    most: int
    """How many hexes the tile moves at most."""
    path: list[Place]
    """Those that it would cross."""
    pushes: str | None = None
    """A tile that it would push along."""
    stopped_by: str | None = None
    """What would keep it from going on."""


def bearings(board: Board, state: State) -> list[Bearing]:
    """For each tile that is on the board, and each die that moves it."""
    return [bearing(board, state, tile, colour) for colour in range(len(DICE)) for tile in tiles_moved_by(state, colour)]


def tiles_moved_by(state: State, colour: int) -> Iterator[int]:
    for tile in MOVERS[colour].tolist():
        if tile != GONE and state.tile_cell[tile] != GONE:
            yield tile


def bearing(board: Board, state: State, tile: int, colour: int) -> Bearing:
    events = new(Events)
    heading = send(board.hexes, copy(state), events, tile, colour)
    sent = Bearing(tile_name(tile), DICE[colour], int(state.dice[colour]), HEADINGS[heading], MOST_HEXES[colour], [])
    for row in rows(events):
        note(sent, board, tile, row)
    return sent


@entry
def send(board: Hexes, state: State, events: Events, tile: int, colour: int) -> int:
    """The tile moves as this die says; returns the heading."""
    heading = int(DIRECTION[state.tile_one_faces[tile], state.dice[colour]])
    move_tile(board, state, events, tile, heading, colour)
    return heading


def note(sent: Bearing, board: Board, tile: int, row: list[int]) -> None:
    kind, fields = row[KIND], row[FIRST:]
    if kind == TILE_MOVED and fields[0] == tile:
        sent.path.append(board.places[fields[2]])
    elif kind == TILE_PUSHED:
        sent.pushes = tile_name(fields[0])
    elif kind in (TILE_BLOCKED, PUSH_FAILED):
        sent.stopped_by = tile_name(fields[3])
