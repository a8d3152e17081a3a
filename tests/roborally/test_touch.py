"""R7.3 Touching flags and sites."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r7_3_the_archive_moves_and_the_next_flag_counts():
    scene = Scene(
        """
        +    +    +    +
         0→ ·   ①· 1↑r·
        """,
        robot("1 1"),
        robot(powered_down=True),
    )
    scene.play()
    assert scene.robot(0)["archive"] == [1, 0]
    assert scene.robot(0)["flags"] == 1
    assert scene.robot(1)["archive"] == [2, 0]
    assert scene.outcome == {"winners": [0], "reason": "flags"}


def test_r7_3_a_flag_out_of_order_does_not_count():
    scene = Scene(
        """
        +    +    +    +
         0→ ·   ②· 1↑①·
        """,
        robot("1"),
    ).play()
    assert [scene.robot(seat)["flags"] for seat in (0, 1)] == [0, 1]
    assert scene.robot(0)["archive"] == [1, 0]


def test_r7_3_several_flags_in_one_turn_unless_the_option_says_one():
    for one, reached in ((False, 2), (True, 1)):
        scene = Scene(
            """
        +    +    +    +    +    +    +
         0→ ·   ①·   ②·    ·    ·   ③·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
            robot("1 1"),
            rules={"one_flag_per_turn": one},
        ).play(2)
        assert scene.robot(0)["flags"] == reached


def test_r7_3_the_archive_may_stay_with_the_option():
    scene = Scene(
        """
        +    +    +
         0↑r·    ·
        """,
        robot(archive=[1, 0], answers={"archive": False}),
        rules={"archive_optional": True},
    ).play()
    assert scene.robot(0)["archive"] == [1, 0]


def test_r7_3_in_toggle_boggle_too_a_robot_can_be_held_to_one_flag_per_turn():
    for one, held in ((False, [0, 0, -1]), (True, [0, -1, -1])):
        robots = [robot("l 1"), robot(), robot()]
        scene = Scene(
            """
        +    +    +    +    +    +    +
         0↓①·   ②·    ·    ·    · 1↓ ·
            ·    ·    ·    ·    ·    ·
            ·    ·    · 2↓ ·    ·    ·
            ·    ·    ·   ③·    ·    ·
        """,
            *robots,
            special="toggle_boggle",
            rules={"one_flag_per_turn": one},
        ).play(2)
        assert scene.state.flag_team[:3].tolist() == held


def test_r7_3_what_is_touched_is_told_once():
    scene = Scene("+    +    +    +\n 0↑①· 1↑r· 2↑ ·", robot(archive=[2, 0]), robot(archive=[2, 0]), flags=[(0, 0), (2, 0)]).play(2)
    assert scene.told("ArchiveMoved") == [
        ("R7.3", 0, [0, 0]),
        ("R7.3", 1, [1, 0]),
    ]
    assert scene.told("FlagTouched") == [("R7.3", 0, 1)]


def test_r7_3_the_owner_can_be_asked_about_the_marker():
    scene = Scene("+    +    +\n 0↑r· 1↑ ·", robot(archive=[1, 0], ask=["archive"]), rules={"archive_optional": True}).play()
    assert scene.question == (0, "archive")
    assert scene.told("DecisionAsked") == [("R7.3", 0, "archive", [0, 0])]
    assert scene.answer(False).play().robot(0)["archive"] == [1, 0]
    yes = Scene("+    +    +\n 0↑r· 1↑ ·", robot(archive=[1, 0]), rules={"archive_optional": True}).play()
    assert yes.robot(0)["archive"] == [0, 0]


def test_r7_3_the_moment_is_the_same_whether_the_first_owner_is_asked_or_has_ordered_it():
    street, rules = "+    +    +\n 0↑r· 1↑ ·", {"archive_optional": True}
    asked = Scene(street, robot(archive=[1, 0], ask=["archive"]), rules=rules).play()
    ordered = Scene(street, robot(archive=[1, 0]), rules=rules).play()
    assert asked.answer(True).play().events("ArchiveMoved") == ordered.events("ArchiveMoved")


def test_r7_3_a_robot_that_is_gone_touches_nothing_and_one_flag_more_is_none():
    scene = Scene("+    +    +    +\n 0↑①· 1↑ · 2↑②·", robot(flags=1), robot(flags=1), robot(flags=0)).play()
    assert scene.told("FlagTouched") == []
    assert scene.outcome is None


def test_r7_3_one_flag_in_a_register_also_when_the_owner_is_asked_in_between():
    scene = Scene("+    +    +    +\n 0↑①·   ②·   ③·\n    ·    · 1↑ ·", robot("", "mechanical_arm", ask=["mechanical_arm"])).play()
    assert scene.question == (0, "mechanical_arm")
    assert scene.answer([1, 0]).play().robot(0)["flags"] == 1
    assert scene.robot(0)["archive"] == [1, 0]
