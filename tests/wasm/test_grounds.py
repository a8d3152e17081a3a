"""Layouts and courses of one's own in the page: each becomes the record that Python makes of it, or is refused as there."""

from __future__ import annotations

import os
import subprocess

import msgspec
import pytest
from tests.conftest import count, needs_compiler
from tests.wasm.grounds import courses, layouts
from tests.wasm.test_in_node import HAS_CLIENT, WEB
from tools.ground_types import TARGET, generated

from swarmrally.wasm.building import build


def test_what_the_page_checks_them_by_is_up_to_date():
    assert TARGET.read_text() == generated(), "run `python -m tools.ground_types`"


@needs_compiler
@pytest.mark.skipif(not HAS_CLIENT, reason="needs Node.js and web/node_modules")
def test_grounds_of_ones_own_are_read_as_by_a_server(tmp_path):
    build(tmp_path / "engine", quiet=True)
    cases = {"layouts": list(layouts(count(400, 8_000))), "courses": list(courses(count(150, 3_000)))}
    for each in cases.values():
        whole = sum("gives" in case for case in each)
        assert len(each) // 5 < whole < len(each) * 4 // 5
        assert len({case["refused"]["code"] for case in each if "refused" in case}) > 8
    (tmp_path / "grounds.json").write_bytes(msgspec.json.encode(cases))
    environment = {**os.environ, "ENGINE_FOLDER": str(tmp_path / "engine"), "ENGINE_GROUNDS": str(tmp_path / "grounds.json")}
    done = subprocess.run(
        ["npx", "vitest", "run", "tests/engine/grounds.test.ts"], cwd=WEB, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr
