"""R8.5 Victory."""

from __future__ import annotations

import json

import pytest
from tests.roborally.scene import JAMMED, Scene, robot

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.forms.reading import read_position
from swarmrally.roborally.forms.schema import Rules
from swarmrally.roborally.playing.places import check_places
from swarmrally.roborally.playing.setting_up import Setup


def test_r8_5_the_last_flag_touched_by_two_is_shared():
    scene = Scene(
        """
        +    +    +    +    +
         0↑②·    → 1↑①· 2↑ ·
        """,
        robot(flags=1),
        robot(flags=0),
        rules={"lives": 3},
    ).play()
    assert scene.outcome == {"winners": [0], "reason": "flags"}
    arm = {"mechanical_arm": {"1": [1, 0]}}
    both = Scene(
        """
        +    +    +    +
         0↑ · 1↑①·    ·
        """,
        robot(options=["mechanical_arm"], answers=arm),
    ).play()
    assert both.outcome == {"winners": [0, 1], "reason": "flags"}


def test_r8_5_the_last_robot_wins_and_nobody_when_none_is_left():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        """,
        robot(damage=9, lives=1, locked=JAMMED),
    ).turn()
    assert scene.outcome == {"winners": [1], "reason": "last_robot"}
    assert scene.state.turn_number == 1
    none = Scene(
        """
        +    +    +    +    +
        ▷   · 0→ ·    · 1← ·
        """,
        robot(damage=9, lives=1, locked=JAMMED),
        robot(damage=9, lives=1, locked=JAMMED),
    ).turn()
    assert none.outcome == {"winners": [], "reason": "nobody_left"}


@pytest.mark.parametrize("play_on", [False, True])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_r8_5_whoever_is_left_wins(left, play_on):
    doomed = [robot(damage=9, lives=1, locked=JAMMED) if seat != left else robot() for seat in range(3)]
    picture = f"+    +    +    +\n▷{(left + 1) % 3}↑ ·    ·    ·\n▷{(left + 2) % 3}↑ ·    · {left}↑ ·"
    scene = Scene(picture, *doomed, rules={"play_on": play_on}).turn()
    assert scene.outcome == {"winners": [left], "reason": "last_robot"}


def test_r8_5_a_robot_that_waits_to_come_back_counts_as_left():
    scene = Scene(
        """
        +    +    +    +    +    +
         0→ ·    #    ·    · 1↑ ·
        """,
        robot("1"),
    ).turn()
    assert scene.outcome is None


def test_r8_5_play_on_races_for_places():
    robots = [robot("1 l l"), robot("l 1 1"), robot("l l l")]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·   ①·    ·    ·    · 1← ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↑ ·
        """,
        *robots,
        rules={"play_on": True},
    ).play()
    assert scene.at(0) is None
    assert scene.outcome is None
    assert scene.state.robot_place[:3].tolist() == [1, 0, 0]


def test_r8_5_play_on_ends_when_one_is_still_racing_and_the_first_place_wins():
    robots = [robot("1 l"), robot("l 1"), robot("l l")]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·   ①·    ·    ·    ·    ·
            · 1→ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↑ ·
        """,
        *robots,
        rules={"play_on": True},
    ).play(2)
    assert scene.state.robot_place[:3].tolist() == [1, 2, 0]
    assert scene.outcome == {"winners": [0], "reason": "flags"}


def test_r8_5_of_two_the_race_ends_with_the_first_that_finishes():
    scene = Scene("+    +    +\n 0↑ · 1↑①·", rules={"play_on": True}).play()
    assert scene.outcome == {"winners": [1], "reason": "flags"}


def test_r8_5_play_on_without_a_finisher_is_won_by_the_last_robot():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        """,
        robot(damage=9, lives=1, locked=JAMMED),
        rules={"play_on": True},
    ).turn()
    assert scene.outcome == {"winners": [1], "reason": "last_robot"}
    none = Scene(
        """
        +    +    +    +    +
        ▷   · 0→ ·    · 1← ·
        """,
        robot(damage=9, lives=1, locked=JAMMED),
        robot(damage=9, lives=1, locked=JAMMED),
        rules={"play_on": True},
    )
    assert none.turn().outcome == {"winners": [], "reason": "nobody_left"}


def test_r8_5_an_outcome_names_its_rule():
    scene = Scene("+    +    +\n 0↑①· 1↑ ·").play()
    assert scene.told("GameEnded") == [("R8.5", [0], "flags")]


def test_r8_5_nobody_has_a_place_where_there_are_none():
    robots = [robot(), robot(), robot("0,0 N", at=None, lives=0)]
    with pytest.raises(Refusal, match="/places"):
        Scene("+    +    +\n 0↑ · 1↑①·", *robots, special="superbot", rules={"play_on": True}, places=[[2]])


@pytest.mark.parametrize("name", ["Day of the SuperBot", "Interference", "Capture the Flag", "Toggle Boggle"])
def test_r8_5_a_race_for_places_is_refused_where_there_are_none(name):
    course = printed_course(name)
    check_places(Setup(course=name), course)
    with pytest.raises(Refusal, match=r"^/rules/play_on"):
        check_places(Setup(course=name, rules=Rules(play_on=True)), course)
    check_places(Setup(rules=Rules(play_on=True)), printed_course("Risky Exchange"))


def test_r8_5_a_scenario_without_places_is_no_race_for_them_either():
    robots = [{"seat": seat, "dock": seat + 1, "at": [seat, 0], "archive": [seat, 0]} for seat in range(2)]
    position = {"game": "roborally", "course": "Toggle Boggle", "robots": robots}
    course = printed_course("Toggle Boggle")
    check_places(Setup(scenario=read_position(json.dumps(position))), course)
    racing = Setup(scenario=read_position(json.dumps(position | {"rules": {"play_on": True}})))
    with pytest.raises(Refusal, match=r"^/scenario/rules/play_on"):
        check_places(racing, course)
