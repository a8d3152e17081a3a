"""Ways to spoil a good text of JSON. Each takes one apart and gives back a text, and where it was spoiled when that is one place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from swarmrally.asteroyds.forms.schema import LAST_ROUND

Json = Any
Path = tuple[str | int, ...]
Spoiled = tuple[bytes, Path | None]
Mutation = Callable[[Json, Random], Spoiled | None]

MUST_BE_REFUSED: list[Mutation] = []
MAY_BE_REFUSED: list[Mutation] = []
NASTY_NAMES = ["x", "", "~", "a/b", "~1", "0", "a.b", "a`b", "$.rules", "[...]", "line\nline", "\u2028", "\x1b[31m", "ж", "é" * 300]
REQUIRED = {"game", "round", "first_seat", "tiles", "craft", "dice", "kind", "colour", "priority", "at", "one_faces", "symbol", "seat"}
REQUIRED |= {"pilot", "rows", "columns", "red", "white", "blue"}


def must_be_refused(mutation: Mutation) -> Mutation:
    MUST_BE_REFUSED.append(mutation)
    return mutation


def may_be_refused(mutation: Mutation) -> Mutation:
    MAY_BE_REFUSED.append(mutation)
    return mutation


def pointer_of(path: Path) -> str:
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def places(document: Json, path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every value in the document, and where it is."""
    yield path, document
    inside = document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    for step, value in inside:
        yield from places(value, (*path, step))


def at(document: Json, path: Path) -> Json:
    for step in path:
        document = document[step]
    return document


def with_value(document: Json, path: Path, value: Json) -> bytes:
    """The document as text with one value replaced."""
    if not path:
        return text(value)
    spoiled = copy.deepcopy(document)
    at(spoiled, path[:-1])[path[-1]] = value
    return text(spoiled)


def text(document: Json) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode()


def somewhere(document: Json, chance: Random, wanted: Callable[[Json], bool]) -> Path:
    return chance.choice([path for path, value in places(document) if wanted(value)])


def is_number(value: Json) -> bool:
    return type(value) is int


def is_word(value: Json) -> bool:
    return type(value) is str


def is_object(value: Json) -> bool:
    return type(value) is dict


def each(document: Json, part: str, **having: Json) -> list[int]:
    """The numbers of the tiles, craft or plans that have these values."""
    return [n for n, value in enumerate(document[part]) if all(value.get(name) == wanted for name, wanted in having.items())]


# The text


@must_be_refused
def cut_off(document, chance):
    whole = text(document)
    return whole[: chance.randrange(len(whole))], None


@must_be_refused
def followed_by_more(document, chance):
    return text(document) + chance.choice([b"x", b"{}", b",", b"]", b"\0", b"\xff"]), None


@must_be_refused
def not_utf_8(document, chance):
    whole = text(document)
    place = whole.index(b"asteroyds")
    return whole[:place] + chance.choice([b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xc0\x80"]) + whole[place:], None


@must_be_refused
def half_a_surrogate_pair(document, chance):
    path = somewhere(document, chance, is_word)
    return with_value(document, path, "SURROGATE").replace(b"SURROGATE", chance.choice([rb"\ud800", rb"\udc00", rb"\ud800x"])), None


@must_be_refused
def no_json_number(document, chance):
    path = somewhere(document, chance, is_number)
    number = chance.choice([b"NaN", b"Infinity", b"-Infinity", b"01", b"+1", b"1.", b".5", b"0x10", b"1_000", b"--1"])
    return with_value(document, path, "NUMBER").replace(b'"NUMBER"', number), None


@must_be_refused
def broken_json(document, chance):
    whole = text(document)
    before, after = chance.choice(
        [(b'"', b"'"), (b"{", b"("), (b":", b"="), (b"}", b",}"), (b"]", b",]"), (b'"game"', b"game"), (b",", b"")]
    )
    return whole.replace(before, after, 1), None


@must_be_refused
def nothing_at_all(document, chance):
    return chance.choice([b"", b" ", b"\n", b"\xef\xbb\xbf", b"\0", b"{", b"[", b'"', b"null", b"true", b"0", b'""', b"[]", b"{}"]), None


@must_be_refused
def deeply_nested(document, chance):
    path = somewhere(document, chance, lambda value: True)
    opened, closed = chance.choice([(b"[", b"]"), (b'{"x":', b"}")])
    depth = chance.choice([50, 2_000, 50_000])
    return with_value(document, path, "DEEP").replace(b'"DEEP"', opened * depth + b"1" + closed * depth), None


@may_be_refused
def flipped_bytes(document, chance):
    whole = bytearray(text(document))
    for _ in range(chance.randint(1, 3)):
        whole[chance.randrange(len(whole))] = chance.randrange(256)
    return bytes(whole), None


@may_be_refused
def a_field_twice(document, chance):
    path = somewhere(document, chance, lambda value: is_object(value) and bool(value))
    found = at(document, path)
    name = chance.choice(list(found))
    doubled = text(found)[:-1] + b"," + text({name: chance.choice([found[name], None, 7])})[1:]
    return with_value(document, path, "TWICE").replace(b'"TWICE"', doubled) if path else doubled, None


@may_be_refused
def a_mark_before_it(document, chance):
    return chance.choice([b"\xef\xbb\xbf", b" \t\r\n"]) + text(document), None


@may_be_refused
def a_field_left_out(document, chance):
    path = somewhere(document, chance, lambda value: True)
    if not path or type(path[-1]) is not str:
        return None
    spoiled = copy.deepcopy(document)
    del at(spoiled, path[:-1])[path[-1]]
    return text(spoiled), None


@may_be_refused
def a_value_from_elsewhere(document, chance):
    path, other = somewhere(document, chance, lambda value: True), somewhere(document, chance, lambda value: True)
    return with_value(document, path, at(document, other)), None


@may_be_refused
def another_small_number(document, chance):
    return with_value(document, somewhere(document, chance, is_number), chance.randint(0, 40)), None


# Types, numbers and words


@must_be_refused
def another_type(document, chance):
    path = somewhere(document, chance, lambda value: value is not None)
    kind = type(at(document, path))
    others = [other for other in ("text", 1, 1.5, True, [], {}, [1], {"a": 1}) if type(other) is not kind]
    return with_value(document, path, chance.choice(others)), path


@must_be_refused
def huge_number(document, chance):
    path = somewhere(document, chance, is_number)
    return with_value(document, path, chance.choice([LAST_ROUND + 1, 2**15, 2**16, 2**31, 2**32, 2**63, 2**64, 10**30, 10**400])), path


@must_be_refused
def negative_number(document, chance):
    path = somewhere(document, chance, is_number)
    return with_value(document, path, chance.choice([-1, -2, -128, -(2**31), -(2**63), -(10**30)])), path


@must_be_refused
def float_number(document, chance):
    path = somewhere(document, chance, is_number)
    number = chance.choice([b"1.5", b"0.1", b"1e3", b"1e400", b"-1e400", b"1e-400", b"3.0000000000000001"])
    return with_value(document, path, "NUMBER").replace(b'"NUMBER"', number), path


@must_be_refused
def wrong_word(document, chance):
    path = somewhere(document, chance, is_word)
    word = at(document, path)
    return with_value(document, path, chance.choice(["", "no such word", word.upper() + "!", word + " ", word + "\0", "a\nb", "☄"])), path


@must_be_refused
def very_long_word(document, chance):
    path = somewhere(document, chance, is_word)
    return with_value(document, path, chance.choice("xé☄") * 200_000), path


@must_be_refused
def unknown_field(document, chance):
    path = somewhere(document, chance, is_object)
    name = chance.choice(NASTY_NAMES)
    if path == ("board", "rows") and name == "0":
        return None
    return with_value(document, path, {**at(document, path), name: chance.choice([None, 1, "x", [], {}])}), (*path, name)


@must_be_refused
def missing_field(document, chance):
    objects = [path for path, value in places(document) if is_object(value) and path != ("board", "rows")]
    path = chance.choice([(*path, name) for path in objects for name in at(document, path) if name in REQUIRED])
    spoiled = copy.deepcopy(document)
    del at(spoiled, path[:-1])[path[-1]]
    return text(spoiled), path
