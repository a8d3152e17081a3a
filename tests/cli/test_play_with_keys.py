"""Asteroyds on a terminal with keys."""

import json

from tests.cli.pseudo_terminal import PseudoTerminal

from swarmrally.asteroyds.playing.game import retold
from swarmrally.kernel.records import load

SHORT = ("play", "--seed", "abc", "--bots", "1", "--speed", "0")


def test_a_whole_game_with_keys(tmp_path):
    path = tmp_path / "game.json"
    answers = {"begins": "\n", "seal the plan": "wwwwww\n", "yes: ": "n", "goes on": "\n"}
    with PseudoTerminal(*SHORT, "--seconds", "none", "--record", str(path)) as terminal:
        while "Its hash" not in (text := terminal.settle(0.2)):
            asked = max(answers, key=text.rfind)
            if asked in text:
                terminal.type(answers[asked])
        assert terminal.end() == 0
        assert terminal.is_sane
    record = load(path)
    assert retold(record) == record.events
    assert record.events[-1][-1]["kind"] == "GameEnded"


def test_when_the_time_is_up_the_plan_stands_as_it_is(tmp_path):
    path = tmp_path / "game.json"
    with PseudoTerminal(*SHORT[:-1], "50", "--seconds", "2", "--record", str(path)) as terminal:
        terminal.wait_for("Q leaves")
        terminal.type("\n")
        terminal.wait_for("0:02")
        terminal.settle(0.1)
        terminal.type("xa")
        terminal.wait_for("back")
        terminal.wait_for("0:01")
        terminal.wait_for("time was up: the plan stood as it was [A2.2]")
        terminal.wait_for("goes on")
        terminal.type("q")
        assert terminal.end() == 0
    plan = json.loads(bytes(load(path).decisions[0]))["plans"][0]
    assert plan["columns"] == ["turn_back", "left", None, None, None, None]
    assert plan["energy"] == "shield"


def test_help_looking_up_preview_and_refusals_on_the_screen():
    with PseudoTerminal(*SHORT) as terminal:
        terminal.wait_for("Q leaves")
        terminal.type("\n")
        terminal.wait_for("seal the plan")
        terminal.settle(0.1)
        terminal.type("?")
        terminal.wait_for("Type a tile's number")
        terminal.type("13")
        terminal.wait_for("Asteroid 13 (white/red) at ")
        terminal.type("\x1b")
        terminal.wait_for("seal the plan")
        terminal.type("s")
        terminal.wait_for("nobody shoots in Racing")
        terminal.type("\x1b[Av")
        terminal.wait_for("Preview: ends at ")
        terminal.type("\x7f\n")
        terminal.wait_for("Your plan is empty. Enter again")
        terminal.type("q")
        assert terminal.end() == 0
        assert "You left in round 1." in terminal.seen


def test_ctrl_c_leaves_the_terminal_sane_and_keeps_the_record(tmp_path):
    path = tmp_path / "game.json"
    with PseudoTerminal(*SHORT, "--record", str(path)) as terminal:
        terminal.wait_for("Q leaves")
        terminal.type("\n")
        terminal.wait_for("seal the plan")
        terminal.process.send_signal(2)
        assert terminal.end() == 130
        assert terminal.is_sane
        assert f"--resume {path}" in terminal.seen
        assert "Traceback" not in terminal.seen
    assert load(path).decisions == []


def test_a_narrow_terminal_is_told_so_and_the_game_goes_on():
    with PseudoTerminal(*SHORT, columns=70, lines=20) as terminal:
        terminal.wait_for("Q leaves")
        terminal.type("\n")
        terminal.wait_for("This terminal has 70 x 20 characters")
        terminal.type("q")
        assert terminal.end() == 0


def test_the_second_persons_screen_holds_no_trace_of_the_first_ones_plan():
    with PseudoTerminal("play", "--seed", "abc", "--people", "2", "--bots", "0", "--speed", "50", "--seconds", "none") as terminal:
        terminal.wait_for("Q leaves")
        terminal.type("\n")
        terminal.wait_for("when only you can see")
        terminal.type("\n")
        terminal.wait_for("seal the plan")
        terminal.settle(0.2)
        terminal.type("ddxdda")
        assert "↱" in terminal.settle()
        terminal.type("\n")
        secret = terminal.settle()
        assert "when only you can see" in secret
        terminal.type("\n")
        secret += terminal.settle()
        terminal.type("      ")
        secret += terminal.settle()
        assert "seal the plan" in secret
        assert "wait" in secret
        assert not any(sign in secret for sign in "↱↻↰")
        terminal.type("\n")
        terminal.wait_for("had planned right, right, turn back, right, right, left")
