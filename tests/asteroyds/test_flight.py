"""A4 Flying."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import drawn, scene


def test_a4_1_each_craft_carries_out_its_whole_plan_before_the_next():
    after = scene(
        """
        |0→.     .     .     .
        |   1→.     .     .     .
        """,
        {0: "f f | f", 1: "f f"},
        first=1,
    )
    steps = [(event["seat"], event["column"]) for event in after.events if event["kind"] == "CraftMoved"]
    assert steps == [(1, 1), (1, 2), (0, 1), (0, 2), (0, 7)]


def test_a4_1_columns_1_to_6_then_the_energy_column():
    after = scene(
        """
        |  .     .     .     .     .
        |     .   0→.     .     .     .
        |  .     .     .     .     .
        |     .     .     .     .     .
        """,
        {0: "f r b f l . | r"},
    )
    told = [event["column"] for event in after.events if event["kind"] in ("CraftMoved", "CraftTurned", "CraftWaited")]
    assert told == [1, 2, 2, 3, 4, 5, 5, 6, 7, 7]


def test_a4_1_a_craft_that_is_out_is_passed_by():
    after = scene(
        """
        |0→.     .
        |   2→.     .
        """,
        {0: "f", 2: "f"},
        craft={1: {"gone": True}},
    )
    assert [after.craft(seat).at for seat in (0, 1, 2)] == [(0, 1), None, (1, 1)]
    assert after.happened("RoundEnded")


def test_a4_1_after_a_shot_the_plan_goes_on():
    after = scene(
        """
        |0→.     .     .
        |   1→.     .     .
        """,
        {0: "s f s f", 1: "s f"},
        mode="shooting",
    )
    assert [after.craft(seat).at for seat in (0, 1)] == [(0, 2), (1, 1)]


def test_a4_2_forward_is_one_hex_ahead():
    after = scene(
        """
        |0→.     .     .
        |     .     .   1↖.
        """,
        {0: "f", 1: "f"},
    )
    assert after.after == drawn(
        """
        |  .   0→.   1↖.
        |     .     .     .
        """
    )


def test_a4_2_right_and_left_pivot_one_notch_then_go_one_hex_ahead():
    after = scene(
        """
        |  .     .     .     .
        |   0→.     .   1→.     .
        |  .     .     .     .
        """,
        {0: "r", 1: "l"},
    )
    assert after.after == drawn(
        """
        |  .     .     .   1↗.
        |     .     .     .     .
        |  .   0↘.     .     .
        """
    )


def test_a4_2_turn_back_is_half_a_turn_on_the_spot():
    after = scene(
        """
        |0→.     .     .
        |     .   1↖.     .
        """,
        {0: "b", 1: "b b b"},
    )
    assert after.after == drawn(
        """
        |0←.     .     .
        |     .   1↘.     .
        """
    )


def test_a4_3_craft_never_collide_and_may_share_a_hex():
    after = scene(
        """
        |0→.   1→.     .     .
        |     .     .     .   2→.
        """,
        {0: "f f", 1: "f"},
    )
    assert after.after == drawn(
        """
        |  .     .   0+.     .
        |     .     .     .   2→.
        """
    )
    assert not after.happened("CraftCollided")


def test_a4_3_a_craft_flies_through_another():
    after = scene(
        """
        |0→.   1→.     .
        |     .     .     .
        """,
        {0: "f f"},
    )
    assert after.after == drawn(
        """
        |  .   1→.   0→.
        |     .     .     .
        """
    )


OBSTACLES = [
    ("###", "racing", "pod", "A4.4"),
    ("[ ]", "racing", "platform", "A4.5"),
    (" 3↗", "racing", "asteroid 3", "A4.4"),
    ("T1↗", "drones", "turret 1", "A9.7"),
    ("D1 ", "drones", "drone 1", "A9.6"),
    ("23↗", "shooting", "gate 23", "A4.4"),
    ("23↗", "drones", "gate 23", "A4.4"),
    ("   ", "racing", "border", "A4.4"),
]


@pytest.mark.parametrize(("obstacle", "mode", "name", "rule"), OBSTACLES)
def test_a4_4_moving_into_an_obstacle_is_a_collision_and_the_rest_of_the_plan_is_lost(obstacle, mode, name, rule):
    picture = """
        |  .   0→.     ###   .
        |                                   T1↘ 1→.
        """.replace("###", obstacle)
    if obstacle[0] != "D":
        picture = picture.replace("T1↘", "   ")
    after = scene(picture, {0: "f b f | f"}, mode=mode)
    assert after.craft(0).at == (0, 1)
    assert after.craft(0).heading == "E"
    assert after.told("CraftCollided", "PlanLost") == [
        f"{rule} CraftCollided seat 0, column 1, at [0, 1], heading E, with {name}",
        "A4.4 PlanLost seat 0, column 1",
    ]
    assert after.craft(0).damage == 2


def test_a4_4_a_pivot_already_made_stays():
    after = scene(
        """
        |0→.     .     .
        |     ###   .   1→.
        """,
        {0: "r f"},
    )
    assert after.after == drawn(
        """
        |0↘.     .     .
        |     ###   .   1→.
        """
    )


def test_a4_4_in_the_energy_column_nothing_is_left_to_lose():
    after = scene(
        """
        |0→.     ###
        |   1→.     .
        """,
        {0: "| f"},
    )
    assert after.happened("CraftCollided")
    assert not after.happened("PlanLost")


def test_a4_4_the_others_fly_on():
    after = scene(
        """
        |0→.     ###   .
        |   1→.     .     .
        """,
        {0: "f", 1: "f"},
    )
    assert after.craft(1).at == (1, 1)


def test_a4_5_a_craft_may_turn_on_its_starting_platform_and_fly_off_it():
    after = scene(
        """
        |  .   0→[ ]   .
        |   1→.     .     .
        """,
        {0: "b f"},
    )
    assert after.after == drawn(
        """
        |0←.     [ ]   .
        |   1→.     .     .
        """
    )
    assert after.craft(0).damage == 0


def test_a4_5_from_then_on_every_platform_is_an_obstacle_its_own_included():
    after = scene(
        """
        |  .   0→[ ]   .
        |   1→.     [ ]   .
        """,
        {0: "f b f", 1: "f"},
    )
    assert after.after == drawn(
        """
        |  .     [ ] 0←.
        |   1→.     [ ]   .
        """
    )
    assert (after.craft(0).damage, after.craft(1).damage) == (1, 1)


HEADINGS = ("E", "SE", "SW", "W", "NW", "NE")


@pytest.mark.parametrize(("number", "arrow"), list(enumerate("→↘↙←↖↗")))
def test_a4_2_a_pivot_from_every_heading(number, arrow):
    picture = """
        |  .     .     .
        |     .   0→.     .
        |  .     .     .
        |   1→.     .     .
        """.replace("0→", f"0{arrow}")
    assert scene(picture, {0: "l"}).craft(0).heading == HEADINGS[number - 1]
    assert scene(picture, {0: "r"}).craft(0).heading == HEADINGS[(number + 1) % 6]


def test_a4_2_what_belongs_to_one_action_is_one_beat():
    after = scene(
        """
        |  .     .     .     .
        |   0→.     .     .   1→.
        |  .     .     .     .
        |     .     .     .     .
        """,
        {0: "r f"},
    )
    beats = [event["beat"] for event in after.events if event["kind"] in ("CraftTurned", "CraftMoved")]
    assert beats == [beats[0], beats[0], beats[0] + 1]


def test_a4_4_a_collision_and_the_turn_before_it_are_one_beat():
    after = scene(
        """
        |0→.     .     .
        |   1→.     .     .
        """,
        {0: "l"},
    )
    beats = {event["beat"] for event in after.events if event["kind"] in ("CraftTurned", "CraftCollided")}
    assert len(beats) == 1
