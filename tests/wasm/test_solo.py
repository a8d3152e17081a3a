"""Tables in the page as a whole, in Node: played, kept, taken back and gone on with; and what they are drawn with, as a server has it."""

from __future__ import annotations

import json
import os
import subprocess

import msgspec
import pytest
from tests.conftest import needs_compiler
from tests.wasm.test_in_node import HAS_CLIENT, WEB

from swarmrally.cli.commands.verify import verify
from swarmrally.roborally.components.course import printed_course, printed_plans
from swarmrally.roborally.forms.blueprint import blueprint
from swarmrally.server.games.orders import course_line
from swarmrally.wasm.building import build

TURNING = "Frenetic Factory"


@needs_compiler
@pytest.mark.skipif(not HAS_CLIENT, reason="needs Node.js and web/node_modules")
def test_a_game_alone_needs_no_server(tmp_path):
    build(tmp_path / "engine", quiet=True)
    floors = [(name, []) for name in printed_plans()] + [(TURNING, turns) for turns in some_turns()]
    cases = [{"course": name, "turns": turns, "blueprint": msgspec.to_builtins(blueprint(name, turns))} for name, turns in floors]
    courses = [msgspec.to_builtins(course_line(plan)) for plan in printed_plans().values()]
    (tmp_path / "floors.json").write_text(json.dumps({"courses": courses, "floors": cases}))
    environment = {
        **os.environ,
        "ENGINE_FOLDER": str(tmp_path / "engine"),
        "SOLO_FLOORS": str(tmp_path / "floors.json"),
        "SOLO_RECORDS": str(tmp_path),
    }
    done = subprocess.run(["npx", "vitest", "run", "tests/solo"], cwd=WEB, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert all(verify(tmp_path / f"{game}.json") == 0 for game in ("asteroyds", "roborally"))


def some_turns():
    """R10.5 Each floor once by each number of quarters, and all of them at once."""
    count = int(printed_course(TURNING).floor_count)
    single = [[quarters if floor == turned else 0 for floor in range(count)] for turned in range(count) for quarters in (1, 2, 3)]
    return [*single, [(floor + 1) % 4 for floor in range(count)]]
