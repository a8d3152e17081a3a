"""A table in this process, for one terminal, tests and tournaments: the same entries folded the same way, kept in a list."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec
from msgspec import Raw

from swarmrally.kernel.records import Record
from swarmrally.table import entries as log
from swarmrally.table.commands import Answer, Caller, Command, Draft, Seal
from swarmrally.table.desk.hall import choice_of
from swarmrally.table.folding.fold import write
from swarmrally.table.games.listing import Game
from swarmrally.table.games.playing import Play
from swarmrally.table.log import Entry
from swarmrally.table.owners import divided
from swarmrally.table.settings import BotName, Clock, Settings
from swarmrally.table.steady_time import Steady
from swarmrally.table.table import Table
from swarmrally.table.waking import Thought, chosen, tasks

HOST = "host"
NO_CLOCK = Clock(stopwatch="none", last_player=False, watching=False)
"""Whoever shows the table keeps its time."""


class Shown(Table):
    """A table that keeps all that has happened in its game."""

    def __init__(self) -> None:
        super().__init__("here")
        self.rows: list[list[int]] = []

    def hear(self, rows: list[list[int]]) -> None:
        self.rows += rows


class TableHere:
    def __init__(self, record: Record, bots: Sequence[BotName | None]) -> None:
        """Goes on from the record's last decision; `bots` says who plays each seat, None is a person.

        The record says whose seats are whose."""
        self.table = Shown()
        self.entries: list[Entry] = []
        self.now = Steady()
        self.is_resumed = bool(record.decisions)
        self.write(opening(record, bots))

    @property
    def play(self) -> Play:
        return self.table.playing()

    @property
    def rows(self) -> list[list[int]]:
        """All that has happened, as the engine wrote it."""
        return self.table.rows

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.table.chairs) if chair.is_person]

    @property
    def owners(self) -> dict[int, int]:
        """The seats where people play, each with the first seat of its player."""
        return self.table.owners_now()

    @property
    def is_on(self) -> bool:
        return self.table.phase == "playing"

    def do(self, seat: int, command: Command) -> None:
        """What the person on this seat asks for, or a Refusal."""
        by = Caller(player_on(self.table.together(seat)[0]), self.now(), random.SystemRandom())
        self.write(command.entries(self.table, by))

    def seal(self, seat: int, plan: Any) -> None:
        self.do(seat, Seal(self.play.round, Raw(msgspec.json.encode(plan))))

    def draft(self, seat: int, plan: Any) -> None:
        self.do(seat, Draft(self.play.round, Raw(msgspec.json.encode(plan))))

    def answer(self, seat: int, answer: Any) -> None:
        self.do(seat, Answer(self.table.decision, answer))

    def let_bots_choose(self) -> None:
        """Every bot that the table waits for plans, or answers, once."""
        for task in tasks(self.table, self.now()):
            self.write(chosen(self.table, task, Thought(choice_of(task))))

    def time_is_up(self) -> None:
        """Planning is over for those who are not done: their drafts stand."""
        self.write([log.TimedOut()])

    def write(self, bodies: Iterable[log.Body]) -> None:
        for body in bodies:
            entry, _ = write(self.table, body, max(self.now(), self.table.written_at))
            self.entries.append(entry)


def opening(record: Record, bots: Sequence[BotName | None]) -> Iterable[log.Body]:
    """From an empty room to a game that is on."""
    owners = record.owners
    yield log.Opened(
        Settings(cast(Game, record.game), len(bots), without_seats(record.setup), clock=NO_CLOCK, public=False, owners=owners), HOST
    )
    for seat, *_ in dict.fromkeys(divided(owners, len(bots))):
        bot = bots[seat]
        yield log.SeatTaken(seat, player_on(seat)) if bot is None else log.BotSeated(seat, bot)
    yield log.Started(record.setup, record.seed, record.decisions)


def player_on(seat: int) -> str:
    """Who has this seat as the first, or only, one."""
    return f"person {seat}"


def without_seats(setup: Raw) -> Raw:
    """A table's set-up before anybody has sat down."""
    parts = msgspec.json.decode(setup, type=dict[str, Raw])
    parts.pop("seats", None)
    return Raw(msgspec.json.encode(parts))
