from __future__ import annotations

import asyncio

import pytest
from tests.store.stores import append_of, opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.keeping.chat import Message


def test_messages_are_counted_for_each_table_and_listed_after_the_last_one_known(address):
    async def scenario():
        async with opened(address) as store:
            for table in "ab":
                await store.log.append(append_of(table, 1, "x"))
            for number in range(1, 5):
                assert await store.chat.add("a", "ann", number, f"hello {number}") == Message(number, "ann", number, f"hello {number}")
            assert (await store.chat.add("b", "bob", 9, "é")).id == 1
            assert [message.id for message in await store.chat.after("a")] == [1, 2, 3, 4]
            assert await store.chat.after("a", after=1, limit=2) == [Message(2, "ann", 2, "hello 2"), Message(3, "ann", 3, "hello 3")]

    asyncio.run(scenario())


def test_no_id_is_given_twice_by_racing_stores_nor_after_deletion(address):
    async def scenario():
        async with opened(address) as one, opened(address) as two:
            await one.log.append(append_of("t", 1, "x"))
            said = await asyncio.gather(*(store.chat.add("t", "ann", 1, "x") for store in [one, two] * 5))
            assert sorted(message.id for message in said) == list(range(1, 11))
            await one.chat.delete_of("ann")
            await one.log.append(append_of("t", 2, "x"))
            assert (await one.chat.add("t", "bob", 1, "y")).id == 11
            assert [message.player for message in await two.chat.after("t")] == ["bob"]

    asyncio.run(scenario())


def test_a_message_to_no_table_is_refused(address):
    async def scenario():
        async with opened(address) as store:
            with pytest.raises(Refusal, match="expected a table that is there"):
                await store.chat.add("none", "ann", 1, "x")

    asyncio.run(scenario())
