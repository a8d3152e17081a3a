"""R9.21 Rear-Firing Laser."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_21_the_rear_laser_fires_backwards():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         1↑ ·    · 0→ ·    · 2↑ ·    ·
        """,
        robot("", "rear_firing_laser"),
    ).play()
    assert scene.damage() == [0, 1, 1]
