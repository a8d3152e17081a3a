"""R10.2 Teams."""

from __future__ import annotations

import pytest
from tests.roborally.scene import JAMMED, Scene, robot
from tests.roborally.tables import on

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.components.state import ANNOUNCING
from swarmrally.roborally.rules.teams import team_of_dock


def test_r10_2_teams_by_dock():
    tandem, two = printed_course("Tandem Carnage"), printed_course("War Zone")
    assert [team_of_dock(tandem, dock) for dock in range(1, 9)] == [0, 1, 0, 1, 2, 3, 2, 3]
    assert [team_of_dock(two, dock) for dock in range(1, 9)] == [0, 1] * 4


def test_r10_2_dock_1_is_of_the_first_team():
    state = on("War Zone", players=4).state
    assert [int(state.robot_team[seat]) for seat in state.dock_order[:4]] == [0, 1, 0, 1]


def test_r10_2_in_tandem_a_flag_counts_for_both():
    robots = [robot(), robot(), robot(), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    · 1↓ ·    · 2↓②·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 3↑ ·
        """,
        *robots,
        special="tandem_carnage",
    ).play()
    assert [scene.robot(seat)["flags"] for seat in range(4)] == [1, 0, 1, 0]


def test_r10_2_all_for_one_wins_for_the_whole_team():
    robots = [robot(), robot(), robot(), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    · 1↓ · 3↓ ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↑ ·
        """,
        *robots,
        special="all_for_one",
    ).play()
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}


def test_r10_2_toggle_boggle_flags_change_hands_and_all_of_them_win():
    robots = [robot(), robot(), robot(), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    · 1↓ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            · 3↓ ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↓②·
        """,
        *robots,
        special="toggle_boggle",
        flag_teams=[1, None],
    ).play()
    assert scene.state.flag_team[:2].tolist() == [0, 0]
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}


def test_r10_2_in_toggle_boggle_a_destroyed_robot_sits_out_a_turn():
    robots = [robot("1", archive=[1, 0]), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0← ·    ·    · 1↓ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·   ①·   ②·
        """,
        *robots,
        special="toggle_boggle",
    ).turn()
    assert scene.at(0) is None
    assert scene.robot(0)["sits_out"]
    scene.state.stage = ANNOUNCING
    scene.turn()
    assert scene.at(0) == "1,0 N"


def boggle(*robots):
    """Two flags that nobody reaches."""
    return Scene(
        """
        +    +    +    +    +    +    +
         0← ·    ·    · 1↓ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         2↓ ·    ·    ·    ·   ①·   ②·
        """,
        *robots,
        special="toggle_boggle",
    )


def test_r10_2_only_the_destroyed_with_a_life_left_sit_out_and_every_time_anew():
    scene = boggle(robot("1", archive=[1, 0], lives=2), robot(), robot("1", lives=1)).turn()
    assert scene.told("RobotSatOut") == [("R10.2", 0)]
    scene.state.stage = ANNOUNCING
    scene.turn()
    assert scene.told("RobotSatOut") == [("R10.2", 0)]
    assert not scene.robot(0)["sits_out"]
    assert scene.at(0) == "1,0 N"


def test_r10_2_one_that_has_sat_out_and_finds_no_place_waits():
    scene = boggle(robot("1", archive=[1, 0]), robot(), robot()).turn()
    for cell in range(len(scene.course.ground)):
        if scene.course.ground[cell] == 0 and scene.state.robot_at[cell] < 0:
            scene.course.ground[cell] = 1
    scene.state.stage = ANNOUNCING
    scene.turn()
    assert scene.robot(0)["waits"]
    assert not scene.robot(0)["sits_out"]


def test_r10_2_in_war_zone_the_last_team_wins():
    robots = [robot(), robot(damage=9, lives=1, locked=JAMMED), robot()]
    scene = Scene(
        """
        +    +    +    +    +
        ▷0↑ · 1↑ ·    · 2↓ ·
        """,
        *robots,
        special="war_zone",
    )
    scene.state.robot_heading[0] = 1
    assert scene.play().outcome == {"winners": [0, 2], "reason": "last_team"}


def test_r10_2_flags_in_a_war_zone_win_for_the_whole_team():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    · 1↓ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↑ ·
        """,
        special="war_zone",
    ).play()
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}


def test_r10_2_players_may_choose_their_teams():
    game = on("War Zone", players=4, teams=[0, 0, 1, 1])
    assert game.state.robot_team[:4].tolist() == [0, 0, 1, 1]
    with pytest.raises(Refusal, match="/seats/2/team"):
        on("Checkmate", players=3, teams=[0, 1])


def test_r10_2_in_toggle_boggle_a_robot_claims_one_of_two_flags_on_its_cell():
    """R10.1 A flag may come back to where another one has ridden."""
    picture, both = "+    +    +    +\n 0↑①· 1↑ ·   ②·", [(0, 0), (0, 0)]
    scene = Scene(picture, special=["toggle_boggle", "moving_targets"], flags_at=both).play()
    assert scene.told("FlagClaimed")[0] == ("R10.2", 1, 0)
    assert ("R10.2", 2, 0) not in scene.told("FlagClaimed")


def test_r10_2_in_toggle_boggle_a_flag_touched_by_both_teams_stays_as_it_was():
    robots = [robot("", "mechanical_arm", answers={"mechanical_arm": {"1": [1, 0]}}), robot()]
    scene = Scene("+    +    +    +\n 0↑ · 1↑①·   ②·", *robots, special="toggle_boggle").play()
    assert scene.told("FlagClaimed") == []
    assert Scene("+    +    +    +\n 0↑ · 1↑①·   ②·", special="toggle_boggle").play().told("FlagClaimed") == [("R10.2", 1, 1)]


def test_r10_2_a_touch_claims_in_its_own_register_only():
    scene = Scene("+    +    +    +\n 0→①·    ·   ②·\n    · 1↑ ·    ·", robot("l r"), special="toggle_boggle")
    scene.play()
    scene.state.registers[0, 1, 0] = scene.card("1")
    assert scene.play().told("FlagClaimed") == [("R10.2", 1, 0)]


def test_r10_2_all_flags_of_the_other_team_win_for_it():
    scene = Scene("+    +    +    +\n 0→ · 1↑②·   ①·", special="toggle_boggle", flag_teams=[1, 0]).play()
    assert scene.outcome == {"winners": [1], "reason": "flags"}
    nobody = Scene("+    +    +    +\n 0→ · 1↑ ·   ①·", special="toggle_boggle").play()
    assert nobody.outcome is None


def test_r10_2_flags_of_two_teams_win_for_none_and_a_single_flag_for_its_own():
    two = Scene("+    +    +    +\n 0→ · 1↑①·   ②·", special="toggle_boggle", flag_teams=[None, 0]).play()
    assert two.outcome is None
    one = Scene("+    +    +\n 0→①· 1↑ ·", special="toggle_boggle").play()
    assert one.outcome == {"winners": [0], "reason": "flags"}


def test_r10_2_in_tandem_a_mate_who_is_further_keeps_what_it_has():
    scene = Scene(
        """
        +    +    +    +    +
         0↑①· 1↓ · 2↓ · 3↓ ·
            ·   ②·    ·   ③·
        """,
        robot(),
        robot(),
        robot(flags=2),
        special="tandem_carnage",
    ).play()
    assert scene.told("FlagTouched") == [("R7.3", 0, 1)]
    assert [scene.robot(seat)["flags"] for seat in range(4)] == [1, 0, 2, 0]
    both = Scene("+    +    +    +    +\n 0↑①· 1↓ · 2↓ · 3↓ ·\n    ·    ·    ·   ②·", special="tandem_carnage").play()
    assert both.told("FlagTouched") == [("R7.3", 0, 1), ("R10.2", 2, 1)]


def test_r10_2_a_win_of_a_team_names_its_rule():
    scene = Scene("+    +    +    +\n 0↑①· 1↓ · 2↓ ·", special="all_for_one").play()
    assert scene.told("GameEnded") == [("R10.2", [0, 2], "flags")]


def test_r10_2_flags_win_nothing_for_a_team_without_robots():
    picture = "+    +    +    +\n 0→ · 1↑②·   ①·"
    alone = Scene(picture, robot(team=0), robot(team=0), special="toggle_boggle", flag_teams=[1, 1]).play()
    assert alone.told("GameEnded") == [("R10.2", [0, 1], "last_team")]
    both = Scene(picture, robot(team=0), robot(team=1), special="toggle_boggle", flag_teams=[1, 1]).play()
    assert both.told("GameEnded") == [("R10.2", [1], "flags")]


def test_r10_2_in_toggle_boggle_play_on_does_nothing():
    robots = [robot(), robot()]
    picture = "+    +    +\n 0↑①· 1↑ ·"
    scene = Scene(picture, *robots, special="toggle_boggle", rules={"play_on": True}).play()
    assert scene.outcome == {"winners": [0], "reason": "flags"}
    assert scene.events("RobotFinished") == []
    assert Scene(picture, *robots, special="war_zone", rules={"play_on": True}).play().events("RobotFinished") != []
