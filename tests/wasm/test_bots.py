"""The bots' searches in WebAssembly: while bots play, every call leaves the bytes that compiled code leaves."""

from __future__ import annotations

import pytest
from msgspec import structs
from tests.conftest import LONG, count, needs_compiler
from tools.in_wasmtime import both_gears

from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Game as Flight
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.bots import NAMES, SEARCHING, Budget, adviser, bot
from swarmrally.bots.asteroyds.sitting import Sitting
from swarmrally.bots.roborally.desk import DESKS as ON_THE_FLOOR
from swarmrally.bots.roborally.sitting import Sitting as Rallying
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.roborally.playing.view import view as view_of_robot
from swarmrally.wasm.entries import name_of, own_entries

pytestmark = needs_compiler

NODES = {"roborally": 400}
FLYING = ["ace", "rookie", "drifter", "beginner"]
UNASKED = ("shooting", "targets")
"""Where nobody meets anything in these rounds."""
ASKS_AT_ONCE = "Capture the Flag"
"""Where somebody is asked something before the first turn; elsewhere it takes a few."""
COURSES = ["Risky Exchange", "Interference", ASKS_AT_ONCE]
WALKING = ["rookie", *SEARCHING]


def all_entries(game):
    return {name_of(each) for each in own_entries(f"bots.{game}")}


@pytest.mark.parametrize("mode", MODES)
def test_what_bots_find_in_space(mode):
    """Bots plan and answer, and play a whole game."""
    game = Flight(FlightSetup(rules=Rules(mode=mode, powers=True), seats=usual_craft(4, mode)), "third gear")
    with both_gears("asteroyds", "bots.asteroyds") as calls:
        for _ in range(count(2, 40)):
            plan_flights(game)
        sitting = Sitting(Flight(game.setup, "third gear"), FLYING[:4], "third gear", Budget(nodes=2), count(2, 40), keeps=True)
        sitting.play(lambda seat, seconds: None)
    assert set(calls) >= all_entries("asteroyds") - ({"decide"} if mode in UNASKED else set())


def plan_flights(game):
    """Every bot for every seat, and each seat flies what one of them has chosen; all ask to be asked."""
    while game.question:
        seat, _ = game.question
        answers = [bot("asteroyds", name).answer(game.board, game.state, seat, [False, True], 7) for name in NAMES]
        game.answer(seat, answers[seat % len(NAMES)])
    if game.is_over:
        return
    for seat in game.seats_to_plan():
        plans = [bot("asteroyds", name).plan(game.board, game.state, seat, 7, Budget(nodes=2)) for name in NAMES]
        adviser("asteroyds").advice(game.board, game.state, seat, 7, Budget(nodes=1))
        game.plan(structs.replace(plans[seat], ram="ask"))
    game.play()


@pytest.mark.parametrize("course", COURSES)
def test_what_bots_find_on_the_floor(course):
    """Bots program and answer, and play a whole game."""
    game = Rally(RallySetup(course=course, seats=usual_robots(6), options_at_start=2), "third gear")
    with both_gears("roborally", "bots.roborally") as calls:
        ON_THE_FLOOR.own.atlases.clear()
        for _ in range(count(1, 20)):
            plan_rallies(game)
        names, budget = [*WALKING, "idler"], Budget(nodes=NODES["roborally"])
        Rallying(Rally(game.setup, "third gear"), names, "third gear", budget, count(1, 40), keeps=True).play(lambda seat, seconds: None)
    unasked = set() if LONG or course == ASKS_AT_ONCE else {"decide"}
    assert set(calls) >= all_entries("roborally") - {"scout_on"} - unasked


def plan_rallies(game):
    """Every bot for every seat, and each robot walks as one of them has chosen; all ask to be asked."""
    while game.question:
        seat, _ = game.question
        answers = [bot("roborally", name).answer(game.course, view_of_robot(game.state, seat), seat, game.answers, 7) for name in NAMES]
        game.answer(seat, answers[seat % len(NAMES)])
    if game.is_over:
        return
    for seat in game.seats_to_plan():
        seen, budget = view_of_robot(game.state, seat), Budget(nodes=NODES["roborally"])
        programs = [bot("roborally", name).plan(game.course, seen, seat, 7, budget) for name in NAMES]
        adviser("roborally").advice(game.course, seen, seat, 7, budget)
        game.plan(structs.replace(programs[seat % len(NAMES)], asks=["weapon", "power_down", "stay_down", "re_entry"]))
    game.play()
