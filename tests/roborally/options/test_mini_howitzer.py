"""R9.16 Mini Howitzer."""

from __future__ import annotations

from tests.roborally.scene import Scene, fired, robot


def test_r9_16_the_howitzer_hurts_and_pushes_and_has_five_shots():
    scene = fired(
        """
        +    +    +    +    +    +    +
         0→ ·    · 1↑ ·    ·    ·    ·
        """,
        "mini_howitzer",
    )
    assert scene.play().all() == ["0,0 E", "3,0 N"]
    assert scene.damage() == [0, 1]
    assert scene.robot(0)["charges"] == {"mini_howitzer": 4}
    last = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    · 1↑ ·    ·    ·    ·
        """,
        robot("", "mini_howitzer", charges={"mini_howitzer": 1}, answers={"weapon": {"1": "mini_howitzer"}}),
    )
    assert last.play().options(0) == []
