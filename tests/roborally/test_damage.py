"""R7 Lasers, damage, touching."""

from __future__ import annotations

from tests.roborally.scene import JAMMED, LOCKED, Scene, robot


def test_r7_1_a_floor_laser_hits_the_first_robot_from_its_emitter_once_per_beam():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ · 1↑ ·    ·
        laser 0,0 E 3
        """,
        robot(),
    ).play()
    assert scene.damage() == [3, 0]


def test_r7_1_the_emitters_own_cell_is_in_the_beam():
    scene = Scene(
        """
        +    +    +    +    +
        ▷0↑ ·    · 1↑ ·    ·
        laser 0,0 E 2
        """,
        robot(),
    ).play()
    assert scene.damage() == [2, 0]


def test_r7_1_a_wall_stops_a_beam():
    scene = Scene("""
        +    +    +    +
        ▷   · 1↑ ·|0↑ ·
        """).play()
    assert scene.damage() == [0, 1]
    scene = Scene("""
        +    +    +    +
        ▷   ·    ·|0↑ ·
        """).play()
    assert scene.damage() == [0]


def test_r7_1_robots_shoot_ahead_over_pits_and_all_at_once():
    scene = Scene(
        """
        +    +    +    +
         0→ ·    # 1← ·
        """,
        robot(damage=9, locked=JAMMED),
        robot(damage=9, locked=JAMMED),
    ).play()
    assert scene.all() == [None, None]
    assert {event["beat"] for event in scene.events("RobotDestroyed")} == {scene.events("ShotFired")[0]["beat"]}


def test_r7_1_a_powered_down_robot_does_not_fire():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
        robot(powered_down=True),
    ).play()
    assert scene.damage() == [0, 0]


def test_r7_2_shield_before_coat_before_an_option_given_and_the_tenth_point_destroys():
    held = ["power_down_shield", "ablative_coat", "brakes"]
    given = {"discard_options": ["brakes"]}
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    ·    ·
        laser 0,0 E 3
        """,
        robot(powered_down=True, options=held, answers=given, charges={"ablative_coat": 1}),
    ).play()
    assert scene.options(0) == ["power_down_shield"]
    assert scene.damage() == [0]
    doomed = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        """,
        robot(damage=9, locked=LOCKED),
    ).play()
    assert doomed.at(0) is None


def test_r7_2_the_owner_can_be_asked_and_answers_with_an_option():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        """,
        robot(options=["brakes", "recompile"], ask=["discard_option"]),
    ).play()
    assert scene.question == (0, "discard_option")
    scene.answer("recompile").play()
    assert scene.options(0) == ["brakes"]
    assert scene.damage() == [0, 0]


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


def test_r7_4_from_the_fifth_point_on_registers_lock_from_the_highest():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↓ ·
        laser 0,0 E 2
        """,
        robot("l r l r u", damage=4),
    ).play()
    assert sorted(scene.robot(0)["locked"]) == ["4", "5"]


def test_r7_4_a_repair_unlocks_the_lowest_and_discards_its_card():
    scene = Scene(
        """
        +    +    +
         0↑r· 1↑ ·
        """,
        robot(damage=6, locked={"4": [10], "5": [20]}),
    ).turn()
    assert scene.robot(0)["locked"] == {"5": [20]}
    assert scene.damage()[0] == 5


def test_r7_5_a_destroyed_robot_loses_an_option_a_life_its_cards_and_its_damage():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        """,
        robot(damage=9, locked=LOCKED, options=["brakes", "recompile"], answers={"lose_option": "recompile"}),
    ).play()
    assert scene.robot(0)["lives"] == 2
    assert scene.options(0) == ["brakes"]
    assert scene.damage() == [0, 0]
    assert sorted(scene.state.discards[: int(scene.state.discarded)]) == [1, 2, 3, 4, 5]


def test_r7_5_no_lives_left_is_out_of_the_game():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ · 2↑ · 1↑ ·
        """,
        robot(damage=9, lives=1, locked=LOCKED),
    ).turn()
    assert scene.at(0) is None
    assert scene.robot(0)["lives"] == 0


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
