"""How many columns it takes to each goal from every cell and heading, and through all that are missing, over a board that stands still."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import HECTOR, State
from swarmrally.asteroyds.rules.chart import FORWARD, TURN_BACK
from swarmrally.asteroyds.rules.flight import is_home
from swarmrally.asteroyds.rules.gates import must_return
from swarmrally.asteroyds.rules.pilots import manoeuvre
from swarmrally.bots.asteroyds.search.sky import HOME, Sky
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.hexes import OFF, Hexes

FAR = 40
"""Columns to a goal that can't be reached, or does not exist."""
TENTH = 10
"""Between goals the columns are an average over headings, counted in tenths."""
FAR_OFF = FAR * TENTH * (HOME + 1)


@called
def measure(board: Hexes, state: State, sky: Sky, wanted: int) -> None:
    """The columns to all that is wanted."""
    for goal in range(int(sky.goals)):
        if wanted & 1 << goal:
            spread(board, sky, goal, begin_at_goal(board, sky, goal))
    if must_return(state):
        spread(board, sky, HOME, begin_at_home(board, state, sky))
    measure_legs(board, state, sky, wanted)
    measure_tours(state, sky, wanted)


@kernel
def begin_at_goal(board: Hexes, sky: Sky, goal: int) -> int:
    """Where the goal is flown over, or one column before: where it is shot from."""
    found = 0
    for cell in range(int(board.cells)):
        for heading in range(6):
            sky.columns_to[goal, cell, heading] = FAR
            crossed, aimed = int(sky.crossed[cell]) & 1 << goal, int(sky.aimed[cell, heading]) & 1 << goal
            if crossed or aimed:
                sky.columns_to[goal, cell, heading] = 0 if crossed else 1
                sky.queue[found] = cell * 6 + heading
                found += 1
    return found


@kernel
def begin_at_home(board: Hexes, state: State, sky: Sky) -> int:
    """A10.4 The platforms that count."""
    found = 0
    for cell in range(int(board.cells)):
        for heading in range(6):
            sky.columns_to[HOME, cell, heading] = FAR
            if is_home(state, int(sky.seat), cell):
                sky.columns_to[HOME, cell, heading] = 0
                sky.queue[found] = cell * 6 + heading
                found += 1
    return found


@kernel
def spread(board: Hexes, sky: Sky, goal: int, found: int) -> None:
    """Backwards from what is in the queue, one column after the other."""
    done = 0
    while done < found:
        cell, heading = int(sky.queue[done]) // 6, int(sky.queue[done]) % 6
        done += 1
        columns = int(sky.columns_to[goal, cell, heading]) + 1
        if columns >= FAR:
            return
        may_enter = sky.is_free[cell] or (goal == HOME and columns == 1)
        for action in range(FORWARD, TURN_BACK + 1):
            notches, steps, _ = manoeuvre(HECTOR, action)
            if steps and not may_enter:
                continue
            before = int(board.neighbour[cell, (heading + 3) % 6]) if steps else cell
            turned = (heading + 6 - notches) % 6
            if before != OFF and sky.columns_to[goal, before, turned] == FAR:
                sky.columns_to[goal, before, turned] = columns
                sky.queue[found] = before * 6 + turned
                found += 1


@kernel
def measure_legs(board: Hexes, state: State, sky: Sky, wanted: int) -> None:
    """From each goal to each other: the average over all cells and headings at which the first is taken."""
    for goal in range(int(sky.goals)):
        if wanted & 1 << goal:
            for other in range(HOME + 1):
                is_wanted = must_return(state) if other == HOME else wanted & 1 << other
                if is_wanted and other != goal:
                    sky.between[goal, other] = leg(board, sky, goal, other)


@kernel
def leg(board: Hexes, sky: Sky, goal: int, other: int) -> int:
    columns = taken = 0
    for cell in range(int(board.cells)):
        if sky.is_free[cell]:
            for heading in range(6):
                if (int(sky.crossed[cell]) | int(sky.aimed[cell, heading])) & 1 << goal:
                    columns += int(sky.columns_to[other, cell, heading])
                    taken += 1
    return columns * TENTH // taken if taken else FAR * TENTH


@kernel
def measure_tours(state: State, sky: Sky, wanted: int) -> None:
    """From each goal of every set through all others of it and, if need be, home: the order that takes the fewest columns."""
    for left in range(wanted + 1):
        for goal in range(int(sky.goals)):
            is_in = left & wanted == left and left & 1 << goal
            sky.beyond[goal, left] = tour_from(state, sky, goal, left & ~(1 << goal)) if is_in else FAR_OFF


@kernel
def tour_from(state: State, sky: Sky, goal: int, left: int) -> int:
    if left == 0:
        return int(sky.between[goal, HOME]) if must_return(state) else 0
    best = FAR_OFF
    for other in range(int(sky.goals)):
        if left & 1 << other:
            best = min(best, int(sky.between[goal, other]) + int(sky.beyond[other, left]))
    return best


@kernel
def tour(state: State, sky: Sky, cell: int, heading: int, left: int) -> int:
    """The columns, in tenths, from there through all that is left."""
    if left == 0:
        return int(sky.columns_to[HOME, cell, heading]) * TENTH if must_return(state) else 0
    best = FAR_OFF
    for goal in range(int(sky.goals)):
        best = min(best, int(sky.columns_to[goal, cell, heading]) * TENTH + int(sky.beyond[goal, left]))
    return best
