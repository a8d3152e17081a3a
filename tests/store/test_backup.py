from __future__ import annotations

import asyncio

import pytest
from tests.store.stores import append_of, bodies_of, opened

from swarmrally.kernel.refusal import Refusal


def test_a_backup_made_while_appends_go_on_is_a_whole_database(tmp_path):
    async def append_some(store, done):
        for number in range(1, 200):
            await store.log.append(append_of("t", number, str(number)))
            if number == 50:
                done.set()

    async def scenario():
        restored = tmp_path / "restored"
        restored.mkdir()
        async with opened(str(tmp_path / "store")) as store:
            half = asyncio.Event()
            appending = asyncio.create_task(append_some(store, half))
            await half.wait()
            await store.keyring().open()
            await store.backup(restored / "swarmrally.sqlite")
            await appending
        async with opened(str(restored)) as copy:
            bodies = await bodies_of(copy, "t")
            row = await copy.tables.row("t")
            assert bodies == [str(number) for number in range(1, len(bodies) + 1)]
            assert len(bodies) >= 50
            assert row is not None
            assert row.number == len(bodies)
            with pytest.raises(Refusal, match="expected the key that belongs to the database"):
                await copy.keyring().open()
            (restored / "key").write_bytes((tmp_path / "store" / "key").read_bytes())
            assert await copy.keyring().open() == await store.keyring().reread()
            await copy.log.append(append_of("t", len(bodies) + 1, "and on"))

    asyncio.run(scenario())


def test_a_backup_does_not_overwrite(tmp_path):
    (tmp_path / "there").write_text("mine")

    async def scenario():
        async with opened(str(tmp_path / "store")) as store:
            with pytest.raises(Refusal, match="expected a file that is not there yet"):
                await store.backup(tmp_path / "there")
            with pytest.raises(Refusal, match="expected a file that can be written"):
                await store.backup(tmp_path / "no folder" / "file")

    asyncio.run(scenario())
    assert (tmp_path / "there").read_text() == "mine"


def test_for_postgresql_the_right_command_is_named_without_the_password(postgres, postgresql, tmp_path):
    async def scenario():
        async with opened(postgresql.replace("postgres@", "postgres:s3cret@")) as store:
            with pytest.raises(Refusal) as error:
                await store.backup(tmp_path / "dump")
            return str(error.value)

    said = asyncio.run(scenario())
    assert "s3cret" not in said
    command = said[said.index("pg_dump") :].replace("'", "").split()
    # The wheel has a pg_dump too, and the server's user can't write to our folder.
    arguments = [word for word in command[1:] if not word.startswith("--file")]
    assert "CREATE TABLE public.entries" in postgres.run("pg_dump", *[word.replace("custom", "plain") for word in arguments])
