"""Records of games that are over."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from swarmrally.kernel.records import Record
from swarmrally.server.beside import retelling
from swarmrally.server.forms.tables import CodeGiven, RecordsQuery, Share, TablesPage
from swarmrally.server.guard.access import enter
from swarmrally.server.guard.limits import address_of
from swarmrally.server.guard.refusals import TooEarly
from swarmrally.server.house import House
from swarmrally.server.http.answering import ready
from swarmrally.server.http.decoding import AnyRequest, Exact, asked
from swarmrally.server.http.dependencies import Anybody, Here, Someone, owner_of
from swarmrally.server.http.links import link
from swarmrally.server.http.lobby import page_of, place_in
from swarmrally.table.desk.errands import Missing
from swarmrally.table.table import Table

PURPOSE = "record"


@get("/api/records", asks=RecordsQuery)
async def list_records(request: AnyRequest, house: Here) -> TablesPage:
    """Public games that have been played, the latest first."""
    query = asked(request, RecordsQuery)
    rows = await house.store.tables.finished(query.game, place_in(query), query.limit)
    return await page_of(house, rows, query)


@get("/api/tables/{table:str}/record", is_packed=True)
async def fetch_record(request: AnyRequest, house: Here, anybody: Anybody, table: FromPath[str]) -> Response[Record]:
    """The record of a game that is over, for `swarmrally replay` and `verify`."""
    await enter(house.store, house.hall, table, anybody.id if anybody else None)
    return await record_of(request, house, table)


@post("/api/tables/{table:str}/share")
async def share(request: AnyRequest, house: Here, player: Someone, table: FromPath[str]) -> Share:
    """A link to a record, which works for everybody, also when the table is private."""
    await enter(house.store, house.hall, table, player.id)
    await played(house, table)
    code = house.signing.sign(PURPOSE, table)
    return Share(code, link(request, house.options, f"record={code}"))


@post("/api/shared", dto=Exact, return_dto=None, status_code=200, is_packed=True)
async def shared_record(request: AnyRequest, house: Here, data: JSONBody[CodeGiven]) -> Response[Record]:
    """The record of a share link."""
    return await record_of(request, house, shared_table(request, house, data))


def shared_table(request: AnyRequest, house: House, data: CodeGiven) -> str:
    house.limits.take("code", address_of(request.scope))
    read = house.signing.read(PURPOSE, data.code)
    if read is None:
        raise Missing
    return str(read.value)


async def record_of(request: AnyRequest, house: House, table: str) -> Response[Record]:
    seen = await played(house, table)
    return await ready(request, await house.tellings.tell(owner_of(request), seen, retelling.record), room=house.told)


async def played(house: House, table: str) -> Table:
    """Not before the end: a record tells all plans and the seed."""
    seen = await house.hall.seen(table)
    if seen.phase != "over":
        raise TooEarly("/table", "not_over", phase=seen.phase)
    return seen


ROUTES = [list_records, fetch_record, share, shared_record]
