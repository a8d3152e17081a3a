"""R9.15 Mechanical Arm."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_15_the_mechanical_arm_touches_beside_it():
    reach = {"mechanical_arm": {"1": [1, 1], "end": [1, 1]}}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·   ②·
            ·   ①·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↓ ·
        """,
        robot("", "mechanical_arm", damage=1, answers=reach),
    ).turn()
    assert scene.robot(0)["archive"] == [1, 1]
    assert scene.robot(0)["flags"] == 1
    assert scene.damage()[0] == 0


def test_r9_15_a_diagonal_is_closed_when_both_ways_round_have_a_wall():
    scene = Scene(
        """
        +    +    +
         0↑ ·|   ·
        +----+    +
            ·   r·
        """,
        robot("", "mechanical_arm", answers={"mechanical_arm": {"1": [1, 1]}}),
    ).play()
    assert scene.robot(0)["archive"] == [0, 0]
    for half_open in ("+    +    +\n 0↑ ·|   ·\n    ·   r·", "+    +    +\n 0↑ ·    ·\n+----+    +\n    ·   r·"):
        scene = Scene(half_open, robot("", "mechanical_arm", answers={"mechanical_arm": {"1": [1, 1]}})).play()
        assert scene.robot(0)["archive"] == [1, 1]


def test_r9_15_in_toggle_boggle_an_arm_claims_no_second_flag():
    arm = {"mechanical_arm": {"1": [1, 1], "2": [1, 1]}}
    robots = [robot("l 1", options=["mechanical_arm"], answers=arm), robot(), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    ·    ·    · 1↓ ·
            ·   ②·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         2↓ ·    ·    ·   ③·    ·    ·
        """,
        *robots,
        special="toggle_boggle",
    ).play()
    assert scene.state.flag_team[:3].tolist() == [0, -1, -1]
    assert scene.robot(0)["archive"] == [1, 1]
