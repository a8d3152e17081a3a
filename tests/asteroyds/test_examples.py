"""X1-X6 The printed examples."""

from __future__ import annotations

from tests.asteroyds.scene import drawn, scene


def test_x1_red_die_6_a_red_tile_moves_two_hexes_and_a_white_red_one_is_stopped_by_a_pod():
    after = scene(
        """
        |  .     .     .     .
        |      1←   .     .     13↗
        |  .     .     .     .
        |     .     .     ###   .
        |              .   0→.
        """,
        dice=(6, 6, 1),
    )
    assert after.after == drawn(
        """
        |  .     .     .     .
        |     .     .      1←   .
        |  .     .     .     13↗
        |     .     .     ###   .
        |              .   0→.
        """
    )
    assert after.told("TileMoved", "TileBlocked")[:4] == [
        "A3.3 TileMoved tile asteroid 1, from [1, 0], to [1, 1]",
        "A3.3 TileMoved tile asteroid 1, from [1, 1], to [1, 2]",
        "A3.3 TileMoved tile asteroid 13, from [1, 3], to [2, 3]",
        "A3.4 TileBlocked tile asteroid 13, at [2, 3], heading SW, by pod",
    ]


def test_x2_white_die_4_a_white_red_tile_moves_one_and_a_white_one_stays_before_a_craft():
    after = scene(
        """
        |  .     .     .     .
        |      5↙   .     .     13↗
        |  .   0→.     .     .
        """,
        dice=(5, 4, 1),
    )
    assert after.after == drawn(
        """
        |  .     .     .     13↗
        |      5↙   .     .     .
        |  .   0→.     .     .
        """
    )
    assert after.told("CraftHit") == ["A5.1 CraftHit seat 0, tile asteroid 5"]


def test_x3_blue_die_2_a_blue_tile_pushes_a_white_one_and_a_white_blue_one_cannot_push_two():
    after = scene(
        """
        |   9↙    5→   .     .
        |     13↗    1↗   17↗   .
        |                  0→.
        """,
        dice=(2, 2, 2),
    )
    assert after.after == drawn(
        """
        |  .      9↙    5→   .
        |     13↗    1↗   17↗   .
        |                  0→.
        """
    )
    assert after.told("TilePushed", "PushFailed") == [
        "A3.5 TilePushed tile asteroid 5, from [0, 1], to [0, 2], by asteroid 9",
        "A3.5 PushFailed tile asteroid 17, at [1, 2], heading W, pushed asteroid 1, by asteroid 13",
    ]


def test_x4_white_die_4_white_6_gets_the_hex_before_gate_24():
    after = scene(
        """
        |  .     .     24↖   .
        |      6→   .     .   0→.
        """,
        dice=(1, 4, 1),
    )
    assert after.after == drawn(
        """
        |  .      6→   24↖   .
        |     .     .     .   0→.
        """
    )


X5 = """
        |  .     .     .   0→.     .
        |     ###   .     .     .     .
        |  .     .     .   1→.     .
        """


def test_x5_turn_back_forward_left_right_meets_a_pod():
    after = scene(X5, {0: "b f l r"}, craft={0: {"damage": 3}})
    assert after.after == drawn(
        """
        |  .     .     .     .     .
        |     ### 0←.     .     .     .
        |  .     .     .   1→.     .
        """
    )
    assert after.craft(0).damage == 4
    assert after.told("CraftTurned", "CraftMoved", "CraftCollided") == [
        "A4.2 CraftTurned seat 0, column 1, from E, to W",
        "A4.2 CraftMoved seat 0, column 2, from [0, 3], to [0, 2]",
        "A4.2 CraftTurned seat 0, column 3, from W, to SW",
        "A4.2 CraftMoved seat 0, column 3, from [0, 2], to [1, 1]",
        "A4.2 CraftTurned seat 0, column 4, from SW, to W",
        "A4.4 CraftCollided seat 0, column 4, at [1, 1], heading W, with pod",
    ]


def test_x5_with_4_damage_it_can_not_destroy_anything_any_more():
    after = scene(
        """
        |  .   0→.      1↗   .   1→.
        """,
        {0: "f | shield ram=yes"},
        craft={0: {"damage": 4}},
    )
    assert not after.happened("AsteroidRammed")
    assert after.craft(0).damage == 5


def test_x6_a_shot_at_a_gate_is_stopped_by_the_white_asteroid_before_it():
    after = scene(
        """
        |0→.     .      5↗   24↗   .
        |                           1→.
        """,
        {0: "s"},
        mode="shooting",
    )
    assert after.told("ShotFired") == ["A8.1 ShotFired seat 0, column 1, from [0, 0], to [0, 2], hit asteroid 5"]
    assert after.craft(0).tokens == []
