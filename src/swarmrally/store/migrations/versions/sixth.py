"""What became of a game for each person who has played it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("over_at", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("others", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("figure", sa.Text),
        sa.Column("character", sa.Text),
    )
    op.create_index("endings_by_player", "endings", ["player", "over_at", "table_id"])
