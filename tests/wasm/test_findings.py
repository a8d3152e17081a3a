"""What the page finds wrong or odd about a drawing is what Python refuses, or finds: the same codes, places and rules, and nothing else."""

from __future__ import annotations

from itertools import chain

import msgspec
from tests.conftest import count, needs_compiler
from tests.page import expect_to_pass, needs_page
from tests.wasm.drawings import drawn_courses, drawn_layouts

from swarmrally.arena.soundness import asteroyds, roborally


@needs_compiler
@needs_page
def test_the_page_finds_what_python_finds(engine_folder, tmp_path):
    cases = {"asteroyds": list(drawn_layouts(count(120, 4_000))), "roborally": list(drawn_courses(count(120, 5_000)))}
    for game, soundness in (("asteroyds", asteroyds), ("roborally", roborally)):
        codes = {finding["code"] for finding in chain.from_iterable(case["findings"] for case in cases[game])}
        assert codes >= set(soundness.RULES) - {"flag_in_pit"}, "a flag is refused in a pit, but where floors turn"
        assert len(codes - set(soundness.RULES)) > 8
        assert any(not case["findings"] for case in cases[game])
    (tmp_path / "drawings.json").write_bytes(msgspec.json.encode(cases))
    expect_to_pass("tests/workshop/findings.test.ts", ENGINE_FOLDER=engine_folder, DRAWINGS=tmp_path / "drawings.json")
