"""The key the servers sign with: where it is, how it gets there, and how it changes."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from tests.store.stores import opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store import Store
from swarmrally.store.care.keyring import KEPT
from swarmrally.store.care.keys import Key, Keys, drawn, read_keys
from swarmrally.store.schema import SECRETS

OLD = bytes(range(32))


async def keep_in_database(store: Store, key: bytes = OLD) -> None:
    """As it was before keys had a file."""
    await store.database.write(insert(SECRETS).values(name=KEPT, secret=key))


async def in_database(store: Store) -> list[str]:
    return sorted(name for (name,) in await store.database.read(select(SECRETS.c.name)))


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.name != "key")


def test_all_servers_sign_with_the_key_that_the_first_has_drawn(address):
    async def scenario():
        async with opened(address) as one, opened(address) as two:
            keys = await asyncio.gather(*(store.keyring().open() for store in [one, two] * 3))
            assert len({key.ring[0].secret for key in keys}) == 1
            assert await two.keyring().reread() == keys[0]

    asyncio.run(scenario())


def test_two_databases_have_two_keys(tmp_path):
    async def scenario():
        async with opened(str(tmp_path / "a")) as one, opened(str(tmp_path / "b")) as two:
            assert await one.keyring().open() != await two.keyring().open()

    asyncio.run(scenario())


def test_on_sqlite_the_key_is_in_no_other_file_nor_in_a_backup(tmp_path):
    async def scenario():
        async with opened(str(tmp_path / "store")) as store:
            secret = (await store.keyring().open()).ring[0].secret
            await store.backup(tmp_path / "backup")
            assert secret.hex() in (tmp_path / "store" / "key").read_text()
            for found in (everything_in(tmp_path / "store"), (tmp_path / "backup").read_bytes()):
                assert secret not in found
                assert secret.hex().encode() not in found

    asyncio.run(scenario())


def test_the_key_of_an_old_database_moves_to_the_file_and_is_found_nowhere_else(tmp_path):
    key = secrets.token_bytes(32)

    async def scenario():
        async with opened(str(tmp_path)) as store:
            await keep_in_database(store, key)
            assert key in everything_in(tmp_path)
            assert (await store.keyring().open()).ring == (Key(key),)
            assert await in_database(store) == ["key check"]
            assert key not in everything_in(tmp_path)
        async with opened(str(tmp_path)) as store:
            assert (await store.keyring().open()).ring == (Key(key),)

    asyncio.run(scenario())
    assert key not in everything_in(tmp_path)


def test_a_server_that_died_between_the_file_and_the_database_goes_on(tmp_path):
    async def scenario():
        async with opened(str(tmp_path)) as store:
            (tmp_path / "key").write_text(Keys((Key(OLD),)).text())
            await keep_in_database(store)
            assert (await store.keyring().open()).ring == (Key(OLD),)
            assert await in_database(store) == ["key check"]

    asyncio.run(scenario())


def test_postgresql_keeps_its_key_until_there_is_a_file_and_then_wants_it_from_all(postgresql, tmp_path):
    async def scenario():
        async with opened(postgresql) as store:
            keys = await store.keyring().open()
            assert await in_database(store) == ["key check", KEPT]
            assert await store.keyring(tmp_path / "key").open() == keys
            assert await in_database(store) == ["key check"]
            with pytest.raises(Refusal, match="expected --key-file"):
                await store.keyring().open()
            with pytest.raises(Refusal, match="expected the key that belongs to the database"):
                await store.keyring(tmp_path / "of another host").open()
            assert not (tmp_path / "of another host").exists()

    asyncio.run(scenario())


def test_a_new_key_signs_when_its_time_has_come_and_the_old_one_is_believed_until_it_is_forgotten(address):
    async def scenario():
        async with opened(address) as store:
            ring = store.keyring()
            old = (await ring.open()).ring[0]
            keys = await ring.rotate(signs_from=1000)
            assert keys == await ring.reread() == await ring.open()
            new = keys.ring[0]
            assert keys.ring == (new, old)
            assert (keys.signing(999), keys.signing(1000)) == (old, new)
            assert (await ring.forget_old(500)).ring == (Key(new.secret, 500),)
            assert (await ring.reread()).signing(500).secret == new.secret

    asyncio.run(scenario())


def test_a_lost_key_is_missed_and_another_one_only_drawn_on_demand(tmp_path):
    async def scenario():
        async with opened(str(tmp_path)) as store:
            lost = await store.keyring().open()
            (tmp_path / "key").unlink()
            for _ in range(2):
                with pytest.raises(Refusal, match="rotate-key --forget-old makes another"):
                    await store.keyring().open()
            found = await store.keyring().forget_old(5)
            assert found.ring[0].secret != lost.ring[0].secret
            assert await store.keyring().open() == found

    asyncio.run(scenario())


def test_a_key_of_somebody_else_is_refused(tmp_path):
    async def scenario():
        async with opened(str(tmp_path)) as store:
            await store.keyring().open()
            (tmp_path / "key").write_text(drawn().text())
            with pytest.raises(Refusal, match="expected the key that belongs to the database"):
                await store.keyring().open()

    asyncio.run(scenario())


def test_each_purpose_has_a_key_of_its_own():
    key = Key(OLD)
    made = {key.of(purpose) for purpose in ("player", "record", "invitation", "journal", "check")}
    assert len(made) == 5
    assert OLD not in made
    assert key.of("player") != Key(OLD[::-1]).of("player")


@pytest.mark.parametrize("text", ["", "# nothing\n", "abc", "zz" * 32, OLD.hex() + " soon", OLD.hex() + " 1 2", OLD.hex()[2:]])
def test_a_file_that_holds_no_key_is_refused_and_not_repeated(text):
    with pytest.raises(Refusal) as refused:
        read_keys(text, "the file")
    assert "expected" in refused.value.reason
    assert not text or text[:20] not in str(refused.value)
