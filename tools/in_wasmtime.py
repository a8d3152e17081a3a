"""The third gear in wasmtime, beside the second: an engine's module called with the records that compiled code gets."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import wasmtime

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
        self.sizes = sizes_of(arguments)
        self.places, end = {}, instance.start
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
        if not hasattr(argument, "nbytes") or (not argument.dtype.names and not argument.shape):
            return [int(argument)]
        return [self.places[address_of(argument)], *argument.shape]

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


def sizes_of(arguments: list[Any]) -> dict[int, int]:
    """The memory that arguments lie in, by its address."""
    sizes: dict[int, int] = {}
    for argument in arguments:
        if hasattr(argument, "nbytes") and (argument.dtype.names or argument.shape):
            sizes[address_of(argument)] = max(argument.nbytes, sizes.get(address_of(argument), 0))
    return sizes


def address_of(array: Any) -> int:
    return int(array.__array_interface__["data"][0])


def twin(instance: Instance, name: str, compiled: Callable[..., Any], calls: list[str]) -> Callable[..., Any]:
    """The entry in both gears at once."""

    def call(*arguments: Any) -> Any:
        calls.append(name)
        beside = instance.prepared(name, [getattr(argument, "record", argument) for argument in arguments])
        expected, got = compiled(*arguments), beside.run()
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
                each.call = twin(instance, name_of(each), each.call, calls)
        yield calls
    finally:
        for each, compiled in before:
            each.call = compiled
