"""Ratings in the page: the figures of `swarmrally analyse --json`, from the same seed, bots, seats and games."""

from __future__ import annotations

import msgspec
from tests.conftest import count, needs_compiler
from tests.page import expect_to_pass, needs_page
from tests.wasm.rated import courses, layouts, reckonings


@needs_compiler
@needs_page
def test_the_page_rates_as_analyse_does(engine_folder, tmp_path):
    cases = [*layouts(tmp_path, count(6, 60)), *courses(tmp_path, count(2, 20))]
    assert {case["figures"]["title"].split(", ")[-1] for case in cases} >= {"Racing", "Shooting", "Targets", "Drones", "Risky Exchange"}
    assert sum(case["figures"]["damage"]["total"] > 0 for case in cases) > len(cases) // 2
    assert sum(case["figures"]["deaths"]["total"] > 0 for case in cases) > 10
    (tmp_path / "rated.json").write_bytes(msgspec.json.encode({"cases": cases, "reckoned": reckonings()}))
    expect_to_pass("tests/workshop/figures.test.ts", ENGINE_FOLDER=engine_folder, RATED=tmp_path / "rated.json")
