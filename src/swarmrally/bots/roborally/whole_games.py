"""Whole games between bots, without Python in between: what tournaments, analyses and contests play with."""

from __future__ import annotations

from typing import Annotated

from swarmrally.bots.roborally.choosing import BEGIN, MAY_TAKE_HAND
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.thinking import decide, think
from swarmrally.kernel.chance import draw
from swarmrally.kernel.compiler import called, kernel, shared
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import DEALING, NOT_OVER, PROGRAMMING, SEATS, State
from swarmrally.roborally.rules.handing_in import FINE, Sheet, hand_in
from swarmrally.roborally.rules.options.hand import recompile
from swarmrally.roborally.rules.program import seal
from swarmrally.roborally.rules.sequence import answer, open_turn, play_turn

OVER, CHOSEN, PLAYED, THINKING, REFUSED = range(5)
"""Why a game has stopped: it is over, somebody has chosen, a stretch was played, somebody still thinks, or has chosen what may not be."""
EVERYWHERE = 1
PURPOSE_CHOICE = 56


class Match:
    """Who plays, and how far they have come."""

    bot: Annotated[Ints, "i1", SEATS]
    key: Annotated[Ints, "i8", 4]
    """The chance of all bots together; each choice has its own part of it."""
    nodes: Annotated[int, "i4"]
    longest: Annotated[int, "i4"]
    """Turns after which nobody plays on."""
    stops: Annotated[int, "i1"]
    """0 to stop only when the game is over, EVERYWHERE to stop after each choice and each stretch."""
    chooser: Annotated[int, "i1"]
    """The seat that has chosen last, or thinks."""
    took_hand: Annotated[int, "i1"]
    """R9.22 It has chosen a new hand, and is to choose again."""
    asked: Annotated[int, "i1"]
    """The seat that was asked before the last stretch, or -1, what about, and the number of its answer."""
    question: Annotated[int, "i1"]
    said: Annotated[int, "i4"]


@shared
def play_on(
    course: Course,
    state: State,
    events: Events,
    known: State,
    atlas: Atlas,
    thoughts: Events,
    mind: Mind,
    orders: Sheet,
    match: Match,
    at_most: int,
) -> int:
    """Plays on to the end of the game, or to the next stop; `at_most` is for whoever looks at a clock while somebody thinks."""
    while state.over == NOT_OVER and state.turn_number <= match.longest:
        match.asked = -1
        if is_waiting(state):
            answer_question(course, state, events, known, atlas, thoughts, mind, match)
        else:
            match.chooser = next_to_program(state)
            if match.chooser >= 0:
                if mind.stage == BEGIN:
                    sit_down(state, mind, match, int(match.chooser))
                at_most = think(course, state, known, atlas, thoughts, mind, orders, at_most)
                if at_most == 0:
                    return THINKING
                mind.stage = BEGIN
                if not carry_out(course, state, events, mind, orders, match):
                    return REFUSED
                if match.stops:
                    return CHOSEN
                continue
            go_on(course, state, events)
        if match.stops:
            return PLAYED
    return OVER


@kernel
def next_to_program(state: State) -> int:
    """The first seat whose program is not done; none when all are."""
    for seat in range(int(state.seats)):
        if not state.sealed[seat]:
            return seat
    return -1


@called
def go_on(course: Course, state: State, events: Events) -> None:
    """To the next deal, question or end."""
    if state.stage > DEALING:
        play_turn(course, state, events)
    if not is_waiting(state) and state.over == NOT_OVER:
        open_turn(course, state, events)


@called
def answer_question(
    course: Course, state: State, events: Events, known: State, atlas: Atlas, thoughts: Events, mind: Mind, match: Match
) -> None:
    """R9.28 The seat that is asked answers, and the turn, or R9.22 the drawing of a new hand, goes on."""
    seat = int(state.asked_seat)
    match.asked = seat
    match.question = state.question
    sit_down(state, mind, match, seat)
    match.said = decide(course, state, known, atlas, thoughts, mind)
    answer(state, events, int(match.said))
    if state.stage == PROGRAMMING:
        draw_anew(state, events, seat)
    else:
        go_on(course, state, events)


@called
def draw_anew(state: State, events: Events, seat: int) -> None:
    recompile(state, events, seat)


@called
def carry_out(course: Course, state: State, events: Events, mind: Mind, orders: Sheet, match: Match) -> bool:
    """R9.22 A new hand, or R3.1 the program is handed in; False when it is against the rules."""
    seat = int(match.chooser)
    match.took_hand = mind.takes_hand
    if mind.takes_hand:
        draw_anew(state, events, seat)
        return True
    fault = hand_in(course, state, orders, seat, False)
    if fault[0] != FINE:
        return False
    if not state.sealed[seat]:
        seal(state, events, seat)
    return True


@called
def sit_down(state: State, mind: Mind, match: Match, seat: int) -> None:
    """The bot of this seat is to choose, by a chance of its own."""
    words = draw(match.key, int(state.game), int(state.turn_number), PURPOSE_CHOICE, int(state.beat) << 3 | seat)
    for word in range(4):
        mind.key[word] = words[word]
    mind.me = seat
    mind.bot = match.bot[seat]
    mind.nodes = match.nodes
    mind.new_hand = MAY_TAKE_HAND
    mind.least = 0
    mind.is_late = 0
    mind.spent = 0
    mind.stage = BEGIN
