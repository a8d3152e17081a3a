"""R5 A register."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r5_1_reveal_move_floor_lasers_touch_in_this_order():
    scene = Scene(
        """
        +    +    + ▽  +
         0→ ·    →   ①·
        """,
        robot("1"),
        special=None,
    ).play()
    beats = [scene.events(kind)[0]["beat"] for kind in ("RegisterRevealed", "RobotMoved", "RobotCarried", "BeamHit", "FlagTouched")]
    assert beats == sorted(beats)
    assert len(set(beats)) == 5


def test_r5_2_the_highest_priority_goes_first():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ · 1→ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↑ ·
        """,
        robot("1"),
        robot("2"),
        robot("l"),
    ).play()
    assert scene.all() == ["1,0 E", "3,0 E", "5,3 W"]
    assert [event["seat"] for event in scene.events("RobotMoved")] == [1, 1, 0]


def test_r5_2_back_up_keeps_the_heading():
    scene = Scene(
        """
        +    +    +    +    +    +    +
            · 0→ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("b"),
        robot("l"),
    ).play()
    assert scene.at(0) == "0,0 E"


def test_r5_2_rotations_turn_on_the_spot():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    · 1↑ ·    · 2↑ ·    ·
        """,
        robot("l"),
        robot("r"),
        robot("u"),
    ).play()
    assert scene.all() == ["0,0 W", "2,0 E", "4,0 S"]


def test_r5_2_a_robot_pushes_a_whole_chain():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ · 1↑ · 2↓ ·    ·    ·    ·
        """,
        robot("2"),
    ).play()
    assert scene.all() == ["2,0 E", "3,0 N", "4,0 S"]


def test_r5_2_a_wall_before_the_last_stops_all_and_costs_nothing():
    scene = Scene(
        """
        +    +    +    +    +
         0↓ · 1→ · 2↑ ·|   ·
            ·    ·    #    ·
        """,
        robot("r"),
        robot("1"),
    ).play()
    assert scene.all() == ["0,0 W", "1,0 E", "2,0 N"]
    assert len(scene.events("MoveBlocked")) == 1


def test_r5_2_a_robot_destroyed_in_mid_push_frees_the_way():
    scene = Scene(
        """
        +    +    +    +    +
         2← ·    ·    ·|   ·
         0→ · 1↑ ·    #    ·
        """,
        robot("3"),
    ).play()
    assert scene.at(1) is None
    assert scene.at(0) is None
    assert [event["seat"] for event in scene.events("RobotDestroyed")] == [1, 0]


def test_r5_2_beyond_the_edge_is_a_pit():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1"),
    ).play()
    assert scene.at(0) is None
    assert scene.robot(0)["lives"] == 2
