"""The tables of the database. A change here needs a step in migrations/versions; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, false, true

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("players", LargeBinary, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free_seats", Integer, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("terms", LargeBinary),
    Column("host", Text, nullable=False, server_default=""),
    Column("setup_bytes", Integer, nullable=False, server_default="0"),
    Column("has_begun", Boolean, nullable=False, server_default=true()),
    Column("chatted", Integer, nullable=False, server_default="0"),
    Column("work", Text),
    Column("work_counted", Integer, nullable=False, server_default="0"),
    Index("tables_by_work", "work_counted", "work"),
    Index("tables_by_phase", "phase", "touched_at", "id"),
    Index("tables_by_due_at", "due_at"),
    Index("tables_by_host", "host", "phase"),
)


def of_a_table(primary_key: bool = False, index: bool = False) -> Column[str]:
    parent = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, parent, nullable=False, primary_key=primary_key, index=index)


ENTRIES = Table(
    "entries",
    METADATA,
    of_a_table(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

MILESTONES = Table(
    "milestones",
    METADATA,
    of_a_table(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("engine", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

SEATED = Table(
    "seated",
    METADATA,
    of_a_table(primary_key=True),
    Column("player", Text, primary_key=True),
    Index("seated_by_player", "player"),
)

ENDINGS = Table(
    "endings",
    METADATA,
    of_a_table(primary_key=True),
    Column("player", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("over_at", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("against", Text, nullable=False),
    Column("others", Text, nullable=False),
    Column("place", Integer),
    Column("figure", Text),
    Column("character", Text),
    Index("endings_by_player", "player", "over_at", "table_id"),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
    Column("looks", Text, index=True),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
)

RECOVERIES = Table(
    "recoveries",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
)

SOLVERS = Table(
    "solvers",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

SOLVED = Table(
    "solved",
    METADATA,
    Column("player", Text, ForeignKey("solvers.player", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("is_counted", Boolean, nullable=False),
)

RUSHES = Table(
    "rushes",
    METADATA,
    Column("player", Text, ForeignKey("solvers.player", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, primary_key=True),
    Column("game", Text, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
)

PUZZLE_COUNTS = Table(
    "puzzle_counts",
    METADATA,
    Column("puzzle", Text, primary_key=True),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("at_once", Integer, nullable=False),
)

WORKS = Table(
    "works",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("looks", Text, nullable=False, index=True),
    Column("words", Text, nullable=False),
    Column("sought", Text, nullable=False),
    Column("licence", Text, nullable=False),
    Column("author", Text, nullable=False, index=True),
    Column("previous", Text),
    Column("series", Text, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("published_at", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("choices", LargeBinary, nullable=False),
    Column("figures", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
    Column("modes", Text, nullable=False),
    Column("least_seats", Integer, nullable=False),
    Column("most_seats", Integer, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("labour", Integer, nullable=False),
    Column("difficulty", Text, nullable=False),
    Column("fairness", Text, nullable=False),
    Column("chance", Integer, nullable=False),
    Column("elements", LargeBinary, nullable=False),
    Column("element_bits", Integer, nullable=False),
    Column("plays", Integer, nullable=False, server_default="0"),
    Column("finished", Integer, nullable=False, server_default="0"),
    Column("likes", Integer, nullable=False, server_default="0"),
    Column("reports", Integer, nullable=False, server_default="0"),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("deleted_at", BigInteger),
    Column("comments_on", Boolean, nullable=False, server_default=false()),
    Column("shown", Boolean, nullable=False, server_default=true()),
    Index("works_by_new", "shown", "published_at", "number"),
    Index("works_by_plays", "shown", "plays", "number"),
    Index("works_by_likes", "shown", "likes", "number"),
    Index("works_by_minutes", "shown", "minutes", "number"),
    Index("works_by_labour", "shown", "labour", "number"),
    Index("works_by_chance", "shown", "chance", "number"),
)
"""Rounds and labour in tenths, chances in millionths. `shown` is the newest version that is neither hidden nor deleted."""


def of_a_work(primary_key: bool = False, index: bool = False) -> Column[int]:
    parent = ForeignKey("works.number", ondelete="CASCADE")
    return Column("work", Integer, parent, nullable=False, primary_key=primary_key, autoincrement=False, index=index)


def of_a_player(primary_key: bool = False) -> Column[str]:
    parent = ForeignKey("players.id", ondelete="CASCADE")
    return Column("player", Text, parent, nullable=False, primary_key=primary_key, index=True)


WORK_LIKES = Table("work_likes", METADATA, of_a_work(primary_key=True), of_a_player(primary_key=True))

WORK_PLAYERS = Table(
    "work_players",
    METADATA,
    of_a_work(primary_key=True),
    of_a_player(primary_key=True),
    Column("played_at", BigInteger, nullable=False),
)

WORK_REPORTS = Table(
    "work_reports",
    METADATA,
    of_a_work(primary_key=True),
    of_a_player(primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

WORK_COMMENTS = Table(
    "work_comments",
    METADATA,
    Column("id", Integer, primary_key=True),
    of_a_work(index=True),
    of_a_player(),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    of_a_table(index=True),
    Column("seat", Integer),
    Column("host", Text, nullable=False, server_default="", index=True),
    Column("uses_left", Integer, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("made_at", BigInteger, nullable=False, server_default="0"),
)

ADMISSIONS = Table(
    "admissions",
    METADATA,
    of_a_table(primary_key=True),
    Column("player", Text, primary_key=True),
)

CHAT = Table(
    "chat",
    METADATA,
    of_a_table(primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

SERVER_BEATS = Table(
    "server_beats",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
