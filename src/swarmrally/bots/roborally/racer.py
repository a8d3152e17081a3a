"""The best program of this turn, as if the others stood still."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Budget, get_ready
from swarmrally.bots.roborally import rookie
from swarmrally.bots.roborally.floor import as_it_lies
from swarmrally.bots.roborally.orders import cards_for, program_for
from swarmrally.bots.roborally.replies import reply
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.programs import Search
from swarmrally.bots.roborally.search.scouting import atlas_for, clock_for
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State, acts
from swarmrally.roborally.forms.schema import LiveProgram

IN_TIME = 0.6
"""The part of its seconds after which it looks no further."""
LONGEST = 0.05
"""Seconds after which it takes what it has found; without options it is done long before."""


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    return plan_number(course, seen, seat, budget, 0)


def plan_number(course: Course, seen: State, seat: int, budget: Budget, number: int) -> LiveProgram:
    """The best program, or the one that is so many places behind it; without an atlas a careful rookie's."""
    get_ready("roborally", budget)
    course, clock = as_it_lies(course, seen), clock_for(budget, IN_TIME)
    atlas = atlas_in_time(course, seen, budget) if acts(seen, seat) else None
    if atlas is not None:
        search = Search(course, seen, seat, atlas)
        search.grow(clock.part(LONGEST), budget.nodes)
        if search.tree.kept:
            return remembered(search, seen, min(number, int(search.tree.kept) - 1))
    return rookie.walk(course, seen, seat, rookie.best_cards(course, seen, seat, sees_floor=True))


def atlas_in_time(course: Course, seen: State, budget: Budget) -> Atlas | None:
    """None when it would take too long."""
    return atlas_for(course, seen, clock_for(budget, 1 / 3))


def remembered(search: Search, seen: State, place: int) -> LiveProgram:
    """One of the programs that a search has found."""
    cards = cards_for(seen, search.seat, search.tree.program[place].tolist())
    return program_for(search.course, search.atlas, seen, search.seat, cards, search.end_of(place), bool(search.tree.rests[place]))


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return reply(course, seen, seat, answers, seed)
