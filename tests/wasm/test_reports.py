"""Reports that the page makes are those of Python, byte for byte."""

from __future__ import annotations

import json

import msgspec
from msgspec import structs
from tests.conftest import needs_compiler
from tests.page import expect_to_pass, needs_page
from tests.study.played import SHORT, flight, record_of

from swarmrally.study import report


@needs_compiler
@needs_page
def test_the_page_reports_the_same(engine_folder, tmp_path):
    cut = flight("given up")
    given_up = structs.replace(cut, decisions=cut.decisions[:2], events=cut.events[:3], given_up=[0])
    records = [*(record_of(game, seed) for game, seed in SHORT.items()), given_up]
    cases = [
        {"record": json.loads(msgspec.json.encode(record)), "report": msgspec.json.encode(report(record).form).decode()}
        for record in records
    ]
    (tmp_path / "reports.json").write_text(json.dumps(cases))
    expect_to_pass("tests/study/reports.test.ts", ENGINE_FOLDER=engine_folder, STUDY_REPORTS=tmp_path / "reports.json")
