"""Chances and best plans of a position, as forms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swarmrally.kernel.fields import new
from swarmrally.study.lines import Best, Odds, Tried
from swarmrally.study.weighing.chances import Chances

ALL_AT_ONCE = 1 << 20
BEST_WANTED = 3


def odds_from(count_chances: Callable[..., bool], ground: Any, stands: Any, bench: Any, seats: int, games: int) -> Odds:
    """`seats`: bits of those whose plans stand."""
    chances = new(Chances)
    chances.games, chances.stands = games, seats
    count_chances(ground, stands, chances, bench, ALL_AT_ONCE)
    return Odds(int(chances.played), games, chances.chance.tolist(), chances.error.tolist())


def best_from(weigh_plans: Callable[..., bool], ground: Any, before: Any, stands: Any, choice: Any, bench: Any, plan_at: Any) -> Best:
    """`plan_at` gives the plan of a place of the choice."""
    choice.wanted = BEST_WANTED
    while not weigh_plans(ground, before, stands, choice, bench, ALL_AT_ONCE):
        pass
    places = range(1, int(choice.count) + 1)
    return Best(int(choice.played), int(choice.most), [tried_at(choice, place, plan_at(place)) for place in places])


def tried_at(choice: Any, place: int, plan: Any) -> Tried:
    worth = (int(getattr(choice, name)[place]) for name in ("chance", "error", "goals", "damage", "falls"))
    return Tried(plan, *worth)
