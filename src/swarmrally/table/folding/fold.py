"""Folding a log, entry by entry, into a table and what everybody is told of it."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from swarmrally.table import entries as log
from swarmrally.table import replacing
from swarmrally.table.folding import rounds, seating, stages
from swarmrally.table.log import Damaged, Entry
from swarmrally.table.news import AnyNews, Began, Played, Seating, Told
from swarmrally.table.older import as_told_before
from swarmrally.table.table import Table

FOLDS: dict[type[Any], Callable[[Table, Any, int], list[AnyNews]]] = {
    log.Opened: seating.opened,
    log.SeatTaken: seating.seat_taken,
    log.LotCast: seating.lot_cast,
    log.SeatGivenUp: seating.seat_given_up,
    log.BotSeated: seating.bot_seated,
    log.Wished: seating.wished,
    log.HostChanged: seating.host_changed,
    log.Started: rounds.started,
    log.Drafted: rounds.drafted,
    log.Sealed: rounds.sealed,
    log.TakenBack: rounds.taken_back,
    log.Acted: rounds.acted,
    log.Answered: rounds.answered,
    log.TimedOut: rounds.timed_out,
    log.Decided: rounds.decided,
    log.PauseWished: stages.pause_wished,
    log.Resumed: stages.resumed,
    log.ClockMoved: stages.clock_moved,
    log.BotTookOver: replacing.bot_took_over,
    log.ReplacementAsked: replacing.asked,
    log.ReplacementAgreed: replacing.agreed,
    log.Stayed: replacing.stayed,
    log.CameBack: seating.came_back,
    log.HandedOver: seating.handed_over,
    log.Resigned: rounds.resigned,
    log.Rematched: seating.rematched,
    log.KeptOpen: seating.kept_open,
    log.Closed: seating.closed,
}


JSON = msgspec.json.Decoder(msgspec.Raw)


class EngineChanged(Exception):
    """The rules give other events than when this was written, or none: the program has changed in the middle of the game."""


def write(table: Table, body: log.Body, at: int) -> tuple[Entry, Told | None]:
    """Folds something new, and returns how it is kept and what everybody is told."""
    news = fold(table, body, at)
    if hasattr(body, "digest"):
        body = replace(body, digest=digest_of(news))
    return Entry(table.number, at, log.ENCODER.encode(body)), message(table, news, at)


def read(table: Table, entry: Entry) -> Told | None:
    """Folds what was kept, and returns what everybody is told."""
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} does not follow {table.number}")
    if not is_json(entry.body):
        raise Damaged
    try:
        body = log.DECODER.decode(entry.body)
        news = fold(table, body, entry.at)
    except Exception as error:
        raise EngineChanged(f"entry {entry.number} of table {table.table}: {error}") from error
    kept = getattr(body, "digest", None)
    if kept is not None and kept != digest_of(news) and kept != digest_of(as_told_before(news)):
        raise EngineChanged(f"entry {entry.number} of table {table.table}")
    return message(table, news, entry.at)


def is_json(body: bytes) -> bool:
    """All that was ever written is; another program may have other words in it."""
    try:
        JSON.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


def fold(table: Table, body: log.Body, at: int) -> list[AnyNews]:
    votes = table.votes()
    news = FOLDS[type(body)](table, body, at)
    table.number, table.written_at = table.number + 1, at
    if table.phase == "over" and table.over_at is None:
        table.over_at = at
    if votes and votes != table.votes() and not any(isinstance(one, Seating) for one in news):
        news.append(table.seating())
    if news:
        # What nobody is told moves nothing that others see.
        table.touched_at = at
    return news


def break_off(table: Table, last: Entry) -> None:
    """This program can't go on with the game of another one: nothing that follows is folded."""
    table.number, table.phase, table.closed, table.deadline = last.number, "closed", "engine", None


def is_closed(last: Entry) -> bool:
    """Whether the log ends with the table given up."""
    return isinstance(log.DECODER.decode(last.body), log.Closed)


def message(table: Table, news: list[AnyNews], at: int) -> Told | None:
    if not news:
        return None
    table.told += 1
    return Told(table.told, at, tuple(news), table.now())


def digest_of(news: list[AnyNews]) -> int | None:
    played = [bytes(one.events) for one in news if isinstance(one, Played)]
    began = [bytes(one.snapshot) for one in news if isinstance(one, Began)]
    return zlib.crc32(b"".join(played + began)) if played or began else None


def rebuilt(table: str, kept: list[Entry]) -> Table:
    """The table of a log."""
    made = Table(table)
    for entry in kept:
        read(made, entry)
    return made
