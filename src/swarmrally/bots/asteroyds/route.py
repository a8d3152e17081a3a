"""The shortest way to a goal, over a board that stands still."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from swarmrally.asteroyds.board import Board
from swarmrally.asteroyds.chart import FORWARD, LEFT, RIGHT, TURN_BACK
from swarmrally.asteroyds.flight import what_stops_craft
from swarmrally.asteroyds.pilots import manoeuvre
from swarmrally.asteroyds.state import State
from swarmrally.asteroyds.tiles import EMPTY
from swarmrally.kernel.hexes import OFF

Pose = tuple[int, int]
"""A cell and a heading."""

Leg = list[tuple[int, Pose]]
"""Actions, and where each of them leads."""

MOVES = ((FORWARD, 0), (RIGHT, 1), (LEFT, 5))


@dataclass(frozen=True)
class Sky:
    """Where a craft may fly."""

    neighbour: list[list[int]]
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


def sky_of(board: Board, state: State, seat: int) -> Sky:
    """The sky as this craft meets it."""
    cells = len(board.places)
    return Sky(board.hexes.neighbour[:cells].tolist(), [what_stops_craft(state, seat, cell) == EMPTY for cell in range(cells)])


def route(sky: Sky, start: Pose, goals: Collection[Pose]) -> Leg | None:
    """As far as the first goal; None when there is no way."""
    came_from: dict[Pose, tuple[int, Pose]] = {}
    front, seen = [start], {start}
    while front:
        behind, front = front, []
        for pose in behind:
            if pose in goals:
                return retraced(came_from, start, pose)
            for action, there in steps_from(sky, pose):
                if there not in seen:
                    seen.add(there)
                    came_from[there] = action, pose
                    front.append(there)
    return None


def steps_from(sky: Sky, pose: Pose) -> Leg:
    cell, heading = pose
    found = [(TURN_BACK, (cell, (heading + 3) % 6))]
    for action, notches in MOVES:
        after = (heading + notches) % 6
        there = sky.neighbour[cell][after]
        if there != OFF and sky.is_free[there]:
            found.append((action, (there, after)))
    return found


def retraced(came_from: dict[Pose, tuple[int, Pose]], start: Pose, end: Pose) -> Leg:
    steps: Leg = []
    while end != start:
        action, before = came_from[end]
        steps.append((action, end))
        end = before
    return steps[::-1]
