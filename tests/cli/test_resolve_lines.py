"""`resolve --lines` takes a line for the last line's game; nobody may notice."""

from __future__ import annotations

import json
from itertools import islice, product

import pytest

from swarmrally.cli.bench.engine import benchmark
from swarmrally.cli.commands.resolve import answer_lines, resolved
from swarmrally.kernel.refusal import Refusal

ASTEROYDS, ROBORALLY = (next(benchmark(game).positions()) for game in ("asteroyds", "roborally"))
LINES = [
    ASTEROYDS,
    ROBORALLY,
    ASTEROYDS.replace(b'"round":1', b'"round":0'),
    ROBORALLY.replace(b'"turn":1', b'"turn":0'),
    ASTEROYDS.replace(b'"asteroyds"', b'"roborally"'),
    ASTEROYDS.replace(b'"asteroyds"', b'"chess"'),
    ASTEROYDS.replace(b'"asteroyds"', b"7"),
    ROBORALLY[:-2],
    b"{}\n",
    b"\n",
]


def alone(line):
    """The answer to a line that no other comes before."""
    try:
        return json.loads(resolved(line))
    except Refusal as refusal:
        return {"error": str(refusal)}


@pytest.mark.usefixtures("interpreted")
def test_the_answer_to_a_line_does_not_depend_on_the_line_before(capsys):
    pairs = list(product(LINES, repeat=2))
    answer_lines(line for pair in pairs for line in pair)
    answers = iter(map(json.loads, capsys.readouterr().out.splitlines()))
    expected = {line: alone(line) for line in LINES}
    for pair in pairs:
        assert list(islice(answers, 2)) == [expected[line] for line in pair]
    assert next(answers, None) is None
    assert sum("error" in answer for answer in expected.values()) == len(LINES) - 2


@pytest.fixture
def interpreted(monkeypatch):
    """Nothing is compiled for a few lines."""
    monkeypatch.setattr("swarmrally.kernel.compiler.INTERPRETED", True)
