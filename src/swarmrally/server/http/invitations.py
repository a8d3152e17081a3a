"""Invitations: a code lets somebody in to a table, or hands over a seat."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.tables import Admitted, CodeGiven, InvitationLine, InvitationList, Invited, NewInvitation
from swarmrally.server.guard.access import enter
from swarmrally.server.guard.codes import drawn, hash_of, hashes_of
from swarmrally.server.guard.limits import address_of
from swarmrally.server.guard.names import check_at_table
from swarmrally.server.guard.refusals import Forbidden
from swarmrally.server.house import House
from swarmrally.server.http.decoding import AnyRequest, Exact
from swarmrally.server.http.dependencies import Here, Someone
from swarmrally.server.http.links import link
from swarmrally.store.keeping.invitations import GivenOut, Invitation, refused
from swarmrally.store.keeping.players import Player
from swarmrally.table.entries import HandedOver
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.table import Table

HOUR = 3_600_000
SEAT_CODE_BYTES = 12
"""A seat is worth more than a look: it is handed over by a link, which nobody has to say aloud."""


@post("/api/tables/{table:str}/invitations", dto=Exact, return_dto=None)
async def invite(request: AnyRequest, house: Here, player: Someone, table: FromPath[str], data: JSONBody[NewInvitation]) -> Invited:
    """As the host: let people in. With `seat`, as its owner: hand the seat over."""
    await enter(house.store, house.hall, table, player.id)
    seen = await house.hall.seen(table)
    check_inviting(seen, player, data)
    await house.quota.expect_code(table, player.id, house.now)
    code, until = drawn() if data.seat is None else secrets.token_urlsafe(SEAT_CODE_BYTES), house.now + data.hours * HOUR
    made = GivenOut(hash_of(house.signing, code), data.seat, player.id, house.now, data.uses, until)
    await house.store.invitations.add(made.hash, Invitation(table, data.seat, player.id, made.made_at), data.uses, until)
    return Invited(made.id, code, link(request, house.options, f"invitation={code}"), until)


@get("/api/tables/{table:str}/invitations")
async def invitations(house: Here, player: Someone, table: FromPath[str]) -> InvitationList:
    """The codes that I have given out and that still count; as the host, all that let people in."""
    lines = [
        InvitationLine(found.id, found.seat, found.uses_left, found.made_at, found.expires_at)
        for found in await own_codes(house, player, table)
    ]
    return InvitationList(lines)


@delete("/api/tables/{table:str}/invitations/{invitation:str}")
async def revoke(house: Here, player: Someone, table: FromPath[str], invitation: FromPath[str]) -> None:
    """Nobody comes in by this code any more; who is in already stays."""
    found = [code.hash for code in await own_codes(house, player, table) if code.id == invitation]
    if not found:
        raise Refusal("", "not_your_invitation")
    await house.store.invitations.revoke(found)


async def own_codes(house: House, player: Player, table: str) -> list[GivenOut]:
    await enter(house.store, house.hall, table, player.id)
    seen = await house.hall.seen(table)
    found = await given_out(house, seen)
    return [code for code in found if code.host == player.id or (code.seat is None and player.id == seen.host)]


async def given_out(house: House, table: Table) -> list[GivenOut]:
    return [code for code in await house.store.invitations.of(table.table, house.now) if still_counts(table, code.seat, code.made_at)]


def still_counts(table: Table, seat: int | None, made_at: int) -> bool:
    """Whom the host sends away knows the codes of before, and could come back by them under another name."""
    return seat is not None or made_at > table.kicked_at


def check_inviting(table: Table, player: Player, wanted: NewInvitation) -> None:
    if table.phase not in ("open", "playing"):
        raise Refusal("", "not_on", phase=table.phase)
    if wanted.seat is None and player.id != table.host:
        raise Forbidden("", "only_host")
    if wanted.seat is not None and wanted.seat not in table.seats_of(player.id):
        raise Forbidden("/seat", "your_seat", seat=table.seat_of(player.id), got=wanted.seat)
    if wanted.seat is not None and wanted.uses != 1:
        raise Refusal("/uses", "not_this", value=1, why="a seat is handed over once")


@post("/api/invitations", dto=Exact, return_dto=None, status_code=200)
async def come_in(request: AnyRequest, house: Here, player: Someone, data: JSONBody[CodeGiven]) -> Admitted:
    """Use an invitation."""
    house.guesses.try_one(address_of(request.scope))
    codes = hashes_of(house.signing, data.code)
    try:
        found = await house.store.invitations.find(codes, house.now)
    except Refusal:
        house.guesses.was_wrong()
        raise
    seen = await house.hall.seen(found.table)
    await check_at_table(house.identities, player.name or "", player.id, seen.people())
    if found.seat is not None:
        await take_over(house, player, codes, found)
    else:
        await let_in(house, player, codes, seen, found)
    return Admitted(found.table, found.seat)


async def let_in(house: House, player: Player, codes: list[bytes], table: Table, found: Invitation) -> None:
    if table.is_sent_away(player.id):
        raise Forbidden("", "sent_away")
    if await house.store.admissions.has(found.table, player.id):
        return
    if not still_counts(table, found.seat, found.made_at):
        raise refused()
    await house.store.invitations.use(codes, house.now)
    await house.store.admissions.add(found.table, player.id)


async def take_over(house: House, player: Player, codes: list[bytes], found: Invitation) -> None:
    """What can't be is refused before the code is used up."""
    list(handed_over(await house.hall.seen(found.table), player, found))
    await house.store.invitations.use(codes, house.now)
    await house.hall.desk(found.table).ask(lambda table: handed_over(table, player, found))


def handed_over(table: Table, player: Player, found: Invitation) -> Iterable[HandedOver]:
    seat = found.seat or 0
    if table.phase not in ("open", "playing"):
        raise Refusal("", "not_on", phase=table.phase)
    if table.seat_of(player.id) != NOBODY:
        raise Refusal("", "seated", seat=table.seat_of(player.id))
    if player.id in table.kicked and found.host != table.host:
        raise Forbidden("", "sent_away")
    if table.chairs[seat].player != found.host or table.chairs[seat].resigned:
        raise Refusal("/code", "invitation_gone")
    yield HandedOver(seat, player.id)


ROUTES = [invite, invitations, revoke, come_in]
