"""A3.5-A3.8 The swarm pushes tiles, gates and craft."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import drawn, scene


@pytest.mark.parametrize("pushed", [" 5↗", "13↗", "21↗", "24↗"])
def test_a3_5_blue_shifts_the_tile_in_the_way_and_takes_its_place(pushed):
    before = """
        |   9→    5↗   .     .
        |                     0→.
        """
    behind = """
        |  .      9→    5↗   .
        |                     0→.
        """
    after = scene(before.replace(" 5↗", pushed))
    assert after.after == drawn(behind.replace(" 5↗", pushed))
    assert after.told("TilePushed")[0].endswith("from [0, 1], to [0, 2], by asteroid 9")


def test_a3_5_a_white_blue_tile_pushes_on_the_blue_die_only():
    after = scene(
        """
        |  17→    1↗   .     .
        |   0→.     .     .     .
        """,
        dice=(1, 1, 1),
    )
    assert after.told("TileBlocked", "TilePushed")[-2:] == [
        "A3.4 TileBlocked tile asteroid 17, at [0, 0], heading E, by asteroid 1",
        "A3.5 TilePushed tile asteroid 1, from [0, 1], to [0, 2], by asteroid 17",
    ]


def test_a3_5_blue_pushes_a_drone():
    after = scene(
        """
        |   9→   D1    .     T1↗
        |                     0→.
        """,
        mode="drones",
    )
    assert after.after == drawn(
        """
        |  .      9→   D1    T1↗
        |                     0→.
        """
    )


def test_a3_5_a_drone_on_its_turret_is_not_pushed():
    picture = """
        |   9→   @1↗   .     .
        |                     0→.
        """
    after = scene(picture, mode="drones")
    assert after.after == drawn(picture)
    assert after.told("TileBlocked")[-1] == "A3.4 TileBlocked tile asteroid 9, at [0, 0], heading E, by turret 1"


@pytest.mark.parametrize(("fixed", "mode"), [("###", "racing"), ("[ ]", "racing"), ("T1↗", "drones")])
def test_a3_5_blue_never_pushes_a_pod_a_platform_or_a_turret(fixed, mode):
    picture = """
        |   9→   ###   .     .
        |                     0→.
        """.replace("###", fixed)
    after = scene(picture, mode=mode)
    assert after.place("asteroid 9") == (0, 0)
    assert not after.happened("TilePushed")


@pytest.mark.parametrize(("behind", "named"), [(" 6↗", "asteroid 6"), ("22↗", "gate 22"), ("###", "pod"), ("[ ]", "platform")])
def test_a3_5_blue_does_not_push_two_tiles(behind, named):
    picture = """
        |   9→    5↗   ###   .
        |                     0→.
        """.replace("###", behind)
    after = scene(picture)
    assert after.after == drawn(picture)
    assert after.told("PushFailed") == [f"A3.5 PushFailed tile asteroid 9, at [0, 0], heading E, pushed asteroid 5, by {named}"]


def test_a3_5_blue_does_not_push_over_the_border():
    picture = """
        |   9→    5↗       0→.
        """
    after = scene(picture)
    assert after.after == drawn(picture)
    assert after.told("PushFailed") == ["A3.5 PushFailed tile asteroid 9, at [0, 0], heading E, pushed asteroid 5, by border"]


@pytest.mark.parametrize(("pushed", "mode"), [(" 5↗", "racing"), ("24↗", "shooting")])
def test_a3_5_blue_does_not_push_onto_a_craft(pushed, mode):
    picture = """
        |   9→    5↗ 0→.     .
        """.replace(" 5↗", pushed)
    after = scene(picture, mode=mode)
    assert after.after == drawn(picture)
    assert after.told("PushFailed")[0].endswith("by craft")


def test_a3_5_a_gate_that_can_be_crossed_is_pushed_onto_a_craft():
    after = scene(
        """
        |   9→   24↗ 0→.     .
        """
    )
    assert after.after == drawn(
        """
        |  .      9→ 0→24↗   .
        """
    )
    assert after.craft(0).tokens == [4]


def test_a3_5_but_not_where_another_tile_is():
    picture = """
        |   9→   24↗ 0→[ ]   .
        """
    after = scene(picture)
    assert after.after == drawn(picture)
    assert after.craft(0).tokens == []


PUSH_AT_CRAFT = """
        |   9→    5↗ 1→[ ]   .
        |                     0→.
        """


def test_a3_6_a_push_that_fails_because_of_a_craft_hurts_nobody():
    after = scene(PUSH_AT_CRAFT.replace("[ ]", ".  "), {1: "| r"})
    assert after.happened("PushFailed")
    assert not after.happened("CraftHit")


@pytest.mark.parametrize("ground", [".  ", "[ ]"])
def test_a3_6_with_blocked_push_hits_every_craft_there_is_hit_even_when_a_tile_shares_the_hex(ground):
    after = scene(
        PUSH_AT_CRAFT.replace("[ ]", ground),
        {1: "| f", 2: "f"},
        craft={2: {"shares": 1}},
        blocked_push_hits=True,
    )
    assert after.told("CraftHit", "CraftDamaged") == [
        "A3.6 CraftHit seat 1, tile asteroid 5",
        "A5.1 CraftDamaged seat 1, points 1, damage 1",
        "A3.6 CraftHit seat 2, tile asteroid 5",
    ]
    assert after.told("ShieldHeld") == ["A2.4 ShieldHeld seat 2, points 1"]
    assert after.place("asteroid 9") == (0, 0)


def test_a3_6_a_push_that_fails_for_another_reason_hits_nobody():
    border = """
        |   9→    5↗       0→.
        """
    tile = """
        |   9→    5↗   ### 0←.
        """
    crossable_gate = """
        |   9→   24↗ 0→[ ]   .
        """
    for picture in (border, tile, crossable_gate):
        after = scene(picture, {0: "| r"}, blocked_push_hits=True)
        assert after.happened("PushFailed")
        assert not after.happened("CraftHit")


def test_a3_6_a_solid_gate_hits_like_an_asteroid():
    after = scene(
        """
        |   9→   24↗ 0→.     .
        """,
        {0: "| f"},
        mode="shooting",
        blocked_push_hits=True,
    )
    assert after.told("CraftHit") == ["A3.6 CraftHit seat 0, tile gate 24"]


def test_a3_7_a_gate_enters_a_craft_s_hex_and_each_craft_there_takes_its_token():
    after = scene(
        """
        |  23→ 0→.     .
        |   2←.     .     .
        """,
        craft={1: {"shares": 0}},
    )
    assert [after.craft(seat).tokens for seat in range(3)] == [[3], [3], []]
    assert after.place("gate 23") == (0, 1)


def test_a3_7_a_pushed_gate_counts_too():
    after = scene(
        """
        |   9→   21↗ 0→.     .
        """,
        craft={1: {"shares": 0}},
    )
    assert after.told("TokenTaken") == [
        "A6.1 TokenTaken seat 0, symbol 1, column 0",
        "A6.1 TokenTaken seat 1, symbol 1, column 0",
    ]


def test_a3_7_the_craft_does_not_travel_with_the_gate():
    after = scene(
        """
        |0→23→   .     .
        |   1→.     .     .
        """
    )
    assert after.after == drawn(
        """
        |0→.     23→   .
        |   1→.     .     .
        """
    )


def test_a3_7_a_red_gate_that_sweeps_through_counts():
    after = scene(
        """
        |  21→ 0→.     .     .
        |   1→.     .     .     .
        """
    )
    assert after.after == drawn(
        """
        |  .   0→.     21→   .
        |   1→.     .     .     .
        """
    )
    assert after.craft(0).tokens == [1]


def test_a3_8_a_craft_destroyed_here_is_removed_at_once_and_its_plan_is_not_flown():
    after = scene(
        """
        |   1→ 0→.     .
        |   1→.     .     .
        """,
        {0: "f | f"},
        craft={0: {"damage": 5}},
    )
    assert after.after == drawn(
        """
        |   1→   .     .
        |   1→.     .     .
        """
    )
    assert after.told("CraftDestroyed", "FlightBegan") == ["A5.6 CraftDestroyed seat 0, at [0, 1]", "A4.1 FlightBegan seat 1"]


def test_a3_8_the_hex_is_free_for_the_tiles_that_move_later():
    after = scene(
        """
        |   1→ 0→.      2←   .
        |   1→.     .     .     .
        """,
        {0: "| f"},
        craft={0: {"damage": 5}},
    )
    assert after.after == drawn(
        """
        |   1→    2←   .     .
        |   1→.     .     .     .
        """
    )
