from __future__ import annotations

import asyncio

from tests.store.stores import opened


def test_the_last_beat_is_that_of_any_server(address):
    async def scenario():
        async with opened(address) as store:
            assert await store.servers.last_beat() is None
            await store.servers.beat("one", 2**41 + 5)
            await store.servers.beat("two", 2**41)
            assert await store.servers.last_beat() == 2**41 + 5
            await store.servers.beat("one", 2**41 + 9)
            assert await store.servers.last_beat() == 2**41 + 9

    asyncio.run(scenario())


def test_all_servers_sign_with_the_key_that_the_first_has_drawn(address):
    async def scenario():
        async with opened(address) as one, opened(address) as two:
            keys = await asyncio.gather(*(store.servers.signing_key() for store in [one, two] * 3))
            assert len(set(keys)) == 1
            assert len(keys[0]) == 32

    asyncio.run(scenario())


def test_two_databases_have_two_keys(tmp_path):
    async def scenario():
        async with opened(str(tmp_path / "a")) as one, opened(str(tmp_path / "b")) as two:
            assert await one.servers.signing_key() != await two.servers.signing_key()

    asyncio.run(scenario())
