"""Commands at a table that is open: seats, wishes, bots, the start."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw

from swarmrally.kernel.chance import SeedShuffles, seed_from
from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries as log
from swarmrally.table.commands.command import Caller, Command, Seat
from swarmrally.table.commands.expecting import expect_host, expect_open, free_seats, own_seat, seat_taken
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.settings import BotName
from swarmrally.table.table import Table

PURPOSE_SEATS = 5
"""Of the first order that is drawn for those who have not wished; the next one has the next purpose."""
Lot = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
"""16 to 32 random bytes, as hexadecimal digits."""


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
