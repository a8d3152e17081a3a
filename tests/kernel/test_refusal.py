"""Refusals: a JSON pointer to the field, and what was expected there."""

from __future__ import annotations

import pickle
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct, inspect
from msgspec.json import Decoder

from swarmrally.kernel.refusal import Refusal, decoded, escaped, looked_into


class Inner(Struct, forbid_unknown_fields=True):
    size: Annotated[int, Meta(ge=1)]


class Stone(Struct, tag_field="kind", tag="stone"):
    colour: Literal["red", "blue"]


class Door(Struct, tag_field="kind", tag="door"):
    colour: Literal["red"]


class Outer(Struct, forbid_unknown_fields=True):
    inner: list[Inner] = []
    named: dict[str, list[int]] = {}
    things: list[Stone | Door] = []
    words: tuple[Literal["yes"] | None, ...] = ()
    turns: dict[Literal["N", "E"], Literal["cw", "ccw"]] = {}
    side: tuple[int, Literal["N", "E"]] = (0, "N")


DECODER = Decoder(Outer)


@pytest.mark.parametrize(
    ("text", "pointer", "reason"),
    [
        ('{"inner": [{"size": 1}, {"size": "2"}]}', "/inner/1/size", "expected a whole number, got a text"),
        ('{"inner": [{"size": 0}]}', "/inner/0/size", "expected a whole number >= 1"),
        ('{"inner": [{}]}', "/inner/0/size", "expected this field, it is missing"),
        ('{"inner": [{"size": 1, "a/b~c": 1}]}', "/inner/0/a~1b~0c", "expected no such field"),
        ('{"other": 1}', "/other", "expected no such field"),
        ('{"a`b - c": 1}', "/a`b - c", "expected no such field"),
        ('{"things": [{"kind": "door", "colour": "blue"}]}', "/things/0/colour", "expected one of red, got 'blue'"),
        ('{"things": [{"kind": "stone", "colour": "grey"}]}', "/things/0/colour", "expected one of blue, red, got 'grey'"),
        ('{"things": [{"kind": "pit", "colour": "red"}]}', "/things/0/kind", "expected one of stone, door, got 'pit'"),
        ('{"things": [{"kind": "stone", "colour": "grey"}', "/things/0/colour", "expected one of blue, red, got 'grey'"),
        ('{"things": [{"kind": "door", "colour": "grey"}], "things": []}', "/things/0/colour", "expected one of blue, red, got 'grey'"),
        ('{"words": ["yes", 1]}', "/words/1", "expected a text or null, got a whole number"),
        ('{"side": [1, "up"]}', "/side/1", "expected one of E, N, got 'up'"),
        ('{"turns": {"E": "back"}}', "/turns", "expected one of ccw, cw, got 'back'"),
        ('{"turns": {"up": "cw"}}', "/turns", "expected one of E, N, got 'up'"),
        ("[]", "", "expected an object, got a list"),
        ("", "", "expected JSON: Input data was truncated"),
        ('{"inner": ', "", "expected JSON: Input data was truncated"),
    ],
)
def test_a_refusal_points_at_the_field(text, pointer, reason):
    with pytest.raises(Refusal) as found:
        decoded(DECODER, text)
    assert (found.value.pointer, found.value.reason) == (pointer, reason)


@pytest.mark.parametrize("text", [b"\xff", b'{"\xff": 1}', '{"\ud800": 1}', "[" * 100_000, "NaN", "1 2"])
def test_what_is_no_json_is_refused_as_a_whole(text):
    with pytest.raises(Refusal) as found:
        decoded(DECODER, text)
    assert found.value.pointer == ""
    assert str(found.value).startswith("(the whole input): expected")


def test_a_pointer_starts_where_the_text_lies():
    with pytest.raises(Refusal) as found:
        decoded(DECODER, '{"inner": [{}]}', "/setup")
    assert found.value.pointer == "/setup/inner/0/size"


def test_a_refusal_inside_a_map_points_at_the_map():
    """msgspec does not say which key it was."""
    with pytest.raises(Refusal) as found:
        decoded(DECODER, '{"named": {"one": [1], "two": [2, "3"]}}')
    assert found.value.pointer == "/named"


def test_names_are_escaped_as_pointers_want_it():
    assert escaped("a/b~c~1") == "a~1b~0c~01"


def test_a_refusal_travels_from_one_process_to_another():
    again = pickle.loads(pickle.dumps(Refusal("/seat", "seat_taken", free=[1], got=2)))
    assert (again.pointer, again.code, again.details, again.kind) == ("/seat", "seat_taken", {"free": [1], "got": 2}, "not_now")
    assert str(again) == "/seat: expected a free seat, one of 1; got 2"


class Bounds(Struct):
    some: Annotated[list[int], Meta(min_length=2, max_length=3)] = []
    name: Annotated[str, Meta(min_length=2, max_length=3)] = ""
    share: Annotated[float, Meta(ge=0.5, le=1)] = 1.0
    pair: tuple[int, int] = (0, 0)
    word: Annotated[str, Meta(pattern="^a")] = ""


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ('{"some": [1]}', "list_too_short", {"least": 2}),
        ('{"some": [1, 2, 3, 4]}', "list_too_long", {"most": 3}),
        ('{"name": "a"}', "text_too_short", {"least": 2}),
        ('{"name": "abcd"}', "text_too_long", {"most": 3}),
        ('{"share": 0.25}', "too_small", {"least": 0.5}),
        ('{"share": 2}', "too_large", {"most": 1}),
        ('{"pair": [1]}', "wrong_count", {"expected": "a list of length 2"}),
        ('{"word": "b"}', "wrong_form", {"expected": "a text matching regex '^a'"}),
        ('{"pair": 1}', "wrong_type", {"types": ["array"], "found": "int", "expected": "a list", "got": "a whole number"}),
    ],
)
def test_what_is_beyond_a_bound_has_a_code_and_the_bound(text, code, details):
    with pytest.raises(Refusal) as found:
        decoded(Decoder(Bounds), text)
    assert found.value.code == code
    assert details.items() <= found.value.details.items()
    assert found.value.kind == "malformed"


def test_a_form_is_looked_into_once_however_often_a_wrong_word_is_sent(monkeypatch):
    looked, look = [], inspect.type_info

    def noted(form):
        looked.append(form)
        return look(form)

    monkeypatch.setattr(inspect, "type_info", noted)
    looked_into.cache_clear()
    for _ in range(3):
        with pytest.raises(Refusal):
            decoded(Decoder(Outer), b'{"things": [{"kind": "tree"}]}')
    assert looked == [Outer]
