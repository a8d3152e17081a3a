"""Two servers on one PostgreSQL: the seats of a table are split over both, and one of them dies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from tests.conftest import count
from tests.load.parties import Kind, Party, check
from tests.load.people import Person, introduced
from tests.load.serving import Serving
from tests.postgres import Postgres

RACE = Kind("asteroyds", 4, last_round=6)
RALLY = Kind("roborally", 3, bots=("rookie",), last_round=4)
PATIENCE = 120.0


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[list[Serving]]:
    store, folder = postgres.empty_database(), tmp_path_factory.mktemp("servers")
    started = [Serving(store, folder), Serving(store, folder)]
    yield started
    for server in started:
        server.stop()


class Ports:
    """Where somebody finds a server; from the one that died they go to the other."""

    def __init__(self, servers: list[Serving], first: int) -> None:
        self.servers, self.first = servers, first

    def __call__(self) -> int:
        server = self.servers[self.first]
        return server.port if server.process.poll() is None else self.servers[1 - self.first].port


async def split(servers: list[Serving], kind: Kind, seed: int = 0) -> Party:
    people = []
    for seat in range(kind.people):
        ports = Ports(servers, seat % 2)
        player, token = await introduced(ports(), f"Player {seat}")
        people.append(Person(ports, player, token, Random(f"{seed} {seat}")))
    return Party(kind, people, Random(seed))


async def until_round(party: Party, number: int) -> None:
    person = party.people[0]
    while person.table not in person.seen or person.sight.now.get("round", 0) < number:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("seed", range(count(1, 10)))
@pytest.mark.parametrize("kind", [RACE, RALLY], ids=["asteroyds", "roborally"])
def test_a_game_goes_on_when_one_of_its_servers_is_killed_in_mid_round(servers: list[Serving], kind: Kind, seed: int) -> None:
    async def run() -> Party:
        party = await split(servers, kind, seed)
        party.is_last = True
        living = asyncio.create_task(party.live())
        await asyncio.wait_for(until_round(party, 2), PATIENCE)
        await asyncio.sleep(party.chance.uniform(0, 0.3))
        servers[0].kill()
        await asyncio.wait_for(living, PATIENCE)
        return party

    party = asyncio.run(run())
    assert [person.breaks for person in party.people] == [2 - seat % 2 for seat in range(kind.people)]
    assert asyncio.run(check(servers[0].store, [party])) == 1
    servers[1].expect_no_errors()
    servers[0].start()


def test_what_is_said_at_one_server_is_heard_at_the_other_in_the_same_order(servers: list[Serving]) -> None:
    async def run() -> None:
        party = await split(servers, Kind("asteroyds", 2))
        staying = [asyncio.create_task(person.stay()) for person in party.people]
        await connected(party)
        await party.begin()
        await subscribed(party)
        for number in range(6):
            person = party.people[number % 2]
            assert (await person.say({"type": "say", "table": person.table, "text": f"line {number}"}))["type"] == "done"
        await asyncio.wait_for(heard_all(party, 6), PATIENCE)
        one, two = (lines_of(person) for person in party.people)
        assert one == two
        assert [line["text"] for line in one] == [f"line {number}" for number in range(6)]
        assert [line["id"] for line in one] == [1, 2, 3, 4, 5, 6]
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)

    asyncio.run(run())
    for server in servers:
        server.expect_no_errors()


def test_who_is_there_is_known_at_both_servers_and_so_is_who_has_gone(servers: list[Serving]) -> None:
    async def run() -> None:
        party = await split(servers, Kind("asteroyds", 2))
        staying = [asyncio.create_task(person.stay()) for person in party.people]
        await connected(party)
        await party.begin()
        await subscribed(party)
        for person in party.people:
            assert (await person.say({"type": "do", "table": person.table, "command": {"do": "sit"}}))["type"] == "done"
        ids = sorted(person.player for person in party.people)
        await asyncio.wait_for(all_see(party.people, ids), PATIENCE)
        staying[1].cancel()
        await asyncio.gather(staying[1], return_exceptions=True)
        await asyncio.wait_for(all_see(party.people[:1], [party.people[0].player]), PATIENCE)
        staying[0].cancel()
        await asyncio.gather(staying[0], return_exceptions=True)

    asyncio.run(run())
    for server in servers:
        server.expect_no_errors()


async def all_see(people: list[Person], players: list[str]) -> None:
    while any(present_to(person) != players for person in people):
        await asyncio.sleep(0.01)


def present_to(person: Person) -> object:
    told = [message["players"] for message in person.heard if message["type"] == "present"]
    return told[-1] if told else None


async def connected(party: Party) -> None:
    while any(person.socket is None for person in party.people):
        await asyncio.sleep(0.01)


async def subscribed(party: Party) -> None:
    while any(not person.sight.now for person in party.people):
        await asyncio.sleep(0.01)


async def heard_all(party: Party, lines: int) -> None:
    while any(len(lines_of(person)) < lines for person in party.people):
        await asyncio.sleep(0.01)


def lines_of(person: Person) -> list[dict[str, object]]:
    return [line for message in person.heard if message["type"] == "chat" for line in message["lines"]]
