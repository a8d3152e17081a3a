"""R8 Clean up and victory."""

from __future__ import annotations

import pytest
from tests.roborally.scene import OPEN_FLOOR, Scene, robot
from tests.roborally.test_damage import JAMMED, lit
from tests.roborally.test_floor import row

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.answers import legal_answers


def test_r8_1_a_wrench_repairs_and_a_hammer_draws_an_option_too():
    scene = Scene(row("w", "w+h", "."), robot("0,0 N", damage=2), robot("1,0 N", damage=2), robot("2,0 N"), option_deck=["brakes"]).turn()
    assert scene.damage() == [1, 1, 0]
    assert scene.options(1) == ["brakes"]


def test_r8_1_a_flag_on_a_site_counts_once_as_the_better():
    scene = Scene(row("w+h", ".", "."), robot("0,0 N", damage=2), robot("2,0 N"), flags=[(0, 0), (1, 0)], option_deck=["brakes"]).turn()
    assert scene.damage()[0] == 1
    assert scene.options(0) == ["brakes"]


def test_r8_1_an_empty_option_pile_takes_its_discards_back_and_none_left_means_none():
    refilled = Scene(row("w+h", "."), robot("0,0 N"), robot("1,0 N"), option_discards=["recompile"]).turn()
    assert refilled.options(0) == ["recompile"]
    assert Scene(row("w+h", "."), robot("0,0 N"), robot("1,0 N")).turn().options(0) == []


def test_r8_2_unlocked_registers_are_emptied():
    scene = Scene(OPEN_FLOOR, robot("1,1 N: l r l r u"), robot("5,3 S")).turn()
    assert not scene.state.registers.any()
    assert scene.state.discarded == 5


def test_r8_3_power_is_set_after_repairs():
    scene = Scene(row("w", "."), robot("0,0 N", damage=1, power_down=True), robot("1,0 S")).turn()
    assert scene.robot(0)["powered_down"]
    repaired, power = scene.events("DamageRepaired")[0], scene.events("PowerSet")[0]
    assert repaired["beat"] <= power["beat"]
    assert scene.damage()[0] == 0


FALL = row(".", "pit", ".", ".", ".")


def test_r8_4_a_robot_comes_back_on_its_archive_with_two_damage_and_the_heading_it_wants():
    scene = Scene(FALL, robot("0,0 E: 1", re_entry={"heading": "S"}), robot("4,0 N")).turn()
    assert scene.at(0) == "0,0 S"
    assert scene.damage()[0] == 2
    assert scene.robot(0)["lives"] == 2


def test_r8_4_beside_a_taken_archive_it_must_see_nobody_within_three_cells():
    scene = Scene(OPEN_FLOOR, robot("0,0 W: 1", archive=[2, 1], re_entry={"heading": "E"}), robot("2,1 N"), robot("3,0 S")).turn()
    assert scene.at(0) == "1,0 S"


def test_r8_4_sight_ends_at_the_edge_of_the_widest_course():
    edge = "+" + "   +" * 48 + "\n"
    two_rows = (edge + "  . " * 48 + "\n") * 2 + edge
    wish = {"heading": "E", "at": [47, 0]}
    scene = Scene(two_rows, robot("9,0 N: 1", archive=[46, 0], re_entry=wish), robot("46,0 N"), robot("0,1 N")).turn()
    assert scene.at(0) == "47,0 E"


def test_r8_4_a_wish_that_fits_is_granted():
    wish = {"heading": "N", "at": [3, 2]}
    scene = Scene(OPEN_FLOOR, robot("0,0 W: 1", archive=[2, 1], re_entry=wish), robot("2,1 N"), robot("5,3 S")).turn()
    assert scene.at(0) == "3,2 N"


def test_r8_4_without_a_free_cell_around_the_archive_the_next_ring_serves():
    island = """
+   +   +   +   +   +   +
 pit pit pit  .   .   .
+   +   +   +   +   +   +
 pit  .  pit  .   .   .
+   +   +   +   +   +   +
 pit pit pit  .   .   .
+   +   +   +   +   +   +
"""
    scene = Scene(island, robot("3,0 N: 1", archive=[1, 1], re_entry={"heading": "E"}), robot("1,1 N"), robot("5,2 S")).turn()
    assert scene.at(0) == "3,0 E"


def test_r8_4_in_the_order_of_destruction():
    scene = Scene(OPEN_FLOOR, robot("0,0 W: 1", archive=[3, 1]), robot("5,3 E: 2", archive=[3, 1]), robot("0,3 S")).turn()
    assert [event["seat"] for event in scene.events("RobotReturned")] == [1, 0]
    assert scene.robot(1)["at"] == [3, 1]


def test_r8_4_together_means_dock_order():
    scene = lit(robot("1,0 E", damage=9, locked=JAMMED), robot("2,0 W", damage=9, locked=JAMMED), robot("3,0 N"), beams=1).turn()
    assert [event["seat"] for event in scene.events("RobotReturned")] == [0, 1]


def test_r8_4_the_owner_can_be_asked_where_to():
    scene = Scene(FALL, robot("0,0 E: 1", ask=["re_entry"]), robot("4,0 N")).turn()
    assert scene.question == (0, "re_entry")
    assert len(legal_answers(scene.course, scene.state)) == 8
    assert scene.answer({"at": [0, 0], "heading": "W", "powered_down": True}).turn().at(0) == "0,0 W"
    assert scene.robot(0)["powered_down"]


def test_r8_5_the_last_flag_touched_by_two_is_shared():
    scene = Scene(
        row(".", ">", ".", "."),
        robot("0,0 N", flags=1),
        robot("2,0 N", flags=0),
        robot("3,0 N"),
        flags=[(2, 0), (0, 0)],
        rules={"lives": 3},
    ).play()
    assert scene.outcome == {"winners": [0], "reason": "flags"}
    arm = {"mechanical_arm": {"1": [1, 0]}}
    both = Scene(row(".", ".", "."), robot("0,0 N", options=["mechanical_arm"], answers=arm), robot("1,0 N"), flags=[(1, 0)]).play()
    assert both.outcome == {"winners": [0, 1], "reason": "flags"}


def test_r8_5_the_last_robot_wins_and_nobody_when_none_is_left():
    scene = lit(robot("1,0 N", damage=9, lives=1, locked=JAMMED), robot("3,0 N")).turn()
    assert scene.outcome == {"winners": [1], "reason": "last_robot"}
    assert scene.state.turn_number == 1
    none = lit(robot("1,0 E", damage=9, lives=1, locked=JAMMED), robot("3,0 W", damage=9, lives=1, locked=JAMMED)).turn()
    assert none.outcome == {"winners": [], "reason": "nobody_left"}


def test_r8_5_a_robot_that_waits_to_come_back_counts_as_left():
    assert Scene(FALL, robot("0,0 E: 1"), robot("4,0 N")).turn().outcome is None


def test_r8_5_play_on_races_for_places():
    robots = [robot("0,0 E: 1 l l"), robot("5,0 W: l 1 1"), robot("5,3 N: l l l")]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(1, 0)], rules={"play_on": True}).play()
    assert scene.at(0) is None
    assert scene.outcome is None
    assert scene.state.robot_place[:3].tolist() == [1, 0, 0]


def test_r8_5_play_on_ends_when_one_is_still_racing_and_the_first_place_wins():
    robots = [robot("0,0 E: 1 l"), robot("1,1 E: l 1"), robot("5,3 N: l l")]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(1, 0)], rules={"play_on": True}).play(2)
    assert scene.state.robot_place[:3].tolist() == [1, 2, 0]
    assert scene.outcome == {"winners": [0], "reason": "flags"}


def test_r8_5_play_on_without_a_finisher_is_won_by_the_last_robot():
    scene = lit(robot("1,0 N", damage=9, lives=1, locked=JAMMED), robot("3,0 N"), rules={"play_on": True}).turn()
    assert scene.outcome == {"winners": [1], "reason": "last_robot"}
    none = lit(robot("1,0 E", damage=9, lives=1, locked=JAMMED), robot("3,0 W", damage=9, lives=1, locked=JAMMED), rules={"play_on": True})
    assert none.turn().outcome == {"winners": [], "reason": "nobody_left"}


def test_r8_4_where_nothing_fits_a_robot_waits_a_turn():
    scene = Scene(row(".", "pit", "."), robot("0,0 E: 1", archive=[2, 0]), robot("2,0 N"), robot("0,0 N", at=None, lives=0))
    scene.course.ground[scene.state.robot_cell[0]] = 1
    assert scene.turn().at(0) is None
    assert scene.robot(0)["lives"] == 2
    assert scene.outcome is None


def crowded(**fields):
    """Nothing fits: every ground cell but the archive's own is a pit, and that one is taken."""
    return Scene(row(".", "pit", "."), robot("0,0 E: 1", archive=[2, 0], **fields), robot("2,0 N"), robot("0,0 N", at=None, lives=0))


def test_r8_4_a_robot_that_waits_says_so_and_can_be_read_back():
    scene = crowded()
    scene.course.ground[scene.state.robot_cell[0]] = 1
    scene.turn()
    assert [(event["seat"], event["rule"]) for event in scene.events("RobotWaited")] == [(0, "R8.4")]
    shown = scene.robot(0)
    assert (shown["at"], shown["waits"], shown["damage"], shown["locked"], shown["powered_down"]) == (None, True, 0, {}, False)
    again = Scene(row(".", "pit", "."), robot("0,0 N", at=None, waits=True, re_entry={"heading": "S"}), robot("2,0 N")).turn()
    assert again.at(0) == "0,0 S"
    assert again.damage()[0] == 2
    assert "waits" not in again.robot(0)


def test_r8_4_those_that_wait_come_first_in_dock_order():
    robots = [
        robot("0,0 W: 1", dock=1, archive=[3, 3]),
        robot("3,3 N", dock=3, at=None, waits=True),
        robot("3,3 S", dock=2, at=None, waits=True),
    ]
    scene = Scene(OPEN_FLOOR, *robots).turn()
    assert [event["seat"] for event in scene.events("RobotReturned")] == [2, 1, 0]
    assert scene.at(2) == "3,3 N"


def test_r8_4_one_that_waits_may_come_back_powered_down_and_without_damage_by_its_archive():
    robots = [robot("3,3 N", at=None, waits=True, options=["superior_archive"], re_entry={"powered_down": True}), robot("5,0 N")]
    scene = Scene(OPEN_FLOOR, *robots).turn()
    assert (scene.damage()[0], scene.robot(0)["powered_down"]) == (0, True)


@pytest.mark.parametrize(
    "fields", [{"damage": 2}, {"powered_down": True}, {"lives": 0}, {"damage": 5, "locked": {"5": [70]}}, {"locked": {"5": [70]}}]
)
def test_r8_4_one_that_waits_has_a_life_and_nothing_else(fields):
    with pytest.raises(Refusal, match="/robots/0/"):
        Scene(OPEN_FLOOR, robot("3,3 N", at=None, waits=True, **fields), robot("5,0 N"))


def test_r8_4_one_on_the_course_does_not_wait():
    with pytest.raises(Refusal, match="/robots/0/waits"):
        Scene(OPEN_FLOOR, robot("3,3 N", waits=True), robot("5,0 N"))
