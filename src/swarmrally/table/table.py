"""A table: its log, folded. What is here follows from the entries alone, so that every server that reads them has the same table."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.records import Record
from swarmrally.table import clock as clocks
from swarmrally.table import entries as log
from swarmrally.table.games import BOXES
from swarmrally.table.log import Entry, Phase, Row
from swarmrally.table.news import (
    AnyNews,
    Began,
    Chair,
    Now,
    Over,
    Own,
    PlanSealed,
    PlanTakenBack,
    Played,
    Rematch,
    Seating,
    Snapshot,
    TableClosed,
    Told,
)
from swarmrally.table.playing import NOBODY, Box, Play
from swarmrally.table.settings import BotName, Settings


class EngineChanged(Exception):
    """The rules give other events than when this was written: the program has changed in the middle of the game."""


class Place(Struct):
    """One seat of the table."""

    player: str | None = None
    bot: BotName | None = None
    wish: bytes = b"{}"
    resigned: bool = False
    wants_pause: bool = False
    missed: int = 0
    """How many plans in a row the clock had to make up for."""
    drafted_at: tuple[int, ...] = ()

    @property
    def is_free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """Whether a person plays here now."""
        return self.player is not None and self.bot is None and not self.resigned


class Table:
    def __init__(self, table: str) -> None:
        self.table = table
        self.number = 0
        self.told = 0
        """The number of the last message to everybody: drafts have none, so that nobody can count those of others."""
        self.phase: Phase = "open"
        self.places: list[Place] = []
        self.host = ""
        self.first_seat: int | None = None
        self.play: Play | None = None
        self.started_setup: Raw | None = None
        self.seed: str | None = None
        self.drafts: dict[int, bytes] = {}
        self.decision = 0
        self.opens_at: int | None = None
        self.deadline: int | None = None
        self.paused = False
        self.left_at_pause: int | None = None
        self.interrupted = False
        """Whether a decision has come up in the middle of planning."""
        self.left_for_plans: int | None = None
        self.waiting_since = 0
        self.outcome: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.opened_at = self.touched_at = 0
        self.settings: Settings
        self.box: Box
        self.setup: Any

    # The fold

    def write(self, body: log.Body, at: int) -> tuple[Entry, Told | None]:
        """Folds something new, and returns how it is kept and what everybody is told."""
        news = self.fold(body, at)
        if hasattr(body, "digest"):
            body = replace(body, digest=self.digest_of(news))
        return Entry(self.number, at, log.ENCODER.encode(body)), self.message(news, at)

    def read(self, entry: Entry) -> Told | None:
        """Folds what was kept, and returns what everybody is told."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        body = log.DECODER.decode(entry.body)
        news = self.fold(body, entry.at)
        kept = getattr(body, "digest", None)
        if kept is not None and kept != self.digest_of(news):
            raise EngineChanged(f"entry {entry.number} of table {self.table}")
        return self.message(news, entry.at)

    def fold(self, body: log.Body, at: int) -> list[AnyNews]:
        news = FOLDS[type(body)](self, body, at)
        self.number += 1
        if not isinstance(body, log.Drafted):
            self.touched_at = at
        return news

    def break_off(self, last: Entry) -> Told:
        """This program can't go on with the game of another one."""
        self.number, self.phase, self.deadline = last.number, "closed", None
        self.told += 1
        return Told(self.told, last.at, (TableClosed("engine"),), self.now())

    def message(self, news: list[AnyNews], at: int) -> Told | None:
        if not news:
            return None
        self.told += 1
        return Told(self.told, at, tuple(news), self.now())

    def digest_of(self, news: list[AnyNews]) -> int | None:
        played = [bytes(one.events) for one in news if isinstance(one, Played)]
        began = [bytes(one.snapshot) for one in news if isinstance(one, Began)]
        return zlib.crc32(b"".join(played + began)) if played or began else None

    # Before the start

    def opened(self, body: log.Opened, at: int) -> list[AnyNews]:
        self.settings, self.host, self.first_seat = body.settings, body.host, body.first_seat
        self.box = BOXES[body.settings.game]
        self.setup = self.box.read_setup(bytes(body.settings.setup))
        self.places = [Place() for _ in range(body.settings.seats)]
        for place, bot in zip(reversed(self.places), body.settings.bots, strict=False):
            place.bot = bot
        self.opened_at = at
        return [self.seating()]

    def seat_taken(self, body: log.SeatTaken, at: int) -> list[AnyNews]:
        self.places[body.seat] = Place(player=body.player)
        return [self.seating()]

    def seat_given_up(self, body: log.SeatGivenUp, at: int) -> list[AnyNews]:
        self.places[body.seat] = Place()
        return [self.seating()]

    def bot_seated(self, body: log.BotSeated, at: int) -> list[AnyNews]:
        self.places[body.seat] = Place(bot=body.bot)
        return [self.seating()]

    def wished(self, body: log.Wished, at: int) -> list[AnyNews]:
        self.places[body.seat].wish = bytes(body.wish)
        return [self.seating()]

    def host_changed(self, body: log.HostChanged, at: int) -> list[AnyNews]:
        self.host = body.host
        return [self.seating()]

    def started(self, body: log.Started, at: int) -> list[AnyNews]:
        self.play = self.box.begin(bytes(body.setup), body.seed)
        self.phase, self.seed, self.started_setup = "playing", body.seed, body.setup
        self.play.new_events()
        self.open_stage(at, beats=0)
        snapshot = Raw(log.ENCODER.encode(self.play.snapshot()))
        return [Began(body.setup, seed_hash(body.seed), snapshot), *self.ending()]

    # The game

    def drafted(self, body: log.Drafted, at: int) -> list[AnyNews]:
        self.drafts[body.seat] = bytes(body.plan)
        place = self.places[body.seat]
        place.drafted_at = (*place.drafted_at[-3:], at)
        return []

    def sealed(self, body: log.Sealed, at: int) -> list[AnyNews]:
        play = self.playing()
        play.seal(body.seat, bytes(body.plan))
        self.places[body.seat].missed = 0
        self.drafts[body.seat] = bytes(body.plan)
        return [PlanSealed(body.seat), *self.moved(at)]

    def taken_back(self, body: log.TakenBack, at: int) -> list[AnyNews]:
        self.playing().take_back(body.seat)
        return [PlanTakenBack(body.seat)]

    def acted(self, body: log.Acted, at: int) -> list[AnyNews]:
        self.playing().act(body.seat, body.action)
        self.drafts.pop(body.seat, None)
        return self.moved(at)

    def answered(self, body: log.Answered, at: int) -> list[AnyNews]:
        self.playing().answer(body.seat, body.answer)
        if body.by == "clock":
            self.places[body.seat].missed += 1
        return self.moved(at, decided=True)

    def timed_out(self, body: log.TimedOut, at: int) -> list[AnyNews]:
        play = self.playing()
        late = tuple(play.awaited())
        for seat in late:
            self.places[seat].missed = 0 if seat in self.drafts else self.places[seat].missed + 1
        play.time_out(self.drafts)
        return self.moved(at, late)

    def moved(self, at: int, late: tuple[int, ...] = (), decided: bool = False) -> list[AnyNews]:
        """What the game told, and what it waits for now."""
        play = self.playing()
        events, beats = play.new_events()
        before = self.waiting_for
        if events == "[]" and before == self.stage_of(play):
            return []
        news: list[AnyNews] = [Played(Raw(events.encode()), late)]
        if before != self.stage_of(play) or decided:
            self.open_stage(at, beats)
        self.hurry_the_last(at)
        return [*news, *self.ending()]

    waiting_for: tuple[str, int] = ("", 0)

    def stage_of(self, play: Play) -> tuple[str, int]:
        return play.stage, play.round

    def open_stage(self, at: int, beats: int) -> None:
        """The game waits for something new; the clock is set."""
        play = self.playing()
        was_planning = self.waiting_for == ("planning", play.round)
        stage, self.waiting_for = play.stage, self.stage_of(play)
        self.waiting_since = at
        show = clocks.show_time(self.settings.clock, beats)
        if stage == "planning":
            self.open_planning(at, show)
        elif stage == "deciding":
            self.decision += 1
            if was_planning:
                self.interrupted, self.left_for_plans = True, self.stopwatch_left(at)
            self.set_clock(at + show, clocks.decision_seconds(self.settings.clock, self.plan_seconds()))
        else:
            self.set_clock(at, None)

    def open_planning(self, at: int, show: int) -> None:
        if self.interrupted:
            self.interrupted = False
            self.run_on(at, self.left_for_plans)
            return
        self.drafts.clear()
        self.set_clock(at + show, self.plan_seconds())
        self.hurry_the_last(at + show)

    def plan_seconds(self) -> int | None:
        return clocks.plan_seconds(self.box, self.setup, self.settings.clock)

    def run_on(self, at: int, left: int | None) -> None:
        """The stopwatch goes on where it stopped."""
        self.opens_at, self.deadline = at, None if left is None else at + left

    def set_clock(self, opens_at: int, seconds: int | None) -> None:
        self.opens_at = opens_at
        self.deadline = None if seconds is None else opens_at + seconds * clocks.SECOND

    def stopwatch_left(self, at: int) -> int | None:
        return None if self.deadline is None else max(0, self.deadline - at)

    def hurry_the_last(self, at: int) -> None:
        play = self.playing()
        if play.stage != "planning":
            return
        end = clocks.last_player_deadline(self.settings.clock, self.plan_seconds(), play, at)
        if end is not None and (self.deadline is None or end < self.deadline):
            self.deadline = end

    def ending(self) -> list[AnyNews]:
        """Nothing, until the game is over."""
        if self.phase != "playing" or self.playing().stage != "over":
            return []
        return self.end(self.playing().outcome() or {})

    def end(self, outcome: dict[str, Any]) -> list[AnyNews]:
        self.phase, self.outcome = "over", outcome
        self.deadline = self.opens_at = None
        self.paused = False
        return [Over(outcome, self.seed or "")]

    # People come and go

    def pause_wished(self, body: log.PauseWished, at: int) -> list[AnyNews]:
        self.places[body.seat].wants_pause = body.wished
        people = [place for place in self.places if place.is_person]
        if not self.paused and people and all(place.wants_pause for place in people):
            self.paused, self.left_at_pause = True, self.stopwatch_left(at)
            self.deadline = None
        return [self.seating()]

    def resumed(self, body: log.Resumed, at: int) -> list[AnyNews]:
        self.paused = False
        for place in self.places:
            place.wants_pause = False
        self.run_on(at, self.left_at_pause)
        return [self.seating()]

    def clock_moved(self, body: log.ClockMoved, at: int) -> list[AnyNews]:
        self.deadline = body.deadline
        return [self.seating()]

    def bot_took_over(self, body: log.BotTookOver, at: int) -> list[AnyNews]:
        self.places[body.seat].bot = body.bot
        self.places[body.seat].wants_pause = False
        return [self.seating()]

    def came_back(self, body: log.CameBack, at: int) -> list[AnyNews]:
        place = self.places[body.seat]
        place.bot, place.missed = None, 0
        return [self.seating()]

    def handed_over(self, body: log.HandedOver, at: int) -> list[AnyNews]:
        place = self.places[body.seat]
        if place.player == self.host:
            self.host = body.player
        place.player, place.bot, place.missed = body.player, None, 0
        return [self.seating()]

    def resigned(self, body: log.Resigned, at: int) -> list[AnyNews]:
        self.places[body.seat].resigned = True
        self.places[body.seat].bot = "drifter"
        play = self.playing()
        sides = {play.side(seat) for seat, place in enumerate(self.places) if not place.resigned}
        if len(sides) > 1:
            return [self.seating()]
        winners = [seat for seat in range(play.seats) if play.side(seat) in sides]
        return [self.seating(), *self.end({"winners": winners, "reason": "resigned"})]

    def rematched(self, body: log.Rematched, at: int) -> list[AnyNews]:
        self.rematch = body.table
        return [Rematch(body.table)]

    def closed(self, body: log.Closed, at: int) -> list[AnyNews]:
        self.phase = "closed"
        self.deadline = self.opens_at = None
        return [TableClosed(body.why)]

    # What can be asked of it

    def playing(self) -> Play:
        assert self.play is not None
        return self.play

    def seat_of(self, player: str) -> int:
        return next((seat for seat, place in enumerate(self.places) if place.player == player), NOBODY)

    def seating(self) -> Seating:
        return Seating(self.host, self.chairs())

    def chairs(self) -> tuple[Chair, ...]:
        return tuple(
            Chair(place.player, place.bot, Raw(place.wish), place.resigned, place.wants_pause) if not place.is_free else Chair()
            for place in self.places
        )

    def now(self) -> Now:
        if self.play is None or self.phase != "playing":
            return Now(self.phase, round=self.play.round if self.play else 0)
        awaited = tuple(self.play.awaited())
        return Now(self.phase, self.play.stage, self.play.round, self.decision, awaited, self.opens_at, self.deadline, self.paused)

    def own(self, seat: int) -> Own:
        """What only this seat may know."""
        play = self.play
        if play is None or self.phase != "playing":
            return Own(seat)
        asked = play.stage == "deciding" and play.awaited() == [seat]
        draft = Raw(self.drafts[seat]) if seat in self.drafts and play.stage == "planning" else None
        return Own(seat, play.round, draft, tuple(play.answers()) if asked else None, play.own(seat))

    def snapshot(self, seat: int, at: int) -> Snapshot:
        hidden = self.play is None
        return Snapshot(
            table=self.table,
            number=self.told,
            at=at,
            settings=self.settings,
            title=self.box.title(self.setup),
            host=self.host,
            chairs=self.chairs(),
            now=self.now(),
            setup=self.started_setup,
            seed_hash=None if self.seed is None else seed_hash(self.seed),
            game=None if hidden else self.playing().snapshot(),
            outcome=self.outcome,
            seed=self.seed if self.phase == "over" else None,
            rematch=self.rematch,
            own=None if seat == NOBODY else self.own(seat),
        )

    def record(self) -> Record:
        return self.playing().record()

    def due_at(self) -> int | None:
        """When the table wants to be woken next."""
        if self.phase == "open":
            return self.touched_at + clocks.OPEN_TABLE_CLOSES
        if self.phase != "playing":
            return None
        idle = self.touched_at + max(clocks.IDLE_GAME_CLOSES, 2 * clocks.SECOND * (self.plan_seconds() or 0))
        return idle if self.deadline is None else min(idle, self.deadline + clocks.GRACE)

    def row(self) -> Row:
        players = [place.player for place in self.places if place.player is not None]
        if self.phase == "open" and self.host not in players:
            players.append(self.host)
        return Row(
            table=self.table,
            number=self.number,
            game=self.settings.game,
            title=self.box.title(self.setup),
            phase=self.phase,
            is_public=self.settings.public,
            players=tuple(players),
            seats=len(self.places),
            free_seats=sum(place.is_free for place in self.places),
            opened_at=self.opened_at,
            touched_at=self.touched_at,
            due_at=self.due_at(),
        )


FOLDS: dict[type[Any], Callable[[Table, Any, int], list[AnyNews]]] = {
    log.Opened: Table.opened,
    log.SeatTaken: Table.seat_taken,
    log.SeatGivenUp: Table.seat_given_up,
    log.BotSeated: Table.bot_seated,
    log.Wished: Table.wished,
    log.HostChanged: Table.host_changed,
    log.Started: Table.started,
    log.Drafted: Table.drafted,
    log.Sealed: Table.sealed,
    log.TakenBack: Table.taken_back,
    log.Acted: Table.acted,
    log.Answered: Table.answered,
    log.TimedOut: Table.timed_out,
    log.PauseWished: Table.pause_wished,
    log.Resumed: Table.resumed,
    log.ClockMoved: Table.clock_moved,
    log.BotTookOver: Table.bot_took_over,
    log.CameBack: Table.came_back,
    log.HandedOver: Table.handed_over,
    log.Resigned: Table.resigned,
    log.Rematched: Table.rematched,
    log.Closed: Table.closed,
}


def rebuilt(table: str, kept: list[Entry]) -> Table:
    """The table of a log."""
    made = Table(table)
    for entry in kept:
        made.read(entry)
    return made
