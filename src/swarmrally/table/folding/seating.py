"""Folding a log: who sits at the table."""

from __future__ import annotations

from msgspec.structs import replace

from swarmrally.table import entries as log
from swarmrally.table.news import AnyNews, Rematch, TableClosed
from swarmrally.table.table import KeptChair, Table


def opened(table: Table, body: log.Opened, at: int) -> list[AnyNews]:
    table.host, table.first_seat, table.secret = body.host, body.first_seat, body.secret
    table.uploaded = body.uploaded
    table.furnish(body.settings)
    table.chairs = [KeptChair(wish=table.given_wish(seat)) for seat in range(body.settings.seats)]
    for seat, bot in zip(reversed(table.first_seats()), body.settings.bots, strict=False):
        set_chairs(table, seat, KeptChair(bot=bot))
    table.opened_at = at
    return [table.seating()]


def set_chairs(table: Table, seat: int, chair: KeptChair) -> None:
    """Whoever sits down takes all seats of a player."""
    for each in table.together(seat):
        table.chairs[each] = replace(chair, wish=table.given_wish(each))


def seat_taken(table: Table, body: log.SeatTaken, at: int) -> list[AnyNews]:
    set_chairs(table, body.seat, KeptChair(player=body.player, lot=body.lot))
    return [table.seating()]


def lot_cast(table: Table, body: log.LotCast, at: int) -> list[AnyNews]:
    for chair in table.party(body.seat):
        chair.lot = body.lot
    return [table.seating()]


def seat_given_up(table: Table, body: log.SeatGivenUp, at: int) -> list[AnyNews]:
    player = table.chairs[body.seat].player
    if body.kicked and player is not None:
        table.kicked.add(player)
        table.kicked_at = at
    set_chairs(table, body.seat, KeptChair())
    return [table.seating()]


def bot_seated(table: Table, body: log.BotSeated, at: int) -> list[AnyNews]:
    set_chairs(table, body.seat, KeptChair(bot=body.bot))
    return [table.seating()]


def wished(table: Table, body: log.Wished, at: int) -> list[AnyNews]:
    table.chairs[body.seat].wish = bytes(body.wish)
    return [table.seating()]


def host_changed(table: Table, body: log.HostChanged, at: int) -> list[AnyNews]:
    table.host = body.host
    return [table.seating()]


def kept_open(table: Table, body: log.KeptOpen, at: int) -> list[AnyNews]:
    """Nothing to tell: who is connected is seen anyway."""
    table.touched_at = at
    return []


def closed(table: Table, body: log.Closed, at: int) -> list[AnyNews]:
    table.phase, table.closed = "closed", body.why
    table.deadline = table.opens_at = None
    return [TableClosed(body.why)]


def came_back(table: Table, body: log.CameBack, at: int) -> list[AnyNews]:
    for chair in table.party(body.seat):
        chair.bot, chair.missed, chair.replaced_by = None, 0, None
    return [table.seating()]


def handed_over(table: Table, body: log.HandedOver, at: int) -> list[AnyNews]:
    if table.chairs[body.seat].player == table.host:
        table.host = body.player
    for chair in table.party(body.seat):
        chair.player, chair.bot, chair.missed, chair.replaced_by, chair.vote = body.player, None, 0, None, None
        if table.phase == "open":
            chair.lot = None
    return [table.seating()]


def rematched(table: Table, body: log.Rematched, at: int) -> list[AnyNews]:
    table.rematch = body.table
    return [Rematch(body.table)]
