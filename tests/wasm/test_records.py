"""The page's own code plays records of the server again, in Node: every event, every preview and every answer is the same."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.conftest import count, needs_compiler
from tests.wasm.test_in_node import HAS_CLIENT, WEB

from swarmrally.wasm.building import build

PLAYED = {"asteroyds": (16, 400), "roborally": (46, 340)}
"""The games, and how many records of each: every mode and every course at least once."""


@needs_compiler
@pytest.mark.skipif(not HAS_CLIENT, reason="needs Node.js and web/node_modules")
@pytest.mark.parametrize("game", PLAYED)
def test_the_page_plays_every_record_to_the_same_events(game, tmp_path):
    build(tmp_path / "engine", quiet=True)
    records = tmp_path / "records.jsonl"
    with records.open("w") as lines:
        subprocess.run([sys.executable, "-m", "tests.wasm.records", game, str(count(*PLAYED[game]))], stdout=lines, check=True)
    environment = {**os.environ, "ENGINE_FOLDER": str(tmp_path / "engine"), "ENGINE_RECORDS": str(records)}
    command = ["npx", "vitest", "run", "tests/engine/records.test.ts"]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
