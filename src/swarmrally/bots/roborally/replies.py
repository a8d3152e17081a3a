"""Answers to questions in mid-turn: each is tried, and the turn played on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swarmrally.bots.chances import bot_key
from swarmrally.bots.roborally.floor import as_it_lies
from swarmrally.bots.roborally.policies import chosen
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.guess import guess
from swarmrally.bots.roborally.search.rehearsal import chances_at
from swarmrally.bots.roborally.search.scouting import Clock, atlas_for
from swarmrally.bots.roborally.search.workspace import Workspace
from swarmrally.bots.roborally.search.worth import cost, end_of_game, harm_of_rivals
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.kernel.ready import make_ready
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import ABORT_SWITCH, FIRE_CONTROL, HIGH_POWER_LASER, WEAPONS
from swarmrally.roborally.components.state import DRAFTING, NOT_OVER, PLACING, PROGRAMMING, State, holds
from swarmrally.roborally.forms.answers import legal_answers, legal_choices
from swarmrally.roborally.forms.schema import Question
from swarmrally.roborally.playing.game import same
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.sequence import answer, play_turn

Value = Callable[[Course, Atlas, State, int], int]
SEEN, GUESSED, STAGE = range(3)
LEFT_OPEN: dict[Question, tuple[int, ...]] = {
    "abort_switch": (ABORT_SWITCH,),
    "fire_control": (FIRE_CONTROL,),
    "high_power_laser": (HIGH_POWER_LASER,),
    "weapon": WEAPONS,
}
GUESSES = 8
"""Of what the piles hold, for an answer that is thought over."""


def questions_for(state: State, seat: int) -> list[Question]:
    """R9.28 What an ace wants to decide when it comes to that: a policy does not know who will be in line, or which card is lying there."""
    return [question for question, options in LEFT_OPEN.items() if any(holds(state, seat, option) for option in options)]


def reply(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    """The answer after which the turn ends best, while the others have only what they have shown; else by policy."""
    return best_answer(course, seen, seat, answers, seed, 1, value_of_end)


def considered_reply(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    """The same by the chances to win, which rivals who are pushed, shot or misled lessen, and for some of the cards that may come."""
    return best_answer(course, seen, seat, answers, seed, GUESSES, chances_at)


def best_answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int, guesses: int, value: Value) -> Any:
    course = as_it_lies(course, seen)
    if seen.stage in (DRAFTING, PLACING, PROGRAMMING):
        return chosen(course, seen, seat, answers)
    make_ready("bots.roborally")
    atlas = atlas_for(course, seen, Clock(None))
    assert atlas is not None
    workspace, events = Workspace(3), new(Events)
    events.quiet = 1
    workspace.put(SEEN, asked(seen, seat, seed))
    choices = [choice for wanted in answers for form, choice in legal_answers(course, workspace[SEEN]) if same(wanted, form)]
    totals = [0] * len(choices)
    for number in range(guesses):
        guess(workspace, workspace.memory, events, SEEN, GUESSED, seat, number)  # type: ignore[arg-type]
        for place, choice in enumerate(choices):
            play_on(course, workspace, events, choice)
            totals[place] += value(course, atlas, workspace[STAGE], seat)
    return answers[totals.index(max(totals))]


def asked(seen: State, seat: int, seed: int) -> State:
    """What the seat sees, with no other question open than this one."""
    state = view(seen, seat)
    state.key[:] = bot_key(seed)
    state.asks[:] = 0
    state.asks[seat] = 1 << int(state.question)
    return state


def play_on(course: Course, workspace: Workspace, events: Events, choice: int) -> None:
    """Further questions of the kind are answered as the clock would."""
    workspace.memory[STAGE] = workspace.memory[GUESSED]
    state = workspace[STAGE]
    answer(state, events, choice)
    play_turn(course, state, events)
    while is_waiting(state):
        answer(state, events, legal_choices(course, state)[0])
        play_turn(course, state, events)


def value_of_end(course: Course, atlas: Atlas, state: State, seat: int) -> int:
    if state.over != NOT_OVER:
        return end_of_game(state, seat)
    return harm_of_rivals(course, state, seat) - cost(course, atlas, state, seat, bool(state.robot_down[seat]))
