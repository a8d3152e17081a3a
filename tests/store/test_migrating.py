from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text
from tests.store.stores import append_of, bodies_of, opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store import Store, migrating
from swarmrally.store.migrating import NEWEST, climb, revision_of
from swarmrally.store.schema import METADATA


def difference(connection):
    """Between what is there and the schema, and the revision."""
    return compare_metadata(MigrationContext.configure(connection), METADATA), revision_of(connection)


def described(connection):
    """Every column and index that there is, in words."""
    found = inspect(connection)
    tables = sorted(found.get_table_names())
    return {name: sorted(map(str, [*found.get_columns(name), *found.get_indexes(name), *found.get_foreign_keys(name)])) for name in tables}


async def looked_at(address, look):
    async with opened(address) as store:
        return await store.database.look(look)


def test_a_new_database_has_the_newest_schema(address):
    assert asyncio.run(looked_at(address, difference)) == ([], NEWEST)


def test_the_migrations_lead_to_the_schema(address, monkeypatch):
    monkeypatch.setattr(migrating, "make", climb)
    assert asyncio.run(looked_at(address, difference)) == ([], NEWEST)


def test_a_database_is_the_same_whether_it_was_made_or_has_grown(tmp_path, monkeypatch):
    made = asyncio.run(looked_at(str(tmp_path / "made"), described))
    monkeypatch.setattr(migrating, "make", climb)
    assert made == asyncio.run(looked_at(str(tmp_path / "grown"), described))


def test_a_database_that_is_new_or_up_to_date_needs_no_alembic(tmp_path):
    look = "import sys, asyncio; from swarmrally.store import Store; asyncio.run(Store.open(sys.argv[1])); print('alembic' in sys.modules)"
    said = [subprocess.check_output([sys.executable, "-c", look, str(tmp_path)], text=True).strip() for _ in range(2)]
    assert said == ["False", "False"]


def test_opening_again_changes_nothing(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, "x"))
            key = await store.keyring().open()
        async with opened(address) as store:
            assert await bodies_of(store, "t") == ["x"]
            assert await store.keyring().open() == key

    asyncio.run(scenario())


def test_a_database_of_a_newer_version_is_refused_and_left_alone(address):
    async def make_newer():
        async with opened(address) as store:
            await store.database.write(text("UPDATE alembic_version SET version_num = '9999'"))

    async def version():
        store = await Store.open(address)
        await store.close()

    asyncio.run(make_newer())
    for _ in range(2):
        with pytest.raises(Refusal, match="expected a database of this Swarmrally or an older one: a newer one has made its schema 9999"):
            asyncio.run(version())
