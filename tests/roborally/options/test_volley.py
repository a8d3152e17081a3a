"""R9.27 A volley with options."""

from __future__ import annotations

import pytest
from tests.roborally.scene import JAMMED, Scene, fired, robot

from swarmrally.roborally.rules.options.scrambler import can_be_scrambled


@pytest.mark.parametrize(
    ("weapon", "rule"),
    [("mini_howitzer", "R9.16"), ("pressor_beam", "R9.18"), ("radio_control", "R9.19"), ("scrambler", "R9.24"), ("tractor_beam", "R9.26")],
)
def test_r9_27_a_shot_names_its_weapon(weapon, rule):
    scene = fired(
        """
        +    +    +    +    +    +    +
         0→ ·    · 1↑ ·    ·    ·    ·
        """,
        weapon,
    ).play()
    assert [event["rule"] for event in scene.events("ShotFired")] == [rule]
    assert [event["rule"] for event in scene.events("RobotDamaged")] == ([rule] if weapon == "mini_howitzer" else [])


def test_r9_27_displacements_of_a_volley_clash_like_pushers():
    press = {"weapon": {"1": "pressor_beam"}}
    pull = {"weapon": {"1": "tractor_beam"}}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    · 1↑ ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    · 2↑ ·    ·    ·    ·
        """,
        robot("", "pressor_beam", answers=press),
        robot(),
        robot("", "tractor_beam", answers=pull),
    ).play()
    assert scene.at(1) == "2,0 N"
    assert len(scene.events("PushFailed")) == 2


FACING = """
        +    +    +    +    +
         0→ ·    · 1↑ ·    ·
        """


def replaced(scene):
    """Which registers got another card, and by which option."""
    return [(event["register"], event["option"]) for event in scene.events("CardReplaced")]


def shooter(weapon, program=""):
    return robot(program, weapon, answers={"weapon": {"1": weapon}})


def test_r9_27_radio_control_comes_before_a_kept_card():
    kept = {"conditional_program": {"card": 70, "register": 2}}
    scene = Scene(FACING, shooter("radio_control"), robot("l l", "conditional_program", answers=kept)).play(2)
    assert replaced(scene) == []
    assert scene.state.kept_card[1] == 7


def test_r9_27_a_scrambler_comes_before_a_kept_card():
    kept = {"conditional_program": {"card": 70, "register": 2}}
    scene = Scene(FACING, shooter("scrambler"), robot("l l", "conditional_program", answers=kept), deck=[80]).play(2)
    assert replaced(scene) == [(2, "scrambler")]
    assert scene.state.kept_card[1] == 7


@pytest.mark.parametrize(("register", "swapped"), [(2, [2]), (1, [1, 2])], ids=["thrown there", "thrown before"])
def test_r9_27_an_abort_switch_comes_before_a_kept_card(register, swapped):
    orders = {"abort_switch": register, "conditional_program": {"card": 70, "register": 2}}
    scene = Scene(FACING, robot(), robot("l l", "abort_switch", "conditional_program", answers=orders), deck=[80, 90]).play(2)
    assert replaced(scene) == [(number, "abort_switch") for number in swapped]
    assert scene.state.kept_card[1] == 7


def test_r9_27_a_scrambler_comes_before_an_abort_switch_which_is_thrown_all_the_same():
    scene = Scene(FACING, shooter("scrambler"), robot("l l l", "abort_switch", answers={"abort_switch": 2}), deck=[80, 90]).play(3)
    assert replaced(scene) == [(2, "scrambler"), (3, "abort_switch")]
    assert [event["card"] for event in scene.events("RegisterRevealed") if event["seat"] == 1][1:] == [80, 370, 90]


def test_r9_27_radio_control_comes_before_a_scrambler():
    scene = Scene(
        """
        +    +    +    +    +
         0→ ·    · 1↑ · 2← ·
        """,
        shooter("radio_control"),
        robot("l l"),
        shooter("scrambler"),
        deck=[80],
    ).play()
    assert [event["seat"] for event in scene.events("ControlTaken")] == [1]
    assert replaced(scene) == []


def test_r9_27_a_register_is_scrambled_once():
    scene = Scene(FACING)
    assert can_be_scrambled(scene.state, 1, 1)
    scene.state.scrambled[1] = 1
    assert not can_be_scrambled(scene.state, 1, 1)


def test_r9_27_damage_comes_before_displacements_so_that_nobody_is_pushed_who_is_gone():
    scene = Scene(FACING, shooter("mini_howitzer"), robot(damage=9, locked=JAMMED), rules={"lives": 3}).play()
    assert scene.at(1) is None
    assert scene.events("RobotPushed") == scene.events("PushFailed") == []


CROSSFIRE = """
        +    +    +    +    +    +
         0→ ·    · 2↑ ·    ·    ·
         1→ ·    · 3→ ·    ·    ·
        """


def test_r9_27_choices_are_made_in_dock_order_then_everything_happens_at_once():
    scene = Scene(CROSSFIRE, robot("", "pressor_beam", ask=["weapon"]), robot("", "mini_howitzer", ask=["weapon"])).play()
    assert scene.question == (0, "weapon")
    assert scene.events("ShotFired") == []
    assert scene.answer("pressor_beam").play().question == (1, "weapon")
    scene.answer("mini_howitzer").play()
    assert scene.told("DecisionAsked") == [("R9.27", 0, "weapon", 1), ("R9.27", 1, "weapon", 1)]
    assert [(told[0], told[1]) for told in scene.told("ShotFired")] == [("R9.18", 0), ("R9.16", 1)]
    assert scene.told("RobotDamaged") == [("R9.16", 3, 1)]
    assert scene.told("RobotPushed") == [("R9.27", 2, [2, 0], [3, 0]), ("R9.27", 3, [2, 1], [3, 1])]
    assert len({event["beat"] for event in scene.events("RobotPushed")}) == 1
    assert scene.damage() == [0, 0, 0, 1]


def test_r9_27_nobody_is_asked_without_a_target_or_a_weapon():
    alone = Scene(
        "+    +    +    +\n 0↑ ·    · 1↓ ·", robot("", "pressor_beam", "brakes", ask=["weapon"]), robot("", "recompile", ask=["weapon"])
    ).play()
    assert alone.events("DecisionAsked") == []
    assert alone.events("ShotFired") == []


def test_r9_27_damage_of_a_main_laser_and_a_weapon_in_one_volley():
    scene = Scene(CROSSFIRE, robot("", "pressor_beam", answers={"weapon": {"1": "pressor_beam"}}), robot("", "brakes")).play()
    assert scene.told("ShotFired") == [
        ("R9.18", 0, "pressor_beam", [0, 0], [2, 0], 2),
        ("R7.1", 1, "main_laser", [0, 1], [2, 1], 3),
    ]
    assert scene.damage() == [0, 0, 0, 1]
    assert scene.all()[2:] == ["3,0 N", "2,1 E"]


def test_r9_27_an_owner_who_is_asked_in_mid_volley_stops_it_there():
    asked = robot("", "brakes", ask=["discard_option"])
    scene = Scene(
        CROSSFIRE, shooter("mini_howitzer"), robot("", "double_barreled_laser"), asked, robot("", "recompile", ask=["discard_option"])
    ).play()
    assert scene.question == (2, "discard_option")
    assert scene.damage() == [0, 0, 0, 0]
    assert scene.answer(None).play().question == (3, "discard_option")
    assert scene.answer("recompile").play().damage() == [0, 0, 1, 1]
    assert scene.told("RobotPushed") == [("R9.27", 2, [2, 0], [3, 0])]


def test_r9_27_who_falls_together_lost_together():
    scene = Scene(
        """
        +    +    +    +    +
         0→ ·    · 2↑ ·    #
         1→ ·    · 3↑ ·    #
        """,
        shooter("pressor_beam"),
        shooter("mini_howitzer"),
        robot("", "brakes", ask=["lose_option"]),
    ).play()
    assert scene.question == (2, "lose_option")
    assert scene.all()[2:] == [None, None]
    assert scene.state.robot_fell[2] == scene.state.robot_fell[3]
    assert scene.answer("brakes").play().events("FlagTouched") == []


def test_r9_27_a_weapon_that_was_lost_is_the_main_laser():
    scene = Scene(CROSSFIRE, robot("", "brakes", answers={"weapon": {"1": "pressor_beam"}})).play()
    assert scene.told("ShotFired")[0][:3] == ("R7.1", 0, "main_laser")


def test_r9_27_a_weapon_does_no_damage_that_an_earlier_laser_had_left():
    orders = {"weapon": {"2": "pressor_beam"}}
    scene = Scene(
        "+    +    +    +    +    +\n 0→ · 1↑ ·    · 2↑ ·    ·",
        robot("", "double_barreled_laser", "pressor_beam", answers=orders),
        robot(damage=9, locked=JAMMED),
    ).play(2)
    assert scene.all() == ["0,0 E", None, "4,0 N"]
    assert scene.damage() == [0, 0, 0]


def test_r9_27_nobody_else_takes_aim_before_the_owner_of_a_high_power_laser_has_decided():
    piercing = robot("", "high_power_laser", "pressor_beam", ask=["weapon", "high_power_laser"])
    scene = Scene("+    +    +    +\n 0→ · 1↑ · 2← ·", piercing).play()
    assert scene.answer("main_laser").play().question == (0, "high_power_laser")
    assert scene.events("ShotFired") == []
    assert scene.answer(True).play().damage() == [0, 2, 1]
    assert len(scene.events("DecisionAsked")) == 2


def test_r9_27_fire_control_is_of_the_main_laser_and_not_of_a_weapon():
    armed = robot("", "fire_control", "mini_howitzer", answers={"weapon": {"1": "mini_howitzer"}, "fire_control": {"lock": 2}})
    scene = Scene("+    +    +    +    +\n 0→ ·    · 1↑ ·    ·", armed).play()
    assert scene.events("RegisterLocked") == []
    assert scene.damage() == [0, 1]


def test_r9_27_who_is_hit_from_behind_decides_before_the_next_is_hit():
    hit = robot("", "brakes", ask=["discard_option"])
    scene = Scene("+    +    +    +\n 1↑ ·    · 0→ ·", robot("", "rear_firing_laser"), hit).play()
    assert scene.question == (1, "discard_option")
    assert scene.answer("brakes").play().damage() == [0, 0]
