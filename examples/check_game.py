"""Checks the dice, decks and hands of a game, from docs/fair.md alone: `python examples/check_game.py record.json`."""

import hashlib
import json
import sys
from typing import Any

from check_cards import below, check_roborally, expect

COLOURS, PILOTS = ["red", "yellow", "purple", "orange", "green", "blue"], ["hector", "dolorosa", "lawrence", "yayenek", "mhand", "1634"]
ROBOTS = ["dome", "gable", "crate", "nut", "tread", "cross", "wedge", "egg"]
ORDERS = ["red white blue", "red blue white", "white red blue", "white blue red", "blue red white", "blue white red"]


def hashed(text: str) -> Any:
    return hashlib.sha256(f"swarmrally {text}".encode())


def turned(word: int, bits: int) -> int:
    return (word << bits | word >> 32 - bits) & 0xFFFFFFFF


class Chance:
    def __init__(self, seed: str, number: int) -> None:
        digest = hashed(f"seed {seed}").digest()
        self.key, self.number = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)], number

    def draw(self, when: int, purpose: int, index: int) -> list[int]:
        a, b, c, d = (key ^ part for key, part in zip(self.key, (self.number, when, purpose, index), strict=True))
        for _ in range(12):
            a = a + b & 0xFFFFFFFF
            b, a, c = turned(b, 5) ^ a, turned(a, 16), c + d & 0xFFFFFFFF
            d = turned(d, 8) ^ c
            a = a + d & 0xFFFFFFFF
            d, c = turned(d, 13) ^ a, c + b & 0xFFFFFFFF
            b, c = turned(b, 7) ^ c, turned(c, 16)
        return [word ^ key for word, key in zip((a, b, c, d), self.key, strict=True)]

    def shuffled(self, things: Any, when: int, purpose: int) -> list[Any]:
        cards: list[Any] = list(things)
        words: list[int] = []
        for last in range(len(cards) - 1, 0, -1):
            words = words or self.draw(when, purpose, last)
            other = below(words.pop(0), last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def check_seed(record: Any) -> str:
    """The commitment, the seed, and who plays what."""
    dice, setup = record.get("dice"), record["setup"]
    if dice is None:
        return "no commitment, the server drew the seed alone"
    expect(hashed(f"promise {dice['secret']}").hexdigest() == dice["commitment"], "the secret does not belong to the commitment")
    lots = [lot or "-" for lot in dice["lots"]]
    expect(hashed(" ".join(["dice", dice["secret"], *lots])).hexdigest() == record["seed"], "the seed does not follow from secret and lots")
    things = [("colour", COLOURS), ("pilot", PILOTS)] if record["game"] == "asteroyds" else [("robot", ROBOTS)]
    for purpose, (thing, every) in enumerate([] if setup.get("scenario") else things, 5):
        wished = [wish.get(thing) for wish in dice["wishes"]]
        free = Chance(record["seed"], 0).shuffled([one for one in every if one not in wished], 0, purpose)
        expect([wish or free.pop() for wish in wished] == [seat[thing] for seat in setup["seats"]], f"who plays which {thing}")
    return f"commitment {dice['commitment']}, {len(lots) - lots.count('-')} lots"


def check_asteroyds(record: Any, chance: Chance) -> str:
    setup, rolls, when = record["setup"], 0, 0
    scenario, first = setup.get("scenario"), setup.get("first_seat")
    for event in (event for stretch in record["events"] for event in stretch):
        if event["kind"] == "RoundBegan":
            drawn = below(chance.draw(0, 2, 1)[3], len(setup["seats"])) if first is None else first
            expect(when or scenario or event["first_seat"] == drawn, "the first player")
            when = event["round"]
        elif event["kind"] == "DiceRolled":
            *dice, order = chance.draw(when, 1, 0)
            is_random = (scenario or setup).get("rules", {}).get("dice_order") == "random"
            expect(event["order"] == ORDERS[below(order, 6) if is_random else 0].split(), f"the order of the dice in round {when}")
            expect([event[die] for die in ("red", "white", "blue")] == [below(word, 6) + 1 for word in dice], f"the dice of round {when}")
            rolls += 1
    return f"{rolls} rolls of the dice"


def check(record: Any) -> str:
    """What was found to be right; whatever is not ends the program."""
    games = {"asteroyds": check_asteroyds, "roborally": check_roborally}
    return f"fair: {check_seed(record)}; {games[record['game']](record, Chance(record['seed'], record['setup'].get('number', 0)))}"


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        print(check(json.load(file)))
