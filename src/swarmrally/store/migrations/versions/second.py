"""Who was admitted to a table, and who has invited."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "admissions",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
    )
    op.add_column("invitations", sa.Column("host", sa.Text, nullable=False, server_default=""))
