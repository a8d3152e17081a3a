"""Whatever is changed in a record, the programs that were written from docs/fair.md say which draw it is."""

from __future__ import annotations

import copy
from itertools import pairwise
from random import Random

import pytest
from check_all_draws import check_all
from check_game import check
from tests.conftest import count
from tests.docs.tables import SETUPS, events, record_of

from swarmrally.kernel.chance import seed_hash

CHANGES = count(5, 50)
NOT_HERE = "this record has nothing of the kind"


def another_commitment(record, chance):
    record["dice"]["commitment"] = digits(chance)


def another_secret(record, chance):
    record["dice"]["secret"] = digits(chance)


def another_secret_and_its_commitment(record, chance):
    another_secret(record, chance)
    record["dice"]["commitment"] = seed_hash(record["dice"]["secret"])


def another_lot(record, chance):
    record["dice"]["lots"][chance.randrange(len(record["dice"]["lots"]))] = digits(chance)


def lots_swapped(record, chance):
    record["dice"]["lots"].reverse()


def another_seed(record, chance):
    record["seed"] = digits(chance)


def another_character(record, chance):
    thing, seats = "colour" if record["game"] == "asteroyds" else "robot", record["setup"]["seats"]
    if record["setup"]["scenario"]:
        return NOT_HERE
    seats[0][thing], seats[2][thing] = seats[2][thing], seats[0][thing]


def another_die(record, chance):
    rolled, die = chance.choice(events(record, "DiceRolled")), chance.choice(("red", "white", "blue"))
    rolled[die] = rolled[die] % 6 + 1


def another_order(record, chance):
    chance.choice(events(record, "DiceRolled"))["order"].reverse()


def another_call(record, chance):
    called = chance.choice(events(record, "DieCalled"))
    called["number"] = called["number"] % 6 + 1


def another_way(record, chance):
    moved = chance.choice(events(record, "TileMoved"))
    moved["to"][chance.randrange(2)] += chance.choice((-1, 1))


def another_place(record, chance):
    first = events(record, "TileMoved", "TileBlocked")[0]
    first["from" if "from" in first else "at"][0] += 2


def another_tile(record, chance):
    chance.choice(events(record, "TileMoved"))["tile"] = "asteroid 21"


def another_first_player(record, chance):
    events(record, "RoundBegan")[0]["first_seat"] += 1


def another_card(record, chance):
    revealed = chance.choice(events(record, "RegisterRevealed"))
    revealed["card"] = revealed["card"] % 840 + 10


def hands_swapped(record, chance):
    """Two seats put each other's cards."""
    programs = [(decision.get("program") or {}).get("registers") or [None] for decision in record["decisions"]]
    pairs = [(one[0], other[0]) for one, other in pairwise(programs) if one[0] and other[0]]
    one, other = chance.choice(pairs)
    one[0], other[0] = other[0], one[0]


def another_dock_order(record, chance):
    one, other = events(record, "CardsDealt")[:2]
    one["seat"], other["seat"] = other["seat"], one["seat"]


def drafts_swapped(record, chance):
    kept = [event for event in events(record, "OptionDrawn") if event["rule"] == "R10.1"][:2]
    if not kept:
        return NOT_HERE
    kept[0]["option"], kept[1]["option"] = kept[1]["option"], kept[0]["option"]


def another_loss(record, chance):
    """An option that the seat was not dealt."""
    lost = events(record, "OptionDiscarded")
    if not lost:
        return NOT_HERE
    lost[0]["option"] = "none of the 26"


def digits(chance):
    return f"{chance.getrandbits(128):032x}"


PROMISES = [
    (another_commitment, "the commitment"),
    (another_secret, "the commitment"),
    (another_secret_and_its_commitment, "the seed"),
    (another_lot, "the seed"),
    (lots_swapped, "the seed"),
    (another_seed, "the seed"),
    (another_character, "the (colour|robot) of each seat"),
]
DRAWS = {
    "asteroyds": [
        (another_first_player, "the first player"),
        (another_die, r"the dice of round \d"),
        (another_order, r"the order of the dice in round \d"),
        (another_call, r"the \w+ die as it was called in round \d"),
        (another_way, r"the way of \w+ \d+ in round \d"),
        (another_place, r"the way of \w+ \d+ in round 1"),
        (another_tile, r"a tile that moves in round \d"),
    ],
    "roborally": [
        (another_card, r"register \d of seat \d in turn \d"),
        (hands_swapped, r"what seat \d puts in turn \d"),
        (another_dock_order, r"who is dealt cards next in turn \d"),
        (drafts_swapped, r"the option that seat \d draws in turn 0"),
        (another_loss, r"the option that seat \d loses in turn \d"),
    ],
}
"""What can be changed in a record, and what check_all_draws.py says of it."""

DICE = [change for change in DRAWS["asteroyds"] if change[0] in (another_die, another_order)]
CARDS = [(change, r"register \d of seat \d in turn \d") for change in (another_card, hands_swapped, another_dock_order)]
PLAIN = dict.fromkeys(("racing", "shooting", "targets", "drones"), DICE) | dict.fromkeys(("no options", "tricksy"), CARDS)
"""What check_game.py says. It leaves out scenarios, and where there are many options, somebody has a Flywheel."""


@pytest.mark.parametrize("name", SETUPS)
def test_it_says_what_was_changed(name):
    for change, what in PROMISES + DRAWS[record_of(name)["game"]]:
        says(check_all, name, change, what)
    for change, what in PROMISES[:-1] + PLAIN.get(name, []):
        says(check, name, change, what)


def says(program, name, change, what):
    for number in range(CHANGES):
        record = copy.deepcopy(record_of(name))
        if change(record, Random(number)) != NOT_HERE:
            with pytest.raises(SystemExit, match=f"not fair: {what}"):
                program(record)


@pytest.mark.parametrize("game", DRAWS)
def test_every_change_can_be_made_in_some_record(game):
    records = [record_of(name) for name in SETUPS if SETUPS[name][0] == game]
    for change, _ in PROMISES + DRAWS[game]:
        assert any(change(copy.deepcopy(record), Random(0)) != NOT_HERE for record in records), change
