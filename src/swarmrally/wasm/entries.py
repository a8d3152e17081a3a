"""What can be called from outside: each entry with its arguments and its result, read from its signature."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from msgspec import Struct

from swarmrally.kernel import compiler
from swarmrally.kernel.compiler import Kernel
from swarmrally.kernel.fields import dtype_of

ENGINES = ("asteroyds", "roborally", "bots.asteroyds", "bots.roborally", "study.asteroyds", "study.roborally")
LAYERS = ("bots", "study")
INTEGER, FLAG = "integer", "flag"


class Argument(Struct, omit_defaults=True):
    """A record's name, `integer` or `flag`; with dimensions an array of records, or of numbers such as `i8`."""

    name: str
    type: str
    dimensions: int = 0


class Result(Struct):
    """One number, or so many integers that are written where the last argument says."""

    type: str
    count: int = 1


class Entry(Struct):
    export: str
    file: str
    arguments: list[Argument]
    result: Result | None


def own_entries(engine: str) -> list[Kernel[Any, Any]]:
    """Those of the engine itself, not of what it is built on, in the order of their names."""
    inside = f"swarmrally.{engine}."
    return sorted((each for each in compiler.kernels(engine) if each.is_entry and each.rule.__module__.startswith(inside)), key=name_of)


def name_of(each: Kernel[Any, Any]) -> str:
    return each.rule.__name__


def described(each: Kernel[Any, Any], engine: str) -> Entry:
    hints = get_type_hints(each.rule, include_extras=True)
    result = result_of(hints.pop("return"))
    return Entry(name_of(each), file_of(engine), [argument_of(name, hint) for name, hint in hints.items()], result)


def file_of(engine: str) -> str:
    return f"{engine}.wasm"


def argument_of(name: str, hint: Any) -> Argument:
    """An array says in its annotation what it holds, and how many dimensions it has."""
    if hint is int:
        return Argument(name, INTEGER)
    if hint is bool:
        return Argument(name, FLAG)
    if kind_and_dimensions := getattr(hint, "__metadata__", None):
        kind, dimensions = kind_and_dimensions
        return Argument(name, kind if isinstance(kind, str) else record_name(kind), dimensions)
    return Argument(name, record_name(hint))


def result_of(hint: Any) -> Result | None:
    if hint is type(None):
        return None
    if hint is bool:
        return Result(FLAG)
    return Result(INTEGER, len(get_args(hint)) or 1)


def record_name(record: type) -> str:
    """Its room and its own: `asteroyds.State`."""
    path = record.__module__.removeprefix("swarmrally.").split(".")
    room = ".".join(path[:2] if path[0] in LAYERS else path[:1])
    return f"{room}.{record.__name__}"


class Field(Struct):
    """Numbers are little-endian and lie side by side without gaps; no shape is a single one."""

    name: str
    offset: int
    kind: str
    shape: list[int]


class Record(Struct):
    size: int
    fields: list[Field]


def record_described(record: type) -> Record:
    dtype = dtype_of(record)
    assert dtype.fields is not None
    places = {name: (kind, int(offset)) for name, (kind, offset, *_) in dtype.fields.items()}
    return Record(dtype.itemsize, [field_described(name, kind, offset) for name, (kind, offset) in places.items()])


def field_described(name: str, kind: Any, offset: int) -> Field:
    """What is a record itself is nobody's but the bot's that thinks in it: bytes."""
    if kind.base.names:
        return Field(name, offset, "u1", [*kind.shape, kind.base.itemsize])
    return Field(name, offset, kind.base.str[1:], list(kind.shape))


def records_of(each: Kernel[Any, Any]) -> list[type]:
    """The classes of records that an entry takes, alone or as arrays."""
    hints = get_type_hints(each.rule, include_extras=True)
    hints.pop("return")
    held = [getattr(hint, "__metadata__", (hint,))[0] for hint in hints.values()]
    return [kind for kind in held if isinstance(kind, type) and kind not in (int, bool)]
