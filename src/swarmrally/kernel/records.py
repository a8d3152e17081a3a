"""Records: set-up, seed and decisions are a whole game; the events are kept beside them for checking and watching."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from swarmrally.kernel.refusal import Refusal, decoded

VERSION = 1
Told = list[dict[str, Any]]


class Record(Struct, forbid_unknown_fields=True):
    """A game to keep: `events[n]` is what followed decision n - 1, `events[0]` what came before the first one."""

    swarmrally: int
    game: str
    setup: Raw
    seed: str
    decisions: list[Raw]
    events: list[Told]


DECODER = msgspec.json.Decoder(Record)


def save(record: Record, path: Path) -> None:
    """Writes the record so that people can read it: one decision, or one event, a line."""
    try:
        path.write_bytes(text_of(record))
    except OSError as error:
        raise Refusal(str(path), f"expected a file that can be written: {error.strerror}") from None


def text_of(record: Record) -> bytes:
    head = f'{{"swarmrally":{record.swarmrally},"game":{quoted(record.game)},"seed":{quoted(record.seed)},\n'
    setup = f'"setup":{bytes(record.setup).decode()},\n'
    decisions = ",\n".join(bytes(decision).decode() for decision in record.decisions)
    events = ",\n".join("[" + ",\n".join(msgspec.json.encode(event).decode() for event in told) + "]" for told in record.events)
    return f'{head}{setup}"decisions":[\n{decisions}],\n"events":[\n{events}]}}\n'.encode()


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def load(path: Path) -> Record:
    """The record in a file, or a Refusal."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Refusal(str(path), f"expected a record that can be read: {error.strerror}") from None
    try:
        return checked(decoded(DECODER, text))
    except Refusal as refusal:
        raise refusal.in_file(path) from None


def checked(record: Record) -> Record:
    """A record that this program can play, or a Refusal."""
    if record.swarmrally != VERSION:
        raise Refusal("/swarmrally", f"expected {VERSION}, the version of records this program knows, got {record.swarmrally}")
    if len(record.events) != len(record.decisions) + 1:
        raise Refusal("/events", f"expected {len(record.decisions) + 1} lists, one more than there are decisions, got {len(record.events)}")
    return record


def first_difference(expected: list[Told], got: list[Told]) -> str | None:
    """Where two tellings of a game part, in words; None when they are the same."""
    for number, (kept, played) in enumerate(zip(expected, got, strict=False)):
        for place in range(max(len(kept), len(played))):
            ours = played[place] if place < len(played) else None
            theirs = kept[place] if place < len(kept) else None
            if ours != theirs:
                return f"/events/{number}/{place}: the record tells {as_text(theirs)}, playing it gives {as_text(ours)}"
    if len(expected) != len(got):
        return f"/events/{min(len(expected), len(got))}: the record has {len(expected)} stretches of events, playing it gives {len(got)}"
    return None


def as_text(event: dict[str, Any] | None) -> str:
    return "nothing" if event is None else msgspec.json.encode(event).decode()
