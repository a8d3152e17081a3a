"""Whole games of both games over real sockets: nobody hears, fetches or reads in a log what is not theirs to know yet."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from msgspec import Struct
from tests.conftest import count
from tests.load.parties import OPTIONS, Kind, Party, check, parties
from tests.load.people import Person, ask, introduced
from tests.load.secrets import Secret, bare, leaks, plans_of_bots, secrets_of
from tests.load.serving import Serving

from swarmrally.store import Store

GAMES = count(1, 30)
KINDS = (
    Kind("asteroyds", 3, {"rules": {"mode": "shooting", "powers": True}}, last_round=12),
    Kind("asteroyds", 2, bots=("rookie",), last_round=12, is_public=False),
    Kind("roborally", 3, OPTIONS, last_round=6),
    Kind("roborally", 2, {"rules": {"lives": 1}}, bots=("rookie",), last_round=6, is_public=False),
    Kind("roborally", 2, last_round=4, owners=(0, 0, 1, 1)),
)
PATIENCE = 120.0 * GAMES


class Fetched(Struct):
    """An answer over HTTP to somebody who has no seat."""

    what: str
    table: str
    at: int
    status: int
    text: str


class Evening:
    """Parties, and two who look on: one with a name, one without."""

    def __init__(self, port: int, gathered: list[Party], stranger: tuple[str, str]) -> None:
        self.port, self.gathered = port, gathered
        self.onlookers = [Person(lambda: port, *stranger, Random(1)), Person(lambda: port, "", "", Random(1))]
        self.fetched: list[Fetched] = []
        known: set[tuple[Any, ...]] = set()
        for party in gathered:
            party.before_each = self.look_ahead
            for person in party.people:
                person.known = known

    async def spend(self) -> None:
        beside = [asyncio.create_task(work) for work in (self.fetch_all(), *(onlooker.stay() for onlooker in self.onlookers))]
        for _ in range(GAMES):
            async with asyncio.timeout(PATIENCE):
                for party in self.gathered:
                    party.is_last = True
                await asyncio.gather(*(party.live() for party in self.gathered), self.watch())
            for task in beside:
                assert not task.done(), task.exception()
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)

    async def watch(self) -> None:
        """The onlookers try every table."""
        seen = {party: len(party.tables) for party in self.gathered}
        for party in self.gathered:
            while len(party.tables) == seen[party]:
                await asyncio.sleep(0.01)
            for onlooker in self.onlookers:
                for left in party.tables[-2:-1]:
                    await onlooker.say({"type": "unsubscribe", "table": left})
                onlooker.table = party.tables[-1]
                answer = await onlooker.say({"type": "subscribe", "table": onlooker.table})
                assert answer["type"] == ("done" if party.kind.is_public else "refused")
                await onlooker.say({"type": "watch_lobby"})

    async def look_ahead(self, person: Person) -> None:
        now = person.sight.now
        if now.get("stage") == "planning" and person.chance.random() < 0.3:
            await person.say({"type": "forecast", "table": person.table, "round": now["round"]})
            for someone in [person, *self.onlookers]:
                plan = {"seat": person.seat, "columns": ["forward"] * 6, "energy": "shield"}
                await someone.say({"type": "preview", "table": person.table, "round": now["round"], "plan": plan})

    async def fetch_all(self) -> None:
        token = self.onlookers[0].token
        while True:
            for party in self.gathered:
                for table in party.tables[-1:]:
                    await self.fetch("snapshot", table, f"/api/tables/{table}", token)
                    await self.fetch("snapshot", table, f"/api/tables/{table}", None)
                    await self.fetch("record", table, f"/api/tables/{table}/record", token)
            for path in ("/metrics", "/api/tables", "/api/records", "/api/me/tables", "/api/health"):
                await self.fetch("list", "", path, token)
            await asyncio.sleep(0.05)

    async def fetch(self, what: str, table: str, path: str, token: str | None) -> None:
        answer: httpx.Response = await ask(self.port, "GET", path, None, token)
        text = answer.text if what == "snapshot" else bare(answer.content).decode()
        self.fetched.append(Fetched(what, table, time.time_ns() // 1_000_000, answer.status_code, text))


# What must hold


def players_by_seat(party: Party) -> dict[int, str]:
    owners = party.kind.owners or range(len(party.people))
    return {seat: party.people[owner].player for seat, owner in enumerate(owners) if owner < len(party.people)}


def check_sockets(evening: Evening, secrets: set[Secret]) -> None:
    seats = {table: players_by_seat(party) for party in evening.gathered for table in party.tables}
    everybody = [person for party in evening.gathered for person in party.people] + evening.onlookers
    for person in everybody:
        assert leaks(person.heard, person.player, seats, secrets) == []
    hidden = [table for party in evening.gathered if not party.kind.is_public for table in party.tables]
    for onlooker in evening.onlookers:
        assert not any(table in str(onlooker.heard) for table in hidden)
        assert not any(message["type"] in ("own", "previewed") for message in onlooker.heard)


def check_fetched(evening: Evening, secrets: set[Secret], ended: dict[str, int]) -> None:
    is_public = {table: party.kind.is_public for party in evening.gathered for table in party.tables}
    for fetched in evening.fetched:
        if fetched.what == "record":
            expected = (200, 409) if is_public[fetched.table] else (404,)
            assert fetched.status in expected
            assert fetched.status != 200 or fetched.at >= ended[fetched.table]
        elif fetched.what == "snapshot":
            assert fetched.status == (200 if is_public[fetched.table] else 404)
            check_snapshot(fetched, secrets)
        else:
            assert not any(secret.text.decode() in fetched.text for secret in secrets)
            assert not any(table in fetched.text for table in is_public if not is_public[table])
    assert {fetched.status for fetched in evening.fetched} == {200, 404, 409}


def check_snapshot(fetched: Fetched, secrets: set[Secret]) -> None:
    """It says itself how far it brings its reader."""
    number = 0
    if fetched.status == 200:
        shown = httpx.Response(200, text=fetched.text).json()["snapshot"]
        number = shown["number"]
        assert "own" not in shown
        assert not (shown.get("game") or {}).get("position", {}).get("option_deck")
    for secret in secrets:
        if secret.table != fetched.table or number < secret.public_from:
            assert secret.text not in bare(fetched.text.encode())


def check_log(server: Serving, evening: Evening, secrets: set[Secret]) -> None:
    written = server.log.read_text()
    bared = bare(written.encode()).decode()
    people = [person for party in evening.gathered for person in party.people]
    assert '"route": "/api/tables/{table}"' in written
    hidden = [secret.text.decode().strip('"') for secret in secrets] + [table for party in evening.gathered for table in party.tables]
    hidden += [person.token for person in people] + [code for party in evening.gathered for code in party.codes] + ["Player "]
    assert [secret for secret in hidden if secret in written or secret in bared] == []


def check_words(evening: Evening) -> None:
    """Tokens and codes are told to nobody over a socket, and over HTTP to nobody else."""
    people = [person for party in evening.gathered for person in party.people]
    words = [person.token for person in people] + [code for party in evening.gathered for code in party.codes]
    heard = "".join(str(person.heard) for person in people + evening.onlookers) + "".join(fetched.text for fetched in evening.fetched)
    assert [word for word in words if word in heard] == []


async def kept_secrets(store: str, evening: Evening) -> tuple[set[Secret], dict[str, int]]:
    """And when each game was over."""
    kept, secrets, unmarked, ended = await Store.open(store), set[Secret](), set[bytes](), dict[str, int]()
    try:
        for party in evening.gathered:
            for table in party.tables:
                secrets |= await secrets_of(kept, table)
                unmarked |= await plans_of_bots(kept, table)
                ended[table] = (await kept.log.entries(table))[-1].at
    finally:
        await kept.close()
    return {secret for secret in secrets if secret.text not in unmarked}, ended


def test_nobody_learns_what_is_not_theirs_to_know_before_its_time(tmp_path: Path) -> None:
    server = Serving(tmp_path / "store", tmp_path)

    async def run() -> Evening:
        stranger = await introduced(server.port, "Stranger")
        evening = Evening(server.port, await parties(lambda: server.port, KINDS, Random(3), thought=0.05), stranger)
        await evening.spend()
        return evening

    try:
        evening = asyncio.run(run())
    finally:
        server.stop()
    assert asyncio.run(check(server.store, evening.gathered)) == GAMES * len(KINDS)
    secrets, ended = asyncio.run(kept_secrets(server.store, evening))
    assert len(secrets) > 50 * GAMES
    check_sockets(evening, secrets)
    check_fetched(evening, secrets, ended)
    check_log(server, evening, secrets)
    check_words(evening)
    server.expect_no_errors()
