"""R5 A register."""

from __future__ import annotations

from tests.roborally.scene import OPEN_FLOOR, Scene, robot


def test_r5_1_reveal_move_floor_lasers_touch_in_this_order():
    scene = Scene(
        """
        +    +    + ▽  +
         0→ ·    →   ①·
        """,
        robot("1"),
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


def test_r5_1_every_card_of_a_robot_that_acts_is_revealed_in_dock_order():
    scene = Scene(
        "+    +    +    +\n 0→ · 1→ · 2→ ·", robot("1+l", dock=3), robot("r", dock=1), robot("l", dock=2, powered_down=True)
    ).play()
    assert scene.told("RegisterBegan") == [("R5.1", 1)]
    assert scene.told("RegisterRevealed") == [("R5.1", 1, 1, 420, None), ("R5.1", 0, 1, 660, 410)]


def test_r5_2_moves_turns_and_pushes_are_told():
    scene = Scene("+    +    +    +    +\n 0→ · 1↑ ·    ·    ·", robot("1 r")).play(2)
    assert scene.told("RobotMoved") == [("R5.2", 1, [1, 0], [2, 0], 0), ("R5.2", 0, [0, 0], [1, 0], 0)]
    assert scene.told("RobotTurned") == [("R5.2", 0, "E", "S")]


def test_r5_2_a_blocked_step_is_told_and_the_rest_of_the_move_tried():
    scene = Scene("+    +    +    +\n 0→ ·    ·|1↑ ·", robot("3")).play()
    assert scene.at(0) == "1,0 E"
    assert scene.told("MoveBlocked") == [("R5.2", 0, [1, 0], "E"), ("R5.2", 0, [1, 0], "E")]


def test_r5_2_each_step_is_a_beat_of_its_own():
    scene = Scene("+    +    +    +    +\n 0→ ·    ·    · 1↑ ·", robot("2")).play()
    beats = [event["beat"] for event in scene.events("RobotMoved")]
    assert beats == [beats[0], beats[0] + 1]


def test_r5_2_priorities_decide_whatever_the_seat_or_dock():
    scene = Scene(
        """
        +    +    +    +    +
         0→ ·    ·    ·    ·
         1→ ·    ·    ·    ·
         2→ ·    ·    ·    ·
         3→ ·    ·    ·    ·
        """,
        robot("u"),
        robot("3"),
        robot("b"),
        robot("1"),
    ).play()
    assert [event["seat"] for event in scene.events("RobotMoved", "RobotTurned")] == [1, 1, 1, 3, 2, 0]


def test_r5_2_a_robot_that_was_destroyed_before_its_card_does_nothing():
    scene = Scene("+    +    +    +\n 0→ · 1↑ ·    #\n    ·    ·    ·", robot("1"), robot("l")).play()
    assert scene.told("RobotDestroyed") == [("R5.2", 1, [1, 0], 2)]
    assert scene.events("RobotTurned") == []


def test_r5_2_destroyed_in_mid_move_it_goes_no_further():
    scene = Scene("+    +    +    +    +\n 0→ ·    #    · 1↑ ·", robot("3")).play()
    assert len(scene.events("RobotMoved")) == 1
    assert scene.at(0) is None


def test_r5_2_losses_on_the_way_are_settled_before_the_next_step():
    pushed = robot("", "brakes", "recompile", ask=["lose_option"])
    scene = Scene("+    +    +    +    +\n 0→ · 1↑ ·    #    ·", robot("1 r"), pushed).play()
    assert scene.question == (1, "lose_option")
    assert scene.at(0) == "1,0 E"
    scene.answer("brakes").play()
    assert scene.options(1) == ["recompile"]


def test_r5_2_the_next_card_is_carried_out_after_the_owner_of_the_first_has_decided():
    falls = robot("0,0 W: 3", options=["brakes", "recompile"], ask=["lose_option"])
    scene = Scene(OPEN_FLOOR, falls, robot("3,1 E: 1"), robot("3,2 E: 1")).play()
    assert scene.question == (0, "lose_option")
    assert scene.answer("brakes").play().all() == [None, "4,1 E", "4,2 E"]


def test_r5_2_the_owner_of_a_destroyed_robot_is_not_asked_about_its_card():
    scene = Scene("+    +    +    +\n 0→ · 1→ ·    #", robot("2"), robot("1", "brakes", "recompile", ask=["brakes"])).play()
    assert scene.at(1) is None
    assert scene.events("DecisionAsked") == []


def test_r5_2_nobody_moves_on_while_an_owner_decides_about_a_card():
    scene = Scene(OPEN_FLOOR, robot("0,0 E: 1", options=["brakes"], ask=["brakes"]), robot("0,1 E: b"), robot("0,2 E: 2")).play()
    assert scene.question == (0, "brakes")
    assert scene.all() == ["0,0 E", "0,1 E", "2,2 E"]
    assert scene.answer(False).play().at(0) == "1,0 E"
