"""R9.20 Ramming Gear."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_20_ramming_gear_hurts_what_it_pushes_or_bumps_per_step():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ · 1↑ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         2↑ ·    ·    ·    ·    ·    ·
        """,
        robot("2", "ramming_gear"),
    ).play()
    assert scene.damage() == [0, 3, 0]
    scene = Scene(
        """
        +    +    +    +    +
         0→ · 1↑ ·|   ·    ·
        """,
        robot("3", "ramming_gear"),
    ).play()
    assert scene.all() == ["0,0 E", "1,0 N"]
    assert scene.damage() == [0, 4]


def test_r9_20_a_ram_comes_after_the_step_and_its_losses():
    rammed = robot("", "brakes", answers={"discard_options": ["brakes"]})
    scene = Scene(
        """
        +    +    +    +
         0→ · 1↑ · 2↑ ·
        """,
        robot("1", "ramming_gear"),
        rammed,
        robot("", "recompile"),
    ).play()
    assert [event["option"] for event in scene.events("OptionDiscarded")] == ["recompile", "brakes"]


def test_r9_20_a_robot_pushed_into_a_pit_takes_nothing():
    scene = Scene("+    +    +    +\n 0→ · 1↑ ·    #", robot("1", "ramming_gear")).play()
    assert scene.at(1) is None
    assert scene.events("RobotDamaged") == []


def test_r9_20_only_the_robot_beside_it_and_only_by_its_own_move():
    scene = Scene("+    +    +    +    +\n 0→ · 1↑ · 2↑ ·    ·", robot("1", "ramming_gear", powered_down=False)).play()
    assert [event["seat"] for event in scene.events("RobotDamaged") if event["rule"] == "R9.20"] == [1]
    pushed = Scene("+    +    +    +    +\n 0→ · 1↓ · 2↑ ·    ·", robot("1"), robot("", "ramming_gear")).play()
    assert [event["rule"] for event in pushed.events("RobotDamaged")] == ["R7.1"]


def test_r9_20_back_up_rams_too():
    scene = Scene("+    +    +    +\n    · 1↑ · 0→ ·", robot("b", "ramming_gear")).play()
    assert [(event["rule"], event["seat"]) for event in scene.events("RobotDamaged")] == [("R9.20", 1)]


def test_r9_20_with_a_wall_between_there_is_no_bump():
    scene = Scene("+    +    +    +\n 0→ ·|1↑ ·    ·", robot("1", "ramming_gear")).play()
    assert scene.damage() == [0, 0]


def test_r9_20_a_ram_comes_from_the_rammer_s_side():
    shielded = robot("", "power_down_shield", powered_down=True)
    scene = Scene("+    +    +    +    +\n 0→ · 1↑ ·    ·    ·", robot("1", "ramming_gear"), shielded).play()
    assert scene.events("DamagePrevented")[0]["option"] == "power_down_shield"
    assert scene.damage() == [0, 1]


def test_r9_20_its_damage_is_bought_off_by_its_owner_who_can_be_asked():
    asked = robot("", "brakes", ask=["discard_option"])
    scene = Scene("+    +    +    +    +\n 0→ · 1↓ ·    ·    ·", robot("1", "ramming_gear"), asked).play()
    assert scene.question == (1, "discard_option")
    scene.answer("brakes").play()
    assert [event["rule"] for event in scene.events("RobotDamaged")] == ["R7.1"]
