"""A8 Laser and Shooting."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import drawn, ready, scene

from swarmrally.kernel.refusal import Refusal


def test_a8_1_a_shot_goes_straight_ahead_to_the_first_tile():
    after = scene(
        """
        |0→.     .     .     23↗   24↗   .
        |                                 1→.
        """,
        {0: "s"},
        mode="shooting",
    )
    assert after.told("ShotFired") == ["A8.1 ShotFired seat 0, column 1, from [0, 0], to [0, 3], hit gate 23"]
    assert after.craft(0).tokens == [3]


def test_a8_1_or_to_the_border():
    after = scene(
        """
        |0→.     .     .           23↗
        |                     1→.
        """,
        {0: "s"},
        mode="shooting",
    )
    assert after.told("ShotFired") == ["A8.1 ShotFired seat 0, column 1, from [0, 0], to [0, 2], hit border"]
    assert after.craft(0).tokens == []


def test_a8_1_it_begins_in_the_next_hex():
    after = scene(
        """
        |  .   0→[ ]   23↗ 1→.
        """,
        {0: "s"},
        mode="shooting",
    )
    assert after.told("ShotFired")[0].endswith("to [0, 2], hit gate 23")


def test_a8_1_craft_are_transparent_to_it():
    after = scene(
        """
        |0→.   1→.     .     23↗   .
        """,
        {0: "s"},
        mode="shooting",
    )
    assert after.craft(0).tokens == [3]
    assert after.craft(1).damage == 0


@pytest.mark.parametrize("obstacle", ["###", "[ ]", " 5↗"])
def test_a8_1_any_tile_stops_it(obstacle):
    picture = """
        |0→.     ###   23↗ 1→.
        """
    after = scene(picture.replace("###", obstacle), {0: "s"}, mode="shooting")
    assert after.craft(0).tokens == []
    assert after.told("ShotFired")[0].startswith("A8.1 ShotFired seat 0, column 1, from [0, 0], to [0, 1], hit ")


@pytest.mark.parametrize("mode", ["shooting", "drones"])
def test_a8_2_it_harms_no_asteroid(mode):
    picture = """
        |0→.      5↗   .   1→.
        """
    after = scene(picture, {0: "s s s"}, mode=mode)
    assert after.after == drawn(picture)
    assert not after.happened("AsteroidRammed")


def test_a8_2_what_it_does_depends_on_the_mode():
    picture = """
        |0→.     23↗   .   1→.
        """
    assert scene(picture, {0: "s"}, mode="shooting").craft(0).tokens == [3]
    assert scene(picture, {0: "s"}, mode="drones").craft(0).tokens == []
    with_target = """
        |0→.   L  5↗ R  6↗ 1→.
        """
    assert scene(with_target, {0: "s"}, mode="targets").happened("TargetEliminated")
    assert not scene(with_target, {0: "s"}, mode="shooting").happened("TargetEliminated")


ALONE = """
        |0→.     .     .
        """


def test_a8_2_a_plan_may_hold_any_number_of_shots():
    after = scene(ALONE, {0: "s s s s s s | s"}, mode="shooting")
    assert [event["column"] for event in after.events if event["kind"] == "ShotFired"] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("plan", ["s s", "s | s", ". s . . . s"])
def test_a8_2_one_shot_allows_one_per_round_energy_column_included(plan):
    with pytest.raises(Refusal, match=r"expected no second shot: the option one_shot allows one per round \(A8.2\)"):
        ready(ALONE, {0: plan}, mode="shooting", one_shot=True)
    for single in ("s", "| s"):
        ready(ALONE, {0: single}, mode="shooting", one_shot=True)


def test_a8_3_a_gate_gives_its_token_by_being_shot_and_stays():
    picture = """
        |0→.     23↗   .   1→.
        """
    after = scene(picture, {0: "s s"}, mode="shooting")
    assert after.told("TokenTaken") == ["A8.3 TokenTaken seat 0, symbol 3, column 1"]
    assert after.after == drawn(picture)


@pytest.mark.parametrize(("plan", "damage"), [("f | shield ram=yes", 1), ("f | f ram=yes", 2)])
def test_a8_3_flying_into_a_gate_is_a_collision_and_never_destroys_it(plan, damage):
    picture = """
        |0→.     23↗   .   1→.
        """
    after = scene(picture, {0: plan}, mode="shooting")
    assert after.after == drawn(picture)
    assert after.told("CraftDamaged") == [f"A5.2 CraftDamaged seat 0, points {damage}, damage {damage}"]
    assert after.craft(0).tokens == []


def test_a8_3_a_gate_driven_at_a_craft_hits_it():
    after = scene(
        """
        |  21→ 0→.     .   1→.
        """,
        {0: "| f"},
        mode="shooting",
    )
    assert after.told("CraftHit", "CraftDamaged") == ["A5.1 CraftHit seat 0, tile gate 21", "A5.1 CraftDamaged seat 0, points 1, damage 1"]
    assert after.place("gate 21") == (0, 0)
    assert after.craft(0).tokens == []


def test_a8_3_the_last_gate_shot_wins_at_the_end_of_the_round():
    after = scene(
        """
        |0→.     23↗   .   1→.
        """,
        {0: "s"},
        craft={0: {"tokens": [1, 2, 4]}},
        mode="shooting",
    )
    assert after.outcome == ([0], "tokens")
