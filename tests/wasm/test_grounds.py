"""Layouts and courses of one's own in the page: each becomes the record that Python makes of it, or is refused as there."""

from __future__ import annotations

import msgspec
from tests.conftest import count, needs_compiler
from tests.page import expect_to_pass, needs_page
from tests.wasm.grounds import courses, layouts
from tools.ground_types import TARGET, generated


def test_what_the_page_checks_them_by_is_up_to_date():
    assert TARGET.read_text() == generated(), "run `python -m tools.ground_types`"


@needs_compiler
@needs_page
def test_grounds_of_ones_own_are_read_as_by_a_server(engine_folder, tmp_path):
    cases = {"layouts": list(layouts(count(400, 8_000))), "courses": list(courses(count(150, 3_000)))}
    for each in cases.values():
        whole = sum("gives" in case for case in each)
        assert len(each) // 5 < whole < len(each) * 4 // 5
        assert len({case["refused"]["code"] for case in each if "refused" in case}) > 8
    (tmp_path / "grounds.json").write_bytes(msgspec.json.encode(cases))
    expect_to_pass("tests/engine/grounds.test.ts", ENGINE_FOLDER=engine_folder, ENGINE_GROUNDS=tmp_path / "grounds.json")
