"""`swarmrally play`: in lines, with keys in a pseudo-terminal, and with several people at one keyboard."""

import io
import json
import random
import subprocess
import sys

import msgspec
import pytest

from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.forms.writing import position_from
from swarmrally.asteroyds.playing.game import Game, Setup, retold, usual_seats
from swarmrally.asteroyds.playing.game import Game as AsteroydsGame
from swarmrally.asteroyds.playing.view import view
from swarmrally.cli.commands.play import play
from swarmrally.cli.terminal.asteroyds.draft import Editor
from swarmrally.cli.terminal.asteroyds.looking import look_up
from swarmrally.cli.terminal.asteroyds.options import Asked, Seating, Swarm, Variant, seconds_from, setup_from
from swarmrally.cli.terminal.asteroyds.sitting import choices
from swarmrally.cli.terminal.keys import named
from swarmrally.cli.terminal.roborally.options import Factory
from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.records import load
from swarmrally.kernel.refusal import Refusal


def played(monkeypatch, capsys, typed: str, **options) -> str:
    """What a game in lines printed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    play(**options)
    printed: str = capsys.readouterr().out
    return printed


def editor(mode="racing", pilot="hector", **rules) -> Editor:
    seats = usual_seats(2, mode)
    seats[0] = msgspec.structs.replace(seats[0], pilot=pilot)
    seats[1] = msgspec.structs.replace(seats[1], pilot="dolorosa" if pilot != "dolorosa" else "hector")
    return Editor(view(Game(Setup(Rules(mode=mode, **rules), seats), "x").state, 0), 0)


def pressed(keys, **rules):
    editing = editor(**rules)
    for key in keys:
        editing.press(key)
    return editing.plan()


# the plan on the chart


def test_seven_keys_are_a_plan():
    plan = pressed(["w", "up", "d", "left", "x", " ", "a"])
    assert plan.columns == ("forward", "forward", "right", "left", "turn_back", None)
    assert plan.energy == "left"


@pytest.mark.parametrize("seventh", ["x", " ", "e"])
def test_a_seventh_back_or_wait_leaves_the_shield_on(seventh):
    assert pressed("wwwwww" + seventh).energy == "shield"


def test_a_picked_column_is_replaced_and_filling_goes_on_at_the_next_empty_one():
    assert pressed("ww1da").columns == ("right", "forward", "left", None, None, None)


def test_power_pressed_again_takes_its_next_form():
    assert pressed("wp", pilot="1634", powers=True).columns[1] == "power:left1"
    assert pressed("wppp", pilot="1634", powers=True).columns[1] == "power:right1"
    assert pressed("wpp", pilot="mhand", powers=True).columns[1] == "power:right"
    assert pressed("wp1p", pilot="mhand", powers=True).columns[:2] == ("power:left", None)


def test_undo_and_clear():
    editing = editor()
    for key in "wwd":
        editing.press(key)
    editing.undo()
    assert editing.draft.slots[:3] == ("forward", "forward", "")
    editing.press("delete")
    assert editing.draft.is_empty
    editing.undo()
    assert editing.draft.slots[:2] == ("forward", "forward")


@pytest.mark.parametrize(
    ("keys", "rules", "reason"),
    [
        ("s", {}, "nobody shoots in Racing"),
        ("p", {}, "without powers"),
        ("ss", {"mode": "shooting", "one_shot": True}, "one_shot"),
        ("wwwwwwww", {}, "the plan is full"),
        ("g", {}, "only Lawrence"),
        ("wwp", {"powers": True, "pilot": "lawrence"}, "lawrence puts none"),
    ],
)
def test_what_is_against_the_rules_is_refused_at_once_and_changes_nothing(keys, rules, reason):
    editing = editor(**rules)
    for key in keys[:-1]:
        editing.press(key)
    before = editing.draft
    with pytest.raises(Refusal, match=reason):
        editing.press(keys[-1])
    assert editing.draft == before


def test_standing_orders_go_in_turn():
    assert [pressed("r" * times).ram for times in range(4)] == ["ask", False, True, "ask"]
    orders = [pressed("g" * times, pilot="lawrence", powers=True).emergency_shield for times in range(5)]
    assert orders == ["ask", "never", "fatal", "always", "ask"]


def test_a_tile_can_be_looked_up():
    game = Game(Setup(Rules(), usual_seats(2, "racing")), "abc")
    assert look_up(game.state, game.board, "13").startswith("Asteroid 13 (white/red) at ")
    assert "symbol 1" in look_up(game.state, game.board, "21")
    assert look_up(game.state, game.board, "d1") == "Drone 1 is not on the board."
    for nonsense in ("", "0", "99", "d9", "x", "²"):
        assert look_up(game.state, game.board, nonsense).startswith("Which tile?")


def test_a_decision_shows_what_each_answer_costs():
    assert choices("ram", 3, 2) == (
        "You have flown into an asteroid. Destroy it?",
        "3 damage, 5 of 6, the asteroid is gone and you fly on; once a game",
        "1 damage, 3 of 6, the rest of your plan is lost",
    )
    assert choices("emergency_shield", 2, 4)[1:] == ("1 damage, 5 of 6; once a game", "2 damage, 6 of 6 and the end")


@pytest.mark.parametrize(
    ("typed", "key", "rest"),
    [("w", "w", ""), ("\x1b[Aw", "up", "w"), ("\x1bOB", "down", ""), ("\x1b[1;2C", "shift-right", ""), ("\x1b[3~x", "delete", "x")],
)
def test_keys_have_names(typed, key, rest):
    assert named(typed) == (key, rest)


def test_half_an_escape_sequence_is_no_key_yet():
    assert named("\x1b[1;") == (None, "\x1b[1;")


# options


def test_pilots_and_colours_come_from_the_seed_unless_they_are_given():
    first, again = (setup_from(Asked(Seating(), Variant(), Factory()), "seed") for _ in range(2))
    assert first == again
    assert len({seat.pilot for seat in first.seats}) == 4
    given = setup_from(Asked(Seating(people=2, pilots=["mhand"], colours=["green", "blue"]), Variant(), Factory()), "seed").seats
    assert (given[0].pilot, given[0].colour, given[1].colour, len(given)) == ("mhand", "green", "blue", 5)


def test_every_rule_can_be_set():
    variant = Variant("targets", True, "random", True, True, True, False, True, True, True, 3, 4)
    setup = setup_from(
        Asked(Seating(bots=2, teams=["right", "left", "right"]), variant, Factory(), Swarm(asteroids=15, first_seat=1), None, 7), "seed"
    )
    assert msgspec.to_builtins(setup.rules) == {
        "mode": "targets",
        "powers": True,
        "dice_order": "random",
        "return_to_platform": True,
        "one_shot": True,
        "blocked_push_hits": True,
        "last_survivor_wins": False,
        "turrets_harmless": True,
        "fly_on": True,
        "own_platform": True,
        "targets_needed": {"left": 3, "right": 4},
    }
    assert ([seat.team for seat in setup.seats], setup.asteroids, setup.number) == (["right", "left", "right"], 15, 7)


@pytest.mark.parametrize(
    ("seating", "variant", "asteroids", "field"),
    [
        (Seating(people=7), Variant(), None, "--people"),
        (Seating(people=1, bots=0), Variant(), None, "--people"),
        (Seating(people=-1, bots=4), Variant(), None, "--people"),
        (Seating(pilots=["mhand", "mhand"]), Variant(), None, "--pilots"),
        (Seating(bots=1, colours=["red", "blue", "green"]), Variant(), None, "--colours"),
        (Seating(), Variant(targets_left=7), None, "--targets-left"),
        (Seating(), Variant(), 21, "--asteroids"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(seating, variant, asteroids, field):
    with pytest.raises(Refusal, match=field):
        setup_from(Asked(seating, variant, Factory(), Swarm(asteroids=asteroids)), "seed")


LAYOUT = """{"game": "asteroyds", "modes": ["shooting", "racing"],
 "tiles": [{"kind": "gate", "colour": "red", "at": [1, 3]}, {"kind": "gate", "colour": "red", "at": [11, 11]},
           {"kind": "gate", "colour": "white", "at": [1, 10]}, {"kind": "gate", "colour": "white", "at": [10, 3]}],
 "starts": [{"at": [6, 7], "heading": "W"}, {"at": [6, 9], "heading": "E"}, {"at": [7, 8], "heading": "E"}]}"""


def test_a_layout_of_ones_own_is_laid_for_any_pilots(tmp_path):
    (tmp_path / "mine.json").write_text(LAYOUT)
    swarm = Swarm(layout=tmp_path / "mine.json", leave_out=[2, 7], first_seat=2)
    setup = setup_from(Asked(Seating(bots=2, pilots=["mhand"], colours=["blue"]), Variant(), Factory(), swarm), "seed")
    assert (setup.rules.mode, setup.asteroids, setup.first_seat, len(setup.seats)) == ("shooting", [2, 7], 2, 3)
    game = AsteroydsGame(setup, "seed")
    assert game.state.first_seat == 2
    assert [game.board.places[cell] for cell in game.state.craft_cell[:3]] == [(6, 7), (6, 9), (7, 8)]


@pytest.mark.parametrize(
    ("swarm", "field"),
    [
        ({"asteroids": 3, "leave_out": [1]}, "--leave-out: expected nothing beside --asteroids"),
        ({"leave_out": [21]}, "--leave-out: expected priorities from 1 to 20"),
        ({"first_seat": 4}, "--first-seat: expected a seat from 0 to 3"),
        ({"layout": "mine.json"}, "/seats: expected .* 2 to 3"),
        ({"layout": "position.json"}, "position.json: expected a layout, with modes and starts; this is a position"),
        ({"layout": "nowhere.json"}, "nowhere.json: expected a layout that can be read"),
    ],
)
def test_a_swarm_that_can_not_be_is_refused_by_name(swarm, field, tmp_path):
    (tmp_path / "mine.json").write_text(LAYOUT)
    (tmp_path / "position.json").write_text('{"game": "asteroyds", "round": 1, "first_seat": 0, "tiles": [], "craft": []}')
    if "layout" in swarm:
        swarm = {**swarm, "layout": tmp_path / swarm["layout"]}
    with pytest.raises(Refusal, match=field):
        setup_from(Asked(Seating(), Variant(), Factory(), Swarm(**swarm)), "seed")


def test_a_layout_is_no_scenario(tmp_path):
    (tmp_path / "mine.json").write_text(LAYOUT)
    with pytest.raises(Refusal, match="expected a position, which has craft; this is a layout"):
        setup_from(Asked(Seating(), Variant(), Factory(), scenario=tmp_path / "mine.json"), "seed")


def test_the_stopwatch_is_the_rulebooks():
    assert [seconds_from(skill, mode, False) for skill in ("novice", "expert") for mode in ("racing", "drones")] == [50, 60, 20, 30]
    assert (seconds_from(None, "racing", False), seconds_from(None, "racing", True), seconds_from("none", "racing", False)) == (
        50,
        None,
        None,
    )
    for nonsense in ("0", "soon", "-3", "²"):
        with pytest.raises(Refusal, match="--seconds"):
            seconds_from(nonsense, "racing", False)


def test_a_scenario_gives_board_craft_and_rules(tmp_path, monkeypatch, capsys):
    game = Game(Setup(Rules(mode="drones"), usual_seats(3, "drones")), "abc")
    file = tmp_path / "scenario.json"
    file.write_bytes(msgspec.json.encode(position_from(game.state, game.board)))
    out = played(monkeypatch, capsys, "w\nq\n", scenario=file, seed="abc", variant=Variant(powers=True))
    assert "Welcome to Asteroyds, drones." in out
    assert "Bots: 2." in out
    with pytest.raises(Refusal, match="--pilots"):
        play(scenario=file, seating=Seating(pilots=["mhand"]))
    with pytest.raises(Refusal, match="missing"):
        play(scenario=tmp_path / "missing")


@pytest.mark.parametrize(
    ("bots", "variant", "line"),
    [
        (2, {}, "The right team is smaller: with --handicap 3 targets are enough for it."),
        (4, {}, "The right team is smaller: with --handicap 4 targets are enough for it."),
        (4, {"handicap": True}, "The left team needs 6 targets, the right one 4."),
        (3, {"targets_left": 2}, "The left team needs 2 targets, the right one 6."),
        (3, {}, None),
    ],
)
def test_a9_3_who_sits_down_in_unequal_teams_is_offered_a_handicap(monkeypatch, capsys, bots, variant, line):
    out = played(monkeypatch, capsys, "q\n", seating=Seating(bots=bots), variant=Variant(mode="targets", **variant), seed="abc")
    assert "Welcome to Asteroyds, targets." in out
    assert ("team" in out.split("Plan six moves")[0].split("shot theirs.")[1]) is (line is not None)
    assert line is None or line in out


# in lines


def test_a_game_in_lines_is_told_event_by_event_and_its_record_verifies(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.json"
    out = played(monkeypatch, capsys, "wwd.ax e\n" * 200, seed="abc", seating=Seating(bots=1), record=path)
    record = load(path)
    assert retold(record) == record.events
    assert record.events[-1][-1]["kind"] == "GameEnded"
    assert out.count(" [A") >= sum(map(len, record.events))
    assert f"Its hash {seed_hash('abc')}" in out
    assert "Seed abc" in out
    assert "\x1b" not in out


def test_bots_play_by_their_skill(tmp_path, monkeypatch, capsys):
    tokens = {}
    for skill in ("rookie", "drifter"):
        path = tmp_path / f"{skill}.json"
        played(monkeypatch, capsys, "\n" * 200, seed="abc", seating=Seating(people=0, bots=4, skill=skill), record=path)
        events = [event for stretch in load(path).events for event in stretch]
        tokens[skill] = sum(event["kind"] == "TokenTaken" for event in events)
    assert tokens["rookie"] > tokens["drifter"] + 3


def test_questions_are_answered_before_a_plan_is_sealed(monkeypatch, capsys):
    out = played(monkeypatch, capsys, "help\n?13\nlook 21\nv wwww\nboard\nsss\nw!\n\nq\n", seed="abc")
    assert "Asteroid 13 (white/red) at " in out
    assert "symbol 1" in out
    assert "Preview: ends at " in out
    assert "Refused: column 1: expected no shot: nobody shoots in Racing (A2.5)." in out
    assert "Refused: '!' is no letter of a plan" in out
    assert "Sealed" not in out
    assert "You left in round 1." in out


def test_a_preview_reckons_with_the_swarm_unless_less_help_is_wanted(monkeypatch, capsys):
    assert "into asteroid 1 in column 3" in played(monkeypatch, capsys, "v dwwwww\nq\n", seed="abc")
    assert "into the border in column 6" in played(monkeypatch, capsys, "v dwwwww\nq\n", seed="abc", assist="path")
    assert "Previews are off" in played(monkeypatch, capsys, "v dwwwww\nq\n", seed="abc", assist="none")


def test_leaving_keeps_the_record_and_it_can_be_resumed(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.json"
    out = played(monkeypatch, capsys, "x\n", seed="abc", record=path)
    assert f"You left in round 2. To go on: swarmrally play --resume {path}" in out
    out = played(monkeypatch, capsys, "x\n", resume=path, record=path)
    assert "You left in round 3." in out
    assert retold(load(path)) == load(path).events


def test_a_decision_is_asked_and_answered_in_lines(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.json"
    out = played(monkeypatch, capsys, "wwww\nmaybe\nyes\nq\n", seed="a", seating=Seating(bots=1), record=path)
    assert "Destroy it?" in out
    assert "y or n?" in out
    assert {"decision": "answer", "seat": 0, "yes": True} in [json.loads(bytes(decision)) for decision in load(path).decisions]


@pytest.mark.parametrize("mode", ["racing", "shooting", "targets", "drones"])
def test_nothing_that_is_typed_breaks_a_game(mode, monkeypatch, capsys):
    chance = random.Random(mode)
    letters = "wdaxs.per1234567g ?vlookqboard²é\x1b\t0"
    lines = ["".join(chance.choices(letters, k=chance.randrange(9))) for _ in range(150)]
    typed = "\n".join(line for line in lines if not line.strip().startswith("q"))
    out = played(monkeypatch, capsys, typed, seed=mode, seating=Seating(people=2), variant=Variant(mode=mode, powers=True))
    assert "Its hash" in out


def test_several_people_do_not_read_each_others_plans_in_lines(monkeypatch, capsys):
    out = played(monkeypatch, capsys, "\nddxdda\n\n......\nq\n", seed="abc", seating=Seating(people=2, bots=0))
    before_reveal = out.split(" had planned ")[0]
    second = before_reveal.split("press Enter when only")[2]
    assert "ddxdda" not in out
    assert "right" not in second
    assert "turn back" not in second


@pytest.mark.parametrize("typed", ["wwd\n", ""])
def test_a_pipe_is_enough(typed):
    command = [sys.executable, "-m", "swarmrally", "play", "--seed", "abc", "--bots", "1"]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert "You left in round" in done.stdout
    assert done.stderr == ""


def test_in_a_pipe_the_stopwatch_runs_when_it_is_asked_for():
    command = [sys.executable, "-m", "swarmrally", "play", "--seed", "abc", "--bots", "1", "--seconds", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert any("Time is up" in line for line in process.stdout)
        process.kill()


@pytest.mark.parametrize(
    "options", [["--people", "9"], ["--seconds", "soon"], ["--speed", "-1"], ["--record", "/no/such/folder/x"], ["--resume", "/no/such"]]
)
def test_bad_options_are_refused_in_one_line(options):
    done = subprocess.run([sys.executable, "-m", "swarmrally", "play", *options], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "expected" in done.stderr
