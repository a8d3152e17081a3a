"""The shortest way to a goal, over a board that stands still."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import HECTOR, State
from swarmrally.asteroyds.components.tiles import EMPTY
from swarmrally.asteroyds.rules.chart import FORWARD, LEFT, RIGHT, TURN_BACK
from swarmrally.asteroyds.rules.flight import what_stops_craft
from swarmrally.asteroyds.rules.pilots import manoeuvre
from swarmrally.bots.asteroyds.goals import NOWHERE
from swarmrally.bots.asteroyds.search.mind import Mind
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import OFF, Hexes

NOT_YET = -1
NO_WAY = -1
MOVES = (TURN_BACK, FORWARD, RIGHT, LEFT)


@kernel
def note_free(board: Hexes, state: State, seat: int, is_free: Ints) -> None:
    """Where this craft may fly."""
    for cell in range(int(board.cells)):
        is_free[cell] = what_stops_craft(state, seat, cell) == EMPTY


@called
def find_route(board: Hexes, mind: Mind, start: int) -> int:
    """Writes the leg to the first goal, and gives its length; NO_WAY when there is none."""
    if mind.goal_at[start] != NOWHERE:
        return 0
    for pose in range(int(board.cells) * 6):
        mind.came_by[pose] = NOT_YET
    mind.came_by[start] = 0
    mind.queue[0] = start
    first, last = 0, 1
    while first < last:
        pose = int(mind.queue[first])
        first += 1
        for action in MOVES:
            there = moved(board, pose, action)
            if there != OFF and mind.came_by[there] == NOT_YET and (action == TURN_BACK or mind.is_free[there // 6]):
                mind.came_by[there] = action
                if mind.goal_at[there] != NOWHERE:
                    return retrace(board, mind, start, there)
                mind.queue[last] = there
                last += 1
    return NO_WAY


@kernel
def moved(board: Hexes, pose: int, action: int) -> int:
    """Where a move leads, whatever is there; OFF beyond the border."""
    notches, steps, _ = manoeuvre(HECTOR, action)
    turned = (pose % 6 + notches) % 6
    cell = int(board.neighbour[pose // 6, turned]) if steps else pose // 6
    return OFF if cell == OFF else cell * 6 + turned


@kernel
def retrace(board: Hexes, mind: Mind, start: int, end: int) -> int:
    length, pose = 0, end
    while pose != start:
        pose = moved_back(board, pose, int(mind.came_by[pose]))
        length += 1
    pose = end
    for place in range(length - 1, -1, -1):
        mind.leg[place] = mind.came_by[pose]
        pose = moved_back(board, pose, int(mind.came_by[pose]))
    return length


@kernel
def moved_back(board: Hexes, pose: int, action: int) -> int:
    """From where a move has led to this pose."""
    notches, steps, _ = manoeuvre(HECTOR, action)
    cell = int(board.neighbour[pose // 6, (pose % 6 + 3) % 6]) if steps else pose // 6
    return cell * 6 + (pose % 6 + 6 - notches) % 6


@kernel
def flown(board: Hexes, is_free: Ints, pose: int, pilot: int, action: int) -> int:
    """Where the action takes the craft, or NO_WAY when something is in the way."""
    notches, steps, way = manoeuvre(pilot, action)
    cell, heading = pose // 6, (pose % 6 + notches) % 6
    for _ in range(steps):
        cell = int(board.neighbour[cell, (heading + way) % 6])
        if cell == OFF or not is_free[cell]:
            return NO_WAY
    return cell * 6 + heading
