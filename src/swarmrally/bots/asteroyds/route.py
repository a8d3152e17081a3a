"""The shortest way to a goal, over a board that stands still."""

from __future__ import annotations

import functools
from collections.abc import Collection
from dataclasses import dataclass

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.components.tiles import EMPTY
from swarmrally.asteroyds.rules.chart import FORWARD, LEFT, RIGHT, TURN_BACK
from swarmrally.asteroyds.rules.flight import what_stops_craft
from swarmrally.asteroyds.rules.pilots import manoeuvre
from swarmrally.kernel.hexes import OFF

Pose = tuple[int, int]
"""A cell and a heading."""

Leg = list[tuple[int, Pose]]
"""Actions, and where each of them leads."""

MOVES = ((FORWARD, 0), (RIGHT, 1), (LEFT, 5))


Neighbours = list[list[int]]
Steps = dict[Pose, Leg]
"""From every cell and heading the turn on the spot, then the moves to other hexes of the board."""


@dataclass(frozen=True)
class StillBoard:
    """Where a craft may fly."""

    neighbour: Neighbours
    steps: Steps
    is_free: list[bool]

    def flown(self, pose: Pose, pilot: int, action: int) -> Pose | None:
        """Where the action takes the craft, unless something is in the way."""
        notches, steps, way = manoeuvre(pilot, action)
        cell, heading = pose[0], (pose[1] + notches) % 6
        for _ in range(steps):
            cell = self.neighbour[cell][(heading + way) % 6]
            if cell == OFF or not self.is_free[cell]:
                return None
        return cell, heading


def still_board(board: Board, state: State, seat: int) -> StillBoard:
    """The sky as this craft meets it."""
    tiles = state.tile_at[: len(board.places)].tolist()
    return StillBoard(*steps_on(board), [tile == EMPTY or what_stops_craft(state, seat, cell) == EMPTY for cell, tile in enumerate(tiles)])


@functools.lru_cache(maxsize=16)
def steps_on(board: Board) -> tuple[Neighbours, Steps]:
    neighbour: Neighbours = board.hexes.neighbour[: len(board.places)].tolist()
    return neighbour, {(cell, heading): steps_from(neighbour, (cell, heading)) for cell in range(len(neighbour)) for heading in range(6)}


def steps_from(neighbour: Neighbours, pose: Pose) -> Leg:
    cell, heading = pose
    turned = [(action, (heading + notches) % 6) for action, notches in MOVES]
    moves = [(action, (neighbour[cell][after], after)) for action, after in turned if neighbour[cell][after] != OFF]
    return [(TURN_BACK, (cell, (heading + 3) % 6)), *moves]


def route(sky: StillBoard, start: Pose, goals: Collection[Pose]) -> Leg | None:
    """As far as the first goal; None when there is no way."""
    came_from: dict[Pose, tuple[int, Pose]] = {}
    front = [start]
    if start in goals:
        return []
    while front:
        behind, front = front, []
        for pose in behind:
            for action, there in sky.steps[pose]:
                if there not in came_from and there != start and (action == TURN_BACK or sky.is_free[there[0]]):
                    came_from[there] = action, pose
                    if there in goals:
                        return retraced(came_from, start, there)
                    front.append(there)
    return None


def retraced(came_from: dict[Pose, tuple[int, Pose]], start: Pose, end: Pose) -> Leg:
    steps: Leg = []
    while end != start:
        action, before = came_from[end]
        steps.append((action, end))
        end = before
    return steps[::-1]
