"""Whoever has the folder and its page, and nothing of ours, can play: the program of third-gear.md comes to our results."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.conftest import needs_compiler

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.playing import simulation as flights
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import first_state as first_flight
from swarmrally.asteroyds.playing.game import layout_for
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.playing import simulation as rallies
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import first_state as first_rally
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.wasm.building import build

PAGE = Path(__file__).parents[2] / "docs" / "inside" / "third-gear.md"
SEED = "from outside"


@needs_compiler
def test_the_program_of_the_page_plays_both_games(tmp_path):
    build(tmp_path / "engine", quiet=True)
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert "swarmrally." not in program
    command = [sys.executable, "-I", "-c", program]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout.splitlines()
    assert said == [f"races won by seat {races()}", f"rallies won by seat {its_rallies()}"]


def races() -> str:
    setup, board, tally = FlightSetup(seats=usual_craft(6, "racing")), printed_board(), new(flights.Tally)
    flights.play_games(board.hexes, layout_for(setup), first_flight(setup, board, SEED), new(Events), tally, 0, 1000)
    return " ".join(map(str, tally.wins))


def its_rallies() -> str:
    course, tally = copy(printed_course("Risky Exchange")), new(rallies.Tally)
    state = first_rally(RallySetup(seats=usual_robots(8)), course, SEED)
    rallies.play_games(course, state, new(Events), tally, 0, 100)
    return " ".join(map(str, tally.wins))
