"""R9.1 Ablative Coat."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_1_ablative_coat_takes_three_points_then_goes():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        laser 0,0 E 2
        """,
        robot("", "ablative_coat"),
    )
    assert scene.play().robot(0)["charges"] == {"ablative_coat": 1}
    assert scene.play().damage() == [1, 0]
    assert scene.options(0) == []
