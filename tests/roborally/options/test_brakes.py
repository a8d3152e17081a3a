"""R9.3 Brakes."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_3_brakes_let_a_move_1_move_0():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1 1", "brakes", answers={"brakes": [1]}),
    ).play(2)
    assert scene.at(0) == "1,0 E"


def test_r9_3_brakes_can_be_asked_for():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1", "brakes", ask=["brakes"]),
    ).play()
    assert scene.question == (0, "brakes")
    assert scene.answer(True).play().at(0) == "0,0 E"
