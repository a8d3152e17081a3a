"""A game from the first dice to the end: people plan through a front, bots by their views."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from swarmrally.asteroyds.events import DECISION_ASKED
from swarmrally.asteroyds.forms import LivePlan
from swarmrally.asteroyds.game import Game
from swarmrally.asteroyds.state import State
from swarmrally.asteroyds.view import SPECTATOR, view
from swarmrally.bots import Bot
from swarmrally.bots.chances import bots_seed
from swarmrally.kernel.events import FIRST, KIND


class Front(Protocol):
    """What people see and how they answer."""

    def tell(self, shown: State, rows: list[list[int]]) -> None:
        """Tells the events that followed `shown`, and folds them into it."""

    def plan(self, seen: State, seat: int) -> LivePlan:
        """A person's plan, sealed or as it stood when the time was up."""

    def decide(self, shown: State, seat: int, question: str, points: int) -> bool:
        """A person's answer in mid-flight."""

    def read_on(self, shown: State, people_are_out: bool) -> None:
        """Lets people read what happened before the next round is planned."""


def play_to_the_end(game: Game, people: Collection[int], front: Front, bot: Bot) -> None:
    """From wherever the game is; Quit when somebody leaves."""
    rows = game.told[-1]
    while not game.is_over:
        shown = view(game.state, SPECTATOR)
        if game.question is not None:
            seat, question = game.question
            if seat in people:
                yes = front.decide(shown, seat, question, points_at_stake(rows))
            else:
                yes = bot.answer(game.board, view(game.state, seat), seat, [False, True], bots_seed(game.seed))
            rows = game.answer(seat, yes)
        else:
            everyone_plans(game, people, front, bot)
            shown = view(game.state, SPECTATOR)
            rows = game.fly()
        front.tell(shown, rows)
        if game.question is None:
            front.read_on(shown, people_are_out=not set(people) & set(game.pilots_flying()))


def everyone_plans(game: Game, people: Collection[int], front: Front, bot: Bot) -> None:
    """A2.1 In secret: bots get what their seats may see."""
    for seat in game.pilots_flying():
        if seat in people:
            game.plan(front.plan(view(game.state, seat), seat))
        else:
            game.plan(bot.plan(game.board, view(game.state, seat), seat, bots_seed(game.seed)))


def points_at_stake(rows: list[list[int]]) -> int:
    """The damage that the pending question is about."""
    return next((row[FIRST + 2] for row in reversed(rows) if row[KIND] == DECISION_ASKED), 0)


def choices(question: str, points: int, damage: int) -> tuple[str, str, str]:
    """The question, and what yes and no cost (A5.3, A5.4, A7.4)."""

    def cost(taken: int) -> str:
        total = damage + taken
        return f"{taken} damage, {total} of 6" + (" and the end" if total >= 6 else "")

    if question == "ram":
        yes = f"{cost(points)}, the asteroid is gone and you fly on; once a game"
        return "You have flown into an asteroid. Destroy it?", yes, f"{cost(points - 2)}, the rest of your plan is lost"
    return "Raise the emergency shield?", f"{cost(points - 1)}; once a game", cost(points)
