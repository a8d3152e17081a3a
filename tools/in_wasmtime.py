"""The third gear in wasmtime, beside the second: an engine's module called with the records that compiled code gets."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import wasmtime

from swarmrally.kernel.compiler import Kernel
from swarmrally.kernel.ready import make_ready
from swarmrally.wasm.building import made_module
from swarmrally.wasm.entries import described, name_of, own_entries

PAGE = 1 << 16
APART = 64
"""Records lie on lines of a cache of their own."""
RESULTS = 256


class Different(AssertionError):
    """Two gears have not come to the same."""


class Instance:
    """One module with its memory. A call copies its records there."""

    def __init__(self, engine: str) -> None:
        self.store = wasmtime.Store()
        module = wasmtime.Module(self.store.engine, made_module(engine))
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory: Any = self.exports["memory"]
        heap: Any = self.exports["__heap_base"]
        self.start = int(heap.value(self.store)) + RESULTS
        self.described = {name_of(each): described(each, engine) for each in own_entries(engine)}

    def prepared(self, name: str, arguments: list[Any]) -> Call:
        return Call(self, name, arguments)


class Call:
    """What is called, and where its records lie; arguments that share memory here share it there."""

    def __init__(self, instance: Instance, name: str, arguments: list[Any]) -> None:
        self.instance, self.function = instance, instance.exports[name]
        self.entry = instance.described[name]
        self.sizes = stretches_of(arguments)
        self.places: dict[int, int] = {}
        end = instance.start
        for address, size in self.sizes.items():
            self.places[address] = end
            end += -(-size // APART) * APART
        pages = -(-end // PAGE) - instance.memory.size(instance.store)
        if pages > 0:
            instance.memory.grow(instance.store, pages)
        self.numbers = [number for argument in arguments for number in self.passed(argument)]
        for address, size in self.sizes.items():
            ctypes.memmove(self.base() + self.places[address], address, size)

    def base(self) -> int:
        """Where the memory lies now: it moves when it grows."""
        return ctypes.addressof(self.instance.memory.data_ptr(self.instance.store).contents)

    def passed(self, argument: Any) -> list[int]:
        if not is_in_memory(argument):
            return [int(argument)]
        address = address_of(argument)
        stretch = max(start for start in self.sizes if start <= address)
        return [self.places[stretch] + address - stretch, *argument.shape]

    def run(self) -> Any:
        result = self.entry.result
        if result is None or result.count == 1:
            return self.function(self.instance.store, *self.numbers)  # type: ignore[operator]
        place = self.instance.start - RESULTS
        self.function(self.instance.store, *self.numbers, place)  # type: ignore[operator]
        return tuple((ctypes.c_int64 * result.count).from_address(self.base() + place))

    def check(self) -> None:
        """Every byte there is the byte here."""
        base = self.base()
        for address, size in self.sizes.items():
            if ctypes.string_at(address, size) != ctypes.string_at(base + self.places[address], size):
                here, there = ctypes.string_at(address, size), ctypes.string_at(base + self.places[address], size)
                first = next(place for place in range(size) if here[place] != there[place])
                raise Different(f"{self.entry.export}: byte {first} of {size} is {here[first]} compiled, {there[first]} in wasm")


def stretches_of(arguments: list[Any]) -> dict[int, int]:
    """The memory that arguments lie in: the size of each stretch by its address. One may lie inside another, a state among states."""
    stretches: dict[int, int] = {}
    for argument in sorted(filter(is_in_memory, arguments), key=address_of):
        start, last = address_of(argument), next(reversed(stretches), None)
        if last is not None and start < last + stretches[last]:
            stretches[last] = max(stretches[last], start + argument.nbytes - last)
        else:
            stretches[start] = max(argument.nbytes, stretches.get(start, 0))
    return stretches


def is_in_memory(argument: Any) -> bool:
    """A record or an array, not a number."""
    return hasattr(argument, "nbytes") and bool(argument.dtype.names or argument.shape)


def address_of(array: Any) -> int:
    return int(array.__array_interface__["data"][0])


def twin(instance: Instance, entry: Kernel[Any, Any], calls: list[str]) -> Callable[..., Any]:
    """The entry in both gears at once."""
    name, compiled = name_of(entry), entry.call

    def call(*arguments: Any) -> Any:
        calls.append(name)
        beside = instance.prepared(name, [getattr(argument, "record", argument) for argument in arguments])
        expected, got = compiled(*arguments), beside.run()
        entry.call = call  # The first call of a compiled entry has put another one here.
        beside.check()
        if got != expected:
            raise Different(f"{name} gives {expected} compiled, {got} in wasm")
        return expected

    return call


@contextmanager
def both_gears(*engines: str) -> Iterator[list[str]]:
    """As long as this lasts, every call of these engines' entries runs in both gears; the names of those that were called."""
    calls: list[str] = []
    for engine in engines:
        make_ready(engine)
    before = [(each, each.call) for engine in engines for each in own_entries(engine)]
    try:
        for engine in engines:
            instance = Instance(engine)
            for each in own_entries(engine):
                each.call = twin(instance, each, calls)
        yield calls
    finally:
        for each, compiled in before:
            each.call = compiled
