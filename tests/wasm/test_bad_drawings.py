"""Known bad courses and layouts: what is wrong with each is found, by looking or by playing so many games."""

from __future__ import annotations

import msgspec
from tests.conftest import needs_compiler
from tests.page import expect_to_pass, needs_page
from tests.wasm.bad_drawings import BAD


@needs_compiler
@needs_page
def test_all_that_is_known_to_be_bad_is_found(engine_folder, tmp_path):
    (tmp_path / "bad.json").write_bytes(msgspec.json.encode(BAD))
    expect_to_pass("tests/workshop/bad-drawings.test.ts", ENGINE_FOLDER=engine_folder, BAD_DRAWINGS=tmp_path / "bad.json")
