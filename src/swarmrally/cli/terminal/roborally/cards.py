"""Program cards and options as people read them."""

from __future__ import annotations

from collections.abc import Iterable

from swarmrally.roborally.components.cards import KINDS, kind_of_priority

SIGNS = {"u_turn": "↻", "rotate_left": "↰", "rotate_right": "↱", "back_up": "↓", "move_1": "↑", "move_2": "↑", "move_3": "↑"}
NAMES = {
    "u_turn": "U-Turn",
    "rotate_left": "Rotate Left",
    "rotate_right": "Rotate Right",
    "back_up": "Back Up",
    "move_1": "Move 1",
    "move_2": "Move 2",
    "move_3": "Move 3",
}
UNUSUAL = {
    "double_barreled_laser": "Double-Barreled Laser",
    "high_power_laser": "High-Power Laser",
    "main_laser": "main laser",
    "power_down_shield": "Power-Down Shield",
    "rear_firing_laser": "Rear-Firing Laser",
}
"""Options whose printed name is not simply its words."""
KEYS = "1234567890-="
"""The keys of a hand's cards, in its order."""


def kind(priority: int) -> str:
    return KINDS[kind_of_priority(priority)]


def name(priority: int) -> str:
    """R0.2 What a card says, and its priority."""
    return f"{NAMES[kind(priority)]} ({priority})"


def names(priorities: Iterable[int | None]) -> str:
    return " with ".join(name(priority) for priority in priorities if priority) or "nothing"


def sign(priority: int) -> str:
    return SIGNS[kind(priority)]


def title(option: str | None) -> str:
    """An option, or anything else that is named in one word, as a card prints it."""
    return UNUSUAL.get(str(option), str(option).replace("_", " ").title())
