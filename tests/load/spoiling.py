"""Messages for a socket as nobody should send them: good ones that were spoiled, and worse."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.fuzz.mutations import NASTY_NAMES, at, places, with_value

NASTY: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    7,
    8,
    255,
    2**31,
    2**53 + 1,
    2**64,
    -(2**64),
    10**400,
    0.5,
    -0.0,
    1e308,
    "",
    [],
    {},
    [[]],
)
NASTY += (
    "x",
    "null",
    "seal",
    "é" * 300,
    "\u2028",
    "\x00",
    "\ud800",
    "../..",
    "%s%n",
    "' OR 1=1 --",
    {"seat": 0},
    [None] * 60,
    {"": {"": {}}},
)
MIDDLING = 7_000


def command_of(chance: Random) -> dict[str, Any]:
    """Most of them make sense now and then."""
    number, seat = chance.choice((1, 1, 1, 2, 0)), chance.randrange(3)
    columns = [chance.choice(("forward", "left", "right", None)) for _ in range(6)]
    plan = {"seat": seat, "columns": columns, "energy": "shield"}
    commands: tuple[dict[str, Any], ...] = (
        {"do": "draft", "round": number, "plan": plan},
        {"do": "draft", "round": number, "plan": plan},
        {"do": "seal", "round": number, "plan": plan},
        {"do": "take_back", "round": number},
        {"do": "answer", "decision": number, "answer": chance.choice(NASTY[:-3])},
        {"do": "act", "round": number, "action": "recompile"},
        {"do": "sit", "seat": seat},
        {"do": "wish", "wish": {"colour": "red"}},
        {"do": "kick", "seat": seat},
        {"do": "seat_bot", "seat": seat, "bot": "drifter"},
        {"do": "replace", "seat": seat, "bot": "rookie"},
        {"do": chance.choice(("stand", "start", "close", "resume", "come_back"))},
    )
    return chance.choice(commands)


def good(chance: Random, tables: list[str]) -> dict[str, Any]:
    table, number = chance.choice(tables), chance.choice((1, 1, 2))
    plan = {"seat": chance.randrange(2), "columns": ["forward"] * 6, "energy": "shield"}
    messages: tuple[dict[str, Any], ...] = (
        {"type": "subscribe", "table": table},
        {"type": "subscribe", "table": table, "after": chance.randrange(9)},
        {"type": "unsubscribe", "table": table},
        {"type": "preview", "table": table, "round": number, "plan": plan, "forecast": chance.random() < 0.5},
        {"type": "forecast" if number == 1 else "hint", "table": table, "round": number},
        {"type": "ask_time", "sent": 1.5},
        {"type": "say", "table": table, "text": "hello"},
        {"type": "mute", "player": "somebody", "muted": True},
        {"type": "watch_lobby", "on": chance.random() < 0.5},
    )
    do = {"type": "do", "table": table, "command": command_of(chance)}
    return chance.choice((*messages, do, do, do, do)) | {"id": chance.randrange(1, 1000)}


def as_it_is(message: Any, chance: Random) -> bytes:
    return json.dumps(message).encode()


def with_something_nasty(message: Any, chance: Random) -> bytes:
    path = chance.choice([path for path, _ in places(message)])
    return json_of(message, path, chance.choice(NASTY))


def with_another_field(message: Any, chance: Random) -> bytes:
    path = chance.choice([path for path, value in places(message) if isinstance(value, dict)])
    return json_of(message, path, at(message, path) | {chance.choice(NASTY_NAMES): chance.choice(NASTY)})


def without_a_field(message: Any, chance: Random) -> bytes:
    path = chance.choice([path for path, value in places(message) if isinstance(value, dict) and value])
    inside = dict(at(message, path))
    del inside[chance.choice(list(inside))]
    return json_of(message, path, inside)


def json_of(message: Any, path: Any, value: Any) -> bytes:
    """Lone surrogates can be written with a backslash only."""
    try:
        return with_value(message, path, value)
    except UnicodeEncodeError:
        return json.dumps(value).encode()


def cut_off(message: Any, chance: Random) -> bytes:
    text = json.dumps(message).encode()
    return text[: chance.randrange(len(text))]


def with_other_bytes(message: Any, chance: Random) -> bytes:
    text = bytearray(json.dumps(message).encode())
    for _ in range(chance.randrange(1, 5)):
        text[chance.randrange(len(text))] = chance.randrange(256)
    return bytes(text)


def noise(message: Any, chance: Random) -> bytes:
    return chance.randbytes(chance.randrange(200))


def deep(message: Any, chance: Random) -> bytes:
    depth = chance.randrange(1, MIDDLING // 2)
    opening, closing = chance.choice(((b"[", b"]"), (b'{"a":', b"0}")))
    depth = min(depth, MIDDLING // len(opening + closing))
    return b'{"type":"do","table":"x","command":{"do":"answer","decision":1,"answer":' + opening * depth + closing * depth + b"}}"


def too_large(message: Any, chance: Random) -> bytes:
    return json.dumps({"type": "say", "table": "x", "text": "x" * chance.randrange(8_200, 30_000)}).encode()


SPOILERS: tuple[Callable[[Any, Random], bytes], ...] = (
    as_it_is,
    as_it_is,
    with_something_nasty,
    with_something_nasty,
    with_something_nasty,
    with_another_field,
    without_a_field,
    cut_off,
    with_other_bytes,
    noise,
    deep,
    too_large,
)


def spoiled(chance: Random, tables: list[str]) -> bytes:
    return chance.choice(SPOILERS)(good(chance, tables), chance)
