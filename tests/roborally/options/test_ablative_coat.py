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


def test_r9_1_each_point_that_it_takes_is_told():
    coated = robot("", "ablative_coat", "brakes", powered_down=True)
    scene = Scene("+    +    +    +    +\n▷   · 0↑ ·    · 1↑ ·\nlaser 0,0 E 3", coated).play()
    assert scene.told("DamagePrevented") == [("R9.1", 0, "ablative_coat", left) for left in (2, 1, 0)]
    assert scene.told("OptionDiscarded") == [("R9.1", 0, "ablative_coat")]
    assert scene.options(0) == ["brakes"]
    assert scene.damage() == [0, 0]


def test_r9_1_without_the_coat_nothing_is_taken():
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1↑ ·", robot("", "brakes")).play()
    assert scene.damage() == [1, 0]
