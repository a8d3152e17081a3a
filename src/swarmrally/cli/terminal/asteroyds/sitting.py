"""A game from the first dice to the end: people plan at the table through a front."""

from __future__ import annotations

from typing import Protocol

from swarmrally.asteroyds.components.events import DECISION_ASKED
from swarmrally.asteroyds.components.state import QUESTIONS, State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.view import SPECTATOR
from swarmrally.kernel.events import FIRST, KIND
from swarmrally.kernel.fields import from_bytes
from swarmrally.kernel.hexes import OFF
from swarmrally.table.local import TableHere


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


def play_to_the_end(here: TableHere, front: Front) -> None:
    """From wherever the game is; Quit when somebody leaves."""
    while here.is_on:
        shown, before = seen(here, SPECTATOR), len(here.rows)
        if here.play.stage == "deciding":
            somebody_decides(here, front, shown)
        else:
            everyone_plans(here, front)
        front.tell(shown, here.rows[before:])
        if here.play.stage != "deciding":
            front.read_on(shown, people_are_out=all(shown.craft_cell[seat] == OFF for seat in here.people))


def seen(here: TableHere, seat: int) -> State:
    return from_bytes(State, here.play.sight(seat))


def everyone_plans(here: TableHere, front: Front) -> None:
    """A2.1 In secret."""
    for seat in here.play.awaited():
        if seat in here.people:
            here.seal(seat, front.plan(seen(here, seat), seat))
    here.let_bots_choose()


def somebody_decides(here: TableHere, front: Front, shown: State) -> None:
    seat, question = int(shown.asked_seat), str(QUESTIONS[shown.question])
    if seat in here.people:
        here.answer(seat, front.decide(shown, seat, question, points_at_stake(here.rows)))
    else:
        here.let_bots_choose()


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
