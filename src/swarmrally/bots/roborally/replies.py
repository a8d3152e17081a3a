"""Answers to questions: by policy, or each is tried, and the turn played on from there."""

from __future__ import annotations

import numpy as np

from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.guess import guess
from swarmrally.bots.roborally.search.mind import GUESSED, SEEN, STAGE, Mind
from swarmrally.bots.roborally.search.rehearsal import share
from swarmrally.bots.roborally.search.shortlist import see
from swarmrally.bots.roborally.search.worth import cost, end_of_game, harm_of_rivals
from swarmrally.bots.roborally.walking.aims import FAR, find_ways, is_heavily_damaged, list_goals
from swarmrally.bots.roborally.walking.orders import LAST_POINTS
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF, STEP
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import (
    ABORT_SWITCH,
    ANY_WEAPON,
    FIRE_CONTROL,
    HIGH_POWER_LASER,
    MINI_HOWITZER,
    NAMES,
    Option,
)
from swarmrally.roborally.components.state import (
    ASK_ABORT_SWITCH,
    ASK_DISCARD_OPTION,
    ASK_FIRE_CONTROL,
    ASK_HIGH_POWER_LASER,
    ASK_KEEP_OPTION,
    ASK_MECHANICAL_ARM,
    ASK_POWER_DOWN,
    ASK_RE_ENTRY,
    ASK_START,
    ASK_WEAPON,
    NOT_OVER,
    State,
    holds,
)
from swarmrally.roborally.rules.answering import list_choices
from swarmrally.roborally.rules.sequence import answer, play_turn

GUESSES = 8
"""Of what the piles hold, for an answer that is thought over."""
KEPT_IN_TRICKSY: tuple[Option, ...] = (
    "extra_memory",
    "ablative_coat",
    "superior_archive",
    "double_barreled_laser",
    "mechanical_arm",
    "fourth_gear",
)
"""R10.1 The best first."""
FAVOURITES = np.array([NAMES.index(name) for name in KEPT_IN_TRICKSY])
NO_WISH = -2


@kernel
def questions_for(state: State, seat: int) -> int:
    """R9.28 What an ace wants to decide when it comes to that: a policy does not know who will be in line, or which card is lying there."""
    asks = int(holds(state, seat, ABORT_SWITCH)) << ASK_ABORT_SWITCH
    asks |= int(holds(state, seat, FIRE_CONTROL)) << ASK_FIRE_CONTROL
    asks |= int(holds(state, seat, HIGH_POWER_LASER)) << ASK_HIGH_POWER_LASER
    return asks | int(int(state.holds[seat]) & ANY_WEAPON != 0) << ASK_WEAPON


@called
def list_answers(course: Course, state: State, choices: Ints) -> int:
    """`list_choices`, once for all who ask."""
    return list_choices(course, state, choices)


@called
def answer_by_policy(course: Course, state: State, mind: Mind, count: int, seat: int) -> int:
    """What the policies would say, or else the clock's default."""
    question = int(state.question)
    if question == ASK_RE_ENTRY or question == ASK_START:
        return nearest_start(course, state, mind, count, seat)
    if question == ASK_KEEP_OPTION:
        for place in range(len(FAVOURITES)):
            if is_listed(mind, count, int(FAVOURITES[place])):
                return int(FAVOURITES[place])
        return int(mind.choice_list[0])
    wish = wish_for(course, state, mind, question, seat)
    return wish if is_listed(mind, count, wish) else int(mind.choice_list[0])


@kernel
def is_listed(mind: Mind, count: int, choice: int) -> bool:
    for place in range(count):
        if mind.choice_list[place] == choice:
            return True
    return False


@kernel
def wish_for(course: Course, state: State, mind: Mind, question: int, seat: int) -> int:
    """Shoots as hard as it can, reaches for the flag, and gives an option rather than its life."""
    if question == ASK_POWER_DOWN:
        return int(is_heavily_damaged(state, seat))
    if question == ASK_DISCARD_OPTION and state.robot_damage[seat] >= LAST_POINTS and state.option_count[seat] > 0:
        return int(state.options[seat, 0])
    if question == ASK_MECHANICAL_ARM:
        list_goals(course, state, mind, seat)
        return int(mind.cell[0, 0]) if mind.goals and mind.size[0] == 1 else OFF
    if question == ASK_WEAPON:
        return MINI_HOWITZER
    return 1 if question == ASK_HIGH_POWER_LASER else NO_WISH


@kernel
def nearest_start(course: Course, state: State, mind: Mind, count: int, seat: int) -> int:
    """R8.4, R10.6 Not powered down, and facing the shortest way to the next goal."""
    list_goals(course, state, mind, seat)
    if mind.goals:
        find_ways(course, mind, False)
    best, nearest = int(mind.choice_list[0]), 4 * FAR
    for place in range(count):
        choice = int(mind.choice_list[place])
        way = FAR
        if mind.goals:
            way = int(mind.way[0, 0, (choice >> 3) + int(STEP[choice >> 1 & 3])])
        way += 2 * FAR * (choice & 1)
        if way < nearest:
            best, nearest = choice, way
    return best


@called
def answer_by_trial(
    course: Course, atlas: Atlas, known: State, mind: Mind, events: Events, count: int, is_considered: bool, seat: int
) -> int:
    """The answer after which the turn ends best.

    The others have only what they have shown; or it is considered by the chances to win, which rivals who are pushed, shot or misled
    lessen, and for some of the cards that may come.
    """
    see(known, mind, mind.states[SEEN])
    mind.states[SEEN].asks[seat] = 1 << int(known.question)
    for place in range(count):
        mind.totals[place] = 0
    for number in range(GUESSES if is_considered else 1):
        guess(mind, events, seat, number)
        for place in range(count):
            play_to_end(course, mind, events, int(mind.choice_list[place]))
            mind.totals[place] += value_at(course, atlas, mind.states[STAGE], is_considered, seat)
    best = 0
    for place in range(1, count):
        if mind.totals[place] > mind.totals[best]:
            best = place
    return int(mind.choice_list[best])


@called
def play_to_end(course: Course, mind: Mind, events: Events, choice: int) -> None:
    """Further questions of the kind are answered as the clock would."""
    state = mind.states[STAGE]
    copy_over(state, mind.states[GUESSED])
    answer(state, events, choice)
    play_turn(course, state, events)
    while is_waiting(state):
        list_answers(course, state, mind.next_list)
        answer(state, events, int(mind.next_list[0]))
        play_turn(course, state, events)


@kernel
def value_at(course: Course, atlas: Atlas, state: State, is_considered: bool, seat: int) -> int:
    if is_considered:
        return share(course, atlas, state, seat)
    if state.over != NOT_OVER:
        return end_of_game(state, seat)
    return harm_of_rivals(course, state, seat) - cost(course, atlas, state, seat, bool(state.robot_down[seat]))
