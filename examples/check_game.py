"""Checks all that chance decided in a finished game, from docs/fair.md alone: `python examples/check_game.py record.json`."""

import hashlib
import json
import struct
import sys
from collections import defaultdict
from typing import Any

COLOURS, PILOTS = "red yellow purple orange green blue", "hector dolorosa lawrence yayenek mhand 1634"
WISHES = {"asteroyds": {"colour": COLOURS, "pilot": PILOTS}, "roborally": {"robot": "dome gable crate nut tread cross wedge egg"}}
ORDERS = ["red white blue", "red blue white", "white red blue", "white blue red", "blue red white", "blue white red"]
HEADINGS, EDGES = ["E", "SE", "SW", "W", "NW", "NE"], [1, 5, 3, 6, 2, 4]
RACING = "33 3a 8b 94 15 29 83 b9 35 5a 74 99 2c 52 72 7c 4c 54 a6 ac 13 bb 1a a3"  # row and column of each hex, as hexadecimal digits
TARGETS = "25 2a a5 aa 13 1b b3 bb 46 49 86 89 44 4b 84 8b 32 3c 92 9c"
DRONES = "33 3b 74 7a 46 4a 86 89 26 29 71 7d 53 5b 83 8c 63 6c 94 9a 14 1a 51 5d"
OPTIONS = """
ablative_coat abort_switch brakes circuit_breaker conditional_program crab_legs double_barreled_laser dual_processor extra_memory
fire_control flywheel fourth_gear gyroscopic_stabilizer high_power_laser mechanical_arm mini_howitzer power_down_shield pressor_beam
radio_control ramming_gear rear_firing_laser recompile reverse_gear scrambler superior_archive tractor_beam
"""
ONE_MORE, TRICKSY = ("Flag Fry", "Marathon Madness", "War Zone", "one_option", "war_zone"), ("Tricksy", "tricksy")


def expect(told: Any, right: Any, what: str) -> None:
    if told not in right:
        raise SystemExit(f"not fair: {what}: expected {' or '.join(map(str, right)) or 'none'}, the record has {told}")


def hashed(text: str) -> str:
    return hashlib.sha256(f"swarmrally {text}".encode()).hexdigest()


def asked(word: int, *sizes: int) -> list[int]:
    """below() of a word for each size, always of the rest that the one before has left."""
    answers = []
    for size in sizes:
        answer, word = divmod(word * size, 1 << 32)
        answers.append(answer)
    return answers


class Chance:
    def __init__(self, seed: str, number: int) -> None:
        self.key, self.number = struct.unpack("<4I", bytes.fromhex(hashed(f"seed {seed}"))[:16]), number

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
            (other,) = asked(words.pop(0), last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def check_promise(record: Any) -> str:
    """The commitment, the seed, and who plays what."""
    if record.get("dice") is None:
        return "no commitment, the server drew the seed alone"
    dice, setup, lots = record["dice"], record["setup"], [lot or "-" for lot in record["dice"]["lots"]]
    expect(dice["commitment"], [hashed(f"promise {dice['secret']}")], "the commitment to the secret")
    expect(record["seed"], [hashed(" ".join(["dice", dice["secret"], *lots]))], "the seed from secret and lots")
    for purpose, (thing, every) in enumerate([] if setup["scenario"] else WISHES[record["game"]].items(), 5):
        wished = [wish.get(thing) for wish in dice["wishes"]]
        free = Chance(record["seed"], 0).shuffled([one for one in every.split() if one not in wished], 0, purpose)
        expect([seat[thing] for seat in setup["seats"]], [[wish or free.pop() for wish in wished]], f"the {thing} of each seat")
    return f"commitment {dice['commitment']}, {len(lots) - lots.count('-')} lots"


def ordered(number: int) -> list[int]:
    order = [0, 1, 2, 3]
    for last, other in ((3, number % 4), (2, number // 4 % 3), (1, number // 12)):
        order[last], order[other] = order[other], order[last]
    return order


def staying(word: int, count: int, is_targets: bool) -> list[int]:
    """How many asteroids of each colour stay."""
    if is_targets:
        (each, more), (is_blue,) = divmod(count - 12, 2), asked(word, 2)
        return [each + more * (1 - is_blue), 4, each + more * is_blue, 4, 4]
    (each, more), (first, number) = divmod(count, 5), asked(word, 5, 24)
    ranks = [1 + rank for rank in ordered(number)]
    return [each + (rank < more) for rank in [*ranks[:first], 0, *ranks[first:]]]


def layout(chance: Chance, mode: str, count: int) -> dict[str, Any]:
    """Where each tile lies, and where its edge 1 looks."""
    text = {"targets": TARGETS, "drones": DRONES}.get(mode, RACING)
    hexes, words = [[int(digit, 16) for digit in at] for at in text.split()], chance.draw(0, 2, 0) + chance.draw(0, 2, 1)
    red, turn_1, turn_2, white, turn_3, turn_4 = asked(words[5], 2, 6, 6, 2, 6, 6)
    gates = [(red, turn_1), (1 - red, turn_2), (2 + white, turn_3), (3 - white, turn_4)] if text == RACING else []
    tiles = {f"gate {at}": [hexes[20 + place], turn] for at, (place, turn) in enumerate(gates, 21)}
    stay = staying(chance.draw(0, 2, 2)[0], count, mode == "targets")
    groups = [(f"asteroid {4 * colour + at + 1}", colour, at) for colour in range(5) for at in range(stay[colour])]
    for name, colour, at in groups + [(f"turret {at + 1}", 6, at) for at in range(4) if mode == "drones"]:
        number, *turns = asked(words[colour], 24, 6, 6, 6, 6)
        tiles[name] = [hexes[4 * min(colour, 5) + ordered(number)[at]], turns[at]]
    return tiles


class Swarm:
    """The dice and tiles of Asteroyds."""

    def __init__(self, setup: Any, chance: Chance) -> None:
        start = setup["scenario"] or setup
        self.chance, self.when, self.rules, first = chance, 0, start["rules"], start["first_seat"]
        self.first = asked(chance.draw(0, 2, 1)[3], len(setup["seats"])) if first is None else [first]
        self.tiles = {} if setup["scenario"] else layout(chance, self.rules["mode"], setup["asteroids"])
        for tile in start.get("tiles", ()):
            name = f"{tile['kind']} {tile.get('priority') or tile.get('symbol')}"
            self.tiles[name] = [tile["at"], HEADINGS.index(tile.get("one_faces", "E"))]

    def tell(self, event: Any) -> None:
        match event:
            case {"kind": "RoundBegan", "round": when, "first_seat": seat}:
                expect(seat, range(6) if self.when else self.first, "the first player")
                self.when = when
            case {"kind": "DiceRolled", "order": told}:
                *dice, order = self.chance.draw(self.when, 1, 0)
                self.dice = {die: asked(word, 6)[0] + 1 for die, word in zip(("red", "white", "blue"), dice, strict=True)}
                expect({die: event[die] for die in self.dice}, [self.dice], f"the dice of round {self.when}")
                right = ORDERS[asked(order, 6)[0] if self.rules["dice_order"] == "random" else 0]
                expect(told, [right.split()], f"the order of the dice in round {self.when}")
            case {"kind": "DieCalled", "colour": die, "number": number}:
                expect(number, [self.dice[die]], f"the {die} die as it was called in round {self.when}")
                self.number = number
            case {"kind": "DroneLaunched", "tile": tile}:
                self.tiles[tile] = list(self.tiles[tile.replace("drone", "turret")])
            case {"kind": "TileMoved" | "TilePushed" | "TileBlocked" | "PushFailed" as kind, "tile": tile}:
                expect(tile, self.tiles, f"a tile that moves in round {self.when}")
                mover = event["by"] if kind == "TilePushed" else tile.replace("drone", "turret")
                self.move(event, tile, self.tiles[mover][1])

    def move(self, event: Any, tile: str, turn: int) -> None:
        """It goes, or wants to go, where the edge with the number on the die looks; one that is pushed, where its pusher goes."""
        (row, column), heading = self.tiles[tile][0], HEADINGS[(turn + EDGES.index(self.number)) % 6]
        east = {"E": 1, "W": -1, "NE": row % 2, "SE": row % 2, "NW": row % 2 - 1, "SW": row % 2 - 1}[heading]
        ahead = [row + {"N": -1, "S": 1}.get(heading[0], 0), column + east]
        told = [event["from"], event["to"]] if "to" in event else [event["at"], event["heading"]]
        expect(told, [[[row, column], ahead if "to" in event else heading]], f"the way of {tile} in round {self.when}")
        self.tiles[tile][0] = event.get("to", [row, column])


class Rally:
    """The cards and options of RoboRally. A place is a seat with a register, "hand", "flywheel" or "conditional_program"."""

    def __init__(self, setup: Any, chance: Chance) -> None:
        start, seats, first = setup["scenario"] or {}, len(setup["seats"]), setup["first_seat"]
        first = asked(chance.draw(0, 2, 0)[0], seats)[0] if first is None else first
        robots = start.get("robots") or [{"seat": (first + at) % seats, "dock": at} for at in range(seats)]
        self.chance, self.when, self.docks = chance, 0, [robot["seat"] for robot in sorted(robots, key=lambda robot: robot["dock"])]
        self.held: Any = {(robot["seat"], int(at)): cards for robot in robots for at, cards in robot.get("locked", {}).items()}
        self.locked = set(self.held)
        self.held |= {(robot["seat"], "flywheel"): [robot["flywheel"]] for robot in robots if robot.get("flywheel")}
        self.options = {robot["seat"]: list(robot.get("options", ())) for robot in robots}
        self.pile, self.gone = list(start.get("option_deck", ())), list(start.get("option_discards", ()))
        self.drafts: dict[int, list[str]] = {}
        if setup["options"] and not start:
            self.deal_options(setup["course"], setup["options_at_start"])

    def deal_options(self, course: Any, count: int) -> None:
        self.pile = self.chance.shuffled(OPTIONS.split(), 0, 8)
        special = course.get("special") if isinstance(course, dict) else course
        for seat in self.docks * (count + (special in ONE_MORE)):
            self.options[seat].append(self.pile.pop(0))
        self.drafts = {seat: [self.pile.pop(0) for _ in range(3)] for seat in self.docks if special in TRICKSY}

    def gather(self) -> None:
        """The deck of a turn; what is locked now is not programmed in it."""
        self.held = defaultdict(list, {place: held for place, held in self.held.items() if place in self.locked or "flywheel" in place})
        away = [card for held in self.held.values() for card in held]
        self.deck = self.chance.shuffled([card for card in range(10, 850, 10) if card not in away], self.when, 16)
        self.discards, self.purpose, self.to_deal, self.shut = list[int](), 16, list(self.docks), set(self.locked)

    def draw(self, count: int) -> list[int]:
        if len(self.deck) < count and self.discards:
            self.purpose += 1
            self.deck, self.discards = self.deck + self.chance.shuffled(self.discards, self.when, self.purpose), []
        cards, self.deck = self.deck[:count], self.deck[count:]
        return cards

    def discard(self, *places: Any) -> None:
        for place in places:
            self.discards += self.held.pop(place, [])
            self.locked.discard(place)

    def tell(self, event: Any) -> None:
        seat, register, option = event.get("seat"), event.get("register"), event.get("option")
        match event["kind"]:
            case "TurnBegan":
                self.when = event["turn"]
                self.gather()
            case "DamageDiscarded":
                self.locked = {place for place in self.locked if place[0] != seat}
                self.gather()
            case "RegisterUnlocked" | "RobotDestroyed":
                self.discard(*[(seat, at) for at in ([register] if register else range(1, 6))])
            case "CardsDealt":
                expect(seat, self.to_deal, f"who is dealt cards next in turn {self.when}, by dock order")
                del self.to_deal[: self.to_deal.index(seat) + 1]
                self.held[seat, "hand"] = self.draw(event["count"])
            case "HandRecompiled":
                self.discard((seat, "hand"))
                self.held[seat, "hand"] = self.draw(event["count"])
            case "CardReplaced":
                cards = self.held.pop((seat, option), []) or self.draw(1)
                self.discard((seat, register))
                self.held[seat, register] = cards
            case "RegisterLocked":
                self.locked.add((seat, register))
                if event["rule"] == "R4.5":
                    self.held[seat, register] = self.draw(1)
            case "OptionDrawn":
                if not self.pile and seat not in self.drafts:
                    self.pile, self.gone = self.chance.shuffled(self.gone, self.when, 8), []
                right = self.drafts.pop(seat, []) or [self.pile.pop(0) for _ in self.pile[:1]]
                expect(option, right, f"the option that seat {seat} draws in turn {self.when}")
                self.pile += [other for other in right if other != option]
                self.options[seat].append(option)
            case "OptionDiscarded":
                expect(option, self.options[seat], f"the option that seat {seat} loses in turn {self.when}")
                self.options[seat].remove(option)
                self.gone.append(option)
                self.discard((seat, option))
        if event.get("card"):
            told = [card for card in (event["card"], event["second"]) if card]
            expect(told, [self.held[seat, register]], f"register {register} of seat {seat} in turn {self.when}")

    def put(self, program: Any, is_late: bool) -> None:
        """The cards of a program leave the hand, or the Flywheel."""
        seat, hand, wheel = program["seat"], self.held[program["seat"], "hand"], self.held[program["seat"], "flywheel"]
        kept = (program.get("answers", {}).get("conditional_program") or {}).get("card")
        places = [*enumerate(program.get("registers") or (), 1), ("conditional_program", [kept]), ("flywheel", [program.get("flywheel")])]
        for place, cards in [(place, cards) for place, cards in places if cards and cards[0]]:
            for card in cards:
                expect(card, hand + wheel, f"what seat {seat} puts in turn {self.when}")
                (wheel if card in wheel else hand).remove(card)
            self.held[seat, place] = list(cards)
        if is_late:
            self.fill(seat, hand)
        self.discard((seat, "hand"))

    def fill(self, seat: int, hand: list[int]) -> None:
        """Time was up."""
        places = [(seat, register) for register in range(1, 6) if (seat, register) not in self.shut]
        empty, doubles = [place for place in places if not self.held[place]], [place for place in places if len(self.held[place]) > 1]
        for place in [(seat, "conditional_program"), *doubles, (seat, "flywheel")]:
            if len(hand) < len(empty) and self.held[place]:
                hand.append(self.held[place].pop())
        for _, register in empty[: len(hand)]:
            word = self.chance.draw(self.when, 4, 5 * seat + register - 1)[0]
            self.held[seat, register] = [hand.pop(asked(word, len(hand))[0])]


def check(record: Any) -> str:
    """What was found to be right; whatever is not ends the program."""
    promise, setup = check_promise(record), record["setup"]
    game: Any = {"asteroyds": Swarm, "roborally": Rally}[record["game"]](setup, Chance(record["seed"], setup["number"]))
    for stretch, decision in zip(record["events"], [*record["decisions"], {}], strict=True):
        for event in stretch:
            game.tell(event)
        if "program" in decision:
            game.put(decision["program"], decision["decision"] == "time_out")
    return f"fair: {promise}; up to {'round' if record['game'] == 'asteroyds' else 'turn'} {game.when}"


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        print(check(json.load(file)))
