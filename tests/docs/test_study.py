"""The Python of docs/study.md runs, and what it says of marks, verdicts and counts is so."""

import re
from pathlib import Path

from tests.conftest import needs_compiler

from swarmrally.study.asteroyds import playing_out
from swarmrally.study.asteroyds.plans import LOOKS
from swarmrally.study.roborally.programs import NODES
from swarmrally.study.telling import MARKS
from swarmrally.study.weighing import chances, findings, tries
from swarmrally.study.weighing.concluding import VERDICTS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "study.md").read_text()


@needs_compiler
def test_the_example_in_python_runs(capsys):
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    exec(example[1], {})
    assert capsys.readouterr().out.startswith("<Report of asteroyds: ")


def test_every_mark_and_verdict_is_explained():
    assert re.findall(r"^\| (best|good|slip|blunder) \|", PAGE, re.MULTILINE) == list(MARKS[1:])
    assert set(re.findall(r"`((?:won|lost)_\w+)`", PAGE)) == set(VERDICTS)


def test_the_counts_are_those_of_the_code():
    assert f"end, {chances.GAMES} times" in PAGE
    assert findings.GAMES == chances.GAMES
    assert f"goes on for {playing_out.LONGEST} rounds" in PAGE
    assert f"over {LOOKS} rolls" in PAGE
    assert f"with {NODES:,} registers" in PAGE
    assert f"the same {tries.GAMES} games" in PAGE
    assert f"{tries.GAMES} games more are played, up to {tries.IN_DOUBT * tries.GAMES}" in PAGE
    assert (tries.GOOD_FROM, tries.SLIP_FROM, tries.BLUNDER_FROM, tries.SURE) == (100, 500, 1000, 2)
    assert f"more than {findings.ROUNDS} rounds" in PAGE
