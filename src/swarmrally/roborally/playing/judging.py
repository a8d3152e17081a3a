"""Judging: whether a seat has done in a turn what was asked of it, read from the turn's events."""

from __future__ import annotations

from typing import Annotated

from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import FIRST, KIND, Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.events import (
    ARCHIVE_MOVED,
    FLAG_TOUCHED,
    REGISTER_BEGAN,
    ROBOT_CARRIED,
    ROBOT_DAMAGED,
    ROBOT_DESTROYED,
    ROBOT_MOVED,
    SHOT_FIRED,
)
from swarmrally.roborally.components.state import State

(FLAGS, DESTROYED, PUSHES, HITS, CARRIED, ARCHIVES, DAMAGES, STANDING) = range(8)
"""What can be counted of the seat; DESTROYED and PUSHES say of whom."""
FEAT, LEAST, MOST, ABOUT, BY = range(5)
"""A condition: what is counted, how often at least and at most, about which flag, seat or cell, up to which register."""
ANY = -1
Conditions = Annotated[Ints, "i8", 2]
Verdicts = Annotated[Ints, "i8", 1]


@entry
def judge(state: State, events: Events, seat: int, conditions: Conditions, verdicts: Verdicts) -> bool:
    """Whether all conditions hold after the turn that these events tell, and of each, by which event it was decided.

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
    return int(events.told) if state.robot_cell[seat] == cell else -int(events.told)


@kernel
def verdict_on(events: Events, seat: int, conditions: Conditions, place: int) -> int:
    """A condition that asks for nothing is decided by the last event, unless it was broken."""
    least, most = int(conditions[place, LEAST]), int(conditions[place, MOST])
    count, register, decided = 0, 0, 0 if least > 0 else int(events.told)
    for number in range(int(events.told)):
        if events.row[number, KIND] == REGISTER_BEGAN:
            register = int(events.row[number, FIRST]) + 1
        count += counted(events, number, register, seat, conditions, place)
        if count > most:
            return -(number + 1)
        if decided == 0 and count >= least:
            decided = number + 1
    return decided


@kernel
def counted(events: Events, number: int, register: int, seat: int, conditions: Conditions, place: int) -> int:
    """How much this event of that register, counted from 1, adds to what a condition counts."""
    row = events.row[number]
    feat, about = int(conditions[place, FEAT]), int(conditions[place, ABOUT])
    if register > conditions[place, BY]:
        return 0
    kind, a, b = int(row[KIND]), int(row[FIRST]), int(row[FIRST + 1])
    if kind == FLAG_TOUCHED:
        return int(feat == FLAGS and a == seat and (about == ANY or about == b))
    if kind == ROBOT_DESTROYED:
        return int(feat == DESTROYED and a == about)
    if kind == ROBOT_MOVED:
        return int(feat == PUSHES and a == about and int(row[FIRST + 3]) == seat)
    if kind == SHOT_FIRED:
        return int(feat == HITS and a == seat and int(row[FIRST + 4]) >= 0 and int(row[FIRST + 4]) != seat)
    return int(a == seat and feat == feat_of(kind))


@kernel
def feat_of(kind: int) -> int:
    """Of events that count once for the seat they name first."""
    if kind == ROBOT_CARRIED:
        return CARRIED
    if kind == ARCHIVE_MOVED:
        return ARCHIVES
    if kind == ROBOT_DAMAGED:
        return DAMAGES
    return ANY
