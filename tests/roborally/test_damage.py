"""R7 Lasers, damage, touching; R4.5 locks while powered down."""

from __future__ import annotations

from tests.roborally.scene import OPEN_FLOOR, Scene, robot
from tests.roborally.test_floor import row


def lit(*robots, beams=1, **fields):
    return Scene(row(".", ".", ".", ".", below=f"laser 0,0 E {beams}\n"), *robots, **fields)


def test_r7_1_a_floor_laser_hits_the_first_robot_from_its_emitter_once_per_beam():
    assert lit(robot("1,0 N"), robot("2,0 N"), beams=3).play().damage() == [3, 0]


def test_r7_1_the_emitters_own_cell_is_in_the_beam():
    assert lit(robot("0,0 N"), robot("2,0 N"), beams=2).play().damage() == [2, 0]


def test_r7_1_a_wall_stops_a_beam():
    walled = """
+   +   +   +
  .   . | .
+   +   +   +
laser 0,0 E 1
"""
    assert Scene(walled, robot("2,0 N"), robot("1,0 N")).play().damage() == [0, 1]
    assert Scene(walled, robot("2,0 N")).play().damage() == [0]


def test_r7_1_robots_shoot_ahead_over_pits_and_all_at_once():
    scene = Scene(row(".", "pit", "."), robot("0,0 E", damage=9, locked=JAMMED), robot("2,0 W", damage=9, locked=JAMMED)).play()
    assert scene.all() == [None, None]
    assert {event["beat"] for event in scene.events("RobotDestroyed")} == {scene.events("ShotFired")[0]["beat"]}


def test_r7_1_a_powered_down_robot_does_not_fire():
    assert Scene(OPEN_FLOOR, robot("0,0 E", powered_down=True), robot("3,0 N")).play().damage() == [0, 0]


LOCKED = {str(register): [10 * register] for register in range(1, 6)}
JAMMED: dict[str, list[int]] = {str(register): [] for register in range(1, 6)}


def test_r7_2_shield_before_coat_before_an_option_given_and_the_tenth_point_destroys():
    held = ["power_down_shield", "ablative_coat", "brakes"]
    given = {"discard_options": ["brakes"]}
    scene = lit(robot("1,0 N", powered_down=True, options=held, answers=given, charges={"ablative_coat": 1}), beams=3).play()
    assert scene.options(0) == ["power_down_shield"]
    assert scene.damage() == [0]
    doomed = lit(robot("1,0 N", damage=9, locked=LOCKED), robot("3,0 N")).play()
    assert doomed.at(0) is None


def test_r7_2_the_owner_can_be_asked_and_answers_with_an_option():
    scene = lit(robot("1,0 N", options=["brakes", "recompile"], ask=["discard_option"]), robot("3,0 N")).play()
    assert scene.question == (0, "discard_option")
    scene.answer("recompile").play()
    assert scene.options(0) == ["brakes"]
    assert scene.damage() == [0, 0]


def test_r7_3_the_archive_moves_and_the_next_flag_counts():
    scene = Scene(row(".", ".", "w"), robot("0,0 E: 1 1"), robot("2,0 N", powered_down=True), flags=[(1, 0)])
    scene.play()
    assert scene.robot(0)["archive"] == [1, 0]
    assert scene.robot(0)["flags"] == 1
    assert scene.robot(1)["archive"] == [2, 0]
    assert scene.outcome == {"winners": [0], "reason": "flags"}


def test_r7_3_a_flag_out_of_order_does_not_count():
    scene = Scene(row(".", ".", "."), robot("0,0 E: 1"), robot("2,0 N"), flags=[(2, 0), (1, 0)]).play()
    assert [scene.robot(seat)["flags"] for seat in (0, 1)] == [0, 1]
    assert scene.robot(0)["archive"] == [1, 0]


def test_r7_3_several_flags_in_one_turn_unless_the_option_says_one():
    flags = [(1, 0), (2, 0), (5, 0)]
    for one, reached in ((False, 2), (True, 1)):
        scene = Scene(OPEN_FLOOR, robot("0,0 E: 1 1"), robot("5,3 N"), flags=flags, rules={"one_flag_per_turn": one}).play(2)
        assert scene.robot(0)["flags"] == reached


def test_r7_3_the_archive_may_stay_with_the_option():
    scene = Scene(row("w", "."), robot("0,0 N", archive=[1, 0], answers={"archive": False}), rules={"archive_optional": True}).play()
    assert scene.robot(0)["archive"] == [1, 0]


def test_r7_4_from_the_fifth_point_on_registers_lock_from_the_highest():
    scene = lit(robot("1,0 N: l r l r u", damage=4), robot("3,0 S"), beams=2).play()
    assert sorted(scene.robot(0)["locked"]) == ["4", "5"]


def test_r7_4_a_repair_unlocks_the_lowest_and_discards_its_card():
    scene = Scene(row("w", "."), robot("0,0 N", damage=6, locked={"4": [10], "5": [20]}), robot("1,0 N")).turn()
    assert scene.robot(0)["locked"] == {"5": [20]}
    assert scene.damage()[0] == 5


def test_r7_5_a_destroyed_robot_loses_an_option_a_life_its_cards_and_its_damage():
    scene = lit(
        robot("1,0 N", damage=9, locked=LOCKED, options=["brakes", "recompile"], answers={"lose_option": "recompile"}), robot("3,0 N")
    ).play()
    assert scene.robot(0)["lives"] == 2
    assert scene.options(0) == ["brakes"]
    assert scene.damage() == [0, 0]
    assert sorted(scene.state.discards[: int(scene.state.discarded)]) == [1, 2, 3, 4, 5]


def test_r7_5_no_lives_left_is_out_of_the_game():
    scene = lit(robot("1,0 N", damage=9, lives=1, locked=LOCKED), robot("3,0 N"), robot("2,0 N")).turn()
    assert scene.at(0) is None
    assert scene.robot(0)["lives"] == 0


def test_r7_5_what_the_lost_option_kept_goes_first_then_the_cards_then_what_conditional_program_keeps():
    options = {"options": ["flywheel", "conditional_program"], "flywheel": 840}
    for lost, expected in (("flywheel", [840, 490, 500, 70, 780]), ("conditional_program", [780, 490, 500, 70])):
        scene = Scene(OPEN_FLOOR, robot("0,0 W", **options, answers={"lose_option": lost}), robot("5,3 N"))
        scene.state.registers[0, :3, 0] = [49, 50, 7]
        scene.state.kept_card[0] = 78
        scene.play()
        assert [card * 10 for card in scene.state.discards[: int(scene.state.discarded)].tolist()] == expected
        assert scene.state.flywheel[0] == (0 if lost == "flywheel" else 84)


def test_r7_5_cards_wait_for_the_owners_choice():
    scene = Scene(OPEN_FLOOR, robot("0,0 W: 1 1", options=["flywheel", "brakes"], flywheel=840, ask=["lose_option"]), robot("5,3 N")).play()
    assert scene.question == (0, "lose_option")
    assert scene.state.discarded == 0
    scene.answer("flywheel").play()
    assert scene.state.discards[0] == 84
    assert scene.state.discarded == 3


def test_r7_5_robots_that_fall_together_lose_their_things_in_dock_order():
    fall = "\n+   +   +\n  <   .\n+   +   +\n  <   .\n+   +   +\n"
    robots = [robot("0,0 N: l", dock=2), robot("0,1 N: r", dock=1, options=["flywheel"], flywheel=840)]
    scene = Scene(fall, *robots).play()
    assert [int(card) for card in scene.state.discards[:3]] == [84, 42, 41]
