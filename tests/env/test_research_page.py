"""The Python of docs/research.md runs, and its numbers are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from swarmrally.env.asteroyds.sight import LENGTH, LENGTHS
from swarmrally.env.roborally.sight import LENGTH as PROGRAM_LENGTH
from swarmrally.env.roborally.sight import LENGTHS as PROGRAM_LENGTHS

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_runs(example, capsys):
    exec(example, {})


def test_the_lengths_of_observations_are_told():
    assert f"int8, {LENGTH} numbers a seat in Asteroyds and {PROGRAM_LENGTH} in RoboRally" in PAGE


@pytest.mark.parametrize("lengths", [LENGTHS, PROGRAM_LENGTHS], ids=["asteroyds", "roborally"])
def test_the_parts_of_observations_are_told_in_their_order(lengths):
    told: dict[str, set[int]] = {}
    for name, count, times in re.findall(r"(\w+(?: \w+)?) (\d+)(?: x (\d+))?(?=[, |])", PAGE):
        told.setdefault(name.replace(" ", "_"), set()).add(int(count) * int(times or 1))
    assert all(length in told.get(name, ()) for name, length in lengths.items()), lengths
