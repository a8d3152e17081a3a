"""How `swarmrally gallery` lists, hides and moves works."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct
from rich.console import Console
from rich.table import Table

from swarmrally.arena.works.form import LONGEST_NAME, Work, understood
from swarmrally.arena.works.knowing import facts_of
from swarmrally.arena.works.trial import Trial
from swarmrally.cli.commands.warm import use_engines
from swarmrally.cli.stored import check_there, with_store
from swarmrally.kernel.progress import progress
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.server.beside.rating import Prepared
from swarmrally.server.gallery.publishing import entry_of
from swarmrally.server.guard.codes import drawn
from swarmrally.server.guard.likeness import looks_of
from swarmrally.server.guard.names import checked_name
from swarmrally.server.guard.works import spelt
from swarmrally.server.guard.writing import checked_title, checked_words
from swarmrally.store import Store
from swarmrally.store.care.exports import lines_of
from swarmrally.store.connecting.files import new_file
from swarmrally.store.keeping.works import Entry, Room, Shelved, Whole
from swarmrally.table.steady_time import wall_clock

VERSION = 1
NO_BOUND = Room(10**9, 10**15)
AHEAD = 60_000
UNKNOWN = "Unknown"
"""The author of a work whose author was deleted."""


class ExportedWork(Struct, frozen=True, forbid_unknown_fields=True):
    """A line. Who has made it is told by name, and by something that is the same for all works of one author and says nothing else."""

    swarmrally_gallery: int
    code: Annotated[str, Meta(pattern="^[0-9A-Z]{4}-[0-9A-Z]{4}$")]
    hash: str
    author: str
    by: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    published: int
    work: Raw


LINE = msgspec.json.Decoder(ExportedWork)
WORK = msgspec.json.Decoder(Work)


def print_list(database: str | None, data: Path | None, reported: bool, as_json: bool) -> None:
    works = with_store(database, data, lambda store: store.gallery.everything(reported), reads_only=True)
    if as_json:
        for work in works:
            print(msgspec.json.encode(told(work)).decode())
        return
    table = Table("code", "game", "name", "author", "published", "plays", "likes", "reports", "state")
    for work in works:
        day = msgspec.json.encode(work.published_at // 1000).decode()
        counts = map(str, (work.plays, work.likes, work.reports))
        table.add_row(work.code, work.game, plain(work.name), work.author, day, *counts, state(work))
    Console().print(table)


def plain(text: str) -> str:
    """What people have written is no markup."""
    return text.replace("[", "\\[")


def told(work: Shelved) -> dict[str, Any]:
    found = msgspec.structs.asdict(work)
    return {name: found[name] for name in found if name not in ("number", "elements", "modes", "series")}


def state(work: Shelved) -> str:
    return "deleted" if work.deleted_at is not None else "hidden" if work.hidden else "shown"


def print_work(database: str | None, data: Path | None, code: str) -> None:
    async def found(store: Store) -> tuple[Whole, list[tuple[int, str]]]:
        whole = await known(store, code)
        return whole, await store.works.reasons(whole.row.number)

    whole, reasons = with_store(database, data, found, reads_only=True)
    reports = [{"at": at, "reason": reason} for at, reason in reasons]
    shown = {"state": state(whole.row), "author": whole.row.author, "reports": reports, "work": msgspec.Raw(form_of(whole))}
    print(msgspec.json.format(msgspec.json.encode(shown), indent=1).decode())


async def known(store: Store, code: str) -> Whole:
    whole = await store.works.by_code(spelt(code))
    if whole is None:
        raise Refusal(code, "no_work")
    return whole


def form_of(whole: Whole) -> bytes:
    """As it was published, with what was understood of it."""
    row = whole.row
    form = {"format": "swarmrally_work", "version": VERSION, "game": row.game, "content": Raw(whole.content), "table": Raw(whole.choices)}
    return msgspec.json.encode(form | {"name": row.name, "words": row.words, "licence": row.licence, "previous": row.previous})


def hide_works(database: str | None, data: Path | None, codes: Sequence[str], hidden: bool) -> None:
    check_there(database, data)

    async def work(store: Store) -> list[Shelved]:
        rows = [(await known(store, code)).row for code in codes]
        for row in rows:
            await store.works.hide(row, hidden)
        return rows

    for row in with_store(database, data, work):
        print(f"{row.code} ({row.name}) is {'hidden' if hidden else 'shown'}")


def write_works(database: str | None, data: Path | None, file: Path, codes: Sequence[str]) -> int:
    async def work(store: Store) -> int:
        rows = [(await known(store, code)).row for code in codes] if codes else await store.gallery.everything()
        shown = sorted((row for row in rows if not row.is_gone), key=lambda row: row.number)
        names = {player.id: player.name for player in (await store.players.fetch([row.author for row in shown])).values()}
        with new_file(file) as part, part.open("wb") as opened:
            for row in shown:
                whole = await known(store, row.code)
                by = sha256(row.author.encode()).hexdigest()[:16]
                head = ExportedWork(
                    VERSION, row.code, row.hash, names.get(row.author) or UNKNOWN, by, row.published_at, Raw(form_of(whole))
                )
                opened.write(msgspec.json.encode(head) + b"\n")
        return len(shown)

    return with_store(database, data, work, reads_only=True)


def read_works(database: str | None, data: Path | None, file: Path) -> tuple[int, int]:
    """How many were read, and how many were there before."""
    lines = list(lines_in(file))
    use_engines("asteroyds", "bots.asteroyds", "roborally", "bots.roborally")

    async def work(store: Store) -> tuple[int, int]:
        entries, here = [], 0
        with progress("Playing", len(lines)) as advance:
            for place, line in lines:
                if await store.works.by_hash(line.hash) is None:
                    entries.append((line, checked(place, line)))
                else:
                    here += 1
                advance(1)
        for line, entry in entries:
            await put(store, line, entry)
        return len(entries), here

    return with_store(database, data, work)


def lines_in(file: Path) -> Iterator[tuple[str, ExportedWork]]:
    for place, text in lines_of(file):
        line = decoded(LINE, text, place)
        if line.swarmrally_gallery != VERSION:
            raise Refusal(f"{place}/swarmrally_gallery", "wrong_version", expected=VERSION, what="galleries", got=line.swarmrally_gallery)
        yield place, line


def checked(place: str, line: ExportedWork) -> Entry:
    """All that a stranger's would be asked, and whether it is what the line says."""
    try:
        work = decoded(WORK, bytes(line.work), "/work")
        name, words = checked_title(work.name, LONGEST_NAME), checked_words(work.words, "/words")
        checked_name(line.author)
        if not 0 < line.published <= wall_clock() + AHEAD:
            raise Refusal("/published", "unsound", why="expected a time that has passed")
        read = understood(work.game, work.content, work.table)
        if read.hash != line.hash:
            raise Refusal("/hash", "unsound", why=f"expected the hash of the work, {read.hash}")
        trial = Trial(read, name)
        while not trial.work_on():
            pass
    except Refusal as refusal:
        raise refusal.inside(place) from None
    prepared = Prepared(read.hash, read.content, read.table, facts_of(read))
    return entry_of(work, name, words, prepared, trial.rated(), author_of(line), line.published)


def author_of(line: ExportedWork) -> str:
    """A player of this server who is nobody's: the same for all works of one author."""
    return f"gallery-{line.by}"


async def put(store: Store, line: ExportedWork, entry: Entry) -> None:
    """Under its own code, where that is free; a version before that is not here is not named."""
    if not await store.players.fetch([entry.author]):
        await store.players.create(entry.author, checked_name(line.author), wall_clock(), looks_of(line.author))
    code = line.code if await store.works.row(line.code) is None else drawn()
    if entry.previous is not None and await store.works.by_hash(entry.previous) is None:
        entry = msgspec.structs.replace(entry, previous=None)
    await store.works.publish(entry, code, NO_BOUND)
