"""The game for searchers: seat after seat builds its plan part by part, hidden from the others until all stand; then the round is flown.

The node of a search is a state, and nothing else: its `sealed` says whose plans stand, its `column` how many parts the next one has.
"""

from __future__ import annotations

from swarmrally.asteroyds.components.state import NOT_OVER, State
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.rules.sequence import open_round, play_round
from swarmrally.env.asteroyds.action import MOST, PARTS, may_choose, next_planner, put
from swarmrally.kernel.compiler import entry
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes


@entry
def player(state: State) -> int:
    """The seat that chooses next, or NOBODY when the game is over."""
    return NOBODY if state.over != NOT_OVER else next_planner(state)


@entry
def terminal(state: State) -> bool:
    return bool(state.over != NOT_OVER)


@entry
def legal(state: State, mask: Ints) -> int:
    """Marks with 1 which of the MOST choices the player has for the next part, and counts them."""
    seat, part, count = next_planner(state), int(state.column), 0
    for choice in range(MOST):
        mask[choice] = seat != NOBODY and state.over == NOT_OVER and may_choose(state, seat, part, choice)
        count += int(mask[choice])
    return count


@entry
def settle(board: Hexes, state: State, events: Events) -> None:
    """When every plan stands the round is flown; so are rounds in which nobody is left to plan."""
    while state.over == NOT_OVER and next_planner(state) == NOBODY:
        play_round(board, state, events)
        open_round(state, events)


@entry
def apply(board: Hexes, state: State, events: Events, choice: int) -> None:
    """The player's choice for the next part; the last choice of the last seat flies the round and rolls the dice for the next one."""
    seat = next_planner(state)
    put(state, seat, int(state.column), choice)
    state.column += 1
    if state.column == PARTS:
        state.column = 0
        state.sealed[seat] = 1
        settle(board, state, events)


@entry
def imagine(state: State, seat: int, key: Ints) -> None:
    """Makes the state one that the seat can't tell from the true one: other dice to come, and random plans where the others' stand."""
    for word in range(len(key)):
        state.key[word] = key[word]
    for other in range(int(state.seats)):
        if other != seat and state.sealed[other]:
            plan_at_random(state, other)
