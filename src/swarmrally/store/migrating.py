"""Brings the database to the newest schema, at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.database import Database
from swarmrally.store.failures import Unreachable, reason

FOLDER = Path(__file__).parent / "migrations"
LOCK = 7_277_259
"""Any number: of two servers that start at once on one PostgreSQL, the second waits for the first."""


async def migrate(database: Database) -> None:
    try:
        async with database.writing() as connection:
            if database.is_postgresql:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade, database.name)
    except (DBAPIError, Unreachable) as error:
        raise Refusal(database.name, f"expected a database in which tables can be made: {reason(error)}") from None


def upgrade(connection: Connection, name: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    if found not in {None, *(script.revision for script in scripts.walk_revisions())}:
        raise Refusal(name, f"expected a database of this Swarmrally or an older one: a newer one has made its schema {found}")
    if found != scripts.get_current_head():
        command.upgrade(config, "head")
