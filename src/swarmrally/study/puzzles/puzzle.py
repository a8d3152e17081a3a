"""A puzzle: a position, a goal, and what was proven about it. docs/puzzles.md tells what each field means."""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec
from msgspec import Raw, Struct

Game = Literal["asteroyds", "roborally"]
GAMES: tuple[Game, ...] = ("asteroyds", "roborally")
Kind = Literal["plain", "shown", "odd", "options"]
KINDS: dict[Game, tuple[Kind, ...]] = {"asteroyds": ("plain", "shown"), "roborally": ("plain", "odd", "options")}
"""What is mined: as usual; with the plans of all others; on courses with a rule of their own; with options."""
LEVELS = 5
MOST_SOLUTIONS = 8
"""A goal that can be reached in more ways than these is not asked for."""
At = tuple[int, int]


class Clause(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One part of a goal: something to be done, or a limit to be kept."""

    kind: str
    number: int | None = None
    """How many, or how many at most."""
    about: int | At | None = None
    """A symbol, a flag, a seat or a cell."""
    by: int | None = None
    """The last column or register that counts."""


class FlightPlan(Struct, forbid_unknown_fields=True):
    """A plan of Asteroyds; the emergency shield is never raised."""

    columns: list[str | None]
    energy: str
    ram: bool


class CardProgram(Struct, forbid_unknown_fields=True):
    """A program of RoboRally: cards by priority, nothing in a locked register."""

    registers: list[int | None]


Plan = FlightPlan | CardProgram


class Hint(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`kind` says which of the other fields it has."""

    kind: str
    at: At | None = None
    seat: int | None = None
    column: int | None = None
    action: str | None = None
    register: int | None = None
    card: int | None = None


class Wrong(Struct, forbid_unknown_fields=True):
    """The wrong plan that comes nearest."""

    plan: Raw
    missed: list[int]
    """The clauses that it misses."""
    near: int
    """How near it comes, in thousandths of a thing to be done."""


class Puzzle(Struct, forbid_unknown_fields=True):
    id: str
    seat: int
    position: Raw
    """As docs/positions.md describes it."""
    hand: list[int]
    """RoboRally: the cards to program with, by priority."""
    others: Literal["wait", "down", "shown"]
    """What they do: wait with their shields on, nothing because they are powered down, or run the programs that lie open."""
    goal: list[Clause]
    difficulty: int
    """In points: see docs/puzzles.md."""
    level: int
    """1 to 5: the fifth of the game's puzzles, by difficulty."""
    themes: list[str]
    rules: list[str]
    solutions: int
    """How many there are that differ in more than what comes after the goal is reached."""
    length: int
    """Columns or registers of the shortest one: in fewer the goal can't be reached."""
    solution: Raw
    wrong: Wrong
    hints: list[Hint]
    solvers: list[str]
    """The bots whose own plan for this moment reaches the goal."""


def id_of(position: bytes, hand: list[int], seat: int, goal: list[Clause]) -> str:
    """Eight digits that follow from what is asked."""
    asked = msgspec.json.encode([seat, hand, goal])
    return hashlib.sha256(position + b"\0" + asked).hexdigest()[:8]
