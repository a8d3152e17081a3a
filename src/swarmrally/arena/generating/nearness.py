"""Nearness: how near something comes to its order, point by point."""

from __future__ import annotations

from msgspec import Struct

from swarmrally.arena.analysis.verdicts import BANDS, SURE
from swarmrally.arena.generating.orders import Settled
from swarmrally.arena.generating.trials import Trial

ROUNDS_OFF = 0.125
"""So much of the rounds that were ordered, or a whole one, it may be off."""
BEST_SHARE, WORST_SHARE = 1.6, 0.5
"""What the best and the worst start may win, where 1 is an equal share."""
FEW_FINISHED = 0.02


class Point(Struct, frozen=True):
    """What was ordered, what it came to, and how far off that is; nought where it fits."""

    what: str
    ordered: str
    came_to: str
    off: float

    @property
    def is_met(self) -> bool:
        return self.off == 0


def points_of(order: Settled, trial: Trial, lacking: list[str]) -> list[Point]:
    worst, best = trial.spread
    finished = 1 - trial.unfinished / trial.games
    return [
        Point("length", f"{order.rounds} rounds", f"{trial.rounds:.1f} rounds", length_off(order, trial)),
        Point("difficulty", order.difficulty, f"{trial.word}, labour {trial.labour:.1f}", labour_off(order, trial)),
        Point("fairness", "no start far better", f"the best wins {best:.2f} of an equal share, the worst {worst:.2f}", fairness_off(trial)),
        Point("finished", "nearly always", f"{100 * finished:.0f} % of the games", max(0.0, 1 - FEW_FINISHED - finished)),
        Point("elements", words_of(order), f"lacks {', '.join(lacking)}" if lacking else "as ordered", float(len(lacking))),
    ]


def words_of(order: Settled) -> str:
    words = [*(f"with {element}" for element in order.wanted), *(f"without {element}" for element in order.unwanted)]
    return ", ".join(words) or "any"


def length_off(order: Settled, trial: Trial) -> float:
    return max(0.0, abs(trial.rounds - order.rounds) - max(1.0, ROUNDS_OFF * order.rounds)) / order.rounds


def labour_off(order: Settled, trial: Trial) -> float:
    least, most = band_of(order.difficulty)
    return max(0.0, least - trial.labour, trial.labour - most) / most if most < float("inf") else max(0.0, least - trial.labour) / least


def band_of(word: str) -> tuple[float, float]:
    words = [word for _, word in BANDS]
    number = words.index(word)
    return 0.0 if number == 0 else BANDS[number - 1][0], BANDS[number][0]


def fairness_off(trial: Trial) -> float:
    """Starts that differ no more than by chance are fair, however few games there were."""
    worst, best = trial.spread
    if trial.chance >= SURE:
        return 0.0
    return max(0.0, best - BEST_SHARE) + max(0.0, WORST_SHARE - worst)


def miss_of(points: list[Point]) -> float:
    """All in one number, to tell which of two comes nearer."""
    return sum(point.off for point in points)
