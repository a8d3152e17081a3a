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
