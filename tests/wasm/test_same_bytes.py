"""One source, three gears: whatever is played, WebAssembly leaves the bytes that compiled code leaves, call by call."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.conformance import test_asteroyds as asteroyds_positions
from tests.conformance import test_roborally as roborally_positions
from tests.conftest import count, needs_compiler
from tests.contract.games import GAMES, seeds, stops
from tests.playthroughs import games as flights
from tests.playthroughs import roborally_games as rallies
from tools.in_wasmtime import Different, both_gears

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing import resolving as asteroyds_resolving
from swarmrally.asteroyds.playing import simulation as asteroyds_simulation
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import first_state as first_flight
from swarmrally.asteroyds.playing.game import layout_for
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.playing import resolving as roborally_resolving
from swarmrally.roborally.playing import simulation as roborally_simulation
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import first_state as first_rally
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.wasm.entries import name_of, own_entries

pytestmark = needs_compiler

VARIATIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "all": {"powers": True, "dice_order": "random", "return_to_platform": True, "fly_on": True, "own_platform": True},
}
COURSES = {"Risky Exchange": 8, "Option World": 4, "Frenetic Factory": 8, "Capture the Flag": 8, "Interference": 6, "Moving Targets": 8}
"""With how many robots."""
STRETCH = count(100, 500)
"""Games between two comparisons."""


@pytest.mark.parametrize("name", asteroyds_positions.SETS)
def test_all_shared_positions_of_asteroyds(name):
    with both_gears("asteroyds") as calls:
        for case in asteroyds_positions.cases(name):
            asteroyds_resolving.resolve(json.dumps(case["position"]))
    assert len(calls) >= asteroyds_positions.SETS[name]


@pytest.mark.parametrize("name", roborally_positions.SETS)
def test_all_shared_positions_of_roborally(name):
    with both_gears("roborally") as calls:
        for case in roborally_positions.cases(name):
            roborally_resolving.resolve(json.dumps(case["position"]))
    assert len(calls) >= roborally_positions.SETS[name]


def test_golden_flights():
    with both_gears("asteroyds"):
        for playthrough in flights.PLAYTHROUGHS:
            assert flights.told(playthrough).splitlines() == playthrough.path.read_text(encoding="utf-8").splitlines()


def test_golden_rallies():
    with both_gears("roborally"):
        for playthrough in rallies.PLAYTHROUGHS:
            assert rallies.told(playthrough).splitlines() == playthrough.path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_random_games_with_every_decision(rules):
    """Any set-up: modes, courses, options, teams, scenarios; every question is asked."""
    with both_gears(rules.name) as calls:
        for seed in seeds(count(20, 1_000)):
            for _ in stops(rules, seed):
                pass
    assert set(calls) >= {"answer", "set_up"}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("variation", VARIATIONS)
def test_whole_games_of_asteroyds(mode, variation):
    setup = FlightSetup(rules=Rules(mode=mode, **VARIATIONS[variation]), seats=usual_craft(6, mode))
    board = printed_board()
    state, layout = first_flight(setup, board, "third gear"), layout_for(setup)
    events, tally = new(Events), new(asteroyds_simulation.Tally)
    with both_gears("asteroyds"):
        for first in range(0, count(300, 12_500), STRETCH):
            asteroyds_simulation.play_games(board.hexes, layout, state, events, tally, first, STRETCH)
    assert tally.games >= count(300, 12_500)


@pytest.mark.parametrize("course", COURSES)
@pytest.mark.parametrize("options", [0, 2])
def test_whole_games_of_roborally(course, options):
    laid = copy(printed_course(course))
    state = first_rally(RallySetup(course=course, seats=usual_robots(COURSES[course]), options_at_start=options), laid, "third gear")
    events, tally = new(Events), new(roborally_simulation.Tally)
    games, stretch = count(60, 8_400), count(30, 400)
    with both_gears("roborally"):
        for first in range(0, games, stretch):
            roborally_simulation.play_games(laid, state, events, tally, first, stretch)
    assert tally.games == games


@pytest.mark.parametrize("engine", ["asteroyds", "roborally"])
def test_what_differs_is_noticed(engine):
    """Were this not so, all of the above would hold of anything."""
    state = a_flight() if engine == "asteroyds" else a_rally()
    with both_gears(engine):
        entry = next(each for each in own_entries(engine) if name_of(each) == ("open_round" if engine == "asteroyds" else "hide"))
        beside = next(cell.cell_contents for cell in entry.call.__closure__ or () if hasattr(cell.cell_contents, "exports"))
        beside.exports = {name_of(entry): lambda *_: None}
        with pytest.raises(Different, match="byte"):
            entry(state, new(Events) if engine == "asteroyds" else 0)


def a_flight():
    return first_flight(FlightSetup(seats=usual_craft(2, "racing")), printed_board(), "")


def a_rally():
    return first_rally(RallySetup(seats=usual_robots(2)), printed_course("Risky Exchange"), "")
