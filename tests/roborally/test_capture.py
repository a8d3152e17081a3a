"""R10.6 Capture the Flag: two floors of 7 x 4, the left one team 0's home unless said otherwise."""

from __future__ import annotations

import pytest
from tests.roborally.scene import LOCKED, Scene, robot

from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import HEADINGS, cell_at
from swarmrally.roborally.components.state import ANNOUNCING
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats

HALL = """
+   +   +   +   +   +   +   +
  .   .   .   .   .   .   .
+   +   +   +   +   +   +   +
  .   .   .   .   .   .   .
+   +   +   +   +   +   +   +
  .   .   .   .   .   .   .
+   +   +   +   +   +   +   +
  .   .   .  pit  .   .   .
+   +   +   +   +   +   +   +
"""
FLAGS = [(0, 0), (13, 0)]


def capture(*robots, floor=HALL, special="capture_the_flag", **fields):
    return Scene(floor, *robots, special=special, flags=FLAGS, twice=True, **fields)


def ours(text, **fields):
    return robot(text, team=0, **fields)


def theirs(text, **fields):
    return robot(text, team=1, **fields)


def sent_off(scene):
    return [(event["seat"], event["by"]) for event in scene.events("RobotSentOff")]


def drops(scene):
    return [(event["flag"], event["seat"], event["at"]) for event in scene.events("FlagDropped")]


def begin(players=4, number=0, **fields):
    return Game(Setup(course="Capture the Flag", seats=usual_seats(players), number=number, **fields), "capture")


def test_r10_6_a_drawn_teams_first_seat_chooses_its_home_and_the_other_team_gets_the_other():
    teams = set()
    for number in range(16):
        game = begin(number=number)
        seat, question = game.question
        team = int(game.state.robot_team[seat])
        assert (question, game.answers) == ("home", [0, 1])
        assert seat == next(other for other in game.state.dock_order[:4].tolist() if game.state.robot_team[other] == team)
        game.answer(seat, 1)
        assert game.state.home[team] == 1
        assert game.state.home[1 - team] == 0
        teams.add(team)
    assert teams == {0, 1}


def test_r10_6_then_in_dock_order_each_takes_a_free_cell_of_its_back_columns_and_a_heading():
    game = begin()
    game.answer(game.question[0], 0)
    asked = []
    while game.question:
        seat, question = game.question
        asked.append(seat)
        assert question == "start"
        left = game.state.home[game.state.robot_team[seat]] == 0
        columns = {answer["at"][0] for answer in game.answers}
        assert columns == set(range(6) if left else range(18, 24))
        assert game.answers[0]["heading"] == ("E" if left else "W")
        taken = [int(cell) for cell in game.state.robot_cell[:4] if cell >= 0]
        assert not {cell_at(*answer["at"]) for answer in game.answers} & set(taken)
        chosen = game.answers[-1]
        game.answer(seat, chosen)
        cell = cell_at(*chosen["at"])
        assert game.state.robot_cell[seat] == game.state.robot_archive[seat] == cell
        assert HEADINGS[game.state.robot_heading[seat]] == chosen["heading"]
        assert game.course.ground[cell] == 0
    assert asked == game.state.dock_order[:4].tolist()
    assert game.is_planning


def test_r10_6_the_clocks_defaults():
    game = begin(number=3)
    while game.question:
        game.answer(game.question[0], game.answers[0])
    placed = {seat: game.state.robot_cell[seat] for seat in range(4)}
    left = [seat for seat in game.state.dock_order[:4].tolist() if game.state.home[game.state.robot_team[seat]] == game.course.left_floor]
    assert [int(placed[seat]) for seat in left] == [cell_at(0, 0), cell_at(1, 0)]
    kinds = [row for stretch in game.told for row in stretch]
    assert len(kinds) >= 2 + 4


def test_r10_6_the_drawn_order_of_seats_is_the_dock_order():
    orders = {tuple(begin(number=number).state.dock_order[:4].tolist()) for number in range(24)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


def test_r10_6_a_robot_at_home_sends_off_the_enemy_it_pushes():
    scene = capture(ours("2,1 E: 1"), theirs("3,1 N"), theirs("10,2 N")).play()
    assert scene.at(1) is None
    assert scene.robot(1)["sent_off"]
    assert sent_off(scene) == [(1, 0)]
    assert scene.events("RobotSentOff")[0]["rule"] == "R10.6"
    assert scene.robot(1)["lives"] == 3


def test_r10_6_in_a_chain_each_enemy_goes_and_no_friend():
    scene = capture(ours("1,1 E: 1"), theirs("2,1 N"), ours("3,1 N"), theirs("4,1 N")).play()
    assert sent_off(scene) == [(1, 0), (3, 0)]
    assert scene.at(2) == "4,1 N"


def test_r10_6_where_the_pusher_stands_before_the_step_counts():
    assert sent_off(capture(ours("6,1 E: 1"), theirs("7,1 N")).play()) == [(1, 0)]
    assert sent_off(capture(ours("7,1 W: 1"), theirs("6,1 N")).play()) == []


def test_r10_6_a_push_against_a_wall_is_none():
    walled = HALL.replace("  .   .   .   .   .   .   .\n", "  .   .   . | .   .   .   .\n", 1)
    assert sent_off(capture(ours("1,0 E: 1"), theirs("2,0 N"), floor=walled).play()) == []


def test_r10_6_the_pusher_must_be_on_the_course_at_the_end_of_the_register():
    scene = capture(ours("2,2 S: 3"), theirs("2,3 N"), ours("13,3 N")).play()
    assert scene.all()[:2] == [None, None]
    assert sent_off(scene) == []
    fell = capture(ours("3,1 S: 2"), theirs("3,2 N", damage=0), ours("13,3 N")).play()
    assert sent_off(fell) == []


def test_r10_6_one_whose_pusher_is_gone_stays():
    """The pusher is shot by somebody else."""
    shot = ours("2,1 E: 1", damage=9, locked=LOCKED)
    scene = capture(shot, theirs("3,1 N"), theirs("3,0 S")).play()
    assert scene.at(0) is None
    assert scene.at(1) == "4,1 N"
    assert sent_off(scene) == []


def test_r10_6_all_go_at_once_also_one_that_has_sent_off_another():
    scene = capture(ours("6,0 E: 1"), theirs("8,0 W: 1"), ours("13,3 N"), theirs("13,2 N"))
    scene.play()
    assert scene.events("RobotMoved")
    both = capture(ours("5,1 E: 1"), theirs("6,1 W: l 1"), homes=[0, 1])
    both.state.chased_by[0], both.state.chased_by[1] = 2, 1
    both.play()
    assert sorted(sent_off(both)) == [(0, 1), (1, 0)]


def test_r10_6_one_sent_off_plays_no_further_register_and_returns_in_clean_up():
    scene = capture(ours("2,1 E: 1"), theirs("3,1 N: l 1 1 1 1", damage=1, re_entry={"heading": "N", "at": [10, 2]})).turn()
    moves = [event for event in scene.events("RobotMoved") if event["seat"] == 1 and event["by"] == 1]
    assert moves == []
    assert scene.at(1) == "10,2 N"
    assert scene.damage()[1] == 2
    assert scene.events("RobotReturned")[0]["rule"] == "R10.6"
    assert not scene.robot(1)["powered_down"]
    assert "sent_off" not in scene.robot(1)


def test_r10_6_it_returns_to_any_free_cell_of_its_back_columns_row_by_row():
    scene = capture(ours("2,1 E: 1"), theirs("3,1 N", re_entry={"heading": "S", "at": [7, 0]}), theirs("8,0 N")).turn()
    assert scene.at(1) == "9,0 S"


def test_r10_6_it_faces_no_enemy_within_three_cells_and_friends_do_not_matter():
    robots = [ours("2,1 E: 1"), theirs("3,1 N", re_entry={"heading": "E", "at": [8, 0]}), ours("11,0 N")]
    assert capture(*robots).turn().at(1) == "8,0 S"
    robots = [ours("2,1 E: 1"), theirs("3,1 N", re_entry={"heading": "E", "at": [8, 0]}), theirs("11,0 N")]
    assert capture(*robots).turn().at(1) == "8,0 E"
    robots = [ours("2,1 E: 1"), theirs("3,1 N", re_entry={"heading": "E", "at": [8, 0]}), theirs("9,0 N"), ours("10,0 N")]
    assert capture(*robots).turn().at(1) == "8,0 S"


def test_r10_6_it_comes_after_the_destroyed():
    robots = [ours("2,1 E: 1"), theirs("3,1 N", re_entry={"at": [8, 1]}), theirs("13,2 N: r 1", archive=[8, 1])]
    scene = capture(*robots).turn()
    assert [event["seat"] for event in scene.events("RobotReturned")] == [2, 1]
    assert [scene.at(2), scene.at(1)] == ["8,1 N", "8,0 N"]


def test_r10_6_r8_1_passes_it_by_and_r8_2_and_r8_3_do_not():
    robots = [ours("2,1 E: 1"), theirs("3,1 N: l l l l l", damage=3, power_down=True), theirs("8,2 N")]
    scene = capture(*robots).turn()
    assert scene.robot(1)["powered_down"]
    assert scene.damage()[1] == 4
    assert not scene.state.registers[1].any()
    wish = capture(ours("2,1 E: 1"), theirs("3,1 N", re_entry={"powered_down": True})).turn()
    assert not wish.robot(1)["powered_down"]
    breaker = capture(ours("2,1 E: 1"), theirs("3,1 N", damage=3, options=["circuit_breaker"])).turn()
    assert breaker.robot(1)["powered_down"]


def test_r10_6_its_cards_and_locks_stay():
    locked = {"5": [490], "4": [70], "3": [110]}
    scene = capture(ours("2,1 W: b"), theirs("3,1 N", damage=7, locked=locked)).turn()
    assert sent_off(scene) == [(1, 0)]
    assert (scene.robot(1)["locked"], scene.damage()[1]) == (locked, 7)


def test_r10_6_robots_under_its_radio_control_are_free():
    scene = capture(ours("2,1 E: 1"), theirs("3,1 N"), ours("5,3 N"))
    scene.state.controlled_by[2] = 1
    scene.play()
    assert sent_off(scene) == [(1, 0)]
    assert [event["seat"] for event in scene.events("ControlLost")] == [2]
    assert scene.state.controlled_by[2] == -1


def test_r10_6_if_no_cell_fits_it_gives_up_cards_and_damage_and_waits():
    scene = capture(ours("2,1 E: 1"), theirs("3,1 N", damage=6, locked={"5": [490], "4": [70]}))
    for x in range(8, 14):
        for y in range(4):
            scene.course.ground[cell_at(x, y)] = 1
    scene.turn()
    assert scene.robot(1)["waits"]
    assert (scene.damage()[1], scene.robot(1)["locked"], scene.at(1)) == (0, {}, None)
    assert "sent_off" not in scene.robot(1)
    assert [event["seat"] for event in scene.events("RobotWaited")] == [1]


def test_r10_6_touching_the_enemy_flag_takes_it():
    scene = capture(ours("13,0 N"), theirs("8,3 N"), flags_at=[[0, 0], [13, 0]]).play()
    assert [(event["flag"], event["seat"], event["at"], event["rule"]) for event in scene.events("FlagTaken")] == [(2, 0, [13, 0], "R10.6")]
    assert (scene.position["flags_at"], scene.position["flag_holders"]) == ([[0, 0], None], [None, 0])
    assert scene.robot(0)["archive"] == [13, 0]
    assert scene.robot(0)["flags"] == 0
    assert scene.events("FlagTouched") == []


def test_r10_6_flag_1_belongs_to_the_team_at_home_on_the_left_floor():
    scene = capture(ours("13,0 N"), theirs("0,0 N"), homes=[1, 0]).play()
    assert scene.events("FlagTaken") == []
    scene = capture(ours("0,0 N"), theirs("13,0 N"), homes=[1, 0]).play()
    assert scene.position["flag_holders"] == [0, 1]


def test_r10_6_touches_are_from_one_picture_and_dock_order_decides():
    arm = {"options": ["mechanical_arm"], "answers": {"mechanical_arm": {"1": [13, 0]}}}
    scene = capture(ours("13,0 N", dock=2), ours("12,0 N", dock=1, archive=[12, 3], **arm), theirs("8,3 N", dock=3)).play()
    assert scene.position["flag_holders"] == [None, 1]
    assert [scene.robot(seat)["archive"] for seat in (0, 1)] == [[13, 0], [13, 0]]


def test_r10_6_a_touch_counts_in_its_own_register_only():
    scene = capture(ours("10,2 N"), theirs("8,3 N")).play(2)
    assert scene.position["flag_holders"] == [None, None]
    assert scene.events("FlagTaken") == []


def test_r10_6_who_only_stands_on_its_own_flag_does_not_keep_an_enemys_arm_from_it():
    arm = {"options": ["mechanical_arm"], "answers": {"mechanical_arm": {"1": [13, 0]}}}
    scene = capture(theirs("13,0 N"), ours("12,1 N", **arm)).play()
    assert scene.position["flag_holders"] == [None, 1]


def test_r10_6_a_flag_that_is_brought_back_is_out_of_an_enemys_arms_reach():
    arm = {"options": ["mechanical_arm"], "answers": {"mechanical_arm": {"1": [10, 1]}}}
    scene = capture(theirs("10,1 N"), ours("11,1 S", **arm), flags_at=[[0, 0], [10, 1]]).play()
    assert [event["flag"] for event in scene.events("FlagReturned")] == [2]
    assert (scene.position["flags_at"], scene.position["flag_holders"]) == ([[0, 0], [13, 0]], [None, None])


def test_r10_6_a_carrier_that_is_destroyed_drops_it_on_the_last_ground():
    scene = capture(ours("2,3 E: 1"), theirs("8,3 N"), flag_holders=[None, 0]).play()
    assert drops(scene) == [(2, 0, [2, 3])]
    edge = capture(ours("0,2 W: 1"), theirs("8,3 N"), flag_holders=[None, 0]).play()
    assert drops(edge) == [(2, 0, [0, 2])]


def test_r10_6_a_carrier_that_is_sent_off_drops_it_where_it_stood():
    scene = capture(ours("2,1 E: 1"), theirs("3,1 N"), flag_holders=[1, None])
    scene.state.home[:] = [0, 1]
    assert drops(scene.play()) == [(1, 1, [3, 1])]


def test_r10_6_a_carrier_pushed_by_an_enemy_away_from_home_drops_it_on_the_cell_it_is_pushed_from():
    scene = capture(theirs("9,1 E: 1"), ours("10,1 N"), flag_holders=[None, 1]).play()
    assert drops(scene) == [(2, 1, [10, 1])]
    home = capture(theirs("2,1 E: 1"), ours("3,1 N"), flag_holders=[None, 1]).play()
    assert drops(home) == []


def test_r10_6_moved_by_a_friend_a_weapon_or_the_floor_it_keeps_the_flag():
    friend = capture(ours("9,1 E: 1"), ours("10,1 N"), theirs("8,3 N"), flag_holders=[None, 1]).play()
    assert drops(friend) == []
    pressor = {"options": ["pressor_beam"], "answers": {"weapon": {"1": "pressor_beam"}}}
    weapon = capture(theirs("8,1 E", **pressor), ours("10,1 N"), flag_holders=[None, 1]).play()
    assert weapon.at(1) == "11,1 N"
    assert drops(weapon) == []
    belt = HALL.replace("  .   .   .   .   .   .   .\n", "  >   .   .   .   .   .   .\n", 1)
    floor = capture(ours("7,0 N"), theirs("9,3 N"), floor=belt, flag_holders=[None, 0]).play()
    assert (floor.at(0), drops(floor)) == ("8,0 N", [])


def test_r10_6_a_dropped_flag_can_be_taken_at_the_next_touch():
    scene = capture(theirs("9,1 E: 1"), ours("10,1 N"), flag_holders=[None, 1]).play()
    assert [event["flag"] for event in scene.events("FlagReturned")] == [2]
    taker = capture(ours("10,1 N"), theirs("8,3 N"), flags_at=[[0, 0], [10, 1]]).play()
    assert taker.position["flag_holders"] == [None, 0]


def test_r10_6_its_own_team_brings_a_flag_back_on_its_home_floor_and_elsewhere_it_stays():
    scene = capture(ours("3,1 N", archive=[0, 2]), theirs("8,3 N"), flags_at=[[3, 1], [13, 0]]).play()
    assert [(event["flag"], event["at"], event["rule"]) for event in scene.events("FlagReturned")] == [(1, [0, 0], "R10.6")]
    assert scene.position["flags_at"] == [[0, 0], [13, 0]]
    assert scene.robot(0)["archive"] == [3, 1]
    away = capture(ours("9,1 N"), theirs("8,3 N"), flags_at=[[9, 1], [13, 0]]).play()
    assert away.position["flags_at"] == [[9, 1], [13, 0]]


def test_r10_6_at_the_end_of_a_turn_who_holds_the_enemy_flag_at_home_wins():
    scene = capture(ours("3,1 N"), theirs("8,3 N"), flag_holders=[None, 0]).turn()
    assert scene.outcome == {"winners": [0], "reason": "flag_home"}
    assert scene.position["turn"] == 2
    assert scene.events("GameEnded")[0]["rule"] == "R10.6"
    away = capture(ours("9,1 N"), theirs("8,3 N"), flag_holders=[None, 0]).turn()
    assert away.outcome is None
    both = capture(ours("3,1 N"), theirs("8,3 N"), flag_holders=[1, 0]).turn()
    assert both.outcome == {"winners": [0, 1], "reason": "flag_home"}


def test_r10_6_the_last_team_with_a_life_left_wins():
    scene = capture(ours("0,2 W: 1", lives=1), theirs("8,3 N")).play()
    assert scene.outcome == {"winners": [1], "reason": "last_team"}


def test_r10_6_play_on_does_nothing_here():
    scene = capture(ours("3,1 N"), theirs("8,3 N"), flag_holders=[None, 0], rules={"play_on": True}).turn()
    assert scene.outcome == {"winners": [0], "reason": "flag_home"}


def test_r10_6_who_returns_may_be_asked_where():
    scene = capture(ours("2,1 E: 1"), theirs("3,1 N", ask=["re_entry"]), theirs("8,0 N")).turn()
    assert scene.question == (1, "re_entry")
    scene.answer({"heading": "W", "at": [13, 3], "powered_down": False}).turn()
    assert scene.at(1) == "13,3 W"


@pytest.mark.parametrize(
    ("fields", "pointer"),
    [
        ({"homes": [0, 0]}, "/homes"),
        ({"homes": [0]}, "/homes"),
        ({"flag_holders": [0, None]}, "/flag_holders/0"),
        ({"flag_holders": [None]}, "/flag_holders"),
        ({"flag_holders": [None, 7]}, "/flag_holders/1"),
        ({"flag_holders": [None, 2]}, "/flag_holders/1"),
        ({"flag_holders": [None, 0], "flags_at": [[0, 0], [13, 0]]}, "/flags_at/1"),
        ({"flags_at": [None, [13, 0]]}, "/flags_at/0"),
        ({"flags_at": [[3, 3], [13, 0]]}, "/flags_at/0"),
    ],
)
def test_r10_6_what_cannot_be_is_named(fields, pointer):
    with pytest.raises(Refusal) as refusal:
        capture(ours("2,1 N"), theirs("8,3 N"), **fields)
    assert refusal.value.pointer == pointer


def test_r10_6_a_position_never_starts_with_one_sent_off_nor_with_a_third_team():
    with pytest.raises(Refusal, match="/robots/1/sent_off"):
        capture(ours("2,1 N"), theirs("8,3 N", at=None, sent_off=True))
    with pytest.raises(Refusal, match="/robots/1/team"):
        capture(ours("2,1 N"), robot("8,3 N", team=2))


def test_r10_6_before_the_first_turn_a_snapshot_has_robots_that_are_nowhere():
    game = begin()
    assert game.may_order(0) is False
    assert "seat 0" in repr(game)
    while game.question:
        game.answer(game.question[0], game.answers[0])
    for seat in range(4):
        game.time_out(LiveProgram(seat))
    game.play()
    assert game.state.turn_number == 2


def test_r10_6_the_next_turn_begins_without_marks_of_the_last():
    scene = capture(ours("2,1 E: 1"), theirs("3,1 N"), theirs("10,2 N")).turn()
    scene.state.stage = ANNOUNCING
    scene.turn()
    assert sent_off(scene) == [(1, 0)]
