"""Brings the database to the newest schema, at every start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.database import Database
from swarmrally.store.connecting.failures import Troubled, Unreachable, reason
from swarmrally.store.schema import METADATA

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "0008"
"""The last step: a database that has it, or is new, needs no Alembic, which takes a while to load."""
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
    if found is None:
        make(connection)
    elif found != NEWEST:
        take_steps(connection, database.name, found)


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def make(connection: Connection) -> None:
    """A new database: what all steps lead to, in one."""
    METADATA.create_all(connection, checkfirst=False)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})


def take_steps(connection: Connection, name: str, found: str) -> None:
    from alembic.script import ScriptDirectory

    if found not in {script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()}:
        raise Refusal(
            name, "wrong_database", expected=f"a database of this Swarmrally or an older one: a newer one has made its schema {found}"
        )
    climb(connection)


def climb(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
