"""Commands while the game is on: plans, decisions, pauses, and bots that play for somebody."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw

from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries as log
from swarmrally.table.commands.command import Caller, Command, Seat
from swarmrally.table.commands.expecting import (
    expect_awaited,
    expect_in_time,
    expect_no_hurry,
    expect_planning,
    expect_seat,
    expect_turn,
    own_seat,
    planned_seat,
)
from swarmrally.table.replacing import expect_patience, is_out_of_time
from swarmrally.table.settings import BotName
from swarmrally.table.table import Table


class Draft(Command, tag="draft"):
    """Keep a plan that is being made."""

    is_patient = is_plan = True
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

    is_patient = completes = is_plan = True
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

    is_patient = True
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

    is_patient = True
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
