"""Bots: they plan from a seat's view and a seed, and can't see more than the seat does.

A bot is a module, `swarmrally.bots.GAME.NAME`, with the two functions that `Bot` lists. `bot("asteroyds", "rookie")` fetches one.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from swarmrally.kernel.compiler import is_compiled
from swarmrally.kernel.refusal import Refusal

GAMES = ("asteroyds", "roborally")
NAMES = ("drifter", "rookie", "cadet", "racer", "veteran", "ace")


class Budget(NamedTuple):
    """How long a bot may think about a plan: for so many seconds, or counted in nodes, which gives the same plan on every machine."""

    seconds: float = 0.25
    nodes: int | None = None

    def after(self, seconds: float) -> Budget:
        """What is left of it."""
        return Budget(max(0.0, self.seconds - seconds), self.nodes)


USUAL = Budget()


class Advice(NamedTuple):
    """A plan, and what is expected to come of it this round."""

    plan: Any
    goals: float
    """Gates, drones, targets or flags."""
    damage: float
    risk: float
    """How likely the craft is destroyed, or the robot loses a life."""


class Act(NamedTuple):
    """What a bot does before it plans, instead of a plan: it is asked again then."""

    action: str


class Bot(Protocol):
    """A player for one game. The same view, seed and nodes give the same choice; `board` is a Board in Asteroyds, a Course in RoboRally."""

    def plan(self, board: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL, /) -> Any:
        """A legal LivePlan, or LiveProgram, of the seat for the round that is being planned."""

    def answer(self, board: Any, seen: Any, seat: int, answers: list[Any], seed: int, /) -> Any:
        """One of `answers` to the question that the seat is asked; in Asteroyds they are [False, True]."""


class Adviser(Protocol):
    """A bot that can say what it expects of a plan."""

    def advice(self, board: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL, /) -> Advice:
        """The plan that `plan` would give, with what comes of it."""


def bot(game: str, name: str) -> Bot:
    """The bot of this name for this game, or a Refusal."""
    if game not in GAMES:
        raise Refusal("/game", f"expected {' or '.join(GAMES)}, got {game[:40]}")
    if name not in NAMES:
        raise Refusal("/bot", f"expected {' or '.join(NAMES)}, got {name[:40]}")
    return cast(Bot, import_module(f"swarmrally.bots.{game}.{name}"))


def adviser(game: str) -> Adviser:
    """The strongest bot for this game, or a Refusal while it would play like a rookie."""
    if not is_compiled(f"bots.{game}"):
        raise Refusal("", "expected the ace to be ready: its search is not compiled yet, ask again in a minute")
    return cast(Adviser, bot(game, "ace"))
