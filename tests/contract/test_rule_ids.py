"""Every event names a rule that the rulebook has."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conftest import count
from tests.contract.games import played, seeds

from swarmrally.asteroyds import ids
from swarmrally.asteroyds.events import FIELDS
from swarmrally.kernel.events import COLUMNS, FIRST, KIND, RULE

RULEBOOK = Path(__file__).parents[2] / "docs/rules/asteroyds.md"


def test_every_rule_that_an_event_names_is_in_the_rulebook(rules):
    written = set(re.findall(r"\bA\d+\.\d+\b", RULEBOOK.read_text()))
    numbers = {value for name, value in vars(ids).items() if re.fullmatch(r"A\d+_\d+", name)}
    assert {ids.rule_id(number) for number in numbers} <= written
    named = {row[RULE] for seed in seeds(count(600, 20_000)) for rows, _ in played(rules, seed) for row in rows}
    assert named <= numbers


def test_an_id_is_spelled_as_its_name():
    for name, value in vars(ids).items():
        if re.fullmatch(r"A\d+_\d+", name):
            assert ids.rule_id(value) == name.replace("_", ".")


def test_random_games_tell_every_kind_of_event(rules):
    told = {row[KIND] for seed in seeds(600) for rows, _ in played(rules, seed) for row in rows}
    assert [FIELDS[kind][0] for kind in FIELDS if kind not in told] == []


def test_the_fields_of_an_event_fit_a_row():
    for name, fields in FIELDS.values():
        assert sum(2 if holds == "columns" else 1 for holds in fields.values()) <= COLUMNS - FIRST, name
