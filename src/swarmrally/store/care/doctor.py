"""Looks through a database and says what is sound and what is not. It changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

from msgspec import Raw, Struct
from sqlalchemy import Table, exists, func, select

from swarmrally.arena.works.form import understood
from swarmrally.kernel.refusal import Refusal
from swarmrally.store.care.keyring import FILE, Keyring
from swarmrally.store.care.soundness import AHEAD, Unsound, folded
from swarmrally.store.connecting.database import Database
from swarmrally.store.connecting.failures import WORDS, Troubled, Unreachable, reason
from swarmrally.store.connecting.sqlite import read_only
from swarmrally.store.log.rows import COLUMNS, row_of
from swarmrally.store.log.table_log import StoredLog
from swarmrally.store.migrating import NEWEST, revision_of
from swarmrally.store.schema import (
    ADMISSIONS,
    CHAT,
    ENDINGS,
    ENTRIES,
    INVITATIONS,
    MILESTONES,
    PLAYERS,
    RECOVERIES,
    SEATED,
    SERVER_BEATS,
    TABLES,
    WORKS,
)
from swarmrally.table.entries import DECODER, Closed
from swarmrally.table.games.listing import Game
from swarmrally.table.log import Row
from swarmrally.table.steady_time import wall_clock

MOST_FAULTS = 20
"""Of one kind that are named one by one."""
OF_TABLES: tuple[Table, ...] = (ENTRIES, MILESTONES, SEATED, ENDINGS, ADMISSIONS, INVITATIONS, CHAT)
FAILURES = (Troubled, Unreachable)


class Finding(Struct, frozen=True):
    what: str
    is_sound: bool
    words: str


async def look_through(
    database: Database, step: Callable[[int], None] = lambda tables: None, key_file: Path | None = None
) -> AsyncIterator[Finding]:
    """One finding after the other; `step` is told of every table."""
    if database.file is not None:
        for finding in modes_of(database.file):
            yield finding
        yield await asyncio.to_thread(pages_of, database.file)
    schema = await schema_of(database)
    yield schema
    if schema.is_sound:
        yield await key_of(database, key_file)
        yield await clock_of(database)
        async for finding in tables_of(database, step):
            yield finding
        async for finding in works_of(database):
            yield finding
        async for finding in orphans_in(database):
            yield finding


async def count_of(database: Database) -> int:
    """How many tables there are to look through, as far as that can be said."""
    try:
        ((count,),) = await database.read(select(func.count()).select_from(TABLES))
        return int(count)
    except Exception:
        return 0


def modes_of(file: Path) -> list[Finding]:
    """Nobody else on the machine may read them."""
    if sys.platform == "win32":
        return []
    open_to_others = [path for path in (file.parent, file, file.with_name(FILE)) if path.exists() and path.stat().st_mode & 0o077]
    words = "; ".join(f"{path} can be read by others: chmod {'700' if path.is_dir() else '600'}" for path in open_to_others)
    return [Finding("files", not open_to_others, words or "only their owner can read them")]


def pages_of(file: Path) -> Finding:
    try:
        with closing(sqlite3.connect(read_only(file), uri=True)) as connection:
            said = [str(line) for (line,) in connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})")]
    except sqlite3.Error as error:
        said = [str(error)]
    return Finding("pages", said == ["ok"], "every page is as SQLite wrote it" if said == ["ok"] else "; ".join(said))


async def schema_of(database: Database) -> Finding:
    try:
        found = await database.way.look(revision_of)
    except Exception as error:
        return Finding("schema", False, f"it can't be read: {reason(error)}")
    if found == NEWEST:
        return Finding("schema", True, f"that of this version, {NEWEST}")
    return Finding("schema", False, f"expected {NEWEST}, got {found or 'none'}: start a server of this version once")


async def key_of(database: Database, file: Path | None) -> Finding:
    """Whether a server would find the one that belongs to the database."""
    ring = Keyring(database, file)
    try:
        known = await database.way.look(ring.known)
        is_there = known.kept is not None or bool(ring.file and ring.file.exists())
        if is_there or known.check is not None:
            ring.found(known, begins_anew=False)
    except Refusal as refusal:
        return Finding("key", False, refusal.reason)
    except Exception as error:
        return Finding("key", False, f"it can't be read: {reason(error)}")
    return Finding(
        "key", True, f"there, and the one of this database: {ring.place}" if is_there else "none yet, the first server draws one"
    )


async def clock_of(database: Database) -> Finding:
    try:
        ((last,),) = await database.read(select(func.max(SERVER_BEATS.c.at)))
    except FAILURES as error:
        return Finding("clock", False, said(error))
    ahead = (last or 0) - wall_clock()
    words = f"the last server's clock is {ahead // 1000} s ahead of this machine's: servers go on from there"
    return Finding("clock", ahead <= AHEAD, words if ahead > AHEAD else "no server was ahead of this machine's")


async def tables_of(database: Database, step: Callable[[int], None]) -> AsyncIterator[Finding]:
    try:
        ids = [table for (table,) in await database.read(select(TABLES.c.id).order_by(TABLES.c.id))]
    except FAILURES as error:
        yield Finding("tables", False, said(error))
        return
    log, unsound, entries = StoredLog(database), 0, 0
    for table in ids:
        found, words = await look_at(database, log, table)
        entries += found
        if words is not None:
            unsound += 1
            if unsound <= MOST_FAULTS:
                yield Finding(f"table {table}", False, words)
        step(1)
    words = f"{len(ids)} looked through, {entries} entries"
    yield Finding("tables", not unsound, f"{words}; {unsound} not sound" if unsound else f"{words}: each follows from its log")


async def look_at(database: Database, log: StoredLog, table: str) -> tuple[int, str | None]:
    """How many entries it has, and what is wrong."""
    try:
        (found,) = await database.read(select(*COLUMNS).where(TABLES.c.id == table))
        entries = await log.entries(table)
        row: Row = row_of(found)
    except FAILURES as error:
        return 0, said(error)
    except ValueError:
        return 0, "its row can't be read"
    try:
        await asyncio.to_thread(folded, row, entries, wall_clock())
    except Unsound as fault:
        if entries and is_given_up(entries[-1].body):
            return len(entries), None
        return len(entries), f"entry {fault.number}: {fault.words}" if fault.number else fault.words
    return len(entries), None


def is_given_up(body: bytes) -> bool:
    """A table that was closed because the rules have changed need not follow by them."""
    try:
        return DECODER.decode(body) == Closed("engine")
    except ValueError:
        return False


async def works_of(database: Database) -> AsyncIterator[Finding]:
    """Whether each work of the gallery is what its hash says."""
    try:
        works = [code for (code,) in await database.read(select(WORKS.c.code).order_by(WORKS.c.number))]
    except FAILURES as error:
        yield Finding("works", False, said(error))
        return
    unsound = 0
    for code in works:
        words = await look_at_work(database, code)
        if words is not None:
            unsound += 1
            if unsound <= MOST_FAULTS:
                yield Finding(f"work {code}", False, words)
    told = f"{len(works)} looked through"
    yield Finding("works", not unsound, f"{told}; {unsound} not sound" if unsound else f"{told}: each is what its hash says")


async def look_at_work(database: Database, code: str) -> str | None:
    """What is wrong with it."""
    columns = WORKS.c.hash, WORKS.c.game, WORKS.c.content, WORKS.c.choices
    try:
        found = await database.read(select(*columns).where(WORKS.c.code == code))
    except FAILURES as error:
        return said(error)
    return await asyncio.to_thread(fault_of, *found[0]) if found else None


def fault_of(hash: str, game: Game, content: bytes, choices: bytes) -> str | None:
    try:
        read = understood(game, Raw(content), Raw(choices))
    except Refusal as refusal:
        return f"it can't be played any more: {refusal}"
    return None if read.hash == hash else "it is not what its hash says"


async def orphans_in(database: Database) -> AsyncIterator[Finding]:
    lost = []
    try:
        for part in OF_TABLES:
            asked = select(func.count()).select_from(part).where(~exists().where(TABLES.c.id == part.c.table_id))
            ((count,),) = await database.read(asked)
            lost += [f"{count} rows of {part.name} without a table"] if count else []
        asked = select(func.count()).select_from(RECOVERIES).where(~exists().where(PLAYERS.c.id == RECOVERIES.c.player))
        ((count,),) = await database.read(asked)
        lost += [f"{count} recoveries without a player"] if count else []
    except FAILURES as error:
        lost.append(said(error))
    yield Finding("belonging", not lost, "; ".join(lost) or "nothing without a table or player it belongs to")


def said(error: Troubled | Unreachable) -> str:
    return f"{WORDS[error.trouble].partition(':')[0]}: {reason(error)}"
