"""What a person at a table may ask for. Each command says what would be written for it, or raises a Refusal; nothing changes here."""

from __future__ import annotations

import random
from typing import Annotated, Any, ClassVar, NamedTuple

import msgspec
from msgspec import Meta, Raw, Struct

from swarmrally.kernel.chance import SeedShuffles, seed_from
from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries as log
from swarmrally.table.clock import SECOND
from swarmrally.table.games.playing import NOBODY, Play
from swarmrally.table.replacing import expect_patience, is_out_of_time
from swarmrally.table.settings import BotName
from swarmrally.table.table import Table

DRAFTS_A_SECOND = 4
A_SECOND = 900
"""In milliseconds, as far as drafts go: they are written a moment after they came."""
PURPOSE_SEATS = 5
"""Of the first order that is drawn for those who have not wished; the next one has the next purpose."""
Seat = Annotated[int, Meta(ge=0, le=7)]
Lot = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
"""16 to 32 random bytes, as hexadecimal digits."""


class Planned(Struct):
    """Whose plan it is."""

    seat: Any = None


SEAT_DECODER = msgspec.json.Decoder(Planned)


class Caller(NamedTuple):
    """Who asks, and when that arrived."""

    player: str
    at: int
    draw: random.Random


class Command(Struct, forbid_unknown_fields=True, tag_field="do"):
    """Something that a player asks of a table."""

    patience: ClassVar[float] = 0
    """For how many seconds it may wait for company while the table waits for others: written and told together they cost a fraction."""
    completes: ClassVar[bool] = False
    """Whether the table may go on because of it."""
    is_plan: ClassVar[bool] = False
    """Whether the game itself says how often it can be done; all else has a rate, because what can be done again and again is written."""

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        raise NotImplementedError


# Before the start


class Sit(Command, tag="sit"):
    """Take a free seat, this one or any; with a random number of one's own for the seed."""

    seat: Seat | None = None
    lot: Lot | None = None

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        expect_open(table)
        if table.seat_of(by.player) != NOBODY:
            raise Refusal("", "seated", seat=table.seat_of(by.player))
        if by.player in table.kicked and by.player != table.host:
            raise Refusal("", "sent_away")
        free = free_seats(table)
        if not free or self.seat not in (None, *free):
            raise seat_taken(table, self.seat)
        return [log.SeatTaken(free[0] if self.seat is None else self.seat, by.player, self.lot)]


class CastLot(Command, tag="cast_lot"):
    """Add a random number of one's own to the seed, where one did not when sitting down; once."""

    lot: Lot

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        expect_open(table)
        seat = own_seat(table, by.player)
        if table.chairs[seat].lot is not None:
            raise Refusal("/lot", "lot_cast")
        return [log.LotCast(seat, self.lot)]


class Stand(Command, tag="stand"):
    """Give the seat up again, before the start; when the host does, somebody else who sits becomes the host."""

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        expect_open(table)
        written: list[log.Body] = [log.SeatGivenUp(own_seat(table, by.player))]
        others = [chair.player for chair in table.chairs if chair.player not in (None, by.player)]
        if by.player == table.host and others:
            written.append(log.HostChanged(str(others[0])))
        return written


class Kick(Command, tag="kick"):
    """The host frees a seat before the start."""

    seat: Seat

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        expect_open(table)
        expect_host(table, by.player)
        if self.seat >= len(table.chairs) or table.chairs[self.seat].is_free:
            raise Refusal("/seat", "seat_empty", got=self.seat)
        return [log.SeatGivenUp(self.seat, kicked=True)]


class SeatBot(Command, tag="seat_bot"):
    """The host puts a bot on a free seat before the start."""

    seat: Seat
    bot: BotName = "rookie"

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        expect_open(table)
        expect_host(table, by.player)
        if self.seat >= len(table.chairs) or not table.chairs[self.seat].is_free:
            raise seat_taken(table, self.seat)
        return [log.BotSeated(self.seat, self.bot)]


class Wish(Command, tag="wish"):
    """Pilot and colour, robot, team: first come, first served."""

    wish: Raw
    seat: Seat | None = None

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        expect_open(table)
        seat = own_seat(table, by.player, self.seat)
        team = table.settings.teams[seat] if table.settings.teams else None
        taken = [chair.wish for number, chair in enumerate(table.chairs) if number != seat]
        try:
            return [log.Wished(seat, table.box.check_wish(table.setup, taken, bytes(self.wish), team))]
        except Refusal as refusal:
            raise refusal.inside("/wish") from None


class Start(Command, tag="start"):
    """The host begins the game, when every seat is taken."""

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        expect_open(table)
        expect_host(table, by.player)
        if free_seats(table):
            raise Refusal("", "seats_free", free=free_seats(table))
        wishes = [chair.wish for chair in table.chairs]
        seed = f"{by.draw.getrandbits(128):032x}" if table.secret is None else seed_from(table.secret, table.lots())
        setup = table.box.seated(table.setup, wishes, table.first_seat, SeedShuffles(seed, PURPOSE_SEATS))
        return [log.Started(setup, seed)]


class Close(Command, tag="close"):
    """The host gives the table up before the start."""

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        expect_open(table)
        expect_host(table, by.player)
        return [log.Closed("host")]


# While the game is on


class Draft(Command, tag="draft"):
    """Keep a plan that is being made."""

    patience = 0.1
    is_plan = True
    round: int
    plan: Raw

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        play, seat = expect_planning(table, by, self.round), planned_seat(table, by.player, bytes(self.plan))
        expect_no_hurry(table, seat, by.at)
        expect_awaited(play, seat)
        try:
            return [log.Drafted(seat, play.check_draft(seat, bytes(self.plan)))]
        except Refusal as refusal:
            raise refusal.inside("/plan") from None


class Seal(Command, tag="seal"):
    """This plan stands."""

    patience = 0.2
    completes = is_plan = True
    round: int
    plan: Raw

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        play, seat = expect_planning(table, by, self.round), planned_seat(table, by.player, bytes(self.plan))
        if not play.may_order(seat):
            expect_awaited(play, seat)
        elif play.has_sealed(seat):
            expect_no_hurry(table, seat, by.at)
        try:
            return [log.Sealed(seat, play.check_plan(seat, bytes(self.plan)))]
        except Refusal as refusal:
            raise refusal.inside("/plan") from None


class TakeBack(Command, tag="take_back"):
    """Change a sealed plan after all, while others still plan."""

    patience = 0.1
    round: int
    seat: Seat | None = None

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        play, seat = expect_planning(table, by, self.round), own_seat(table, by.player, self.seat)
        if not play.can_take_back:
            raise Refusal("", "done_stays")
        if not play.has_sealed(seat):
            raise Refusal("", "not_sealed")
        return [log.TakenBack(seat)]


class Act(Command, tag="act"):
    """Something beside the plan: `recompile` in RoboRally (R9.22)."""

    patience = 0.1
    round: int
    action: Annotated[str, Meta(max_length=40)]
    seat: Seat | None = None

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        play, seat = expect_planning(table, by, self.round), own_seat(table, by.player, self.seat)
        play.check_action(seat, self.action)
        return [log.Acted(seat, self.action)]


class Answer(Command, tag="answer"):
    """Decide what one is asked."""

    is_plan = True
    decision: int
    answer: Any

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        _, play = expect_turn(table, by.player)
        if play.stage != "deciding" or self.decision != table.decision:
            raise Refusal("/decision", "decision_over", decision=self.decision)
        expect_in_time(table, by.at)
        seat = play.awaited()[0]
        if seat not in table.seats_of(by.player):
            raise Refusal("", "not_your_decision", seat=seat)
        play.check_answer(seat, self.answer)
        return [log.Answered(seat, self.answer)]


class Pause(Command, tag="pause"):
    """The game pauses when everybody wishes it."""

    wished: bool = True

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        seat, _ = expect_seat(table, by.player)
        if table.paused or table.chairs[seat].wants_pause == self.wished:
            raise Refusal("/wished", "nothing_new")
        return [log.PauseWished(seat, self.wished)]


class Resume(Command, tag="resume"):
    """Go on after a pause."""

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        seat, _ = expect_seat(table, by.player)
        if not table.paused:
            raise Refusal("", "not_paused")
        return [log.Resumed(seat)]


class Leave(Command, tag="leave"):
    """A bot plays until one comes back."""

    bot: BotName = "rookie"

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        seat, _ = expect_seat(table, by.player)
        if table.chairs[seat].bot is not None:
            raise Refusal("", "bot_already")
        return [log.BotTookOver(seat, self.bot)]


class ComeBack(Command, tag="come_back"):
    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        seat, _ = expect_seat(table, by.player)
        if table.chairs[seat].bot is None:
            raise Refusal("", "no_bot")
        return [log.CameBack(seat)]


class Replace(Command, tag="replace"):
    """Let a bot play for somebody who keeps the table waiting: at once when their time is up, else when all other people agree."""

    seat: Seat
    bot: BotName = "rookie"

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        seat, play = expect_turn(table, by.player)
        theirs = table.together(self.seat) if self.seat < len(table.chairs) else ()
        if seat in theirs or not set(theirs) & set(play.awaited()) or not table.chairs[self.seat].is_person:
            raise Refusal("/seat", "not_awaited", seat=self.seat)
        if is_out_of_time(table, self.seat, by.at):
            return [log.BotTookOver(self.seat, self.bot, seat)]
        if table.chairs[self.seat].vote is not None:
            raise Refusal("/seat", "vote_already")
        expect_patience(table, self.seat, by.at)
        return [log.ReplacementAsked(self.seat, seat, self.bot)]


class Agree(Command, tag="agree"):
    """Want it too that a bot plays for this seat, or no longer; whoever asked ends the vote so."""

    seat: Seat
    agreed: bool = True

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        seat, _ = expect_turn(table, by.player)
        vote = table.chairs[self.seat].vote if self.seat < len(table.chairs) else None
        if vote is None or seat in table.together(self.seat):
            raise Refusal("/seat", "vote_over", seat=self.seat)
        if (seat in vote.agreed) == self.agreed:
            raise Refusal("/agreed", "nothing_new")
        return [log.ReplacementAgreed(self.seat, seat, self.agreed)]


class Stay(Command, tag="stay"):
    """Be there after all: the vote on one's seat is over."""

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        seat, _ = expect_turn(table, by.player)
        if table.chairs[seat].vote is None:
            raise Refusal("", "no_vote")
        return [log.Stayed(seat)]


class Resign(Command, tag="resign"):
    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        seat, _ = expect_seat(table, by.player)
        others = [chair for chair in table.chairs if chair.player not in (None, by.player)]
        return [log.Resigned(seat, ends=all(chair.resigned for chair in others))]


AnyCommand = (
    Sit
    | CastLot
    | Stand
    | Kick
    | SeatBot
    | Wish
    | Start
    | Close
    | Draft
    | Seal
    | TakeBack
    | Act
    | Answer
    | Pause
    | Resume
    | Leave
    | ComeBack
    | Replace
    | Agree
    | Stay
    | Resign
)


def expect_open(table: Table) -> None:
    if table.phase != "open":
        raise Refusal("", "begun", phase=table.phase)


def free_seats(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.is_free]


def seat_taken(table: Table, seat: int | None) -> Refusal:
    free = free_seats(table)
    return Refusal("/seat", "seat_taken", free=free, got=seat) if free else Refusal("/seat", "all_seats_taken")


def expect_host(table: Table, player: str) -> None:
    if player != table.host:
        raise Refusal("", "only_host")


def own_seat(table: Table, player: str, seat: int | None = None) -> int:
    """This one of the player's seats, or the first."""
    seats = table.seats_of(player)
    if not seats:
        raise Refusal("", "no_seat")
    if seat is not None and seat not in seats:
        raise Refusal("/seat", "your_seat", seat=seats[0], got=seat)
    return seats[0] if seat is None else seat


def planned_seat(table: Table, player: str, plan: bytes) -> int:
    """The one of the player's seats that a plan is for: it says so itself. What is wrong with it is found when it is checked."""
    seat, seats = own_seat(table, player), table.seats_of(player)
    if len(seats) == 1:
        return seat
    try:
        wanted = SEAT_DECODER.decode(plan).seat
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return seat
    return wanted if wanted in seats else seat


def expect_playing(table: Table) -> Play:
    if table.phase != "playing":
        raise Refusal("", "not_on", phase=table.phase)
    return table.playing()


def expect_seat(table: Table, player: str) -> tuple[int, Play]:
    """The first seat of somebody who is in the game."""
    play, seat = expect_playing(table), own_seat(table, player)
    if table.chairs[seat].resigned:
        raise Refusal("", "resigned")
    return seat, play


def expect_turn(table: Table, player: str) -> tuple[int, Play]:
    """The first seat of somebody who may plan or decide."""
    seat, play = expect_seat(table, player)
    if table.chairs[seat].bot is not None:
        raise Refusal("", "bot_plays")
    if table.paused:
        raise Refusal("", "game_paused")
    return seat, play


def expect_planning(table: Table, by: Caller, number: int) -> Play:
    _, play = expect_turn(table, by.player)
    if number != play.round:
        raise Refusal("/round", "round_over" if number < play.round else "wrong_round", round=play.round, got=number)
    if play.stage != "planning":
        raise Refusal("", "planning_over")
    expect_in_time(table, by.at)
    return play


def expect_no_hurry(table: Table, seat: int, now: int) -> None:
    """What can be sent again and again is written."""
    recent = table.chairs[seat].drafted_at
    if len(recent) == DRAFTS_A_SECOND and 0 <= now - recent[0] < A_SECOND:
        raise Refusal("", "too_many_drafts", most=DRAFTS_A_SECOND)


def expect_awaited(play: Play, seat: int) -> None:
    if play.has_sealed(seat):
        raise Refusal("", "sealed_already")
    if seat not in play.awaited():
        raise Refusal("", "out_of_game")


def expect_in_time(table: Table, now: int) -> None:
    if table.deadline is not None and now > table.deadline:
        raise Refusal("", "late", seconds=round((now - table.deadline) / SECOND, 1))
