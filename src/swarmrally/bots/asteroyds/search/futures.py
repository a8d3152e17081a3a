"""The next round for one roll of its dice: how soon the race ends from every cell and heading, with any goals missing.

Columns are counted in tenths from the start of that round. Nobody collides, rams or uses a power in it: what those are worth is
reckoned where a flight ends.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from swarmrally.asteroyds.components.events import TILE_MOVED, TILE_PUSHED
from swarmrally.asteroyds.components.state import COLUMNS, ENERGY, FLIGHT, HECTOR, SWARM, State
from swarmrally.asteroyds.components.tiles import symbol_of
from swarmrally.asteroyds.playing.view import SPECTATOR
from swarmrally.asteroyds.rules.chart import FORWARD, TURN_BACK
from swarmrally.asteroyds.rules.flight import is_home
from swarmrally.asteroyds.rules.gates import can_be_crossed, must_return
from swarmrally.asteroyds.rules.pilots import manoeuvre
from swarmrally.asteroyds.rules.sequence import ORDERS
from swarmrally.asteroyds.rules.swarm import DICE_COUNT
from swarmrally.bots.asteroyds.search.distances import FAR_OFF, TENTH, measure, tour
from swarmrally.bots.asteroyds.search.sky import GOALS, Sky, survey
from swarmrally.bots.asteroyds.search.swarm import go_alone
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import FIRST, KIND, Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import CELLS, OFF, Hexes

GOALS_IN = np.array([left.bit_count() for left in range(1 << GOALS)])
TURNED = np.array([[(heading + notches) % 6 for notches in range(6)] for heading in range(6)])
SHIELD_LOWERED = 3
"""What an action in the energy column costs, unless it ends the race."""


class Race(Sky):
    """Whose race is looked at, and under which sky."""

    wanted: Annotated[int, "i1"]
    """All goals that are missing to any of the craft, as bits."""
    spare: Annotated[int, "i1"]
    """How many may be left at the end."""
    left_over: Annotated[Ints, "i4", (2, 1 << GOALS)]
    """For each set of goals how long the race goes on after the last round: at least, and by which part of the way, in 128ths."""
    times: Annotated[Ints, "i2", (2, CELLS * 6, 1 << GOALS)]
    """By column, pose and goals."""


@called
def foresee(board: Hexes, before: State, state: State, events: Events, race: Race, seat: int, roll: int) -> None:
    """For one roll and one craft, when its race ends from everywhere."""
    copy_over(state, before)
    events.quiet = 0
    move(board, state, events, roll)
    events.quiet = 1
    look(board, state, events, race, seat)
    set_horizon(board, state, race, race.times[COLUMNS % 2])
    reckon(board, state, race)


@kernel
def time_of(state: State, race: Race, pose: int, left: int) -> int:
    """For a craft that stands there before the swarm moves."""
    left &= ~int(race.swept[pose // 6])
    return 0 if is_done(state, race, left) else int(race.times[0, pose, left])


@kernel
def move(board: Hexes, state: State, events: Events, roll: int) -> None:
    """The swarm moves for this roll."""
    put_dice(state, roll)
    events.told = 0
    go_alone(board, state, events, SPECTATOR)
    state.stage = FLIGHT


@kernel
def look(board: Hexes, state: State, events: Events, race: Race, seat: int) -> None:
    """The sky that the swarm has left."""
    survey(board, state, race, seat)
    measure(board, state, race, int(race.wanted))
    note_swept(board, state, events, race)
    list_ways(board, race)


@kernel
def put_dice(state: State, roll: int) -> None:
    """One of 216 rolls; where the order of the dice is drawn, one of 1296."""
    for die in range(DICE_COUNT):
        state.dice[die] = roll % 6 + 1
        roll //= 6
    if state.random_dice_order:
        for place in range(DICE_COUNT):
            state.dice_order[place] = ORDERS[roll % 6, place]
    state.stage = SWARM


@kernel
def note_swept(board: Hexes, state: State, events: Events, sky: Sky) -> None:
    """A3.7 The gates that came through each cell, which give their tokens to a craft there."""
    for cell in range(int(board.cells)):
        sky.swept[cell] = 0
    for number in range(events.told):
        row = events.row[number]
        if (row[KIND] == TILE_MOVED or row[KIND] == TILE_PUSHED) and can_be_crossed(state, int(row[FIRST])):
            cell = int(row[FIRST + 2])
            sky.swept[cell] = int(sky.swept[cell]) | 1 << symbol_of(int(row[FIRST])) - 1


@kernel
def is_done(state: State, race: Race, left: int) -> bool:
    """A9.3, A10.1 Whether the race ends with these goals left."""
    return GOALS_IN[left] <= race.spare and not must_return(state)


@kernel
def set_horizon(board: Hexes, state: State, race: Race, times: Ints) -> None:
    """After the round: what the way that is left over a board that stands still tells about the time it takes."""
    sets = int(race.wanted) + 1
    at_least, part = race.left_over[0], race.left_over[1]
    for pose in range(int(board.cells) * 6):
        row = times[pose]
        for left in range(sets):
            row[left] = FAR_OFF
        for goal in range(int(race.goals)):
            columns, beyond = int(race.columns_to[goal, pose // 6, pose % 6]) * TENTH, race.beyond[goal]
            for left in range(sets):
                row[left] = min(row[left], columns + beyond[left])
        row[0] = tour(state, race, pose // 6, pose % 6, 0)
        for left in range(sets):
            row[left] = COLUMNS * TENTH + at_least[left] + (part[left] * row[left] >> 7)


@kernel
def reckon(board: Hexes, state: State, race: Race) -> None:
    """Backwards from the end of the round; times[0] is its start."""
    for column in range(ENERGY, -1, -1):
        fly_column(board, state, race, race.times[column % 2], race.times[(column + 1) % 2], column)


@kernel
def list_ways(board: Hexes, sky: Sky) -> None:
    """Where each action leads from everywhere; nowhere, when something is in the way."""
    for cell in range(int(board.cells)):
        for heading in range(6):
            pose = cell * 6 + heading
            goals = int(sky.aimed[cell, heading])
            for action in range(FORWARD, TURN_BACK + 1):
                notches, steps, _ = manoeuvre(HECTOR, action)
                turned = int(TURNED[heading, notches])
                there = int(board.neighbour[cell, turned]) if steps else cell
                is_way = there != OFF and (not steps or sky.is_free[there])
                sky.way[pose, action - FORWARD] = there * 6 + turned if is_way else pose
                if steps and is_way:
                    goals |= int(sky.crossed[there])
            sky.has_goal[pose] = goals


@kernel
def fly_column(board: Hexes, state: State, race: Race, now: Ints, then: Ints, column: int) -> None:
    """The best of waiting, shooting and flying on, in this column, everywhere."""
    sets = int(race.wanted) + 1
    price = SHIELD_LOWERED if column == ENERGY else 0
    for left in range(sets):
        if is_done(state, race, left):
            for pose in range(int(board.cells) * 6):
                then[pose, left] = (column + 1) * TENTH - price
    for pose in range(int(board.cells) * 6):
        if race.has_goal[pose]:
            take_goals(race, now, then, pose, price, sets)
        else:
            fly_past(race, now, then, pose, price, sets)
    if must_return(state):
        come_home(board, state, int(race.seat), now, column)


@kernel
def fly_past(sky: Sky, now: Ints, then: Ints, pose: int, price: int, sets: int) -> None:
    """Where no goal can be taken in one column."""
    ways = sky.way[pose]
    ahead, right, left, back, here, best = then[ways[0]], then[ways[1]], then[ways[2]], then[ways[3]], then[pose], now[pose]
    for goals in range(sets):
        flown = min(min(ahead[goals], right[goals]), min(left[goals], back[goals]))
        best[goals] = min(here[goals], flown + price)


@kernel
def take_goals(sky: Sky, now: Ints, then: Ints, pose: int, price: int, sets: int) -> None:
    """Where a shot, or a step, takes one."""
    aimed = int(sky.aimed[pose // 6, pose % 6])
    for goals in range(sets):
        best = min(int(then[pose, goals]), int(then[pose, goals & ~aimed]) + price)
        for action in range(4):
            there = int(sky.way[pose, action])
            best = min(best, int(then[there, goals & ~int(sky.crossed[there // 6])]) + price)
        now[pose, goals] = best


@kernel
def come_home(board: Hexes, state: State, seat: int, now: Ints, column: int) -> None:
    """A10.4 With all tokens a step onto a platform that counts ends the race."""
    for cell in range(int(board.cells)):
        for heading in range(6):
            for turned in (heading, int(TURNED[heading, 1]), int(TURNED[heading, 5])):
                there = int(board.neighbour[cell, turned])
                if there != OFF and is_home(state, seat, there):
                    now[cell * 6 + heading, 0] = min(int(now[cell * 6 + heading, 0]), (column + 1) * TENTH)
