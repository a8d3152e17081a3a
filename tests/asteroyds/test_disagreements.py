"""A11 Where the printed texts disagree, and what we took."""

from __future__ import annotations

import pytest
from tests.asteroyds.rulebook import rule_text, ruling_text
from tests.asteroyds.scene import scene
from tests.asteroyds.tables import many_starts

from swarmrally.asteroyds.forms.schema import Asteroid


@pytest.mark.parametrize("rule", ["A11.1", "A11.2", "A11.3", "A11.4", "A11.5"])
def test_a11_1_to_a11_5_are_told_in_the_rulebook_and_among_the_rulings(rule):
    assert rule_text(rule)
    assert "**We took:**" in ruling_text(rule)


def test_a11_1_damage_is_not_put_back_to_zero():
    after = scene(
        """
        |0→.     .   1→.     .
        """,
        craft={0: {"damage": 4}, 1: {"damage": 1}},
    )
    assert (after.craft(0).damage, after.craft(1).damage) == (4, 1)


def test_a11_1_white_gates_move_with_the_white_die_and_not_with_the_blue():
    after = scene(
        """
        |  23→   .     .     .
        |     24→   .     .     .
        |0→.     .     .     .
        """,
        dice=(1, 1, 5),
    )
    assert (after.place("gate 23"), after.place("gate 24")) == ((0, 1), (1, 1))


@pytest.mark.parametrize("seat", [0, 1])
def test_a11_2_any_platform_will_do(seat):
    platforms = """
        |0→[ ]   .     [ ]   .   1←[ ]
        """
    plan = {0: "f f"} if seat == 0 else {1: "f f"}
    after = scene(platforms, plan, craft={seat: {"tokens": [1, 2, 3, 4]}}, return_to_platform=True)
    assert after.craft(seat).at == (0, 2)
    assert after.outcome == ([seat], "tokens")


def test_a11_3_drones_block_tiles_that_move_by_themselves_too():
    after = scene(
        """
        |   5→   D1    .     T1↗   .      6←   D2    T2↘
        |               0→.
        """,
        mode="drones",
    )
    assert after.place("asteroid 5") == (0, 0)
    assert "A3.4 TileBlocked tile asteroid 5, at [0, 0], heading E, by drone 1" in after.told("TileBlocked")


def test_a11_3_and_tiles_that_are_pushed():
    after = scene(
        """
        |   9→    5↗   D1    T1↗
        |                     0→.
        """,
        mode="drones",
    )
    assert after.told("PushFailed") == ["A3.5 PushFailed tile asteroid 9, at [0, 0], heading E, pushed asteroid 5, by drone 1"]


def test_a11_4_in_targets_the_orientation_is_random_and_the_places_are_as_printed():
    tables = many_starts("targets")
    places = {frozenset((tile.colour, tile.at) for tile in table.position.tiles if isinstance(tile, Asteroid)) for table in tables}
    assert len(places) == 1
    lying = {tuple(tile.one_faces for tile in table.position.tiles if isinstance(tile, Asteroid)) for table in tables}
    assert len(lying) == len(tables)


def test_a11_5_destroying_without_the_points_is_not_offered_and_does_not_crash_the_craft():
    after = scene(
        """
        |0→.      1↗   .   1→.
        """,
        {0: "f | shield ram=yes"},
        craft={0: {"damage": 4}},
    )
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 0), 5)
    assert after.place("asteroid 1") == (0, 1)
