"""A10 Victory."""

from __future__ import annotations

import pytest
from tests.asteroyds.rulebook import rule_text
from tests.asteroyds.scene import drawn, ready, scene

from swarmrally.kernel.refusal import Refusal

THREE = {"tokens": [1, 2, 3]}


@pytest.mark.parametrize(("mode", "plan", "last"), [("racing", "f", "24↗"), ("shooting", "s", "24↗"), ("drones", "s", "D4 ")])
def test_a10_1_with_the_four_tokens_the_round_is_played_to_its_end(mode, plan, last):
    picture = """
        |0→.     24↗   .     .     .
        |   1→.     .     .     T4↗ 2→.
        """.replace("24↗", last)
    if mode != "drones":
        picture = picture.replace("T4↗", ".  ")
    after = scene(picture, {0: plan, 1: "f f"}, craft={0: THREE}, mode=mode)
    assert after.craft(1).at == (1, 2)
    assert after.told("CraftFinished", "GameEnded") == [
        "A10.2 CraftFinished seat 0, column 1",
        "A10.1 GameEnded winners [0], reason tokens",
    ]
    assert after.outcome == ([0], "tokens")


def test_a10_1_three_tokens_are_not_enough():
    after = scene(
        """
        |0→.     24↗   .     .
        |   1→.     .     .     .
        """,
        {0: "f"},
        craft={0: {"tokens": [1, 2]}},
    )
    assert after.outcome is None


def test_a10_2_a_pilot_who_has_met_the_condition_is_done():
    after = scene(
        """
        |0→.     24↗   ###   .
        |   1→.     .     .     .
        """,
        {0: "f f f | f"},
        craft={0: THREE},
    )
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 1), 0)
    assert after.outcome == ([0], "tokens")


def test_a10_2_the_rest_of_a_power_is_not_flown():
    after = scene(
        """
        |0→.     24↗   ###   .
        |   1→.     .     .     .
        """,
        {0: "p f"},
        craft={0: {"pilot": "hector", **THREE}},
        powers=True,
    )
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 1), 0)


def test_a10_2_one_who_finished_in_the_swarm_phase_does_not_fly():
    after = scene(
        """
        |  24→ 0→.     ###   .
        |   1→.     .     .     .
        """,
        {0: "f"},
        craft={0: THREE},
    )
    assert after.told("CraftFinished") == ["A10.2 CraftFinished seat 0, column 0"]
    assert [event["seat"] for event in after.events if event["kind"] == "FlightBegan"] == [1]
    assert after.outcome == ([0], "tokens")


def test_a10_2_only_a_craft_still_on_the_board_can_win():
    after = scene(
        """
        |  24→ 0→.      9←   .
        |   1→.     .     .   2→.
        """,
        {0: "| f"},
        craft={0: {"damage": 5, **THREE}},
    )
    assert after.happened("CraftFinished")
    assert after.craft(0).at is None
    assert after.outcome is None


def race(first_plan, second_plan, mode="racing", **facts):
    """Seats 0 and 1 have three tokens each and the fourth gate ahead."""
    return scene(
        """
        |0→.     24↗ 1←.     .   2→.
        """,
        {0: first_plan, 1: second_plan},
        craft={0: {**THREE, **facts.get("first", {})}, 1: {**THREE, **facts.get("second", {})}},
        mode=mode,
    )


@pytest.mark.parametrize(("mode", "act"), [("racing", "f"), ("shooting", "s")])
def test_a10_3_the_earlier_column_wins(mode, act):
    assert race(f". . {act}", f". {act}", mode).outcome == ([1], "tokens")
    assert race(f". {act}", f". . {act}", mode).outcome == ([0], "tokens")
    assert race(f". . . . . {act}", f"| {act}", mode).outcome == ([0], "tokens")


def test_a10_3_the_earlier_column_wins_whatever_the_damage():
    assert race("f", ". f", first={"damage": 5}).outcome == ([0], "tokens")


def test_a10_3_the_swarm_phase_is_earlier_than_every_column():
    after = scene(
        """
        |1→.     24↘   .     .
        |     .   0→.     .     .
        |  .     .   2→.     .
        """,
        {1: "f"},
        craft={0: {"damage": 4, **THREE}, 1: THREE},
    )
    assert after.craft(0).tokens == [1, 2, 3, 4]
    assert after.outcome == ([0], "tokens")


@pytest.mark.parametrize(("mode", "act"), [("racing", "f"), ("shooting", "s")])
def test_a10_3_then_less_damage(mode, act):
    assert race(act, act, mode, first={"damage": 2}, second={"damage": 1}).outcome == ([1], "tokens")
    assert race(act, act, mode, first={"damage": 1}, second={"damage": 2}).outcome == ([0], "tokens")


@pytest.mark.parametrize(("mode", "act"), [("racing", "f"), ("shooting", "s")])
def test_a10_3_still_level_they_share_the_victory(mode, act):
    after = race(act, act, mode, first={"damage": 1}, second={"damage": 1})
    assert after.told("GameEnded") == ["A10.3 GameEnded winners [0, 1], reason tokens"]


def hunt(first_plan, second_plan, **facts):
    return scene(
        """
        |0→.     D4  1←.     T4↗ 2→.
        """,
        {0: first_plan, 1: second_plan},
        craft={0: {**THREE, **facts.get("first", {})}, 1: {**THREE, **facts.get("second", {})}},
        mode="drones",
    )


def test_a10_3_drones_look_at_the_damage_only():
    assert hunt("s", ". . s", first={"damage": 1}).outcome == ([1], "tokens")
    assert hunt("s", ". . s", second={"damage": 1}).outcome == ([0], "tokens")
    assert hunt("s", ". . s").outcome == ([0, 1], "tokens")


def test_a10_3_only_the_last_token_counts():
    after = scene(
        """
        |0→.     21↗   24↗ 1←.     .   2→.
        """,
        {0: "f f", 1: ". f"},
        craft={0: {"tokens": [2, 3]}, 1: {"tokens": [1, 2, 3]}},
    )
    assert after.outcome == ([0, 1], "tokens")


HOME = """
        |0→.     24↗   [ ]   .   1→.
        """


def test_a10_4_with_the_option_the_four_tokens_are_not_enough():
    after = scene(HOME, {0: "f"}, craft={0: THREE}, return_to_platform=True)
    assert after.craft(0).tokens == [1, 2, 3, 4]
    assert not after.happened("CraftFinished")
    assert after.outcome is None


def test_a10_4_the_pilot_must_still_enter_a_platform_which_is_no_longer_an_obstacle():
    after = scene(HOME, {0: "f f f"}, craft={0: THREE}, return_to_platform=True)
    assert after.told("CraftFinished") == ["A10.4 CraftFinished seat 0, column 2"]
    assert after.after == drawn(
        """
        |  .     24↗ 0→[ ]   .   1→.
        """
    )
    assert (after.craft(0).damage, after.outcome) == (0, ([0], "tokens"))


@pytest.mark.parametrize("tokens", [[], [1, 2, 3]])
def test_a10_4_for_the_others_it_is_still_an_obstacle(tokens):
    after = scene(
        """
        |0→.     [ ]   .   1→.
        """,
        {0: "f"},
        craft={0: {"tokens": tokens}},
        return_to_platform=True,
    )
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 0), 1)


def test_a10_4_without_the_option_nobody_flies_home():
    with pytest.raises(Refusal, match="this craft has all four tokens"):
        ready(HOME, craft={0: {"tokens": [1, 2, 3, 4]}})


def test_a10_4_the_tokens_may_be_from_an_earlier_round():
    after = scene(
        """
        |0→.     [ ]   .   1→.
        """,
        {0: "f"},
        craft={0: {"tokens": [1, 2, 3, 4]}},
        return_to_platform=True,
    )
    assert after.outcome == ([0], "tokens")


def test_a10_4_the_step_onto_the_platform_is_what_a10_3_counts():
    after = scene(
        """
        |0→.     24↗   [ ]   .     [ ] 1←.
        |                                 2→.
        """,
        {0: "f . f", 1: ". f"},
        craft={0: THREE, 1: {"tokens": [1, 2, 3, 4]}},
        return_to_platform=True,
    )
    assert after.outcome == ([1], "tokens")


def test_a10_4_standing_on_one_already_does_not_count():
    after = scene(
        """
        |  .   0→[ ]   24↗   .   1→.
        """,
        {0: "s b b"},
        craft={0: THREE},
        mode="shooting",
        return_to_platform=True,
    )
    assert after.craft(0).tokens == [1, 2, 3, 4]
    assert after.outcome is None
    back = scene(
        """
        |  .   0→[ ]   24↗   .   1→.
        """,
        {0: "s b f b f"},
        craft={0: THREE},
        mode="shooting",
        return_to_platform=True,
    )
    assert back.told("CraftFinished") == ["A10.4 CraftFinished seat 0, column 5"]


def test_a10_4_from_one_platform_to_the_next_counts():
    after = scene(
        """
        |0→[ ]   [ ]   .   1→.
        """,
        {0: "f"},
        craft={0: {"tokens": [1, 2, 3, 4]}},
        return_to_platform=True,
    )
    assert after.outcome == ([0], "tokens")


def test_a10_4_a_power_ends_on_the_platform():
    after = scene(
        """
        |0→.     [ ]   ### 1→.
        """,
        {0: "p"},
        craft={0: {"pilot": "hector", "tokens": [1, 2, 3, 4]}},
        powers=True,
        return_to_platform=True,
    )
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 1), 0)


CRASH = """
        |0→.     ### 1→.     ### 2→.
        """


def test_a10_5_the_last_craft_wins_at_the_end_of_the_round():
    after = scene(CRASH, {0: "f", 1: "f"}, craft={0: {"damage": 5}, 1: {"damage": 5}})
    assert after.told("GameEnded") == ["A10.5 GameEnded winners [2], reason last_survivor"]
    assert [event["kind"] for event in after.events][-2:] == ["RoundEnded", "GameEnded"]
    assert after.outcome == ([2], "last_survivor")


def test_a10_5_two_craft_play_on():
    assert scene(CRASH, {0: "f"}, craft={0: {"damage": 5}}).outcome is None


def test_a10_5_without_the_option_the_last_one_plays_on():
    after = scene(CRASH, {0: "f", 1: "f"}, craft={0: {"damage": 5}, 1: {"damage": 5}}, last_survivor_wins=False)
    assert after.outcome is None


@pytest.mark.parametrize("option", [True, False])
def test_a10_5_when_none_is_left_the_game_ends_and_nobody_wins(option):
    after = scene(
        """
        |0→.     ### 1←.
        """,
        {0: "f", 1: "f"},
        craft={0: {"damage": 5}, 1: {"damage": 5}},
        last_survivor_wins=option,
    )
    assert after.outcome == ([], "nobody_left")


def test_a10_5_in_targets_the_last_team_wins():
    picture = """
        |0→.     ### 1→.     ### 2→.   L  5↗ R  6↗
        """
    teams = {0: {"team": "left", "damage": 5}, 1: {"team": "right"}, 2: {"team": "right", "damage": 5}}
    right = scene(picture, {0: "f"}, mode="targets", craft=teams)
    assert right.outcome == ([1, 2], "last_survivor")
    with_a_loss = scene(picture, {0: "f", 2: "f | f"}, mode="targets", craft=teams)
    assert with_a_loss.craft(2).at is None
    assert with_a_loss.outcome == ([1, 2], "last_survivor")
    teams = {0: {"team": "right", "damage": 5}, 1: {"team": "left"}, 2: {"team": "left"}}
    assert scene(picture, {0: "f"}, mode="targets", craft=teams).outcome == ([1, 2], "last_survivor")
    teams = {0: {"team": "left", "damage": 5}, 1: {"team": "right"}, 2: {"team": "left"}}
    assert scene(picture, {0: "f"}, mode="targets", craft=teams).outcome is None


def test_a10_5_the_condition_met_comes_before_the_last_survivor():
    after = scene(
        """
        |0→.     24↗   .   1→.     ###
        """,
        {0: "f", 1: "f"},
        craft={0: THREE, 1: {"damage": 5}},
    )
    assert after.outcome == ([0], "tokens")


def test_a10_6_return_to_platform_is_ignored_in_drones():
    after = scene(
        """
        |0→.     D4    .     T4↗ 1→.
        """,
        {0: "s"},
        craft={0: THREE},
        mode="drones",
        return_to_platform=True,
    )
    assert after.outcome == ([0], "tokens")


def test_a10_6_return_to_platform_is_ignored_in_targets():
    after = scene(
        """
        |0→.     [ ]   .   1→.   L  5↗ R  6↗
        """,
        {0: "f"},
        craft={0: {"tokens": [1, 2, 3, 4]}},
        mode="targets",
        return_to_platform=True,
    )
    assert after.craft(0).at == (0, 0)
    assert after.outcome is None


def test_a10_6_targets_needed_and_one_shot_are_ignored_in_racing():
    after = scene(
        """
        |0→.   L  5↗   .   1→.
        """,
        {0: "f f | shield ram=yes"},
        one_shot=True,
        targets_needed={"left": 1, "right": 1},
    )
    assert after.outcome is None
    assert not after.happened("TargetEliminated")


def test_a10_6_the_rulebook_says_so():
    assert "ignored" in rule_text("A10.6")


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a10_5_whoever_is_left_wins(left):
    picture = f"""
        |{left}→.     .     .
        """
    gone = {seat: {"gone": True} for seat in range(3) if seat != left}
    assert scene(picture, craft=gone).outcome == ([left], "last_survivor")
