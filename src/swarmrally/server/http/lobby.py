"""Tables: to find, to open, to see, to act at."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.tables import Checked, Done, LobbyQuery, MineQuery, Opened, Paged, TableSeen, TablesPage, line_of
from swarmrally.server.guard.access import check_watching, enter
from swarmrally.server.guard.limits import address_of
from swarmrally.server.guard.names import check_at_table
from swarmrally.server.guard.refusals import Leaving
from swarmrally.server.house import House
from swarmrally.server.http.decoding import AnyRequest, Exact, asked
from swarmrally.server.http.dependencies import Anybody, Here, Someone, owner_of
from swarmrally.server.http.on_works import on_work
from swarmrally.server.process.stamps import asked_at
from swarmrally.store.keeping.tables import GOING, Place, Spot
from swarmrally.table.commands import AnyCommand, Sit
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.log import Phase, Row
from swarmrally.table.settings import Settings

LARGEST_TABLE = 256 * 1024
MINE: dict[str | None, tuple[Phase, ...]] = {None: (), "running": GOING, "over": ("over",)}
NEXT = "`next` of the page before"


def place_in(query: Paged) -> Place | None:
    """Where a page begins: behind the last table of the one before."""
    if query.after is None:
        return None
    at, _, table = query.after.partition(".")
    if not (is_number(at) and table.isalnum() and table.isascii()):
        raise Refusal("?after", "wrong_form", expected=NEXT)
    return int(at), table


def spot_in(query: Paged) -> Spot | None:
    """The same in the lobby, which has an order of its own."""
    if query.after is None:
        return None
    *numbers, table = query.after.split(".")
    if len(numbers) != 3 or not all(map(is_number, numbers)) or not (table.isalnum() and table.isascii()):
        raise Refusal("?after", "wrong_form", expected=NEXT)
    rank, nth, since = map(int, numbers)
    return Spot(rank, nth, since, table)


def is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 16


async def page_of(house: House, rows: list[Row], query: Paged) -> TablesPage:
    last = rows[-1] if len(rows) == query.limit else None
    return await page(house, rows, f"{last.touched_at}.{last.table}" if last else None)


async def page(house: House, rows: list[Row], begins: str | None) -> TablesPage:
    names = await house.identities.names({player for row in rows for player in row.players})
    return TablesPage([line_of(row) for row in rows], names, begins)


@get("/api/tables", asks=LobbyQuery)
async def list_tables(request: AnyRequest, house: Here) -> TablesPage:
    """The public tables by who waits there: first where somebody is connected and seats are free, who has waited longest before others."""
    query = asked(request, LobbyQuery)
    phases = GOING if query.phase is None else (query.phase,)
    rows, spot = await house.store.tables.lobby(query.game, phases, query.free, house.attended(), spot_in(query), query.limit)
    return await page(house, rows, spot and ".".join(map(str, spot)))


@get("/api/me/tables", asks=MineQuery)
async def my_tables(request: AnyRequest, house: Here, player: Someone) -> TablesPage:
    """The tables where I have a seat, or wait for players, and those where I have played."""
    query = asked(request, MineQuery)
    rows = await house.store.tables.tables_of(player.id, place_in(query), query.limit, query.game, MINE[query.phase])
    return await page_of(house, rows, query)


@post("/api/tables", dto=Exact, return_dto=None, request_max_body_size=LARGEST_TABLE)
async def open_table(request: AnyRequest, house: Here, player: Someone, data: JSONBody[Settings]) -> Opened:
    """Open a table, as its host; sit down with a command."""
    check_staying(house)
    table = await house.hall.open(await on_work(house, data), player.id, address=address_of(request.scope))
    if not data.public:
        await house.store.admissions.add(table, player.id)
    return Opened(table)


def check_staying(house: House) -> None:
    if house.is_leaving:
        raise Leaving


@post("/api/check", dto=Exact, return_dto=None, status_code=200, request_max_body_size=LARGEST_TABLE)
async def check_settings(request: AnyRequest, house: Here, data: JSONBody[Settings]) -> Checked:
    """Whether a table can be opened with these settings; nothing is kept."""
    return Checked((await house.hall.read(await on_work(house, data), owner_of(request))).title)


@get("/api/tables/{table:str}", is_packed=True)
async def see_table(house: Here, anybody: Anybody, table: FromPath[str]) -> TableSeen:
    """A table as I may see it."""
    player = anybody.id if anybody else None
    await enter(house.store, house.hall, table, player)
    seen = await house.hall.seen(table)
    check_watching(seen, player)
    snapshot = seen.snapshot(NOBODY if player is None else seen.seat_of(player), house.now)
    return TableSeen(snapshot, await house.identities.names([snapshot.host, *(chair.player for chair in snapshot.chairs)]))


@post("/api/tables/{table:str}/commands", dto=Exact, return_dto=None, status_code=200)
async def command(request: AnyRequest, house: Here, player: Someone, table: FromPath[str], data: JSONBody[AnyCommand]) -> Done:
    """Do something at a table: sit, start, plan, decide; the same commands as on the WebSocket."""
    at = asked_at(request.scope, house.now)
    await enter(house.store, house.hall, table, player.id)
    if isinstance(data, Sit):
        await check_at_table(house.identities, player.name or "", player.id, (await house.hall.seen(table)).people())
    return Done(await house.hall.do(table, player.id, data, at=at))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, house: Here, player: Someone, table: FromPath[str]) -> Opened:
    """A table with the same settings and people; the same one for all who ask."""
    check_staying(house)
    await enter(house.store, house.hall, table, player.id)
    return Opened(await house.hall.rematch(table, player.id, address_of(request.scope)))


ROUTES = [list_tables, my_tables, open_table, check_settings, see_table, command, rematch]
