"""Sessions instead of epochs, what names look like, and when an invitation was made."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

SESSIONS = sa.table(
    "sessions", sa.column("hash"), sa.column("player"), sa.column("kind"), sa.column("label"), sa.column("made_at"), sa.column("seen_at")
)
AT_ONCE = 1000


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False, index=True),
    )
    keep_tokens()
    op.drop_column("players", "epoch")
    op.add_column("players", sa.Column("looks", sa.Text))
    op.create_index("ix_players_looks", "players", ["looks"])
    op.add_column("invitations", sa.Column("made_at", sa.BigInteger, nullable=False, server_default="0"))


def keep_tokens() -> None:
    """Whoever has a token of before keeps it: all of a player's are one session, whose secret is what was signed, the id and the epoch."""
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT id, epoch, created_at, seen_at FROM players WHERE name IS NOT NULL")).all()
    for first in range(0, len(found), AT_ONCE):
        op.bulk_insert(SESSIONS, [session(*player) for player in found[first : first + AT_ONCE]])


def session(player: str, epoch: int, made_at: int, seen_at: int) -> dict[str, object]:
    secret = hashlib.sha256(f"{player} {epoch}".encode()).digest()
    return {"hash": secret, "player": player, "kind": "before", "label": "", "made_at": made_at, "seen_at": seen_at}
