"""The bots' searches in WebAssembly: while bots play, every call leaves the bytes that compiled code leaves."""

from __future__ import annotations

import pytest
from tests.conftest import count, needs_compiler
from tools.in_wasmtime import both_gears

from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Game as Flight
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.asteroyds.playing.view import view as view_of_craft
from swarmrally.bots import SEARCHING, Budget, bot
from swarmrally.bots.roborally.search import scouting
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.roborally.playing.view import view as view_of_robot
from swarmrally.wasm.entries import name_of, own_entries

pytestmark = needs_compiler

NODES = {"asteroyds": 6, "roborally": 400}
COURSES = ["Risky Exchange", "Interference", "Capture the Flag"]
WALKING = ["rookie", *SEARCHING]


def all_entries(game):
    return {name_of(each) for each in own_entries(f"bots.{game}")}


@pytest.mark.parametrize("mode", MODES)
def test_what_bots_find_in_space(mode):
    """Each bot in turn plans for a seat, as long as the rounds go."""
    game = Flight(FlightSetup(rules=Rules(mode=mode, powers=True), seats=usual_craft(4, mode)), "third gear")
    with both_gears("asteroyds", "bots.asteroyds") as calls:
        for _ in range(count(2, 40)):
            plan_flights(game)
    assert set(calls) >= all_entries("asteroyds") - {"appraise"}


def plan_flights(game):
    while game.question:
        game.answer(game.question[0], False)
    if game.is_over:
        return
    for seat in game.seats_to_plan():
        thinker = bot("asteroyds", SEARCHING[seat % len(SEARCHING)])
        game.plan(thinker.plan(game.board, view_of_craft(game.state, seat), seat, 7, Budget(nodes=NODES["asteroyds"])))
    game.play()


@pytest.mark.parametrize("course", COURSES)
def test_what_bots_find_on_the_floor(course):
    game = Rally(RallySetup(course=course, seats=usual_robots(6), options_at_start=2), "third gear")
    with both_gears("roborally", "bots.roborally") as calls:
        forget_courses()
        for _ in range(count(1, 20)):
            plan_rallies(game)
    assert set(calls) >= {"grow", "rehearse", "find_program", "lengthen", "guess", "hurry", "settle", "survey"}


def forget_courses():
    """So that the course is surveyed here."""
    scouting.chart_of.cache_clear()
    scouting.scout_of.cache_clear()


def plan_rallies(game):
    while game.question:
        game.answer(game.question[0], game.answers[0])
    if game.is_over:
        return
    for seat in game.seats_to_plan():
        thinker = bot("roborally", WALKING[seat % len(WALKING)])
        chosen = thinker.plan(game.course, view_of_robot(game.state, seat), seat, 7, Budget(nodes=NODES["roborally"]))
        game.plan(chosen)
    game.play()
