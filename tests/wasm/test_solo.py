"""Tables in the page as a whole, in Node: played, kept, taken back and gone on with; and what they are drawn with, as a server has it."""

from __future__ import annotations

import json

import msgspec
from tests.conftest import needs_compiler
from tests.page import expect_to_pass, needs_page

from swarmrally.cli.commands.verify import verify
from swarmrally.roborally.components.course import known_plans, printed_course
from swarmrally.roborally.forms.blueprint import blueprint
from swarmrally.server.games.orders import course_line

TURNING = "Frenetic Factory"


@needs_compiler
@needs_page
def test_a_game_alone_needs_no_server(engine_folder, tmp_path):
    floors = [(name, []) for name in known_plans()] + [(TURNING, turns) for turns in some_turns()]
    cases = [{"course": name, "turns": turns, "blueprint": msgspec.to_builtins(blueprint(name, turns))} for name, turns in floors]
    courses = [msgspec.to_builtins(course_line(plan)) for plan in known_plans().values()]
    (tmp_path / "floors.json").write_text(json.dumps({"courses": courses, "floors": cases}))
    expect_to_pass("tests/solo", ENGINE_FOLDER=engine_folder, SOLO_FLOORS=tmp_path / "floors.json", SOLO_RECORDS=tmp_path)
    assert all(verify(tmp_path / f"{game}.json") == 0 for game in ("asteroyds", "roborally"))


def some_turns():
    """R10.5 Each floor once by each number of quarters, and all of them at once."""
    count = int(printed_course(TURNING).floor_count)
    single = [[quarters if floor == turned else 0 for floor in range(count)] for turned in range(count) for quarters in (1, 2, 3)]
    return [*single, [(floor + 1) % 4 for floor in range(count)]]
