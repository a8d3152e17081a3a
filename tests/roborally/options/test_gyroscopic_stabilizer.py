"""R9.13 Gyroscopic Stabilizer."""

from __future__ import annotations

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
