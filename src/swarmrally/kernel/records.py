"""Records: set-up, seed and decisions are a whole game; the events are kept beside them for checking and watching."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from swarmrally.kernel.chance import seed_from, seed_hash
from swarmrally.kernel.refusal import Refusal, decoded

VERSION = 1
Told = list[dict[str, Any]]


class Dice(Struct, forbid_unknown_fields=True):
    """Where the seed of a game at a table comes from: docs/fair.md."""

    commitment: str
    """The hash of the secret, which was told before anybody sat down."""
    secret: str
    lots: list[str | None]
    """What each seat has added; None for bots, and for programs that added nothing."""
    wishes: list[Raw]
    """What each seat wished to play; the rest is drawn."""


class Record(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game to keep: `events[n]` is what followed decision n - 1, `events[0]` what came before the first one."""

    swarmrally: int
    game: str
    setup: Raw
    seed: str
    decisions: list[Raw]
    events: list[Told]
    dice: Dice | None = None
    """None where nobody but the program had a say in the seed."""
    owners: list[int] = []
    """By seat, which player it belonged to; empty where everybody had one."""
    given_up: list[int] | None = None
    """Of a game that somebody gave up, so that the rules never ended it: the seats that have won."""
    work: str | None = None
    """The hash of the work from a gallery that was played on; its content is in the set-up."""


DECODER = msgspec.json.Decoder(Record)


def save(record: Record, path: Path) -> None:
    """Writes the record so that people can read it: one decision, or one event, a line."""
    try:
        path.write_bytes(text_of(record))
    except OSError as error:
        raise Refusal(str(path), "unwritable", what="a file", why=error.strerror) from None


def text_of(record: Record) -> bytes:
    head = f'{{"swarmrally":{record.swarmrally},"game":{quoted(record.game)},"seed":{quoted(record.seed)},\n'
    dice = "" if record.dice is None else f'"dice":{msgspec.json.encode(record.dice).decode()},\n'
    owners = "" if not record.owners else f'"owners":{msgspec.json.encode(record.owners).decode()},\n'
    given_up = "" if record.given_up is None else f'"given_up":{msgspec.json.encode(record.given_up).decode()},\n'
    work = "" if record.work is None else f'"work":{quoted(record.work)},\n'
    setup = f'"setup":{bytes(record.setup).decode()},\n'
    decisions = ",\n".join(bytes(decision).decode() for decision in record.decisions)
    events = ",\n".join("[" + ",\n".join(msgspec.json.encode(event).decode() for event in told) + "]" for told in record.events)
    return f'{head}{dice}{owners}{given_up}{work}{setup}"decisions":[\n{decisions}],\n"events":[\n{events}]}}\n'.encode()


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def load(path: Path) -> Record:
    """The record in a file, or a Refusal."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="a record", why=error.strerror) from None
    try:
        return checked(decoded(DECODER, text))
    except Refusal as refusal:
        raise refusal.in_file(path) from None


def checked(record: Record) -> Record:
    """A record that this program can play, or a Refusal."""
    if record.swarmrally != VERSION:
        raise Refusal("/swarmrally", "wrong_version", expected=VERSION, what="records", got=record.swarmrally)
    if len(record.events) != len(record.decisions) + 1:
        raise Refusal(
            "/events",
            "wrong_count",
            expected=f"{len(record.decisions) + 1} lists, one more than there are decisions, got {len(record.events)}",
        )
    return record


def dice_fault(record: Record) -> str | None:
    """What does not fit between commitment, secret, lots and seed, in words; None when all does, or there is nothing to compare."""
    dice = record.dice
    if dice is None:
        return None
    if seed_hash(dice.secret) != dice.commitment:
        return "/dice/secret: it does not belong to the commitment"
    return None if seed_from(dice.secret, dice.lots) == record.seed else "/seed: it does not follow from the secret and the lots"


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
