"""Folding a log: who sits at the table."""

from __future__ import annotations

from msgspec.structs import replace

from swarmrally.table import entries as log
from swarmrally.table.news import AnyNews, Rematch, TableClosed
from swarmrally.table.table import Place, Table


def opened(table: Table, body: log.Opened, at: int) -> list[AnyNews]:
    table.host, table.first_seat, table.secret = body.host, body.first_seat, body.secret
    table.furnish(body.settings)
    table.places = [Place(wish=table.given_wish(seat)) for seat in range(body.settings.seats)]
    for seat, bot in zip(reversed(table.first_seats()), body.settings.bots, strict=False):
        place_all(table, seat, Place(bot=bot))
    table.opened_at = at
    return [table.seating()]


def place_all(table: Table, seat: int, place: Place) -> None:
    """Whoever sits down takes all seats of a player."""
    for each in table.together(seat):
        table.places[each] = replace(place, wish=table.given_wish(each))


def seat_taken(table: Table, body: log.SeatTaken, at: int) -> list[AnyNews]:
    place_all(table, body.seat, Place(player=body.player, lot=body.lot))
    return [table.seating()]


def lot_cast(table: Table, body: log.LotCast, at: int) -> list[AnyNews]:
    for place in table.party(body.seat):
        place.lot = body.lot
    return [table.seating()]


def seat_given_up(table: Table, body: log.SeatGivenUp, at: int) -> list[AnyNews]:
    player = table.places[body.seat].player
    if body.kicked and player is not None:
        table.kicked.add(player)
        table.kicked_at = at
    place_all(table, body.seat, Place())
    return [table.seating()]


def bot_seated(table: Table, body: log.BotSeated, at: int) -> list[AnyNews]:
    place_all(table, body.seat, Place(bot=body.bot))
    return [table.seating()]


def wished(table: Table, body: log.Wished, at: int) -> list[AnyNews]:
    table.places[body.seat].wish = bytes(body.wish)
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
    for place in table.party(body.seat):
        place.bot, place.missed, place.replaced_by = None, 0, None
    return [table.seating()]


def handed_over(table: Table, body: log.HandedOver, at: int) -> list[AnyNews]:
    if table.places[body.seat].player == table.host:
        table.host = body.player
    for place in table.party(body.seat):
        place.player, place.bot, place.missed, place.replaced_by, place.vote = body.player, None, 0, None, None
        if table.phase == "open":
            place.lot = None
    return [table.seating()]


def rematched(table: Table, body: log.Rematched, at: int) -> list[AnyNews]:
    table.rematch = body.table
    return [Rematch(body.table)]
