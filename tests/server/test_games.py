"""The games that somebody has played: listed with their results, looked through and counted."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import delete
from tests.server.hosting import RACE, Visit, Visitor, hosted, opened, play_to_the_end

from swarmrally.store.schema import ENDINGS
from swarmrally.table.results import endings_of

PATIENCE = 600

RALLY = {"game": "roborally", "seats": 2, "bots": ["drifter"], "setup": {"course": "Checkmate"}}


async def played(visit: Visit, visitor: Visitor, settings: dict[str, object] = RACE) -> str:
    table = str((await visitor.ask("POST", "/api/tables", settings))["table"])
    await play_to_the_end(visitor, visit.house, table)
    return table


@hosted
async def test_a_game_against_bots_is_in_my_list_and_in_nobody_elses(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), await visit.guest("Eve")
    table = await played(visit, ada, RACE | {"public": False})
    page = await ada.ask("GET", "/api/me/games")
    (line,) = page["games"]
    assert (page["count"], page["next"]) == (1, None)
    assert (line["table"], line["result"], line["place"], line["others"]) == (table, "left", None, [{"bot": "drifter"}])
    assert (line["game"], line["title"], line["seats"]) == ("asteroyds", "racing", 2)
    setup = (await ada.ask("GET", f"/api/tables/{table}"))["snapshot"]["setup"]
    assert (line["figure"], line["character"]) == (setup["seats"][0]["colour"], setup["seats"][0]["pilot"])
    assert (await eve.ask("GET", "/api/me/games"))["games"] == []
    await visit.visitor().ask("GET", "/api/me/games", status=401)


@hosted
async def test_games_between_people_tell_each_what_became_of_them(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bób")
    table = (await ada.ask("POST", "/api/tables", RALLY | {"bots": []}))["table"]
    for visitor in (ada, bob):
        await visitor.do(table, do="sit")
    await ada.do(table, do="start")
    await bob.do(table, do="resign")
    (won,), (left,) = [(await visitor.ask("GET", "/api/me/games"))["games"] for visitor in (ada, bob)]
    assert [(line["result"], line["place"]) for line in (won, left)] == [("won", 1), ("left", None)]
    assert won["figure"] == won["character"] != left["figure"]
    for name, count in {"bob": 1, "B": 1, "ada": 0}.items():
        assert (await ada.ask("GET", f"/api/me/games?name={name}"))["count"] == count
    assert (await ada.ask("GET", "/api/me/games?name=zoe&titles=racing|Checkmate"))["count"] == 1
    assert (await ada.ask("GET", "/api/me/games?against=bots"))["count"] == 0


@hosted
async def test_the_list_comes_in_pages_and_can_be_sifted(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    tables = [await played(visit, ada, settings) for settings in (RACE, RALLY, RACE)]
    first = await ada.ask("GET", "/api/me/games?limit=2")
    assert first["count"] == 3
    second = await ada.ask("GET", f"/api/me/games?limit=2&after={first['next']}")
    assert (second["count"], second["next"]) == (None, None)
    assert [line["table"] for line in first["games"] + second["games"]] == tables[::-1]
    assert (await ada.ask("GET", "/api/me/games?game=roborally&result=left"))["count"] == 1
    assert (await ada.ask("GET", "/api/me/games?result=won"))["games"] == []
    assert (await ada.ask("GET", "/api/me/games?bots=drifter"))["count"] == 3
    for wrong in ("result=drawn", "limit=0", "after=x", "game=chess"):
        await ada.ask("GET", f"/api/me/games?{wrong}", status=400)


@hosted
async def test_what_was_played_and_won_is_counted(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for settings in (RACE, RALLY):
        await played(visit, ada, settings)
    found = await ada.ask("GET", "/api/me/statistics")
    assert sorted((counted["game"], counted["games"], counted["won"]) for counted in found["counted"]) == [
        ("asteroyds", 1, 0),
        ("roborally", 1, 0),
    ]
    assert [line["game"] for line in found["latest"]] == ["roborally", "asteroyds"]
    later = await ada.ask("GET", f"/api/me/statistics?since={visit.house.now + 1}")
    assert later == {"counted": [], "latest": []}


@hosted
async def test_who_deletes_themselves_has_no_list_any_more(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    await played(visit, ada)
    await ada.ask("DELETE", "/api/me")
    assert await visit.house.store.database.read(ENDINGS.select()) == []


async def endings_kept(visit: Visit) -> list[Any]:
    """They are written a moment after a game."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await visit.house.store.database.read(ENDINGS.select())):
            await asyncio.sleep(0.05)
    return list(found)


def test_games_of_before_are_told_again_when_a_server_starts(tmp_path):
    async def forgotten() -> tuple[str, list[Any]]:
        async with opened(tmp_path) as visit:
            ada = await visit.guest("Ada")
            table = await played(visit, ada)
            await ada.ask("POST", f"/api/tables/{table}/rematch")
            kept = await endings_kept(visit)
            await visit.house.store.database.write(delete(ENDINGS))
            assert endings_of(await visit.house.hall.seen(table))[0].result == "left"
            return table, kept

    async def remembered() -> list[Any]:
        async with opened(tmp_path) as visit:
            return await endings_kept(visit)

    table, kept = asyncio.run(forgotten())
    (before,), (after,) = kept, asyncio.run(remembered())
    assert after == before
    assert after[0] == table
