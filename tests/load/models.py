"""What may be asked of a table in the contests, one after the other: who sits where, who has drafted and sealed what, what was said."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from tests.load.operations import Operation


class Seats(NamedTuple):
    """Of an open table; `number` counts what everybody was told."""

    number: int
    taken: tuple[str | None, ...]


class Seating:
    """sit: a seat; stand; saw: the number, and who sits where."""

    def __init__(self, seats: int, number: int) -> None:
        self.first = Seats(number, (None,) * seats)

    def after(self, state: Hashable, operation: Operation) -> Seats | None:
        assert isinstance(state, Seats)
        if operation.what == "saw":
            return state if operation.with_what == (state.number, state.taken) else None
        changed = self.changed(state, operation)
        if operation.told == "refused":
            return state if changed is None else None
        return changed

    def changed(self, state: Seats, operation: Operation) -> Seats | None:
        """None when it has to be refused."""
        taken = list(state.taken)
        if operation.what == "sit":
            if operation.who in taken or taken[operation.with_what] is not None:
                return None
            taken[operation.with_what] = operation.who
        elif operation.who in taken:
            taken[taken.index(operation.who)] = None
        else:
            return None
        return Seats(state.number + 1, tuple(taken))


class Plans(NamedTuple):
    """Of a round that goes on, because somebody does nothing."""

    number: int
    drafts: tuple[Any, ...]
    sealed: frozenset[int]


class Planning:
    """draft and seal: seat and plan; take_back: a seat; saw: the number and who has sealed; read: seat and draft."""

    def __init__(self, seats: int, number: int) -> None:
        self.first = Plans(number, (None,) * seats, frozenset())

    def after(self, state: Hashable, operation: Operation) -> Plans | None:
        assert isinstance(state, Plans)
        if operation.what == "saw":
            return state if operation.with_what == (state.number, state.sealed) else None
        if operation.what == "read":
            seat, draft = operation.with_what
            return state if state.drafts[seat] == draft else None
        changed = self.changed(state, operation)
        if operation.told == "refused":
            return state if changed is None else None
        return changed

    def changed(self, state: Plans, operation: Operation) -> Plans | None:
        if operation.what == "take_back":
            seat = operation.with_what
            return Plans(state.number + 1, state.drafts, state.sealed - {seat}) if seat in state.sealed else None
        seat, plan = operation.with_what
        if seat in state.sealed:
            return None
        drafts = (*state.drafts[:seat], plan, *state.drafts[seat + 1 :])
        if operation.what == "draft":
            return Plans(state.number, drafts, state.sealed)
        return Plans(state.number + 1, drafts, state.sealed | {seat})


class Talk:
    """say: a line; heard: an id and the line that has it."""

    first: tuple[str, ...] = ()

    def after(self, state: Hashable, operation: Operation) -> tuple[str, ...] | None:
        assert isinstance(state, tuple)
        if operation.what == "heard":
            number, line = operation.with_what
            return state if state[number - 1 : number] == (line,) else None
        return (*state, operation.with_what)
