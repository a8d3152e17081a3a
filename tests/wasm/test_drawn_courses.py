"""Random courses in the workshop: written in the notation as Python writes them, read as they were, drawn as the engine lays them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from tests.conftest import count
from tests.page import expect_to_pass, needs_page
from tests.roborally.test_own_floors import as_printed
from tests.wasm.grounds import a_floor_course, an_own_course

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import floor_names
from swarmrally.roborally.components.floors import read_floor, write_floor
from swarmrally.roborally.forms.blueprint import blueprint
from swarmrally.roborally.forms.course_forms import OWN_NAME, floor_from
from swarmrally.roborally.forms.schema import CourseForm, FloorForm


def drawn(number: int) -> Iterator[dict[str, Any]]:
    chance = Random("drawn in the workshop")
    for case in range(number):
        form = (a_floor_course, an_own_course)[case % 2](chance)
        form["floors"] = {name: floor for name, floor in form.get("floors", {}).items() if OWN_NAME.fullmatch(name) and name != "vault"}
        own = form["floors"] or {"floor": form.get("floor")}
        if None in own.values() or "a b" in json.dumps(form):
            continue
        texts = {name: write_floor(name, floor_from(msgspec.convert(floor, FloorForm), "")) for name, floor in own.items()}
        for name, text in texts.items():
            assert write_floor(*read_floor(text, name)) == text
        try:
            shown: Any = msgspec.to_builtins(blueprint(msgspec.convert(form, CourseForm)))
        except Refusal:
            shown = None
        yield {"form": form, "texts": texts, "blueprint": shown}


@needs_page
def test_courses_survive_the_workshop(tmp_path):
    cases = list(drawn(count(120, 2_000)))
    assert sum(case["blueprint"] is not None for case in cases) > len(cases) // 4
    assert any(re.search("^also", text, re.MULTILINE) for case in cases for text in case["texts"].values())
    printed = {name: as_printed(name) for name in floor_names()}
    (tmp_path / "drawn.json").write_bytes(msgspec.json.encode({"printed": printed, "cases": cases}))
    expect_to_pass("tests/workshop/drawn.test.ts", DRAWN_COURSES=tmp_path / "drawn.json")
