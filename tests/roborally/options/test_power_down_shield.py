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
