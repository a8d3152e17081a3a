from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.store.stores import opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store import Store
from swarmrally.store.connecting.address import default_folder


def refused(address) -> str:
    with pytest.raises(Refusal) as error:
        asyncio.run(Store.open(address))
    said = str(error.value)
    assert "\n" not in said
    assert "expected" in said
    return said


def test_without_an_address_the_store_is_in_the_platforms_own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))

    async def scenario():
        await (await Store.open()).close()

    asyncio.run(scenario())
    assert tmp_path in default_folder().parents
    assert (default_folder() / "swarmrally.sqlite").exists()


def test_a_folder_is_made_when_it_is_not_there_whatever_its_name(tmp_path):
    async def scenario(folder: Path):
        async with opened(str(folder)) as store:
            assert store.database.file == folder / "swarmrally.sqlite"

    asyncio.run(scenario(tmp_path / "a b" / "100% ?x=1#é"))
    assert (tmp_path / "a b" / "100% ?x=1#é" / "swarmrally.sqlite").exists()


def test_a_folder_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in refused(str(tmp_path / "file"))


def test_a_folder_that_cannot_be_made_is_refused():
    assert "/proc/nowhere" in refused("/proc/nowhere")


def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "swarmrally.sqlite").write_bytes(b"a shopping list, and much more of it" * 100)
    assert "expected a SQLite database" in refused(str(tmp_path))


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:s3cret@127.0.0.1:1/db",
        "postgres://ann:s3cret@127.0.0.1:1/db",
        "postgresql://ann@127.0.0.1:1/db?password=s3cret",
        "postgresql://ann:s3/cret@127.0.0.1:1/db",
        "postgresql://ann:s3cret@[127.0.0.1:1/db",
        "postgresql://ann:x@127.0.0.1:s3cret/db",
        "mysql://ann:s3cret@localhost/db",
    ],
)
def test_an_address_where_nobody_answers_is_refused_and_its_password_not_said(address):
    said = refused(address)
    assert "s3" not in said
    assert "cret" not in said


def test_a_database_where_we_may_make_no_tables_is_refused(postgres, postgresql):
    postgres.run("createuser", f"--host={postgres.folder}", "--username=postgres", "guest")
    said = refused(postgresql.replace("postgres@", "guest@"))
    assert said == "PostgreSQL: expected a database in which tables can be made: permission denied for schema public"


def test_a_database_that_is_not_there_is_refused(postgres):
    said = refused(f"postgresql://postgres:s3cret@/nowhere?host={postgres.folder}")
    assert 'database "nowhere" does not exist' in said
    assert "s3cret" not in said
