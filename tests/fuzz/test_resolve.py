"""Spoiled input to `resolve`: an answer or a Refusal that names a place, never anything else."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conftest import count
from tests.contract.positions import random_position
from tests.fuzz.impossible_positions import NEVER_A_POSITION
from tests.fuzz.mutations import MAY_BE_REFUSED, Spoiled, pointer_of

from swarmrally.asteroyds.playing.resolving import resolve
from swarmrally.kernel.refusal import Refusal, on_one_line

TRIES = count(30, 5_000)


def refusal_of(text: bytes) -> Refusal | None:
    """None when there is an answer, which is then a whole one."""
    try:
        answer = json.loads(resolve(text))
    except Refusal as refusal:
        return refusal
    assert set(answer) == {"position", "events", "outcome"}
    return None


def check_refusal(text: bytes, refusal: Refusal) -> None:
    """The place it names is there, or is a field that is missing from an object that is there."""
    assert refusal.reason.startswith("expected") or "invalid" in refusal.reason.lower(), refusal
    assert str(refusal) == on_one_line(f"{refusal.pointer or '(the whole input)'}: {refusal.reason}")
    document = loaded(text)
    steps = [step.replace("~1", "/").replace("~0", "~") for step in refusal.pointer.split("/")[1:]]
    for number, step in enumerate(steps):
        if isinstance(document, list):
            assert step.isdigit(), refusal
            assert int(step) < len(document), refusal
            document = document[int(step)]
        else:
            assert isinstance(document, dict), refusal
            if step not in document:
                assert number == len(steps) - 1, refusal
                return
            document = document[step]


def loaded(text: bytes):
    """What can be made of the text, however broken; a lone surrogate or a deep nest is no reason to give up here."""
    try:
        return json.loads(text.decode("utf-8-sig", "surrogateescape"))
    except (ValueError, RecursionError):
        return {}


def spoiled(mutation, seed: str) -> Spoiled:
    """The first of the positions that this mutation can spoil."""
    for number in range(500):
        chance = Random(f"{seed} {number}")
        found: Spoiled | None = mutation(random_position(chance), chance)
        if found is not None:
            return found
    raise AssertionError(f"no position for {mutation.__name__}")


@pytest.mark.parametrize("number", range(count(300, 20_000) // 100))
def test_what_is_spoiled_here_was_good_before(number):
    for seed in range(100):
        assert resolve(json.dumps(random_position(Random(f"{number} {seed}"))))


@pytest.mark.parametrize("mutation", NEVER_A_POSITION, ids=lambda mutation: mutation.__name__)
def test_it_is_refused(mutation):
    for number in range(TRIES):
        text, path = spoiled(mutation, str(number))
        refusal = refusal_of(text)
        assert refusal is not None, text[:3000]
        if loaded(text) != {}:
            check_refusal(text, refusal)
        else:
            assert refusal.pointer.count("/") < 8
        if path and path[:2] != ("board", "rows"):
            assert pointer_of(path).startswith(refusal.pointer or "?"), (pointer_of(path), str(refusal))


@pytest.mark.parametrize("mutation", MAY_BE_REFUSED, ids=lambda mutation: mutation.__name__)
def test_it_is_answered_or_refused(mutation):
    for number in range(TRIES * 3):
        text, _ = spoiled(mutation, str(number))
        refusal = refusal_of(text)
        if refusal is not None and loaded(text) != {}:
            check_refusal(text, refusal)


@given(st.binary())
@settings(max_examples=count(100, 20_000))
def test_any_bytes_are_refused(text):
    assert refusal_of(text) is not None


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inside: st.lists(inside) | st.dictionaries(st.text() | st.sampled_from(["game", "tiles", "craft", "round"]), inside),
)


@given(values)
@settings(max_examples=count(50, 10_000))
def test_any_json_is_refused(value):
    text = json.dumps(value).encode()
    refusal = refusal_of(text)
    assert refusal is not None


@given(st.randoms(use_true_random=False), st.sampled_from(NEVER_A_POSITION + MAY_BE_REFUSED), st.sampled_from(MAY_BE_REFUSED))
@settings(max_examples=count(50, 10_000))
def test_whatever_is_done_to_a_position_nothing_else_happens(chance, first, second):
    found = first(random_position(chance), chance)
    document = loaded(found[0]) if found else None
    if isinstance(document, dict) and document:
        with suppress(LookupError, TypeError, AttributeError, ValueError):
            found = second(document, chance) or found
    if found:
        refusal_of(found[0])
