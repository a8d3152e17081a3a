"""R0 Components, R1 Set-up and turn, R2 Deal, R3 Programming."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import convert
from tests.roborally.scene import OPEN_FLOOR, Scene, robot
from tests.roborally.test_damage import JAMMED

from swarmrally.kernel.events import KIND as EVENT_KIND
from swarmrally.kernel.events import rows
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import cell_at
from swarmrally.roborally.cards import BACK_UP, CARDS, KIND, MOVE_1, MOVE_2, MOVE_3, ROTATE_LEFT, ROTATE_RIGHT, U_TURN
from swarmrally.roborally.course import GROUND, PIT, floor_named, floor_names, printed_course, printed_plans
from swarmrally.roborally.course_forms import floor_from
from swarmrally.roborally.deal import deal
from swarmrally.roborally.deck import draw_card
from swarmrally.roborally.events import DECK_SHUFFLED
from swarmrally.roborally.floors import Floor, NotationError, read_floor, write_floor
from swarmrally.roborally.forms import FloorForm, LiveProgram
from swarmrally.roborally.game import Game, Setup, usual_seats
from swarmrally.roborally.options import NAMES
from swarmrally.roborally.program import seconds_for_last
from swarmrally.roborally.state import PROGRAMMING
from swarmrally.roborally.wire import described

FACTS = json.loads((Path(__file__).parent / "boards.json").read_text())


def normal_walls(floor):
    """Each wall from the cell above it or left of it, or from the only cell it has."""
    found = set()
    for (x, y), side in floor.walls:
        other = {0: ((x, y - 1), 2), 3: ((x - 1, y), 1)}.get(side)
        found.add(other if other and min(other[0]) >= 0 else ((x, y), side))
    return found


@pytest.mark.parametrize("name", sorted(FACTS["boards"]))
def test_r0_4_each_floor_has_what_the_facts_say(name):
    drawn, facts = floor_named(name), floor_from(convert(FACTS["boards"][name], FloorForm))
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


def test_r1_1_the_first_player_is_drawn_and_docks_go_round_to_the_left():
    firsts = set()
    for seed in range(20):
        state = Game(Setup(seats=usual_seats(4)), str(seed)).state
        first = int(state.dock_order[0])
        firsts.add(first)
        assert state.dock_order[:4].tolist() == [(first + place) % 4 for place in range(4)]
        assert state.robot_archive[:4].tolist() == state.robot_cell[:4].tolist()
    assert firsts == {0, 1, 2, 3}


def test_r1_1_robots_face_the_course_also_from_a_turned_bay():
    game = Game(Setup(course="Marathon Madness", seats=usual_seats(2)), "x")
    assert set(game.state.robot_heading[:2].tolist()) == {3}


def test_r1_2_a_turn_is_deal_program_registers_and_clean_up():
    game = Game(Setup(seats=usual_seats(2)), "turn")
    for seat in (0, 1):
        game.time_out(LiveProgram(seat))
    told = game.run()
    kinds = [event["kind"] for event in described(told)]
    marks = [kind for kind in kinds if kind in ("RegisterBegan", "TurnEnded", "TurnBegan", "CardsDealt")]
    assert marks == ["RegisterBegan"] * 5 + ["TurnEnded", "TurnBegan", "CardsDealt", "CardsDealt"]


def test_r2_1_each_active_robot_is_dealt_nine_minus_its_damage():
    scene = Scene(
        OPEN_FLOOR, robot("0,0 N", damage=3), robot("1,0 N", powered_down=True), robot("2,0 N", damage=9, locked={**JAMMED, "1": [840]})
    )
    scene.state.keeps_order = 0
    deal(scene.course, scene.state, scene.buffer)
    assert scene.state.hand_count[:3].tolist() == [6, 0, 0]
    assert scene.state.deck_end == 83
    assert 84 not in scene.state.deck[:83]


def test_r2_2_an_empty_pile_takes_the_discards_back_first():
    scene = Scene(OPEN_FLOOR, robot("0,0 N"), deck=[70], program_discards=[80, 90])
    drawn = [draw_card(scene.state, scene.buffer) for _ in range(4)]
    assert drawn == [7, 8, 9, 0]
    assert [row[EVENT_KIND] for row in rows(scene.buffer)] == [DECK_SHUFFLED]


def live(game, seat, **fields):
    hand = [card * 10 for card in game.state.hand[seat, : int(game.state.hand_count[seat])].tolist()]
    return convert({"seat": seat, "registers": [[card] for card in hand[:5]], **fields}, LiveProgram)


def test_r3_1_a_program_comes_from_the_hand_and_stands():
    game = Game(Setup(seats=usual_seats(2)), "hand")
    program = live(game, 0)
    game.program(program)
    assert game.state.sealed[:2].tolist() == [1, 0]
    assert game.state.discarded == 4
    with pytest.raises(Refusal, match="/seat"):
        game.program(program)


def test_r3_1_a_card_of_another_hand_is_refused_and_changes_nothing():
    game = Game(Setup(seats=usual_seats(2)), "hand")
    foreign = live(game, 1)
    foreign.seat = 0
    before = game.state.hand.tolist()
    with pytest.raises(Refusal, match="/registers/0/0"):
        game.program(foreign)
    assert game.state.hand.tolist() == before


def test_r3_2_when_time_runs_out_registers_are_filled_at_random_from_the_hand():
    game = Game(Setup(seats=usual_seats(2)), "late")
    hand = set(game.state.hand[0, :9].tolist())
    assert seconds_for_last(game.state, {0: 0, 1: 1}) is None
    game.program(live(game, 1))
    assert seconds_for_last(game.state, {0: 0, 1: 1}) == 30
    game.time_out(LiveProgram(0))
    told = described(game.run())
    shown = {event["card"] // 10 for event in told if event["kind"] == "RegisterRevealed" and event["seat"] == 0}
    assert shown <= hand


def test_r3_2_two_robots_of_one_player_have_sixty_seconds():
    game = Game(Setup(seats=usual_seats(3)), "two")
    game.program(live(game, 2))
    assert seconds_for_last(game.state, {0: 0, 1: 0, 2: 1}) == 60
    assert game.state.stage == PROGRAMMING
