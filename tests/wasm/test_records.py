"""The page's own code plays records of the server again, in Node: every event, every preview and every answer is the same.

So is every round of them on a what-if board, planned anew as it was planned.
"""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.conftest import count, needs_compiler
from tests.page import expect_to_pass, needs_page

PLAYED = {"asteroyds": (16, 400), "roborally": (46, 340)}
"""The games, and how many records of each: every mode and every course at least once."""


@needs_compiler
@needs_page
@pytest.mark.parametrize("game", PLAYED)
def test_the_page_plays_every_record_to_the_same_events(game, engine_folder, tmp_path):
    records = tmp_path / "records.jsonl"
    with records.open("w") as lines:
        subprocess.run([sys.executable, "-m", "tests.wasm.records", game, str(count(*PLAYED[game]))], stdout=lines, check=True)
    page = ("tests/engine/records.test.ts", "tests/solo/branches.test.ts")
    expect_to_pass(*page, ENGINE_FOLDER=engine_folder, ENGINE_RECORDS=records)
