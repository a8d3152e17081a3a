"""The program that was written from docs/fair.md finds real games fair, and follows the cards through everything."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from pathlib import Path

import check_game
import pytest
from tests.conftest import count
from tests.contract.games import GAMES as RULES
from tests.contract.games import seeds, stops
from tests.docs.tables import SETUPS, events, record_of

from swarmrally.kernel.records import text_of
from swarmrally.roborally.options import NAMES

PROGRAM = Path(__file__).parent.parent.parent / "examples" / "check_game.py"
GAMES = count(120, 3000)


def test_it_imports_nothing_of_ours():
    assert not re.search(r"^(from|import) (swarmrally|numpy|msgspec)", PROGRAM.read_text(), re.MULTILINE)


@pytest.mark.parametrize("name", SETUPS)
def test_it_checks_the_record_file_of_a_table(name, tmp_path):
    record = record_of(name)
    (tmp_path / "record.json").write_text(json.dumps(record))
    checked = subprocess.run([sys.executable, str(PROGRAM), str(tmp_path / "record.json")], capture_output=True, text=True, check=True)
    when = [event.get("round", event.get("turn")) for event in events(record, "RoundBegan", "TurnBegan")][-1]
    assert checked.stdout.startswith(f"fair: commitment {record['dice']['commitment']}, 2 lots; up to ")
    assert checked.stdout.endswith(f" {when}\n")


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
def test_it_finds_random_games_fair(rules):
    """Any rules, any positions to start from, whatever can be decided."""
    for seed in seeds(GAMES // rules.cost):
        *_, game = stops(rules, seed, longest=5)
        assert check_game.check(json.loads(text_of(game.record()))).startswith("fair")


def test_it_follows_the_deck_when_it_was_shuffled_in_mid_turn():
    record = copy.deepcopy(record_of("scenario"))
    told = events(record, "TurnBegan", "DeckShuffled", "RegisterRevealed")
    shuffled = [event["kind"] for event in told].index("DeckShuffled")
    drawn = next(event for event in told[shuffled:] if event.get("rule") == "R9.2")
    drawn["card"] = drawn["card"] % 840 + 10
    not_fair(record, rf"register {drawn['register']} of seat 0 in turn 7")


def test_an_option_that_was_not_on_top_is_found():
    found = 0
    for seed in seeds(GAMES // 2):
        *_, game = stops(RULES[1], seed, longest=5)
        record = json.loads(text_of(game.record()))
        for drawn in [event for event in events(record, "OptionDrawn") if event["rule"] == "R8.1"][:1]:
            drawn["option"] = NAMES[(NAMES.index(drawn["option"]) + 1) % len(NAMES)]
            not_fair(record, rf"the option that seat {drawn['seat']} draws")
            found += 1
    assert found


def not_fair(record, what):
    with pytest.raises(SystemExit, match=f"not fair: {what}"):
        check_game.check(record)
