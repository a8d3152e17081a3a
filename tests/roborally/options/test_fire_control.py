"""R9.10 Fire Control."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot


def test_r9_10_fire_control_locks_a_chosen_register():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
        robot("", "fire_control", answers={"fire_control": {"lock": 2}}),
    ).play()
    assert list(scene.robot(1)["locked"]) == ["2"]
    assert scene.damage() == [0, 1]


def test_r9_10_fire_control_destroys_an_option_and_nothing_stops_it():
    shooter = robot("", "fire_control", answers={"fire_control": {"destroy": "brakes"}})
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
        shooter,
        robot("", "brakes", "ablative_coat", answers={"discard_options": ["ablative_coat"]}),
    ).play()
    assert scene.options(1) == ["ablative_coat"]
    assert scene.damage() == [0, 0]


def test_r9_10_each_barrel_is_a_hit_of_its_own():
    shooter = robot("", "fire_control", "double_barreled_laser", answers={"fire_control": {"lock": 1}})
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1→ ·    ·    ·
        """,
        shooter,
        robot("l r l r u", damage=4),
    ).play()
    assert list(scene.robot(1)["locked"]) == ["1", "5"]
    assert scene.damage() == [0, 6]


def test_r9_10_its_damage_names_it():
    shooter = robot("", "fire_control", "double_barreled_laser", answers={"fire_control": {"lock": 1}})
    damaged = (
        Scene(
            """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
            shooter,
        )
        .play()
        .events("RobotDamaged")
    )
    assert [event["rule"] for event in damaged] == ["R9.10", "R7.1"]


LINE = "+    +    +    +\n 0→ ·    · 1↑ ·"


def test_r9_10_who_has_none_only_hurts():
    scene = Scene(LINE, robot("", "brakes", answers={"fire_control": {"lock": 2}})).play()
    assert scene.told("RobotDamaged") == [("R7.1", 1, 1)]
    assert scene.robot(1)["locked"] == {}


def test_r9_10_a_howitzer_s_hit_is_none_of_a_main_laser():
    orders = {"fire_control": {"lock": 2}, "weapon": {"1": "mini_howitzer"}}
    scene = Scene(LINE, robot("", "fire_control", "mini_howitzer", answers=orders)).play()
    assert scene.told("RobotDamaged") == [("R9.16", 1, 1)]
    assert scene.robot(1)["locked"] == {}


@pytest.mark.parametrize(("held", "options", "damage"), [("ablative_coat", [], 0), ("brakes", ["brakes"], 1)])
def test_r9_10_an_option_that_is_held_can_be_destroyed_else_it_hurts(held, options, damage):
    scene = Scene(LINE, robot("", "fire_control", answers={"fire_control": {"destroy": "ablative_coat"}}), robot("", held)).play()
    assert scene.options(1) == options
    assert scene.damage() == [0, damage]


def test_r9_10_a_choice_stands_while_the_target_s_owner_decides():
    scene = Scene(LINE, robot("", "fire_control", ask=["fire_control"]), robot("", "brakes", ask=["discard_option"])).play()
    assert scene.question == (0, "fire_control")
    assert scene.answer("damage").play().question == (1, "discard_option")
    scene.answer(None).play()
    assert len(scene.events("DecisionAsked")) == 2
    assert scene.damage() == [0, 1]
