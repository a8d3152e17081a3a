"""Works that people have published: what is kept of one never changes, but for its counts and whether it is shown."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, select, update

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.database import Database
from swarmrally.store.schema import WORK_COMMENTS, WORK_LIKES, WORK_REPORTS, WORKS


class Shelved(Struct, frozen=True):
    """A work as it is listed."""

    number: int
    hash: str
    code: str
    game: str
    name: str
    words: str
    licence: str
    author: str
    previous: str | None
    series: str
    version: int
    published_at: int
    modes: str
    """With blanks between them."""
    least_seats: int
    most_seats: int
    minutes: int
    rounds: int
    """In tenths, as the labour."""
    labour: int
    difficulty: str
    fairness: str
    elements: bytes
    plays: int
    finished: int
    likes: int
    reports: int
    hidden: bool
    deleted_at: int | None
    comments_on: bool
    versions: int = 1
    """How many there are of it, hidden and deleted ones not counted."""

    @property
    def is_gone(self) -> bool:
        """For everybody but its author and the host."""
        return self.hidden or self.deleted_at is not None


class Whole(NamedTuple):
    """A work with its content."""

    row: Shelved
    content: bytes
    choices: bytes
    figures: bytes


class Entry(Struct, frozen=True):
    """A work that is to be published, and all that is known of it."""

    hash: str
    game: str
    name: str
    looks: str
    words: str
    sought: str
    """What a search is compared with."""
    licence: str
    author: str
    previous: str | None
    published_at: int
    content: bytes
    choices: bytes
    figures: bytes
    modes: str
    least_seats: int
    most_seats: int
    minutes: int
    rounds: int
    labour: int
    difficulty: str
    fairness: str
    chance: int
    elements: bytes
    element_bits: int

    @property
    def size(self) -> int:
        return len(self.content) + len(self.choices) + len(self.figures) + len(self.words)


class Room(NamedTuple):
    """How much one player may have published."""

    works: int
    size: int


FIELDS = [name for name in Shelved.__struct_fields__ if name != "versions"]
SIBLINGS = WORKS.alias("siblings")
VERSIONS = (
    select(func.count())
    .where(SIBLINGS.c.series == WORKS.c.series, ~SIBLINGS.c.hidden, SIBLINGS.c.deleted_at.is_(None))
    .scalar_subquery()
    .label("versions")
)
COLUMNS = [*(WORKS.c[name] for name in FIELDS), VERSIONS]
CONTENT = (WORKS.c.content, WORKS.c.choices, WORKS.c.figures)
COMES_LAST = WORKS.c.version.desc()


class Works:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def publish(self, entry: Entry, code: str, room: Room) -> Shelved:
        """The same content by the same author is the same work; a Refusal when somebody else has published it, or there is no room."""
        put = self.database.insert(WORKS).on_conflict_do_nothing()
        return await self.database.change(lambda connection: published(connection, put, entry, code, room))

    async def by_code(self, code: str) -> Whole | None:
        return await self.whole(WORKS.c.code == code)

    async def by_hash(self, hash: str) -> Whole | None:
        return await self.whole(WORKS.c.hash == hash)

    async def whole(self, condition: Any) -> Whole | None:
        found = await self.database.read(select(*COLUMNS, *CONTENT).where(condition))
        return Whole(Shelved(*found[0][:-3]), *found[0][-3:]) if found else None

    async def row(self, code: str) -> Shelved | None:
        found = await self.database.read(select(*COLUMNS).where(WORKS.c.code == code))
        return Shelved(*found[0]) if found else None

    async def neighbours(self, row: Shelved) -> tuple[str | None, str | None]:
        """The codes of the version before and of the next one, as far as they are shown."""
        there = (WORKS.c.series == row.series, ~WORKS.c.hidden, WORKS.c.deleted_at.is_(None))
        found = dict(map(tuple, await self.database.read(select(WORKS.c.version, WORKS.c.code).where(*there))))
        before = [version for version in found if version < row.version]
        after = [version for version in found if version > row.version]
        return found[max(before)] if before else None, found[min(after)] if after else None

    async def alike(self, looks: str, author: str, limit: int = 20) -> list[str]:
        """Names of what others show that look like this."""
        there = (WORKS.c.looks == looks, WORKS.c.author != author, ~WORKS.c.hidden, WORKS.c.deleted_at.is_(None))
        return [name for (name,) in await self.database.read(select(WORKS.c.name).where(*there).limit(limit))]

    async def used_by(self, author: str) -> Room:
        asked = select(func.count(), func.coalesce(func.sum(WORKS.c.size), 0)).where(WORKS.c.author == author)
        ((works, size),) = await self.database.read(asked)
        return Room(int(works), int(size))

    async def like(self, number: int, player: str, likes: bool) -> int:
        """Once for each player; how many there are."""

        def like(connection: Connection) -> int:
            if likes:
                wanted = self.database.insert(WORK_LIKES).values(work=number, player=player).on_conflict_do_nothing()
                change = connection.execute(wanted).rowcount
            else:
                this = (WORK_LIKES.c.work == number, WORK_LIKES.c.player == player)
                change = -connection.execute(delete(WORK_LIKES).where(*this)).rowcount
            if change:
                connection.execute(update(WORKS).where(WORKS.c.number == number).values(likes=WORKS.c.likes + change))
            return int(connection.scalar(select(WORKS.c.likes).where(WORKS.c.number == number)) or 0)

        return await self.database.change(like)

    async def liked(self, numbers: Collection[int], player: str) -> set[int]:
        """Which of these the player likes."""
        asked = select(WORK_LIKES.c.work).where(WORK_LIKES.c.work.in_(numbers), WORK_LIKES.c.player == player)
        return {number for (number,) in await self.database.read(asked)}

    async def report(self, number: int, player: str, reason: str, now: int) -> None:
        """Once for each player: the last reason is kept."""

        def report(connection: Connection) -> None:
            this = (WORK_REPORTS.c.work == number, WORK_REPORTS.c.player == player)
            known = connection.execute(update(WORK_REPORTS).where(*this).values(at=now, reason=reason)).rowcount
            wanted = self.database.insert(WORK_REPORTS).values(work=number, player=player, at=now, reason=reason)
            if not known and connection.execute(wanted.on_conflict_do_nothing()).rowcount:
                connection.execute(update(WORKS).where(WORKS.c.number == number).values(reports=WORKS.c.reports + 1))

        await self.database.change(report)

    async def reasons(self, number: int) -> list[tuple[int, str]]:
        """Why it was reported, and when, the latest first."""
        asked = select(WORK_REPORTS.c.at, WORK_REPORTS.c.reason).where(WORK_REPORTS.c.work == number)
        return [(at, reason) for at, reason in await self.database.read(asked.order_by(WORK_REPORTS.c.at.desc()))]

    async def delete(self, row: Shelved, now: int) -> None:
        """Taken from the lists, with all that was said of it."""

        def deleted(connection: Connection) -> None:
            connection.execute(update(WORKS).where(WORKS.c.number == row.number).values(deleted_at=now))
            connection.execute(delete(WORK_COMMENTS).where(WORK_COMMENTS.c.work == row.number))
            show_newest(connection, row.series)

        await self.database.change(deleted)

    async def hide(self, row: Shelved, hidden: bool) -> None:
        """By the host."""

        def hide(connection: Connection) -> None:
            connection.execute(update(WORKS).where(WORKS.c.number == row.number).values(hidden=hidden))
            show_newest(connection, row.series)

        await self.database.change(hide)

    async def let_comment(self, number: int, on: bool) -> None:
        await self.database.write(update(WORKS).where(WORKS.c.number == number).values(comments_on=on))


def published(connection: Connection, put: Any, entry: Entry, code: str, room: Room) -> Shelved:
    known = row_where(connection, WORKS.c.hash == entry.hash)
    if known is not None:
        return known_again(connection, known, entry)
    before = None if entry.previous is None else version_before(connection, entry)
    used = connection.execute(select(func.count(), func.coalesce(func.sum(WORKS.c.size), 0)).where(WORKS.c.author == entry.author)).one()
    if used[0] >= room.works:
        raise Refusal("", "too_many_works", most=room.works)
    if used[1] + entry.size > room.size:
        raise Refusal("", "works_too_large", most=room.size)
    columns = msgspec.structs.asdict(entry) | {"size": entry.size, "code": code}
    columns |= {"series": entry.hash if before is None else before.series, "version": 1 if before is None else before.version + 1}
    is_new = connection.execute(put.values(columns)).rowcount
    made = row_where(connection, WORKS.c.hash == entry.hash)
    assert made is not None
    if not is_new:
        # By another server, in this moment.
        return known_again(connection, made, entry)
    show_newest(connection, made.series)
    return made


def expect_own(known: Shelved, author: str) -> None:
    """What somebody else has published is theirs; of what is hidden nobody else is told more."""
    if known.author == author:
        return
    if known.is_gone:
        raise Refusal("", "published_before")
    raise Refusal("", "already_published", work=known.code, name=known.name)


def known_again(connection: Connection, known: Shelved, entry: Entry) -> Shelved:
    """What was taken from the lists by its author is shown again, with the words of today."""
    expect_own(known, entry.author)
    if known.deleted_at is not None:
        words = {name: getattr(entry, name) for name in ("name", "looks", "words", "sought", "licence")}
        connection.execute(update(WORKS).where(WORKS.c.number == known.number).values(deleted_at=None, **words))
        show_newest(connection, known.series)
    return known


def version_before(connection: Connection, entry: Entry) -> Shelved:
    found = row_where(connection, WORKS.c.hash == entry.previous)
    if found is None or (found.author, found.game) != (entry.author, entry.game):
        raise Refusal("/previous", "wrong_previous")
    # Locks it: of two that come at once, the second finds the first.
    connection.execute(update(WORKS).where(WORKS.c.number == found.number).values(version=WORKS.c.version))
    if connection.scalar(select(func.max(WORKS.c.version)).where(WORKS.c.series == found.series)) != found.version:
        raise Refusal("/previous", "wrong_previous")
    return found


def row_where(connection: Connection, condition: Any) -> Shelved | None:
    found = connection.execute(select(*COLUMNS).where(condition)).first()
    return Shelved(*found) if found else None


def show_newest(connection: Connection, series: str) -> None:
    """Of all versions, the newest one that may be seen."""
    of_series = WORKS.c.series == series
    newest = select(WORKS.c.number).where(of_series, ~WORKS.c.hidden, WORKS.c.deleted_at.is_(None)).order_by(COMES_LAST).limit(1)
    number = connection.scalar(newest)
    connection.execute(update(WORKS).where(of_series, WORKS.c.number != (number or 0)).values(shown=False))
    if number is not None:
        connection.execute(update(WORKS).where(WORKS.c.number == number).values(shown=True))


def forget(connection: Connection, player: str) -> None:
    """All that a player has published, liked and said; content stays where tables have it."""
    liked = select(WORK_LIKES.c.work).where(WORK_LIKES.c.player == player)
    connection.execute(update(WORKS).where(WORKS.c.number.in_(liked)).values(likes=WORKS.c.likes - 1))
    for table in (WORK_LIKES, WORK_COMMENTS):
        connection.execute(delete(table).where(table.c.player == player))
    mine = WORKS.c.author == player
    numbers = select(WORKS.c.number).where(mine)
    connection.execute(delete(WORK_COMMENTS).where(WORK_COMMENTS.c.work.in_(numbers)))
    gone = {"name": "", "looks": "", "words": "", "sought": "", "shown": False}
    connection.execute(update(WORKS).where(mine).values(deleted_at=func.coalesce(WORKS.c.deleted_at, WORKS.c.published_at), **gone))
