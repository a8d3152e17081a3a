"""Many records of one kind: an array to compiled code, live records to Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import numpy as np

from swarmrally.kernel.fields import Ints, batch, dtype_of, live, memory_of

Record = TypeVar("Record")


class Stack(Generic[Record]):
    """Entries take it like a record: compiled code gets the array in `record`."""

    def __init__(self, kind: type[Record], size: int) -> None:
        self.kind = kind
        self.record: Ints = batch(kind, size)
        self.memory = memory_of(self.record)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and deep-copied as its bytes, which `record` and `memory` share again."""
        return stacked, (self.kind, self.memory.tobytes())

    def __len__(self) -> int:
        return len(self.record)

    def __getitem__(self, place: int) -> Record:
        return live(self.kind, self.record[place])

    def __iter__(self) -> Iterator[Record]:
        return map(self.__getitem__, range(len(self)))

    def __setitem__(self, place: int, record: Any) -> None:
        self.memory[place] = np.frombuffer(record.record.tobytes(), np.uint8)


def stacked(kind: Any, saved: bytes) -> Stack[Any]:
    """The records of these bytes, side by side again."""
    stack: Stack[Any] = Stack(kind, len(saved) // dtype_of(kind).itemsize)
    stack.memory[:] = np.frombuffer(saved, np.uint8).reshape(stack.memory.shape)
    return stack
