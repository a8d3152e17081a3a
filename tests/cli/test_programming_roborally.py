"""RoboRally in the terminal before it runs: programs card by card, policies, the options of `play`, the painted board."""

from dataclasses import fields

import msgspec
import pytest

from swarmrally.cli.commands.play import play
from swarmrally.cli.terminal.asteroyds.options import Asked, Seating, Variant
from swarmrally.cli.terminal.roborally.board import board_lines, whole, window_around
from swarmrally.cli.terminal.roborally.draft import Editor
from swarmrally.cli.terminal.roborally.options import Factory, House
from swarmrally.cli.terminal.roborally.policies import policies_for, questions_for
from swarmrally.cli.terminal.roborally.table import seconds_from, setup_for
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.option_cards import NAMES
from swarmrally.roborally.forms.picture import draw
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.options.holding import gain_option

HAND = [820, 680, 520, 490, 480, 420, 360, 230, 20]


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


def test_a_kept_card_goes_where_its_policy_says():
    editing = pressed(editor("conditional_program"), *"12345", "k", "6")
    assert "conditional_program" in editing.program().asks
    for _ in range(3):
        editing.turn_policy("conditional_program")
    program = editing.program()
    assert "conditional_program" not in program.asks
    assert program.answers.conditional_program is not None
    assert (program.answers.conditional_program.card, program.answers.conditional_program.register) == (420, 3)


def test_every_policy_makes_a_legal_program():
    editing = editor(*NAMES)
    editing.seen.archive_optional = 1
    for question in questions_for(editing.seen, 0):
        for _ in policies_for(question, list(NAMES)):
            editing.turn_policy(question)
            editing.check(editing.draft)


# options


def asked(people=1, bots=None, **options) -> Asked:
    house = {field.name: options.pop(field.name) for field in fields(House) if field.name in options}
    return Asked(Seating(people=people, bots=bots), Variant(), Factory(**options), house=House(**house))


def begun(chosen: Asked, seed: str) -> Game:
    return Game(setup_for(chosen, seed), seed)


def test_robots_come_from_the_seed_unless_they_are_given():
    first, again = (begun(asked(), "seed").setup for _ in range(2))
    assert first == again
    assert len({seat.robot for seat in first.seats}) == 4
    assert begun(asked(robots=["wedge"]), "seed").setup.seats[0].robot == "wedge"


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
        ({"robots": ["wedge", "wedge"]}, "--robots"),
        ({"lives": 10}, "--lives"),
        ({"options_at_start": 4}, "--options-at-start"),
        ({"robot_teams": [1]}, "--robot-teams"),
        ({"robots_each": 0}, "--robots-each"),
        ({"robots_each": 9}, "--robots-each"),
        ({"robots_each": 3, "people": 2, "bots": 1}, "3 for each player"),
        ({"robots_each": 1, "course": "Interference"}, "--robots-each"),
        ({"special": ["toggle_boggle", "war_zone"]}, "--special"),
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
