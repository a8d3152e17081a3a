"""Whole records, copied, compared and emptied: in compiled code by their bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from swarmrally.kernel.compiler import INNER, Kernel


class Bytewise(Kernel[..., Any]):
    """A kernel that is not compiled from what it is written as, but from what `kernel.memory` has under its name."""

    def source(self) -> Callable[..., Any]:
        from swarmrally.kernel import memory

        return cast(Callable[..., Any], getattr(memory, self.rule.__name__))


def bytewise(rule: Callable[..., Any]) -> Bytewise:
    return Bytewise(rule, INNER)


@bytewise
def copy_over(to: Any, origin: Any) -> None:
    """`to` becomes a copy of `origin`."""
    for name in to.record.dtype.names:
        to.record[name] = origin.record[name]


@bytewise
def is_same(one: Any, other: Any) -> bool:
    """Whether two records have the same bytes."""
    return bool(one.record.tobytes() == other.record.tobytes())


@bytewise
def wipe(record: Any) -> None:
    """All becomes nought."""
    for name in record.record.dtype.names:
        record.record[name] = 0
