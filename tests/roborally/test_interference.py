"""R10.4 Interference, and R10.7, R10.8: rules and teams on a course of one's own, several robots for one player."""

from __future__ import annotations

import json

import pytest
from tests.roborally.scene import OPEN_FLOOR, Scene, robot

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.schema import CourseForm, PartForm
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.resolving import resolve
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.rules.program import seconds_for_all, seconds_for_last

OWN = {"boards": [{"board": "chess", "x": 0, "y": 0}], "dock": {"board": "docking_bay_plain", "x": 0, "y": 12}, "flags": [[5, 5]]}


def pairs(*robots, **fields):
    return Scene(OPEN_FLOOR, *robots, special="interference", **fields)


def four(first="0,0 N", **fields):
    return [robot(first, **fields), robot("5,3 N"), robot("3,3 N"), robot("3,0 N")]


def test_r10_4_racers_take_the_first_docks_and_blockers_the_next_in_the_drawn_order():
    orders = set()
    for number in range(20):
        state = Game(Setup(course="Interference", seats=usual_seats(6), number=number), "pairs").state
        order = state.dock_order[:6].tolist()
        assert sorted(order[:3]) == [0, 1, 2]
        assert [seat + 3 for seat in order[:3]] == order[3:]
        assert [(order[0] + place) % 3 for place in range(3)] == order[:3]
        orders.add(tuple(order))
    assert len(orders) == 3


def test_r10_4_a_blocker_scores_no_flag_and_moves_its_archive():
    robots = [robot("5,3 N"), robot("3,3 N"), robot("0,0 N", archive=[1, 1]), robot("3,0 N")]
    scene = pairs(*robots, flags=[(0, 0), (2, 2)]).play()
    assert (scene.robot(2)["flags"], scene.robot(2)["archive"]) == (0, [0, 0])


def test_r10_4_a_racer_with_all_flags_wins_with_its_blocker():
    scene = pairs(*four(), flags=[(0, 0)]).play()
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}
    assert scene.events("GameEnded")[0]["rule"] == "R10.4"
    both = pairs(
        robot("0,0 N"),
        robot("0,1 N", flags=1, options=["mechanical_arm"], answers={"mechanical_arm": {"1": [0, 0]}}),
        robot("3,3 N"),
        robot("3,0 N"),
        flags=[(0, 0), (0, 1)],
    )
    assert both.play().outcome == {"winners": [1, 3], "reason": "flags"}


def test_r10_4_the_last_racer_wins_and_a_blocker_without_its_racer_plays_on():
    robots = [robot("0,0 W: 1", lives=1), robot("5,3 N"), robot("3,3 N"), robot("3,0 N")]
    assert pairs(*robots).play().outcome == {"winners": [1, 3], "reason": "last_racer"}
    robots = [robot("5,3 N"), robot("0,0 W: 1", lives=1), robot("3,3 N"), robot("3,0 N")]
    assert pairs(*robots).play().outcome == {"winners": [0, 2], "reason": "last_racer"}
    six = [
        robot("0,0 N", at=None, lives=0),
        robot("5,3 N"),
        robot("2,1 N"),
        robot("0,2 E: 1"),
        robot("3,0 N"),
        robot("0,0 N", at=None, lives=0),
    ]
    scene = pairs(*six).play()
    assert scene.outcome is None
    assert scene.at(3) == "1,2 E"


def test_r10_4_nobody_wins_when_no_racer_is_left():
    robots = [robot("0,0 W: 1", lives=1), robot("0,1 W: 1", lives=1), robot("3,3 N"), robot("3,0 N")]
    assert pairs(*robots).play().outcome == {"winners": [], "reason": "nobody_left"}


def test_r10_4_play_on_does_nothing_here():
    assert pairs(*four(), flags=[(0, 0)], rules={"play_on": True}).play().outcome == {"winners": [0, 2], "reason": "flags"}


@pytest.mark.parametrize("count", [2, 3, 5])
def test_r10_4_robots_come_in_pairs(count):
    with pytest.raises(Refusal, match="/robots"):
        pairs(*[robot(f"{seat},0 N") for seat in range(count)])


def test_r10_4_there_are_no_teams():
    with pytest.raises(Refusal, match="/robots/0/team"):
        pairs(*four(team=0))


def test_r10_4_the_last_player_has_thirty_seconds_for_each_robot():
    game = Game(Setup(course="Interference", seats=usual_seats(4)), "clock")
    owners = {seat: seat % 2 for seat in range(4)}
    assert seconds_for_last(game.state, owners) is None
    game.state.sealed[:4] = [1, 0, 1, 0]
    assert seconds_for_last(game.state, owners) == 60
    game.state.sealed[3] = 1
    assert seconds_for_last(game.state, owners) == 30


def test_r10_8_robots_of_one_player_win_or_lose_as_robots():
    scene = Scene(OPEN_FLOOR, robot("0,0 N"), robot("5,3 N"), robot("3,3 N"), robot("3,0 N"), flags=[(0, 0)]).play()
    assert scene.outcome == {"winners": [0], "reason": "flags"}


@pytest.mark.parametrize(
    "special",
    ["tricksy", "one_option", "option_world", "set_to_kill", "factory_rejects", "ball_lightning", "tight_collar", "moving_targets"],
)
def test_r10_7_any_rule_goes_with_any_other_on_a_course_of_ones_own(special):
    form = CourseForm(boards=[PartForm("chess", 0, 0)], dock=PartForm("docking_bay_plain", 0, 12), flags=[(5, 5)])
    form.special = [special, "superbot", "frenetic_factory"]
    game = Game(Setup(course=form, seats=usual_seats(4)), "own")
    assert game.state.superbot >= 0
    assert game.course.specials.bit_count() == 3


def test_r10_7_the_shorter_clock_counts():
    both = course_from(json.dumps({**OWN, "special": ["tight_collar", "ball_lightning"]}).encode())
    assert seconds_for_all(both) == 30


@pytest.mark.parametrize(
    ("special", "pointer"),
    [
        (["superbot", "war_zone"], "/course/special"),
        (["interference", "tandem_carnage"], "/course/special"),
        (["toggle_boggle", "set_to_kill", "all_for_one"], "/course/special"),
        (["tricksy", "tricksy"], "/course/special/1"),
        (["tricksy", "nonsense"], "/course/special/1"),
        ("capture_the_flag", "/course/dock"),
    ],
)
def test_r10_7_only_one_rule_says_what_a_flag_is_worth(special, pointer):
    with pytest.raises(Refusal) as refusal:
        course_from(json.dumps({**OWN, "special": special}).encode())
    assert refusal.value.pointer == pointer


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        ({"boards": OWN["boards"]}, "/course/boards"),
        ({"boards": [*OWN["boards"], {"board": "vault", "x": 0, "y": 12}]}, "/course/boards"),
        ({"boards": [*OWN["boards"], {"board": "vault", "x": 12, "y": 0}], "flags": [[1, 1]]}, "/course/flags"),
        ({"floor": {"width": 24, "height": 12}}, "/course/boards"),
    ],
)
def test_r10_6_the_course_has_two_floors_side_by_side_no_bay_and_two_flags(change, pointer):
    with pytest.raises(Refusal) as refusal:
        course_from(json.dumps({"flags": [[1, 1], [11, 1]], "special": "capture_the_flag", **change}).encode())
    assert refusal.value.pointer == pointer


def test_r10_7_teams_can_be_chosen_on_every_course():
    robots = [robot("0,0 N", team=0), robot("5,3 N", team=1), robot("3,3 N", team=0)]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(0, 0)]).play()
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}
    assert [scene.robot(seat)["team"] for seat in range(3)] == [0, 1, 0]
    fallen = [robot("0,0 W: 1", team=1, lives=1), robot("5,3 N", team=0), robot("3,3 N", team=0)]
    last = Scene(OPEN_FLOOR, *fallen).play()
    assert last.outcome == {"winners": [1, 2], "reason": "last_team"}
    assert last.events("GameEnded")[0]["rule"] == "R10.7"


def test_r10_7_with_teams_the_superbot_wins_for_its_own():
    robots = [robot("0,0 N", team=0), robot("5,3 N", team=1), robot("3,3 N", team=0)]
    assert Scene(OPEN_FLOOR, *robots, flags=[(0, 0)], special="superbot").play().outcome == {"winners": [0, 2], "reason": "flags"}


def three_teams(**fields):
    """Seat 0 reaches the only flag in register 1, seat 2 in register 2."""
    first, second = [robot("1,0 W: 1", team=4), robot("5,3 N", team=4)], [robot("0,2 N: 1 1", team=2), robot("5,1 E", team=2)]
    robots = [*first, *second, robot("3,3 E", team=0)]
    return Scene(OPEN_FLOOR, *robots, flags=[(0, 0)], rules={"play_on": True}, **fields)


def test_r10_7_with_play_on_teams_race_for_places_and_leave_together():
    scene = three_teams().play()
    assert scene.outcome is None
    assert scene.position["places"] == [[0, 1]]
    assert scene.all()[:3] == [None, None, "0,1 N"]
    assert scene.told("RobotFinished") == [("R8.5", 0, 1), ("R8.5", 1, 1)]


def test_r10_7_with_play_on_it_ends_when_one_team_is_still_racing_and_the_first_team_wins():
    scene = three_teams().play(2)
    assert scene.position["places"] == [[0, 1], [2, 3]]
    assert scene.outcome == {"winners": [0, 1], "reason": "flags"}
    assert scene.told("GameEnded")[0][0] == "R10.7"


def test_r10_7_with_play_on_two_teams_have_no_second_place_to_race_for():
    robots = [robot("1,0 W: 1", team=0), robot("5,3 N", team=1), robot("5,1 E", team=1)]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(0, 0)], rules={"play_on": True}).play()
    assert scene.outcome == {"winners": [0], "reason": "flags"}


def test_r10_7_with_play_on_the_last_team_wins_where_nobody_has_finished():
    robots = [robot("0,0 W: 1", team=0, lives=1), robot("5,3 N", team=1), robot("5,1 E", team=1)]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(3, 3)], rules={"play_on": True}).play()
    assert scene.outcome == {"winners": [1, 2], "reason": "last_team"}


def test_r10_7_a_team_that_has_finished_is_read_back():
    shown = three_teams().play().position
    robots = [{**each, "program": []} for each in shown["robots"]]
    again = Scene(OPEN_FLOOR, *robots, flags=[(0, 0)], rules={"play_on": True}, places=[[0, 1]]).turn()
    assert again.position["places"] == [[0, 1]]
    with pytest.raises(Refusal, match="/places: expected seats 0 and 1 together"):
        Scene(OPEN_FLOOR, *robots, flags=[(0, 0)], rules={"play_on": True}, places=[[0], [1]])


def test_r10_7_every_robot_has_a_team_or_none_has():
    with pytest.raises(Refusal, match="/robots/1/team"):
        Scene(OPEN_FLOOR, robot("0,0 N", team=0), robot("5,3 N"))
    assert "team" not in json.loads(json.dumps(Scene(OPEN_FLOOR, robot("0,0 N"), robot("5,3 N")).robot(0)))


def test_r10_7_teams_chosen_before_a_game_hold_in_it():
    seats = usual_seats(4)
    for number, seat in enumerate(seats):
        seat.team = number // 2
    assert Game(Setup(course="Checkmate", seats=seats), "teams").state.robot_team[:4].tolist() == [0, 0, 1, 1]


@pytest.mark.parametrize("field", ["superbot", "blamed", "floor_turns", "coins", "homes", "flag_holders"])
def test_r10_7_what_belongs_to_a_rule_is_refused_where_it_does_not_hold(field):
    value = {"floor_turns": [0], "coins": ["heads"], "homes": [0, 1], "flag_holders": [None, None]}.get(field, 1)
    robots = [{"seat": seat, "dock": seat + 1, "at": [seat, 3], "archive": [seat, 3]} for seat in (0, 1)]
    position = {"game": "roborally", "course": "Checkmate", "robots": robots, "programs": [], field: value}
    with pytest.raises(Refusal, match=f"^/{field}"):
        resolve(json.dumps(position))
