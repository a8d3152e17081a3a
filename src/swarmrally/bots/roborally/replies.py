"""Answers to questions in mid-turn: each is tried, and the turn played on from there."""

from __future__ import annotations

from typing import Any

from swarmrally.bots.chances import bot_key
from swarmrally.bots.roborally.atlas import Atlas
from swarmrally.bots.roborally.guess import guess
from swarmrally.bots.roborally.policies import chosen
from swarmrally.bots.roborally.scouting import Clock, atlas_for
from swarmrally.bots.roborally.shelf import Shelf
from swarmrally.bots.roborally.worth import cost, end_of_game, harm_of_rivals
from swarmrally.kernel.compiler import is_compiled
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.answers import legal_answers, legal_choices
from swarmrally.roborally.course import Course
from swarmrally.roborally.game import same
from swarmrally.roborally.sequence import answer, play_turn
from swarmrally.roborally.state import DRAFTING, NOT_OVER, PROGRAMMING, State
from swarmrally.roborally.view import view

SEEN, GUESSED, STAGE = range(3)


def reply(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    """The answer after which the turn ends best, while the others have only what they have shown; else by policy."""
    if not is_compiled("bots.roborally") or seen.stage in (DRAFTING, PROGRAMMING):
        return chosen(course, seen, seat, answers)
    atlas = atlas_for(course, seen, Clock(None))
    assert atlas is not None
    shelf, events = Shelf(3), new(Events)
    events.quiet = 1
    shelf.put(SEEN, asked(seen, seat, seed))
    guess(shelf, shelf.memory, events, SEEN, GUESSED, seat, 0)  # type: ignore[arg-type]
    choices = [choice for wanted in answers for form, choice in legal_answers(course, shelf[GUESSED]) if same(wanted, form)]
    values = [value_after(course, atlas, shelf, events, seat, choice) for choice in choices]
    return answers[values.index(max(values))]


def asked(seen: State, seat: int, seed: int) -> State:
    """What the seat sees, with no other question open than this one."""
    state = view(seen, seat)
    state.key[:] = bot_key(seed)
    state.asks[:] = 0
    state.asks[seat] = 1 << int(state.question)
    return state


def value_after(course: Course, atlas: Atlas, shelf: Shelf, events: Events, seat: int, choice: int) -> int:
    """Further questions of the kind are answered as the clock would."""
    shelf.memory[STAGE] = shelf.memory[GUESSED]
    state = shelf[STAGE]
    answer(state, events, choice)
    play_turn(course, state, events)
    while is_waiting(state):
        answer(state, events, legal_choices(course, state)[0])
        play_turn(course, state, events)
    if state.over != NOT_OVER:
        return end_of_game(state, seat)
    return harm_of_rivals(course, state, seat) - cost(course, atlas, state, seat, bool(state.robot_down[seat]))
