"""What Numba has no word for: the bytes of records, moved, compared and set to nought."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.errors import TypingError
from numba.extending import intrinsic

BYTE = ir.IntType(8)


def check_kind(one: Any, other: Any) -> None:
    if not isinstance(one, types.Record) or one != other:
        raise TypingError(f"two records of one kind, not {one} and {other}")


@intrinsic
def move(typing: Any, to: Any, origin: Any) -> Any:
    """Both are the same kind of record."""
    check_kind(to, origin)

    def written(context: Any, builder: Any, signature: Any, places: Any) -> Any:
        memcpy: Any = cgutils.raw_memcpy
        memcpy(builder, places[0], places[1], context.get_constant(types.int32, to.size), 1)
        return context.get_dummy_value()

    return types.void(to, origin), written


@intrinsic
def compare(typing: Any, one: Any, other: Any) -> Any:
    """Byte by byte, to the end: a loop that LLVM takes many bytes at a time through."""
    check_kind(one, other)

    def written(context: Any, builder: Any, signature: Any, places: Any) -> Any:
        bytes_of = [builder.bitcast(place, BYTE.as_pointer()) for place in places]
        place_for: Any = cgutils.alloca_once_value
        same = place_for(builder, cgutils.true_bit)
        with cgutils.for_range(builder, context.get_constant(types.intp, one.size)) as loop:
            first, second = (builder.load(builder.gep(each, [loop.index])) for each in bytes_of)
            builder.store(builder.and_(builder.load(same), builder.icmp_unsigned("==", first, second)), same)
        return builder.load(same)

    return types.boolean(one, other), written


@intrinsic
def empty(typing: Any, record: Any) -> Any:
    check_kind(record, record)

    def written(context: Any, builder: Any, signature: Any, places: Any) -> Any:
        memset: Any = cgutils.memset
        memset(builder, places[0], context.get_constant(types.intp, record.size), 0)
        return context.get_dummy_value()

    return types.void(record), written


# Numba gives an intrinsic its first argument.
def copy_over(to: Any, origin: Any) -> None:
    move(to, origin)  # type: ignore[call-arg]


def is_same(one: Any, other: Any) -> bool:
    same: bool = compare(one, other)  # type: ignore[call-arg]
    return same


def wipe(record: Any) -> None:
    empty(record)  # type: ignore[call-arg]
