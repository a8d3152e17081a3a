"""The state's fields in groups: what a position reads and writes at once."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from swarmrally.asteroyds.components.state import NOT_FINISHED, SEATS, State
from swarmrally.kernel.fields import Span
from swarmrally.kernel.hexes import OFF

ROUND = Span(State, "round_number", "round_number")
RULES = Span(State, "mode", "targets_needed")
SEATING = Span(State, "seats", "first_seat")
DICE_ROLL = Span(State, "dice", "dice_order")
OUTCOME = Span(State, "over", "winners")
TILE_FACTS = Span(State, "tile_cell", "drone_shot")
CRAFT_FACTS = Span(State, "craft_cell", "craft_platform")
PLANS = Span(State, "plan", "emergency_order")
TILE_MAP = Span(State, "tile_at", "tile_at")
CRAFT_MAP = Span(State, "craft_at", "craft_at")


class CraftFacts(NamedTuple):
    """One seat's numbers in CRAFT_FACTS, in its order."""

    cell: int = OFF
    heading: int = 0
    damage: int = 0
    tokens: int = 0
    finish: int = NOT_FINISHED
    shield: int = 1
    pilot: int = 0
    colour: int = 0
    team: int = 0
    ram_spent: int = 0
    power_spent: int = 0
    targets_taken: int = 0
    platform: int = OFF


def put_craft_facts(memory: bytearray, craft: list[CraftFacts]) -> None:
    """What is known of each seat."""
    rows = [*craft, *[CraftFacts()] * (SEATS - len(craft))]
    CRAFT_FACTS.put(memory, *chain.from_iterable(zip(*rows, strict=True)))


def craft_facts(memory: bytes) -> list[CraftFacts]:
    """By seat, those that nobody takes too."""
    numbers = CRAFT_FACTS.numbers(memory)
    return [CraftFacts(*numbers[seat::SEATS]) for seat in range(SEATS)]
