from __future__ import annotations

import asyncio

import pytest
from tests.store.stores import append_of, opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.keeping.players import Player


def test_players_are_made_renamed_seen_and_fetched(address):
    async def scenario():
        async with opened(address) as store:
            assert await store.players.create("a", "Ann", 5) == Player("a", "Ann", 5, 5)
            await store.players.create("b", "Bob", 6)
            await store.players.rename("a", "Anna")
            await store.sessions.seen(await store.sessions.add("secret", "a", "browser", "", 5), "anna", 2**41)
            assert await store.players.fetch(["a", "b", "none"]) == {
                "a": Player("a", "Anna", 5, 2**41),
                "b": Player("b", "Bob", 6, 6),
            }
            assert await store.players.fetch([]) == {}

    asyncio.run(scenario())


def test_a_forgotten_player_has_no_name_no_chat_and_no_way_back_but_keeps_the_seat(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, "x"))
            for player in ("ann", "bob"):
                await store.players.create(player, player.title(), 1)
                await store.recoveries.add(f"secret of {player}", player, 100)
                await store.chat.add("t", player, 2, "hello")
            await store.players.forget("ann")
            found = await store.players.fetch(["ann", "bob"])
            assert found["ann"] == Player("ann", None, 1, 1)
            assert found["bob"] == Player("bob", "Bob", 1, 1)
            assert [message.player for message in await store.chat.after("t")] == ["bob"]
            with pytest.raises(Refusal):
                await store.recoveries.use("secret of ann", 50)
            assert (await store.recoveries.use("secret of bob", 50)).player == "bob"
            assert [row.table for row in await store.tables.tables_of("ann")] == ["t"]

    asyncio.run(scenario())
