"""What the gate gives out by itself."""

from __future__ import annotations

from swarmrally.gate.files import PART
from swarmrally.wasm.grounds import grounds

SOURCES = "0123456789abcdef"


def test_all_that_games_are_played_on_has_an_address():
    files = [ground.file for ground, _ in grounds()]
    assert {file.partition("/")[0] for file in files} == {"boards", "layouts", "courses", "floors"}
    assert [file for file in files if not PART.fullmatch(f"{SOURCES}/{file}")] == []
