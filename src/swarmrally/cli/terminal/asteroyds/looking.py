"""Looking up where a tile will go, and what a plan would come to: from what the seat may know alone."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rich.text import Text

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State, is_flying
from swarmrally.asteroyds.components.tiles import (
    DICE,
    FIRST_DRONE,
    FIRST_TURRET,
    MOVING,
    asteroid_colour,
    gate_colour,
    is_asteroid,
    is_gate,
    symbol_of,
    tile_name,
)
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.fold import fold_all
from swarmrally.asteroyds.playing.preview import preview
from swarmrally.cli.terminal.asteroyds.board import directions
from swarmrally.cli.terminal.asteroyds.narration import sentence
from swarmrally.cli.terminal.asteroyds.options import Assist
from swarmrally.cli.terminal.words import Names
from swarmrally.kernel.fields import copy
from swarmrally.kernel.hexes import ARROWS, HEADINGS, OFF

TOLD = {"CraftCollided", "CraftDamaged", "CraftDestroyed", "TokenTaken", "CraftFinished", "TargetEliminated", "DroneShot", "ShieldHeld"}


@dataclass(frozen=True)
class Preview:
    """The board as it would be, the hexes that would be flown over, and what would be told of it."""

    state: State
    trail: Collection[int]
    words: Text


def tile_from(text: str) -> int | None:
    """The tile that `13`, `d2` or `t2` names."""
    number = text.lstrip("dt")
    if not (number.isascii() and number.isdigit() and len(text) <= 3):
        return None
    if text[0].isdigit():
        return int(text) - 1 if 1 <= int(text) <= MOVING else None
    first = FIRST_DRONE if text[0] == "d" else FIRST_TURRET
    return first + int(number) - 1 if 1 <= int(number) <= 4 else None


def look_up(state: State, board: Board, text: str) -> str:
    """A tile in words: where it stands and which way each die on the table will move it."""
    tile = tile_from(text)
    if tile is None:
        return "Which tile? A number from 1 to 24, or d1 to d4 for a drone."
    name = tile_name(tile).capitalize()
    cell = int(state.tile_cell[tile])
    if cell == OFF:
        return f"{name} is not on the board."
    row, column = board.places[cell]
    moves = [f"{colour} {state.dice[DICE.index(colour)]}: {HEADINGS[way]} {ARROWS[way]}" for colour, way in directions(state, tile)]
    return f"{name}{kind_text(tile)} at {row},{column} moves with {', then '.join(moves)}."


def kind_text(tile: int) -> str:
    if is_asteroid(tile):
        return f" ({asteroid_colour(tile)})"
    return f" ({gate_colour(tile)}, symbol {symbol_of(tile)})" if is_gate(tile) else ""


def preview_of(board: Board, seen: State, plan: LivePlan, assist: Assist, names: Names) -> Preview:
    """One's own plan among what never moves, or with the forecast of the swarm first."""
    seat = plan.seat
    rows = preview(board, seen, seat, plan, with_swarm=assist == "forecast")
    after = copy(seen)
    fold_all(after, rows)
    if assist == "forecast":
        after.dice[:] = 0  # the swarm has moved: no arrows any more
    events = [event for event in described(rows, board) if event.get("seat") == seat]
    trail = {board.cell_at[tuple(event[end])] for event in events if event["kind"] == "CraftMoved" for end in ("from", "to")}
    told = [sentence(event, names).rpartition(" [")[0].removeprefix(f"{names[seat]} ") for event in events if event["kind"] in TOLD]
    return Preview(after, trail, Text(f"Preview: {'; '.join([ending(board, after, seat), *told])}."))


def ending(board: Board, after: State, seat: int) -> str:
    if not is_flying(after, seat):
        return "the craft is destroyed"
    row, column = board.places[after.craft_cell[seat]]
    return f"ends at {row},{column} facing {HEADINGS[after.craft_heading[seat]]}"
