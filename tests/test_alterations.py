"""That the tests of the rules bite: each rule is altered, and the tests of its own chapter take notice."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tools.alterations import ROOT, made_by_hand, own_tests, rules_in_book

GAMES = ("asteroyds", "roborally")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_alteration(game):
    altered = {rule for alteration in made_by_hand(game) for rule in alteration.rules}
    assert [rule for rule in rules_in_book(game) if rule not in altered] == []
    assert altered <= set(rules_in_book(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_file_of_tests(game):
    assert [rule for rule in rules_in_book(game) if not own_tests(game, (rule,))] == []


@pytest.mark.parametrize("game", GAMES)
def test_each_alteration_is_caught_by_the_tests_of_its_chapter(game):
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST"))}
    command = [sys.executable, "-m", "tools.alter_rules", game, "--by-hand"]
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
