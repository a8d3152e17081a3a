"""Every colour is said once, in the page's tokens; what draws elsewhere has them from there."""

from __future__ import annotations

import re

import pytest
from tools import palette

DRAWS = ["src/swarmrally/drawing", "src/swarmrally/arena", "tools/figures"]


@pytest.mark.parametrize("path", [palette.PYTHON, palette.PAGE], ids=lambda path: path.name)
def test_the_colours_are_those_of_the_page(path):
    assert path.read_text() == palette.written()[path], "python -m tools.palette writes them anew"


@pytest.mark.parametrize("folder", DRAWS)
def test_whatever_draws_has_no_colour_of_its_own(folder):
    sources = [path for path in (palette.ROOT / folder).rglob("*.py") if path != palette.PYTHON]
    assert sources
    assert [(path.name, found) for path in sources for found in re.findall(r"#[0-9a-fA-F]{6}\b", path.read_text())] == []


def test_a_colour_that_two_tokens_have_is_told_apart():
    dark = palette.colours(palette.TOKENS.read_text(), palette.SELECTORS["DARK"])
    shared = {colour for colour in dark.values() if list(dark.values()).count(colour) > 1}
    assert shared == palette.PICTURED.keys()
