"""Whole games between bots, without Python in between: what tournaments, analyses and contests play with."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import NOT_OVER, SEATS, State, is_flying
from swarmrally.asteroyds.rules.sequence import answer, open_round, play_round
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.thinking import BEGIN, decide, think
from swarmrally.kernel.chance import draw
from swarmrally.kernel.compiler import kernel, shared
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes

OVER, CHOSEN, PLAYED, THINKING = range(4)
"""Why a game has stopped: it is over, somebody has chosen, a stretch was played, or somebody still thinks."""
EVERYWHERE = 1
PURPOSE_CHOICE = 56


class Match:
    """Who plays, and how far they have come."""

    bot: Annotated[Ints, "i1", SEATS]
    key: Annotated[Ints, "i8", 4]
    """The chance of all bots together; each choice has its own part of it."""
    nodes: Annotated[int, "i4"]
    longest: Annotated[int, "i4"]
    """Rounds after which nobody plays on."""
    stops: Annotated[int, "i1"]
    """0 to stop only when the game is over, EVERYWHERE to stop after each choice and each stretch."""
    chooser: Annotated[int, "i1"]
    """The seat that has chosen last, or thinks."""
    next_seat: Annotated[int, "i1"]
    asked: Annotated[int, "i1"]
    """The seat that was asked before the last stretch, or -1, and what it said."""
    said: Annotated[int, "i1"]


@shared
def play_on(
    board: Hexes,
    state: State,
    events: Events,
    known: State,
    now: State,
    then: State,
    thoughts: Events,
    mind: Mind,
    orders: Orders,
    match: Match,
    at_most: int,
) -> int:
    """Plays on to the end of the game, or to the next stop; `at_most` is for whoever looks at a clock while somebody thinks."""
    while state.over == NOT_OVER and state.round_number <= match.longest:
        match.asked = -1
        if is_waiting(state):
            answer_question(board, state, events, known, now, thoughts, mind, match)
        elif match.next_seat < state.seats:
            at_most = plan_next(board, state, known, now, then, thoughts, mind, orders, match, at_most)
            if at_most == 0:
                return THINKING
            if match.stops and match.chooser >= 0:
                return CHOSEN
            continue
        match.next_seat = 0
        match.chooser = -1
        go_on(board, state, events)
        if match.stops:
            return PLAYED
    return OVER


@kernel
def go_on(board: Hexes, state: State, events: Events) -> None:
    """To the next planning, question or end."""
    play_round(board, state, events)
    if not is_waiting(state) and state.over == NOT_OVER:
        open_round(state, events)


@kernel
def answer_question(
    board: Hexes, state: State, events: Events, known: State, now: State, thoughts: Events, mind: Mind, match: Match
) -> None:
    match.asked = state.asked_seat
    sit_down(state, mind, match, int(match.asked))
    match.said = int(decide(board, state, known, now, thoughts, mind) != 0)
    answer(state, events, match.said != 0)


@kernel
def plan_next(
    board: Hexes,
    state: State,
    known: State,
    now: State,
    then: State,
    thoughts: Events,
    mind: Mind,
    orders: Orders,
    match: Match,
    at_most: int,
) -> int:
    """The next seat plans, or is passed over; what is left of `at_most`, or 0 while it thinks."""
    seat = int(match.next_seat)
    match.chooser = -1
    if is_flying(state, seat):
        if mind.stage == BEGIN:
            sit_down(state, mind, match, seat)
        at_most = think(board, state, known, now, then, thoughts, mind, orders, at_most)
        if at_most == 0:
            return 0
        write_orders(state, orders, seat)
        mind.stage = BEGIN
        match.chooser = seat
    match.next_seat = seat + 1
    return at_most


@kernel
def sit_down(state: State, mind: Mind, match: Match, seat: int) -> None:
    """The bot of this seat is to choose, by a chance of its own."""
    words = draw(match.key, int(state.game), int(state.round_number), PURPOSE_CHOICE, int(state.beat) << 3 | seat)
    for word in range(4):
        mind.key[word] = words[word]
    mind.me = seat
    mind.bot = match.bot[seat]
    mind.nodes = match.nodes
    mind.is_late = 0
    mind.stage = BEGIN


@kernel
def write_orders(state: State, orders: Orders, seat: int) -> None:
    for column in range(len(orders.plan)):
        state.plan[seat, column] = orders.plan[column]
    state.ram_order[seat] = orders.ram
    state.emergency_order[seat] = orders.emergency_shield
