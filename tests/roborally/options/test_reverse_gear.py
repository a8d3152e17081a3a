"""R9.23 Reverse Gear."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_23_reverse_gear():
    scene = Scene(
        """
        +    +    +    +    +    +    +
            ·    ·    · 0→ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("b", "reverse_gear", answers={"reverse_gear": [1]}),
    ).play()
    assert scene.at(0) == "1,0 E"
