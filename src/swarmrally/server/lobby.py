"""Tables: to find, to open, to see, to act at."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.access import check_watching, enter
from swarmrally.server.asking import Anybody, Here, Someone
from swarmrally.server.forms import Checked, Done, LobbyQuery, MineQuery, Opened, Paged, TableSeen, TablesPage, line_of
from swarmrally.server.house import House
from swarmrally.server.taking import AnyRequest, Exact, asked
from swarmrally.store.tables import Place
from swarmrally.table.commands import AnyCommand
from swarmrally.table.games import BOXES
from swarmrally.table.hall import check
from swarmrally.table.log import Phase, Row
from swarmrally.table.playing import NOBODY
from swarmrally.table.settings import Settings

LARGEST_TABLE = 256 * 1024
BOTH: tuple[Phase, ...] = ("open", "playing")
MINE: dict[str | None, tuple[Phase, ...]] = {None: (), "running": BOTH, "over": ("over",)}


def place_in(query: Paged) -> Place | None:
    """Where a page begins: behind the last table of the one before."""
    if query.after is None:
        return None
    at, _, table = query.after.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) < 16 and table.isalnum() and table.isascii()):
        raise Refusal("?after", "expected `next` of the page before")
    return int(at), table


async def page_of(house: House, rows: list[Row], query: Paged) -> TablesPage:
    names = await house.identities.names({player for row in rows for player in row.players})
    last = rows[-1] if len(rows) == query.limit else None
    return TablesPage([line_of(row) for row in rows], names, f"{last.touched_at}.{last.table}" if last else None)


@get("/api/tables", asks=LobbyQuery)
async def list_tables(request: AnyRequest, house: Here) -> TablesPage:
    """The public tables where people gather or play, the liveliest first."""
    query = asked(request, LobbyQuery)
    phases = BOTH if query.phase is None else (query.phase,)
    rows = await house.store.tables.lobby(query.game, phases, query.free, place_in(query), query.limit)
    return await page_of(house, rows, query)


@get("/api/me/tables", asks=MineQuery)
async def my_tables(request: AnyRequest, house: Here, player: Someone) -> TablesPage:
    """The tables where I have a seat, or wait for players, and those where I have played."""
    query = asked(request, MineQuery)
    rows = await house.store.tables.tables_of(player.id, place_in(query), query.limit, query.game, MINE[query.phase])
    return await page_of(house, rows, query)


@post("/api/tables", dto=Exact, return_dto=None, request_max_body_size=LARGEST_TABLE)
async def open_table(house: Here, player: Someone, data: JSONBody[Settings]) -> Opened:
    """Open a table, as its host; sit down with a command."""
    check(data)
    house.limits.take("new_table", player.id)
    table = await house.hall.open(data, player.id)
    if not data.public:
        await house.store.admissions.add(table, player.id)
    return Opened(table)


@post("/api/check", dto=Exact, return_dto=None, status_code=200, request_max_body_size=LARGEST_TABLE)
async def check_settings(data: JSONBody[Settings]) -> Checked:
    """Whether a table can be opened with these settings; nothing is kept."""
    check(data)
    box = BOXES[data.game]
    return Checked(box.title(box.read_setup(bytes(data.setup))))


@get("/api/tables/{table:str}")
async def see_table(house: Here, anybody: Anybody, table: FromPath[str]) -> TableSeen:
    """A table as I may see it."""
    player = anybody.id if anybody else None
    await enter(house.store, house.hall, table, player)
    seen = await house.hall.seen(table)
    check_watching(seen, player)
    snapshot = seen.snapshot(NOBODY if player is None else seen.seat_of(player), house.now)
    return TableSeen(snapshot, await house.identities.names([snapshot.host, *(chair.player for chair in snapshot.chairs)]))


@post("/api/tables/{table:str}/commands", dto=Exact, return_dto=None, status_code=200)
async def command(house: Here, player: Someone, table: FromPath[str], data: JSONBody[AnyCommand]) -> Done:
    """Do something at a table: sit, start, plan, decide; the same commands as on the WebSocket."""
    at = house.now
    await enter(house.store, house.hall, table, player.id)
    return Done(await house.hall.do(table, player.id, data, at=at))


@post("/api/tables/{table:str}/rematch")
async def rematch(house: Here, player: Someone, table: FromPath[str]) -> Opened:
    """A table with the same settings and people; the same one for all who ask."""
    await enter(house.store, house.hall, table, player.id)
    return Opened(await house.hall.rematch(table, player.id))


ROUTES = [list_tables, my_tables, open_table, check_settings, see_table, command, rematch]
