"""A3 The swarm moves."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import drawn, scene


def moved_by(after):
    """The tiles that each die moved, in order."""
    moved: dict[str, list[str]] = {}
    for event in after.events:
        if event["kind"] == "DieCalled":
            tiles = moved.setdefault(event["colour"], [])
        elif event["kind"] == "TileMoved" and event["tile"] not in tiles:
            tiles.append(event["tile"])
    return moved


ONE_OF_EACH = """
        |   1→   .     .     .     .
        |      5→   .     .     .     .
        |   9→   .     .     .     .
        |     13→   .     .     .     .
        |  17→   .     .     .     .
        |     21→   .     .     .     .
        |  23→   .     .     .     .
        |   0→.     .     .     .     .
        """


def test_a3_1_each_die_moves_the_tiles_of_its_colour():
    assert moved_by(scene(ONE_OF_EACH)) == {
        "red": ["asteroid 1", "asteroid 13", "gate 21"],
        "white": ["asteroid 5", "asteroid 13", "asteroid 17", "gate 23"],
        "blue": ["asteroid 9", "asteroid 17"],
    }


def test_a3_1_a_tile_of_two_colours_reads_each_die_for_itself():
    after = scene(
        """
        |  13→   .     .     .
        |     .     .     .     .
        |0→.     .     .     .
        """,
        dice=(1, 5, 1),
    )
    assert after.after == drawn(
        """
        |  .     .     .     .
        |     .     .     13→   .
        |0→.     .     .     .
        """
    )


def test_a3_1_drones_move_with_the_red_and_the_white_die():
    after = scene(
        """
        |  T1→   .     .     .     .
        |   0→.     .     .     .     .
        """,
        mode="drones",
    )
    assert moved_by(after) == {"red": ["drone 1"], "white": ["drone 1"], "blue": []}


def test_a3_2_tiles_move_by_ascending_priority():
    after = scene(
        """
        |   2→   .     .     .      1←
        |   0→.     .     .     .     .
        """
    )
    assert after.after == drawn(
        """
        |  .      2→    1←   .     .
        |   0→.     .     .     .     .
        """
    )


def test_a3_2_gates_come_after_all_asteroids_of_the_die():
    after = scene(
        """
        |  21→   .     13←
        |   0→.           .
        """,
        dice=(1, 2, 1),
    )
    assert after.after == drawn(
        """
        |  21→   13←   .
        |   0→.           .
        """
    )


def test_a3_2_each_tile_finishes_its_whole_move_before_the_next():
    after = scene(
        """
        |  .      1→   .     .
        |      2→   .     .     .
        |0→.     .     .     .
        """
    )
    steps = [event["tile"] for event in after.events if event["kind"] == "TileMoved"]
    assert steps == ["asteroid 1", "asteroid 1", "asteroid 2", "asteroid 2"]


def test_a3_2_a_tile_blocked_by_one_that_has_not_moved_yet_stays():
    after = scene(
        """
        |   5→    6→   .     .
        |   0→.     .     .     .
        """
    )
    assert after.after == drawn(
        """
        |   5→   .      6→   .
        |   0→.     .     .     .
        """
    )


def test_a3_2_drones_go_before_all_other_tiles():
    after = scene(
        """
        |  T1→   .      1←
        |   0→.     .     .
        """,
        mode="drones",
    )
    assert after.after == drawn(
        """
        |  T1→   D1     1←
        |   0→.     .     .
        """
    )


def test_a3_2_drones_go_by_symbol():
    after = scene(
        """
        |  T2→   .     T1←
        |   0→.     .     .
        """,
        mode="drones",
    )
    assert after.after == drawn(
        """
        |  @2→   D1    T1←
        |   0→.     .     .
        """
    )


def test_a3_3_red_moves_up_to_two_hexes():
    after = scene(
        """
        |   1→   .     .     .     .
        |      2→   .     ###   .     .
        |   3→   ###   .     .     .
        |   0→.     .     .     .     .
        """
    )
    assert after.after == drawn(
        """
        |  .     .      1→   .     .
        |     .      2→   ###   .     .
        |   3→   ###   .     .     .
        |   0→.     .     .     .     .
        """
    )


def test_a3_3_white_moves_one_hex_or_none():
    after = scene(
        """
        |   5→   .     .     .
        |      6→   ###   .     .
        |  23→   .     .     .
        |   0→.     .     .     .
        """
    )
    assert after.after == drawn(
        """
        |  .      5→   .     .
        |      6→   ###   .     .
        |  .     23→   .     .
        |   0→.     .     .     .
        """
    )


def test_a3_3_blue_moves_one_hex_and_may_push():
    after = scene(
        """
        |   9→   .     .     .
        |     10→    1↖   .     .
        |0→.     .     .     .
        """,
        dice=(1, 1, 1),
    )
    assert after.place("asteroid 9") == (0, 1)
    assert after.place("asteroid 10") == (1, 1)
    assert moved_by(after)["blue"] == ["asteroid 9", "asteroid 10"]


def test_a3_3_red_and_white_do_not_push():
    after = scene(
        """
        |   1→    9↗   .      5→    2↗   .     17→    3↗   .
        |                                             0→.
        """,
        dice=(1, 1, 4),
    )
    assert not after.happened("TilePushed")
    assert after.after == drawn(
        """
        |   1→    9↗   .      5→    2↗   .     17→    3↗   .
        |                                             0→.
        """
    )


def test_a3_4_off_the_board_is_blocked():
    after = scene(
        """
        |   1↖   .      5→
        |   0→.     .     .
        """
    )
    assert after.told("TileBlocked") == [
        "A3.4 TileBlocked tile asteroid 1, at [0, 0], heading NW, by border",
        "A3.4 TileBlocked tile asteroid 5, at [0, 2], heading E, by border",
    ]
    assert not after.happened("TileMoved")


def test_a3_4_a_craft_blocks_the_tile_and_is_hit():
    after = scene(
        """
        |   1→   .   0→.     .
        |   1→.     .     .     .
        """,
        {0: ". | f"},
    )
    assert after.told("TileBlocked", "CraftHit", "CraftDamaged") == [
        "A3.4 TileBlocked tile asteroid 1, at [0, 1], heading E, by craft",
        "A5.1 CraftHit seat 0, tile asteroid 1",
        "A5.1 CraftDamaged seat 0, points 1, damage 1",
    ]
    assert after.place("asteroid 1") == (0, 1)


def test_a3_4_every_craft_on_the_hex_is_hit():
    after = scene(
        """
        |   1→ 1→.     .     .
        |   0→.     .     .     .
        """,
        {1: "| f", 2: "| f"},
        craft={2: {"shares": 1}},
    )
    assert [after.craft(seat).damage for seat in range(3)] == [0, 1, 1]


@pytest.mark.parametrize("shared", ["[ ]", "21↗"])
@pytest.mark.parametrize("tile", [" 1→", " 9→"])
def test_a3_4_a_craft_is_hit_even_when_a_tile_shares_its_hex_and_nothing_is_pushed(shared, tile):
    picture = """
        |   1→ 0↘[ ]   .     .
        |   1→.     .     .     .
        """
    after = scene(picture.replace("[ ]", shared).replace(" 1→ ", f"{tile} "), {0: "| f"})
    assert after.craft(0).damage == 1
    assert not after.happened("TileMoved")
    assert not after.happened("TilePushed")


def test_a3_4_a_gate_that_can_be_crossed_passes_over_the_craft():
    after = scene(
        """
        |  23→ 0→.     .
        |   1→.     .     .
        """,
        {0: "| r"},
        craft={0: {"damage": 2}},
    )
    assert not after.happened("CraftHit")
    assert after.told("TokenTaken") == ["A6.1 TokenTaken seat 0, symbol 3, column 0"]


@pytest.mark.parametrize("mode", ["shooting", "drones"])
def test_a3_4_where_gates_are_solid_a_gate_hits_the_craft(mode):
    after = scene(
        """
        |  23→ 0→.     .
        |   1→.     .     .
        """,
        {0: "| f"},
        mode=mode,
    )
    assert after.told("CraftHit") == ["A5.1 CraftHit seat 0, tile gate 23"]
    assert after.place("gate 23") == (0, 0)


def test_a3_4_a_gate_is_still_blocked_by_a_tile_that_shares_the_hex_with_a_craft():
    after = scene(
        """
        |  23→ 0→[ ]   .
        |   1→.     .     .
        """
    )
    assert after.told("TileBlocked") == ["A3.4 TileBlocked tile gate 23, at [0, 0], heading E, by platform"]
    assert not after.happened("TokenTaken")


def test_a3_4_a_tile_in_the_way_blocks_all_but_the_blue_die():
    after = scene(
        """
        |   1→    9↖   .
        |   0→.     .     .
        """
    )
    assert after.told("TileBlocked")[0] == "A3.4 TileBlocked tile asteroid 1, at [0, 0], heading E, by asteroid 9"


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


@pytest.mark.parametrize("ahead", ["0→.", " ###"], ids=["craft", "pod"])
def test_a3_3_a_red_tile_that_is_stopped_does_not_try_a_second_time(ahead):
    picture = f"""
        |   1→ {ahead}     .
        |   {"1→" if ahead[0] == "0" else "0→"}.     .     .
        """
    assert len([event for event in scene(picture).events if event["kind"] == "TileBlocked"]) == 1
