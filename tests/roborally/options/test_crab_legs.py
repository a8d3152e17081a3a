"""R9.6 Crab Legs."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_6_crab_legs_sidestep():
    scene = Scene(
        """
        +    +    +    +    +    +    +
            ·    ·    ·    ·    ·    ·
            · 0↑ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1+l", "crab_legs"),
    ).play()
    assert scene.at(0) == "0,1 N"
    scene = Scene(
        """
        +    +    +    +    +    +    +
            ·    ·    ·    ·    ·    ·
            · 0↑ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1+r", "crab_legs", "dual_processor"),
    ).play()
    assert scene.at(0) == "2,1 N"
