"""What can be played: the printed courses of RoboRally, and the printed layouts of Asteroyds."""

from __future__ import annotations

import functools

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Raw

from swarmrally.arena.season import season_layouts
from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import MODES, Mode
from swarmrally.asteroyds.forms.schema import TargetsNeeded
from swarmrally.asteroyds.rules.targets import suggested_needed
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.blueprint import Blueprint
from swarmrally.server.forms.catalogue import (
    BoardCells,
    CourseGiven,
    Courses,
    FloorsQuery,
    Ground,
    GroundAsked,
    Layout,
    LayoutAsked,
    ScenarioLine,
    Scenarios,
    SeasonLayout,
)
from swarmrally.server.games import orders
from swarmrally.server.http.answering import ready
from swarmrally.server.http.decoding import AnyRequest, Unread, asked
from swarmrally.server.http.dependencies import Here, owner_of
from swarmrally.server.http.lobby import LARGEST_TABLE
from swarmrally.table.games.listing import BOXES

MOST_SEATS = 8
KEPT = {"Cache-Control": "public, max-age=3600"}


@get("/api/courses", is_packed=True)
async def courses(request: AnyRequest, house: Here) -> Response[Courses]:
    """The courses of RoboRally, the printed ones first; `name` is what a table's set-up calls them."""
    return await ready(request, await house.workers.do(owner_of(request), orders.courses), room=house.told)


@get("/api/scenarios")
async def scenarios() -> Scenarios:
    """The layouts of Asteroyds, with the set-up for a table, and ours, which a set-up has as `layout`."""
    return Scenarios(all_scenarios(), all_season_layouts())


@get("/api/floors", asks=FloorsQuery, is_packed=True)
async def printed_floors(request: AnyRequest, house: Here) -> Response[Blueprint]:
    """All that is needed to draw a printed course of RoboRally."""
    query = asked(request, FloorsQuery)
    try:
        drawn = await house.workers.do(owner_of(request), orders.floors, msgspec.json.encode(CourseGiven(query.course)))
    except Refusal as refusal:
        raise refusal.at("?course") from None
    return await ready(request, drawn, KEPT, room=house.told)


@post("/api/floors", dto=Unread, return_dto=None, status_code=200, request_max_body_size=LARGEST_TABLE, is_packed=True)
async def floors(request: AnyRequest, house: Here, data: JSONBody[CourseGiven]) -> Response[Blueprint]:
    """The same, also for a course of one's own, as in a position."""
    return await ready(request, await house.workers.do(owner_of(request), orders.floors, data), room=house.told)


@get("/api/asteroyds/board")
async def board() -> Response[BoardCells]:
    """The hexes of the printed board of Asteroyds."""
    return Response(BoardCells(printed_board().places), headers=KEPT)


@post("/api/layouts", dto=Unread, return_dto=None, status_code=200, request_max_body_size=LARGEST_TABLE, is_packed=True)
async def layout(request: AnyRequest, house: Here, data: JSONBody[LayoutAsked]) -> Response[Layout]:
    """How a game with this set-up could begin: what chance decides is drawn, not as at the table."""
    return await ready(request, await house.workers.do(owner_of(request), orders.layout, data), room=house.told)


@post("/api/grounds", dto=Unread, return_dto=None, status_code=200, request_max_body_size=LARGEST_TABLE, is_packed=True)
async def ground(request: AnyRequest, house: Here, data: JSONBody[GroundAsked]) -> Response[Ground]:
    """What a game with this set-up is played on, for an engine that knows only what is printed."""
    return await ready(request, await house.workers.do(owner_of(request), orders.ground, data), room=house.told)


@functools.cache
def all_scenarios() -> list[ScenarioLine]:
    return [scenario_line(mode) for mode in MODES]


@functools.cache
def all_season_layouts() -> list[SeasonLayout]:
    return [SeasonLayout(name, form.modes[0], len(form.starts), Raw(msgspec.json.encode(form))) for name, form in season_layouts().items()]


def scenario_line(mode: Mode) -> ScenarioLine:
    setup: dict[str, dict[str, str]] = {"rules": {"mode": mode}}
    counts = [seats for seats in range(1, MOST_SEATS + 1) if can_seat(setup, seats)]
    needed = {str(seats): handicap(seats) for seats in counts if seats % 2} if mode == "targets" else {}
    return ScenarioLine("asteroyds", mode, f"{counts[0]}-{counts[-1]}", setup, needed)


def handicap(seats: int) -> TargetsNeeded:
    """Those without a wish join the smaller team, the left one first."""
    return TargetsNeeded(*suggested_needed(seats - seats // 2, seats // 2))


def can_seat(setup: dict[str, dict[str, str]], seats: int) -> bool:
    box = BOXES["asteroyds"]
    try:
        box.check_seats(box.read_setup(msgspec.json.encode(setup)), seats)
    except Refusal:
        return False
    return True


ROUTES = [courses, scenarios, printed_floors, floors, board, layout, ground]
