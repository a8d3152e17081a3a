"""The client knows no rules: it folds events. Its own code replays random records, and must reach every state that the engine does."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.conftest import count
from tests.page import expect_to_pass, needs_page

COMPARED = {"asteroyds": (24, 600), "roborally": (10, 240)}
"""The games whose folding is compared, and how many records of each."""


@needs_page
@pytest.mark.parametrize("game", COMPARED)
def test_the_clients_folding_reaches_every_state_of_the_engine(game, tmp_path):
    records = tmp_path / "records.jsonl"
    with records.open("w") as lines:
        subprocess.run([sys.executable, "-m", "tests.browser.records", game, str(count(*COMPARED[game]))], stdout=lines, check=True)
    expect_to_pass("tests/table/records.test.ts", RECORDS_GAME=game, RECORDS_FILE=records)
