"""The table under the terminal: the log of `swarmrally play`, its bots, what it goes on from, and several people against the clock."""

import io
import json
import sys
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from swarmrally.asteroyds.forms import event_json as asteroyds_wire
from swarmrally.asteroyds.playing import game as asteroyds
from swarmrally.cli.commands import play as playing
from swarmrally.cli.reporting.roborally_simulation import drift
from swarmrally.cli.terminal.asteroyds import table as asteroyds_table
from swarmrally.cli.terminal.asteroyds.options import Seating
from swarmrally.cli.terminal.front import Quit
from swarmrally.cli.terminal.roborally import table as roborally_table
from swarmrally.cli.terminal.roborally.draft import Editor, policies_only
from swarmrally.cli.terminal.roborally.sitting import Made, play_to_the_end, seen
from swarmrally.kernel.records import VERSION, Record
from swarmrally.roborally.forms import event_json as roborally_wire
from swarmrally.roborally.forms.schema import Rules
from swarmrally.roborally.playing.fold import fold_all
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.playing.view import SPECTATOR
from swarmrally.table import entries as log
from swarmrally.table.folding.fold import rebuilt
from swarmrally.table.local import TableHere

GAMES = ["asteroyds", "roborally"]


def written(here: TableHere) -> list[log.Body]:
    return [log.DECODER.decode(entry.body) for entry in here.entries]


def decided(here: TableHere) -> list[tuple[str, int | None]]:
    """What was decided in a game of RoboRally, and by which seat."""
    decisions = [json.loads(bytes(decision)) for decision in here.table.record().decisions]
    return [(decision["decision"], decision.get("seat", decision.get("program", {}).get("seat"))) for decision in decisions]


def described(here: TableHere) -> list[dict[str, Any]]:
    if here.table.settings.game == "roborally":
        return roborally_wire.described(here.rows)
    return asteroyds_wire.described(here.rows, asteroyds_table.game_at(here).board)


@pytest.fixture
def at_terminal(monkeypatch, capsys):
    """The table of a game in lines."""

    def play(typed: str, **options) -> TableHere:
        tables = []

        class Kept(TableHere):
            def __init__(self, *given) -> None:
                super().__init__(*given)
                tables.append(self)

        monkeypatch.setattr(playing, "TableHere", Kept)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        playing.play(**options)
        return tables[0]

    return play


# the log


@pytest.mark.parametrize(("game", "line"), [("asteroyds", "wwd.ax er"), ("roborally", "12345")])
def test_the_log_of_a_terminal_game_is_the_table(game, line, at_terminal):
    here = at_terminal(f"\n{line}\n" * 8, game=game, seed="abc", seating=Seating(people=2, bots=2))
    again = rebuilt("here", here.entries)
    assert here.table.playing().round > 1
    assert msgspec.json.encode(again.snapshot(0, 0)) == msgspec.json.encode(here.table.snapshot(0, 0))
    assert [again.playing().sight(seat) for seat in range(4)] == [here.play.sight(seat) for seat in range(4)]
    assert again.record() == here.table.record()


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_at_the_terminal_as_at_any_table(game, at_terminal):
    here = at_terminal("", game=game, seed="abc", seating=Seating(people=0, bots=3))
    plans = [body for body in written(here) if isinstance(body, log.Sealed)]
    assert {plan.seat for plan in plans} == {0, 1, 2}
    assert {(plan.by, plan.why) for plan in plans} == {("bot", None)}
    assert here.table.phase == "over"


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_in_the_record_was_told(game, at_terminal):
    here = at_terminal("", game=game, seed="abc", seating=Seating(people=0, bots=3))
    assert described(here) == [event for stretch in here.table.record().events for event in stretch]


# going on


def drifting() -> Record:
    """A game that no table has seen: nobody was asked whether to stay powered down."""
    game = Game(Setup(Rules(lives=2), seats=usual_seats(3), options_at_start=2), "abc")
    while not game.is_over:
        for seat in game.seats_to_plan():
            drift(game, seat)
        game.play()
    return game.record()


def racing() -> Record:
    seats = asteroyds.usual_seats(2, "racing")
    here = TableHere(Record(VERSION, "asteroyds", Raw(msgspec.json.encode(asteroyds.Setup(seats=seats))), "abc", [], []), ["rookie"] * 2)
    while here.is_on:
        here.let_bots_choose()
    return here.table.record()


@pytest.mark.parametrize("whole", [drifting, racing])
def test_a_table_goes_on_from_any_decision_of_a_record(whole):
    record = whole()
    for count in range(0, len(record.decisions), 5):
        part = msgspec.structs.replace(record, decisions=record.decisions[:count])
        here = TableHere(part, [None] * 4)
        assert here.table.record().decisions[:count] == part.decisions
        assert here.table.record().events[: count + 1] == record.events[: count + 1]
        assert here.play.sight(0) == rebuilt("here", here.entries).playing().sight(0)


# several people against the clock


class Scripted:
    """A front where some are late, and the game is left after a turn."""

    def __init__(self, here: TableHere, late=(), recompiling=()) -> None:
        self.here, self.late, self.recompiling = here, late, set(recompiling)
        self.course = roborally_table.game_at(here).course
        self.without: list[int] = []

    def tell(self, shown, rows):
        fold_all(shown, rows)
        assert shown.robot_cell.tolist() == seen(self.here, SPECTATOR).robot_cell.tolist()

    def program(self, seen, seat):
        editor = Editor(self.course, seen, seat)
        for key in "1" if seat in self.late else "12345"[: len(editor.missing)]:
            editor.press(key)
        if seat in self.recompiling:
            self.recompiling.remove(seat)
            return Made(editor.program(), recompiles=True)
        return Made(editor.program(), timed_out=seat in self.late)

    def without_cards(self, seen, seat):
        self.without.append(seat)
        return policies_only(self.course, seen, seat, {})

    def decide(self, shown, asking):
        return asking.answers[0]

    def read_on(self, shown, people_are_out):
        raise Quit


def robot(seat: int, **more) -> dict[str, Any]:
    at = [3 + 2 * seat, 5]
    return {"seat": seat, "dock": seat + 1, "at": at, "heading": "N", "archive": at} | more


def one_turn(*robots: dict[str, Any], bots=(), **script) -> tuple[TableHere, Scripted]:
    setup = {"scenario": {"game": "roborally", "course": "Risky Exchange", "turn": 3, "robots": robots, "programs": []}}
    seats = [None] * (len(robots) - len(bots)) + [*bots]
    here = TableHere(Record(VERSION, "roborally", Raw(msgspec.json.encode(setup)), "abc", [], []), seats)
    front = Scripted(here, **script)
    with pytest.raises(Quit):
        play_to_the_end(here, front)
    return here, front


@pytest.mark.parametrize("late", [(0,), (1,), (0, 1), (0, 1, 2)])
def test_r3_2_everybody_who_was_late_keeps_the_cards_they_had_put(late):
    here, _ = one_turn(robot(0), robot(1), robot(2), robot(3), bots=["rookie"], late=late)
    made = decided(here)
    assert sorted(made[:4]) == sorted([("time_out" if seat in late else "program", seat) for seat in range(4)])
    assert made[4] == ("run", None)
    decisions = [json.loads(bytes(decision)) for decision in here.table.record().decisions[:4]]
    for seat in late:
        put = next(each["program"]["registers"] for each in decisions if each["program"]["seat"] == seat)
        assert [cards is not None for cards in put] == [True, False, False, False, False]


def test_r9_22_a_new_hand_of_one_takes_nothing_from_another_who_was_late():
    here, _ = one_turn(robot(0), robot(1, options=["recompile", "brakes"]), robot(2), late=[0], recompiling=[1])
    assert decided(here)[:5] == [("recompile", 1), ("program", 1), ("program", 2), ("time_out", 0), ("run", None)]
    assert [body.seat for body in written(here) if isinstance(body, log.Drafted)] == [0]


def test_r4_3_who_is_powered_down_has_policies_before_the_turn_runs():
    here, front = one_turn(robot(0, powered_down=True), robot(1), bots=["rookie"])
    assert front.without == [0]
    made = decided(here)
    assert made[made.index(("run", None)) - 2 :][:2] == [("program", 0), ("program", 1)]
    assert here.play.round == 4


def test_r7_2_when_everybody_is_powered_down_they_are_asked_all_the_same():
    """Robot 0 stands before the laser at 11,2."""
    here, front = one_turn(robot(0, at=[11, 2], powered_down=True, options=["brakes"]), robot(1, powered_down=True))
    asked = [event["question"] for event in described(here) if event["kind"] == "DecisionAsked"]
    assert front.without == []
    assert asked[0] == "discard_option"
    assert "stay_down" in asked
