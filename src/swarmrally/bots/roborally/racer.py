"""The best program of this turn, as if the others stood still."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.roborally import rookie
from swarmrally.bots.roborally.atlas import Atlas
from swarmrally.bots.roborally.orders import cards_for, program_for
from swarmrally.bots.roborally.policies import chosen
from swarmrally.bots.roborally.scouting import Clock, atlas_for
from swarmrally.bots.roborally.search import Search
from swarmrally.kernel.compiler import is_compiled
from swarmrally.roborally.course import Course
from swarmrally.roborally.forms import LiveProgram
from swarmrally.roborally.state import State, acts

LONGEST = 0.05
"""Seconds after which it takes what it has found; without options it is done long before."""


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    clock = Clock(None if budget.nodes is not None else min(budget.seconds, LONGEST))
    atlas = atlas_in_time(course, seen, seat, budget)
    if atlas is None or not acts(seen, seat):
        return rookie.walk(course, seen, seat, sees_floor=True)
    search = Search(course, seen, seat, atlas)
    search.grow(clock, budget.nodes)
    return remembered(search, seen, 0)


def atlas_in_time(course: Course, seen: State, seat: int, budget: Budget) -> Atlas | None:
    """None when it would take too long, which interpreted it always does."""
    if budget.nodes is not None:
        return atlas_for(course, seen, seat, Clock(None))
    if not is_compiled("bots.roborally"):
        return None
    return atlas_for(course, seen, seat, Clock(budget.seconds / 2))


def remembered(search: Search, seen: State, place: int, high_first: bool = True) -> LiveProgram:
    """One of the programs that a search has found."""
    tree, seat = search.tree, search.seat
    if not tree.kept:
        return rookie.walk(search.course, seen, seat, sees_floor=True)
    cards = cards_for(seen, seat, tree.program[place].tolist(), high_first)
    return program_for(search.course, search.atlas, seen, seat, cards, search.end_of(place), bool(tree.rests[place]))


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return chosen(course, seen, seat, answers)
