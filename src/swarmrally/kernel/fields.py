"""Records: a class of annotated fields is at once a packed NumPy dtype and what the type checker sees."""

from __future__ import annotations

import functools
from typing import Any, TypeVar, cast, get_type_hints

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[Any]
Record = TypeVar("Record")


@functools.cache
def dtype_of(record: type) -> np.dtype[Any]:
    """The packed layout of a class whose fields are annotated with a NumPy code and a shape."""
    hints = get_type_hints(record, include_extras=True)
    return np.dtype([(name, *hint.__metadata__) for name, hint in hints.items()])


def batch(record: type[Record], size: int) -> Any:
    """An array of records, all zero."""
    return np.zeros(size, dtype_of(record)).view(np.recarray)


def new(record: type[Record]) -> Record:
    """One record, all zero."""
    return cast(Record, batch(record, 1)[0])


def copy(record: Record) -> Record:
    """The same record in memory of its own."""
    twin = cast(Any, record).copy()
    return cast(Record, twin)


def to_bytes(record: Any) -> bytes:
    """A save is the record's bytes."""
    return bytes(record.tobytes())


def from_bytes(record: type[Record], saved: bytes) -> Record:
    """The record that was saved; ValueError when the bytes are not one."""
    dtype = dtype_of(record)
    if len(saved) != dtype.itemsize:
        raise ValueError(f"a saved {record.__name__} has {dtype.itemsize} bytes, this has {len(saved)}")
    return cast(Record, np.frombuffer(bytearray(saved), dtype).view(np.recarray)[0])
