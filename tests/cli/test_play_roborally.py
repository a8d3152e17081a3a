"""`swarmrally play --game roborally`: in lines, with keys in a pseudo-terminal, and with several people at one keyboard."""

import io
import json
import random
import re
import subprocess
import sys

import msgspec
import pytest
from tests.cli.pseudo_terminal import PseudoTerminal

from swarmrally.cli.play import play
from swarmrally.cli.replay import film_of, played, replay
from swarmrally.cli.roborally_simulation import drift
from swarmrally.cli.terminal.options import Asked, Seating, Variant
from swarmrally.cli.terminal.roborally.board import board_lines, whole, window_around
from swarmrally.cli.terminal.roborally.draft import Editor
from swarmrally.cli.terminal.roborally.options import Factory
from swarmrally.cli.terminal.roborally.policies import policies_for, questions_for
from swarmrally.cli.terminal.roborally_table import begun, seconds_from
from swarmrally.kernel.records import load, save
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms import CourseForm, PartForm
from swarmrally.roborally.game import Game, Setup, retold, usual_seats
from swarmrally.roborally.options import NAMES
from swarmrally.roborally.options.holding import gain_option
from swarmrally.roborally.picture import draw
from swarmrally.roborally.view import view

SHORT = ("play", "--game", "roborally", "--seed", "abc", "--bots", "1", "--speed", "0", "--lives", "1")
HAND = [820, 680, 520, 490, 480, 420, 360, 230, 20]


def lines_of_play(monkeypatch, capsys, typed: str, **options) -> str:
    """What a game in lines printed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    play(game="roborally", **options)
    printed: str = capsys.readouterr().out
    return printed


def editor(*options: str, hand=HAND, **changes) -> Editor:
    """Somebody's hand, with these options and changes of the state."""
    game = Game(Setup(seats=usual_seats(2)), "x")
    game.state.hand[0, : len(hand)] = [card // 10 for card in hand]
    game.state.hand_count[0] = len(hand)
    for option in options:
        gain_option(game.state, 0, NAMES.index(option))
    for field, value in changes.items():
        getattr(game.state, field)[0] = value
    return Editor(game.course, view(game.state, 0), 0)


def pressed(editing: Editor, *keys: str) -> Editor:
    for key in keys:
        editing.press(key)
    return editing


def registers(editing: Editor) -> list[list[int] | None]:
    made = editing.program().registers
    assert isinstance(made, list)
    return made


# the program


def test_five_digits_are_a_program_and_the_hand_lies_by_priority():
    editing = pressed(editor(hand=HAND[::-1]), *"12345")
    assert editing.cards == HAND
    assert editing.program().registers == [[820], [680], [520], [490], [480]]
    assert editing.missing == []


@pytest.mark.parametrize("pick", [["r", "1"], ["!"]])
def test_a_picked_register_gets_the_next_card_and_filling_goes_on_at_the_next_free_one(pick):
    editing = pressed(editor(), "1", "2", *pick, "3", "4")
    assert editing.program().registers == [[520], [680], [490], None, None]


def test_the_tenth_card_is_0_and_the_eleventh_a_dash():
    editing = pressed(editor(hand=[*HAND[:8], 40, 30, 20]), "0", "-")
    assert registers(editing)[:2] == [[30], [20]]


def test_taking_back_emptying_and_clearing():
    editing = pressed(editor(), "1", "2", "3")
    editing.undo()
    assert registers(editing)[:3] == [[820], [680], None]
    assert registers(pressed(editing, "r", "1", "x"))[:2] == [None, [680]]
    assert pressed(editing, "delete").missing == [0, 1, 2, 3, 4]


def test_locked_registers_are_left_alone():
    editing = editor(to_program=0b00111, robot_locked=0b11000, robot_damage=6)
    assert pressed(editing, *"123").program().registers == [[820], [680], [520], None, None]
    with pytest.raises(Refusal, match="register 5 is locked"):
        pressed(editing, "r", "5")


@pytest.mark.parametrize(("option", "second"), [("crab_legs", "7"), ("dual_processor", "9")])
def test_two_cards_in_one_register_the_move_first(option, second):
    card = HAND[int(second) - 1]
    assert registers(pressed(editor(option), "3", "r", "1", second))[0] == [520, card]
    assert registers(pressed(editor(option), second, "r", "1", "3"))[0] == [520, card]
    assert registers(pressed(editor(), "3", "r", "1", second))[0] == [card]


def test_power_down_goes_in_turn_and_only_with_damage():
    assert [pressed(editor(robot_damage=1), *"p" * times).draft.power_down for times in range(4)] == ["no", "yes", "ask", "no"]
    assert "power_down" in pressed(editor(robot_damage=1), "p", "p").program().asks
    with pytest.raises(Refusal, match="only a damaged robot"):
        pressed(editor(), "p")


def test_cards_are_kept_for_conditional_program_and_flywheel():
    program = pressed(editor("conditional_program", "flywheel"), *"12345", "k", "6", "f", "7").program()
    assert program.answers.conditional_program is not None
    assert (program.answers.conditional_program.card, program.flywheel) == (420, 360)
    with pytest.raises(Refusal, match="only a robot with the option Flywheel"):
        pressed(editor(), "f", "1")


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ("11", "used already"),
        ("0", "there is no card 0"),
        ("123456", "every register has its card"),
        ("r9", "1 to 5"),
        ("x", "pick a register"),
    ],
)
def test_what_cannot_be_is_refused_at_once_and_changes_nothing(keys, reason):
    editing = pressed(editor(), *keys[:-1])
    before = editing.draft
    with pytest.raises(Refusal, match=reason):
        editing.press(keys[-1])
    assert editing.draft == before


def test_everything_is_asked_until_a_policy_stands():
    editing = editor("brakes", "tractor_beam")
    assert {"re_entry", "discard_option", "brakes", "weapon", "stay_down"} <= set(editing.program().asks)
    editing.turn_policy("brakes")
    editing.turn_policy("brakes")
    assert editing.program().answers.brakes == [1, 2, 3, 4, 5]
    assert "brakes" not in editing.program().asks
    for _ in range(2):
        editing.turn_policy("weapon")
    assert editing.program().answers.weapon == {str(register): "tractor_beam" for register in range(1, 6)}


def test_every_policy_makes_a_legal_program():
    editing = editor(*NAMES)
    editing.seen.archive_optional = 1
    for question in questions_for(editing.seen, 0):
        for _ in policies_for(question, list(NAMES)):
            editing.turn_policy(question)
            editing.check(editing.draft)


# options


def asked(people=1, bots=None, **factory) -> Asked:
    return Asked(Seating(people=people, bots=bots), Variant(), Factory(**factory))


def test_robots_come_from_the_seed_unless_they_are_given():
    first, again = (begun(asked(), "seed").setup for _ in range(2))
    assert first == again
    assert len({seat.robot for seat in first.seats}) == 4
    assert begun(asked(robots=["twonky"]), "seed").setup.seats[0].robot == "twonky"


def test_every_rule_can_be_set():
    rules = {"lives": 4, "archive_optional": True, "power_down_undamaged": True, "one_flag_per_turn": True, "play_on": True}
    setup = begun(asked(people=2, bots=1, course="dizzy dash", options_at_start=2, **rules), "seed").setup
    assert msgspec.to_builtins(setup.rules) == rules
    assert (setup.course, setup.options_at_start, len(setup.seats)) == ("Dizzy Dash", 2, 3)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"people": 9}, "--people"),
        ({"bots": 0}, "--people"),
        ({"robots": ["hal"]}, "--robots"),
        ({"robots": ["twonky", "twonky"]}, "--robots"),
        ({"lives": 10}, "--lives"),
        ({"options_at_start": 4}, "--options-at-start"),
        ({"robot_teams": [1]}, "--robot-teams"),
        ({"course": "Capture the Flag"}, "course"),
        ({"course": "Nowhere"}, "course"),
        ({"course": "missing.json"}, "missing.json"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(options, field):
    with pytest.raises(Refusal, match=field):
        begun(asked(**options), "seed")


def test_the_other_games_options_are_refused():
    with pytest.raises(Refusal, match="--mode"):
        play(game="roborally", variant=Variant(mode="drones"))
    with pytest.raises(Refusal, match="--course"):
        play(factory=Factory(course="Checkmate"))


def test_the_stopwatch_is_the_rulebooks():
    game, quick = begun(asked(), "seed"), begun(asked(course="Ball Lightning"), "seed")
    assert [seconds_from(given, game, False) for given in (None, "none", "rules", "45")] == [None, None, 30, 45]
    assert [seconds_from(None, quick, plain) for plain in (False, True)] == [30, None]
    for nonsense in ("0", "soon", "-3", "²"):
        with pytest.raises(Refusal, match="--seconds"):
            seconds_from(nonsense, game, False)


# the board


def test_the_painted_board_is_the_picture():
    game = begun(asked(), "seed")
    lines = [line.plain.rstrip() for line in board_lines(game.course, game.state, whole(game.course))]
    assert "\n".join(lines) == draw(game.course, game.state)


def test_a_large_course_is_shown_around_a_robot():
    game = begun(asked(course="Pilgrimage"), "seed")
    window = window_around(game.course, int(game.state.robot_cell[0]), 64, 20)
    assert (window.rows, window.columns) == (9, 12)
    assert "0↑" in "\n".join(line.plain for line in board_lines(game.course, game.state, window))


# in lines


def test_a_game_in_lines_is_told_event_by_event_and_its_record_verifies(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.json"
    typed = "12345\n1234\n123\n12\n1\n\n" * 60
    out = lines_of_play(
        monkeypatch, capsys, typed, seed="abc", seating=Seating(bots=1), factory=Factory(lives=1, options_at_start=3), record=path
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
    factory = Factory(options_at_start=3, archive_optional=True, power_down_undamaged=True)
    out = lines_of_play(monkeypatch, capsys, typed, seed="x", seating=Seating(people=2), factory=factory)
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


# replay


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """The record of a whole game between bots."""
    game = begun(asked(people=0, bots=3, lives=1, options_at_start=2), "abc")
    while not game.is_over:
        for seat in game.to_program():
            drift(game, seat)
        game.run()
    path = tmp_path_factory.mktemp("records") / "game.json"
    save(game.record(), path)
    return path


def test_a_record_is_printed_whole(path, capsys):
    record = load(path)
    film = film_of(played(record), record)
    assert film.note == ""
    assert replay(path, plain=True) == 0
    out = capsys.readouterr().out
    assert all(sentence.plain in out for sentence in film.sentences)
    assert "Seed abc" in out
    second = film.after(1, "]")
    assert film.events[second - 1] == {"kind": "TurnBegan", "beat": 0, "rule": "R1.2", "turn": 2}


def test_keys_step_through_a_record(path):
    record = load(path)
    last = sum(map(len, record.events))
    with PseudoTerminal("replay", str(path)) as terminal:
        terminal.wait_for(f"event 1 of {last}")
        terminal.type("\x1b[C")
        terminal.wait_for(f"event 2 of {last}")
        terminal.type("\x1b[F")
        terminal.wait_for(f"event {last} of {last}")
        terminal.type("\x1b[D")
        terminal.wait_for(f"event {last - 1} of {last}")
        terminal.type("q")
        assert terminal.end() == 0
        assert terminal.is_sane
