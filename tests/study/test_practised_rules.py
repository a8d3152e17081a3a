"""The rulebooks and guides lead to the puzzles of a rule: the page's list of these rules is that of the puzzles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.puzzle import GAMES

LIST = Path(__file__).parents[2] / "web" / "src" / "rules" / "practised.ts"


def number(rule: str) -> list[int]:
    return [int(part) for part in rule[1:].split(".")]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_of_which_rules_there_are_puzzles(game):
    line = re.search(rf"^  {game}: \[(.*)\],$", LIST.read_text(), re.MULTILINE)
    assert line is not None
    rules = sorted({rule for puzzle in shipped(game) for rule in puzzle.rules}, key=number)
    assert re.findall(r'"([^"]*)"', line[1]) == rules, f"write into {LIST}: " + ", ".join(f'"{rule}"' for rule in rules)
