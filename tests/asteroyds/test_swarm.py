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


@pytest.mark.parametrize("ahead", ["0→.", " ###"], ids=["craft", "pod"])
def test_a3_3_a_red_tile_that_is_stopped_does_not_try_a_second_time(ahead):
    picture = f"""
        |   1→ {ahead}     .
        |   {"1→" if ahead[0] == "0" else "0→"}.     .     .
        """
    assert len([event for event in scene(picture).events if event["kind"] == "TileBlocked"]) == 1
