"""Checks the dice or the cards dealt in a finished game, from docs/fair.md alone: `python examples/check_game.py record.json`."""

import json
import struct
import sys
from hashlib import sha256
from itertools import permutations
from typing import Any


def expect(told: Any, right: Any, what: str) -> None:
    if told not in right:
        raise SystemExit(f"not fair: {what}: expected {' or '.join(map(str, right)) or 'none'}, the record has {told}")


class Chance:
    def __init__(self, seed: str, number: int) -> None:
        self.key, self.number = struct.unpack("<4I", sha256(f"swarmrally seed {seed}".encode()).digest()[:16]), number

    def draw(self, when: int, purpose: int, index: int) -> list[int]:
        words = [key ^ part for key, part in zip(self.key, (self.number, when, purpose, index), strict=True)]
        for to, by, bits, last_bits in 12 * ((0, 1, 5, 16), (2, 3, 8, 0), (0, 3, 13, 0), (2, 1, 7, 16)):
            words[to] = words[to] + words[by] & 0xFFFFFFFF
            words[by] = (words[by] << bits | words[by] >> 32 - bits) & 0xFFFFFFFF ^ words[to]
            words[to] = (words[to] << last_bits | words[to] >> 32 - last_bits) & 0xFFFFFFFF
        return [word ^ key for word, key in zip(words, self.key, strict=True)]

    def shuffled(self, things: Any, when: int, purpose: int) -> list[Any]:
        cards, words = list(things), list[int]()
        for last in range(len(cards) - 1, 0, -1):
            words = words or self.draw(when, purpose, last)
            other = words.pop(0) * (last + 1) >> 32  # below(word, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


class Dice:
    def __init__(self, setup: Any, chance: Chance) -> None:
        self.chance, self.when, self.rules = chance, 0, (setup["scenario"] or setup)["rules"]
        self.found = "up to round {}, the dice; not looked at: who plays what, who is first, the layout, the swarm"

    def tell(self, told: Any) -> None:
        self.when = told["round"] if told.get("kind") == "RoundBegan" else self.when
        if told.get("kind") == "DiceRolled":
            *words, last = self.chance.draw(self.when, 1, 0)
            self.dice = {die: (word * 6 >> 32) + 1 for die, word in zip(("red", "white", "blue"), words, strict=True)}
            expect({die: told[die] for die in self.dice}, [self.dice], f"the dice of round {self.when}")
            order = list(permutations(self.dice))[last * 6 >> 32 if self.rules["dice_order"] == "random" else 0]
            expect(told["order"], [list(order)], f"the order of the dice in round {self.when}")


class Cards:
    """What lies where: a place is a seat with a register, or with "hand". Where nothing is known to lie, it comes from the hand."""

    def __init__(self, setup: Any, chance: Chance) -> None:
        self.chance, self.when, self.held, self.locked = chance, 0, dict[Any, list[int]](), set[Any]()
        self.found = "up to turn {}, the cards; not looked at: who plays what, who is first, options, what was put when time was up"
        self.found, self.lost = self.found + (", any turn of a scenario" if setup["scenario"] else ""), bool(setup["scenario"])

    def tell(self, told: Any) -> None:
        kind, seat, place = told.get("kind"), told.get("seat"), (told.get("seat"), told.get("register", "hand"))
        if kind in ("RegisterUnlocked", "RobotDestroyed", "DamageDiscarded"):
            self.locked -= {place} if "register" in told else {(seat, at) for at in range(1, 6)}
        if kind in ("TurnBegan", "DamageDiscarded"):
            self.when, self.is_hidden = told.get("turn", self.when), self.lost
            self.held = {place: self.held.get(place, []) for place in self.locked}
            away = [card for held in self.held.values() for card in held]
            self.deck = self.chance.shuffled([card for card in range(10, 850, 10) if card not in away], self.when, 16)
        if kind in ("CardsDealt", "HandRecompiled", "CardReplaced") or told.get("rule") == "R4.5":
            count = told.get("count", 0 if told.get("option") == "conditional_program" else 1)
            self.held[place], self.deck = self.deck[:count], self.deck[count:]
        if kind == "RegisterLocked":
            self.locked.add(place)
        if kind == "DeckShuffled" and not self.is_hidden:
            self.is_hidden, self.found = True, f"{self.found}, the rest of turn {self.when}, whose deck was shuffled again"
        if (told.get("program") or {}).get("flywheel") and not self.lost:
            self.lost, self.found = True, f"{self.found}, any turn after {self.when}, when a card was put on a Flywheel"
        put = told["program"] if told.get("decision") == "program" else {}
        shown = {(put["seat"], register): cards for register, cards in enumerate(put.get("registers") or (), 1)}
        shown |= {place: [card for card in (told.get("card"), told.get("second")) if card]}
        for (seat, register), cards in [(place, cards) for place, cards in shown.items() if cards]:
            hand, lies = permutations(self.held.get((seat, "hand"), []), len(cards)), self.held.get((seat, register))
            right = [cards] if self.is_hidden else [lies] if lies else [list(some) for some in hand]
            expect(cards, right, f"register {register} of seat {seat} in turn {self.when}")
            self.held[seat, register] = cards


def check(record: Any, dice: Any = Dice, cards: Any = Cards) -> str:
    """What was found to be right; whatever is not ends the program."""
    promise, setup, made = "no commitment, the server drew the seed alone", record["setup"], record.get("dice")
    if made:
        secret, lots = made["secret"], [lot or "-" for lot in made["lots"]]
        expect(made["commitment"], [sha256(f"swarmrally promise {secret}".encode()).hexdigest()], "the commitment to the secret")
        expect(record["seed"], [sha256(" ".join(["swarmrally dice", secret, *lots]).encode()).hexdigest()], "the seed from secret and lots")
        promise = f"commitment {made['commitment']}, {len(lots) - lots.count('-')} lots"
    game = {"asteroyds": dice, "roborally": cards}[record["game"]](setup, Chance(record["seed"], setup["number"]))
    for stretch, decision in zip(record["events"], [*record["decisions"], {}], strict=True):
        for told in (*stretch, decision):
            game.tell(told)
    return f"fair: {promise}; {game.found.format(game.when)}"


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        print(check(json.load(file)))
