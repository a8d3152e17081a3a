"""A game from the first deal to the end: people program through a front, bots by their views."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Protocol

from swarmrally.bots import Bot
from swarmrally.bots.chances import bots_seed
from swarmrally.cli.terminal.roborally.questions import asked
from swarmrally.cli.terminal.words import Names
from swarmrally.roborally.forms import LiveProgram
from swarmrally.roborally.game import Game
from swarmrally.roborally.state import State
from swarmrally.roborally.view import SPECTATOR, view

Rows = list[list[int]]


@dataclass(frozen=True)
class Made:
    """What a person's programming came to: a program that is done, one whose time ran out, or the wish for another hand."""

    program: LiveProgram
    timed_out: bool = False
    recompiles: bool = False


@dataclass(frozen=True)
class Asking:
    """A decision with its closed list of answers, the default first."""

    seat: int
    question: str
    about: int
    answers: list[Any]

    def words(self, names: Names) -> str:
        return asked(self.question, self.about, names)


class Front(Protocol):
    """What people see and how they answer."""

    def tell(self, shown: State, rows: Rows) -> None:
        """Tells the events that followed `shown`, and folds them into it."""

    def program(self, seen: State, seat: int) -> Made:
        """A person's program."""

    def without_cards(self, seen: State, seat: int) -> LiveProgram:
        """The policies of a person whose robot has no cards this turn."""

    def decide(self, shown: State, asking: Asking) -> Any:
        """A person's answer: one of the list."""

    def read_on(self, shown: State, people_are_out: bool) -> None:
        """Lets people read what happened before the next turn is programmed."""


def play_to_the_end(game: Game, people: Collection[int], front: Front, bot: Bot) -> None:
    """From wherever the game is; Quit when somebody leaves."""
    while not game.is_over:
        if game.question is not None:
            answer(game, people, front, bot)
        else:
            everyone_programs(game, people, front, bot)
            told(game, front, game.run)
        if game.question is None and (game.is_programming or game.is_over):
            front.read_on(view(game.state, SPECTATOR), people_are_out=not any(game.may_order(seat) for seat in people))


def told(game: Game, front: Front, act: Any, *given: Any) -> None:
    """Does something, and tells all that came of it."""
    shown, before = view(game.state, SPECTATOR), len(game.told)
    act(*given)
    front.tell(shown, [row for stretch in game.told[before:] for row in stretch])


def answer(game: Game, people: Collection[int], front: Front, bot: Bot) -> None:
    """R9.28 The seat that was asked decides."""
    assert game.question is not None
    seat, question = game.question
    asking = Asking(seat, question, int(game.state.asked_about), game.answers)
    if seat in people:
        chosen = front.decide(view(game.state, SPECTATOR), asking)
    else:
        chosen = bot.answer(game.course, view(game.state, seat), seat, asking.answers, bots_seed(game.seed))
    told(game, front, game.answer, seat, chosen)


def everyone_programs(game: Game, people: Collection[int], front: Front, bot: Bot) -> None:
    """R3.1 In secret: bots get what their seats may see."""
    told(game, front, bots_program, game, people, bot)
    for seat in people:
        if seat in game.to_program():
            person_programs(game, people, seat, front, bot)
        elif game.may_order(seat) and not game.state.to_program[seat]:
            game.program(front.without_cards(view(game.state, seat), seat))


def bots_program(game: Game, people: Collection[int], bot: Bot) -> None:
    for seat in game.to_program():
        if seat not in people:
            game.program(bot.plan(game.course, view(game.state, seat), seat, bots_seed(game.seed)))


def person_programs(game: Game, people: Collection[int], seat: int, front: Front, bot: Bot) -> None:
    """R3.2, R9.22 Until the program is done: another hand may come first, and a decision about its price."""
    while seat in game.to_program():
        made = front.program(view(game.state, seat), seat)
        if made.recompiles:
            told(game, front, game.recompile, seat)
            while game.question is not None:
                answer(game, people, front, bot)
        else:
            told(game, front, game.time_out if made.timed_out else game.program, made.program)
