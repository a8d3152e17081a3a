"""Invitations and recovery links: what is given out once, and used so often."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.store.stores import append_of, opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store import Store
from swarmrally.store.keeping.invitations import Invitation


async def outcomes(works) -> list[object]:
    return [type(told) if isinstance(told, Exception) else told for told in await asyncio.gather(*works, return_exceptions=True)]


async def with_table(store: Store, invitation: Invitation, uses: int) -> None:
    await store.log.append(append_of(invitation.table, 1, "x"))
    await store.invitations.add(b"code", invitation, uses, expires_at=100)


def test_an_invitation_is_used_as_often_as_it_says_by_racing_users_on_two_stores(address):
    async def scenario():
        async with opened(address) as one, opened(address) as two:
            await with_table(one, Invitation("t", 3), uses=2)
            told = await outcomes(store.invitations.use([b"code"], 50) for store in [one, two] * 4)
            assert told.count(Invitation("t", 3)) == 2
            assert told.count(Refusal) == 6

    asyncio.run(scenario())


def test_an_invitation_expires(address):
    async def scenario():
        async with opened(address) as store:
            await with_table(store, Invitation("t", None), uses=9)
            assert await store.invitations.use([b"code"], 99) == Invitation("t", None)
            with pytest.raises(Refusal, match="neither used up nor expired nor revoked"):
                await store.invitations.use([b"code"], 100)

    asyncio.run(scenario())


def test_an_invitation_is_listed_while_it_counts_and_can_be_revoked(address):
    async def scenario():
        async with opened(address) as store:
            await with_table(store, Invitation("t", None), uses=9)
            (listed,) = await store.invitations.of("t", 50)
            assert (listed.hash, listed.uses_left, listed.expires_at) == (b"code", 9, 100)
            assert await store.invitations.of("t", 100) == []
            await store.invitations.revoke([listed.hash])
            assert await store.invitations.of("t", 50) == []
            with pytest.raises(Refusal):
                await store.invitations.use([b"code"], 50)

    asyncio.run(scenario())


def test_a_recovery_link_is_used_once_by_racing_users_on_two_stores(address):
    async def scenario():
        async with opened(address) as one, opened(address) as two:
            await one.players.create("ann", "Ann", 1)
            await one.recoveries.add("secret", "ann", expires_at=100)
            told = await outcomes(store.recoveries.use("secret", 50) for store in [one, two] * 4)
            assert (told.count(("ann", ())), told.count(Refusal)) == (1, 7)

    asyncio.run(scenario())


def test_a_recovery_link_expires(address):
    async def scenario():
        async with opened(address) as store:
            await store.players.create("ann", "Ann", 1)
            await store.recoveries.add("secret", "ann", expires_at=100)
            with pytest.raises(Refusal):
                await store.recoveries.use("secret", 100)

    asyncio.run(scenario())


def test_neither_links_nor_sessions_can_be_read_in_the_database(tmp_path):
    async def scenario():
        async with opened(str(tmp_path)) as store:
            await store.players.create("ann", "a-name-to-be-found", 1)
            await store.recoveries.add("the-recovery-secret", "ann", 100)
            await store.sessions.add("the-secret-of-a-session", "ann", "browser", "Firefox", 1)
            return b"".join(file.read_bytes() for file in Path(tmp_path).iterdir())

    stored = asyncio.run(scenario())
    assert b"a-name-to-be-found" in stored
    assert b"the-recovery-secret" not in stored
    assert b"the-secret-of-a-session" not in stored
