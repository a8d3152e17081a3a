"""R9.28 Decisions answered beforehand."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_28_every_decision_can_be_left_to_a_policy_or_asked():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
        robot("", "pressor_beam", "brakes", ask=["weapon"]),
    ).play()
    assert scene.question == (0, "weapon")
    assert scene.answer("pressor_beam").play().all() == ["0,0 E", "4,0 N"]
