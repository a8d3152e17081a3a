"""A table: its log, folded. What is here follows from the entries alone, so that every server that reads them has the same table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.kept import kept
from swarmrally.kernel.records import Dice, Record
from swarmrally.table import clock as clocks
from swarmrally.table.entries import Why
from swarmrally.table.games.listing import BOXES, Game
from swarmrally.table.games.playing import NOBODY, Box, Play, Skill
from swarmrally.table.log import Phase, Row
from swarmrally.table.news import Chair, Now, Own, Seating, Snapshot, Vote
from swarmrally.table.owners import divided
from swarmrally.table.settings import BotName, Settings, Terms

KEPT_SETUPS = 16


@kept(KEPT_SETUPS)
def read_setup(game: Game, text: bytes) -> Any:
    return BOXES[game].read_setup(text)


class KeptChair(Struct):
    """What the table keeps of a seat: who sits there, and what they have done. `Chair` is what everybody sees of it."""

    player: str | None = None
    bot: BotName | None = None
    wish: bytes = b"{}"
    resigned: bool = False
    wants_pause: bool = False
    missed: int = 0
    """How many plans in a row the clock had to make up for."""
    drafted_at: tuple[int, ...] = ()
    thought: int | None = None
    """For how many milliseconds the bot has thought about its last plan."""
    lot: str | None = None
    """What the player has added to the seed."""
    vote: Vote | None = None
    replaced_by: int | None = None
    stayed_at: int = 0
    """When its owner last said that they are there."""

    @property
    def is_free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """Whether a person plays here now."""
        return self.player is not None and self.bot is None and not self.resigned

    def seen(self) -> Chair:
        """As everybody sees it."""
        if self.is_free:
            return Chair()
        return Chair(
            self.player,
            self.bot,
            Raw(self.wish),
            self.resigned,
            self.wants_pause,
            self.thought,
            self.lot,
            self.vote,
            self.replaced_by,
        )


class Table:
    def __init__(self, table: str) -> None:
        self.table = table
        self.number = 0
        self.told = 0
        """The number of the last message to everybody: drafts have none, so that nobody can count those of others."""
        self.phase: Phase = "open"
        self.closed: Why | None = None
        self.chairs: list[KeptChair] = []
        self.host = ""
        self.uploaded = False
        """Whether the game was played in a browser."""
        self.first_seat: int | None = None
        self.play: Play | None = None
        self.started_setup: Raw | None = None
        self.secret: str | None = None
        """The server's part of the seed."""
        self.seed: str | None = None
        self.drafts: dict[int, bytes] = {}
        self.decision = 0
        self.opens_at: int | None = None
        self.deadline: int | None = None
        self.paused = False
        self.left_at_pause: int | None = None
        self.interrupted = 0
        """The last round in which somebody had to decide after planning: if planning goes on in it, so does its stopwatch."""
        self.left_for_plans: int | None = None
        self.hurried = 0
        """The last round in which the last player was given a time: it is given once, for all robots that were left."""
        self.waiting_since = 0
        self.peopled = 0
        """The last round in which a person played; the first, where none has."""
        self.first_round = 0
        self.outcome: dict[str, Any] | None = None
        self.over_at: int | None = None
        self.rematch: str | None = None
        self.kicked: set[str] = set()
        """Whom the host does not want at the table."""
        self.kicked_at = -1
        """When the host has sent somebody away last."""
        self.opened_at = self.touched_at = self.written_at = 0
        self.waiting_for: tuple[str, int] = ("", 0)
        """The stage and round for which the clock was set."""
        self.settings: Settings
        self.box: Box
        self.title: str
        """The mode or the course."""
        self.extras: tuple[str, ...]
        self.stopwatches: dict[Skill, int | None]
        """Seconds that the rules give for a plan, as far as somebody has asked."""
        self.divided: list[tuple[int, ...]] = []

    def furnish(self, settings: Settings) -> None:
        """All that follows from the settings."""
        self.settings, self.box, self.stopwatches = settings, BOXES[settings.game], {}
        self.title, self.extras = self.box.title(self.setup), self.box.extras(self.setup)
        self.divided = divided(settings.owners, settings.seats)

    @property
    def setup(self) -> Any:
        """Read anew where it is needed: a course as an object takes three times the space of its text."""
        return read_setup(self.settings.game, bytes(self.settings.setup))

    def given_wish(self, seat: int) -> bytes:
        """What is settled of a seat before anybody sits there."""
        return msgspec.json.encode({"team": self.settings.teams[seat]}) if self.settings.teams else b"{}"

    def hear(self, rows: list[list[int]]) -> None:
        """What happens in the game as the engine wrote it, for a table that is shown in this process."""

    def plan_seconds(self) -> int | None:
        return clocks.plan_seconds(self.settings.clock, self.is_against_bots(), self.seconds_by_rules)

    def seconds_by_rules(self, skill: Skill) -> int | None:
        if skill not in self.stopwatches:
            self.stopwatches[skill] = self.box.stopwatch(self.setup, skill)
        return self.stopwatches[skill]

    def together(self, seat: int) -> tuple[int, ...]:
        """All seats of the player who has this one."""
        return self.divided[seat]

    def party(self, seat: int) -> list[KeptChair]:
        """The same, as chairs."""
        return [self.chairs[other] for other in self.divided[seat]]

    def first_seats(self) -> list[int]:
        """One seat for each player."""
        return [seat for seat, together in enumerate(self.divided) if together[0] == seat]

    def people_now(self) -> list[int]:
        """The people who play now, each by the first of their seats."""
        return [seat for seat in self.first_seats() if self.chairs[seat].is_person]

    def owners_now(self) -> dict[int, int]:
        """The seats where people play now, each with the first seat of its player."""
        return {seat: self.divided[seat][0] for seat, chair in enumerate(self.chairs) if chair.is_person}

    def is_against_bots(self) -> bool:
        """Whether nobody would wait for anybody."""
        return len(self.people_now()) < 2

    def playing(self) -> Play:
        assert self.play is not None
        return self.play

    def seat_of(self, player: str) -> int:
        """The first of them, where a player has several."""
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return NOBODY

    def seats_of(self, player: str) -> tuple[int, ...]:
        seat = self.seat_of(player)
        return () if seat == NOBODY else self.together(seat)

    def is_sent_away(self, player: str) -> bool:
        """From a private table by its host; until a seat is handed over to them."""
        return not self.settings.public and self.is_silenced(player)

    def is_silenced(self, player: str) -> bool:
        """Whom the host has sent away says nothing more at a table that everybody may watch, either."""
        return player in self.kicked and player != self.host and self.seat_of(player) == NOBODY

    def people(self) -> set[str]:
        """Those who sit here, and the host."""
        return {chair.player for chair in self.chairs if chair.player is not None} | {self.host}

    def seating(self) -> Seating:
        return Seating(self.host, self.chairs_seen(), self.commitment)

    @property
    def commitment(self) -> str | None:
        return None if self.secret is None else seed_hash(self.secret)

    def votes(self) -> tuple[Vote, ...]:
        """Those that are open, on whether bots shall play for somebody."""
        return tuple(vote for seat in self.first_seats() if (vote := self.chairs[seat].vote) is not None)

    def lots(self) -> tuple[str | None, ...]:
        return tuple(chair.lot for chair in self.chairs)

    def chairs_seen(self) -> tuple[Chair, ...]:
        return tuple(chair.seen() for chair in self.chairs)

    def now(self) -> Now:
        if self.play is None or self.phase != "playing":
            return Now(self.phase, round=self.play.round if self.play else 0, closed=self.closed)
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
        """For the player who has this seat, perhaps among others, or for a spectator."""
        hidden, owned = self.play is None, () if seat == NOBODY else tuple(map(self.own, self.together(seat)))
        return Snapshot(
            table=self.table,
            number=self.told,
            at=at,
            settings=self.settings,
            title=self.title,
            host=self.host,
            chairs=self.chairs_seen(),
            now=self.now(),
            commitment=self.commitment,
            setup=self.started_setup,
            seed_hash=None if self.seed is None else seed_hash(self.seed),
            game=None if hidden else self.playing().snapshot(),
            outcome=self.outcome,
            seed=self.seed if self.phase == "over" else None,
            secret=self.secret if self.phase == "over" else None,
            rematch=self.rematch,
            uploaded=self.uploaded,
            own=owned[0] if owned else None,
            also=owned[1:],
        )

    def record(self) -> Record:
        record = self.playing().record()
        record.dice, record.owners, record.work = self.dice(), self.settings.owners, self.settings.work or None
        if self.outcome and self.outcome.get("reason") == "resigned":
            record.given_up = self.outcome["winners"]
        return record

    def dice(self) -> Dice | None:
        """Where the seed came from."""
        if self.secret is None:
            return None
        return Dice(seed_hash(self.secret), self.secret, list(self.lots()), [Raw(chair.wish) for chair in self.chairs])

    def idle_at(self) -> int | None:
        """When nobody will come any more."""
        if self.phase == "open":
            return self.touched_at + clocks.OPEN_TABLE_CLOSES
        if self.phase != "playing":
            return None
        longest = max(self.plan_seconds() or 0, self.settings.clock.decision or 0)
        return self.touched_at + max(clocks.IDLE_GAME_CLOSES, 2 * clocks.SECOND * longest)

    def alarm_at(self) -> int | None:
        """When something happens by itself."""
        idle = self.idle_at()
        return idle if idle is None or self.deadline is None else min(idle, self.deadline + clocks.GRACE)

    def due_at(self) -> int | None:
        """When a server that does not have the table in memory should look at it: also for bots whose server is gone."""
        alarm = self.alarm_at()
        if alarm is None or self.phase != "playing" or not self.waits_for_bots():
            return alarm
        return min(alarm, self.waiting_since + clocks.BOTS_THINK)

    def waits_for_bots(self) -> bool:
        return not self.paused and any(self.chairs[seat].bot is not None for seat in self.playing().awaited())

    def is_left_to_bots(self) -> bool:
        """Whether they have played for so long by themselves that it leads to nothing."""
        return self.phase == "playing" and self.playing().round - self.peopled > clocks.MOST_ROUNDS_OF_BOTS

    def is_too_long(self) -> bool:
        """Whether it has been played for more rounds than any game takes."""
        return self.phase == "playing" and self.playing().round - self.first_round >= clocks.MOST_ROUNDS

    def terms(self) -> Terms:
        return Terms(self.settings.clock, self.settings.assist, self.extras, tuple(self.settings.owners))

    def row(self) -> Row:
        players = [player for seat in self.first_seats() if (player := self.chairs[seat].player) is not None]
        if self.phase == "open" and self.host not in players:
            players.append(self.host)
        return Row(
            table=self.table,
            number=self.number,
            game=self.settings.game,
            title=self.title,
            phase=self.phase,
            is_public=self.settings.public,
            players=tuple(players),
            seats=len(self.first_seats()),
            free_seats=sum(self.chairs[seat].is_free for seat in self.first_seats()),
            opened_at=self.opened_at,
            touched_at=self.touched_at,
            due_at=self.due_at(),
            terms=self.terms(),
            host=self.host,
            setup_bytes=len(bytes(self.settings.setup)),
            has_begun=self.play is not None,
            work=self.settings.work or None,
        )
