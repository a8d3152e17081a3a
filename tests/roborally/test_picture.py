"""Positions drawn as text."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene

from swarmrally.roborally.components.course import course_of, printed_plans
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.picture import LEGEND, draw, machine_lines, robot_lines
from swarmrally.roborally.forms.reading import read_position, state_from
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats

POSITION = b"""{"game": "roborally", "course": {"flags": [[2, 0]], "floor": {"width": 4, "height": 3,
  "conveyors": [{"x": 0, "y": 0, "dir": "E"}, {"x": 1, "y": 0, "dir": "E", "express": true}, {"x": 2, "y": 0, "dir": "S"}],
  "pits": [[3, 0]], "gears": [{"x": 0, "y": 1, "rot": "cw"}, {"x": 1, "y": 1, "rot": "ccw"}],
  "repair": [{"x": 2, "y": 1, "kind": "wrench"}, {"x": 3, "y": 1, "kind": "wrench_hammer"}],
  "lasers": [{"x": 3, "y": 1, "dir": "W", "beams": 2}], "pushers": [{"x": 1, "y": 2, "dir": "N", "registers": [1, 3, 5]}],
  "walls": [[3, 1, "E"], [0, 1, "S"], [1, 2, "S"], [0, 2, "W"]], "docks": {"1": [0, 2]}}},
 "robots": [{"seat": 0, "dock": 1, "at": [2, 2], "heading": "W", "archive": [0, 2], "damage": 6, "options": ["brakes"],
             "powered_down": true, "locked": {"5": [490, 70], "4": [500]}},
            {"seat": 1, "dock": 2, "at": null, "archive": [1, 2], "lives": 0}]}"""

PICTURE = """
       0    1    2    3
   +    +    +    +    +
 0     →    ⇒   ①↓    #
   +    +    +    +    +
 1     ↻    ↺   r·   u·◁
   +----+    +    +    +
 2 |  1·    · 0← ·    ·
   +    +-▲--+    +    +
"""


def test_a_drawing_shows_floor_things_and_robots():
    position = read_position(POSITION)
    course = course_from(bytes(position.course))
    state = state_from(position, course)
    assert draw(course, state).strip("\n") == PICTURE.strip("\n")
    assert machine_lines(course) == ["laser at 3,1 firing W, 2 beams", "pusher at 1,2 pushing N in 1, 3, 5"]
    assert robot_lines(course, state) == [
        "seat 0 dock 1: at 2,2 facing W, damage 6, lives 3, flags 0, archive 0,2, powered down, options brakes,"
        " register 4 locked 500, register 5 locked 490 70",
        "seat 1 dock 2: out of the game, damage 0, lives 0, flags 0, archive 1,2",
    ]


def test_a_drawn_scene_is_drawn_again_as_it_was():
    picture = """
    +    +-▽--+    +    +
    ▷0→ ·   ①↻|   #    ⇐
    +----+    +    +    +
     1↑ ↓   r↺   u·   ②→◀
    +    +    +-▲--+    +
    """
    scene = Scene(picture)
    drawn = [line[3:] for line in draw(scene.course, scene.state).splitlines()[1:]]
    assert drawn == [line[4:].rstrip() for line in picture.strip("\n").splitlines()[:-1]]


@pytest.mark.parametrize("name", [*printed_plans()])
def test_every_course_can_be_drawn_and_is_as_large_as_it_is(name):
    course = course_of(printed_plans()[name])
    lines = draw(course).splitlines()
    assert len(lines) == 2 * course.height + 2
    assert max(map(len, lines)) == 5 * course.width + 4
    assert sum(line.count(flag) for line in lines for flag in "①②③④⑤⑥⑦⑧") == course.flag_count


def test_a_drawing_of_a_game_has_every_robot():
    game = Game(Setup(seats=usual_seats(8)), "a")
    text = draw(game.course, game.state)
    assert all(f"{seat}↑" in text for seat in range(8))
    assert "team" not in robot_lines(game.course, game.state)[0]
    assert "team" in repr(Game(Setup(seats=usual_seats(4), course="War Zone"), "a"))


def test_the_legend_explains_every_sign():
    for sign in "·#↑→↓←⇑⇒⇓⇐↻↺①ru△▷▽◁▲▶▼◀":
        assert sign in LEGEND
