"""Judging: whether a seat has done in a round what was asked of it, read from the round's events."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.events import (
    ASTEROID_RAMMED,
    CRAFT_COLLIDED,
    CRAFT_DAMAGED,
    CRAFT_DESTROYED,
    CRAFT_FINISHED,
    DRONE_SHOT,
    SHIELD_LOWERED,
    SHOT_FIRED,
    TARGET_ELIMINATED,
    TEAM_WON,
    TOKEN_TAKEN,
)
from swarmrally.asteroyds.components.state import State
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import FIRST, KIND, Events
from swarmrally.kernel.fields import Ints

(TOKENS, FINISHES, DRONES, TARGETS, TEAM, RAMS, DAMAGE, LOSSES, ENERGY_USED, SHOTS, COLLISIONS, STANDING) = range(12)
"""What can be counted: of the seat, in its own flight and while the swarm moves."""
FEAT, LEAST, MOST, ABOUT, BY = range(5)
"""A condition: what is counted, how often at least and at most, about which symbol, team or cell, up to which column."""
ANY = -1
Conditions = Annotated[Ints, "i8", 2]
Verdicts = Annotated[Ints, "i8", 1]


@entry
def judge(state: State, events: Events, seat: int, conditions: Conditions, verdicts: Verdicts) -> bool:
    """Whether all conditions hold after the round that these events tell, and of each, by which event it was decided.

    A verdict is the number of that event, counted from 1; 0 when it never came about; below 0 when that event broke it.
    """
    holds = True
    for place in range(len(verdicts)):
        if conditions[place, FEAT] == STANDING:
            verdicts[place] = verdict_on_end(state, events, seat, int(conditions[place, ABOUT]))
        else:
            verdicts[place] = verdict_on(events, seat, conditions, place)
        holds = holds and verdicts[place] > 0
    return holds


@kernel
def verdict_on_end(state: State, events: Events, seat: int, cell: int) -> int:
    return int(events.told) if state.craft_cell[seat] == cell else -int(events.told)


@kernel
def verdict_on(events: Events, seat: int, conditions: Conditions, place: int) -> int:
    """A condition that asks for nothing is decided by the last event, unless it was broken."""
    least, most = int(conditions[place, LEAST]), int(conditions[place, MOST])
    count, decided = 0, 0 if least > 0 else int(events.told)
    for number in range(int(events.told)):
        count += counted(events, number, seat, conditions, place)
        if count > most:
            return -(number + 1)
        if decided == 0 and count >= least:
            decided = number + 1
    return decided


@kernel
def counted(events: Events, number: int, seat: int, conditions: Conditions, place: int) -> int:
    """How much this event adds to what a condition counts."""
    row = events.row[number]
    feat, about, by = int(conditions[place, FEAT]), int(conditions[place, ABOUT]), int(conditions[place, BY])
    kind, a, b, c = int(row[KIND]), int(row[FIRST]), int(row[FIRST + 1]), int(row[FIRST + 2])
    if kind == TOKEN_TAKEN:
        return int(feat == TOKENS and a == seat and (about == ANY or about == b) and c <= by)
    if kind == CRAFT_FINISHED:
        return int(feat == FINISHES and a == seat and b <= by)
    if kind == DRONE_SHOT:
        return int(feat == DRONES and b == seat)
    if kind == TARGET_ELIMINATED:
        return int(feat == TARGETS and b == about and c == seat)
    if kind == TEAM_WON:
        return int(feat == TEAM and a == about)
    if kind == CRAFT_DAMAGED:
        return b if feat == DAMAGE and a == seat else 0
    return int(a == seat and feat == feat_of(kind))


@kernel
def feat_of(kind: int) -> int:
    """Of events that count once for the seat they name first."""
    if kind == ASTEROID_RAMMED:
        return RAMS
    if kind == CRAFT_DESTROYED:
        return LOSSES
    if kind == SHIELD_LOWERED:
        return ENERGY_USED
    if kind == SHOT_FIRED:
        return SHOTS
    if kind == CRAFT_COLLIDED:
        return COLLISIONS
    return ANY
