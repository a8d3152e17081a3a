"""The programs that were written from docs/fair.md find real games fair, follow the cards, and say what they do not look at."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from check_all_draws import check_all
from check_game import check
from tests.conftest import count
from tests.contract.games import GAMES as RULES
from tests.contract.games import seeds, stops
from tests.docs.tables import SETUPS, events, record_of

from swarmrally.kernel.records import text_of
from swarmrally.roborally.components.option_cards import NAMES
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import BOTS, SETUP_DECODER

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
GAMES = count(120, 3000)
TIME = {"asteroyds": "round", "roborally": "turn"}


def test_a_hundred_lines_with_nothing_of_ours_check_a_game():
    for name, imports in (("check_game.py", sys.stdlib_module_names), ("check_all_draws.py", {*sys.stdlib_module_names, "check_game"})):
        text = (EXAMPLES / name).read_text()
        assert {module for _, module in re.findall(r"^ *(from|import) (\w+)", text, re.MULTILINE)} <= imports
    assert len((EXAMPLES / "check_game.py").read_text().splitlines()) <= 105


@pytest.mark.parametrize("name", SETUPS)
def test_they_check_the_record_file_of_a_table(name, tmp_path):
    record, file = record_of(name), tmp_path / "record.json"
    file.write_text(json.dumps(record))
    time = TIME[record["game"]]
    last = [event[time] for event in events(record, "RoundBegan", "TurnBegan")][-1]
    start = f"fair: commitment {record['dice']['commitment']}, 2 lots; up to {time} {last}, "
    assert printed("check_all_draws.py", file) == f"{start}all draws\n"
    assert printed("check_game.py", file).startswith(f"{start}the {'dice' if time == 'round' else 'cards'}; not looked at: who plays what")


def printed(program, file):
    return subprocess.run([sys.executable, str(EXAMPLES / program), str(file)], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
def test_they_find_random_games_fair(rules):
    """Any rules, any positions to start from, whatever can be decided."""
    for seed in seeds(GAMES // rules.cost):
        *_, game = stops(rules, seed, longest=5)
        record = json.loads(text_of(game.record()))
        assert check(record).startswith("fair")
        assert check_all(record).endswith("all draws")


# What the short program leaves out


def test_it_says_that_it_leaves_out_the_cards_of_a_scenario():
    assert check(record_of("scenario")).endswith(", any turn of a scenario")
    assert "scenario" not in check(record_of("no options"))


def test_it_leaves_out_the_rest_of_a_turn_whose_deck_was_shuffled_again():
    record = copy.deepcopy(record_of("no options"))
    first = shuffle_again(record, 2)
    assert check(record).endswith(", the rest of turn 2, whose deck was shuffled again")
    change(first)
    assert check(record).startswith("fair")
    change(in_turn(record, 3)[1])
    not_fair(check, record, r"register 1 of seat \d in turn 3")


def test_it_leaves_out_the_turns_after_a_card_was_put_on_a_flywheel():
    record = copy.deepcopy(record_of("no options"))
    next(decision for decision in record["decisions"] if "program" in decision)["program"]["flywheel"] = 10
    assert check(record).endswith(", any turn after 1, when a card was put on a Flywheel")
    change(in_turn(record, 2)[1])
    assert check(record).startswith("fair")
    change(in_turn(record, 1)[1])
    not_fair(check, record, r"register 1 of seat \d in turn 1")


def in_turn(record, turn):
    """The stretch in which the first card of a turn is revealed, and that event."""
    told = [(stretch, event) for stretch in record["events"] for event in stretch if event["kind"] in ("TurnBegan", "RegisterRevealed")]
    return told[[event.get("turn") for _, event in told].index(turn) + 1]


def shuffle_again(record, turn):
    """It is told that the deck was, before the first card of a turn is revealed."""
    stretch, first = in_turn(record, turn)
    stretch.insert(stretch.index(first), {"kind": "DeckShuffled"})
    return first


def change(revealed):
    revealed["card"] = revealed["card"] % 840 + 10


# What the long one follows


def test_it_follows_the_deck_when_it_was_shuffled_in_mid_turn():
    record = copy.deepcopy(record_of("scenario"))
    told = events(record, "TurnBegan", "DeckShuffled", "RegisterRevealed")
    shuffled = [event["kind"] for event in told].index("DeckShuffled")
    drawn = next(event for event in told[shuffled:] if event.get("rule") == "R9.2")
    change(drawn)
    not_fair(check_all, record, rf"register {drawn['register']} of seat 0 in turn 7")


def test_a_deck_that_is_shuffled_though_it_has_cards_is_found():
    record = copy.deepcopy(record_of("no options"))
    shuffle_again(record, 2)
    not_fair(check_all, record, "how many cards are left when the deck is shuffled again in turn 2: expected 0, ")


def test_an_option_that_was_not_on_top_is_found():
    found = 0
    for seed in seeds(GAMES // 2):
        *_, game = stops(RULES[1], seed, longest=5)
        record = json.loads(text_of(game.record()))
        for drawn in [event for event in events(record, "OptionDrawn") if event["rule"] == "R8.1"][:1]:
            drawn["option"] = NAMES[(NAMES.index(drawn["option"]) + 1) % len(NAMES)]
            not_fair(check_all, record, rf"the option that seat {drawn['seat']} draws")
            found += 1
    assert found


# What odd courses draw

DOCKS = {str(dock): [dock - 1, 5] for dock in range(1, 9)}
OWN = {"floor": {"width": 8, "height": 6, "docks": DOCKS}, "flags": [[1, 1]]}
FLAG = [4, 6]
RESTING = [
    {"seat": seat, "dock": seat + 1, "at": FLAG if seat == 0 else [seat, 0], "archive": [0, 0], "powered_down": True} for seat in range(2)
]
COINS = {"game": "roborally", "course": "Frenetic Factory", "turn": 3, "robots": RESTING}


def of_game(setup, seed):
    """The record of a game up to its first registers, or to the first question."""
    game = Game(SETUP_DECODER.decode(json.dumps(setup)), seed)
    if game.question is not None:
        game.answer(game.question[0], game.answers[0])
    elif not game.seats_to_plan():
        game.play()
    return json.loads(text_of(game.record()))


@pytest.mark.parametrize("course", ["Interference", OWN | {"special": ["interference", "one_option"]}], ids=["printed", "own"])
def test_it_knows_that_racers_stand_before_blockers(course):
    robots = [{"robot": robot} for robot in BOTS[:6]]
    for seed in seeds(8):
        record = of_game({"course": course, "seats": robots}, seed)
        assert check_all(record).endswith("all draws")
        dealt = events(record, "CardsDealt")
        dealt[2]["seat"], dealt[3]["seat"] = dealt[3]["seat"], dealt[2]["seat"]
        not_fair(check_all, record, "who is dealt cards next in turn 1, by dock order")


def test_it_flips_the_coins():
    shown = set()
    for seed in seeds(8):
        record = of_game({"scenario": COINS}, seed)
        (coin,) = events(record, "CoinFlipped")
        shown.add(coin["heads"])
        assert check_all(record).endswith("all draws")
        coin["heads"] = not coin["heads"]
        not_fair(check_all, record, "the coin of seat 0 in turn 3")
    assert len(shown) == 2


def test_it_draws_the_team_that_chooses_its_home():
    teams = set()
    for seed in seeds(8):
        record = of_game({"course": "Capture the Flag", "seats": [{"robot": robot} for robot in BOTS[:4]]}, seed)
        asked = next(event for event in events(record, "DecisionAsked") if event["question"] == "home")
        teams.add(asked["about"])
        assert check_all(record).endswith("all draws")
        asked["about"] = 1 - asked["about"]
        not_fair(check_all, record, "the team that chooses its home")
    assert len(teams) == 2


def not_fair(program, record, what):
    with pytest.raises(SystemExit, match=f"not fair: {what}"):
        program(record)
