"""The client knows no rules: it folds events. Its own code replays random records, and must reach every state that the engine does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import count

WEB = Path(__file__).parents[2] / "web"
HAS_CLIENT = shutil.which("npx") is not None and (WEB / "node_modules" / "vitest").exists()
COMPARED = {"asteroyds": (24, 600), "roborally": (10, 240)}
"""The games whose folding is compared, and how many records of each."""


@pytest.mark.skipif(not HAS_CLIENT, reason="needs Node.js and web/node_modules")
@pytest.mark.parametrize("game", COMPARED)
def test_the_clients_folding_reaches_every_state_of_the_engine(game, tmp_path):
    records = tmp_path / "records.jsonl"
    with records.open("w") as lines:
        subprocess.run([sys.executable, "-m", "tests.browser.records", game, str(count(*COMPARED[game]))], stdout=lines, check=True)
    environment = {**os.environ, "RECORDS_GAME": game, "RECORDS_FILE": str(records)}
    command = ["npx", "vitest", "run", "tests/table/records.test.ts"]
    replayed = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True)
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
