"""R9.19 Radio Control."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


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
