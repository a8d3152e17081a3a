"""Puzzles that people want kept with their other things, and what is counted of them."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import structs
from tests.server.hosting import Visit, hosted, opened

from swarmrally.server.guard.loads import SMALL
from swarmrally.server.process.options import Options, Quotas
from swarmrally.store.keeping.solvers import Tally
from swarmrally.study.puzzles.collection import shipped

PUZZLE = shipped("asteroyds")[0]


def outcome(solved_at: int | None = 2, **others: Any) -> dict[str, Any]:
    plan = {"seat": 0, "columns": ["forward"], "energy": "shield"}
    attempts = [{"plan": plan, "steps": 3, "of": 7, "isSolved": solved_at is not None, "at": 2}]
    kept = {"puzzle": PUZZLE.id, "game": "asteroyds", "theme": "gates", "level": PUZZLE.level, "attempts": attempts, "hints": 0}
    return kept | {"wasShown": False, "beganAt": 1, "solvedAt": solved_at, "seconds": 12, "day": None} | others


def sent(*outcomes: dict[str, Any], number: int = 0) -> dict[str, Any]:
    return {"outcomes": [{"outcome": each, "number": number} for each in outcomes]}


@hosted
async def test_nothing_is_kept_before_somebody_wants_it(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    assert await ada.ask("GET", "/api/me/puzzles") == {"kept": False, "outcomes": [], "rushes": []}
    await ada.ask("POST", "/api/me/puzzles", {})
    assert (await ada.ask("GET", "/api/me/puzzles"))["kept"] is True
    assert (await visit.visitor().get("/api/me/puzzles")).status_code == 401


@hosted
async def test_what_was_sent_comes_back_as_it_was(visit: Visit) -> None:
    ada, rush = await visit.guest("Ada"), {"at": 7, "game": "roborally", "solved": 4, "failed": 3}
    assert await ada.ask("POST", "/api/me/puzzles", {**sent(outcome()), "rushes": [rush]}) == {"others": []}
    assert await ada.ask("GET", "/api/me/puzzles") == {"kept": True, "outcomes": [{"number": 1, "outcome": outcome()}], "rushes": [rush]}


@hosted
async def test_of_two_browsers_the_second_is_told_what_the_first_has_kept(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    one, other = outcome(None), outcome(5)
    await ada.ask("POST", "/api/me/puzzles", sent(one))
    assert await ada.ask("POST", "/api/me/puzzles", sent(other)) == {"others": [{"number": 1, "outcome": one}]}
    assert await ada.ask("POST", "/api/me/puzzles", sent(other, number=1)) == {"others": []}


@hosted
async def test_it_ends_when_somebody_says_so_and_with_everything_else(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    await ada.ask("POST", "/api/me/puzzles", sent(outcome()))
    assert (await ada.ask("DELETE", "/api/me/puzzles"))["kept"] is False
    assert (await ada.ask("GET", "/api/me/puzzles"))["kept"] is False
    await ada.ask("POST", "/api/me/puzzles", sent(outcome()))
    player = (await ada.ask("GET", "/api/me"))["id"]
    await ada.ask("DELETE", "/api/me", status=204)
    assert await visit.house.store.solvers.fetch(player) is None


@hosted
async def test_who_solves_is_counted_once_for_the_puzzle_and_not_for_its_day(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    daily = outcome(puzzle="2026-11-19 asteroyds", day="2026-11-19")
    await ada.ask("POST", "/api/me/puzzles", sent(outcome(), daily, outcome(puzzle="00000000")))
    await ada.ask("POST", "/api/me/puzzles", sent(outcome(hints=1), number=1))
    await bob.ask("POST", "/api/me/puzzles", sent(outcome(hints=2)))
    assert await visit.house.store.solvers.counts() == {PUZZLE.id: Tally(2, 2, 1)}


@hosted
async def test_levels_that_have_moved_are_told_to_everybody(visit: Visit) -> None:
    assert await visit.visitor().ask("GET", "/api/puzzles/levels") == {"levels": {}}


@hosted
async def test_what_is_no_outcome_is_refused_with_what_would_be_right(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for wrong, pointer in (
        (outcome(puzzle="nobody"), "/outcomes/0/outcome/puzzle"),
        (outcome(level=9), "/outcomes/0/outcome/level"),
        (outcome(attempts=[{}]), "/outcomes/0/outcome/attempts/0"),
        (outcome(attempts=outcome()["attempts"] * 51), "/outcomes/0/outcome/attempts"),
        (outcome(more=1), "/outcomes/0/outcome/more"),
    ):
        refused = await ada.ask("POST", "/api/me/puzzles", sent(wrong), status=400)
        assert refused["error"]["pointer"].startswith(pointer), refused
    large = outcome(attempts=[outcome()["attempts"][0] | {"plan": "x" * 9000}])
    assert (await ada.ask("POST", "/api/me/puzzles", sent(large), status=400))["error"]["code"] == "too_large"


def test_nobody_keeps_more_than_their_share(tmp_path: Any) -> None:
    async def scenario() -> None:
        options = structs.replace(Options(), quotas=structs.replace(Quotas(), puzzle_bytes_of_player=1500))
        async with opened(tmp_path / "store", options) as visit:
            ada = await visit.guest("Ada")
            await ada.ask("POST", "/api/me/puzzles", sent(outcome()))
            many = [outcome(puzzle=f"{number:08x}") for number in range(20)]
            assert (await ada.ask("POST", "/api/me/puzzles", sent(*many), status=400))["error"]["code"] == "too_many_puzzles"
            assert len((await ada.ask("GET", "/api/me/puzzles"))["outcomes"]) == 1

    asyncio.run(scenario())


@hosted
async def test_what_is_kept_is_told_only_where_there_is_room_for_it(visit: Visit) -> None:
    """Two megabytes for each who asks and does not read would be more than the server has."""
    ada, bob = await visit.guest("Ada", "203.0.113.5"), await visit.guest("Bob", "198.51.100.7")
    for guest in (ada, bob):
        many = [outcome(puzzle=f"{number:08x}", theme="x" * 40) for number in range(60)]
        await guest.ask("POST", "/api/me/puzzles", sent(*many))
    assert len((await ada.get("/api/me/puzzles")).content) > SMALL
    room = visit.house.told
    assert room.takes("203.0.113.5", room.most_each)
    assert (await ada.get("/api/me/puzzles")).status_code == 503
    assert (await bob.get("/api/me/puzzles")).status_code == 200
    room.give_back("203.0.113.5", room.most_each)
    assert (await ada.get("/api/me/puzzles")).status_code == 200
    assert room.bytes == 0
