"""How likely a race is won, from when it is expected to end for one's own craft and for each rival.

What counts first is the column in Racing and Shooting, the round in the other modes (A9.3, A10.3): this is a *step*. A race that ends in
the next round ends in a known step; of a longer one the ace has learned how likely it ends in which.
"""

from __future__ import annotations

import numpy as np

from swarmrally.asteroyds.components.state import COLUMNS, DESTROYED, TARGETS, State
from swarmrally.bots.asteroyds.search.distances import TENTH
from swarmrally.bots.asteroyds.search.rivals import Flown, flies_before
from swarmrally.bots.asteroyds.search.weights import ENDS_IN
from swarmrally.kernel.fields import Ints

ROUND = COLUMNS * TENTH
SURE = 16_000
"""What a victory is worth."""
FINE = 1 << 20
HALF = 2
"""Two who are level share a victory, so chances are counted in halves."""

LAST = 600
EVEN = 30.0
BY_LEAD = np.round(SURE / (1 + np.exp(-np.arange(-LAST, LAST + 1) / EVEN))).astype(np.int64)


class Prospects:
    """The chances of a seat, as the next round begins, against these rivals."""

    def __init__(self, state: State, seat: int, rivals: list[Flown]) -> None:
        self.ends_in = ENDS_IN[int(state.mode)]
        self.level = [when_level(state, seat, rival, self.ends_in.shape[1]) for rival in rivals]

    def chance(self, times: Ints, damage: Ints, theirs: Ints) -> Ints:
        """For ends with these times and this damage, when the rivals have theirs."""
        rows, part = row_of(times, len(self.ends_in))
        won = self.won_at(theirs)
        chance: Ints = ((TENTH - part) * won[damage, rows] + part * won[damage, rows + 1]) // TENTH
        return chance

    def won_at(self, theirs: Ints) -> Ints:
        """For each damage and row of times."""
        first = np.full((DESTROYED, self.ends_in.shape[1]), FINE)
        for time, level in zip(theirs, self.level, strict=False):
            row, part = row_of(time, len(self.ends_in))
            there = (TENTH - part) * self.ends_in[row] + part * self.ends_in[row + 1]
            later = there.sum() - there.cumsum()
            first = first * (HALF * later + level * there) // (HALF * there.sum())
        won: Ints = (first @ self.ends_in.T) * SURE // (FINE * self.ends_in[0].sum())
        return won


class Leads:
    """In Racing, where a steadier view wins more: the chance to be before each rival by the lead over it, 73 % for three columns."""

    def chance(self, times: Ints, damage: Ints, theirs: Ints) -> Ints:
        soonest = int(theirs.min(initial=LAST))
        if soonest <= ROUND:
            known: Ints = np.where(times < soonest, SURE, np.where(times == soonest, SURE // HALF, 0))
            return known
        chance = np.full(len(times), SURE)
        for time in theirs:
            chance = chance * BY_LEAD[np.clip(time - times, -LAST, LAST) + LAST] // SURE
        guessed: Ints = np.where(times <= ROUND, SURE, chance)
        return guessed


def row_of(times: Ints, rows: int) -> tuple[Ints, Ints]:
    """The row of each time, and how many tenths it lies after it; after the next round all are a row further, for its column 0."""
    places = np.minimum(times + TENTH * (times > ROUND), (rows - 1) * TENTH - 1)
    return places // TENTH, places % TENTH


def when_level(state: State, seat: int, rival: Flown, steps: int) -> Ints:
    """How much of the victory one has, in halves, by damage and step, when both end in that step."""
    if state.mode == TARGETS:
        return np.array([HALF * flies_before(state, seat, rival.seat, rounds) for rounds in range(steps)])
    by_damage = np.sign(rival.damage - np.arange(DESTROYED)) + 1
    return by_damage[:, None]
