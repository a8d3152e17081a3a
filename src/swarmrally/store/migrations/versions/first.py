"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("players", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("free_seats", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("chatted", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "touched_at", "id"])
    op.create_index("tables_by_due_at", "tables", ["due_at"])
    op.create_table(
        "entries",
        of_a_table(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table("seated", of_a_table(primary_key=True), sa.Column("player", sa.Text, primary_key=True))
    op.create_index("seated_by_player", "seated", ["player"])
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "recoveries",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        of_a_table(index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("uses_left", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        of_a_table(primary_key=True),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table("server_beats", sa.Column("server", sa.Text, primary_key=True), sa.Column("at", sa.BigInteger, nullable=False))
    op.create_table("secrets", sa.Column("name", sa.Text, primary_key=True), sa.Column("secret", sa.LargeBinary, nullable=False))


def of_a_table(primary_key: bool = False, index: bool = False) -> sa.Column[str]:
    parent = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, parent, nullable=False, primary_key=primary_key, index=index)
