"""A9.1-A9.3 Targets."""

from __future__ import annotations

import json

import pytest
from tests.asteroyds.scene import drawn, scene
from tests.asteroyds.tables import many_starts, start

from swarmrally.asteroyds.components.state import COLOURS, PILOTS, Team
from swarmrally.asteroyds.forms.schema import Asteroid, Rules
from swarmrally.asteroyds.playing.game import SeatChoice, Setup, check_setup
from swarmrally.asteroyds.playing.resolving import resolve
from swarmrally.kernel.refusal import Refusal


def seats(left, right):
    sides: tuple[Team, Team] = ("left", "right")
    teams = [sides[0]] * left + [sides[1]] * right
    return [SeatChoice(COLOURS[seat], PILOTS[seat], team) for seat, team in enumerate(teams)]


@pytest.mark.parametrize(("left", "right"), [(1, 1), (1, 3), (3, 2), (3, 3)])
def test_a9_1_two_teams_of_one_to_three_craft_not_necessarily_equal(left, right):
    craft = start("targets", seats(left, right)).position.craft
    assert [each.team for each in craft] == ["left"] * left + ["right"] * right


@pytest.mark.parametrize(("left", "right"), [(2, 0), (0, 2), (4, 1), (1, 4)])
def test_a9_1_other_teams_are_refused(left, right):
    with pytest.raises(Refusal, match=r"/seats: expected one to three craft in the (left|right) team"):
        check_setup(Setup(Rules(mode="targets"), seats(left, right)))


def test_a9_1_a_pilot_without_a_team_is_refused():
    with pytest.raises(Refusal, match="/seats/1/team: expected left or right"):
        check_setup(Setup(Rules(mode="targets"), [SeatChoice("red", "hector", "left"), SeatChoice("blue", "mhand")]))


def test_a9_1_six_targets_on_the_white_family_of_each_half():
    for table in many_starts("targets")[:20]:
        asteroids = [tile for tile in table.position.tiles if isinstance(tile, Asteroid)]
        for tile in asteroids:
            if not tile.colour.startswith("white"):
                assert tile.target is None
            else:
                assert tile.target == ("right" if tile.at[1] <= 6 else "left")
        for team in ("left", "right"):
            assert sum(tile.target == team for tile in asteroids) == 6


@pytest.mark.parametrize("mode", ["racing", "shooting", "drones"])
def test_a9_1_in_the_other_modes_there_are_none(mode):
    assert not any(tile.target for tile in start(mode).position.tiles if isinstance(tile, Asteroid))


def test_a9_1_targets_travel_with_their_asteroids():
    after = scene(
        """
        |L  5→   .     10→ R  8↗   .
        |   0→.           .     .   1→.
        """,
        mode="targets",
    )
    assert after.after == drawn(
        """
        |  .   L  5→   .     10→ R  8↗
        |   0→.           .     .   1→.
        """
    )


def test_a9_2_a_shot_asteroid_loses_its_target_and_stays():
    picture = """
        |0→.   L  5↗   .   1→.   R  6↗ L  7↗
        """
    after = scene(picture, {0: "s s"}, mode="targets")
    assert after.after == drawn(
        """
        |0→.      5↗   .   1→.   R  6↗ L  7↗
        """
    )
    assert after.told("TargetEliminated") == ["A9.2 TargetEliminated tile asteroid 5, team left, seat 0"]


def test_a9_2_a_destroyed_asteroid_loses_it_too():
    after = scene(
        """
        |0→.   L  5↗   .   1→.   R  6↗ L  7↗
        """,
        {0: "f f | shield ram=yes"},
        mode="targets",
    )
    assert after.told("AsteroidRammed", "TargetEliminated") == [
        "A5.4 AsteroidRammed seat 0, tile asteroid 5, at [0, 1]",
        "A9.2 TargetEliminated tile asteroid 5, team left, seat 0",
    ]
    assert after.craft(0).at == (0, 2)


def test_a9_2_for_the_team_it_belongs_to_whoever_did_it():
    after = scene(
        """
        |0→.   L  7↗   .   1→.   L  5↗ R  6↗
        """,
        {1: "s"},
        mode="targets",
        targets_needed={"left": 5, "right": 6},
    )
    assert after.told("TargetEliminated", "TeamWon") == [
        "A9.2 TargetEliminated tile asteroid 5, team left, seat 1",
        "A9.3 TeamWon team left",
    ]


TAKEN = """
        |0→.   L  5↗   .   1→.   R  6↗ L  7↗
        """


def taken(after):
    """How many targets each seat has taken."""
    return [craft.targets_taken for craft in after.position.craft]


def test_a9_2_the_pilot_keeps_the_target_that_was_shot():
    assert taken(scene(TAKEN, {0: "s s", 1: "s"}, mode="targets")) == [1, 1]


def test_a9_2_and_one_that_was_rammed():
    assert taken(scene(TAKEN, {0: "f | shield ram=yes"}, mode="targets")) == [1, 0]


def test_a9_2_whoever_it_belonged_to():
    after = scene(TAKEN.replace("L  7", "R  7"), {1: "s b s"}, mode="targets", targets_needed={"left": 6, "right": 6})
    assert [event["team"] for event in after.events if event["kind"] == "TargetEliminated"] == ["right", "left"]
    assert taken(after) == [0, 2]


def test_a9_2_what_was_taken_before_counts_on_also_for_a_craft_that_is_gone():
    facts = {0: {"targets_taken": 3}, 2: {"gone": True, "targets_taken": 2}}
    assert taken(scene(TAKEN, {0: "s"}, craft=facts, mode="targets")) == [4, 0, 2]


def test_a9_2_the_answer_shows_how_many_also_when_there_are_none():
    craft = [
        {"seat": seat, "colour": COLOURS[seat], "pilot": PILOTS[seat], "team": team, "at": [6, 6 + seat], "heading": "E", **taken}
        for seat, (team, taken) in enumerate([("left", {}), ("right", {"targets_taken": 2})])
    ]
    tiles = [
        {"kind": "asteroid", "colour": "white", "priority": 5 + side, "at": [5, 3 * side + 4], "one_faces": "E", "target": team}
        for side, team in enumerate(("left", "right"))
    ]
    position = {"game": "asteroyds", "rules": {"mode": "targets"}, "round": 1, "first_seat": 0, "tiles": tiles, "craft": craft}
    answer = resolve(json.dumps({**position, "dice": {"red": 1, "white": 1, "blue": 1}}))
    assert [each["targets_taken"] for each in json.loads(answer)["position"]["craft"]] == [0, 2]


def test_a9_2_in_other_modes_nothing_is_taken():
    picture = TAKEN.replace("L", " ").replace("R", " ")
    assert taken(scene(picture, {0: "s"}, craft={0: {"targets_taken": 3}}, mode="shooting")) == [0, 0]


ALMOST = """
        |0→.   L  5↗   .   1→.   R  6↗   .
        """


def test_a9_3_a_team_wins_at_once_when_all_its_targets_are_gone():
    after = scene(ALMOST, {0: "s f f", 1: "b f"}, mode="targets")
    assert after.told("TeamWon", "GameEnded") == ["A9.3 TeamWon team left", "A9.3 GameEnded winners [0], reason targets"]
    assert after.outcome == ([0], "targets")


def test_a9_3_no_further_action_is_flown_by_anyone_and_the_end_of_the_round_follows():
    after = scene(ALMOST, {0: "s b f", 1: "b s"}, mode="targets")
    assert not after.happened("CraftTurned")
    assert [event["seat"] for event in after.events if event["kind"] == "FlightBegan"] == [0]
    assert [event["kind"] for event in after.events][-2:] == ["RoundEnded", "GameEnded"]


def test_a9_3_a_ram_that_wins_is_completed_first():
    after = scene(ALMOST, {0: "f f | shield ram=yes"}, mode="targets")
    assert after.after == drawn(
        """
        |  .   0→.     .   1→.   R  6↗   .
        """
    )
    assert after.craft(0).damage == 3
    assert after.outcome == ([0], "targets")


def test_a9_3_the_rest_of_a_power_is_not_flown_either():
    after = scene(ALMOST, {0: "p | shield ram=yes"}, mode="targets", powers=True, craft={0: {"pilot": "hector"}})
    assert after.craft(0).at == (0, 1)


TWO_LEFT_OVER = """
        |0→.   L  5↗   .   1→.   R  6↗ L  7↗ R  8↗
        """


@pytest.mark.parametrize(("needed", "won"), [(6, False), (5, True)])
def test_a9_3_handicap_met_when_6_minus_the_targets_still_lying_is_at_least_that(needed, won):
    after = scene(TWO_LEFT_OVER, {0: "s"}, mode="targets", targets_needed={"left": needed, "right": 6})
    assert after.happened("TeamWon") == won
    assert after.outcome == (([0], "targets") if won else None)


@pytest.mark.parametrize(("needed", "won"), [(6, False), (5, True)])
def test_a9_3_each_team_has_a_number_of_its_own(needed, won):
    after = scene(TWO_LEFT_OVER, {1: "s"}, mode="targets", targets_needed={"left": 6, "right": needed})
    assert after.outcome == (([1], "targets") if won else None)


def test_a9_3_a_team_can_win_by_a_shot_of_the_other():
    after = scene(
        """
        |1→.   L  5↗   .   0→.   R  6↗   .
        """,
        {1: "s"},
        mode="targets",
        craft={2: {"gone": True, "team": "left"}},
    )
    assert after.outcome == ([0, 2], "targets")


def test_a9_3_all_seats_of_the_team_win_destroyed_ones_included():
    after = scene(ALMOST, {0: "s"}, mode="targets", craft={2: {"gone": True, "team": "left"}, 3: {"gone": True, "team": "right"}})
    assert after.outcome == ([0, 2], "targets")
