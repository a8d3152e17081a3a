"""Games that were played in a browser and are kept here by whoever played them."""

from __future__ import annotations

from contextlib import suppress

from litestar import post
from litestar.params import JSONBody

from swarmrally.server.beside import uploading
from swarmrally.server.beside.workers import digest
from swarmrally.server.forms.stories import Upload
from swarmrally.server.forms.tables import Opened
from swarmrally.server.guard.limits import address_of
from swarmrally.server.http.decoding import AnyRequest, Unread
from swarmrally.server.http.dependencies import Here, Someone, owner_of
from swarmrally.server.http.lobby import check_staying
from swarmrally.table.log import Conflict

LARGEST_RECORD = 1024 * 1024


@post("/api/me/games", dto=Unread, return_dto=None, request_max_body_size=LARGEST_RECORD)
async def upload(request: AnyRequest, house: Here, player: Someone, data: JSONBody[Upload]) -> Opened:
    """Keep a game that I have played to its end in my browser, alone against bots, among my games: private, and never counted."""
    check_staying(house)
    text: bytes = data  # type: ignore[assignment]
    order = (uploading.appended, text, player.id, house.now)
    made = await house.workers.do(owner_of(request, player), *order, key=(player.id, digest((text,))))
    append = uploading.DECODER.decode(made)
    if await house.store.tables.row(append.row.table) is None:
        async with house.quota.for_upload(append, player.id, address_of(request.scope)):
            # The same game may have come twice at a time.
            with suppress(Conflict):
                await house.hall.log.append(append)
    return Opened(append.row.table)


ROUTES = [upload]
