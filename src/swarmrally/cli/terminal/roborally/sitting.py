"""A game from the first deal to the end: people program at the table through a front."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from swarmrally.cli.terminal.roborally.questions import asked
from swarmrally.cli.terminal.words import Names
from swarmrally.kernel.fields import from_bytes
from swarmrally.roborally.components.state import QUESTIONS, State, is_here
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.view import SPECTATOR
from swarmrally.table.commands import Act
from swarmrally.table.local import TableHere

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


def play_to_the_end(here: TableHere, front: Front) -> None:
    """From wherever the game is; Quit when somebody leaves."""
    while here.is_on:
        if here.play.stage == "deciding":
            somebody_decides(here, front)
        else:
            everyone_programs(here, front)
        if here.play.stage != "deciding":
            shown = seen(here, SPECTATOR)
            front.read_on(shown, people_are_out=not any(is_in_game(shown, seat) for seat in here.people))


def seen(here: TableHere, seat: int) -> State:
    return from_bytes(State, here.play.sight(seat))


def is_in_game(shown: State, seat: int) -> bool:
    return bool(is_here(shown, seat) or shown.robot_sits_out[seat])


def told(here: TableHere, front: Front, act: Callable[..., None], *given: Any) -> None:
    """Does something, and tells all that came of it."""
    shown, before = seen(here, SPECTATOR), len(here.rows)
    act(*given)
    front.tell(shown, here.rows[before:])


def somebody_decides(here: TableHere, front: Front) -> None:
    """R9.28 The seat that was asked decides."""
    shown = seen(here, SPECTATOR)
    seat = int(shown.asked_seat)
    if seat in here.people:
        asking = Asking(seat, str(QUESTIONS[shown.question]), int(shown.asked_about), here.play.answers())
        told(here, front, here.answer, seat, front.decide(shown, asking))
    else:
        told(here, front, here.let_bots_choose)


def everyone_programs(here: TableHere, front: Front) -> None:
    """R3.1 In secret. The turn runs when the last program is done, so those who have only policies come first."""
    turn = here.play.round
    for seat in here.people:
        if seat not in here.play.awaited() and here.play.may_order(seat):
            here.seal(seat, front.without_cards(seen(here, seat), seat))
    told(here, front, here.let_bots_choose)
    for seat in here.people:
        person_programs(here, front, turn, seat)
    if is_programming(here, turn):
        told(here, front, here.time_is_up)


def is_programming(here: TableHere, turn: int) -> bool:
    """Whether somebody's program for this turn is not done."""
    return here.play.stage == "planning" and here.play.round == turn


def person_programs(here: TableHere, front: Front, turn: int, seat: int) -> None:
    """R9.22 Until the program is done: another hand may come first, and a decision about its price.

    R3.2 What somebody has put when the time is up is filled when the others are done.
    """
    while is_programming(here, turn) and seat in here.play.awaited():
        made = front.program(seen(here, seat), seat)
        if made.timed_out:
            here.draft(seat, made.program)
            return
        if made.recompiles:
            told(here, front, here.do, seat, Act(turn, "recompile", seat))
            while here.play.stage == "deciding":
                somebody_decides(here, front)
        else:
            told(here, front, here.seal, seat, made.program)
