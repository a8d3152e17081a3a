"""The tables of the database. A change here needs a step in migrations/versions; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, true

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
