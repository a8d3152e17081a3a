"""Lines of decisions that lead to a position, also with what a what-if board has arranged between them; and what is counted there."""

from __future__ import annotations

import importlib
from typing import Annotated, Any, Literal, Protocol, cast

from msgspec import Meta, Raw, Struct

from swarmrally.study.puzzles.puzzle import Game

MOST_DECISIONS = 4_000
MOST_GAMES = 384
"""Games that a position is played out in at once, as a report does it: about a second."""
MOST_PLANS = 8


class Line(Struct, forbid_unknown_fields=True):
    """All that it takes to come to a position."""

    game: Game
    setup: Raw
    seed: Annotated[str, Meta(max_length=200)]
    decisions: Annotated[list[Raw], Meta(max_length=MOST_DECISIONS)]
    """As a record keeps them, and what was arranged between them."""


class Dice(Struct, forbid_unknown_fields=True, tag_field="decision", tag="dice"):
    """A2.1 This round's dice, as somebody says, in the order in which they move."""

    dice: dict[str, int]
    order: list[str]


class Draw(Struct, forbid_unknown_fields=True, tag_field="decision", tag="draw"):
    """Dice or hands of this round and of all later ones come from another seed."""

    seed: Annotated[str, Meta(max_length=200)]


class Odds(Struct):
    """How often each seat has won, in ten-thousandths, and the standard error of that."""

    played: int
    games: int
    chance: list[int]
    error: list[int]


class Tried(Struct):
    """A plan, and what it brings."""

    plan: Any
    chance: int
    error: int
    goals: int
    damage: int
    falls: int


class Best(Struct):
    """The best plans of a seat, the best first."""

    played: int
    most: int
    plans: list[Tried]


class Steps(Struct):
    """What was told after each decision, first what came before them; where the line has led to."""

    events: list[list[dict[str, Any]]]
    stage: Literal["planning", "deciding", "over"]
    snapshot: Any
    """As everybody may see it."""
    owns: list[Any]
    """By seat, what only this one may see: all of them, since nobody else plays here."""


class Standing(Protocol):
    """The end of a line. Whoever asks for chances and plans has the engine loaded: nothing is compiled for a question."""

    def __init__(self, line: Line) -> None: ...

    def odds(self, plans: dict[int, Raw], games: int) -> Odds:
        """With these plans; the other seats plan anew in each game."""

    def best(self, plans: dict[int, Raw], seat: int) -> Best:
        """From what the seat may know."""

    def steps(self) -> Steps: ...


def standing_at(line: Line) -> Standing:
    """A Refusal names the decision that can't be."""
    module = importlib.import_module(f"swarmrally.study.lines.{line.game}")
    return cast(Standing, module.Standing(line))
