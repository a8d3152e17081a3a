"""R9.7 Double-Barreled Laser."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_7_double_barreled_laser_deals_two():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
        robot("", "double_barreled_laser"),
    ).play()
    assert scene.damage() == [0, 2]
