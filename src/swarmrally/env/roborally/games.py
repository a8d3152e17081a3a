"""A batch of games: every one a step further in one call. A step is a whole turn: what would be asked has been settled before."""

from __future__ import annotations

from typing import Annotated

from swarmrally.env.roborally.action import MOST, forget_program, mask_program, may_choose, put, put_program, random_program
from swarmrally.env.roborally.planes import draw_planes
from swarmrally.env.roborally.reward import outcome, progress
from swarmrally.env.roborally.sheet import Sheet
from swarmrally.env.roborally.sight import see
from swarmrally.env.stack import Stack
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import NO_TEAM, NOT_OVER, SEATS, State
from swarmrally.roborally.rules.sequence import open_turn, play_turn
from swarmrally.roborally.rules.setup import set_up

PLAYING, TERMINATED, TRUNCATED = range(3)


class Terms:
    """What holds for all games of a batch."""

    is_scenario: Annotated[int, "i1"]
    """Games begin as their first state stands, without a set-up."""
    team: Annotated[Ints, "i1", SEATS]
    """R10.2 As the players chose, or NO_TEAM for as the docks say."""
    autoreset: Annotated[int, "i1"]
    longest: Annotated[int, "i4"]
    """Turns after which a game is truncated."""
    stride: Annotated[int, "i8"]
    """How much further in the seed's games an ended game goes on."""
    shaping: Annotated[float, "f8"]


@entry
def begin_one(course: Course, terms: Terms, state: State, events: Events) -> None:
    """From the first state, whose seed and number are put, to the first deal. In Tricksy everybody keeps the first option (R10.1)."""
    if not terms.is_scenario:
        set_up(course, state)
        for seat in range(int(state.seats)):
            if terms.team[seat] != NO_TEAM:
                state.robot_team[seat] = terms.team[seat]
    open_turn(course, state, events)


@entry
def begin_games(
    course: Course,
    terms: Terms,
    states: Stack[State],
    events: Events,
    first: int,
    last: int,
) -> None:
    """Seeds and numbers are in the states already."""
    for place in range(first, last):
        begin_one(course, terms, states[place], events)


@entry
def step_games(
    course: Course,
    sheet: Sheet,
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
    """A turn of each game with these programs. With `autoreset` an ended game begins anew; `final` keeps what was seen last."""
    for place in range(first, last):
        state = states[place]
        if ended[place] != PLAYING and not terms.autoreset:
            for seat in range(int(state.seats)):
                rewards[place, seat] = 0
            continue
        play(course, terms, state, events, plans[place], rewards[place])
        ended[place] = how_it_stands(terms, state)
        if ended[place] != PLAYING and terms.autoreset:
            if len(final) > 0:
                see_all(course, sheet, state, final[place])
            begin_anew(course, terms, start, state, memory[place], events)


@kernel
def play(course: Course, terms: Terms, state: State, events: Events, plans: Ints, rewards: Ints) -> None:
    """One turn, and what it brings each seat."""
    for seat in range(int(state.seats)):
        rewards[seat] = -terms.shaping * progress(state, seat) if terms.shaping != 0 else 0.0
        put_program(course, state, events, seat, plans[seat])
    play_turn(course, state, events)
    open_turn(course, state, events)
    for seat in range(int(state.seats)):
        rewards[seat] += outcome(state, seat)
        if terms.shaping != 0:
            rewards[seat] += terms.shaping * progress(state, seat)


@kernel
def how_it_stands(terms: Terms, state: State) -> int:
    if state.over != NOT_OVER:
        return TERMINATED
    return TRUNCATED if state.turn_number > terms.longest else PLAYING


@kernel
def begin_anew(course: Course, terms: Terms, start: Ints, state: State, memory: Ints, events: Events) -> None:
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
    begin_one(course, terms, state, events)


@kernel
def see_all(course: Course, sheet: Sheet, state: State, flat: Ints) -> None:
    for seat in range(int(state.seats)):
        see(course, sheet, state, seat, flat[seat])


@entry
def see_games(course: Course, sheet: Sheet, states: Stack[State], flat: Ints, first: int, last: int) -> None:
    """What every seat of these games sees."""
    for place in range(first, last):
        see_all(course, sheet, states[place], flat[place])


@entry
def draw_games(course: Course, sheet: Sheet, states: Stack[State], planes: Ints, first: int, last: int) -> None:
    for place in range(first, last):
        state = states[place]
        for seat in range(int(state.seats)):
            draw_planes(course, sheet, state, seat, planes[place, seat])


@entry
def mask_games(course: Course, states: Stack[State], masks: Ints, first: int, last: int) -> None:
    """What every seat of these games may choose."""
    for place in range(first, last):
        state = states[place]
        for seat in range(int(state.seats)):
            mask_program(course, state, seat, masks[place, seat])


@entry
def plan_games_at_random(course: Course, states: Stack[State], plans: Ints, seats: Ints, first: int, last: int) -> None:
    """Random legal programs for the seats that are marked."""
    for place in range(first, last):
        state = states[place]
        for seat in range(int(state.seats)):
            if seats[seat]:
                random_program(course, state, seat, plans[place, seat])


@entry
def see_games_ahead(
    course: Course,
    sheet: Sheet,
    states: Stack[State],
    plans: Ints,
    seat: int,
    parts: int,
    flat: Ints,
    masks: Ints,
    worth: Ints,
    first: int,
    last: int,
) -> None:
    """What one seat of each game sees with the first parts of its program in `plans`, what it may choose next, and its progress."""
    for place in range(first, last):
        state = states[place]
        for part in range(parts):
            put(course, state, seat, part, int(plans[place, seat, part]))
        state.phase = parts
        see(course, sheet, state, seat, flat[place])
        worth[place] = progress(state, seat)
        for choice in range(MOST):
            masks[place, choice] = may_choose(course, state, seat, parts, choice)
        state.phase = 0
        forget_program(state, seat)
