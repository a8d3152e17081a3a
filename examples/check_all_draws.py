"""Checks all that chance decided, also what check_game.py leaves out: `python examples/check_all_draws.py record.json`."""

import json
import sys
from typing import Any

from check_game import Cards, Chance, Dice, check, expect

COLOURS, PILOTS = "red yellow purple orange green blue", "hector dolorosa lawrence yayenek mhand 1634"
WISHES = {"asteroyds": {"colour": COLOURS, "pilot": PILOTS}, "roborally": {"robot": "dome gable crate nut tread cross wedge egg"}}
STONES = ["red", "white", "blue", "white/red", "white/blue"]
HEADINGS, EDGES = ["E", "SE", "SW", "W", "NW", "NE"], [1, 5, 3, 6, 2, 4]
RACING = "33 3a 8b 94 15 29 83 b9 35 5a 74 99 2c 52 72 7c 4c 54 a6 ac 13 bb 1a a3"  # row and column of each hex, as hexadecimal digits
TARGETS = "25 2a a5 aa 13 1b b3 bb 46 49 86 89 44 4b 84 8b 32 3c 92 9c"
DRONES = "33 3b 74 7a 46 4a 86 89 26 29 71 7d 53 5b 83 8c 63 6c 94 9a 14 1a 51 5d"
OPTIONS = """
ablative_coat abort_switch brakes circuit_breaker conditional_program crab_legs double_barreled_laser dual_processor extra_memory
fire_control flywheel fourth_gear gyroscopic_stabilizer high_power_laser mechanical_arm mini_howitzer power_down_shield pressor_beam
radio_control ramming_gear rear_firing_laser recompile reverse_gear scrambler superior_archive tractor_beam
"""
PRINTED = {
    "Flag Fry": "one_option",
    "Marathon Madness": "one_option",
    "War Zone": "war_zone",
    "Tricksy": "tricksy",
    "Interference": "interference",
}


def asked(word: int, *sizes: int) -> list[int]:
    """below() of a word for each size, always of the rest that the one before has left."""
    answers = []
    for size in sizes:
        answer, word = divmod(word * size, 1 << 32)
        answers.append(answer)
    return answers


def check_wishes(record: Any) -> None:
    """Who plays what."""
    if record.get("dice") is None or record["setup"]["scenario"]:
        return
    for purpose, (thing, every) in enumerate(WISHES[record["game"]].items(), 5):
        wished = [wish.get(thing) for wish in record["dice"]["wishes"]]
        free = Chance(record["seed"], 0).shuffled([one for one in every.split() if one not in wished], 0, purpose)
        right = [wish or free.pop() for wish in wished]
        expect([seat[thing] for seat in record["setup"]["seats"]], [right], f"the {thing} of each seat")


def ordered(number: int) -> list[int]:
    order = [0, 1, 2, 3]
    for last, other in ((3, number % 4), (2, number // 4 % 3), (1, number // 12)):
        order[last], order[other] = order[other], order[last]
    return order


def staying(word: int, lying: list[int], count: int, is_targets: bool) -> list[int]:
    """How many asteroids of each colour stay of those that lie there."""
    if count == 20:
        return lying
    if is_targets:
        left, (is_blue,) = count - 12, asked(word, 2)
        red = min(lying[0], max(left // 2 + left % 2 * (1 - is_blue), left - lying[2]))
        return [red, 4, min(lying[2], left - red), 4, 4]
    first, number = asked(word, 5, 24)
    ranks = [1 + rank for rank in ordered(number)]
    ranks.insert(first, 0)
    level = max(each for each in range(5) if sum(min(each, there) for there in lying) <= count)
    more = count - sum(min(level, there) for there in lying)
    richer = sorted((colour for colour in range(5) if lying[colour] > level), key=lambda colour: ranks[colour])[:more]
    return [min(level, there) + (colour in richer) for colour, there in enumerate(lying)]


def printed(mode: str) -> list[Any]:
    """The tiles of a printed layout that are drawn, as a layout has them."""
    text = {"targets": TARGETS, "drones": DRONES}.get(mode, RACING)
    kinds = [("asteroid", colour) for colour in STONES for _ in range(4)]
    kinds += [("gate", "red"), ("gate", "red"), ("gate", "white"), ("gate", "white")] if text == RACING else [("turret", "")] * 4
    hexes = [[int(digit, 16) for digit in at] for at in text.split()]
    return [{"kind": kind, "colour": colour, "at": at} for (kind, colour), at in zip(kinds, hexes, strict=False)]


def placed(words: tuple[int, list[int]], tiles: list[Any], names: list[str], stay: int) -> dict[str, Any]:
    """Up to four tiles of a kind in their drawn order; a name or heading that the layout gives is not drawn."""
    number, turns = words
    given = {place: name_of(tile) for place, tile in enumerate(tiles) if name_of(tile) in names}
    free = iter([name for name in names if name not in given.values()])
    found: dict[Any, Any] = {}
    for place, turn in zip(ordered(number), turns, strict=False):
        name = given[place] if place in given else next(free)
        if place < len(tiles) and len(found) < stay:
            found[name] = [tiles[place]["at"], HEADINGS.index(tiles[place]["one_faces"]) if tiles[place].get("one_faces") else turn]
    return found


def name_of(tile: Any) -> str:
    symbol = tile.get("symbol")
    number = tile.get("priority") or (symbol + 20 if symbol and tile["kind"] == "gate" else symbol)
    return f"{tile['kind']} {number}"


def layout(chance: Chance, setup: Any, mode: str) -> dict[str, Any]:
    """Where each tile lies, and where its edge 1 looks."""
    lying, words = (setup.get("layout") or {"tiles": printed(mode)})["tiles"], chance.draw(0, 2, 0) + chance.draw(0, 2, 1)
    of = {colour: [tile for tile in lying if tile["kind"] == "asteroid" and tile["colour"] == colour] for colour in STONES}
    asteroids = setup["asteroids"]
    count = 20 if isinstance(asteroids, list) else asteroids
    stay = staying(chance.draw(0, 2, 2)[0], [len(of[colour]) for colour in STONES], count, mode == "targets")
    tiles: dict[Any, Any] = {}
    for number, colour in enumerate(STONES):
        order, *turns = asked(words[number], 24, 6, 6, 6, 6)
        tiles |= placed((order, turns), of[colour], [f"asteroid {4 * number + at}" for at in range(1, 5)], stay[number])
    for name in [f"asteroid {priority}" for priority in asteroids] if isinstance(asteroids, list) else []:
        tiles.pop(name, None)
    tiles |= gates(words[5], [tile for tile in lying if tile["kind"] == "gate"])
    if mode == "drones":
        order, *turns = asked(words[6], 24, 6, 6, 6, 6)
        tiles |= placed((order, turns), [tile for tile in lying if tile["kind"] == "turret"], [f"turret {at}" for at in range(1, 5)], 4)
    return tiles


def gates(word: int, lying: list[Any]) -> dict[str, Any]:
    numbers, tiles = asked(word, 2, 6, 6, 2, 6, 6), {}
    for first, colour, (swap, *turns) in ((21, "red", numbers[:3]), (23, "white", numbers[3:])):
        pair = [tile for tile in lying if tile["colour"] == colour]
        for place, tile in enumerate(pair):
            if name_of(tile) in (f"gate {first}", f"gate {first + 1}"):
                swap = place ^ (name_of(tile) == f"gate {first + 1}")
        for at, turn in enumerate(turns):
            if at ^ swap < len(pair):
                tile = pair[at ^ swap]
                tiles[f"gate {first + at}"] = [tile["at"], HEADINGS.index(tile["one_faces"]) if tile.get("one_faces") else turn]
    return tiles


class Swarm(Dice):
    """The dice and tiles of Asteroyds."""

    def __init__(self, setup: Any, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.found, start = "up to round {}, all draws", setup["scenario"] or setup
        first = start["first_seat"]
        self.first = asked(chance.draw(0, 2, 1)[3], len(setup["seats"])) if first is None else [first]
        self.tiles = {} if setup["scenario"] else layout(chance, setup, self.rules["mode"])
        for tile in start.get("tiles", ()):
            name = f"{tile['kind']} {tile.get('priority') or tile.get('symbol')}"
            self.tiles[name] = [tile["at"], HEADINGS.index(tile.get("one_faces", "E"))]

    def tell(self, told: Any) -> None:
        if told.get("kind") == "RoundBegan":
            expect(told["first_seat"], range(6) if self.when else self.first, "the first player")
        super().tell(told)
        match told:
            case {"kind": "DieCalled", "colour": die, "number": number}:
                expect(number, [self.dice[die]], f"the {die} die as it was called in round {self.when}")
                self.number = number
            case {"kind": "DroneLaunched", "tile": tile}:
                self.tiles[tile] = list(self.tiles[tile.replace("drone", "turret")])
            case {"kind": "TileMoved" | "TilePushed" | "TileBlocked" | "PushFailed" as kind, "tile": tile}:
                expect(tile, self.tiles, f"a tile that moves in round {self.when}")
                mover = told["by"] if kind == "TilePushed" else tile.replace("drone", "turret")
                self.move(told, tile, self.tiles[mover][1])

    def move(self, told: Any, tile: str, turn: int) -> None:
        """It goes, or wants to go, where the edge with the number on the die looks; one that is pushed, where its pusher goes."""
        (row, column), heading = self.tiles[tile][0], HEADINGS[(turn + EDGES.index(self.number)) % 6]
        east = {"E": 1, "W": -1, "NE": row % 2, "SE": row % 2, "NW": row % 2 - 1, "SW": row % 2 - 1}[heading]
        ahead = [row + {"N": -1, "S": 1}.get(heading[0], 0), column + east]
        way = [told["from"], told["to"]] if "to" in told else [told["at"], told["heading"]]
        expect(way, [[[row, column], ahead if "to" in told else heading]], f"the way of {tile} in round {self.when}")
        self.tiles[tile][0] = told.get("to", [row, column])


def specials(course: Any) -> list[str]:
    """The special rules of a course that matter to chance."""
    own = course.get("special") if isinstance(course, dict) else PRINTED.get(course, "")
    return own if isinstance(own, list) else [str(own)]


class Rally(Cards):
    """The cards of RoboRally, wherever they go, and its options. A place can also be a seat with "flywheel" or "conditional_program"."""

    def __init__(self, setup: Any, chance: Chance) -> None:
        super().__init__(setup, chance)
        start, seats, first, self.discards = setup["scenario"] or {}, len(setup["seats"]), setup["first_seat"], list[int]()
        rules = specials(setup["course"])
        players = seats // 2 if "interference" in rules and not start else seats
        first = asked(chance.draw(0, 2, 0)[0], players)[0] if first is None else first
        docks = [(first + at) % players + at // players * players for at in range(seats)]
        robots = start.get("robots") or [{"seat": seat, "dock": at} for at, seat in enumerate(docks)]
        self.docks = [robot["seat"] for robot in sorted(robots, key=lambda robot: robot["dock"])]
        self.held = {(robot["seat"], int(at)): cards for robot in robots for at, cards in robot.get("locked", {}).items()}
        self.held |= {(robot["seat"], "flywheel"): [robot["flywheel"]] for robot in robots if robot.get("flywheel")}
        self.locked = set(self.held)
        self.options = {robot["seat"]: list(robot.get("options", ())) for robot in robots}
        self.pile, self.gone = list(start.get("option_deck", ())), list(start.get("option_discards", ()))
        self.drafts: dict[int, list[str]] = {}
        if setup["options"] and not start:
            self.deal_options(rules, setup["options_at_start"])

    def deal_options(self, rules: list[str], count: int) -> None:
        self.pile = self.chance.shuffled(OPTIONS.split(), 0, 8)
        for seat in self.docks * (count + rules.count("one_option") + rules.count("war_zone")):
            self.options[seat].append(self.pile.pop(0))
        self.drafts = {seat: [self.pile.pop(0) for _ in range(3)] for seat in self.docks if "tricksy" in rules}

    def tell(self, told: Any) -> None:
        self.found, self.lost, self.is_hidden = "up to turn {}, all draws", False, False
        self.prepare(told)
        super().tell(told)
        if told.get("kind") == "CardReplaced":
            self.held[told["seat"], told["register"]] += self.held.pop((told["seat"], told["option"]), [])

    def prepare(self, told: Any) -> None:
        """What comes before cards are drawn, or looked at."""
        match told:
            case {"kind": "TurnBegan"}:
                self.discards, self.purpose, self.to_deal, self.wanted = [], 16, list(self.docks), 1
            case {"kind": "CardsDealt", "seat": seat}:
                expect(seat, self.to_deal, f"who is dealt cards next in turn {self.when}, by dock order")
                del self.to_deal[: self.to_deal.index(seat) + 1]
                self.shut = set(self.locked)
            case {"decision": "recompile", "seat": seat}:
                self.wanted = len(self.held[seat, "hand"])
                self.discard((seat, "hand"))
            case {"kind": "HandRecompiled"}:
                self.wanted = 1
            case {"kind": "DeckShuffled"}:
                expect(len(self.deck), range(self.wanted), f"how many cards are left when the deck is shuffled again in turn {self.when}")
                self.purpose += 1
                self.deck, self.discards = self.deck + self.chance.shuffled(self.discards, self.when, self.purpose), []
            case {"kind": "RegisterUnlocked" | "CardReplaced", "seat": seat, "register": register}:
                self.discard((seat, register))
            case {"kind": "RobotDestroyed", "seat": seat}:
                self.discard(*[(seat, register) for register in range(1, 6)])
            case {"kind": "RegisterBegan", "register": register}:
                self.register = register
            case {"kind": "CoinFlipped", "seat": seat, "heads": heads}:
                (right,) = asked(self.chance.draw(self.when, 5, 8 * (self.register - 1) + seat)[0], 2)
                expect(heads, [bool(right)], f"the coin of seat {seat} in turn {self.when}, whether it shows heads")
            case {"kind": "DecisionAsked", "question": "home", "about": team}:
                expect(team, asked(self.chance.draw(0, 6, 0)[0], 2), "the team that chooses its home")
            case {"kind": "OptionDrawn", "seat": seat, "option": option}:
                self.draw_option(seat, option)
            case {"kind": "OptionDiscarded", "seat": seat, "option": option}:
                self.discard_option(seat, option)
            case {"decision": decision, "program": program}:
                self.put(program, decision == "time_out")

    def discard(self, *places: Any) -> None:
        for place in places:
            self.discards += self.held.pop(place, [])

    def draw_option(self, seat: int, option: str) -> None:
        if not self.pile and seat not in self.drafts:
            self.pile, self.gone = self.chance.shuffled(self.gone, self.when, 8), []
        right = self.drafts.pop(seat, []) or [self.pile.pop(0) for _ in self.pile[:1]]
        expect(option, right, f"the option that seat {seat} draws in turn {self.when}")
        self.pile += [other for other in right if other != option]
        self.options[seat].append(option)

    def discard_option(self, seat: int, option: str) -> None:
        expect(option, self.options[seat], f"the option that seat {seat} loses in turn {self.when}")
        self.options[seat].remove(option)
        self.gone.append(option)
        self.discard((seat, option))

    def put(self, program: Any, is_late: bool) -> None:
        """The cards of a program leave the hand, or the Flywheel."""
        seat = program["seat"]
        hand, wheel = self.held.setdefault((seat, "hand"), []), self.held.setdefault((seat, "flywheel"), [])
        kept = (program.get("answers", {}).get("conditional_program") or {}).get("card")
        places = [*enumerate(program.get("registers") or (), 1), ("conditional_program", [kept]), ("flywheel", [program.get("flywheel")])]
        for place, cards in [(place, cards) for place, cards in places if cards and cards[0]]:
            for card in cards:
                expect(card, hand + wheel, f"what seat {seat} puts in turn {self.when}")
                (wheel if card in wheel else hand).remove(card)
            self.held[seat, place] = list(cards)
        self.locked.add((seat, "flywheel"))
        if is_late:
            self.fill(seat, hand)
        self.discard((seat, "hand"))

    def fill(self, seat: int, hand: list[int]) -> None:
        """Time was up."""
        places = [(seat, register) for register in range(1, 6) if (seat, register) not in self.shut]
        empty = [place for place in places if not self.held.get(place)]
        doubles = [place for place in places if len(self.held.get(place, [])) > 1]
        for place in [(seat, "conditional_program"), *doubles, (seat, "flywheel")]:
            if len(hand) < len(empty) and self.held.get(place):
                hand.append(self.held[place].pop())
        for _, register in empty[: len(hand)]:
            word = self.chance.draw(self.when, 4, 5 * seat + register - 1)[0]
            self.held[seat, register] = [hand.pop(asked(word, len(hand))[0])]


def check_all(record: Any) -> str:
    found = check(record, Swarm, Rally)
    check_wishes(record)
    return found


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        print(check_all(json.load(file)))
