"""`swarmrally play --game roborally`: in lines, with keys in a pseudo-terminal, and with several people at one keyboard."""

import io
import json
import random
import re
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from tests.cli.pseudo_terminal import PseudoTerminal

from swarmrally.cli.commands.play import play
from swarmrally.cli.terminal.asteroyds.options import Seating, Swarm
from swarmrally.cli.terminal.roborally.options import Factory, House
from swarmrally.kernel.records import load
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.schema import CourseForm, PartForm
from swarmrally.roborally.playing.game import retold

SHORT = ("play", "--game", "roborally", "--seed", "abc", "--bots", "1", "--speed", "0", "--lives", "1")


def lines_of_play(monkeypatch, capsys, typed: str, **options) -> str:
    """What a game in lines printed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    play(game="roborally", **options)
    printed: str = capsys.readouterr().out
    return printed


# in lines


def test_a_game_in_lines_is_told_event_by_event_and_its_record_verifies(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.json"
    typed = "12345\n1234\n123\n12\n1\n\n" * 60
    out = lines_of_play(
        monkeypatch, capsys, typed, seed="abc", seating=Seating(bots=1), house=House(lives=1, options_at_start=3), record=path
    )
    record = load(path)
    assert retold(record) == record.events
    assert record.events[-1][-1]["kind"] == "GameEnded"
    assert len(re.findall(r" \[R\d+\.\d+\]$", out, re.MULTILINE)) == sum(map(len, record.events))
    assert "wins" in out
    assert "Seed abc" in out
    assert "\x1b" not in out


def test_a_decision_is_asked_with_its_numbered_answers(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.json"
    out = lines_of_play(monkeypatch, capsys, "99\n2\nq\n", seed="abc", factory=Factory(course="Tricksy"), record=path)
    assert "Which of these options do you keep? (R10.1)\n  1  " in out
    assert "A number from 1 to 3?" in out
    decisions = [json.loads(bytes(decision)) for decision in load(path).decisions]
    answers = [decision["answer"] for decision in decisions if decision["decision"] == "answer" and decision["seat"] == 0]
    assert len(answers) == 1
    assert answers[0].replace("_", " ").lower() in out.lower().replace("-", " ")


def test_questions_are_answered_before_a_program_is_done(monkeypatch, capsys):
    out = lines_of_play(monkeypatch, capsys, "help\nhand\nboard\nmachines\no\no 1\n1234\n12z\nrecompile\n\nq\n", seed="abc")
    assert out.count("A program is a line of digits") == 3
    assert "laser at 11,2 firing W, 1 beam" in out
    assert "come back: facing N" in out
    assert "Refused: register 5 has no card." in out
    assert "Refused: 'z' is no letter of a program" in out
    assert "Refused: only a robot with the option Recompile" in out
    assert "You left in turn 1." in out


def test_leaving_keeps_the_record_and_it_can_be_resumed(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.json"
    out = lines_of_play(monkeypatch, capsys, "56789\n", seed="abc", record=path)
    assert f"You left in turn 2. To go on: swarmrally play --resume {path}" in out
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    play(resume=path)
    assert "Welcome to RoboRally, Risky Exchange." in capsys.readouterr().out


def test_nothing_that_is_typed_breaks_a_game(monkeypatch, capsys):
    chance = random.Random("roborally")
    lines = ["".join(chance.choices("1234567890-rkfpxo !²é\t", k=chance.randrange(9))) for _ in range(300)]
    typed = "\n".join(part for line in lines for part in (line, "12345"))
    house = House(options_at_start=3, archive_optional=True, power_down_undamaged=True)
    out = lines_of_play(monkeypatch, capsys, typed, seed="x", seating=Seating(people=2), house=house)
    assert "Its hash" in out


def test_several_people_do_not_read_each_others_cards_in_lines(monkeypatch, capsys):
    out = lines_of_play(monkeypatch, capsys, "\n12345\n\n12345\nq\n", seed="abc", seating=Seating(people=2, bots=0))
    pages = re.split(r"\n{50,}", out)
    numbers = [set(re.findall(r"\((\d+)\)", page)) for page in pages]
    first, second = [number for number, page in enumerate(pages) if "Hand: " in page][:2]
    told = next(number for number, page in enumerate(pages) if " revealed " in page)
    assert first < second < told
    assert len(numbers[first]) == len(numbers[second]) == 9
    for hand in (first, second):
        assert not any(numbers[hand] & numbers[page] for page in range(told) if page != hand)
        assert len(numbers[hand] & numbers[told]) <= 5


# several robots for one player


def test_a_person_with_two_robots_programs_one_after_the_other_and_looks_at_both(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.json"
    chosen = Factory(robots=["wedge", "crate"], robots_each=2)
    out = lines_of_play(monkeypatch, capsys, "12345\n12345\nq\n", seed="abc", seating=Seating(bots=1), factory=chosen, record=path)
    assert "You drive Wedge (red, number 0 on the board) and Crate (" in out
    assert "Robots of bots: 2." in out
    assert "looks away" not in out
    first, second = out.index("Wedge, seat 0: your program"), out.index("Crate, seat 1: your program")
    assert first < second < out.index(" revealed ")
    assert load(path).owners == [0, 0, 1, 1]
    monkeypatch.setattr(sys, "stdin", io.StringIO("12345\n12345\nq\n"))
    play(resume=path)
    again = capsys.readouterr().out
    assert "You drive Wedge" in again
    assert "Crate, seat 1: your program" in again


def test_two_people_with_two_robots_each_hand_the_keyboard_over(monkeypatch, capsys):
    typed = "\n12345\n\n12345\n\n12345\n\n12345\nq\n"
    out = lines_of_play(monkeypatch, capsys, typed, seed="abc", seating=Seating(people=2, bots=0), factory=Factory(robots_each=2))
    assert out.count("Everybody else looks away") >= 4
    assert " revealed " in out


def test_in_interference_a_person_has_a_racer_and_a_blocker(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.json"
    chosen = Factory(course="Interference", robots=["wedge", "crate", "egg"])
    out = lines_of_play(monkeypatch, capsys, "12345\n12345\nq\n", seed="abc", seating=Seating(bots=1), factory=chosen, record=path)
    assert "You drive Wedge (red, number 0 on the board) and Egg (" in out
    assert "Your racer touches the flags in order" in out
    assert load(path).owners == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("course", "goal"),
    [("Risky Exchange", "Touch the 3 flags"), ("War Zone", "last team with a life left"), ("Capture the Flag", "carry it to your home")],
)
def test_who_sits_down_is_told_how_to_win_there(monkeypatch, capsys, course, goal):
    assert goal in lines_of_play(monkeypatch, capsys, "q\n", seed="abc", factory=Factory(course=course))


def test_a_course_may_have_rules_of_others(monkeypatch, capsys):
    out = lines_of_play(monkeypatch, capsys, "1\nq\n", seed="abc", house=House(special=["tricksy"]))
    assert "Which of these options do you keep? (R10.1)" in out


@pytest.mark.parametrize("typed", ["12345\n", ""])
def test_a_pipe_is_enough(typed):
    command = [sys.executable, "-m", "swarmrally", *SHORT[:-2]]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert "You left in turn" in done.stdout
    assert done.stderr == ""


def test_in_a_pipe_the_stopwatch_runs_when_it_is_asked_for():
    command = [sys.executable, "-m", "swarmrally", *SHORT, "--seconds", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert any("filled at random from your hand (R3.2)" in line for line in process.stdout)
        process.kill()


def test_a_course_of_ones_own(tmp_path):
    path = tmp_path / "course.json"
    boards = [PartForm("chop_shop", 0, 0)]
    path.write_bytes(msgspec.json.encode(CourseForm(boards=boards, dock=PartForm("docking_bay_plain", 0, 12), flags=[(5, 5)])))
    command = [sys.executable, "-m", "swarmrally", *SHORT, "--course", str(path)]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    assert "a course of your own" in done.stdout


SCENARIO: dict[str, Any] = {
    "game": "roborally",
    "rules": {"lives": 2, "play_on": True},
    "course": "Dizzy Dash",
    "turn": 7,
    "robots": [
        {"seat": 0, "dock": 2, "at": [3, 3], "heading": "E", "archive": [3, 3], "damage": 6, "locked": {"5": [490], "4": [70]}, "lives": 1},
        {"seat": 1, "dock": 1, "at": [6, 6], "heading": "W", "archive": [6, 6], "options": ["brakes"], "flags": 1},
        {"seat": 2, "dock": 3, "at": [8, 8], "heading": "N", "archive": [8, 8], "powered_down": True},
    ],
    "programs": [],
}


FLOOR: dict[str, Any] = {"floor": {"width": 12, "height": 12}, "flags": [[0, 0], [11, 11]]}


@pytest.fixture
def scenario(tmp_path):
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(SCENARIO))
    return file


def test_a_scenario_gives_course_robots_and_rules(scenario, tmp_path, monkeypatch, capsys):
    path, chosen = tmp_path / "game.json", Factory(robots=["egg"])
    house = House(one_flag_per_turn=True)
    out = lines_of_play(monkeypatch, capsys, "board\nq\n", scenario=scenario, seed="abc", factory=chosen, house=house, record=path)
    assert "Welcome to RoboRally, Dizzy Dash." in out
    assert "You drive Egg" in out
    assert "Bots: 2." in out
    assert "at 3,3 facing E, damage 6, lives 1, flags 0, archive 3,3" in out
    assert "Turn 7" in out
    record = load(path)
    assert retold(record) == record.events
    rules = json.loads(bytes(record.setup))["scenario"]["rules"]
    assert (rules["lives"], rules["play_on"], rules["one_flag_per_turn"]) == (2, True, True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    play(resume=path)
    assert "Welcome to RoboRally, Dizzy Dash." in capsys.readouterr().out


def test_a_person_whose_robot_is_fully_locked_may_power_down(scenario, monkeypatch, capsys):
    robots = [dict(robot) for robot in SCENARIO["robots"]]
    robots[0] |= {"damage": 9, "locked": {"5": [490], "4": [70], "3": [80], "2": [90], "1": [100]}, "lives": 2}
    scenario.write_text(json.dumps({**SCENARIO, "robots": robots}))
    out = lines_of_play(monkeypatch, capsys, "p\nq\n", scenario=scenario, seed="abc", factory=Factory(robots=["egg"]))
    assert "Hand: no cards" in out
    assert "Egg announced a power-down" in out


@pytest.mark.parametrize(
    ("named", "options"),
    [
        ("--course", {"factory": Factory(course="Checkmate")}),
        ("--options-at-start", {"house": House(options_at_start=1)}),
        ("--options", {"house": House(options=False)}),
        ("--robot-teams", {"factory": Factory(robot_teams=[0, 1, 1])}),
        ("--lives", {"house": House(lives=10)}),
        ("--people", {"seating": Seating(people=4)}),
        ("--bots", {"seating": Seating(bots=3)}),
        ("--robots", {"factory": Factory(robots=["egg", "egg"])}),
        ("--asteroids", {"swarm": Swarm(asteroids=3)}),
    ],
)
def test_what_a_scenario_says_is_no_option(scenario, named, options):
    with pytest.raises(Refusal, match=f"^{named}: expected"):
        play(game="roborally", scenario=scenario, **options)


def test_r8_5_places_are_raced_for_only_where_there_are_any(scenario):
    with pytest.raises(Refusal, match=r"^--play-on: expected false"):
        play(game="roborally", factory=Factory(course="Day of the SuperBot"), house=House(play_on=True))
    scenario.write_text(json.dumps({**SCENARIO, "course": {**FLOOR, "special": "superbot"}}))
    with pytest.raises(Refusal, match=r"scenario\.json: /rules/play_on: expected false"):
        play(game="roborally", scenario=scenario)
    scenario.write_text(json.dumps({**SCENARIO, "rules": {}, "course": {**FLOOR, "special": "superbot"}}))
    with pytest.raises(Refusal, match=r"^--play-on: expected false"):
        play(game="roborally", scenario=scenario, house=House(play_on=True))


def test_a_scenario_that_is_none_is_refused(scenario, tmp_path):
    with pytest.raises(Refusal, match="missing"):
        play(game="roborally", scenario=tmp_path / "missing")
    scenario.write_text(json.dumps({**SCENARIO, "course": "Nowhere"}))
    with pytest.raises(Refusal, match=r"^/course: expected the name of a course"):
        play(game="roborally", scenario=scenario)
    with pytest.raises(Refusal, match="game"):
        play(game="asteroyds", scenario=scenario)


# with keys


def test_a_whole_game_with_keys(tmp_path):
    path = tmp_path / "game.json"
    answers = {"begins": "\n", "no card yet": "", "take back": "123456789\n", "Enter takes the first": "\n", "goes on": "\n"}
    with PseudoTerminal(*SHORT, "--record", str(path)) as terminal:
        while "Its hash" not in (text := terminal.settle(0.2)):
            asked_last = max(answers, key=text.rfind)
            if asked_last in text:
                terminal.type(answers[asked_last])
        assert terminal.end() == 0
        assert terminal.is_sane
    record = load(path)
    assert retold(record) == record.events
    assert record.events[-1][-1]["kind"] == "GameEnded"


def test_help_policies_and_refusals_on_the_screen():
    with PseudoTerminal(*SHORT) as terminal:
        terminal.wait_for("Q leaves")
        terminal.type("\n")
        terminal.wait_for("take back")
        terminal.settle(0.1)
        terminal.type("?")
        terminal.wait_for("Any key goes back")
        terminal.type("\x1b")
        terminal.wait_for("take back")
        terminal.type("o")
        terminal.wait_for("come back: ask me")
        terminal.type("1")
        terminal.wait_for("come back: facing N")
        terminal.type(" ")
        terminal.wait_for("take back")
        terminal.type("12\n")
        terminal.wait_for("Registers 3, 4, 5 have no card yet (R3.1).")
        terminal.type("1")
        terminal.wait_for("is used already")
        terminal.type("q")
        assert terminal.end() == 0
        assert "You left in turn 1." in terminal.seen


def test_when_the_time_is_up_empty_registers_are_filled(tmp_path):
    path = tmp_path / "game.json"
    with PseudoTerminal(*SHORT, "--seconds", "2", "--record", str(path)) as terminal:
        terminal.wait_for("Q leaves")
        terminal.type("\n")
        terminal.wait_for("0:02")
        terminal.settle(0.1)
        terminal.type("3")
        terminal.wait_for("filled at random [R3.2]", "goes on", "Enter takes the first")
        terminal.type("q")
        assert terminal.end() == 0
    decisions = [json.loads(bytes(decision)) for decision in load(path).decisions]
    timed = next(decision["program"] for decision in decisions if decision["decision"] == "time_out")
    assert timed["registers"][0] is not None
    assert timed["registers"][1:] == [None] * 4


def test_the_second_persons_screen_holds_no_trace_of_the_first_ones_cards():
    game = ("play", "--game", "roborally", "--seed", "abc", "--people", "2", "--bots", "0", "--speed", "0")
    with PseudoTerminal(*game) as terminal:
        terminal.wait_for("Q leaves")
        terminal.type("\n")
        terminal.wait_for("when only you can see")
        terminal.type("\n")
        terminal.wait_for("take back")
        terminal.settle(0.3)
        terminal.type("12345")
        first = {number for number in re.findall(r"\d+", terminal.settle()) if int(number) >= 50}
        assert len(first) >= 5
        terminal.type("\n")
        secret = terminal.settle()
        assert "when only you can see" in secret
        terminal.type("\n")
        secret += terminal.settle()
        assert "take back" in secret
        assert not first & set(re.findall(r"\d+", secret))
        terminal.type("q")
