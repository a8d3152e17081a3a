"""Records: a class of annotated fields is at once a packed NumPy dtype and what the type checker sees."""

from __future__ import annotations

import functools
import struct
from typing import Any, ClassVar, TypeVar, cast, get_type_hints

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[Any]
Record = TypeVar("Record")
CODES = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "i8": "q"}


class Bare(np.void):  # type: ignore[misc]  # np.record is one too, whatever the stubs say
    """A record as compiled code gets it. Numba asks for `data` at every call, and NumPy's own would spell out all fields each time."""

    @property
    def data(self) -> Any:
        return self


@functools.cache
def dtype_of(record: Any) -> np.dtype[Any]:
    """The packed layout of a class whose fields are annotated with a NumPy code, or another such class, and a shape."""
    hints = get_type_hints(record, include_extras=True)
    return np.dtype((Bare, [(name, *layout_of(*hint.__metadata__)) for name, hint in hints.items()]))


def layout_of(kind: Any, *shape: Any) -> tuple[Any, ...]:
    return dtype_of(kind) if isinstance(kind, type) else kind, *shape


@functools.cache
def records_in(record: Any) -> dict[str, Any]:
    """The fields that are records themselves, or several of them, by the class of each."""
    hints = get_type_hints(record, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items() if isinstance(hint.__metadata__[0], type)}


class Live:
    """One record as Python sees it: its fields are attributes, ten times faster to reach than those of NumPy's own records."""

    __slots__ = ("record",)
    kind: ClassVar[Any]
    """The class of annotated fields."""
    record: Any

    def __init__(self, record: Any) -> None:
        self.record = record

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and deep-copied as its bytes, into memory of its own."""
        return from_bytes, (self.kind, to_bytes(self))

    def __getattr__(self, name: str) -> Any:
        """An array field, or one of records, asked for the first time; from then on it lies in its slot."""
        try:
            field = object.__getattribute__(self, "record")[name]
        except ValueError:
            raise AttributeError(f"a {type(self).__name__} has no field {name}") from None
        if inner := records_in(self.kind).get(name):
            field = [live(inner, each) for each in field] if field.shape else live(inner, field)
        setattr(self, name, field)
        return field


def scalar(name: str) -> property:
    """A field that holds one number."""

    def get(live: Live) -> Any:
        return live.record[name]

    def put(live: Live, value: Any) -> None:
        live.record[name] = value

    return property(get, put)


@functools.cache
def live_class(record: Any) -> type[Live]:
    """The Live class for a class of annotated fields."""
    dtype = dtype_of(record)
    names = list(dtype.names or ())
    kept = [name for name in names if dtype[name].shape or dtype[name].names]
    scalars = {name: scalar(name) for name in names if name not in kept}
    return type(record.__name__, (Live,), {"__slots__": tuple(kept), "kind": record, **scalars})


def live(record: type[Record], memory: Any) -> Record:
    """A record in memory that somebody holds: one entry of a batch."""
    return cast(Record, live_class(cast(Any, record))(memory))


def batch(record: Any, size: int) -> Any:
    """An array of records, all zero."""
    return np.zeros(size, dtype_of(record))


def memory_of(records: Any) -> NDArray[np.uint8]:
    """A batch as rows of bytes: copying a row is one memcpy, where NumPy would copy a record field by field."""
    rows: NDArray[np.uint8] = records.view(np.uint8).reshape(len(records), -1)
    return rows


def new(record: type[Record]) -> Record:
    """One record, all zero."""
    return live(record, batch(record, 1)[0])


def copy(record: Record) -> Record:
    """The same record in memory of its own."""
    original: Any = record
    memory = np.frombuffer(bytearray(original.record.tobytes()), original.record.dtype)
    return cast(Record, type(original)(memory[0]))


class Span:
    """Fields that lie side by side in a record's bytes, put and read at once as plain numbers, many times faster than one by one."""

    def __init__(self, record: Any, first: str, last: str) -> None:
        dtype = dtype_of(record)
        names = list(dtype.names or ())
        start, end = names.index(first), names.index(last) + 1
        codes = [f"{dtype[name].itemsize // dtype[name].base.itemsize}{CODES[dtype[name].base.str[1:]]}" for name in names[start:end]]
        self.offset = sum(dtype[name].itemsize for name in names[:start])
        self.packed = struct.Struct("=" + "".join(codes))

    def put(self, memory: bytearray, *numbers: int) -> None:
        self.packed.pack_into(memory, self.offset, *numbers)

    def numbers(self, memory: bytes | bytearray) -> tuple[int, ...]:
        return self.packed.unpack_from(memory, self.offset)


def to_bytes(record: Any) -> bytes:
    """A save is the record's bytes."""
    return bytes(record.record.tobytes())


def from_bytes(record: type[Record], saved: bytes | bytearray) -> Record:
    """The record that was saved; ValueError when the bytes are not one."""
    dtype = dtype_of(cast(Any, record))
    if len(saved) != dtype.itemsize:
        raise ValueError(f"a saved {record.__name__} has {dtype.itemsize} bytes, this has {len(saved)}")
    return live(record, np.frombuffer(bytearray(saved), dtype)[0])
