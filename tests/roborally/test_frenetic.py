"""R10.5 Frenetic Factory."""

from __future__ import annotations

import json

import numpy as np
import pytest
from tests.roborally.scene import Scene, robot

from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import copy, from_bytes, new, to_bytes
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import Course, floor_named, floor_names, lay_out, printed_course
from swarmrally.roborally.components.floors import read_floor
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.blueprint import blueprint
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.picture import draw
from swarmrally.roborally.forms.reading import read_position
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.odd_courses.frenetic import coins_fall
from swarmrally.roborally.rules.odd_courses.turntable import let_lie, own

SQUARE = """
+   +   +   +
  .   .  pit
+   +   +   +
  .   .   .
+   +   +   +
  .   .   .
+   +   +   +
"""
BELT = """
+   +   +   +
  .   .   .
+   +   +   +
  .   .   .
+   +   +   +
  ^   .   .
+   +   +   +
"""
BESIDE = ({"board": "chess", "x": 0, "y": 0}, {"board": "vault", "x": 12, "y": 0, "rot_cw": 90})


def factory(*robots, floor=SQUARE, special="frenetic_factory", **fields):
    return Scene(floor, *robots, special=special, **fields)


def turned_by(course, *turns):
    state = new(State)
    state.floor_turns[: len(turns)] = turns
    turned = copy(course)
    let_lie(turned, state)
    return turned


@pytest.mark.parametrize("turns", [(0, 0, 0, 0), (1, 0, 0, 0), (1, 2, 3, 0), (3, 3, 2, 1)])
def test_r10_5_a_floor_turns_with_all_that_is_printed_on_it(turns):
    course = printed_course("Frenetic Factory")
    parts = [("chess", 0, 0, 1), ("chop_shop", 12, 0, 3), ("island", 0, 12, 1), ("cross", 12, 12, 3)]
    floors = [(floor_named(name).turned(quarters + more), x, y) for (name, x, y, quarters), more in zip(parts, turns, strict=True)]
    flags = [(4, 6), (16, 10), (10, 19), (21, 1)]
    laid = lay_out(floors, (floor_named("docking_bay_plain"), 12, 24, 0), flags, ["frenetic_factory"])
    turned = turned_by(course, *turns)
    for name in (name for name in Course.__annotations__ if name != "floor_turned"):
        assert np.array_equal(getattr(turned, name), getattr(laid, name)), name


def test_r10_5_four_turns_are_none_for_every_floor():
    for name in floor_names():
        floor = floor_named(name)
        if floor.width == floor.height:
            course = lay_out([(floor, 0, 0)], None, [], ["frenetic_factory"])
            around = turned_by(turned_by(course, 1), 0)
            assert to_bytes(around) == to_bytes(course)


def test_r10_5_whoever_scores_flips_and_heads_turns_the_floor_clockwise():
    scene = factory(robot("0,0 N"), robot("1,1 N"), flags=[(0, 0), (2, 2)], coins=["heads"]).play()
    assert [(event["seat"], event["heads"], event["rule"]) for event in scene.events("CoinFlipped")] == [(0, True, "R10.5")]
    assert [(event["floor"], event["turns"], event["rule"]) for event in scene.events("FloorTurned")] == [(0, 1, "R10.5")]
    assert scene.position["floor_turns"] == [1]
    assert "coins" not in scene.position


def test_r10_5_tails_turns_nothing_and_coins_that_have_run_out_are_tails():
    for coins in (["tails"], []):
        scene = factory(robot("0,0 N"), robot("1,1 N"), flags=[(0, 0), (2, 2)], coins=coins).play()
        assert [event["heads"] for event in scene.events("CoinFlipped")] == [False]
        assert scene.position["floor_turns"] == [0]


def test_r10_5_who_only_stands_there_flips_nothing():
    scene = factory(robot("0,0 N", flags=1), robot("1,1 N"), flags=[(0, 0), (2, 2)], coins=["heads"]).play()
    assert scene.events("CoinFlipped") == []


def test_r10_5_the_pit_comes_round_and_who_stands_in_it_falls_together():
    robots = [robot("0,0 N"), robot("2,2 S"), robot("1,1 N")]
    scene = factory(*robots, flags=[(0, 0), (2, 0)], coins=["heads"]).play()
    assert scene.all() == ["0,0 N", None, "1,1 N"]
    assert [(event["seat"], event["rule"]) for event in scene.events("RobotDestroyed")] == [(1, "R10.5")]
    assert draw(scene.course, scene.state).count("#") == 1


def test_r10_5_flags_robots_headings_and_markers_keep_their_cells():
    scene = factory(robot("0,0 N"), robot("1,2 E", archive=[2, 2]), flags=[(0, 0), (2, 2)], coins=["heads"]).play()
    assert scene.all() == ["0,0 N", "1,2 E"]
    assert scene.robot(1)["archive"] == [2, 2]
    assert scene.state.flag_cell[:2].tolist() == scene.course.flag_start[:2].tolist()


def test_r10_5_the_floor_moves_as_it_lies_now():
    assert factory(robot("0,2 N"), robot("2,1 S"), floor=BELT).play().at(0) == "0,1 N"
    assert factory(robot("0,0 N"), robot("2,1 S"), floor=BELT, floor_turns=[1]).play().at(0) == "1,0 N"
    scored = factory(robot("0,0 N"), robot("2,1 S"), floor=BELT, flags=[(0, 0), (2, 2)], coins=["heads"]).play()
    assert scored.at(0) == "0,0 N"
    assert scored.play().at(0) == "1,0 N"


def test_r10_5_pushers_turn_with_the_floor():
    pushing = """
    +    +    +    +
    ▶0→ ·    ·    ·
    +    +    +    +
        ·    · 1↑ ·
    +    +    +    +
        ·    ·    ·
    +    +    +    +
    """
    assert factory(floor=pushing).play().at(0) == "1,0 E"
    assert factory(robot("0,0 E"), floor=pushing, floor_turns=[1]).play().at(0) == "0,0 E"
    assert factory(robot("2,0 E"), floor=pushing, floor_turns=[1]).play().at(0) == "2,1 E"


def test_r10_5_several_heads_turn_a_floor_one_after_the_other_in_dock_order():
    robots = [robot("0,0 N", dock=2), robot("0,1 N", dock=1, options=["mechanical_arm"], answers={"mechanical_arm": {"1": [0, 0]}})]
    scene = factory(*robots, flags=[(0, 0), (2, 2)], coins=["heads", "heads"]).play()
    assert [event["seat"] for event in scene.events("CoinFlipped")] == [1, 0]
    assert [event["turns"] for event in scene.events("FloorTurned")] == [1, 2]
    assert scene.events("FloorTurned")[0]["beat"] < scene.events("CoinFlipped")[1]["beat"]


def test_r10_5_the_floor_is_the_one_where_the_robot_stands_not_where_its_arm_reached():
    arm = {"options": ["mechanical_arm"], "answers": {"mechanical_arm": {"1": [2, 1]}}}
    scene = factory(robot("3,1 N", **arm), robot("0,2 S"), twice=True, flags=[(2, 1), (0, 0)], coins=["heads"]).play()
    assert scene.position["floor_turns"] == [0, 1]


def on_the_bay(**fields):
    form = {
        "boards": [BESIDE[0]],
        "dock": {"board": "docking_bay_plain", "x": 0, "y": 12},
        "flags": [[5, 13], [5, 5]],
        "special": "frenetic_factory",
    }
    robots = [{"seat": 0, "dock": 1, "at": [5, 13], "archive": [5, 13]}, {"seat": 1, "dock": 2, "at": [8, 13], "archive": [8, 13]}]
    return {"game": "roborally", "course": form, "robots": robots, **fields}


def test_r10_5_a_robot_on_the_bay_flips_for_nothing():
    game = Game(Setup(scenario=read_position(json.dumps(on_the_bay()))), "bay")
    for seat in (0, 1):
        game.time_out(LiveProgram(seat))
    game.state.scored, game.state.coins, game.state.coins_left, game.state.mover, game.state.phase = 1, 1, 1, 0, 0
    buffer = new(Events)
    assert coins_fall(game.course, game.state, buffer)
    assert game.state.coins_left == 0
    assert [(event["kind"], event.get("heads")) for event in described(rows(buffer))] == [("CoinFlipped", True)]
    assert not game.state.floor_turns.any()


def test_r10_5_one_destroyed_by_an_earlier_turn_flips_for_nothing():
    robots = [robot("0,0 N"), robot("2,2 N", flags=1)]
    scene = factory(*robots, flags=[(0, 0), (2, 2), (1, 1)], coins=["heads", "heads"]).play()
    assert [event["seat"] for event in scene.events("CoinFlipped")] == [0, 1]
    assert scene.at(1) is None
    assert scene.position["floor_turns"] == [1]


def test_r10_5_an_archive_in_a_pit_counts_as_taken():
    robots = [robot("1,0 E: 1", archive=[2, 2]), robot("0,2 N")]
    scene = factory(*robots, floor_turns=[0]).turn()
    assert scene.at(0) == "2,2 N"
    moved = factory(robot("1,2 E: 1", archive=[2, 2], re_entry={"heading": "N"}), robot("0,0 N"), floor_turns=[1]).turn()
    assert moved.at(0) == "1,1 N"


def test_r10_5_a_win_by_flags_comes_before_the_coins():
    scene = factory(robot("0,0 N"), robot("2,2 S"), flags=[(0, 0)], coins=["heads"]).play()
    assert scene.outcome == {"winners": [0], "reason": "flags"}
    assert scene.events("CoinFlipped") == []


def test_r10_5_the_last_robot_is_looked_at_after_the_coins():
    scene = factory(robot("0,0 N"), robot("2,2 S", lives=1), flags=[(0, 0), (1, 1)], coins=["heads"]).play()
    assert scene.outcome == {"winners": [0], "reason": "last_robot"}


def test_r10_5_the_superbot_falls_with_the_floor_and_the_title_passes():
    robots = [robot("0,0 N"), robot("2,2 S")]
    scene = factory(*robots, flags=[(0, 0), (1, 1)], coins=["heads"], special=["frenetic_factory", "superbot"], superbot=0).play()
    assert scene.state.superbot == 0
    scene = factory(
        robot("2,2 S"),
        robot("0,1 N"),
        flags=[(2, 2), (1, 1)],
        coins=["heads"],
        special=["frenetic_factory", "superbot"],
        superbot=0,
        blamed=1,
    )
    assert scene.play().state.superbot == 1


def test_r10_5_claiming_a_flag_is_not_scoring():
    scene = factory(
        robot("0,0 N"), robot("1,1 S"), flags=[(0, 0), (2, 1)], coins=["heads"], special=["frenetic_factory", "toggle_boggle"]
    ).play()
    assert scene.events("FlagClaimed")
    assert scene.events("CoinFlipped") == []


def test_r10_5_an_owner_decides_what_is_lost_before_the_next_coin():
    robots = [robot("0,0 N"), robot("2,2 N", options=["brakes", "recompile"], ask=["lose_option"]), robot("1,0 S")]
    scene = factory(*robots, flags=[(0, 0), (1, 1)], coins=["heads", "tails"]).play()
    assert scene.question == (1, "lose_option")
    scene.answer("recompile").play()
    assert scene.options(1) == ["brakes"]
    assert len(scene.events("FloorTurned")) == 1


def test_r10_5_floors_that_turn_are_square_and_given_by_boards():
    bay = {"boards": [{"board": "docking_bay_plain", "x": 0, "y": 0}], "special": "frenetic_factory"}
    with pytest.raises(Refusal, match="/course/boards/0"):
        course_from(json.dumps(bay).encode())
    with pytest.raises(Refusal, match="/course/floor"):
        course_from(json.dumps({"floor": {"width": 3, "height": 3}, "special": "frenetic_factory"}).encode())


def test_r10_5_a_flag_or_an_archive_may_be_over_a_pit_and_a_robot_may_not():
    scene = factory(robot("0,0 N", archive=[2, 0]), robot("1,1 N"), flags=[(2, 0)])
    assert scene.robot(0)["archive"] == [2, 0]
    with pytest.raises(Refusal, match="/robots/0/at"):
        factory(robot("2,0 N"), robot("1,1 N"))
    with pytest.raises(Refusal, match="/robots/0/at"):
        factory(robot("2,2 N", archive=[0, 0]), robot("1,1 N"), floor_turns=[1])


def test_r10_5_an_arm_reaches_a_flag_over_a_pit():
    reach = {"mechanical_arm": {"1": [2, 0]}}
    robots = [robot("1,0 N", options=["mechanical_arm"], answers=reach), robot("0,2 N")]
    scene = factory(*robots, flags=[(2, 0), (1, 2)], coins=["heads"]).play()
    assert scene.robot(0)["flags"] == 1
    assert scene.robot(0)["archive"] == [2, 0]
    assert scene.position["floor_turns"] == [1]


@pytest.mark.parametrize(("field", "value", "pointer"), [("floor_turns", [0, 0], "/floor_turns"), ("floor_turns", [1], None)])
def test_r10_5_floor_turns_has_a_number_for_each_floor(field, value, pointer):
    if pointer is None:
        assert factory(robot("0,0 N"), robot("1,1 N"), **{field: value}).position["floor_turns"] == value
    else:
        with pytest.raises(Refusal, match=pointer):
            factory(robot("0,0 N"), robot("1,1 N"), **{field: value})


def test_r10_5_coins_are_drawn_from_the_seed_and_no_view_tells_them():
    scene = factory(robot("0,0 N"), robot("1,1 N"), flags=[(0, 0), (2, 2)], coins=["heads", "heads"])
    seen = view(scene.state, 0)
    assert (seen.coins, seen.coins_left) == (0, 0)
    heads = 0
    for game in range(64):
        drawn = factory(robot("0,0 N"), robot("1,1 N"), flags=[(0, 0), (2, 2)])
        drawn.state.keeps_order, drawn.state.game, drawn.state.key[:] = 0, game, 7
        heads += drawn.play().events("CoinFlipped")[0]["heads"]
    assert 16 < heads < 48


def test_r10_5_games_on_one_course_do_not_turn_each_others_floors():
    course = printed_course("Frenetic Factory")
    assert own(course) is not course
    assert own(printed_course("Checkmate")) is printed_course("Checkmate")
    game = Game(Setup(course="Frenetic Factory", seats=usual_seats(5)), "floors")
    game.state.floor_turns[0] = 3
    drawing = repr(game)
    assert course.floor_turned[0] == 0
    saved = from_bytes(State, to_bytes(game.state))
    fresh = own(course)
    assert draw(fresh, saved) in drawing


def test_r10_5_a_blueprint_shows_floors_as_they_lie():
    plan = blueprint("Frenetic Factory", [1, 0, 0, 2])
    assert [board.turned for board in plan.boards] == [180, 270, 90, 90, 0]
    laid = turned_by(printed_course("Frenetic Factory"), 1, 0, 0, 2)
    assert len(plan.belts) == int((laid.belt >= 0).sum())
    assert plan.belts != blueprint("Frenetic Factory").belts
    with pytest.raises(Refusal, match="/floor_turns"):
        blueprint("Frenetic Factory", [1])
    with pytest.raises(Refusal, match="/floor_turns"):
        blueprint("Checkmate", [1])


def test_r10_5_a_floor_with_a_centre_turns_about_it():
    corner = "\n+   +   +   +\n pit  .   >\n+   +---+   +\n  .   ^   .\n+   +   +   +\n  .   .   .\n+   +   +   +\n"
    turned = "\n+   +   +   +\n  .   .  pit\n+   +   +   +\n  .   > | .\n+   +   +   +\n  .   .   v\n+   +   +   +\n"
    laid = [
        lay_out([(read_floor("floor drawn\n" + text.strip("\n"), "it")[1], 0, 0)], None, [], ["frenetic_factory"])
        for text in (corner, turned)
    ]
    after = turned_by(laid[0], 1)
    for name in (name for name in Course.__annotations__ if name not in ("floor_turned", "own_wall")):
        assert np.array_equal(getattr(after, name), getattr(laid[1], name)), name


def test_r10_5_coins_beyond_one_for_each_robot_and_register_are_left_aside():
    assert factory(robot("0,0 N"), robot("1,1 N"), coins=["heads"] * 45).state.coins_left == 40
