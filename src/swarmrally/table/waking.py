"""What a table does by itself when its time has come, and what bots write."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from swarmrally.bots import Act
from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries as log
from swarmrally.table.clock import GRACE, LEAST_AFTER_RESTART
from swarmrally.table.settings import BotName
from swarmrally.table.table import Table

MOST_MISSED = 2
"""Whoever misses so many plans in a row has gone: a bot takes over."""


def wake(table: Table, now: int, is_attended: bool = False) -> Iterator[log.Body]:
    """Each entry is folded before the next one is asked for."""
    idle = table.idle_at()
    if idle is not None and now >= idle:
        yield log.KeptOpen() if is_attended and table.phase == "open" else log.Closed("idle")
        return
    if table.deadline is None or now < table.deadline + GRACE:
        return
    play = table.playing()
    if play.stage == "planning":
        yield log.TimedOut()
    else:
        yield log.Answered(play.awaited()[0], play.answers()[0], by="clock")
    for seat in table.people_now():
        if table.phase == "playing" and table.chairs[seat].missed >= MOST_MISSED:
            yield log.BotTookOver(seat, "rookie")
    if table.is_left_to_bots():
        yield log.Closed("idle")


def ended(table: Table) -> Iterator[log.Body]:
    """What has to be written when something was done."""
    if table.is_too_long():
        yield log.Closed("rounds")


def move_clock(table: Table, now: int, away: int) -> Iterator[log.Body]:
    """No server was up for `away` milliseconds: that time does not count, and nobody is hurried at once."""
    if table.deadline is not None:
        deadline = max(table.deadline + away, now + LEAST_AFTER_RESTART)
        if deadline != table.deadline:
            yield log.ClockMoved(deadline)


Owner = tuple[str, ...]
"""Who has to answer for what is asked: an address and a player, or the player alone where no address is known."""
PLAN = -1
"""Stands for the number of a decision where a plan is wanted."""


class Task(Struct, frozen=True):
    """What a bot is asked: all it knows is a seat's view."""

    game: str
    setup: bytes
    sight: bytes
    seat: int
    bot: BotName
    seed: int
    round: int
    decision: int
    answers: list[Any] | None
    """To choose from; None when a plan is wanted."""
    seconds: float | None
    """How long the table will wait."""
    advises: bool = False
    """Whether a person asks, who also wants to know what is expected of the plan."""
    owner: Owner = ()
    """For whom the bot plays: the host, or whoever wants a hint."""

    @property
    def key(self) -> tuple[int, int, int]:
        return self.seat, self.round, self.decision if self.answers is not None else PLAN


class Thought(NamedTuple):
    """What a bot has chosen, and for how many milliseconds it thought; or why it has not."""

    choice: Any
    took: int = 0
    why: str | None = None


def tasks(table: Table, now: int, asked: Collection[tuple[int, int, int]] = (), owner: Owner = ()) -> list[Task]:
    """What is wanted of bots now, and was not asked yet."""
    if table.phase != "playing" or table.paused:
        return []
    play = table.playing()
    number = PLAN if play.stage == "planning" else table.decision
    wanted = [(seat, table.chairs[seat].bot) for seat in play.awaited() if (seat, play.round, number) not in asked]
    return [task_for(table, seat, bot, now, owner) for seat, bot in wanted if bot is not None]


def task_for(table: Table, seat: int, bot: BotName, now: int, owner: Owner = (), advises: bool = False) -> Task:
    play = table.playing()
    return Task(
        table.settings.game,
        bytes(table.started_setup or b""),
        play.sight(seat),
        seat,
        bot,
        bot_seed(table, seat),
        play.round,
        table.decision,
        play.answers() if play.stage == "deciding" else None,
        None if table.deadline is None else max(0, table.deadline - now) / 1000,
        advises,
        owner,
    )


def bot_seed(table: Table, seat: int) -> int:
    """The same on every server, and from which nobody gets back to the game's seed."""
    words = f"bot {table.seed} {table.playing().round} {table.decision} {seat}"
    return int.from_bytes(blake2b(words.encode(), digest_size=6).digest())


def chosen(table: Table, task: Task, thought: Thought) -> Iterator[log.Body]:
    """What a bot has chosen, or for one that failed its draft or an idle plan; nothing when the table has gone on without it."""
    if is_wanted(table, task):
        yield planned(table, task.seat, thought) if task.answers is None else answered(table, task.seat, thought)
    if table.is_left_to_bots():
        yield log.Closed("idle")


def is_wanted(table: Table, task: Task) -> bool:
    """Whether the table still waits for this bot to do this."""
    if table.phase != "playing" or table.paused or table.chairs[task.seat].bot is None:
        return False
    play = table.playing()
    asked = table.decision if play.stage == "deciding" else PLAN
    return task.key == (task.seat, play.round, asked) and task.seat in play.awaited()


def planned(table: Table, seat: int, thought: Thought) -> log.Sealed | log.Acted:
    try:
        if thought.why is not None:
            raise Refusal("", "no_choice", why=thought.why)
        if isinstance(thought.choice, Act):
            table.playing().check_action(seat, thought.choice.action)
            return log.Acted(seat, thought.choice.action)
        return log.Sealed(seat, table.playing().check_plan(seat, msgspec.json.encode(thought.choice)), by="bot", thought=thought.took)
    except Refusal as refusal:
        return log.Sealed(seat, last_draft(table, seat), by="bot", why=refusal.reason)


def answered(table: Table, seat: int, thought: Thought) -> log.Answered:
    play = table.playing()
    try:
        if thought.why is not None:
            raise Refusal("", "no_choice", why=thought.why)
        play.check_answer(seat, thought.choice)
        return log.Answered(seat, thought.choice, by="bot")
    except Refusal as refusal:
        return log.Answered(seat, play.answers()[0], by="bot", why=refusal.reason)


def last_draft(table: Table, seat: int) -> Raw:
    play = table.playing()
    try:
        return play.check_plan(seat, table.drafts[seat])
    except (KeyError, Refusal):
        return play.idle_plan(seat)
