"""R9.26 Tractor Beam."""

from __future__ import annotations

from tests.roborally.scene import fired


def test_r9_26_the_tractor_beam_pulls_but_not_an_adjacent_robot():
    scene = fired(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
        "tractor_beam",
    ).play()
    assert scene.all() == ["0,0 E", "2,0 N"]
    beside = fired(
        """
        +    +    +    +    +    +    +
         0→ · 1↑ ·    ·    ·    ·    ·
        """,
        "tractor_beam",
    ).play()
    assert beside.all() == ["0,0 E", "1,0 N"]
    assert beside.damage() == [0, 0]


def test_r9_26_only_the_robot_beside_it_is_too_near():
    scene = fired("+    +    +    +\n 0→ ·    · 1↑ ·", "tractor_beam").play()
    assert scene.all() == ["0,0 E", "1,0 N"]
    assert scene.told("ShotFired") == [("R9.26", 0, "tractor_beam", [0, 0], [2, 0], 1)]
    walled = fired("+    +    +    +    +\n 0→ ·    ·    · 1↑ ·", "tractor_beam").play()
    assert walled.told("RobotPushed") == [("R9.27", 1, [3, 0], [2, 0])]
