"""R9.17 Power-Down Shield."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_17_the_shield_stops_one_point_from_each_side():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ · 1← ·    ·
        laser 0,0 E 2
        """,
        robot("", "power_down_shield", powered_down=True),
    ).play()
    assert scene.damage() == [1, 0]


def test_r9_17_one_point_from_each_side_anew_in_each_register():
    scene = Scene(
        """
        +    +    +    +
            · 1↓ ·    ·
         2→ · 0↑ · 3← ·
            · 4↑ ·    ·
        """,
        robot("", "power_down_shield", powered_down=True),
    )
    assert scene.play().damage()[0] == 0
    assert scene.told("DamagePrevented") == [("R9.17", 0, "power_down_shield", 0)] * 4
    assert scene.play().damage()[0] == 0


def test_r9_17_not_while_the_robot_is_up():
    scene = Scene("+    +    +\n 0↑ · 1← ·", robot("", "power_down_shield")).play()
    assert scene.damage() == [1, 0]
