"""Games told again, in another process: each takes a table's log and gives JSON, packed where it is long."""

from __future__ import annotations

from itertools import accumulate

import msgspec

from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.records import Record, dice_fault
from swarmrally.server.beside.crew import change_up
from swarmrally.server.beside.packing import packed
from swarmrally.server.forms.stories import Film, Story, Taken, Verified
from swarmrally.table.folding.telling import Telling
from swarmrally.table.log import Entry
from swarmrally.table.news import Began
from swarmrally.table.results import endings_of


def told(game: str, table: str, entries: list[Entry]) -> tuple[Telling, Began]:
    """All of it; whoever asks knows that the game has begun."""
    change_up((game,))
    telling = Telling(table)
    telling.hear(entries)
    assert telling.began is not None
    return telling, telling.began


def story(game: str, table: str, entries: list[Entry], until: int | None) -> bytes:
    telling, began = told(game, table, entries)
    last = telling.table.told
    return packed(Story(began.snapshot, began.setup, telling.events(until), last if until is None else min(until, last)))


def record(game: str, table: str, entries: list[Entry]) -> bytes:
    return packed(told(game, table, entries)[0].table.record())


def film(game: str, name: str, entries: list[Entry], names: tuple[tuple[str, str], ...]) -> bytes:
    telling, began = told(game, name, entries)
    table, played, events = telling.table, telling.table.record(), telling.events()
    made = Film(
        table=table.table,
        settings=table.settings,
        title=table.title,
        chairs=table.chairs_seen(),
        setup=began.setup,
        start=began.snapshot,
        events=events,
        decisions=taken(played, len(msgspec.json.decode(events))),
        outcome=table.outcome or {},
        seed=played.seed,
        seed_hash=began.seed_hash,
        dice=played.dice,
        began_at=telling.began_at,
        over_at=telling.over_at,
        names=dict(names),
        uploaded=table.uploaded,
    )
    return packed(made)


def taken(record: Record, told: int) -> list[Taken]:
    """Each decision with the number of events that were told before it; what came before the first snapshot was not told."""
    sizes = list(map(len, record.events))
    untold = sum(sizes) - told
    return [Taken(max(0, before - untold), decision) for before, decision in zip(accumulate(sizes), record.decisions, strict=False)]


def verified(game: str, table: str, entries: list[Entry]) -> bytes:
    """The log's own checksums were compared while it was told; its events are compared with those of the record here."""
    telling, began = told(game, table, entries)
    record = telling.table.record()
    events = msgspec.json.decode(telling.events())
    again = [event for stretch in record.events for event in stretch]
    same = not telling.is_broken and again[len(again) - len(events) :] == events
    made = Verified(
        events_same=same,
        hash_fits=seed_hash(record.seed) == began.seed_hash,
        dice_fit=None if record.dice is None else dice_fault(record) is None and record.dice.commitment == began.commitment,
        events=len(events),
        seed=record.seed,
        seed_hash=began.seed_hash,
        dice=record.dice,
    )
    return packed(made)


def endings(game: str, table: str, entries: list[Entry]) -> bytes:
    """What became of a game that was played before that was written down."""
    return msgspec.json.encode(endings_of(told(game, table, entries)[0].table))
