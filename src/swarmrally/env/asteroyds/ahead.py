"""A look ahead: where a craft would be after the first columns of its plan, so that the next one can be chosen with open eyes."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import PLANNING, SWARM, State
from swarmrally.asteroyds.playing.preview import play_alone
from swarmrally.asteroyds.rules.chart import clear_plan
from swarmrally.asteroyds.rules.sequence import reveal_plan
from swarmrally.env.asteroyds.action import MOST, may_choose, put
from swarmrally.env.asteroyds.reward import progress
from swarmrally.env.asteroyds.sheet import Sheet
from swarmrally.env.asteroyds.sight import see
from swarmrally.env.stack import Stack
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes


@entry
def look_ahead(board: Hexes, state: State, ahead: Stack[State], events: Events, seat: int) -> None:
    """Into `ahead`: the board after the swarm and what stands of the seat's plan; the others wait behind their shields."""
    ahead[0] = state
    imagined = ahead[0]
    for other in range(int(state.seats)):
        if other != seat:
            clear_plan(imagined, other)
    if imagined.stage != PLANNING:
        return
    imagined.stage = SWARM
    imagined.column = 0
    reveal_plan(imagined, events, seat)
    play_alone(board, imagined, events, seat)
    imagined.column = state.column


@entry
def see_ahead(board: Hexes, sky: Sheet, state: State, ahead: Stack[State], events: Events, seat: int, flat: Ints) -> None:
    """What the seat would see then."""
    look_ahead(board, state, ahead, events, seat)
    see(board, sky, ahead[0], seat, flat)


@entry
def see_games_ahead(
    board: Hexes,
    sky: Sheet,
    states: Stack[State],
    ahead: Stack[State],
    events: Events,
    plans: Ints,
    seat: int,
    parts: int,
    flat: Ints,
    masks: Ints,
    worth: Ints,
    first: int,
    last: int,
) -> None:
    """The same for one seat of each game, with the first parts of its plan in `plans`, what it may choose next, and its progress then."""
    for place in range(first, last):
        state = states[place]
        put_parts(state, seat, plans[place, seat], parts)
        see_ahead(board, sky, state, ahead, events, seat, flat[place])
        worth[place] = progress(board, sky, ahead[0], seat)
        for choice in range(MOST):
            masks[place, choice] = may_choose(state, seat, parts, choice)
        state.column = 0
        clear_plan(state, seat)


@kernel
def put_parts(state: State, seat: int, row: Ints, parts: int) -> None:
    for part in range(parts):
        put(state, seat, part, int(row[part]))
    state.column = parts
