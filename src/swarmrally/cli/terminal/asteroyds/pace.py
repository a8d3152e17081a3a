"""How fast a flight is shown, and where to look meanwhile."""

from __future__ import annotations

from typing import Any

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State, is_flying

Told = list[dict[str, Any]]

SWARM, CRAFT, GRAVE = 0.14, 0.35, 0.9
GRAVE_KINDS = {"CraftDamaged", "CraftDestroyed", "TokenTaken", "TargetEliminated", "GameEnded", "RoundBegan", "PlanRevealed"}
SWARM_KINDS = {"TileMoved", "TileBlocked", "PushFailed", "TilePushed"}


def delay(told: Told, speed: float) -> float:
    """The seconds a beat stays on the screen."""
    kinds = {event["kind"] for event in told}
    base = GRAVE if kinds & GRAVE_KINDS else SWARM if kinds <= SWARM_KINDS else CRAFT
    return base / speed


def flying_in(told: Told) -> tuple[int, int] | None:
    """The seat and the column that a beat carries out."""
    return next(((event["seat"], event["column"]) for event in told if event.get("column")), None)


def focus_of(told: Told, shown: State, board: Board) -> set[int]:
    """The cells where the beat happened; for a shot all that it passed."""
    cells: set[int] = set()
    for event in told:
        cells |= {board.cell_at[tuple(event[field])] for field in ("to", "at") if isinstance(event.get(field), list)}
        if event["kind"] == "ShotFired":
            cells |= beam(event, shown, board)
        elif "seat" in event and event["kind"] != "PlanRevealed" and is_flying(shown, event["seat"]):
            cells.add(int(shown.craft_cell[event["seat"]]))
    return cells


def beam(event: dict[str, Any], shown: State, board: Board) -> set[int]:
    """A8.1 The cells from the craft's nose to where the shot ended."""
    here, end = board.cell_at[tuple(event["from"])], board.cell_at[tuple(event["to"])]
    heading = int(shown.craft_heading[event["seat"]])
    cells = set()
    while here != end and here >= 0:
        here = int(board.hexes.neighbour[here, heading])
        cells.add(here)
    return cells
