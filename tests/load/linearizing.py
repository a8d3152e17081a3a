"""Whether one order explains a history: the search of Wing and Gong, with Lowe's memory of where it has been.

An operation may come next when no other one was answered before it was asked. What changes nothing is put first wherever
it fits, which loses no order; only changes have to be tried one by one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from msgspec import Struct
from tests.load.operations import Operation


class Model(Protocol):
    """What operations mean, one after the other."""

    @property
    def first(self) -> Hashable:
        """The state before anything was asked."""

    def after(self, state: Hashable, operation: Operation) -> Hashable | None:
        """The state that follows when this happened, and was told; None when it can't have been."""


class Verdict(Struct, frozen=True):
    order: tuple[Operation, ...]
    """One that explains all; else the longest beginning of one."""
    left: tuple[Operation, ...] = ()
    """What might have come next there, and could not."""

    @property
    def is_explained(self) -> bool:
        return not self.left

    def __str__(self) -> str:
        changes_first = sorted(self.left, key=lambda operation: operation.what == "saw")
        lines = [*map(str, self.order[-12:]), "and then none of these:", *map(str, changes_first[:12])]
        return "one order explains all" if self.is_explained else "\n".join(lines)


class Search:
    def __init__(self, history: Sequence[Operation], model: Model) -> None:
        self.operations = sorted(history, key=lambda operation: operation.asked)
        self.model = model
        self.required = sum(1 << index for index, operation in enumerate(self.operations) if operation.must_be)
        self.been: set[tuple[int, Hashable]] = set()

    def run(self) -> Verdict:
        longest: list[int] = []
        stack = [(0, self.model.first, [])]  # type: list[tuple[int, Hashable, list[int]]]
        while stack:
            done, state, order = stack.pop()
            done, order = self.with_all_that_fits(done, state, order)
            if len(order) >= len(longest):
                longest = order
            if done & self.required == self.required:
                return Verdict(tuple(self.operations[index] for index in order))
            if (done, state) not in self.been:
                self.been.add((done, state))
                stack += [(done | 1 << index, after, [*order, index]) for index, after in self.changes(done, state)]
        return Verdict(tuple(self.operations[index] for index in longest), self.stuck_at(longest))

    def with_all_that_fits(self, done: int, state: Hashable, order: list[int]) -> tuple[int, list[int]]:
        """What was only seen, or refused, and is true now."""
        fits = True
        while fits:
            fits = False
            for index in self.candidates(done):
                operation = self.operations[index]
                if operation.must_be and self.model.after(state, operation) == state:
                    done, order, fits = done | 1 << index, [*order, index], True
        return done, order

    def changes(self, done: int, state: Hashable) -> list[tuple[int, Hashable]]:
        """Those that were answered last are tried last of all: the stack takes the end first."""
        found = [(index, self.model.after(state, self.operations[index])) for index in self.candidates(done)]
        possible = [(index, after) for index, after in found if after is not None and after != state]
        return sorted(possible, key=lambda pair: self.operations[pair[0]].answered, reverse=True)

    def candidates(self, done: int) -> list[int]:
        found: list[int] = []
        earliest = float("inf")
        for index, operation in enumerate(self.operations):
            if operation.asked > earliest:
                break
            if not done >> index & 1:
                found.append(index)
                earliest = min(earliest, operation.answered)
        return [index for index in found if self.operations[index].asked <= earliest]

    def stuck_at(self, order: list[int]) -> tuple[Operation, ...]:
        done = sum(1 << index for index in order)
        return tuple(self.operations[index] for index in self.candidates(done))


def explained(history: Sequence[Operation], model: Model) -> Verdict:
    return Search(history, model).run()
