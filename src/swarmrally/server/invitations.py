"""Invitations: a code lets somebody in to a table, or hands over a seat."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from litestar import post
from litestar.params import FromPath, JSONBody

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.access import enter
from swarmrally.server.asking import Here, Someone
from swarmrally.server.forms import Admitted, CodeGiven, Invited, NewInvitation
from swarmrally.server.house import House
from swarmrally.server.limits import address_of
from swarmrally.server.links import link
from swarmrally.server.refusing import Forbidden
from swarmrally.server.taking import AnyRequest, Exact
from swarmrally.store.invitations import Invitation
from swarmrally.store.players import Player
from swarmrally.table.commands import SENT_AWAY
from swarmrally.table.entries import HandedOver
from swarmrally.table.playing import NOBODY
from swarmrally.table.table import Table

HOUR = 3_600_000
CODE_BYTES = 12


@post("/api/tables/{table:str}/invitations", dto=Exact, return_dto=None)
async def invite(request: AnyRequest, house: Here, player: Someone, table: FromPath[str], data: JSONBody[NewInvitation]) -> Invited:
    """As the host: let people in. With `seat`, as its owner: hand the seat over."""
    await enter(house.store, house.hall, table, player.id)
    check_inviting(await house.hall.seen(table), player, data)
    await house.room.expect_code(table, player.id, house.now)
    code, until = secrets.token_urlsafe(CODE_BYTES), house.now + data.hours * HOUR
    await house.store.invitations.add(code, Invitation(table, data.seat, player.id), data.uses, until)
    return Invited(code, link(request, house.options, f"invitation={code}"), until)


def check_inviting(table: Table, player: Player, wanted: NewInvitation) -> None:
    if table.phase not in ("open", "playing"):
        raise Refusal("", f"expected a table where people play; this one is {table.phase}")
    if wanted.seat is None and player.id != table.host:
        raise Forbidden("", "expected the host of the table")
    if wanted.seat is not None and wanted.seat != table.seat_of(player.id):
        raise Forbidden("/seat", "expected your own seat")
    if wanted.seat is not None and wanted.uses != 1:
        raise Refusal("/uses", "expected 1: a seat is handed over once")


@post("/api/invitations", dto=Exact, return_dto=None, status_code=200)
async def come_in(request: AnyRequest, house: Here, player: Someone, data: JSONBody[CodeGiven]) -> Admitted:
    """Use an invitation."""
    house.limits.take("code", address_of(request.scope))
    found = await house.store.invitations.find(data.code, house.now)
    if found.seat is None and (await house.hall.seen(found.table)).is_sent_away(player.id):
        raise Forbidden("", SENT_AWAY)
    if found.seat is not None:
        await take_over(house, player, data.code, found)
    elif not await house.store.admissions.has(found.table, player.id):
        await house.store.invitations.use(data.code, house.now)
        await house.store.admissions.add(found.table, player.id)
    return Admitted(found.table, found.seat)


async def take_over(house: House, player: Player, code: str, found: Invitation) -> None:
    """What can't be is refused before the code is used up."""
    list(handed_over(await house.hall.seen(found.table), player, found))
    await house.store.invitations.use(code, house.now)
    await house.hall.desk(found.table).ask(lambda table: handed_over(table, player, found))


def handed_over(table: Table, player: Player, found: Invitation) -> Iterable[HandedOver]:
    seat = found.seat or 0
    if table.phase not in ("open", "playing"):
        raise Refusal("", f"expected a table where people play; this one is {table.phase}")
    if table.seat_of(player.id) != NOBODY:
        raise Refusal("", f"expected a player without a seat: you have seat {table.seat_of(player.id)}")
    if table.places[seat].player != found.host or table.places[seat].resigned:
        raise Refusal("/code", "expected an invitation to a seat that is still its owner's")
    yield HandedOver(seat, player.id)


ROUTES = [invite, come_in]
