"""What the games say in words: is a start unfair, and how hard is it?"""

from __future__ import annotations

from collections import Counter
from typing import Any

from swarmrally.arena.analysis.survey import Survey, winning_starts
from swarmrally.arena.intervals import chance_of_spread, wilson

DOUBT, SURE = 0.05, 0.001
LEAST = 5
"""Wins that each start should have, so that their spread says something."""
FAIR, PERHAPS, UNFAIR, TOO_FEW = "fair", "perhaps unfair", "unfair", "too few games"
BANDS = ((15.0, "easy"), (30.0, "middling"), (50.0, "hard"), (float("inf"), "very hard"))
"""Up to which labour a course is called what."""


def fairness(survey: Survey) -> dict[str, Any]:
    """How often each start, or team, wins, and how likely equal starts would differ as much."""
    games = len(survey.results)
    groups = list(dict.fromkeys(group_of(survey, start) for start in range(len(survey.starts))))
    wins = Counter(group for result in survey.results for group in {group_of(survey, start) for start in winning_starts(result)})
    chance = chance_of_spread([wins[group] for group in groups])
    shares = [{"start": group, "wins": wins[group], "interval": rounded(wilson(wins[group], games))} for group in groups]
    told = TOO_FEW if sum(wins.values()) < LEAST * len(groups) else judgement(chance)
    return {"starts": shares, "chance": round(chance, 6), "judgement": told, "verdict": verdict(told, shares, games, chance)}


def group_of(survey: Survey, start: int) -> str:
    """Those of a team win together."""
    return survey.starts[start].team or survey.starts[start].name


def rounded(interval: tuple[float, float]) -> list[float]:
    return [round(end, 4) for end in interval]


def judgement(chance: float) -> str:
    if chance >= DOUBT:
        return FAIR
    return PERHAPS if chance >= SURE else UNFAIR


def verdict(judged: str, shares: list[dict[str, Any]], games: int, chance: float) -> str:
    ranked = sorted(shares, key=lambda each: -each["wins"])
    between = ", ".join(f"{each['start']} wins {100 * each['wins'] / games:.0f} %" for each in (ranked[0], ranked[-1]))
    return {
        TOO_FEW: f"Too few games to tell whether a start is better: {between}.",
        FAIR: f"No start is measurably better: {between}. Equal starts would differ as much in {100 * chance:.0f} of 100 analyses.",
        PERHAPS: f"Perhaps unfair: {between}. Equal starts would differ as much in {1000 * chance:.0f} of 1,000 analyses.",
        UNFAIR: f"Unfair: {between}. Equal starts would hardly ever differ as much.",
    }[judged]


def difficulty(survey: Survey) -> dict[str, Any]:
    """Labour: the rounds that a game takes, and as many again for every time that everybody is destroyed once."""
    results = survey.results
    rounds = sum(result.rounds for result in results) / len(results)
    lost = sum(seat.lost for result in results for seat in result.seats) / sum(len(result.seats) for result in results)
    labour = rounds * (1 + lost)
    word = next(word for most, word in BANDS if labour <= most)
    return {"labour": round(labour, 1), "word": word, "lost_per_seat": round(lost, 3)}
