"""All attacks by name: a function is one connection's life, and runs again when it ends."""

from __future__ import annotations

import importlib
from collections.abc import Awaitable, Callable

from msgspec import Struct

from swarmrally.cli.bench.attacks.connection import Attacker
from swarmrally.cli.bench.attacks.siege import Ground

Work = Callable[[Attacker], Awaitable[None]]
FAMILIES = ("frames", "messages", "heads", "bodies", "connections", "work", "tables", "gallery", "guesses")
MB = 1_000_000
SLOW, FAST = 1.5 * MB, 15 * MB
"""Bytes a second of one attack: what one stranger can send from home, and from a rented machine."""


class Attack(Struct, frozen=True):
    name: str
    family: str
    what: str
    work: Work
    lines: int
    """Connections at a time from one address."""
    rate: float
    on_long_games: bool

    def lines_of_each(self, ground: Ground) -> int:
        """From each address; how many connections there are in all has a bound."""
        return max(1, min(self.lines, ground.most_lines // len(ground.addresses)))


ATTACKS: dict[str, Attack] = {}


def attack(lines: int = 1, rate: float = SLOW, on_long_games: bool = False) -> Callable[[Work], Work]:
    """Lists a function as an attack; its first line says what it does."""

    def listed(work: Work) -> Work:
        name = getattr(work, "__name__", "")
        family = work.__module__.rpartition(".")[2]
        ATTACKS[name] = Attack(name, family, (work.__doc__ or "").partition("\n")[0], work, lines, rate, on_long_games)
        return work

    return listed


def all_attacks() -> dict[str, Attack]:
    for family in FAMILIES:
        importlib.import_module(f"swarmrally.cli.bench.attacks.{family}")
    return ATTACKS
