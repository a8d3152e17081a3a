"""Studies and puzzles for pages that can't think for themselves."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.conftest import needs_compiler
from tests.server.hosting import Visit, Visitor, hosted
from tests.study.played import GAMES, record_of

from swarmrally.kernel.fields import from_bytes, new
from swarmrally.server.beside import studying
from swarmrally.server.beside.workers import GOES_ON
from swarmrally.study import report
from swarmrally.study.asteroyds.reporting import Report
from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.daily import order


def line_of(game: str, decisions: int | None = None) -> dict[str, Any]:
    record = msgspec.json.decode(msgspec.json.encode(record_of(game)))
    return {"game": game, "setup": record["setup"], "seed": record["seed"], "decisions": record["decisions"][:decisions]}


def solution_of(game: str, puzzle: Any, wrong: bool = False) -> dict[str, Any]:
    plan = json.loads(bytes(puzzle.wrong.plan if wrong else puzzle.solution))
    if game == "roborally":
        plan["registers"] = [None if card is None else [card] for card in plan["registers"]]
    return {"plan": {"seat": puzzle.seat, **plan}}


async def answer(visitor: Visitor, path: str, body: Any) -> bytes:
    answered = await visitor.post(path, json=body)
    assert answered.status_code == 200, answered.text
    return answered.content


@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_a_report_is_the_one_that_the_command_writes(game: str, tmp_path: Any) -> None:
    record = record_of(game)

    async def scenario(visit: Visit) -> None:
        body = msgspec.json.decode(msgspec.json.encode(record))
        assert await answer(visit.visitor(), "/api/study/report", body) == report(record, quiet=True).as_json()

    hosted(scenario)(tmp_path)


def test_a_report_is_made_in_parts_that_let_others_have_their_turn(monkeypatch: Any) -> None:
    """Interpreted, without thinking: how far it is goes from part to part."""
    looked: list[tuple[int, int]] = []

    class Study:
        def __init__(self, record: Any) -> None:
            self.moments = [SimpleNamespace(row=row) for row in range(10)]
            self.report = new(Report)
            self.game = SimpleNamespace(record=lambda: record)

        def resume(self, report: bytes) -> None:
            self.report = from_bytes(Report, bytearray(report))

        def work_on(self, first: int, last: int) -> None:
            looked.append((first, last))
            self.report.rounds += last - first

        def conclude(self) -> None:
            looked.append((-1, int(self.report.rounds)))

    monkeypatch.setattr(studying, "study_of", Study)
    monkeypatch.setattr(studying, "expect_engine", lambda engine: None)
    monkeypatch.setattr(studying, "told", lambda game, study: {"rounds": int(study.report.rounds)})
    text, so_far = msgspec.json.encode(record_of("asteroyds")), GOES_ON
    while so_far[:1] == GOES_ON:
        so_far = studying.report(text, so_far[1:])
    assert so_far[1:] == b'{"rounds":10}'
    assert looked == [(0, 4), (4, 8), (8, 10), (-1, 10)]


@needs_compiler
@hosted
async def test_what_is_no_finished_record_has_no_report(visit: Visit) -> None:
    visitor, record = visit.visitor(), msgspec.json.decode(msgspec.json.encode(record_of("asteroyds")))
    changed = {**record, "events": [*record["events"][:-1], record["events"][-1][:-1]]}
    unfinished = {**record, "decisions": record["decisions"][:-1], "events": record["events"][:-1]}
    for wrong, code in (
        ({}, "missing"),
        ({**record, "swarmrally": 0}, "not_this"),
        (changed, "events_differ"),
        (unfinished, "unfinished"),
        ({**record, "game": "chess"}, "not_one_of"),
    ):
        refused = await visitor.ask("POST", "/api/study/report", wrong, status=400)
        assert refused["error"]["code"] in (code, "ace_not_ready"), refused


@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_chances_and_best_plans_at_the_end_of_a_line(game: str, tmp_path: Any) -> None:
    async def scenario(visit: Visit) -> None:
        visitor, line = visit.visitor(), line_of(game, 0)
        odds = json.loads(await answer(visitor, "/api/study/odds", {"line": line, "games": 96}))
        assert (odds["played"], odds["games"]) == (96, 96)
        assert sum(odds["chance"][:2]) > 5000
        best = json.loads(await answer(visitor, "/api/study/best", {"line": line, "seat": 1}))
        assert 1 <= len(best["plans"]) <= 3
        assert all(each["plan"]["seat"] == 1 for each in best["plans"])
        first = best["plans"][0]["plan"]
        with_it = json.loads(await answer(visitor, "/api/study/odds", {"line": line, "plans": {"1": first}, "games": 384}))
        assert with_it["played"] == 384

    hosted(scenario)(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_line_are_the_record_s(game: str, tmp_path: Any) -> None:
    async def scenario(visit: Visit) -> None:
        steps = json.loads(await answer(visit.visitor(), "/api/study/steps", {"line": line_of(game)}))
        assert steps["events"] == msgspec.json.decode(msgspec.json.encode(record_of(game).events))
        assert steps["stage"] == "over"
        assert steps["snapshot"]["position"]["game"] == game
        assert len(steps["owns"]) == 2

    hosted(scenario)(tmp_path)


@hosted
async def test_dice_are_laid_and_drawn_anew_as_in_the_page(visit: Visit) -> None:
    visitor, line = visit.visitor(), line_of("asteroyds", 0)
    laid = {"decision": "dice", "dice": {"red": 1, "white": 4, "blue": 6}, "order": ["blue", "red", "white"]}
    steps = json.loads(await answer(visitor, "/api/study/steps", {"line": {**line, "decisions": [laid]}}))
    (thrown,) = steps["events"][1]
    assert [thrown[name] for name in ("kind", "red", "white", "blue", "order")] == ["DiceRolled", 1, 4, 6, ["blue", "red", "white"]]
    assert steps["snapshot"]["dice"] == {"red": 1, "white": 4, "blue": 6, "order": ["blue", "red", "white"]}
    drawn = [
        json.loads(await answer(visitor, "/api/study/steps", {"line": {**line, "decisions": [{"decision": "draw", "seed": seed}]}}))
        for seed in "aab"
    ]
    assert drawn[0]["events"] == drawn[1]["events"] != drawn[2]["events"]
    wrong = {**laid, "dice": {"red": 7, "white": 1, "blue": 1}}
    refused = await visitor.ask("POST", "/api/study/steps", {"line": {**line, "decisions": [wrong]}}, status=400)
    assert refused["error"]["pointer"] == "/decisions/0/dice"


async def drawn_anew(visitor: Visitor, line: dict[str, Any], seed: str) -> Any:
    decisions = [{"decision": "draw", "seed": seed}]
    return json.loads(await answer(visitor, "/api/study/steps", {"line": line | {"decisions": decisions}}))


@hosted
async def test_hands_are_dealt_anew(visit: Visit) -> None:
    line = line_of("roborally", 0)
    hands = []
    for seed in ("one", "two"):
        steps = json.loads(
            await answer(visit.visitor(), "/api/study/steps", {"line": {**line, "decisions": [{"decision": "draw", "seed": seed}]}})
        )
        assert {event["kind"] for event in steps["events"][1]} == {"CardsDealt"}
        hands.append(steps["owns"][0]["hand"])
    assert hands[0] != hands[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_laid_out_previewed_and_tried(game: str, tmp_path: Any) -> None:
    puzzle = shipped(game)[3]

    async def scenario(visit: Visit) -> None:
        visitor = visit.visitor()
        book = json.loads(await answer_to(visitor, f"/api/puzzles/{game}"))
        assert [each["id"] for each in book["puzzles"]] == [each.id for each in shipped(game)]
        assert tuple(book["daily"]) == order(game)
        laid = json.loads(await answer_to(visitor, f"/api/puzzles/{game}/{puzzle.id}"))
        assert laid["snapshot"]["position"]["game"] == game
        path = f"/api/puzzles/{game}/{puzzle.id}"
        assert json.loads(await answer(visitor, f"{path}/preview", solution_of(game, puzzle)))["events"]
        tried = json.loads(await answer(visitor, f"{path}/try", solution_of(game, puzzle)))
        assert tried["isSolved"] is True
        wrong = json.loads(await answer(visitor, f"{path}/try", solution_of(game, puzzle, wrong=True)))
        assert wrong["isSolved"] is False
        assert [number for number, verdict in enumerate(wrong["verdicts"]) if verdict <= 0] == puzzle.wrong.missed
        other = {"plan": solution_of(game, puzzle)["plan"] | {"seat": puzzle.seat + 1}}
        assert (await visitor.ask("POST", f"{path}/try", other, status=400))["error"]["pointer"] == "/plan/seat"
        await visitor.ask("POST", f"{path}/try", {"plan": 7}, status=400)

    hosted(scenario)(tmp_path)


async def answer_to(visitor: Visitor, path: str) -> bytes:
    answered = await visitor.get(path)
    assert answered.status_code == 200, answered.text
    return answered.content


@hosted
async def test_a_puzzle_that_is_none_is_not_there(visit: Visit) -> None:
    other = shipped("roborally")[0].id
    for path in ("/api/puzzles/chess", "/api/puzzles/asteroyds/nobody", f"/api/puzzles/asteroyds/{other}"):
        assert (await visit.visitor().get(path)).status_code == 404


@hosted
async def test_what_takes_long_is_done_within_a_budget(visit: Visit) -> None:
    visitor = visit.visitor()
    visit.house.workers.budgets.spend("203.0.113.5", 1000)
    for path, body in (
        ("/api/study/report", {}),
        ("/api/study/odds", {"line": line_of("asteroyds", 0)}),
        ("/api/study/steps", {"line": line_of("asteroyds", 0)}),
    ):
        refused = await visitor.post(path, json=body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many_requests")
    assert (await visitor.get("/api/puzzles/asteroyds")).status_code == 429
