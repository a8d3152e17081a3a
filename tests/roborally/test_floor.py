"""R6 The floor moves."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot


def test_r6_1_express_conveyors_move_first_and_then_again():
    scene = Scene("""
        +    +    +    +    +
         0↑ ⇒    ⇒    ⇒    ·
        """).play()
    assert scene.at(0) == "2,0 N"


def test_r6_1_express_onto_normal_goes_on_with_the_normal_step():
    scene = Scene("""
        +    +    +    +    +
         0↑ ⇒    →    ·    ·
        """).play()
    assert scene.at(0) == "2,0 N"


def test_r6_2_normal_conveyors_move_one_cell():
    scene = Scene("""
        +    +    +    +    +
         0↑ →    →    ·    ·
        """).play()
    assert scene.at(0) == "1,0 N"


def test_r6_3_a_queue_moves_together():
    scene = Scene("""
        +    +    +    +    +
         0↑ → 1→ → 2↓ →    ·
        """).play()
    assert scene.all() == ["1,0 N", "2,0 E", "3,0 S"]


def test_r6_3_conveyors_never_push_and_the_whole_queue_waits():
    scene = Scene("""
        +    +    +    +    +
         0↑ → 1↑ → 2↓ ·    ·
        """).play()
    assert scene.all() == ["0,0 N", "1,0 N", "2,0 S"]


def test_r6_3_two_robots_onto_one_cell_both_stay():
    scene = Scene("""
        +    +    +    +
         0↑ →    · 1↑ ←
        """).play()
    assert scene.all() == ["0,0 N", "2,0 N"]
    assert [event["seat"] for event in scene.events("CarryBlocked")] == [0, 1]


def test_r6_3_two_robots_into_one_pit_both_stay():
    scene = Scene("""
        +    +    +    +
         0↑ →    # 1↑ ←
        """).play()
    assert scene.all() == ["0,0 N", "2,0 N"]


def test_r6_3_head_on_swaps_do_not_move():
    scene = Scene("""
        +    +    +
         0↑ → 1↑ ←
        """).play()
    assert scene.all() == ["0,0 N", "1,0 N"]


def test_r6_3_a_closed_loop_moves():
    scene = Scene(
        """
        +    +    +
         0↑ → 1↑ ↓
         3↑ ↑ 2↑ ←
        """,
    ).play()
    assert scene.all() == ["1,0 N", "1,1 N", "0,1 N", "0,0 N"]


def test_r6_3_a_move_stopped_by_a_wall_rivals_nobody():
    scene = Scene("""
        +    +    +    +
         0↑ →|   · 1↑ ←
        """).play()
    assert scene.all() == ["0,0 N", "1,0 N"]


def test_r6_4_a_conveyor_turns_the_robot_that_it_carries_onto_a_curve():
    scene = Scene("""
        +    +    +
         0↑ →    ↓
            ·    ↓
        turn 1,0 E cw
        """).play()
    assert scene.at(0) == "1,0 E"


def test_r6_4_walking_onto_a_curve_does_not_turn():
    scene = Scene(
        """
        +    +    +
         0→ →    ↓
            ·    ↓
        turn 1,0 E cw
        """,
        robot("1"),
    ).play()
    assert scene.at(0) == "1,1 E"


def test_r6_4_being_pushed_onto_a_curve_does_not_turn():
    scene = Scene(
        """
        +    +    +    +
         0→ · 1↑ →    ↓
            ·    ·    ↓
        turn 2,0 E cw
        """,
        robot("1"),
    ).play()
    assert scene.at(1) == "2,1 N"


def test_r6_4_entering_a_merge_straight_on_does_not_turn():
    scene = Scene("""
        +    +    +    +
         0↑ →    →    ·
            ·    ↑ 1↑ ·
        turn 1,0 N cw
        """).play()
    assert scene.at(0) == "1,0 N"
    scene = Scene("""
        +    +    +    +
            →    →    ·
            · 0↑ ↑ 1↑ ·
        turn 1,0 N cw
        """).play()
    assert scene.at(0) == "1,0 E"


def test_r6_5_a_pusher_pushes_a_chain_in_its_registers_only():
    scene = Scene("""
        +    +    +    +    +
        ▶0↑ · 1↑ ·    ·    ·
        pusher 0,0 E 2 4
        """)
    assert scene.play().all() == ["0,0 N", "1,0 N"]
    assert scene.play().all() == ["1,0 N", "2,0 N"]


def test_r6_5_a_chain_goes_off_the_board():
    scene = Scene("""
        +    +    +
        ▶0↑ · 1↑ ·
        pusher 0,0 E 1
        """).play()
    assert scene.all() == ["1,0 N", None]


def test_r6_5_a_robot_pushed_onto_another_pusher_is_not_pushed_again():
    scene = Scene("""
        +    +    +    +
        ▶0↑ ·▶   ·    ·
        pusher 0,0 E 1
        pusher 1,0 E 1
        """).play()
    assert scene.at(0) == "1,0 N"


def test_r6_5_one_robot_two_ways_stays():
    scene = Scene("""
        +    +    +
        ▶0↑ · 1↑ ·◀
        pusher 0,0 E 1
        pusher 1,0 W 1
        """).play()
    assert scene.all() == ["0,0 N", "1,0 N"]
    assert len(scene.events("PushFailed")) == 2


def test_r6_5_two_robots_to_one_cell_stay():
    scene = Scene("""
        +    +    +    +
        ▶0↑ ·    · 1↑ ·◀
        pusher 0,0 E 1
        pusher 2,0 W 1
        """).play()
    assert scene.all() == ["0,0 N", "2,0 N"]


def test_r6_5_pushed_twice_the_same_way_moves_once():
    scene = Scene("""
        +    +    +    +    +
        ▶0↑ ·▶1↑ ·    ·    ·
        pusher 0,0 E 1
        pusher 1,0 E 1
        """).play()
    assert scene.all() == ["1,0 N", "2,0 N"]


def test_r6_6_gears_turn():
    scene = Scene("""
        +    +    +    +
         0↑ ↻ 1↑ ↺ 2↑ ·
        """).play()
    assert scene.all() == ["0,0 E", "1,0 W", "2,0 N"]


def test_r6_1_and_r6_2_are_named_by_what_they_move():
    scene = Scene("+    +    +    +    +\n 0↑ ⇒    →    · 1↑ ·").play()
    assert scene.told("RobotCarried") == [("R6.1", 0, [0, 0], [1, 0]), ("R6.2", 0, [1, 0], [2, 0])]


def test_r6_3_only_robots_on_conveyors_are_told_to_be_blocked():
    scene = Scene("+    +    +    +    +    +\n 0↑ →|   · 1↑ →    · 2↑ ·").play()
    assert scene.told("CarryBlocked") == [("R6.3", 0, [0, 0], "E")]
    express = Scene("+    +    +    +    +    +\n 0↑ →|   · 1↑ ⇒    ⇒    ·").play()
    assert express.told("CarryBlocked") == [("R6.3", 0, [0, 0], "E")]


def test_r6_3_whoever_waits_for_one_that_stays_waits_too_down_the_whole_queue():
    scene = Scene("+    +    +    +    +\n 0↑ → 1↑ → 2↑ → 3↑ ·").play()
    assert scene.all() == ["0,0 N", "1,0 N", "2,0 N", "3,0 N"]
    assert len(scene.events("CarryBlocked")) == 3


def test_r6_3_a_robot_that_follows_one_into_a_pit_takes_its_cell():
    scene = Scene("+    +    +    +    +\n 0↑ → 1↑ →    # 2↑ ·").play()
    assert scene.all() == ["1,0 N", None, "3,0 N"]
    assert scene.told("RobotDestroyed") == [("R6.2", 1, [1, 0], 2)]
    assert scene.state.robot_at[scene.state.robot_cell[0]] == 0


def test_r6_5_only_in_its_register_and_out_of_every_wall():
    scene = Scene("+    +    +    +    +\n▶0↑ · 1↑ ·|   · 2↑ ·\npusher 0,0 E 1 3").play(2)
    assert scene.told("PushFailed") == [("R6.5", 0, [0, 0], "E")]
    assert scene.all()[:2] == ["0,0 N", "1,0 N"]


def test_r6_5_a_pushed_robot_is_told_and_falls_into_a_pit():
    scene = Scene("+    +    +    +\n▶0↑ · 1↑ ·    #\npusher 0,0 E 1").play()
    assert scene.told("RobotPushed") == [("R6.5", 0, [0, 0], [1, 0]), ("R6.5", 1, [1, 0], [2, 0])]
    assert scene.told("RobotDestroyed") == [("R6.5", 1, [1, 0], 2)]


@pytest.mark.parametrize(("mark", "heading", "end"), [("▶", "E", "2,1 N"), ("◀", "W", "0,1 N")])
def test_r6_5_a_pusher_pushes_its_way(mark, heading, end):
    row = f"    ·{mark}0↑ ·    ·" if mark == "▶" else f"    · 0↑ ·{mark}   ·"
    scene = Scene(f"+    +    +    +\n    ·    ·    ·\n{row}\n    ·    · 1↑ ·\npusher 1,1 {heading} 1").play()
    assert scene.at(0) == end


@pytest.mark.parametrize(("heading", "end"), [("S", "1,2 N"), ("N", "1,0 N")])
def test_r6_5_up_and_down_too(heading, end):
    pushed = Scene(f"+    +    +    +\n    ·    ·    ·\n    · 0↑ ·    ·\n    ·    ·    ·\n 1↑ ·    ·    ·\npusher 1,1 {heading} 1").play()
    assert pushed.at(0) == end


def test_r6_6_gears_name_their_rule():
    scene = Scene("+    +    +\n 0↑ ↻ 1↑ ↺").play()
    assert scene.told("RobotTurned") == [("R6.6", 0, "N", "E"), ("R6.6", 1, "N", "W")]


def test_r6_5_whoever_was_not_pushed_still_stands_there():
    scene = Scene("+    +    +    +\n▶0↑ ·    ·    ·\n 2→ ·    · 1↑ ·").play()
    assert scene.at(0) == "1,0 N"
    assert scene.damage() == [0, 1, 0]


def test_r6_4_a_straight_conveyor_turns_nobody():
    scene = Scene("+    +    +    +\n 0↑ →    → 1↑ ·").play()
    assert scene.at(0) == "1,0 N"
    assert scene.events("RobotTurned") == []
