"""Tables in the page beside the server's, in Node: whatever is done at both, both say and show the same; and bots choose the same."""

from __future__ import annotations

import subprocess
import sys

from tests.conftest import count, needs_compiler
from tests.page import expect_to_pass, needs_page

from swarmrally.cli.commands.verify import verify

PLAYED = {"asteroyds": (6, 320), "roborally": (8, 368)}
"""The games, and how many of each: every mode and odd course at least once, and in long form every course eight times."""


@needs_compiler
@needs_page
def test_a_table_in_the_page_is_the_servers_step_by_step(engine_folder, tmp_path):
    plays, played = tmp_path / "plays.jsonl", tmp_path / "played.jsonl"
    with plays.open("w") as lines:
        for game, games in PLAYED.items():
            subprocess.run([sys.executable, "-m", "tests.wasm.plays", game, str(count(*games))], stdout=lines, check=True)
    expect_to_pass("tests/engine/plays.test.ts", ENGINE_FOLDER=engine_folder, ENGINE_PLAYS=plays, ENGINE_PLAYED=played)
    records = played.read_text().splitlines()
    assert len(records) == sum(count(*games) for games in PLAYED.values())
    for number, text in enumerate(records):
        record = tmp_path / f"{number}.json"
        record.write_text(text)
        assert verify(record) == 0
