"""What is the same for everybody is made once a second; what has changed shows at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.hosting import RACE, opened

from swarmrally.server.beside.notices import FRESH, MOST_KEPT, Notice, Notices
from swarmrally.server.guard.loads import MOST, MOST_EACH, SMALL, Loads


def test_many_who_ask_for_the_lobby_cost_one_question_to_the_store(tmp_path: Path):
    async def visit() -> None:
        async with opened(tmp_path / "store") as visit:
            asked, lobby, now = [], visit.house.store.tables.lobby, 100.0
            visit.house.notices.now = lambda: now

            async def counted(*given, **named):
                asked.append(given)
                return await lobby(*given, **named)

            visit.house.store.tables.lobby = counted  # type: ignore[method-assign]
            visitor = visit.visitor()
            await asyncio.gather(*(visitor.ask("GET", "/api/tables") for _ in range(20)))
            assert len(asked) == 1
            await visitor.ask("GET", "/api/tables?limit=5")
            assert len(asked) == 2
            now += FRESH
            await visitor.ask("GET", "/api/tables")
            assert len(asked) == 3
            assert await visitor.ask("GET", "/api/tables?limit=none", status=400) == await visitor.ask(
                "GET", "/api/tables?limit=none", status=400
            )

    asyncio.run(visit())


def test_a_new_table_and_who_sits_down_show_at_once_and_a_private_one_never(tmp_path: Path):
    async def visit() -> None:
        async with opened(tmp_path / "store") as visit:
            visit.house.notices.now = lambda: 100.0
            ada = await visit.guest("Ada")
            assert (await ada.ask("GET", "/api/tables"))["tables"] == []
            table = (await ada.ask("POST", "/api/tables", RACE | {"public": True}))["table"]
            await ada.ask("POST", "/api/tables", RACE | {"public": False})
            shown = (await ada.ask("GET", "/api/tables"))["tables"]
            assert [line["table"] for line in shown] == [table]
            await ada.do(table, do="sit")
            assert (await ada.ask("GET", "/api/tables"))["tables"] != shown

    asyncio.run(visit())


def test_only_so_many_are_kept():
    notices = Notices(lambda: None, lambda: 0.0)
    for number in range(2 * MOST_KEPT):
        notices.put(("/api/tables", b"%d" % number, False, None), Notice(0.0, 200, [], b"1234"))
    assert (len(notices.kept), notices.bytes) == (MOST_KEPT, 4 * MOST_KEPT)


def test_large_requests_have_a_bound_for_each_address_and_for_all():
    loads, size = Loads(), 250_000
    assert sum(loads.takes("eve", size) for _ in range(100)) == MOST_EACH // size
    for number in range(200):
        loads.takes(f"eve {number // 20}", size)
    assert loads.bytes <= MOST + 10 * size
    assert loads.takes("ada", size)
    assert loads.takes("eve", SMALL)
    before = loads.bytes
    loads.give_back("ada", size)
    assert (loads.bytes, loads.of["ada"]) == (before - size, 0)
