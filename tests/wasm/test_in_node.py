"""The same in Node: the page's own code loads the modules, plays, and reaches the bytes that compiled code leaves."""

from __future__ import annotations

import json

from tests.conftest import needs_compiler
from tests.page import expect_to_pass, needs_page
from tools.engine_types import TARGET, generated

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing import simulation as flights
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import first_state as first_flight
from swarmrally.asteroyds.playing.game import layout_for
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new, to_bytes
from swarmrally.kernel.ready import make_ready
from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.playing import simulation as rallies
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import first_state as first_rally
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.wasm.entries import record_name

GAMES = 200
COURSES = ["Risky Exchange", "Frenetic Factory"]


def test_the_pages_forms_are_up_to_date():
    assert TARGET.read_text() == generated(), "run `python -m tools.engine_types`"


@needs_compiler
@needs_page
def test_node_reaches_the_same_bytes(engine_folder, tmp_path):
    cases = [*(a_race(mode) for mode in MODES), *(a_rally(course) for course in COURSES)]
    (tmp_path / "cases.json").write_text(json.dumps(cases))
    expect_to_pass("tests/engine", ENGINE_FOLDER=engine_folder, ENGINE_CASES=tmp_path / "cases.json")


def a_race(mode):
    setup, board = FlightSetup(rules=Rules(mode=mode, powers=True), seats=usual_craft(6, mode)), printed_board()
    records = [board.hexes, layout_for(setup), first_flight(setup, board, "in Node"), new(Events), new(flights.Tally)]
    return played("asteroyds", flights.play_games, records)


def a_rally(course):
    laid = copy(printed_course(course))
    state = first_rally(RallySetup(course=course, seats=usual_robots(8), options_at_start=2), laid, "in Node")
    return played("roborally", rallies.play_games, [laid, state, new(Events), new(rallies.Tally)])


def played(engine, play_games, records):
    """What lies in memory before and after, as compiled code plays it."""
    make_ready(engine)
    before = [to_bytes(record).hex() for record in records]
    play_games(*records, 0, GAMES)
    names = [record_name(record.kind) for record in records]
    return {"engine": engine, "games": GAMES, "records": names, "before": before, "after": [to_bytes(record).hex() for record in records]}
