"""The plans of bots in a batch of games, written as rows."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import ENERGY, NOT_OVER, State, is_flying
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.thinking import BEGIN, think
from swarmrally.env.asteroyds.action import EMERGENCY_PART, PARTS, RAM_PART
from swarmrally.env.opponents.turn import NO_BOT, Turn
from swarmrally.env.stack import Stack
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes


@entry
def plan_games(
    board: Hexes,
    states: Stack[State],
    plans: Ints,
    keys: Ints,
    known: State,
    now: State,
    then: State,
    events: Events,
    mind: Mind,
    orders: Orders,
    turn: Turn,
    last: int,
    at_most: int,
) -> bool:
    """Whether all games up to the last have their plans; else somebody still thinks, and it is to be called again."""
    while turn.place < last:
        state, seat = states[turn.place], int(turn.seat)
        if seat == state.seats:
            turn.place += 1
            turn.seat = 0
            continue
        if turn.bot[seat] != NO_BOT:
            row = plans[turn.place, seat]
            if state.over == NOT_OVER and is_flying(state, seat):
                if mind.stage == BEGIN:
                    sit_down(mind, turn, keys[turn.place])
                at_most = think(board, state, known, now, then, events, mind, orders, at_most)
                if at_most == 0:
                    return False
                mind.stage = BEGIN
                write_row(orders, row)
            else:
                for part in range(PARTS):
                    row[part] = 0
        turn.seat += 1
    return True


@kernel
def sit_down(mind: Mind, turn: Turn, key: Ints) -> None:
    """The bot of this seat is to choose."""
    for word in range(4):
        mind.key[word] = key[word]
    mind.me = turn.seat
    mind.bot = turn.bot[int(turn.seat)]
    mind.nodes = turn.nodes
    mind.is_late = 0
    turn.choices += 1


@kernel
def write_row(orders: Orders, row: Ints) -> None:
    for column in range(ENERGY + 1):
        row[column] = orders.plan[column]
    row[RAM_PART] = orders.ram
    row[EMERGENCY_PART] = orders.emergency_shield
