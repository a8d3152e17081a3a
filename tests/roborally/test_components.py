"""R0 Components."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import convert
from tests.roborally.tables import on

from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import cell_at
from swarmrally.roborally.components.cards import BACK_UP, CARDS, KIND, MOVE_1, MOVE_2, MOVE_3, NO_CARD, ROTATE_LEFT, ROTATE_RIGHT, U_TURN
from swarmrally.roborally.components.course import (
    GROUND,
    MOST_FLAGS,
    PIT,
    SET_TO_KILL,
    course_of,
    floor_named,
    floor_names,
    printed_course,
    printed_plans,
    read_course,
    write_course,
)
from swarmrally.roborally.components.floors import Floor, NotationError, read_floor, write_floor
from swarmrally.roborally.components.option_cards import NAMES
from swarmrally.roborally.forms.course_forms import course_from, floor_from
from swarmrally.roborally.forms.schema import FloorForm
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.rules.setup import most_seats

FACTS = json.loads((Path(__file__).parent / "boards.json").read_text())


def normal_walls(floor):
    """Each wall from the cell above it or left of it, or from the only cell it has."""
    found = set()
    for (x, y), side in floor.walls:
        other = {0: ((x, y - 1), 2), 3: ((x - 1, y), 1)}.get(side)
        found.add(other if other and min(other[0]) >= 0 else ((x, y), side))
    return found


PLAYABLE = [*printed_plans()]


OWN = """
course My Own
players 2-4
floor chess at 0,0 turned 90
bay docking_bay_plain at 0,12
flag 3,4
rule set_to_kill
"""


@pytest.mark.parametrize("name", sorted(FACTS["boards"]))
def test_r0_4_each_floor_has_what_the_facts_say(name):
    drawn, facts = floor_named(name), floor_from(convert(FACTS["boards"][name], FloorForm), "/course/floor")
    assert normal_walls(drawn) == normal_walls(facts)
    for field in ("width", "height", "pits", "gears", "sites", "belts", "turns", "pushers", "docks"):
        assert getattr(drawn, field) == getattr(facts, field), field
    assert sorted(drawn.lasers) == sorted(facts.lasers)


def test_r0_1_a_floor_turned_four_times_is_itself_and_one_turn_is_clockwise():
    floor = read_floor("floor t\n+   +   +\n| >   .\n+   +   +\n  .  pit\n+   +   +\nlaser 1,0 S 2\n", "t")[1]
    once = floor.turned(1)
    assert once.belts == {(1, 0): (2, False)}
    assert once.pits == {(0, 1)}
    assert once.lasers == [((1, 1), 3, 2)]
    assert once.walls == {((1, 0), 0)}
    assert floor.turned(1).turned(3) == floor


@pytest.mark.parametrize("course", FACTS["courses"], ids=lambda course: course["name"])
def test_r0_1_each_course_is_laid_out_as_the_facts_say(course):
    plan = printed_plans()[course["name"]]
    assert [(part.floor, part.x, part.y, part.quarters * 90) for part in plan.parts] == [
        (part["board"], part["x"], part["y"], part["rot_cw"]) for part in course["boards"]
    ]
    assert plan.flags == [tuple(flag) for flag in course["flags"]]
    assert (plan.bay is None) == (course["dock"] is None)


def test_r0_1_what_no_floor_covers_is_a_pit_and_seams_have_one_wall():
    course = printed_course("Marathon Madness")
    assert course.ground[cell_at(0, 0)] == PIT
    assert course.ground[cell_at(12, 0)] == GROUND
    for cell in range(60, 2400):
        for side, step in ((1, 1), (2, 50)):
            assert int(course.wall[cell]) >> side & 1 == int(course.wall[cell + step]) >> (side ^ 2) & 1


def test_r0_2_84_cards_by_priority():
    counts = {U_TURN: 6, ROTATE_LEFT: 18, ROTATE_RIGHT: 18, BACK_UP: 6, MOVE_1: 18, MOVE_2: 12, MOVE_3: 6}
    kinds = KIND[1 : CARDS + 1].tolist()
    assert {kind: kinds.count(kind) for kind in counts} == counts
    assert [KIND[card // 10] for card in (60, 70, 80, 410, 420, 430, 490, 670, 790)] == [
        U_TURN,
        ROTATE_LEFT,
        ROTATE_RIGHT,
        ROTATE_LEFT,
        ROTATE_RIGHT,
        BACK_UP,
        MOVE_1,
        MOVE_2,
        MOVE_3,
    ]


def test_r0_3_26_options_one_of_each():
    assert len(NAMES) == len(set(NAMES)) == 26
    game = Game(Setup(seats=usual_seats(8), options_at_start=3), "options")
    held = [option for seat in range(8) for option in game.state.options[seat, :3].tolist()]
    assert len(set(held)) == 24


@pytest.mark.parametrize("name", floor_names())
def test_r0_4_a_floor_written_and_read_again_is_the_same(name):
    assert read_floor(write_floor(name, floor_named(name)), name) == (name, floor_named(name))


@pytest.mark.parametrize(
    ("old", "new_text", "line", "expected"),
    [
        ("floor t", "flor t", 1, "`floor` and a name"),
        ("  >   .", "  >   ?", 3, "not `?`"),
        ("+   +   +\n  >", "+ - +   +\n  >", 2, "`---` or three spaces"),
        ("laser 0,0 E 1", "laser 0,0 E 4", 5, "`laser x,y E 2`"),
        ("laser 0,0 E 1", "laser 7,0 E 1", 5, "a cell from 0,0 to 1,0"),
        ("laser 0,0 E 1", "turn 1,0 E cw", 5, "the cell of a conveyor"),
    ],
)
def test_r0_4_a_wrong_line_is_named(old, new_text, line, expected):
    text = "floor t\n+   +   +\n  >   .\n+   +   +\nlaser 0,0 E 1\n"
    assert isinstance(read_floor(text, "t.txt")[1], Floor)
    with pytest.raises(NotationError) as error:
        read_floor(text.replace(old, new_text, 1), "t.txt")
    assert f"t.txt, line {line}: " in str(error.value)
    assert expected in str(error.value)


@pytest.mark.parametrize("name", PLAYABLE)
def test_r0_3_the_printed_number_of_players_is_advice(name):
    for players in (4, 6, 8) if name == "Interference" else range(2, 9):
        assert on(name, players=players).state.seats == players


def test_r0_1_a_course_of_ones_own_has_any_floors_in_any_arrangement():
    own = {
        "boards": [{"board": "chess", "x": 4, "y": 0, "rot_cw": 90}, {"board": "vault", "x": 16, "y": 0}],
        "dock": {"board": "docking_bay_plain", "x": 0, "y": 0, "rot_cw": 90},
        "flags": [[5, 5]],
    }
    course = course_from(json.dumps(own).encode())
    assert (course.width, course.height, course.start_heading) == (28, 12, 1)
    assert most_seats(course) == 8


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


def test_r0_1_there_are_34_courses_and_all_of_them_are_laid_out():
    assert len(PLAYABLE) == 34
    assert all(printed_course(name).flag_count or name == "War Zone" for name in PLAYABLE)


def laid_out(**floor):
    """A floor of three by two with flags in a row."""
    flags = floor.pop("flags", [[0, 0]])
    return course_from(json.dumps({"floor": {"width": 3, "height": 2, **floor}, "flags": flags}).encode())


def test_r0_1_a_floor_of_ones_own_begins_at_the_top_left():
    course = laid_out(pits=[[2, 1]], docks={"1": [1, 1], "8": [0, 1]})
    assert (course.width, course.height) == (3, 2)
    assert [course.ground[cell_at(x, y)] == GROUND for y in range(2) for x in range(3)] == [True] * 5 + [False]
    assert [course.dock_cell[0], course.dock_cell[7]] == [cell_at(1, 1), cell_at(0, 1)]


@pytest.mark.parametrize("place", [[3, 0], [0, 2], [3, 2], [9, 9]])
def test_r0_1_nothing_lies_beside_its_floor(place):
    with pytest.raises(Refusal, match=r"^/course/floor/pits/0: "):
        laid_out(pits=[place])


def test_r0_1_docks_have_the_numbers_1_to_8():
    for dock in ("0", "9"):
        with pytest.raises(Refusal, match=f"^/course/floor/docks/{dock}: "):
            laid_out(docks={dock: [1, 1]})


def test_r0_1_a_course_has_up_to_eight_flags():
    eight = [[x, y] for y in range(2) for x in range(3)] * 2
    assert laid_out(flags=eight[:MOST_FLAGS]).flag_count == MOST_FLAGS
    with pytest.raises(Refusal, match=r"^/course/flags: "):
        laid_out(flags=eight[: MOST_FLAGS + 1])


def test_r0_2_no_card_is_none_of_the_84():
    assert NO_CARD not in range(1, CARDS + 1)
