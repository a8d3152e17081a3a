"""Brings the database to the newest schema, at every start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.database import Database
from swarmrally.store.connecting.failures import Troubled, Unreachable, reason

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "0006"
"""The last step: a database that has it needs no Alembic, which takes a while to load."""
LOCK = 7_277_259
"""Any number: of two servers that start at once on one PostgreSQL, the second waits for the first."""


async def migrate(database: Database) -> None:
    try:
        await database.change(lambda connection: upgrade(connection, database))
    except (DBAPIError, Troubled, Unreachable) as error:
        raise Refusal(database.name, "wrong_database", expected=f"a database in which tables can be made: {reason(error)}") from None


async def expect_newest(database: Database) -> None:
    """For those who only read: nothing is made or brought up to date for them."""
    found = await database.way.look(revision_of)
    if found is None:
        raise Refusal(database.name, "wrong_database", expected="a database of Swarmrally, there are no tables in it")
    if found != NEWEST:
        raise Refusal(
            database.name, "wrong_database", expected=f"the schema {NEWEST} of this version, got {found}: start a server of it once"
        )


def upgrade(connection: Connection, database: Database) -> None:
    if database.is_postgresql:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = revision_of(connection)
    if found != NEWEST:
        take_steps(connection, database.name, found)


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def take_steps(connection: Connection, name: str, found: str | None) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    if found not in {None, *(script.revision for script in ScriptDirectory.from_config(config).walk_revisions())}:
        raise Refusal(
            name, "wrong_database", expected=f"a database of this Swarmrally or an older one: a newer one has made its schema {found}"
        )
    command.upgrade(config, "head")
