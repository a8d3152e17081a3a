"""Orders: what is wanted of a course or a layout, and what can't be had together."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from msgspec import Struct, structs

from swarmrally.asteroyds.components.state import Mode
from swarmrally.kernel.refusal import Refusal

GameName = Literal["roborally", "asteroyds"]
Difficulty = Literal["easy", "middling", "hard", "very hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
Element = Literal["belts", "express", "gears", "pushers", "lasers", "walls", "pits", "repair", "upgrade", "pods", "asteroids", "platforms"]
ELEMENTS: dict[str, tuple[Element, ...]] = {
    "roborally": ("belts", "express", "gears", "pushers", "lasers", "walls", "pits", "repair", "upgrade"),
    "asteroyds": ("asteroids", "pods", "platforms"),
}
"""What can be wanted or unwanted, by game; all else is always there."""
SEATS = {"roborally": (2, 8), "asteroyds": (2, 6)}
MODES: tuple[Mode, ...] = get_args(Mode)

SECONDS_TO_PLAN = {"roborally": 60, "asteroyds": 60}
SECONDS_TO_WATCH = {"roborally": 5, "asteroyds": 4}
"""What a turn or a round takes: the planning, and for each seat the watching; a rule of thumb for people who know the game."""


class Range(NamedTuple):
    """The rounds or turns in which something can be had, both ends included."""

    least: int
    most: int


REACH: dict[str, dict[Difficulty, Range]] = {
    "roborally": {"easy": Range(5, 11), "middling": Range(8, 15), "hard": Range(12, 19), "very hard": Range(16, 24)},
    "racing": {"easy": Range(7, 10), "middling": Range(10, 13)},
    "shooting": {"easy": Range(7, 11)},
    "targets": {"easy": Range(6, 8)},
    "targets for two": {"easy": Range(9, 11)},
    "drones": {"easy": Range(7, 10)},
}
"""How long what is so hard can be: labour is the rounds, and as many again for each time that everybody is destroyed once."""


class Order(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is wanted; what is left out is chosen, and says so in `settled`."""

    game: GameName
    seats: int = 4
    rounds: int | None = None
    difficulty: Difficulty | None = None
    wanted: list[Element] = []
    unwanted: list[Element] = []
    mode: Mode | None = None
    """Of Asteroyds."""

    @property
    def field(self) -> str:
        """What `REACH` goes by: the game, in Asteroyds the mode."""
        if self.mode == "targets" and self.seats == 2:
            return "targets for two"
        return self.game if self.game == "roborally" else str(self.mode)


class Settled(NamedTuple):
    """An order with nothing left open."""

    game: GameName
    seats: int
    rounds: int
    difficulty: Difficulty
    wanted: tuple[Element, ...]
    unwanted: tuple[Element, ...]
    mode: Mode | None


def settled(order: Order) -> Settled:
    """The order with what it leaves open filled in, or a Refusal that says what can be had."""
    least, most = SEATS[order.game]
    if not least <= order.seats <= most:
        raise Refusal("/seats", "out_of_range", what="a number of players", least=least, most=most, got=order.seats)
    if order.game == "roborally" and order.mode is not None:
        raise Refusal("/mode", "not_here", expected="no mode in RoboRally: only Asteroyds has them")
    if order.game == "asteroyds" and order.mode is None:
        order = structs.replace(order, mode="racing")
    if order.mode == "targets" and order.seats % 2:
        raise Refusal("/seats", "not_here", expected=f"an even number in the mode targets, got {order.seats}")
    check_elements(order)
    difficulty, rounds = length_of(order)
    wanted, unwanted = (tuple(sorted(set(elements))) for elements in (order.wanted, order.unwanted))
    return Settled(order.game, order.seats, rounds, difficulty, wanted, unwanted, order.mode)


def check_elements(order: Order) -> None:
    known = ELEMENTS[order.game]
    for name, elements in (("wanted", order.wanted), ("unwanted", order.unwanted)):
        for number, element in enumerate(elements):
            if element not in known:
                raise Refusal(f"/{name}/{number}", "not_one_of", words=list(known), got=element)
    both = sorted(set(order.wanted) & set(order.unwanted))
    if both:
        raise Refusal("/unwanted", "not_here", expected=f"nothing that is wanted as well, {both[0]} is")
    if "belts" in order.unwanted and "express" in order.wanted:
        raise Refusal("/unwanted", "not_here", expected="belts, where express ones are wanted")
    hung = [element for element in ("lasers", "pushers") if element in order.wanted]
    if hung and "walls" in order.unwanted:
        raise Refusal("/unwanted", "not_here", expected=f"walls, where {hung[0]} are wanted: they hang on them")
    if order.mode == "targets" and "asteroids" in order.unwanted:
        raise Refusal("/unwanted", "not_here", expected="asteroids in the mode targets: they carry them")


def length_of(order: Order) -> tuple[Difficulty, int]:
    """How hard and how long: one follows from the other where it is left out, the easiest that fits or what is usual."""
    reach = REACH[order.field]
    if order.difficulty is not None and order.difficulty not in reach:
        raise Refusal("/difficulty", "not_one_of", words=list(reach), got=order.difficulty)
    ranges = {word: found for word, found in reach.items() if order.difficulty in (None, word)}
    if order.rounds is None:
        word = [*ranges][(len(ranges) - 1) // 2]
        return word, (ranges[word].least + ranges[word].most) // 2
    for word, (least, most) in ranges.items():
        if least <= order.rounds <= most:
            return word, order.rounds
    least, most = min(found.least for found in ranges.values()), max(found.most for found in ranges.values())
    raise Refusal("/rounds", "out_of_range", what="a number of rounds", least=least, most=most, got=order.rounds)


def rounds_in(minutes: int, game: GameName, seats: int) -> int:
    """How many rounds or turns so many minutes are."""
    return max(1, round(60 * minutes / seconds_each(game, seats)))


def minutes_for(rounds: float, game: GameName, seats: int) -> int:
    return round(rounds * seconds_each(game, seats) / 60)


def seconds_each(game: GameName, seats: int) -> int:
    return SECONDS_TO_PLAN[game] + SECONDS_TO_WATCH[game] * seats
