"""R10 Course rules."""

from __future__ import annotations

import json

import pytest
from tests.roborally.scene import OPEN_FLOOR, Scene, robot
from tests.roborally.test_damage import JAMMED, lit
from tests.roborally.test_floor import row

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.course import SET_TO_KILL, course_of, printed_course, printed_plans, read_course, write_course
from swarmrally.roborally.course_forms import course_from
from swarmrally.roborally.floors import NotationError
from swarmrally.roborally.forms import CourseForm, FloorForm, LiveProgram
from swarmrally.roborally.game import Game, Setup, usual_seats
from swarmrally.roborally.options import NAMES
from swarmrally.roborally.position import read_position
from swarmrally.roborally.program import seconds_for_all
from swarmrally.roborally.setup import most_seats
from swarmrally.roborally.state import ANNOUNCING
from swarmrally.roborally.teams import team_of_dock

PLAYABLE = [*printed_plans()]


def on(course, players, teams=(), **fields):
    seats = usual_seats(players)
    for seat, team in enumerate(teams):
        seats[seat].team = team
    return Game(Setup(course=course, seats=seats, **fields), "course")


@pytest.mark.parametrize("name", PLAYABLE)
def test_r10_1_every_course_is_drawn_and_plays_a_turn(name):
    game = on(name, players=8)
    drawing = repr(game)
    assert all(f"seat {seat} " in drawing for seat in range(8))
    while game.question:
        game.answer(game.question[0], game.answers[0])
    for seat in range(8):
        game.time_out(LiveProgram(seat))
    game.run()
    assert game.state.turn_number == 2 or game.is_over


@pytest.mark.parametrize("name", PLAYABLE)
def test_r0_3_the_printed_number_of_players_is_advice(name):
    for players in (4, 6, 8) if name == "Interference" else range(2, 9):
        assert on(name, players=players).state.seats == players


def test_r10_1_tricksy_keeps_one_of_three():
    game = on("Tricksy", players=2)
    seat, question = game.question
    dealt = game.state.draft[seat].tolist()
    assert question == "keep_option"
    game.answer(seat, NAMES[dealt[2]])
    assert game.state.option_count[seat] == 1
    assert game.state.option_end - game.state.option_top == 22


def test_r10_1_flag_fry_deals_one_option_each():
    assert on("Flag Fry", players=3).state.option_count[:3].tolist() == [1, 1, 1]


def test_r10_1_option_world_gives_options_instead_of_repairs():
    scene = Scene(
        row("w", "w+h", "."),
        robot("0,0 N", damage=1),
        robot("1,0 N"),
        robot("2,0 N"),
        special="option_world",
        option_deck=["brakes", "recompile", "flywheel"],
    ).turn()
    assert scene.damage()[0] == 1
    assert [scene.options(seat) for seat in (0, 1)] == [["brakes"], ["recompile", "flywheel"]]


def test_r10_1_set_to_kill_doubles_robot_lasers():
    assert Scene(OPEN_FLOOR, robot("0,0 E"), robot("3,0 N"), special="set_to_kill").play().damage() == [0, 2]


def test_r10_1_factory_rejects_start_damaged_and_never_power_down():
    game = on("Factory Rejects", players=2)
    assert game.state.robot_damage[:2].tolist() == [2, 2]
    scene = Scene(
        row(".", "pit", "."),
        robot("0,0 E: 1", re_entry={"powered_down": True}),
        robot("2,0 N", damage=2, power_down=True),
        special="factory_rejects",
    ).turn()
    assert [scene.robot(seat)["powered_down"] for seat in (0, 1)] == [False, False]


def test_r10_1_ball_lightning_and_tight_collar_have_clocks():
    assert [seconds_for_all(printed_course(name)) for name in ("Ball Lightning", "Tight Collar", "Checkmate")] == [30, 60, None]


def test_r10_1_moving_targets_ride_and_return():
    scene = Scene(row(">", "pit", "."), robot("2,0 N"), robot("0,0 N: l"), flags=[(0, 0), (2, 0)], special="moving_targets").play()
    assert scene.state.flag_cell[0] == -1
    assert len(scene.events("FlagLost")) == 1
    scene.play()
    assert len(scene.events("FlagReturned")) == 1


def test_r10_2_teams_by_dock():
    tandem, two = printed_course("Tandem Carnage"), printed_course("War Zone")
    assert [team_of_dock(tandem, dock) for dock in range(1, 9)] == [0, 1, 0, 1, 2, 3, 2, 3]
    assert [team_of_dock(two, dock) for dock in range(1, 9)] == [0, 1] * 4


def test_r10_2_in_tandem_a_flag_counts_for_both():
    robots = [robot("0,0 N"), robot("3,0 S"), robot("5,0 S"), robot("5,3 N")]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(0, 0), (5, 0)], special="tandem_carnage").play()
    assert [scene.robot(seat)["flags"] for seat in range(4)] == [1, 0, 1, 0]


def test_r10_2_all_for_one_wins_for_the_whole_team():
    robots = [robot("0,0 N"), robot("3,0 S"), robot("5,3 N"), robot("4,0 S")]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(0, 0)], special="all_for_one").play()
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}


def test_r10_2_toggle_boggle_flags_change_hands_and_all_of_them_win():
    robots = [robot("0,0 N"), robot("3,0 S"), robot("5,3 S"), robot("1,2 S")]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(0, 0), (5, 3)], special="toggle_boggle", flag_teams=[1, None]).play()
    assert scene.state.flag_team[:2].tolist() == [0, 0]
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}


def test_r9_15_in_toggle_boggle_an_arm_claims_no_second_flag():
    arm = {"mechanical_arm": {"1": [1, 1], "2": [1, 1]}}
    robots = [robot("0,0 N: l 1", options=["mechanical_arm"], answers=arm), robot("5,0 S"), robot("0,3 S")]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(0, 0), (1, 1), (3, 3)], special="toggle_boggle").play()
    assert scene.state.flag_team[:3].tolist() == [0, -1, -1]
    assert scene.robot(0)["archive"] == [1, 1]


def test_r7_3_in_toggle_boggle_too_a_robot_can_be_held_to_one_flag_per_turn():
    for one, held in ((False, [0, 0, -1]), (True, [0, -1, -1])):
        robots = [robot("0,0 S: l 1"), robot("5,0 S"), robot("3,2 S")]
        flags = [(0, 0), (1, 0), (3, 3)]
        scene = Scene(OPEN_FLOOR, *robots, flags=flags, special="toggle_boggle", rules={"one_flag_per_turn": one}).play(2)
        assert scene.state.flag_team[:3].tolist() == held


def test_r10_2_in_toggle_boggle_a_destroyed_robot_sits_out_a_turn():
    robots = [robot("0,0 W: 1", archive=[1, 0]), robot("3,0 S")]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(4, 3), (5, 3)], special="toggle_boggle").turn()
    assert scene.at(0) is None
    assert scene.robot(0)["sits_out"]
    scene.state.stage = ANNOUNCING
    scene.turn()
    assert scene.at(0) == "1,0 N"


def test_r10_2_in_war_zone_the_last_team_wins():
    robots = [robot("0,0 N"), robot("1,0 N", damage=9, lives=1, locked=JAMMED), robot("3,0 S")]
    scene = lit(*robots, special="war_zone")
    scene.state.robot_heading[0] = 1
    assert scene.play().outcome == {"winners": [0, 2], "reason": "last_team"}


def test_r10_2_flags_in_a_war_zone_win_for_the_whole_team():
    scene = Scene(OPEN_FLOOR, robot("0,0 N"), robot("3,0 S"), robot("5,3 N"), flags=[(0, 0)], special="war_zone").play()
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}


def test_r0_1_there_are_34_courses_and_all_of_them_are_laid_out():
    assert len(PLAYABLE) == 34
    assert all(printed_course(name).flag_count or name == "War Zone" for name in PLAYABLE)


def test_r0_1_a_course_of_ones_own_has_any_floors_in_any_arrangement():
    own = {
        "boards": [{"board": "chess", "x": 4, "y": 0, "rot_cw": 90}, {"board": "vault", "x": 16, "y": 0}],
        "dock": {"board": "docking_bay_plain", "x": 0, "y": 0, "rot_cw": 90},
        "flags": [[5, 5]],
    }
    course = course_from(json.dumps(own).encode())
    assert (course.width, course.height, course.start_heading) == (28, 12, 1)
    assert most_seats(course) == 8


OWN = """
course My Own
players 2-4
floor chess at 0,0 turned 90
bay docking_bay_plain at 0,12
flag 3,4
rule set_to_kill
"""


def test_r0_1_a_course_file_is_read_written_and_laid_out():
    plan = read_course(OWN, "own.txt")
    assert read_course(write_course(plan), "again.txt") == plan
    course = course_of(plan)
    assert (course.width, course.height, course.flag_count, course.specials) == (12, 16, 1, 1 << SET_TO_KILL)


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("course My Own", "curse", 2, "`course` and its name"),
        ("floor chess", "floor ches", 4, "one of the floors"),
        ("flag 3,4", "flag 3", 6, "a line that begins with floor"),
        ("set_to_kill", "set_to_stun", 7, "one of the rules"),
        ("flag 3,4", "flag 3,4\n" * 9, 14, "at most 8 flags"),
        ("floor chess at 0,0 turned 90\n", "", 6, "at least one line like"),
    ],
)
def test_r0_1_a_wrong_line_of_a_course_is_named(old, new, line, expected):
    with pytest.raises(NotationError, match=expected) as error:
        read_course(OWN.replace(old, new), "own.txt")
    assert error.value.line == line


def test_r0_1_floors_must_not_overlap_nor_reach_beyond_the_largest_course():
    with pytest.raises(Refusal, match="do not overlap"):
        course_of(read_course(OWN.replace("0,12", "0,10"), "own.txt"))
    with pytest.raises(Refusal, match="at most 48"):
        course_of(read_course(OWN.replace("0,12", "0,47"), "own.txt"))


def test_r10_2_players_may_choose_their_teams():
    game = on("War Zone", players=4, teams=[0, 0, 1, 1])
    assert game.state.robot_team[:4].tolist() == [0, 0, 1, 1]
    with pytest.raises(Refusal, match="/seats/2/team"):
        on("Checkmate", players=3, teams=[0, 1])


def test_a_game_refuses_what_is_not_its_turn():
    game = on("Checkmate", players=2)
    with pytest.raises(Refusal, match="/seat"):
        game.answer(0, True)
    with pytest.raises(Refusal, match="/seat"):
        game.time_out(LiveProgram(5))
    with pytest.raises(Refusal, match="/seat"):
        game.recompile(0)
    with pytest.raises(Refusal, match="/options_at_start"):
        on("Checkmate", players=8, options_at_start=4)
    with pytest.raises(Refusal, match="/course"):
        on(CourseForm(floor=FloorForm(3, 3)), players=2)


def test_a_scenario_starts_a_game():
    robots = [{"seat": seat, "dock": seat + 1, "at": [seat, 3], "heading": "N", "archive": [seat, 3]} for seat in (0, 1)]
    position = {"game": "roborally", "course": "Checkmate", "turn": 7, "robots": robots}
    game = Game(Setup(scenario=read_position(json.dumps(position))), "scenario")
    assert game.state.turn_number == 7
    assert game.to_program() == [0, 1]
