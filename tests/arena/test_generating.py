"""Made by the machine: what is made is legal, to order, and the same from its seed in every process."""

import subprocess
import sys
from typing import get_args

import msgspec
import pytest
from tests.conftest import count

from swarmrally.arena.generating.asteroyds.layout import LayoutDraft
from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.generating.making import made
from swarmrally.arena.generating.nearness import fairness_off, labour_off, length_off
from swarmrally.arena.generating.orders import ELEMENTS, MODES, GameName, Order, rounds_in, settled
from swarmrally.arena.generating.roborally.course import CourseDraft, contents, lacking
from swarmrally.arena.generating.roborally.floor_forms import floor_form
from swarmrally.arena.generating.trials import Trial
from swarmrally.arena.soundness import asteroyds as layouts
from swarmrally.arena.soundness import roborally as courses
from swarmrally.asteroyds.forms.layouts import check_layout, read_layout
from swarmrally.cli.bench.generate import generate_figures, orders
from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import floor_named, floor_names
from swarmrally.roborally.components.floors import read_floor, write_floor
from swarmrally.roborally.forms.course_forms import COURSE_DECODER, course_from, floor_from
from swarmrally.roborally.forms.schema import CourseForm, FloorForm
from swarmrally.roborally.playing.setting_up import Setup, check_setup, usual_seats

SKETCHES = range(count(8, 200))


def drafts(game: GameName):
    """Sketches for all kinds of orders, with dials at both ends."""
    for number, order in zip(SKETCHES, orders(game, len(SKETCHES)), strict=True):
        draft = (CourseDraft if game == "roborally" else LayoutDraft)(settled(order), "any seed", number)
        for turn in range(3):
            form = draft.made()
            if form is not None:
                yield order, form
            draft.turn(None if turn else Trial(32, 30.0, 0.0, [*range(order.seats)], 0))


def test_courses_are_legal_and_nothing_about_them_is_odd():
    some = 0
    for order, form in drafts("roborally"):
        course = course_from(msgspec.json.encode(form))
        check_setup(Setup(course=form, seats=usual_seats(order.seats)), course)
        assert courses.findings(course) == []
        assert not [element for element in order.unwanted if contents(form)[element]]
        some += 1
    assert some >= len(SKETCHES)


def test_layouts_are_legal_and_nothing_about_them_is_odd():
    some = 0
    for order, form in drafts("asteroyds"):
        check_layout(form)
        assert layouts.findings(form) == []
        assert len(form.starts) == order.seats
        assert form.modes == [order.mode]
        some += 1
    assert some >= len(SKETCHES)


def test_courses_survive_form_notation_and_engine():
    for _, form in drafts("roborally"):
        text = msgspec.json.encode(form)
        again = COURSE_DECODER.decode(text)
        assert isinstance(again, CourseForm)
        assert isinstance(again.floor, FloorForm)
        floor = floor_from(again.floor, "/course/floor")
        name, noted = read_floor(write_floor("made", floor), "made")
        assert name == "made"
        same = CourseForm(floor=floor_form(noted), flags=again.flags)
        assert to_bytes(course_from(msgspec.json.encode(same))) == to_bytes(course_from(text))


@pytest.mark.parametrize("name", floor_names())
def test_printed_floors_are_the_same_floors_as_forms(name):
    floor = floor_named(name)
    assert write_floor(name, floor_from(floor_form(floor), "/course/floor")) == write_floor(name, floor)


def test_layouts_survive_their_form():
    for _, form in drafts("asteroyds"):
        assert read_layout(msgspec.json.encode(form)) == form


SCRIPT = """
from swarmrally.arena.generating.making import made
from swarmrally.arena.generating.orders import Order
import msgspec, sys
for order in (Order("roborally", 3, 7, "easy", ["lasers"]), Order("asteroyds", 3, 8, "easy", mode="shooting")):
    sys.stdout.write(msgspec.json.encode(made(order, "a seed")).decode() + "\\n")
"""


def test_the_same_seed_and_order_give_the_same_bytes_in_two_processes():
    said = [subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, check=True).stdout for _ in range(2)]
    assert said[0] == said[1]
    assert len(said[0].splitlines()) == 2


def test_other_seeds_give_other_courses():
    order = Order("roborally", 2, 6, "easy")
    forms = {bytes(made(order, f"seed {number}").form) for number in range(count(2, 50))}
    assert len(forms) == count(2, 50)


def test_what_is_made_says_how_near_it_came():
    found = made(Order("roborally", 4, 8, "easy", ["gears"], ["pits"]), "near")
    assert [point.what for point in found.points] == ["length", "difficulty", "fairness", "finished", "elements"]
    assert found.is_met == all(point.off == 0 for point in found.points)
    form = msgspec.json.decode(bytes(found.form), type=CourseForm)
    assert contents(form)["gears"]
    assert not contents(form)["pits"]


def test_the_figures_are_those_of_an_analysis():
    from swarmrally.arena.analysis.figures import figures_of
    from swarmrally.arena.analysis.survey import surveyed
    from swarmrally.arena.generating.roborally.course import ground_of
    from swarmrally.arena.matches import Contest
    from swarmrally.arena.workers import Processes

    found = made(Order("roborally", 3, 7, "easy"), "figures")
    ground = ground_of(msgspec.json.decode(bytes(found.form), type=CourseForm), 3)
    survey = surveyed(ground, Contest("roborally", ground.setup, "figures"), ["rookie"] * 3, found.games, Processes(1), lambda _: None)
    figures = figures_of(survey)
    assert round(figures["rounds"]["mean"], 1) == found.rounds
    assert figures["difficulty"]["labour"] == found.labour
    assert [start["wins"] for start in figures["fairness"]["starts"]] == [start.wins for start in found.starts]


@pytest.mark.parametrize(
    ("order", "pointer", "said"),
    [
        (Order("roborally", 9), "/seats", "from 2 to 8"),
        (Order("asteroyds", 1), "/seats", "from 2 to 6"),
        (Order("asteroyds", 3, mode="targets"), "/seats", "even number"),
        (Order("roborally", 4, mode="racing"), "/mode", "only Asteroyds"),
        (Order("roborally", 4, 30), "/rounds", "from 5 to 24"),
        (Order("roborally", 4, 5, "hard"), "/rounds", "from 12 to 19"),
        (Order("asteroyds", 4, None, "very hard"), "/difficulty", "easy"),
        (Order("roborally", 4, wanted=["pods"]), "/wanted/0", "belts"),
        (Order("roborally", 4, wanted=["pits"], unwanted=["pits"]), "/unwanted", "wanted as well"),
        (Order("roborally", 4, wanted=["express"], unwanted=["belts"]), "/unwanted", "express"),
        (Order("roborally", 4, wanted=["pushers"], unwanted=["walls"]), "/unwanted", "hang"),
        (Order("asteroyds", 4, unwanted=["asteroids"], mode="targets"), "/unwanted", "asteroids"),
    ],
)
def test_orders_that_cannot_be_had_are_refused_with_what_can(order, pointer, said):
    with pytest.raises(Refusal) as refused:
        settled(order)
    assert refused.value.pointer == pointer
    assert said in refused.value.reason


@pytest.mark.parametrize("seed", ["", "a\0b", "a" * 201])
def test_seeds_that_cannot_be_written_down_are_refused(seed):
    with pytest.raises(Refusal, match="/seed"):
        made(Order("roborally"), seed)


def test_an_order_without_wishes_is_settled():
    assert settled(Order("roborally")).difficulty == "middling"
    assert settled(Order("roborally", rounds=6)).difficulty == "easy"
    assert settled(Order("asteroyds")).mode == "racing"
    assert rounds_in(20, "roborally", 4) == 15
    assert all(settled(Order("asteroyds", 4, mode=mode)).rounds for mode in MODES)


def test_what_is_off_is_measured():
    order = settled(Order("roborally", 4, 10, "middling"))
    assert length_off(order, Trial(100, 11.2, 1, [25] * 4, 0)) == 0
    assert length_off(order, Trial(100, 13.0, 1, [25] * 4, 0)) > 0
    assert labour_off(order, Trial(100, 10, 1, [25] * 4, 0)) == 0
    assert labour_off(order, Trial(100, 10, 0, [25] * 4, 0)) > 0
    assert labour_off(order, Trial(100, 10, 2.5, [25] * 4, 0)) > 0
    assert fairness_off(Trial(100, 10, 1, [30, 25, 25, 20], 0)) == 0
    assert fairness_off(Trial(600, 10, 1, [400, 100, 60, 40], 0)) > 0


def test_lacking_elements_are_named():
    order = settled(Order("roborally", 2, wanted=["belts"], unwanted=["walls"]))
    form = CourseForm(floor=FloorForm(4, 4, walls=[(0, 0, "N")]), flags=[(0, 0)])
    assert lacking(form, order) == ["belts", "a place without walls"]


def test_draws_are_the_same_and_cover_all():
    draws = Draws("words", 7)
    drawn = [draws.below(6) for _ in range(600)]
    assert drawn[:8] == [Draws("words", 7).below(6), *drawn[1:8]]
    assert all(60 < drawn.count(number) < 140 for number in range(6))
    assert sorted(draws.shuffled(range(20))) == [*range(20)]
    assert Draws("a", "b").below(1 << 60) != Draws("ab", "").below(1 << 60)


def test_every_element_can_be_ordered():
    assert {element for elements in ELEMENTS.values() for element in elements} >= {"belts", "pods"}
    for game in get_args(GameName):
        for element in ELEMENTS[game]:
            assert settled(Order(game, wanted=[element])).wanted == (element,)


@pytest.mark.long
def test_nine_of_ten_orders_are_met():
    for found in generate_figures(("roborally", "asteroyds"), 100).values():
        assert found["met"] >= 90
        assert found["work_longest"] < 60
