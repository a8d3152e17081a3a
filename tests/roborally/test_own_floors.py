"""R0.1 Floors of one's own among ours."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import floor_named
from swarmrally.roborally.forms.blueprint import Board, blueprint
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.schema import CourseForm, LiveProgram
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.resolving import resolve
from swarmrally.roborally.playing.setting_up import Setup, usual_seats

YARD: dict[str, Any] = {
    "width": 12,
    "height": 12,
    "pits": [[0, 0]],
    "conveyors": [{"x": 3, "y": 3, "dir": "E", "rotates_when_entered_travelling": {"N": "cw"}}],
    "lasers": [{"x": 0, "y": 5, "dir": "E"}],
    "walls": [[0, 5, "W"]],
}
BAY: dict[str, Any] = {"width": 12, "height": 2, "docks": {str(dock): [dock, 1] for dock in range(1, 9)}}
COURSE: dict[str, Any] = {
    "boards": [{"board": "yard", "x": 0, "y": 0, "rot_cw": 90}, {"board": "exchange", "x": 12, "y": 0}, {"board": "yard", "x": 24, "y": 0}],
    "dock": {"board": "bay", "x": 0, "y": 12},
    "floors": {"yard": YARD, "bay": BAY},
    "flags": [[5, 5], [15, 2]],
}


def form(**changes: Any) -> dict[str, Any]:
    return COURSE | changes


def course(**changes: Any):
    return course_from(json.dumps(form(**changes)).encode())


def as_printed(name: str) -> dict[str, Any]:
    """One of ours, as if it were one's own."""
    floor = floor_named(name)
    headings = "NESW"
    return {
        "width": floor.width,
        "height": floor.height,
        "pits": sorted(floor.pits),
        "gears": [{"x": x, "y": y, "rot": "cw" if turn == 1 else "ccw"} for (x, y), turn in floor.gears.items()],
        "repair": [{"x": x, "y": y, "kind": "wrench" if site == 1 else "wrench_hammer"} for (x, y), site in floor.sites.items()],
        "pushers": [{"x": x, "y": y, "dir": headings[way], "registers": sorted(on)} for ((x, y), way), on in floor.pushers.items()],
        "conveyors": [
            {
                "x": x,
                "y": y,
                "dir": headings[way],
                "express": express,
                "rotates_when_entered_travelling": {
                    headings[other]: "cw" if turn == 1 else "ccw" for (place, other), turn in floor.turns.items() if place == (x, y)
                },
            }
            for (x, y), (way, express) in floor.belts.items()
        ],
        "lasers": [{"x": x, "y": y, "dir": headings[way], "beams": beams} for (x, y), way, beams in floor.lasers],
        "walls": [[x, y, headings[side]] for (x, y), side in floor.walls],
        "docks": {str(dock): place for dock, place in floor.docks.items()},
    }


@pytest.mark.parametrize("quarters", [0, 90, 180, 270])
def test_r0_1_a_floor_of_ones_own_lies_as_one_of_ours_does(quarters):
    names = ("maelstrom", "docking_bay_belts")

    def laid(floor: str, bay: str) -> dict[str, Any]:
        return {
            "boards": [{"board": floor, "x": 0, "y": 4, "rot_cw": quarters}],
            "dock": {"board": bay, "x": 0, "y": 0, "rot_cw": 180},
            "flags": [[3, 3]],
        }

    ours = course_from(json.dumps(laid(*names)).encode())
    own = course_from(json.dumps(laid("m", "b") | {"floors": dict(zip("mb", map(as_printed, names), strict=True))}).encode())
    assert to_bytes(ours) == to_bytes(own)


def test_r0_1_a_blueprint_names_the_floors():
    found = blueprint(msgspec.convert(COURSE, CourseForm))
    assert found.boards == [
        Board("yard", 0, 0, 12, 12, 90),
        Board("exchange", 12, 0, 12, 12, 0),
        Board("yard", 24, 0, 12, 12, 0),
        Board("bay", 0, 12, 12, 2, 0, is_dock=True),
    ]
    assert {(11, 0), (24, 0)} <= set(found.pits)


def test_r0_1_in_a_frenetic_factory_they_turn_with_the_others():
    course = form(special="frenetic_factory")
    lying = blueprint(msgspec.convert(course, CourseForm), [1, 0, 3])
    assert [board.turned for board in lying.boards] == [180, 0, 270, 0]
    assert {(11, 11), (24, 11)} <= set(lying.pits)


def test_r0_1_they_are_played_on():
    game = Game(Setup(seats=usual_seats(2), course=msgspec.convert(COURSE, CourseForm)), seed="own")
    for seat in range(2):
        game.time_out(LiveProgram(seat))
    game.play()
    assert game.state.turn_number == 2


def test_r0_1_a_position_has_them():
    robots = [{"seat": 0, "dock": 1, "at": [3, 3], "heading": "N", "archive": [1, 13]}]
    programs = [{"seat": 0, "registers": [[490], [70], [80], [670], [790]]}]
    position = {
        "game": "roborally",
        "course": form(boards=[{"board": "yard", "x": 0, "y": 0}], flags=[[5, 5]]),
        "robots": robots,
        "programs": programs,
    }
    answer = json.loads(resolve(json.dumps(position).encode()))
    assert answer["position"]["course"] == position["course"]


@pytest.mark.parametrize(
    ("pointer", "code", "changes"),
    [
        ("/course/boards/0/board", "not_one_of", {"floors": {}}),
        ("/course/floors/exchange", "twice", {"floors": {"exchange": YARD}}),
        ("/course/floors/iron_loop", "twice", {"floors": {"iron_loop": YARD}}),
        ("/course/floors/A", "wrong_form", {"floors": {"A": YARD}}),
        ("/course/floors/__proto__", "wrong_form", {"floors": {"__proto__": YARD}}),
        ("/course/floors/a~1b", "wrong_form", {"floors": {"a/b": YARD}}),
        ("/course/floors/" + "x" * 40, "wrong_form", {"floors": {"x" * 4000: YARD}}),
        ("/course/floors", "list_too_long", {"floors": {f"f{number}": YARD for number in range(17)}}),
        ("/course/floors/bay/docks/9", "out_of_range", {"floors": {"yard": YARD, "bay": BAY | {"docks": {"9": [0, 0]}}}}),
        ("/course/floors/yard/pits/0", "not_on_floor", {"floors": {"yard": YARD | {"pits": [[12, 0]]}, "bay": BAY}}),
        ("/course/floors/unused/walls/0", "not_on_floor", {"floors": {**COURSE["floors"], "unused": YARD | {"walls": [[0, 12, "N"]]}}}),
        (
            "/course/floors/yard/gears/0/rot",
            "not_one_of",
            {"floors": {"bay": BAY, "yard": YARD | {"gears": [{"x": 0, "y": 0, "rot": "N"}]}}},
        ),
        ("/course/floors/bay/height", "missing", {"floors": {"yard": YARD, "bay": {"width": 3}}}),
        ("/course/floors/a~1b/sea", "unknown_field", {"floors": {"yard": YARD, "a/b": YARD | {"sea": 1}}}),
        ("/course/floors/yard", "wrong_type", {"floors": {"yard": 7}}),
        ("/course", "floors_overlap", {"dock": {"board": "bay", "x": 0, "y": 11}}),
    ],
)
def test_r0_1_what_is_wrong_with_them_is_told_where_it_is(pointer, code, changes):
    with pytest.raises(Refusal) as refused:
        course(**changes)
    assert (refused.value.pointer, refused.value.code) == (pointer, code)


def test_r0_1_a_course_that_is_one_floor_has_no_others():
    with pytest.raises(Refusal) as refused:
        course_from(json.dumps({"floor": YARD, "floors": {"yard": YARD}}).encode())
    assert (refused.value.pointer, refused.value.code) == ("/course/floors", "not_here")
