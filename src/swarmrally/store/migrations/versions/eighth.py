"""The gallery: works that people have made, who likes them and has played them, what is said of them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("work", sa.Text))
    op.add_column("tables", sa.Column("work_counted", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_work", "tables", ["work_counted", "work"])
    make_works()
    for name, more in (
        ("work_likes", []),
        ("work_players", [sa.Column("played_at", sa.BigInteger, nullable=False)]),
        ("work_reports", [sa.Column("at", sa.BigInteger, nullable=False), sa.Column("reason", sa.Text, nullable=False)]),
    ):
        op.create_table(name, work(primary_key=True), player(primary_key=True), *more)
        op.create_index(f"ix_{name}_player", name, ["player"])
    op.create_table(
        "work_comments",
        sa.Column("id", sa.Integer, primary_key=True),
        work(),
        player(),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("ix_work_comments_work", "work_comments", ["work"])
    op.create_index("ix_work_comments_player", "work_comments", ["player"])


def work(primary_key: bool = False) -> sa.Column[int]:
    parent = sa.ForeignKey("works.number", ondelete="CASCADE")
    return sa.Column("work", sa.Integer, parent, nullable=False, primary_key=primary_key, autoincrement=False)


def player(primary_key: bool = False) -> sa.Column[str]:
    parent = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player", sa.Text, parent, nullable=False, primary_key=primary_key)


def make_works() -> None:
    op.create_table(
        "works",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        *texts("game", "name", "looks", "words", "sought", "licence", "author"),
        sa.Column("previous", sa.Text),
        *texts("series"),
        *numbers("version"),
        sa.Column("published_at", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.LargeBinary, nullable=False) for name in ("content", "choices", "figures")),
        *numbers("size"),
        *texts("modes"),
        *numbers("least_seats", "most_seats", "minutes", "rounds", "labour"),
        *texts("difficulty", "fairness"),
        *numbers("chance"),
        sa.Column("elements", sa.LargeBinary, nullable=False),
        *numbers("element_bits"),
        *(sa.Column(name, sa.Integer, nullable=False, server_default="0") for name in ("plays", "finished", "likes", "reports")),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("deleted_at", sa.BigInteger),
        sa.Column("comments_on", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    for name in ("looks", "author", "series"):
        op.create_index(f"ix_works_{name}", "works", [name])
    orders = {"new": "published_at", "plays": "plays", "likes": "likes", "minutes": "minutes", "labour": "labour", "chance": "chance"}
    for name, column in orders.items():
        op.create_index(f"works_by_{name}", "works", ["shown", column, "number"])


def texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def numbers(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer, nullable=False) for name in names]
