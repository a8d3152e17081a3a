"""Tables in the page beside the server's, in Node: whatever is done at both, both say and show the same; and bots choose the same."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.conftest import count, needs_compiler
from tests.wasm.test_in_node import HAS_CLIENT, WEB

from swarmrally.cli.commands.verify import verify
from swarmrally.wasm.building import build

PLAYED = {"asteroyds": (6, 320), "roborally": (8, 368)}
"""The games, and how many of each: every mode and odd course at least once, and in long form every course eight times."""


@needs_compiler
@pytest.mark.skipif(not HAS_CLIENT, reason="needs Node.js and web/node_modules")
def test_a_table_in_the_page_is_the_servers_step_by_step(tmp_path):
    build(tmp_path / "engine", quiet=True)
    plays, played = tmp_path / "plays.jsonl", tmp_path / "played.jsonl"
    with plays.open("w") as lines:
        for game, games in PLAYED.items():
            subprocess.run([sys.executable, "-m", "tests.wasm.plays", game, str(count(*games))], stdout=lines, check=True)
    environment = {**os.environ, "ENGINE_FOLDER": str(tmp_path / "engine"), "ENGINE_PLAYS": str(plays), "ENGINE_PLAYED": str(played)}
    command = ["npx", "vitest", "run", "tests/engine/plays.test.ts"]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    records = played.read_text().splitlines()
    assert len(records) == sum(count(*games) for games in PLAYED.values())
    for number, text in enumerate(records):
        record = tmp_path / f"{number}.json"
        record.write_text(text)
        assert verify(record) == 0
