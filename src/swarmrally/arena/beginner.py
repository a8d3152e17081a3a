"""The scripted beginner of Asteroyds: towards the nearest goal, around what is in front."""

from __future__ import annotations

from typing import Any

from swarmrally.asteroyds.components.state import ENERGY, RACING
from swarmrally.asteroyds.components.tiles import EMPTY
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.rules.flight import what_stops_craft
from swarmrally.asteroyds.rules.laser import aim
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds.goals import wanted
from swarmrally.bots.asteroyds.rookie import after_swarm

Pose = tuple[int, int]
"""A cell and a heading."""

STEPS = (("forward", 0), ("right", 1), ("left", 5))


class Beginner:
    """Six steps towards the nearest goal, around what is in front; the shield stays on.

    In Racing on the board as it is. Where one shoots, one has to look where things will be: on the board as the swarm leaves it.
    """

    def plan(self, board: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
        state = seen if seen.mode == RACING else after_swarm(board, seen)
        pose = int(state.craft_cell[seat]), int(state.craft_heading[seat])
        missing = {int(state.tile_cell[tile]) for tile in wanted(state, seat)}
        columns: list[Any] = []
        while len(columns) < ENERGY and missing:
            shoots = state.mode != RACING and taken_from(board, state, pose) in missing
            action, pose = ("shoot", pose) if shoots else next_step(board, state, seat, pose, missing)
            columns.append(action)
            if shoots or state.mode == RACING:
                missing -= {taken_from(board, state, pose)}
        return LivePlan(seat, (*columns, *[None] * (ENERGY - len(columns))))

    def answer(self, board: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return False


def next_step(board: Any, state: Any, seat: int, pose: Pose, missing: set[int]) -> tuple[str, Pose]:
    """The free hex of the three ahead from which a goal is taken, or that is nearest to one, or about turn."""
    cell, heading = pose
    ahead = [(action, (heading + notches) % 6) for action, notches in STEPS]
    steps = [(action, (int(board.hexes.neighbour[cell, turned]), turned)) for action, turned in ahead]
    free = [(action, there) for action, there in steps if what_stops_craft(state, seat, there[0]) == EMPTY]
    back = "turn_back", (cell, (heading + 3) % 6)
    return min([*free, back], key=lambda step: (taken_from(board, state, step[1]) not in missing, nearness(board, step[1][0], missing)))


def taken_from(board: Any, state: Any, pose: Pose) -> int:
    """The cell of what is taken from there: in Racing the craft's own, else the one that a shot meets."""
    return pose[0] if state.mode == RACING else int(aim(board.hexes, state, *pose)[0])


def nearness(board: Any, cell: int, goals: set[int]) -> int:
    return min((hexes_between(board.places[cell], board.places[goal]) for goal in goals), default=0)


def hexes_between(one: tuple[int, int], other: tuple[int, int]) -> int:
    (x, y), (u, v) = ((column - (row - row % 2) // 2, row) for row, column in (one, other))
    return max(abs(x - u), abs(y - v), abs(x + y - u - v))
