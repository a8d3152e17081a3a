"""Records: each one verifies, and none with anything changed does."""

from __future__ import annotations

import json
import re
from random import Random

from msgspec import Raw
from tests.conftest import count
from tests.contract.games import seeds, stops

from swarmrally.cli.games import module
from swarmrally.kernel.records import first_difference, load, save
from swarmrally.kernel.refusal import Refusal

GAMES = count(80, 800)
CARD_PUT = re.compile(rb'"registers":\[[^"]*\d|"time_out"')


def record_of(rules, seed):
    *_, game = stops(rules, seed, longest=5)
    return game.record()


def difference(record):
    """What is wrong with the record, or None."""
    try:
        return first_difference(record.events, module(record.game, "game").retold(record))
    except Refusal as refusal:
        return str(refusal)


def test_every_record_verifies(rules, tmp_path):
    for seed in seeds(GAMES // rules.cost):
        record = record_of(rules, seed)
        assert difference(record) is None, seed
        save(record, tmp_path / "record")
        assert load(tmp_path / "record") == record
        assert difference(load(tmp_path / "record")) is None, seed


def test_a_record_of_an_unfinished_game_verifies(rules):
    for seed in seeds(20 // rules.cost):
        for game in stops(rules, seed, longest=2):
            assert difference(game.record()) is None, seed


def test_a_record_with_anything_changed_is_caught(rules):
    for number, seed in enumerate(seeds(GAMES // rules.cost)):
        for change in CHANGES:
            record = record_of(rules, seed)
            if change(rules, record, Random(number)):
                found = difference(record)
                assert found is not None, (seed, change.__name__)
                assert found.startswith(("/events/", "/decisions/")), found


def change_an_event(rules, record, chance):
    """Any field of any event."""
    told = [event for stretch in record.events for event in stretch]
    event = chance.choice(told)
    field = chance.choice(sorted(event))
    event[field] = event[field] + 1 if type(event[field]) is int else "something else"
    return True


def drop_an_event(rules, record, chance):
    del chance.choice([stretch for stretch in record.events if stretch])[-1]
    return True


def add_an_event(rules, record, chance):
    stretch = chance.choice(record.events)
    stretch.insert(chance.randint(0, len(stretch)), {"kind": "RoundBegan"})
    return True


def drop_a_stretch(rules, record, chance):
    del record.events[-1]
    return True


def drop_a_decision(rules, record, chance):
    del record.decisions[chance.randrange(len(record.decisions))]
    return True


def repeat_a_decision(rules, record, chance):
    """After the end, or when something else is asked, it can't be; else more is told than there was."""
    record.decisions.append(record.decisions[-1])
    return True


def change_a_plan(rules, record, chance):
    place = chance.randrange(len(record.decisions))
    decision = json.loads(bytes(record.decisions[place]))
    if not rules.spoil_plan(decision, chance):
        return False
    record.decisions[place] = Raw(json.dumps(decision).encode())
    return True


def change_an_answer(rules, record, chance):
    for place, text in enumerate(record.decisions):
        decision = json.loads(bytes(text))
        if decision["decision"] == "answer":
            rules.spoil_answer(decision)
            record.decisions[place] = Raw(json.dumps(decision).encode())
            return True
    return False


def change_who_answers(rules, record, chance):
    for place, text in enumerate(record.decisions):
        decision = json.loads(bytes(text))
        if decision["decision"] == "answer":
            record.decisions[place] = Raw(json.dumps({**decision, "seat": decision["seat"] + 1}).encode())
            return True
    return False


def change_the_seed(rules, record, chance):
    """Unless only locked registers were played, whose cards the scenario says."""
    record.seed += "!"
    return record.game == "asteroyds" or any(CARD_PUT.search(bytes(decision)) for decision in record.decisions)


CHANGES = [
    change_an_event,
    drop_an_event,
    add_an_event,
    drop_a_stretch,
    drop_a_decision,
    repeat_a_decision,
    change_a_plan,
    change_an_answer,
    change_who_answers,
    change_the_seed,
]
