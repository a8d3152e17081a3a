"""Every event names a rule that the rulebook has."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conftest import count, needs_compiler
from tests.contract.games import played, seeds
from tests.contract.roborally import Turning

from swarmrally.kernel.events import COLUMNS, FIRST, KIND, RULE

RULEBOOKS = Path(__file__).parents[2] / "docs/rules"


def numbers(rules):
    """The ids by the name they have in the code."""
    return {name: value for name, value in vars(rules.ids).items() if re.fullmatch(r"[A-Z]\d+_\d+", name)}


def test_every_rule_in_the_code_is_in_the_rulebook(rules):
    written = set(re.findall(rf"\b{rules.letter}\d+\.\d+\b", (RULEBOOKS / f"{rules.name}.md").read_text()))
    assert {rules.ids.rule_id(number) for number in numbers(rules).values()} <= written


def test_every_rule_that_an_event_names_is_in_the_code(rules):
    named = {row[RULE] for seed in seeds(count(300, 2_000) // rules.cost) for rows, _ in played(rules, seed) for row in rows}
    assert named <= set(numbers(rules).values())


def test_an_id_is_spelled_as_its_name(rules):
    for name, value in numbers(rules).items():
        assert rules.ids.rule_id(value) == name.replace("_", ".")


@needs_compiler
def test_random_games_tell_every_kind_of_event(rules):
    untold = set(rules.kinds)
    for seed in seeds(3_000 // rules.cost):
        if untold:
            untold -= {row[KIND] for rows, _ in played(rules, seed) for row in rows}
    for seed in seeds(100):
        if untold and rules.name == "roborally":
            untold -= {row[KIND] for rows, _ in played(Turning(), seed) for row in rows}
    assert [rules.kinds[kind][0] for kind in untold] == []


def test_the_fields_of_an_event_fit_a_row(rules):
    for name, fields in rules.kinds.values():
        assert sum(2 if holds == "columns" else 1 for holds in fields.values()) <= COLUMNS - FIRST, name
