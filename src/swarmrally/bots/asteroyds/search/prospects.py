"""How likely a race is won, from when it is expected to end for one's own craft and for each rival.

What counts first is the column in Racing and Shooting, the round in the other modes (A9.3, A10.3): this is a *step*. A race that ends in
the next round ends in a known step; of a longer one the ace has learned how likely it ends in which.
"""

from __future__ import annotations

import numpy as np

from swarmrally.asteroyds.components.state import COLUMNS, DESTROYED, RACING, TARGETS, State
from swarmrally.bots.asteroyds.search.distances import TENTH
from swarmrally.bots.asteroyds.search.mind import Mind
from swarmrally.bots.asteroyds.search.weights import ENDS_IN, STEPS_IN, TIMES_IN, WHOLE
from swarmrally.kernel.compiler import called, kernel

ROUND = COLUMNS * TENTH
SURE = 16_000
"""What a victory is worth."""
FINE = 1 << 20
HALF = 2
"""Two who are level share a victory, so chances are counted in halves."""

LAST = 600
EVEN = 30.0
BY_LEAD = np.round(SURE / (1 + np.exp(-np.arange(-LAST, LAST + 1) / EVEN))).astype(np.int64)


@kernel
def chance(state: State, mind: Mind, time: int, damage: int) -> int:
    """To win, for an end with this time and damage, when the rivals have theirs; `state` is the next round's."""
    if state.mode == RACING:
        return chance_by_lead(mind, time)
    mode = int(state.mode)
    row, part = row_of(mode, time), part_of(mode, time)
    return ((TENTH - part) * int(mind.won[damage, row]) + part * int(mind.won[damage, row + 1])) // TENTH


@kernel
def chance_by_lead(mind: Mind, time: int) -> int:
    """In Racing, where a steadier view wins more: the chance to be before each rival by the lead over it, 73 % for three columns."""
    soonest = LAST
    for number in range(int(mind.rivals)):
        soonest = min(soonest, int(mind.their_time[number]))
    if soonest <= ROUND:
        return SURE if time < soonest else SURE // HALF if time == soonest else 0
    if time <= ROUND:
        return SURE
    likely = SURE
    for number in range(int(mind.rivals)):
        lead = min(max(int(mind.their_time[number]) - time, -LAST), LAST)
        likely = likely * int(BY_LEAD[lead + LAST]) // SURE
    return likely


@called
def reckon_chances(state: State, mind: Mind) -> None:
    """For each damage and row of times, once for a roll."""
    mode = int(state.mode)
    for damage in range(DESTROYED):
        for step in range(int(STEPS_IN[mode])):
            mind.first[damage, step] = FINE
    for number in range(int(mind.rivals)):
        come_before(state, mind, number)
    for damage in range(DESTROYED):
        for row in range(int(TIMES_IN[mode])):
            won = 0
            for step in range(int(STEPS_IN[mode])):
                won += int(mind.first[damage, step]) * int(ENDS_IN[mode, row, step])
            mind.won[damage, row] = won * SURE // (FINE * WHOLE)


@kernel
def come_before(state: State, mind: Mind, number: int) -> None:
    """Step by step how likely this rival is later still, or level and beaten by what counts then."""
    mode, time = int(state.mode), int(mind.their_time[number])
    row, part = row_of(mode, time), part_of(mode, time)
    total = 0
    for step in range(int(STEPS_IN[mode])):
        mind.there[step] = (TENTH - part) * int(ENDS_IN[mode, row, step]) + part * int(ENDS_IN[mode, row + 1, step])
        total += int(mind.there[step])
    later = total
    for step in range(int(STEPS_IN[mode])):
        there = int(mind.there[step])
        later -= there
        for damage in range(DESTROYED):
            level = when_level(state, mind, number, damage, step)
            mind.first[damage, step] = int(mind.first[damage, step]) * (HALF * later + level * there) // (HALF * total)


@kernel
def when_level(state: State, mind: Mind, number: int, damage: int, step: int) -> int:
    """How much of the victory one has, in halves, when both end in that step."""
    if state.mode == TARGETS:
        return HALF * int(flies_before(state, int(mind.me), int(mind.rival[number]), step))
    theirs = int(mind.their_damage[number])
    return 2 if theirs > damage else 1 if theirs == damage else 0


@kernel
def flies_before(state: State, seat: int, other: int, rounds: int) -> bool:
    """A1.2, A4.1 Whether the seat's turn comes before the other's; so many rounds later, when nobody is lost."""
    first, seats = int(state.first_seat) + rounds, int(state.seats)
    return (seat - first) % seats < (other - first) % seats


@kernel
def place_of(mode: int, time: int) -> int:
    """After the next round all times are a row further, for its column 0."""
    return min(time + (TENTH if time > ROUND else 0), (int(TIMES_IN[mode]) - 1) * TENTH - 1)


@kernel
def row_of(mode: int, time: int) -> int:
    return place_of(mode, time) // TENTH


@kernel
def part_of(mode: int, time: int) -> int:
    """How many tenths it lies after its row."""
    return place_of(mode, time) % TENTH
