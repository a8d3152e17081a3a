"""Figures in words, for pages and tables alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swarmrally.bots import Budget

ENDINGS = {
    "tokens": "four tokens",
    "targets": "targets gone",
    "last_survivor": "last survivor",
    "nobody_left": "nobody left",
    "flags": "all flags touched",
    "last_robot": "last robot left",
    "last_team": "last team left",
    "last_racer": "last racer left",
    "flag_home": "flag brought home",
    "turn_limit": "drawn at the turn limit",
}


def words_of(reason: str) -> str:
    return ENDINGS[reason]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(interval: Sequence[float]) -> str:
    return f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f}"


def milliseconds(value: float) -> str:
    return f"{value:.3g}"


def rating_words(bot: dict[str, Any]) -> str:
    low, high = bot["rating_interval"]
    return f"{low:.1f} to {high:.1f}"


def budget_words(budget: Budget) -> str:
    return f"{budget.nodes:,} nodes a plan" if budget.nodes is not None else f"{budget.seconds:g} s a plan"
