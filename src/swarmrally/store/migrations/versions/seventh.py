"""The puzzles that people have solved, for those who want them kept, and how often each was solved."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "solvers",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "solved",
        sa.Column("player", sa.Text, sa.ForeignKey("solvers.player", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("is_counted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rushes",
        sa.Column("player", sa.Text, sa.ForeignKey("solvers.player", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_counts",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("at_once", sa.Integer, nullable=False),
    )
