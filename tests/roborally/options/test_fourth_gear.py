"""R9.12 Fourth Gear."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_12_fourth_gear():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("3", "fourth_gear", answers={"fourth_gear": [1]}),
    ).play()
    assert scene.at(0) == "4,0 E"
