"""What the ace would do, for somebody who practises. Nothing of it is written, and nobody else is told."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from swarmrally.bots import Advice
from swarmrally.kernel.refusal import Refusal
from swarmrally.table.commands import Caller
from swarmrally.table.commands.expecting import expect_awaited, expect_planning, own_seat
from swarmrally.table.table import Table
from swarmrally.table.waking import Owner, Task, Thought, task_for


class Hint(Struct, frozen=True):
    """A plan, the events that it would lead to if nobody else did anything, and what the ace expects of it."""

    plan: Raw
    events: Raw
    goals: float
    """Gates, drones, targets or flags."""
    damage: float
    risk: float
    """How likely the craft is destroyed, or the robot loses a life."""
    thought: int
    """For how many milliseconds the ace has thought."""


def task_of(table: Table, by: Caller, number: int, owner: Owner = (), seat: int | None = None) -> Task:
    """What the ace is asked, or a Refusal."""
    if not table.settings.practice:
        raise Refusal("", "no_practice")
    play = expect_planning(table, by, number)
    seat = own_seat(table, by.player, seat)
    expect_awaited(play, seat)
    return task_for(table, seat, "ace", by.at, owner, advises=True)


def hint_from(table: Table, by: Caller, task: Task, thought: Thought) -> Hint:
    """A Refusal when the table has gone on meanwhile."""
    play, seat = expect_planning(table, by, task.round), own_seat(table, by.player, task.seat)
    advice: Advice = thought.choice
    plan = play.check_plan(seat, msgspec.json.encode(advice.plan))
    events = Raw(play.preview(seat, bytes(plan), with_swarm=True).encode())
    return Hint(plan, events, advice.goals, advice.damage, advice.risk, thought.took)
