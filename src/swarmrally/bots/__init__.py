"""Bots: they plan from a seat's view and a seed, and can't see more than the seat does.

A bot is a module, `swarmrally.bots.GAME.NAME`, with the two functions that `Bot` lists. `bot("asteroyds", "rookie")` fetches one.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal

GAMES = ("asteroyds", "roborally")
NAMES = ("drifter", "rookie", "cadet", "racer", "veteran", "ace")
SEARCHING = NAMES[2:]
"""Those that need compiled code of their own; the others are as quick without."""


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
        raise Refusal("/game", "wrong_call", expected=f"{' or '.join(GAMES)}, got {str(game)[:40]}")
    if name not in NAMES:
        raise Refusal("/bot", "wrong_call", expected=f"{' or '.join(NAMES)}, got {str(name)[:40]}")
    return cast(Bot, import_module(f"swarmrally.bots.{game}.{name}"))


def adviser(game: str) -> Adviser:
    """The strongest bot for this game."""
    return cast(Adviser, bot(game, "ace"))


def check_budget(budget: Budget) -> None:
    """No time at all may be left, but less than that, or no nodes, would be a bot that plays below its name."""
    match budget:
        case Budget(int() | float() as seconds, None | int() as nodes) if seconds >= 0 and (nodes is None or nodes > 0):
            return
    raise Refusal("/budget", "wrong_call", expected=f"a Budget with seconds from 0, or nodes from 1, got {budget!r:.60}")


def get_ready(game: str, budget: Budget) -> None:
    """Before a search: compiled code is there from now on. With the compiler off, only nodes let a bot play as its name says."""
    check_budget(budget)
    if not make_ready(f"bots.{game}") and budget.nodes is None:
        raise Refusal(
            "/budget",
            "wrong_call",
            expected="nodes: the compiler is turned off, and in seconds a bot that searches would play below its name",
        )
