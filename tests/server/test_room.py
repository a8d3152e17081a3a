"""How much one player and one address may have, and that what was sent is not what is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw
from sqlalchemy import func, select
from tests.server.hosting import RACE, Visit, hosted, opened

from swarmrally.server.process.options import Options, Quotas, Rate, Rates
from swarmrally.store.schema import ENTRIES
from swarmrally.table.reading import understood
from swarmrally.table.settings import Settings

FREE = Rate(1e9, 1e9)
GENEROUS = Rates(address=FREE, player=FREE, new_player=FREE, new_table=FREE, new_table_from=FREE)
ELSEWHERE = "198.51.100.7"
BELTS = [{"x": x, "y": y, "dir": "N"} for x in range(12) for y in range(1, 12)]
COURSE = {"floor": {"width": 12, "height": 12, "conveyors": BELTS, "docks": {"1": [0, 0], "2": [2, 0]}}, "flags": [[5, 0]]}
LARGE = {"game": "roborally", "seats": 2, "bots": ["drifter"], "setup": {"course": COURSE}}
SIZE = len(bytes(understood(msgspec.convert(LARGE | {"setup": Raw(msgspec.json.encode(LARGE["setup"]))}, Settings)).settings.setup))


def visited(test: Any, path: Path, **quotas: int) -> None:
    async def visit() -> None:
        async with opened(path / "store", Options(rates=GENEROUS, quotas=Quotas(**quotas))) as house:
            await test(house)

    asyncio.run(visit())


def test_a_player_has_so_many_tables_and_one_more_when_one_is_closed(tmp_path: Path) -> None:
    async def test(visit: Visit) -> None:
        ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
        tables = [(await ada.ask("POST", "/api/tables", RACE))["table"] for _ in range(2)]
        refused = await ada.ask("POST", "/api/tables", RACE, status=400)
        assert (refused["error"]["code"], refused["error"]["details"]["most"]) == ("too_many_tables", 2)
        await bob.ask("POST", "/api/tables", RACE)
        await ada.do(tables[0], do="close")
        await ada.ask("POST", "/api/tables", RACE)

    visited(test, tmp_path, tables_of_player=2)


def test_tables_that_are_ordered_at_the_same_moment_are_counted_too(tmp_path: Path) -> None:
    async def test(visit: Visit) -> None:
        ada = await visit.guest("Ada")
        answers = await asyncio.gather(*(ada.post("/api/tables", json=RACE) for _ in range(9)))
        assert sum(answer.is_success for answer in answers) <= 3

    visited(test, tmp_path, tables_of_player=3)


def test_an_address_has_so_many_tables_whoever_opens_them(tmp_path: Path) -> None:
    async def test(visit: Visit) -> None:
        for number in range(3):
            eve = await visit.guest(f"Eve {number}", ELSEWHERE)
            await eve.ask("POST", "/api/tables", RACE, status=201 if number < 2 else 400)
        await (await visit.guest("Ada")).ask("POST", "/api/tables", RACE)

    visited(test, tmp_path, tables_from_address=2)


def test_tables_come_from_one_address_only_so_fast(tmp_path: Path) -> None:
    async def test(visit: Visit) -> None:
        answers = []
        for number in range(7):
            eve = await visit.guest(f"Eve {number}", ELSEWHERE)
            answers += [(await eve.post("/api/tables", json=RACE)).status_code for _ in range(10)]
        assert (answers.count(201), answers.count(429)) == (60, 10)
        await (await visit.guest("Ada")).ask("POST", "/api/tables", RACE)

    async def visit() -> None:
        rates = msgspec.structs.replace(GENEROUS, new_table_from=Rate(Rates().new_table_from.burst, 1e-9))
        async with opened(tmp_path / "store", Options(rates=rates)) as house:
            await test(house)

    asyncio.run(visit())


def test_set_ups_of_a_player_have_so_many_bytes_together(tmp_path: Path) -> None:
    async def test(visit: Visit) -> None:
        ada = await visit.guest("Ada")
        await ada.ask("POST", "/api/tables", RACE)
        refused = await ada.ask("POST", "/api/tables", RACE, status=400)
        assert refused["error"]["pointer"] == "/setup"
        assert (refused["error"]["code"], refused["error"]["details"]["most"]) == ("setups_too_large", 500)

    visited(test, tmp_path, setup_bytes_of_player=500)


def test_a_host_has_so_many_codes(tmp_path: Path) -> None:
    async def test(visit: Visit) -> None:
        ada = await visit.guest("Ada")
        tables = [(await ada.ask("POST", "/api/tables", RACE))["table"] for _ in range(3)]
        for number, (table, status) in enumerate([(0, 201), (0, 201), (0, 400), (1, 201), (2, 400)]):
            answer = await ada.ask("POST", f"/api/tables/{tables[table]}/invitations", {}, status=status)
            assert status == 201 or answer["error"]["reason"].startswith(f"expected at most {3 if number == 4 else 2} invitations")

    visited(test, tmp_path, codes_of_table=2, codes_of_player=3)


def test_blanks_are_not_kept(tmp_path: Path) -> None:
    """Nor what a part brings along that the form takes as it comes."""

    async def test(visit: Visit) -> None:
        ada = await visit.guest("Ada")
        blanks = b" " * 255_000
        rows = b",".join(b'"%d":[[0,%s31]]' % (row, b" " * 2000) for row in range(32))
        craft = b",".join(
            b'{"seat":%d,"colour":"%s","pilot":"%s","at":[4,%d],"heading":"NE"}' % (seat, colour, pilot, seat)
            for seat, (colour, pilot) in enumerate([(b"red", b"hector"), (b"blue", b"mhand")])
        )
        position = b'"game":"asteroyds","round":1,"first_seat":0,"tiles":[],"craft":[%s],"board":{"rows":{%s}}' % (craft, rows)
        scenario = b'{"scenario":{%s}}' % position
        for setup in [b"{" + blanks + b"}", scenario] * 4:
            answer = await ada.post("/api/tables", content=b'{"game":"asteroyds","seats":2,"setup":%s}' % setup)
            assert answer.status_code == 201, answer.text
        ((size,),) = await visit.house.store.database.read(select(func.sum(func.length(ENTRIES.c.body))))
        assert size < 8 * 2_000

    visited(test, tmp_path)


@hosted
async def test_what_is_told_of_a_set_up_is_what_was_understood(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    setup = {"rules": {"mode": "drones"}, "asteroids": 12}
    table = (await ada.ask("POST", "/api/tables", RACE | {"setup": setup}))["table"]
    told = (await ada.ask("GET", f"/api/tables/{table}"))["snapshot"]["settings"]["setup"]
    assert (told["rules"]["mode"], told["asteroids"], told["scenario"]) == ("drones", 12, None)


@hosted
async def test_a_set_up_that_says_a_thing_thousands_of_times_is_refused_with_what_would_be_right(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    belts = [{"x": 1, "y": 1, "dir": "N"}] * 8_000
    course = {"floor": {"width": 9, "height": 9, "conveyors": belts, "docks": {"1": [0, 0], "2": [2, 0]}}, "flags": [[5, 5]]}
    for path in ("/api/tables", "/api/check"):
        refused = await ada.ask("POST", path, {"game": "roborally", "seats": 2, "setup": {"course": course}}, status=400)
        assert refused["error"]["pointer"] == "/setup/course/floor/conveyors"
        assert refused["error"]["code"] == "list_too_long"


def test_set_ups_of_games_that_are_over_count_as_long_as_they_are_kept(tmp_path: Path) -> None:
    """Or a disk could be filled by opening tables with large set-ups and ending them."""

    async def test(visit: Visit) -> None:
        ada = await visit.guest("Ada")
        table = (await ada.ask("POST", "/api/tables", LARGE))["table"]
        await ada.do(table, do="sit")
        await ada.do(table, do="start")
        await ada.do(table, do="resign")
        assert (await ada.ask("GET", f"/api/tables/{table}"))["snapshot"]["now"]["phase"] == "over"
        refused = await ada.ask("POST", "/api/tables", LARGE, status=400)
        assert (refused["error"]["pointer"], refused["error"]["code"]) == ("/setup", "setups_too_large")
        await ada.ask("POST", "/api/tables", RACE)
        await (await visit.guest("Bob")).ask("POST", "/api/tables", LARGE)

    visited(test, tmp_path, kept_bytes_of_player=SIZE + 100)


def test_only_so_many_bytes_of_large_set_ups_come_from_one_address(tmp_path: Path) -> None:
    async def test(visit: Visit) -> None:
        for name, status in (("Eve", 201), ("Eva", 429)):
            eve = await visit.guest(name, ELSEWHERE)
            await eve.ask("POST", "/api/tables", LARGE, status=status)
            await eve.ask("POST", "/api/tables", RACE)
        await (await visit.guest("Ada")).ask("POST", "/api/tables", LARGE)

    async def visit() -> None:
        rates = msgspec.structs.replace(GENEROUS, setup=Rate(SIZE * 1.5 / 1000, 1e-9))
        async with opened(tmp_path / "store", Options(rates=rates)) as house:
            await test(house)

    asyncio.run(visit())


def test_when_too_many_are_in_memory_whoever_has_two_opens_no_more_and_others_do(tmp_path: Path) -> None:
    async def test(visit: Visit) -> None:
        ada, bob, eve = await visit.guest("Ada"), await visit.guest("Bob"), await visit.guest("Eve", ELSEWHERE)
        for _ in range(4):
            await ada.ask("POST", "/api/tables", RACE)
        for guest, whose in ((ada, "of one host"), (bob, "from one address")):
            refused = await guest.ask("POST", "/api/tables", RACE, status=400)
            assert (refused["error"]["code"], refused["error"]["details"]["most"]) == ("too_many_tables", 2)
            assert refused["error"]["details"]["whose"].startswith(whose)
        for _ in range(2):
            await eve.ask("POST", "/api/tables", RACE)
        await eve.ask("POST", "/api/tables", RACE, status=400)

    visited(test, tmp_path, tables_in_memory=4)
