"""Reports: sums that come out, turning points that are played, the same in every gear, and clear words for what can't be studied."""

from __future__ import annotations

import functools
import re
import xml.etree.ElementTree as ET

import msgspec
import pytest
from msgspec import Raw, structs
from tests.conftest import count, needs_compiler
from tests.contract.games import engine
from tests.study.played import GAMES, SHORT, flight, moments_of, rally, record_of
from tools.in_wasmtime import both_gears

from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.event_json import described as flight_told
from swarmrally.cli import app
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import new
from swarmrally.kernel.records import save
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.event_json import described as rally_told
from swarmrally.study import report
from swarmrally.study.asteroyds import reporting as flights
from swarmrally.study.games import study_of
from swarmrally.study.roborally import reporting as rallies
from swarmrally.study.roborally.programs import read_sheet
from swarmrally.study.telling import MARKS, told
from swarmrally.study.weighing.concluding import VERDICTS
from swarmrally.study.weighing.tries import SURE
from swarmrally.study.words import VERDICTS as SENTENCES
from swarmrally.study.words import lines

pytestmark = needs_compiler

MIXED = ("rookie", "racer", "rookie")


def some_records():
    """Of every mode and of some courses, with two seats or three."""
    for number in range(count(1, 12)):
        yield flight(f"sums {number}", MODES[number % 4], ("rookie", "racer"))
        yield rally(f"sums {number}", ("Checkmate", "Risky Exchange", "Dizzy Dash")[number % 3], MIXED if number else ("rookie", "racer"))


def test_luck_and_plans_add_up_to_the_outcome():
    for record in some_records():
        form = report(record, quiet=True).form
        for each in form["luck_and_skill"]:
            assert each["start"] + each["luck"] + each["plans"] == each["outcome"]
            assert each["own"] + each["others"] == each["plans"]
            assert each["own"] <= 0
            assert each["outcome"] == 10_000 * (each["seat"] in form["winners"])
            assert 0 <= each["accuracy"] <= 10_000
        check_plans(form)
        check_turning_points(form)


def check_plans(form):
    for each in form["rounds"]:
        assert len(each["before"]) == len(each["dealt"]) == form["seats"]
        for plan in each["plans"]:
            assert plan["mark"] in MARKS[1:]
            if plan["loss"] <= SURE * plan["error"]:
                assert plan["mark"] in ("best", "good")
    for balance in form["luck_and_skill"]:
        plans = [plan["mark"] for each in form["rounds"] for plan in each["plans"] if plan["seat"] == balance["seat"]]
        assert balance["marks"] == {mark: plans.count(mark) for mark in MARKS[1:]}


def check_turning_points(form):
    bad = [(plan["loss"], each["round"], plan["seat"]) for each in form["rounds"] for plan in each["plans"] if plan["mark"] in MARKS[3:]]
    points = [(point["loss"], point["round"], point["seat"]) for point in form["turning_points"]]
    assert len(points) == min(3, len(bad))
    assert sorted(loss for loss, *_ in points) == sorted(loss for loss, *_ in sorted(bad)[-3:])
    assert [point[1:] for point in points] == sorted(point[1:] for point in points)
    assert all(point["events"] for point in form["turning_points"])


@pytest.mark.parametrize("game", GAMES)
def test_every_gear_comes_to_the_same(game, monkeypatch):
    """Every byte of every record after each call, and so of the report."""
    monkeypatch.setattr(f"swarmrally.study.games.{game}.SLICE", 1000)
    record = record_of(game, SHORT[game])
    plain = report(record, quiet=True).as_json()
    study = study_of(record)
    with both_gears(f"study.{game}") as calls:
        study.work(lambda done: None)
        form = told(game, study)
    assert msgspec.json.encode(form) == plain
    assert {"report_on", "sum_up"} <= set(calls)


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_the_sums_are_the_same(game):
    study = study_of(record_of(game))
    study.work(lambda done: None)
    expected = [study.report.luck.tolist(), study.report.verdict.tolist(), study.report.point_round.tolist()]
    with engine(f"study.{game}", compiled=False):
        (flights if game == "asteroyds" else rallies).sum_up(study.report)
    assert [study.report.luck.tolist(), study.report.verdict.tolist(), study.report.point_round.tolist()] == expected


@pytest.mark.parametrize("game", GAMES)
def test_with_the_plan_that_was_made_all_happens_as_it_did(game):
    """What the record tells from this planning to the next one, event for event."""
    for number in range(count(3, 200)):
        record = record_of(game, f"branch {number}")
        study, ground, _ = moments_of(record)
        stretches = stretches_of(record)
        for moment in [each for each in study.moments if each.seat >= 0]:
            events = new(Events)
            replay_own(game, ground, study, moment, events)
            expected = stretches[moment.row]
            assert (flight_told(rows(events), study.game.board) if game == "asteroyds" else rally_told(rows(events))) == expected


def replay_own(game, ground, study, moment, events):
    """As if the plan that was made were the best one."""
    made, seat, result = moment.stands, moment.seat, study.report
    if game == "asteroyds":
        result.best_plan[moment.row, seat] = made.plan[seat]
        result.best_ram[moment.row, seat], result.best_emergency[moment.row, seat] = made.ram_order[seat], made.emergency_order[seat]
        flights.play_better(ground, made, made, moment.row, seat, result, events, study.bench)
    else:
        read_sheet(moment.before, made, result.best[moment.row * 8 + seat], seat)
        rallies.play_better(ground, moment.before, made, moment.row, seat, result, events, study.bench)


def stretches_of(record):
    """What happened from each planning to the next, in one list."""
    found: list[list[object]] = []
    for decision, events in zip(record.decisions, record.events[1:], strict=True):
        kind = msgspec.json.decode(decision)["decision"]
        if kind in ("plans", "run"):
            found.append([])
        if kind in ("plans", "run", "answer") and found:
            found[-1] += events
    return found


def test_a_game_that_is_not_over_has_no_report():
    record = flight()
    cut = structs.replace(record, decisions=record.decisions[:-1], events=record.events[:-1])
    with pytest.raises(Refusal, match=r"^/decisions: expected a game that was played to its end$"):
        report(cut, quiet=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_given_up_ends_there(game):
    record = record_of(game)
    most = 3 if game == "asteroyds" else [bytes(each) for each in record.decisions].index(b'{"decision":"run"}') + 1
    cut = structs.replace(record, decisions=record.decisions[:most], events=record.events[: most + 1], given_up=[1])
    found = report(cut, quiet=True)
    assert found.winners == [1]
    assert len(found.rounds) == (3 if game == "asteroyds" else 1)
    assert [balance["outcome"] for balance in found.form["luck_and_skill"]] == [0, 10_000]
    for balance in found.form["luck_and_skill"]:
        assert balance["start"] + balance["luck"] + balance["own"] + balance["others"] == balance["outcome"]
    with pytest.raises(Refusal, match=r"^/given_up: "):
        report(structs.replace(cut, given_up=[7]), quiet=True)


def test_what_does_not_fit_is_refused_in_a_sentence(tmp_path):
    record = rally()
    for changed, words in (
        (structs.replace(record, swarmrally=2), "expected 1, the version of records"),
        (structs.replace(record, seed="another"), r"/decisions/0|/events"),
        (structs.replace(record, events=[[], *record.events[1:]]), "expected the events that playing this gives: /events/0/0"),
        (structs.replace(record, decisions=[Raw(b'{"decision":"dance"}'), *record.decisions[1:]]), "/decisions/0"),
        (structs.replace(record, game="chess"), "expected asteroyds or roborally, got chess"),
    ):
        path = tmp_path / "game.json"
        save(changed, path)
        with pytest.raises(Refusal, match=words) as refused:
            report(path, quiet=True)
        assert str(refused.value).startswith(str(path))
    path.write_text("not a record")
    with pytest.raises(Refusal, match="JSON"):
        report(str(path), quiet=True)
    with pytest.raises(Refusal):
        report(tmp_path / "nowhere.json", quiet=True)


def test_a_longer_game_than_a_report_holds_is_refused(monkeypatch):
    monkeypatch.setattr("swarmrally.study.games.limits.ROUNDS", 2)
    with pytest.raises(Refusal, match=r"^/decisions: expected at most 2 rounds, got \d+$"):
        report(flight(), quiet=True)


@functools.cache
def studied():
    return report(flight(), quiet=True)


def test_in_a_notebook_it_shows_itself():
    found = studied()
    chart = ET.fromstring(found.chart())
    assert chart.attrib["aria-label"].startswith("The chance to win of 2 seats over ")
    assert found.as_table()[0].keys() >= {"round", "seat", "mark", "loss"}
    assert len(found.as_table()) == sum(len(each["plans"]) for each in found.rounds)
    page = found._repr_html_()
    assert page.startswith("<svg")
    assert page.count("<tr>") == 1 + sum(row["mark"] in ("slip", "blunder") for row in found.as_table())
    assert repr(found).startswith("<Report of asteroyds: ")
    assert set(SENTENCES) == set(VERDICTS)
    assert len(list(lines(found.form))) == len(found.rounds) + found.seats


def test_the_command_says_it_in_words_and_as_json(tmp_path, capsys):
    path, drawing = tmp_path / "game.json", tmp_path / "chart.svg"
    save(flight(), path)
    assert app(["study", str(path), "--svg", str(drawing)], result_action="return_value") == 0
    assert re.search(r"^seat 0 (won|lost)", capsys.readouterr().out, re.MULTILINE)
    assert drawing.read_text().startswith("<svg")
    app(["study", str(path), "--json"], result_action="return_value")
    assert msgspec.json.decode(capsys.readouterr().out) == studied().form
