"""A batch of games: every one a step further in one call. A step is a whole round: what would be asked has been ordered before."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import NOT_OVER, State
from swarmrally.asteroyds.rules.sequence import open_round, play_round
from swarmrally.asteroyds.rules.setup import Layout, set_up
from swarmrally.env.asteroyds.action import mask_plan, put_plan, random_plan
from swarmrally.env.asteroyds.planes import draw_planes
from swarmrally.env.asteroyds.reward import outcome, progress
from swarmrally.env.asteroyds.sheet import Sheet
from swarmrally.env.asteroyds.sight import see
from swarmrally.env.stack import Stack
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes

PLAYING, TERMINATED, TRUNCATED = range(3)
DRAWN = -1


class Terms:
    """What holds for all games of a batch."""

    is_scenario: Annotated[int, "i1"]
    """Games begin as their first state stands, without a set-up."""
    first_seat: Annotated[int, "i1"]
    """Or DRAWN."""
    autoreset: Annotated[int, "i1"]
    longest: Annotated[int, "i4"]
    """Rounds after which a game is truncated."""
    stride: Annotated[int, "i8"]
    """How much further in the seed's games an ended game goes on."""
    shaping: Annotated[float, "f8"]


@entry
def begin_one(board: Hexes, layout: Layout, terms: Terms, state: State, events: Events) -> None:
    """From the first state, whose seed and number are put, to the first planning."""
    if not terms.is_scenario:
        set_up(board, layout, state)
        if terms.first_seat != DRAWN:
            state.first_seat = terms.first_seat
    open_round(state, events)


@entry
def begin_games(
    board: Hexes,
    layout: Layout,
    terms: Terms,
    states: Stack[State],
    events: Events,
    first: int,
    last: int,
) -> None:
    """Seeds and numbers are in the states already."""
    for place in range(first, last):
        begin_one(board, layout, terms, states[place], events)


@entry
def step_games(
    board: Hexes,
    sky: Sheet,
    layout: Layout,
    terms: Terms,
    start: Ints,
    states: Stack[State],
    memory: Ints,
    events: Events,
    plans: Ints,
    rewards: Ints,
    ended: Ints,
    final: Ints,
    first: int,
    last: int,
) -> None:
    """A round of each game with these plans. With `autoreset` an ended game begins anew; `final` keeps what was seen last."""
    for place in range(first, last):
        state = states[place]
        if ended[place] != PLAYING and not terms.autoreset:
            for seat in range(int(state.seats)):
                rewards[place, seat] = 0
            continue
        play(board, sky, terms, state, events, plans[place], rewards[place])
        ended[place] = how_it_stands(terms, state)
        if ended[place] != PLAYING and terms.autoreset:
            if len(final) > 0:
                see_all(board, sky, state, final[place])
            begin_anew(board, layout, terms, start, state, memory[place], events)


@kernel
def play(board: Hexes, sky: Sheet, terms: Terms, state: State, events: Events, plans: Ints, rewards: Ints) -> None:
    """One round, and what it brings each seat."""
    for seat in range(int(state.seats)):
        rewards[seat] = -terms.shaping * progress(board, sky, state, seat) if terms.shaping != 0 else 0.0
        put_plan(state, seat, plans[seat])
    play_round(board, state, events)
    open_round(state, events)
    for seat in range(int(state.seats)):
        rewards[seat] += outcome(state, seat)
        if terms.shaping != 0:
            rewards[seat] += terms.shaping * progress(board, sky, state, seat)


@kernel
def how_it_stands(terms: Terms, state: State) -> int:
    if state.over != NOT_OVER:
        return TERMINATED
    return TRUNCATED if state.round_number > terms.longest else PLAYING


@kernel
def begin_anew(board: Hexes, layout: Layout, terms: Terms, start: Ints, state: State, memory: Ints, events: Events) -> None:
    """The next game of the same seed, in the place of one that has ended."""
    key0, key1, key2, key3 = int(state.key[0]), int(state.key[1]), int(state.key[2]), int(state.key[3])
    number = int(state.game) + int(terms.stride)
    for place in range(len(start)):
        memory[place] = start[place]
    state.key[0] = key0
    state.key[1] = key1
    state.key[2] = key2
    state.key[3] = key3
    state.game = number
    begin_one(board, layout, terms, state, events)


@kernel
def see_all(board: Hexes, sky: Sheet, state: State, flat: Ints) -> None:
    for seat in range(int(state.seats)):
        see(board, sky, state, seat, flat[seat])


@entry
def see_games(board: Hexes, sky: Sheet, states: Stack[State], flat: Ints, first: int, last: int) -> None:
    """What every seat of these games sees."""
    for place in range(first, last):
        see_all(board, sky, states[place], flat[place])


@entry
def draw_games(board: Hexes, sky: Sheet, states: Stack[State], planes: Ints, first: int, last: int) -> None:
    for place in range(first, last):
        state = states[place]
        for seat in range(int(state.seats)):
            draw_planes(board, sky, state, seat, planes[place, seat])


@entry
def mask_games(states: Stack[State], masks: Ints, first: int, last: int) -> None:
    """What every seat of these games may choose."""
    for place in range(first, last):
        state = states[place]
        for seat in range(int(state.seats)):
            mask_plan(state, seat, masks[place, seat])


@entry
def plan_games_at_random(states: Stack[State], plans: Ints, seats: Ints, first: int, last: int) -> None:
    """Random legal plans for the seats that are marked."""
    for place in range(first, last):
        state = states[place]
        for seat in range(int(state.seats)):
            if seats[seat]:
                random_plan(state, seat, plans[place, seat])
