"""Sessions in the store."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from tests.store.stores import append_of, opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store import Store
from swarmrally.store.keeping.hashing import hashed
from swarmrally.store.keeping.invitations import Invitation
from swarmrally.store.keeping.players import Player
from swarmrally.store.keeping.sessions import Ended, SignedIn


def test_a_session_is_found_by_its_secret_while_it_is_used_and_its_player_there(address):
    async def scenario():
        async with opened(address) as store:
            await store.players.create("ann", "Ann", 5)
            made = await store.sessions.add("secret", "ann", "browser", "Firefox on Linux", 10)
            found = await store.sessions.find("secret", since=10)
            assert found is not None
            assert (found.session, found.player.name) == (made, "Ann")
            assert await store.sessions.find("secret", since=11) is None
            assert await store.sessions.find("another", since=0) is None
            await store.sessions.seen(made, "ann", 20)
            assert await store.sessions.find("secret", since=20) is not None
            assert (await store.players.fetch(["ann"]))["ann"].seen_at == 20
            await store.players.forget("ann")
            assert await store.sessions.find("secret", since=0) is None

    asyncio.run(scenario())


def test_somebody_new_and_their_session_are_kept_together_or_not_at_all(address):
    async def scenario():
        async with opened(address) as store:
            player = Player("ann", "Ann", 5, 5)
            made = await store.sessions.add_player(player, "ann", "secret", "browser", "Firefox")
            assert await store.sessions.find("secret", since=0) == SignedIn(made, player)
            with pytest.raises(IntegrityError):
                await store.sessions.add_player(Player("bob", "Bob", 6, 6), "bob", "secret", "browser", "")
            assert await store.players.fetch(["bob"]) == {}

    asyncio.run(scenario())


def test_sessions_are_listed_and_ended_one_by_one(address):
    async def scenario():
        async with opened(address) as store:
            for player in ("ann", "bob"):
                await store.players.create(player, player.title(), 5)
                for number in range(3):
                    await store.sessions.add(f"{player} {number}", player, "program", str(number), number)
            assert [session.label for session in await store.sessions.of("ann", 1)] == ["2", "1"]
            second = (await store.sessions.of("ann", 0))[1]
            assert len(second.id) == 12
            await store.sessions.end([second])
            assert [session.label for session in await store.sessions.of("ann", 0)] == ["2", "0"]
            assert len(await store.sessions.of("bob", 0)) == 3

    asyncio.run(scenario())


def test_a_recovery_ends_all_links_and_sessions_of_its_player_alone(address):
    async def scenario():
        async with opened(address) as store:
            for player in ("ann", "bob"):
                await store.players.create(player, player.title(), 5)
                await store.sessions.add(f"session of {player}", player, "browser", "", 5)
                for number in range(2):
                    await store.recoveries.add(f"{player} {number}", player, 100)
            ended = await store.sessions.of("ann", 0)
            assert await store.recoveries.use("ann 0", 50) == ("ann", tuple(ended))
            assert len(ended) == 1
            assert await store.sessions.of("ann", 0) == []
            left = await store.database.read(text("SELECT player FROM recoveries"))
            assert [player for (player,) in left] == ["bob", "bob"]
            assert len(await store.sessions.of("bob", 0)) == 1

    asyncio.run(scenario())


def test_what_a_session_asks_for_while_it_ends_does_not_outlast_it(address):
    """Whoever has stolen a session can ask for tokens and links as fast as they like while its owner recovers."""

    async def scenario():
        async with opened(address) as store:
            await store.players.create("ann", "Ann", 5)
            for attempt in range(20):
                stolen = await store.sessions.add(f"stolen {attempt}", "ann", "browser", "", 5)
                await store.recoveries.add(f"link {attempt}", "ann", 100)
                asked: list[Any] = [store.sessions.add(f"token {attempt} {n}", "ann", "program", "", 5, stolen) for n in range(5)]
                asked += [store.recoveries.add(f"more {attempt} {n}", "ann", 100, stolen) for n in range(5)]
                asked.insert(attempt % 10, store.recoveries.use(f"link {attempt}", 50))
                done = await asyncio.gather(*asked, return_exceptions=True)
                assert {type(failed) for failed in done if isinstance(failed, BaseException)} <= {Ended}
                assert await store.sessions.of("ann", 0) == []
                assert await store.database.read(text("SELECT player FROM recoveries")) == []

    asyncio.run(scenario())


def test_one_session_ends_all_others_and_not_when_it_has_ended_itself(address):
    async def scenario():
        async with opened(address) as store:
            await store.players.create("ann", "Ann", 5)
            first, second = [await store.sessions.add(secret, "ann", "browser", secret, 5) for secret in ("one", "two")]
            assert await store.sessions.end_others(first) == [second]
            with pytest.raises(Ended):
                await store.sessions.end_others(second)
            assert await store.sessions.of("ann", 0) == [first]

    asyncio.run(scenario())


def test_after_a_recovery_no_seat_is_on_offer_any_more(address):
    """Who had the session before may have given codes for its seats to themselves."""

    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, "x"))
            await store.players.create("ann", "Ann", 5)
            for number, (host, seat) in enumerate([("ann", 0), ("ann", None), ("bob", 0)]):
                await store.invitations.add(bytes([number]), Invitation("t", seat, host, 1), 1, 100)
            await store.recoveries.add("link", "ann", 100)
            await store.recoveries.use("link", 50)
            with pytest.raises(Refusal):
                await store.invitations.use([bytes([0])], 50)
            for number in (1, 2):
                await store.invitations.use([bytes([number])], 50)

    asyncio.run(scenario())


def test_tokens_of_before_are_one_session_of_their_player(address):
    """A database of the fourth schema, with a player in it."""

    async def make_old() -> None:
        store = await Store.open(address)
        for statement in (
            *(f"DROP TABLE work_{table}" for table in ("comments", "reports", "players", "likes")),
            "DROP TABLE works",
            "DROP INDEX tables_by_work",
            *(f"ALTER TABLE tables DROP COLUMN {column}" for column in ("work", "work_counted")),
            *(f"DROP TABLE {table}" for table in ("puzzle_counts", "rushes", "solved", "solvers")),
            "DROP TABLE endings",
            "DROP TABLE sessions",
            "DROP INDEX ix_players_looks",
            "ALTER TABLE players DROP COLUMN looks",
            "ALTER TABLE players ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE invitations DROP COLUMN made_at",
            "UPDATE alembic_version SET version_num = '0004'",
            "INSERT INTO players (id, name, epoch, created_at, seen_at) VALUES ('ann', 'Ann', 3, 5, 7), ('gone', NULL, 1, 5, 7)",
        ):
            await store.database.write(text(statement))
        await store.close()

    async def scenario() -> None:
        await make_old()
        async with opened(address) as store:
            found = await store.sessions.find("ann 3", since=7)
            assert found is not None
            assert (found.session.kind, found.session.made_at, found.session.hash) == ("before", 5, hashed("ann 3"))
            assert await store.sessions.find("ann 2", since=0) is None
            assert await store.sessions.find("gone 1", since=0) is None

    asyncio.run(scenario())
