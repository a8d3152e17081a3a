"""Blueprints: the course as the engine has it, each thing once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import cell_at
from swarmrally.roborally.components.course import NO_BELT, PIT, printed_course, printed_plans
from swarmrally.roborally.forms.blueprint import Belt, Board, Dock, MountedLaser, MountedPusher, Site, TurningGear, Wall, blueprint
from swarmrally.roborally.forms.schema import CourseForm

OWN: dict[str, Any] = {
    "floor": {
        "width": 4,
        "height": 3,
        "pits": [[3, 0]],
        "gears": [{"x": 0, "y": 0, "rot": "ccw"}],
        "repair": [{"x": 1, "y": 0, "kind": "wrench"}, {"x": 2, "y": 0, "kind": "wrench_hammer"}],
        "pushers": [{"x": 3, "y": 2, "dir": "W", "registers": [2, 4]}],
        "conveyors": [
            {"x": 0, "y": 1, "dir": "E"},
            {"x": 1, "y": 1, "dir": "S", "express": True, "rotates_when_entered_travelling": {"E": "cw"}},
        ],
        "lasers": [{"x": 0, "y": 2, "dir": "E", "beams": 2}],
        "walls": [[1, 2, "E"], [0, 2, "W"]],
        "docks": {"1": [3, 1]},
    },
    "flags": [[2, 2]],
}


def own(**changes):
    return msgspec.convert(OWN | changes, CourseForm)


def test_a_course_of_ones_own_is_drawn_as_it_was_written():
    found = blueprint(own())
    assert (found.width, found.height, found.boards) == (4, 3, [Board(None, 0, 0, 4, 3, 0)])
    assert (found.pits, found.uncovered, found.flags, found.docks) == ([(3, 0)], [], [(2, 2)], [Dock(1, (3, 1))])
    assert found.gears == [TurningGear((0, 0), "ccw")]
    assert found.sites == [Site((1, 0), "repair"), Site((2, 0), "upgrade")]
    assert found.pushers == [MountedPusher((3, 2), "E", "W", [2, 4])]
    assert found.belts == [Belt((0, 1), "E", False, [], {}), Belt((1, 1), "S", True, ["W"], {"W": "cw"})]
    assert found.walls == [Wall((0, 2), "W"), Wall((2, 2), "W")]
    assert found.lasers == [MountedLaser((0, 2), "W", "E", 2, [(0, 2), (1, 2)])]


@pytest.mark.parametrize("name", [*printed_plans()])
def test_a_blueprint_shows_all_that_is_on_the_course(name):
    found, course = blueprint(name), printed_course(name)
    here = {(x, y): cell_at(x, y) for x in range(found.width) for y in range(found.height)}
    assert {belt.at for belt in found.belts} == {place for place, cell in here.items() if course.belt[cell] != NO_BELT}
    assert {*found.pits, *found.uncovered} == {place for place, cell in here.items() if course.ground[cell] == PIT}
    assert {place for laser in found.lasers for place in laser.cells} == {place for place, cell in here.items() if course.lit[cell]}
    assert {gear.at for gear in found.gears} == {place for place, cell in here.items() if course.gear[cell]}
    assert {site.at for site in found.sites} == {place for place, cell in here.items() if course.site[cell]}
    sides = sum(int(course.wall[cell]).bit_count() for cell in here.values())
    inner = [wall for wall in found.walls if (wall.side == "N" and wall.at[1] > 0) or (wall.side == "W" and wall.at[0] > 0)]
    assert sides == len(found.walls) + len(inner)
    assert len(found.flags) == len(printed_plans()[name].flags)


def test_boards_are_named_with_their_places_and_turns():
    boards = blueprint("Chop Shop Challenge").boards
    assert boards[0] == Board("chop_shop", 0, 0, 12, 12, 180)
    assert [board.is_dock for board in boards] == [False, True]


def test_a_course_that_comes_later_can_be_seen_already():
    assert blueprint("Capture the Flag").specials == ["capture_the_flag"]


@pytest.mark.parametrize(
    ("form", "pointer"),
    [
        ("Nowhere", "/course"),
        (own(flags=[[3, 0]]), "/course/flags/0"),
        (own(floor=OWN["floor"] | {"pits": [[9, 9]]}), "/course/floor/pits/0"),
        (own(boards=[]), "/course"),
    ],
)
def test_what_cannot_be_a_course_is_refused_where_it_is_wrong(form, pointer):
    with pytest.raises(Refusal) as refused:
        blueprint(form)
    assert refused.value.pointer == pointer
