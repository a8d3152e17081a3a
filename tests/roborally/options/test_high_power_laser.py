"""R9.14 High-Power Laser."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_14_the_high_power_laser_goes_through_a_wall_or_a_robot():
    shooter = robot("", "high_power_laser", answers={"high_power_laser": [1]})
    scene = Scene(
        """
        +    +    +    +    +
         0→ ·    ·|   · 1↑ ·
        """,
        shooter,
    ).play()
    assert scene.damage() == [0, 1]
    shooter = robot("", "high_power_laser", answers={"high_power_laser": [1]})
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    · 1↑ ·    · 2↑ · 3↑ ·
        """,
        shooter,
    ).play()
    assert scene.damage() == [0, 1, 1, 0]


def test_r9_14_only_the_first_wall_or_robot():
    shooter = robot("", "high_power_laser", answers={"high_power_laser": [1]})
    scene = Scene(
        """
        +    +    +    +    +
         0→ · 1↑ ·|2↑ ·    ·
        """,
        shooter,
    ).play()
    assert scene.damage() == [0, 1, 0]


def test_r9_14_where_nobody_stands_beyond_nobody_is_hit():
    scene = Scene(
        "+    +    +    +\n 0→ · 1→ ·    ·", robot(powered_down=True), robot("", "high_power_laser", answers={"high_power_laser": [1]})
    ).play()
    assert scene.damage() == [0, 0]
    assert scene.events("ShotFired") == []


def test_r9_14_its_owner_is_asked_in_each_register_and_nothing_goes_on_before():
    scene = Scene("+    +    +    +\n 0→ · 1↑ · 2↑ ·", robot("", "high_power_laser", ask=["high_power_laser"])).play()
    assert scene.told("DecisionAsked") == [("R9.14", 0, "high_power_laser", 1)]
    assert scene.damage() == [0, 0, 0]
    assert scene.answer(True).play().damage() == [0, 1, 1]
