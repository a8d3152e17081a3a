"""R9.25 Superior Archive."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_25_superior_archive_comes_back_without_damage_unless_it_is_lost():
    for lost, damage in (("brakes", 0), ("superior_archive", 2)):
        falls = robot("1", "superior_archive", "brakes", answers={"lose_option": lost})
        scene = Scene(
            """
        +    +    +    +
         0→ ·    # 1→ ·
        """,
            falls,
        ).turn()
        assert scene.damage()[0] == damage
        assert [event["rule"] for event in scene.events("RobotReturned")] == ["R9.25" if damage == 0 else "R8.4"]
