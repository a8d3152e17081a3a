"""Who is the host of a table, how much was sent for it and whether it began; and tables as they were after an entry of a long log."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("setup_bytes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("has_begun", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("tables_by_host", "tables", ["host", "phase"])
    op.create_index("ix_invitations_host", "invitations", ["host"])
    op.create_table(
        "milestones",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
