"""The event buffer: past-tense facts as rows of small numbers, each with its beat and the rule that caused it."""

from __future__ import annotations

from typing import Annotated, Any

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.fields import Ints

ROWS = 2048
KIND, RULE, BEAT, FIRST = range(4)
COLUMNS = 8


class Events:
    """What happened, oldest first; the caller owns it and empties it."""

    told: Annotated[int, "i4"]
    quiet: Annotated[int, "i4"]
    row: Annotated[Ints, "i2", (ROWS, COLUMNS)]


@kernel
def tell(state: Any, events: Events, kind: int, rule: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Adds a fact of the present beat; a buffer that is full keeps counting, so that check_room() can say so."""
    if events.quiet:
        return
    if events.told < ROWS:
        row = events.row[events.told]
        row[KIND] = kind
        row[RULE] = rule
        row[BEAT] = state.beat
        row[FIRST] = a
        row[FIRST + 1] = b
        row[FIRST + 2] = c
        row[FIRST + 3] = d
        row[FIRST + 4] = e
    events.told += 1


@kernel
def next_beat(state: Any) -> None:
    """What follows happens after what was told so far."""
    state.beat += 1


def check_room(events: Events) -> None:
    """Raises when more happened than the buffer holds: events are never cut."""
    if events.told > ROWS:
        raise OverflowError(f"{events.told} events in one stretch, the buffer holds {ROWS}")


def rows(events: Events) -> list[list[int]]:
    """The facts told so far, as plain numbers."""
    check_room(events)
    listed: list[list[int]] = events.row[: events.told].tolist()
    return listed
