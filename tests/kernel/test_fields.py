"""Records: the class that the type checker sees is the memory that the engine works on."""

from __future__ import annotations

import struct
from typing import get_args, get_type_hints

import numpy as np
import pytest

from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.playing.simulation import Tally
from swarmrally.asteroyds.rules.setup import Layout
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints, Span, batch, copy, dtype_of, from_bytes, live, new, to_bytes
from swarmrally.kernel.hexes import Hexes

records = pytest.mark.parametrize("record", [State, Layout, Hexes, Events, Tally], ids=lambda record: record.__name__)


@records
def test_the_class_mirrors_the_memory(record):
    dtype = dtype_of(record)
    hints = get_type_hints(record, include_extras=True)
    assert dtype.names == tuple(record.__annotations__)
    for name, hint in hints.items():
        seen_as, code, *shape = get_args(hint)
        assert seen_as == (Ints if shape else int), name
        assert dtype[name].base == np.dtype(code), name
        assert dtype[name].shape == np.empty(shape[0] if shape else ()).shape, name
        assert dtype[name].base.kind in "iu", name


@records
def test_the_memory_is_packed(record):
    dtype = dtype_of(record)
    assert dtype.itemsize == sum(dtype[name].itemsize for name in dtype.names or ())


@records
def test_what_python_sees_is_the_memory(record):
    memory = batch(record, 3)
    middle = live(record, memory[1])
    for name in dtype_of(record).names or ():
        if dtype_of(record)[name].shape:
            getattr(middle, name)[:] = 1
        else:
            setattr(middle, name, 1)
        assert (memory[name][1] == 1).all()
        assert (getattr(middle, name) == 1).all()
    assert not any(memory[0].tobytes())
    assert not any(memory[2].tobytes())


def test_a_field_that_is_not_there_is_an_error():
    with pytest.raises(AttributeError):
        new(State).sheild = 1  # type: ignore[attr-defined]


def test_a_state_is_small():
    assert dtype_of(State).itemsize < 4096


def test_a_copy_has_memory_of_its_own():
    state = new(State)
    other = copy(state)
    other.round_number, other.dice[0] = 7, 3
    assert (state.round_number, state.dice[0]) == (0, 0)


def test_a_save_is_loaded_as_it_was():
    state = new(State)
    state.round_number, state.craft_at[77] = 9, 255
    again = from_bytes(State, to_bytes(state))
    assert to_bytes(again) == to_bytes(state)
    again.round_number = 10
    assert state.round_number == 9


@pytest.mark.parametrize("saved", [b"", b"x", bytes(dtype_of(State).itemsize + 1)])
def test_bytes_that_are_no_save_are_refused(saved):
    with pytest.raises(ValueError, match="a saved State has"):
        from_bytes(State, saved)


def test_a_span_puts_and_reads_neighbouring_fields_at_once():
    span = Span(State, "over", "tile_one_faces")
    memory = bytearray(to_bytes(new(State)))
    numbers = (3, 255, *range(-1, 31), *range(-32, 0))
    span.put(memory, *numbers)
    state = from_bytes(State, memory)
    assert (state.over, state.winners) == (3, 255)
    assert state.tile_cell.tolist() == list(range(-1, 31))
    assert state.tile_one_faces.tolist() == list(range(-32, 0))
    assert span.numbers(memory) == numbers
    assert not any(memory[: span.offset])
    assert not state.tile_target.any()


def test_a_span_takes_as_many_numbers_as_its_fields_hold_and_none_that_do_not_fit():
    span, memory = Span(State, "over", "winners"), bytearray(to_bytes(new(State)))
    for numbers in ((1,), (1, 2, 3), (1, 256), (128, 1)):
        with pytest.raises(struct.error):
            span.put(memory, *numbers)
    assert not any(memory)


@records
def test_a_span_of_all_fields_is_the_whole_record(record):
    first, *_, last = dtype_of(record).names or ()
    assert Span(record, first, last).packed.size == dtype_of(record).itemsize
