"""A9.7, A10.2, A10.4 The house rules: harmless turrets, flying on, and one's own platform."""

from __future__ import annotations

import json

import pytest
from tests.asteroyds.scene import drawn, ready, scene
from tests.asteroyds.tables import start

from swarmrally.asteroyds.forms.schema import Platform
from swarmrally.asteroyds.playing.resolving import resolve
from swarmrally.kernel.refusal import Refusal

THREE = {"tokens": [1, 2, 3]}
FOUR = {"tokens": [1, 2, 3, 4]}


@pytest.mark.parametrize("plan", ["f f", "f f | f"])
def test_a9_7_with_turrets_harmless_a_craft_stops_without_damage_and_its_plan_is_lost(plan):
    picture = """
        |0→.     T1↗   D1  1→.
        """
    after = scene(picture, {0: plan}, mode="drones", turrets_harmless=True)
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 0), 0)
    assert after.told("CraftCollided", "CraftDamaged", "PlanLost") == [
        "A9.7 CraftCollided seat 0, column 1, at [0, 0], heading E, with turret 1",
        "A4.4 PlanLost seat 0, column 1",
    ]


def test_a9_7_with_turrets_harmless_a_pivot_already_made_stays():
    picture = """
        |  .     T1↗   D1  1→.
        |   0→.     .     .
        """
    after = scene(picture, {0: "l"}, mode="drones", turrets_harmless=True)
    assert (after.craft(0).at, after.craft(0).heading, after.craft(0).damage) == ((1, 0), "NE", 0)


@pytest.mark.parametrize(("plan", "damage"), [("f", 1), ("f | f", 2)])
def test_a9_7_with_turrets_harmless_a_drone_still_on_it_hurts(plan, damage):
    blocked = """
        |0→.     @1→   ###   .   1→.
        """
    after = scene(blocked, {0: plan}, mode="drones", turrets_harmless=True)
    assert after.place("drone 1") == (0, 1)
    assert after.told("CraftCollided") == ["A9.6 CraftCollided seat 0, column 1, at [0, 0], heading E, with drone 1"]
    assert after.craft(0).damage == damage


def test_a9_7_with_turrets_harmless_a_drone_that_was_shot_there_hurts_until_it_is_removed():
    picture = """
        |0→.     @1→   ###   .   1→.
        """
    after = scene(picture, {0: "s f"}, mode="drones", turrets_harmless=True)
    assert after.told("DroneShot", "CraftDamaged") == [
        "A9.5 DroneShot tile drone 1, seat 0",
        "A5.2 CraftDamaged seat 0, points 1, damage 1",
    ]


def test_a9_7_with_turrets_harmless_no_emergency_shield_is_spent_on_a_turret():
    picture = """
        |0→.     T1↗   D1  1→.
        """
    after = scene(
        picture, {0: "f | f emergency=always"}, mode="drones", powers=True, turrets_harmless=True, craft={0: {"pilot": "lawrence"}}
    )
    assert not after.craft(0).power_spent


def test_a9_7_with_turrets_harmless_everything_else_hurts_as_ever():
    picture = """
        |0→.     ###   T1↗ 1→.      2↗
        """
    after = scene(picture, {0: "f"}, mode="drones", turrets_harmless=True)
    assert after.craft(0).damage == 1


def test_a9_7_turrets_harmless_is_off_unless_chosen():
    assert not start("drones").position.rules.turrets_harmless


BEYOND = """
        |0→.     24↗   ###   .
        |   1→.     .     .     .
        """


def test_a10_2_with_fly_on_the_rest_is_flown_with_all_that_it_costs():
    after = scene(BEYOND, {0: "f f f"}, craft={0: THREE}, fly_on=True)
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 1), 1)
    assert after.told("CraftFinished", "PlanLost") == ["A10.2 CraftFinished seat 0, column 1", "A4.4 PlanLost seat 0, column 2"]
    assert after.outcome == ([0], "tokens")


def test_a10_2_with_fly_on_the_rest_of_a_power_is_flown():
    after = scene(BEYOND, {0: "p"}, craft={0: {"pilot": "hector", **THREE}}, powers=True, fly_on=True)
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 1), 1)


def test_a10_2_with_fly_on_one_who_finished_in_the_swarm_phase_flies():
    after = scene(
        """
        |  24→ 0→.     .     .
        |   1→.     .     .     .
        """,
        {0: "f f"},
        craft={0: THREE},
        fly_on=True,
    )
    assert after.told("CraftFinished") == ["A10.2 CraftFinished seat 0, column 0"]
    assert after.craft(0).at == (0, 3)
    assert after.outcome == ([0], "tokens")


def test_a10_2_with_fly_on_a_craft_that_is_lost_on_the_way_does_not_win():
    after = scene(
        """
        |0→.     24↗   ###   .
        |   1→.     .     .   2→.
        """,
        {0: "f f"},
        craft={0: {"damage": 5, **THREE}},
        fly_on=True,
    )
    assert after.happened("CraftFinished")
    assert after.craft(0).at is None
    assert after.outcome is None


def test_a10_2_with_fly_on_tokens_and_columns_already_won_stand():
    """Seat 0 comes through the same gate once more, later than seat 1."""
    after = scene(
        """
        |0→.     24↗   .   1←.
        """,
        {0: "f f b f", 1: ". f f"},
        craft={0: THREE, 1: THREE},
        fly_on=True,
    )
    assert after.told("CraftFinished") == ["A10.2 CraftFinished seat 0, column 1", "A10.2 CraftFinished seat 1, column 3"]
    assert after.outcome == ([0], "tokens")


def test_a10_2_with_fly_on_damage_counts_as_at_the_end_of_the_round():
    """Level by column; seat 0 flies into the pod afterwards."""
    picture = """
        |0→.     24↗ 1←.
        |               ###
        |            2→.
        """
    plans = {0: "f r", 1: "f"}
    assert scene(picture, plans, craft={0: THREE, 1: THREE}).outcome == ([0, 1], "tokens")
    after = scene(picture, plans, craft={0: THREE, 1: THREE}, fly_on=True)
    assert after.craft(0).damage == 1
    assert after.outcome == ([1], "tokens")


def test_a10_2_with_fly_on_the_swarm_of_the_same_round_costs_too():
    """The gate comes to the craft with the white die; the blue asteroid hits it afterwards."""
    after = scene(
        """
        |  24→ 0→.      9←   .
        |   1→.     .     .   2→.
        """,
        {0: "| f"},
        craft={0: {"damage": 4, **THREE}},
        fly_on=True,
    )
    assert after.told("CraftDamaged")[0] == "A5.1 CraftDamaged seat 0, points 1, damage 5"


def test_a10_2_with_fly_on_in_shooting_and_drones_too():
    shooting = """
        |0→.     .     24↗   .
        |   1→.     .     .     .
        """
    assert scene(shooting, {0: "s f"}, craft={0: THREE}, mode="shooting", fly_on=True).craft(0).at == (0, 1)
    drones = """
        |0→.     .     D4    .     .
        |   1→.     .     .     T4↗   .
        """
    assert scene(drones, {0: "s f"}, craft={0: THREE}, mode="drones", fly_on=True).craft(0).at == (0, 1)


def test_a10_2_with_fly_on_a_win_at_once_still_ends_the_flying():
    picture = """
        |0→.   L  5↗   .   1→.   R  6↗   .
        """
    needed = {"left": 6, "right": 6}
    after = scene(picture, {0: "s b f", 1: "b f"}, mode="targets", targets_needed=needed, fly_on=True)
    assert (after.craft(0).heading, after.craft(1).heading) == ("E", "E")
    assert after.outcome == ([0], "targets")


HOMES = """
        |0→.     [ ]   .     [ ]   .   1→.
        """


def test_a10_2_with_fly_on_a_second_landing_changes_nothing():
    after = scene(HOMES, {0: "f f f"}, craft={0: FOUR}, return_to_platform=True, fly_on=True)
    assert after.told("CraftFinished") == ["A10.4 CraftFinished seat 0, column 1"]
    assert after.after == drawn(
        """
        |  .     [ ]   .   0→[ ]   .   1→.
        """
    )
    assert after.outcome == ([0], "tokens")


def test_a10_4_with_own_platform_only_the_one_it_started_from_counts():
    after = scene(HOMES, {0: "f f f"}, craft={0: {**FOUR, "platform": (0, 1)}}, return_to_platform=True, own_platform=True)
    assert after.told("CraftFinished") == ["A10.4 CraftFinished seat 0, column 1"]
    assert after.outcome == ([0], "tokens")


def test_a10_4_without_own_platform_any_will_do():
    after = scene(HOMES, {0: "f"}, craft={0: {**FOUR, "platform": (0, 3)}}, return_to_platform=True)
    assert after.told("CraftFinished") == ["A10.4 CraftFinished seat 0, column 1"]
    assert after.outcome == ([0], "tokens")


def test_a10_4_with_own_platform_the_others_stay_obstacles():
    after = scene(HOMES, {0: "f f f"}, craft={0: {**FOUR, "platform": (0, 3)}}, return_to_platform=True, own_platform=True)
    assert after.told("CraftCollided") == ["A4.5 CraftCollided seat 0, column 1, at [0, 0], heading E, with platform"]
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 0), 1)
    assert after.outcome is None


def test_a10_4_with_own_platform_a_craft_that_started_from_none_may_land_on_any():
    after = scene(HOMES, {0: "f"}, craft={0: FOUR}, return_to_platform=True, own_platform=True)
    assert after.outcome == ([0], "tokens")


def test_a10_4_with_own_platform_it_must_be_entered_again():
    picture = """
        |  .   0→[ ]   .   1→.
        """
    home = {0: {**FOUR, "platform": (0, 1)}}
    assert scene(picture, {0: "b b"}, craft=home, return_to_platform=True, own_platform=True).outcome is None
    assert scene(picture, {0: "f b f"}, craft=home, return_to_platform=True, own_platform=True).outcome == ([0], "tokens")


def test_a10_4_with_own_platform_it_is_an_obstacle_until_the_four_tokens_are_there():
    after = scene(HOMES, {0: "f"}, craft={0: {**THREE, "platform": (0, 1)}}, return_to_platform=True, own_platform=True)
    assert after.craft(0).damage == 1


def test_a10_4_own_platform_is_nothing_without_return_to_platform():
    after = scene(HOMES, {0: "f"}, craft={0: {**THREE, "platform": (0, 1)}}, own_platform=True)
    assert after.craft(0).damage == 1
    won = scene(BEYOND, {0: "f"}, craft={0: THREE}, own_platform=True)
    assert won.outcome == ([0], "tokens")


@pytest.mark.parametrize("mode", ["targets", "drones"])
def test_a10_6_own_platform_and_returning_are_foreign_to_the_other_modes(mode):
    facts = {0: {**FOUR, "platform": (0, 1)}} if mode == "targets" else {0: {**THREE, "platform": (0, 1)}}
    picture = """
        |0→.     [ ]   .   1→.   R  6↗ L  5↗
        """
    if mode == "drones":
        picture = picture.replace("R  6", "   6").replace("L  5", "   5")
    after = scene(picture, {0: "f"}, craft=facts, mode=mode, return_to_platform=True, own_platform=True)
    assert after.craft(0).damage == 1


@pytest.mark.parametrize("mode", ["racing", "shooting", "drones"])
def test_a10_4_a_craft_remembers_the_platform_it_started_from(mode):
    position = start(mode).position
    platforms = {tile.at for tile in position.tiles if isinstance(tile, Platform)}
    assert [each.platform for each in position.craft] == [each.at if each.at in platforms else None for each in position.craft]


def test_a10_4_in_racing_everybody_starts_from_a_platform():
    assert all(each.platform == each.at for each in start("racing").position.craft)


def test_a10_4_the_platform_is_a_hex_with_a_platform():
    with pytest.raises(Refusal, match=r"/craft/0/platform: expected a hex with a platform"):
        ready(HOMES, craft={0: {"platform": (0, 2)}})
    with pytest.raises(Refusal, match=r"/craft/0/platform: .*hex"):
        ready(HOMES, craft={0: {"platform": (9, 9)}})


def test_a10_4_the_platform_is_in_the_answer_also_for_a_craft_that_is_gone():
    board = ready(HOMES, craft={0: {"platform": (0, 1)}, 2: {"gone": True, "platform": (0, 3)}})
    assert [each.platform for each in board.position.craft] == [(0, 1), None, (0, 3)]
    assert "platform" not in json.dumps(answer({"platform": None})["craft"])


def test_a10_4_a_rule_that_is_not_true_or_false_is_refused():
    for rule in ("fly_on", "own_platform", "turrets_harmless"):
        with pytest.raises(Refusal, match=f"/rules/{rule}"):
            answer({}, **{rule: 1})


def answer(facts, **rules):
    position = {
        "game": "asteroyds",
        "rules": rules,
        "round": 1,
        "first_seat": 0,
        "tiles": [],
        "craft": [{"seat": 0, "colour": "red", "pilot": "hector", "at": [5, 5], "heading": "E", **facts}],
        "dice": {"red": 1, "white": 1, "blue": 1},
    }
    return json.loads(resolve(json.dumps(position)))["position"]


def test_a9_2_targets_taken_are_shown_in_no_other_mode():
    assert "targets_taken" not in answer({"targets_taken": 3})["craft"][0]
    with pytest.raises(Refusal, match="/craft/0/targets_taken"):
        answer({"targets_taken": -1})
    with pytest.raises(Refusal, match="/craft/0/targets_taken"):
        answer({"targets_taken": 13})
