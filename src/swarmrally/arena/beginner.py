"""The scripted beginner of Asteroyds: towards the nearest gate, around what is in front."""

from __future__ import annotations

from typing import Any

from swarmrally.asteroyds.forms import LivePlan
from swarmrally.asteroyds.tiles import EMPTY, FIRST_GATE, is_gate
from swarmrally.bots import USUAL, Budget

Pose = tuple[int, int]
"""A cell and a heading."""


class Beginner:
    """Six steps towards the nearest gate on the board as it is, around what is in front; the shield stays on."""

    game = "asteroyds"
    STEPS = (("forward", 0), ("right", 1), ("left", 5))

    def plan(self, board: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
        pose = int(seen.craft_cell[seat]), int(seen.craft_heading[seat])
        missing = {int(seen.tile_cell[FIRST_GATE + symbol]) for symbol in range(4) if not int(seen.craft_tokens[seat]) >> symbol & 1}
        columns: list[Any] = []
        while len(columns) < 6:
            action, pose = self.step(board, seen, pose, missing)
            columns.append(action if missing else None)
            missing -= {pose[0]}
        return LivePlan(seat, tuple(columns))

    def answer(self, board: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return False

    def step(self, board: Any, seen: Any, pose: Pose, missing: set[int]) -> tuple[str, Pose]:
        """The free hex of the three ahead that is nearest to a gate, or about turn."""
        cell, heading = pose
        found: dict[int, tuple[str, Pose]] = {}
        for action, notches in self.STEPS:
            turned = (heading + notches) % 6
            there = int(board.hexes.neighbour[cell, turned])
            if there >= 0 and (seen.tile_at[there] == EMPTY or is_gate(int(seen.tile_at[there]))):
                found.setdefault(nearness(board, there, missing), (action, (there, turned)))
        if not found or min(found) > nearness(board, cell, missing):
            return "turn_back", (cell, (heading + 3) % 6)
        return found[min(found)]


def nearness(board: Any, cell: int, goals: set[int]) -> int:
    return min((hexes_between(board.places[cell], board.places[goal]) for goal in goals), default=0)


def hexes_between(one: tuple[int, int], other: tuple[int, int]) -> int:
    (x, y), (u, v) = ((column - (row - row % 2) // 2, row) for row, column in (one, other))
    return max(abs(x - u), abs(y - v), abs(x + y - u - v))
