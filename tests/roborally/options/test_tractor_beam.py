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
