"""Games told again: the same that was heard at the table, no more, and not to whom it is not meant for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.hosting import RACE, Visit, Visitor, hosted, opened, play_to_the_end
from tests.table.scene import Listening

from swarmrally.asteroyds.playing import game as asteroyds
from swarmrally.kernel.records import DECODER, first_difference
from swarmrally.roborally.playing import game as roborally
from swarmrally.table.desk.desk import Desk

RACES = {"asteroyds": RACE, "roborally": {"game": "roborally", "seats": 2, "bots": ["drifter"]}}
RETOLD = {"asteroyds": asteroyds.retold, "roborally": roborally.retold}
IN_NO_HURRY = {"clock": {"stopwatch": "none", "watching": False}}


async def begun(visit: Visit, settings: dict[str, Any]) -> tuple[Visitor, str, Listening]:
    """A game of Ada's, and somebody who has heard all of it."""
    ada = await visit.guest("Ada")
    table = (await ada.ask("POST", "/api/tables", settings | IN_NO_HURRY))["table"]
    await ada.do(table, do="sit")
    heard, desk = Listening("nobody"), visit.house.hall.desk(table)
    await desk.look(lambda _: desk.join(heard))
    await ada.do(table, do="start")
    return ada, table, heard


async def play_rounds(ada: Visitor, desk: Desk, rounds: int) -> None:
    """Ada seals whatever she can, and answers the clock's way."""
    for _ in range(2_000):
        table = await desk.look(lambda found: found)
        if table.phase != "playing" or table.playing().round > rounds:
            return
        play = table.playing()
        if 0 not in play.awaited():
            await asyncio.sleep(0.005)
        elif play.stage == "planning":
            await ada.do(desk.id, do="seal", round=play.round, plan=msgspec.json.decode(play.idle_plan(0)))
        else:
            await ada.do(desk.id, do="answer", decision=table.decision, answer=play.answers()[0])
    raise AssertionError("the game does not go on")


async def play_out(ada: Visitor, desk: Desk) -> None:
    """Some rounds, and then Ada resigns, if it is not over yet."""
    await play_rounds(ada, desk, 3)
    if (await desk.look(lambda found: found)).phase == "playing":
        await ada.do(desk.id, do="resign")


def heard_until(heard: Listening, number: int) -> tuple[Any, list[Any]]:
    """The first snapshot and the events that came with the messages up to this one."""
    news = [news for told in heard.told() if told["number"] <= number for news in told["news"]]
    (began,) = [one for one in news if one["news"] == "began"]
    return began["snapshot"], [event for one in news if one["news"] == "played" for event in one["events"]]


@pytest.mark.parametrize("game", RACES)
def test_a_story_is_what_was_heard_at_the_table(game: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with opened(tmp_path) as house:
            ada, table, heard = await begun(house, RACES[game])
            await play_rounds(ada, house.house.hall.desk(table), 4)
            numbers = [told["number"] for told in heard.told()]
            for number in (numbers[len(numbers) // 2], numbers[-1]):
                story = await house.visitor().ask("GET", f"/api/tables/{table}/story?until={number}")
                assert (story["start"], story["events"]) == heard_until(heard, number)
                assert story["number"] == number
            assert story["events"]
            await play_rounds(ada, house.house.hall.desk(table), 5)
            later = await ada.ask("GET", f"/api/tables/{table}/story")
            last = heard.told()[-1]["number"]
            assert (later["start"], later["events"], later["number"]) == (*heard_until(heard, last), last)

    asyncio.run(visit())


@hosted
async def test_a_story_tells_neither_plans_nor_the_seed(visit: Visit) -> None:
    ada, table, _ = await begun(visit, RACE)
    plan = {"seat": 0, "columns": ["turn_back", None, None, None, None, None], "energy": "shield"}
    await ada.do(table, do="draft", round=1, plan=plan)
    answer = await visit.visitor().get(f"/api/tables/{table}/story")
    seed = (await visit.house.hall.seen(table)).seed
    assert seed
    assert seed not in answer.text
    assert answer.json()["events"] == []
    assert "turn_back" not in answer.text


@hosted
async def test_a_story_is_only_for_those_who_may_watch(visit: Visit) -> None:
    ada, table, _ = await begun(visit, RACE | {"spectators": False})
    await ada.ask("GET", f"/api/tables/{table}/story")
    await visit.visitor().ask("GET", f"/api/tables/{table}/story", status=403)
    _, table, _ = await begun(visit, RACE | {"public": False})
    await visit.visitor().ask("GET", f"/api/tables/{table}/story", status=404)
    await visit.visitor().ask("GET", "/api/tables/nothing/story", status=404)


@hosted
async def test_a_table_where_nobody_plays_yet_has_no_story(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    table = (await ada.ask("POST", "/api/tables", RACE))["table"]
    await ada.ask("GET", f"/api/tables/{table}/story", status=409)
    refused = await ada.ask("GET", f"/api/tables/{table}/story?until=-1", status=400)
    assert refused["error"]["pointer"] == "?until"


@pytest.mark.parametrize("game", RACES)
def test_a_film_shows_the_whole_game_and_what_was_decided_when(game: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with opened(tmp_path) as house:
            ada, table, heard = await begun(house, RACES[game])
            await ada.ask("GET", f"/api/tables/{table}/film", status=409)
            await play_out(ada, house.house.hall.desk(table))
            film = await house.visitor().ask("GET", f"/api/tables/{table}/film")
            assert (film["start"], film["events"]) == heard_until(heard, heard.told()[-1]["number"])
            assert film["outcome"] == heard.news("over")[0]["outcome"]
            assert film["began_at"] <= film["over_at"]
            assert list(film["names"].values()) == ["Ada"]
            check_decisions(game, film)

    asyncio.run(visit())


def check_decisions(game: str, film: dict[str, Any]) -> None:
    """Playing them gives, after each, exactly the events up to the next."""
    decisions = [taken["decision"] for taken in film["decisions"]]
    record = {"swarmrally": 1, "game": game, "setup": film["setup"], "seed": film["seed"], "decisions": decisions, "events": []}
    stretches = RETOLD[game](DECODER.decode(msgspec.json.encode(record)))
    ends = [taken["after"] for taken in film["decisions"][1:]] + [len(film["events"])]
    told = [film["events"][taken["after"] : end] for taken, end in zip(film["decisions"], ends, strict=True)]
    assert first_difference(told, stretches[1:]) is None


@hosted
async def test_a_private_film_is_shared_by_a_link(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), visit.visitor()
    table = (await ada.ask("POST", "/api/tables", RACE | {"public": False}))["table"]
    await play_to_the_end(ada, visit.house, table)
    await eve.ask("GET", f"/api/tables/{table}/film", status=404)
    code = (await ada.ask("POST", f"/api/tables/{table}/share"))["code"]
    assert (await eve.ask("POST", "/api/shared/film", {"code": code}))["table"] == table
    await eve.ask("POST", "/api/shared/film", {"code": code[:-1]}, status=404)


@pytest.mark.parametrize("game", RACES)
def test_a_game_that_is_over_is_verified(game: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with opened(tmp_path) as house:
            ada, table, heard = await begun(house, RACES[game])
            await ada.ask("POST", f"/api/tables/{table}/verify", status=409)
            await play_out(ada, house.house.hall.desk(table))
            verified = await house.visitor().ask("POST", f"/api/tables/{table}/verify")
            assert (verified["events_same"], verified["hash_fits"]) == (True, True)
            assert verified["events"] == len(heard_until(heard, heard.told()[-1]["number"])[1])

    asyncio.run(visit())


@hosted
async def test_a_large_answer_comes_packed(visit: Visit) -> None:
    eve = visit.visitor()
    packed = await eve.get("/api/openapi.json", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == (await eve.get("/api/openapi.json", headers={"Accept-Encoding": "identity"})).json()
    assert "content-encoding" not in (await eve.get("/api/tables", headers={"Accept-Encoding": "gzip"})).headers
