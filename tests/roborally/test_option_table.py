"""R9 One table of the options: what has to be written out elsewhere, for types and for readers, says the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import NODEFAULT
from msgspec.structs import fields

from swarmrally.roborally.components import option_cards, state
from swarmrally.roborally.components.ids import rule_id
from swarmrally.roborally.components.option_cards import TABLE, OptionCard
from swarmrally.roborally.forms.schema import Answers, Charges

ROOT = Path(__file__).parents[2]
BOOK = (ROOT / "docs/rules/roborally.md").read_text()
KINDS = {"passive": "passive", "decision": "decision", "weapon": "replacement weapon"}
by_name = pytest.mark.parametrize("card", TABLE, ids=lambda card: card.name)


@by_name
def test_a_card_has_its_number_and_its_file_of_tests(card: OptionCard):
    assert getattr(option_cards, card.name.upper()) == TABLE.index(card)
    file = ROOT / f"tests/roborally/options/test_{card.name}.py"
    assert file.read_text().startswith(f'"""{rule_id(card.rule)} ')


@by_name
def test_the_book_gives_its_kind(card: OptionCard):
    told = re.search(rf"\*\*{re.escape(rule_id(card.rule))}\*\* [^(]+ \(([^,)]+)", BOOK)
    assert told
    assert told[1] == KINDS[card.kind]


@by_name
def test_its_question_is_asked_by_a_number(card: OptionCard):
    if card.question:
        assert state.QUESTIONS[getattr(state, f"ASK_{card.question.upper()}")] == card.question
    assert (card.question is None) <= (card.kind != "weapon")


def test_a_policy_stands_for_each_question_with_the_default_of_the_table():
    questions = {card.question: card.default for card in TABLE if card.question}
    policies = {field.name: field.default_factory() if field.default is NODEFAULT else field.default for field in fields(Answers)}
    assert {name: policies[name] for name in questions} == questions


def test_the_options_with_charges_have_a_field_of_them():
    assert [field.name for field in fields(Charges)] == [card.name for card in TABLE if card.charges]


def test_what_is_used_in_some_registers_is_a_list_of_them():
    by_register = ["brakes", "fourth_gear", "high_power_laser", "reverse_gear"]
    assert [card.name for card in TABLE if card.is_by_register] == by_register


def test_the_weapons_are_known_by_their_numbers():
    assert [card.name for card, weapon in zip(TABLE, option_cards.IS_WEAPON, strict=True) if weapon] == [
        card.name for card in TABLE if card.kind == "weapon"
    ]
