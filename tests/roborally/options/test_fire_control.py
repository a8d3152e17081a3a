"""R9.10 Fire Control."""

from __future__ import annotations

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
