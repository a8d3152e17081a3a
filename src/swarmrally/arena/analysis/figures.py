"""The figures of an analysis."""

from __future__ import annotations

from collections import Counter
from typing import Any

from swarmrally.arena.analysis.survey import Survey
from swarmrally.arena.analysis.verdicts import difficulty, fairness
from swarmrally.arena.standings import lengths

MOST_PLACES = 8


def figures_of(survey: Survey) -> dict[str, Any]:
    played = survey.results
    return {
        "title": survey.ground.title,
        "games": len(played),
        "rounds": {**lengths(played), "p90": long_game([result.rounds for result in played])},
        "ended": dict(sorted(Counter(result.ended for result in played).items())),
        "fairness": fairness(survey),
        "difficulty": difficulty(survey),
        "traffic": places(survey, survey.heat.traffic),
        "damage": places(survey, survey.heat.damage),
        "deaths": places(survey, survey.heat.deaths),
    }


def long_game(rounds: list[int]) -> int:
    """Nine of ten games took no longer."""
    return sorted(rounds)[-1 - len(rounds) // 10]


def places(survey: Survey, heat: Counter[int]) -> dict[str, Any]:
    """How much in all, and where most."""
    total = sum(heat.values())
    most = sorted(heat.items(), key=lambda item: (-item[1], item[0]))[:MOST_PLACES]
    named = [{"at": survey.cell_name(cell), "count": count, "share": round(count / total, 4)} for cell, count in most]
    return {"total": total, "most": named}
