"""R9.13 Gyroscopic Stabilizer."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot


def test_r9_13_the_stabilizer_keeps_gears_and_curves_from_turning():
    for steady, heading in ((True, "N"), (False, "E")):
        answers = {"gyroscopic_stabilizer": steady}
        scene = Scene(
            """
        +    +    +
         0↑ ↻ 1↑ ·
        """,
            robot("", "gyroscopic_stabilizer", answers=answers),
        ).turn()
        assert scene.events("RobotTurned") == [] or not steady
        assert scene.at(0) == f"0,0 {heading}"


@pytest.mark.parametrize("steady", [True, False])
def test_r9_13_on_a_curve_of_a_conveyor_too(steady):
    scene = Scene(
        """
        +    +    +
         0↑ →    ↓
            · 1↑ ·
        turn 1,0 E cw
        """,
        robot("", "gyroscopic_stabilizer", answers={"gyroscopic_stabilizer": steady}),
    ).turn()
    assert scene.events("RobotCarried")[0]["to"] == [1, 0]
    assert (scene.events("RobotTurned") == []) == steady


def test_r9_13_it_ends_when_the_option_is_lost():
    scene = Scene(
        """
        +    +    +    +
        ▷   · 0↑ ↻ 1↑ ·
        """,
        robot("", "gyroscopic_stabilizer", answers={"gyroscopic_stabilizer": True, "discard_options": ["gyroscopic_stabilizer"]}),
    ).turn()
    assert [event["beat"] > scene.events("OptionDiscarded")[0]["beat"] for event in scene.events("RobotTurned")] == [True] * 4


def test_r9_13_declared_before_register_1_and_only_for_this_turn():
    scene = Scene("+    +    +\n 0↑ ↻ 1↑ ·", robot("", "gyroscopic_stabilizer", ask=["gyroscopic_stabilizer"])).turn()
    assert scene.question == (0, "gyroscopic_stabilizer")
    assert scene.told("DecisionAsked") == [("R9.13", 0, "gyroscopic_stabilizer", 0)]
    scene.answer(True).turn()
    assert [event["rule"] for event in scene.events("StabilizerSet")] == ["R9.13"]
    assert scene.at(0) == "0,0 N"
    assert not scene.state.is_steady[0]


def test_r9_13_a_robot_that_is_down_cannot_declare_it():
    answers = {"gyroscopic_stabilizer": True}
    scene = Scene("+    +    +\n 0↑ ↻ 1↑ ·", robot("", "gyroscopic_stabilizer", powered_down=True, answers=answers)).turn()
    assert scene.events("StabilizerSet") == []
    assert len(scene.events("RobotTurned")) == 5


def test_r9_13_whoever_holds_it_may_declare_it():
    holder = robot("", "gyroscopic_stabilizer", answers={"gyroscopic_stabilizer": True})
    scene = Scene("+    +    +\n 0↑ · 1↑ ↻", robot(), holder).turn()
    assert scene.told("StabilizerSet") == [("R9.13", 1)]
    assert scene.at(1) == "1,0 N"
