"""Looks beyond its own program: guesses the others' hands, and takes what does best against all guesses."""

from __future__ import annotations

import time
from typing import Any

from swarmrally.bots import USUAL, Advice, Budget, get_ready
from swarmrally.bots.roborally import racer
from swarmrally.bots.roborally.floor import as_it_lies
from swarmrally.bots.roborally.orders import program_for
from swarmrally.bots.roborally.racer import IN_TIME, atlas_in_time
from swarmrally.bots.roborally.replies import considered_reply, questions_for
from swarmrally.bots.roborally.search.programs import Search
from swarmrally.bots.roborally.search.scouting import Clock, atlas_for, clock_for
from swarmrally.bots.roborally.search.shortlist import Shortlist
from swarmrally.bots.roborally.search.spare_card import with_card_kept
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import CONDITIONAL_PROGRAM
from swarmrally.roborally.components.state import State, acts, holds
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.view import view

CANDIDATES = 24
HALVINGS = (12, 24, 48, 96)
"""Guesses after which the worse half of the programs is out."""
MOST_GUESSES = 160
LEAST_GUESSES = 4
"""Before it says what it expects."""
SPARING = 0.45
"""The part until the program is chosen when there is something to choose afterwards."""


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    get_ready("roborally", budget)
    course = as_it_lies(course, seen)
    began, clock = time.perf_counter(), clock_for(budget, IN_TIME)
    shortlist = rehearsed(course, view(seen, seat), seat, seed, budget, clock)
    if shortlist is None:
        return racer.plan(course, seen, seat, seed, budget.after(time.perf_counter() - began))
    return chosen_program(shortlist, clock)


def rehearsed(course: Course, seen: State, seat: int, seed: int, budget: Budget, clock: Clock) -> Shortlist | None:
    """The programs that are worth a thought, tried as long as there is time; None where there is nothing to choose, or no time at all."""
    if holds(seen, seat, CONDITIONAL_PROGRAM):
        clock = clock.part(budget.seconds * SPARING)
    atlas = atlas_in_time(course, seen, budget) if acts(seen, seat) else None
    if atlas is None:
        return None
    search = Search(course, seen, seat, atlas)
    search.grow(clock.part(budget.seconds / 4), budget.nodes and budget.nodes // 2)
    if not search.tree.kept:
        return None
    shortlist = Shortlist(search, seen, seed, 1 if clock.is_up else CANDIDATES)
    nodes = None if budget.nodes is None else budget.nodes - int(search.tree.nodes)
    while len(shortlist.cast) > 1 and shortlist.guesses < MOST_GUESSES and clock.has_time and (nodes is None or shortlist.nodes < nodes):
        clock.time(lambda: shortlist.rehearse(shortlist.rehearsal))
        if shortlist.guesses in HALVINGS:
            shortlist.send_half_home()
    return shortlist


def chosen_program(shortlist: Shortlist, clock: Clock) -> LiveProgram:
    """The best, and what its owner will decide when it comes to that."""
    part, search, seen = shortlist.cast[shortlist.still_in()[0]], shortlist.search, shortlist.seen
    program = program_for(search.course, search.atlas, seen, search.seat, part.cards, search.end_of(part.place), part.rests)
    program.asks = questions_for(seen, search.seat)
    return with_card_kept(shortlist, part, program, clock)


def advice(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> Advice:
    """What it would do, and what it expects of that; nobody minds waiting for an atlas once."""
    get_ready("roborally", budget)
    course = as_it_lies(course, seen)
    atlas_for(course, seen, Clock(None))
    clock = clock_for(budget, IN_TIME)
    shortlist = rehearsed(course, view(seen, seat), seat, seed, budget, clock)
    if shortlist is None:
        raise Refusal("", "wrong_call", expected=f"a robot that is not powered down, {seat} has nothing to program")
    while shortlist.guesses < LEAST_GUESSES:
        shortlist.rehearse(shortlist.rehearsal)
    best, tally = shortlist.still_in()[0], shortlist.rehearsal
    goals, damage, falls = (shortlist.mean(total[best], best) for total in (tally.flags, tally.damage, tally.falls))
    return Advice(chosen_program(shortlist, clock), goals, damage, min(1.0, falls))


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return considered_reply(course, seen, seat, answers, seed)
