"""R9.19 Radio Control."""

from __future__ import annotations

from tests.roborally.scene import JAMMED, OPEN_FLOOR, Scene, robot


def test_r9_19_radio_control_makes_the_target_follow():
    shooter = robot("r 1", "radio_control", answers={"weapon": {"1": "radio_control"}})
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         1↓ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↑ ·
        """,
        shooter,
        robot("l 3"),
        robot("r l"),
    ).play(2)
    assert scene.events("ControlTaken")[0]["seat"] == 1
    assert scene.all()[:2] == ["0,1 S", "1,2 E"]
    assert [event["seat"] for event in scene.events("RobotMoved")] == [0, 1]


def test_r9_19_a_destroyed_shooter_leaves_its_target_doing_nothing():
    shooter = robot("l r 1", "radio_control", answers={"weapon": {"2": "radio_control"}})
    scene = Scene(
        """
        +    +    +    +
         0→ ·    · 1↑ ·
            # 2↑ ·    ·
        """,
        shooter,
        robot("r l 1"),
        robot("l l l"),
    ).play(2)
    scene.state.robot_heading[0] = 2
    assert scene.state.controlled_by[1] == 0
    assert scene.play().at(0) is None
    assert scene.at(1) == "2,0 N"


NEAR = """
        +    +    +    +
         0→ ·    · 1↑ ·
        """
CONTROL = {"weapon": {"1": "radio_control"}}


def acted(scene):
    """Who moved or turned, in which order."""
    return [event["seat"] for event in scene.events("RobotMoved", "RobotTurned")]


def test_r9_19_robots_that_control_each_other_in_a_circle_begin_with_the_first_dock():
    scene = Scene("+    +    +    +\n    ·    ·    ·\n 0→ ·    · 1↑ ·", robot("1", dock=2), robot("l", dock=1))
    scene.state.controlled_by[:2] = [1, 0]
    assert acted(scene.play()) == [1, 0]
    assert scene.all() == ["0,1 N", "2,0 N"]


def test_r9_19_a_robot_controlled_from_a_circle_leads_none():
    scene = Scene("+    +    +    +\n 0→ · 1↓ · 2↑ ·", robot("l"), robot("r"), robot("u"))
    scene.state.controlled_by[:3] = [1, 0, 1]
    assert acted(scene.play()) == [0, 1, 2]
    assert scene.all() == ["0,0 S", "1,0 E", "2,0 E"]


def test_r9_19_several_targets_follow_in_dock_order():
    scene = Scene("+    +    +    +\n 0→ · 1↓ · 2↑ ·", robot("l"), robot("r", dock=3), robot("u", dock=2))
    scene.state.controlled_by[1:3] = 0
    assert acted(scene.play()) == [0, 2, 1]


def test_r9_19_not_of_a_robot_that_is_down_nor_of_one_controlled_already():
    down = Scene(NEAR, robot("", "radio_control", answers=CONTROL), robot(powered_down=True)).play()
    assert down.events("ControlTaken") == []
    taken = Scene("+    +    +    +\n 0→ ·    · 1↑ ·\n    ·    · 2↓ ·", robot("", "radio_control", answers=CONTROL))
    taken.state.controlled_by[1] = 2
    assert taken.play().events("ControlTaken") == []
    assert taken.state.controlled_by[1] == 2


def test_r9_19_not_in_register_5_where_the_main_laser_fires():
    scene = Scene(NEAR, robot("", "radio_control", answers={"weapon": {"5": "radio_control"}})).play(5)
    assert [event["weapon"] for event in scene.events("ShotFired")] == ["main_laser"] * 5


def test_r9_19_a_shooter_destroyed_in_the_same_volley_takes_no_control():
    scene = Scene(NEAR.replace("1↑", "1←"), robot("", "radio_control", damage=9, locked=JAMMED, answers=CONTROL)).play()
    assert scene.at(0) is None
    assert scene.events("ControlTaken") == []


def test_r9_19_after_the_loss_the_target_plays_its_own_cards_again():
    scene = Scene(
        """
        +    +    +    +
         0↑ ·    # 1↑ ·
            ·    ·    ·
        """,
        robot("r 1", "radio_control", answers=CONTROL),
        robot("l l l"),
    ).play(2)
    assert [event["seat"] for event in scene.events("RobotDestroyed")] == [0]
    assert scene.at(1) == "2,0 W"
    assert [event["seat"] for event in scene.play().events("ControlLost")] == [1]
    assert scene.at(1) == "2,0 S"


def test_r9_19_locked_registers_are_no_exception_and_brakes_are_those_of_the_robot_that_moves():
    orders = {"brakes": [2]}
    scene = Scene(
        """
        +    +    +    +    +
         0→ ·    · 1↑ ·    ·
            ·    ·    ·    ·
        """,
        robot("l 1", "radio_control", answers=CONTROL, heading="S"),
        robot("l", "brakes", damage=5, locked={"2": [490]}, answers=orders),
    )
    assert scene.play(2).at(0) == "1,0 E"
    assert scene.at(1) == "2,0 W"


def test_r9_19_a_robot_that_finishes_frees_the_ones_it_controls():
    robots = [robot("0,0 E"), robot("3,2 N: l 1"), robot("5,3 N"), robot("0,3 N")]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(0, 0)], rules={"play_on": True})
    scene.state.controlled_by[1] = 0
    scene.play()
    assert [(event["seat"], event["rule"]) for event in scene.events("ControlLost")] == [(1, "R9.19")]
    assert scene.events("ControlLost")[0]["beat"] == scene.events("RobotFinished")[0]["beat"]
    assert scene.play().at(1) == "3,1 N"


def test_r9_19_whoever_is_free_moves_after_the_controlled_ones():
    robots = [robot("0,0 E: 3"), robot("0,1 E: b"), robot("0,2 E: 1"), robot("0,3 E: 1")]
    scene = Scene(OPEN_FLOOR, *robots)
    scene.state.controlled_by[1] = 0
    scene.play()
    assert [event["seat"] for event in scene.events("RobotMoved")] == [0, 0, 0, 1, 1, 1, 2, 3]
