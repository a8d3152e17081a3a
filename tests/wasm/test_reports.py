"""Reports that the page makes are those of Python, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess

import msgspec
import pytest
from msgspec import structs
from tests.conftest import needs_compiler
from tests.study.played import flight, rally
from tests.wasm.test_in_node import HAS_CLIENT, WEB

from swarmrally.study import report
from swarmrally.wasm.building import build


@needs_compiler
@pytest.mark.skipif(not HAS_CLIENT, reason="needs Node.js and web/node_modules")
def test_the_page_reports_the_same(tmp_path):
    build(tmp_path / "engine", quiet=True)
    cut = flight("given up")
    given_up = structs.replace(cut, decisions=cut.decisions[:2], events=cut.events[:3], given_up=[0])
    records = [flight(), rally(), given_up]
    cases = [
        {"record": json.loads(msgspec.json.encode(record)), "report": msgspec.json.encode(report(record).form).decode()}
        for record in records
    ]
    (tmp_path / "reports.json").write_text(json.dumps(cases))
    environment = {**os.environ, "ENGINE_FOLDER": str(tmp_path / "engine"), "STUDY_REPORTS": str(tmp_path / "reports.json")}
    done = subprocess.run(["npx", "vitest", "run", "tests/study/reports.test.ts"], cwd=WEB, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
