"""What can be played: the printed courses of RoboRally, and the printed layouts of Asteroyds."""

from __future__ import annotations

import asyncio
import functools
import random
from dataclasses import replace

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Raw

from swarmrally.asteroyds.board import printed_board
from swarmrally.asteroyds.state import MODES, Mode
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.blueprint import Blueprint, blueprint
from swarmrally.roborally.course import Plan, course_of, printed_plans
from swarmrally.server.forms import (
    BoardCells,
    CourseGiven,
    CourseLine,
    Courses,
    FloorsQuery,
    Layout,
    LayoutAsked,
    ScenarioLine,
    Scenarios,
)
from swarmrally.server.lobby import LARGEST_TABLE
from swarmrally.server.taking import AnyRequest, Exact, asked
from swarmrally.table.games import BOXES
from swarmrally.table.hall import check
from swarmrally.table.settings import Settings

MOST_SEATS = 8
KEPT = {"Cache-Control": "public, max-age=3600"}


@get("/api/courses")
async def courses() -> Courses:
    """The courses of RoboRally; `name` is what a table's set-up calls them."""
    return Courses(await asyncio.to_thread(all_courses))


@get("/api/scenarios")
async def scenarios() -> Scenarios:
    """The layouts of Asteroyds, with the set-up for a table."""
    return Scenarios(all_scenarios())


@get("/api/floors", asks=FloorsQuery)
async def printed_floors(request: AnyRequest) -> Response[Blueprint]:
    """All that is needed to draw a printed course of RoboRally."""
    query = asked(request, FloorsQuery)
    try:
        return Response(await asyncio.to_thread(blueprint, query.course), headers=KEPT)
    except Refusal as refusal:
        raise Refusal("?course", refusal.reason) from None


@post("/api/floors", dto=Exact, return_dto=None, status_code=200, request_max_body_size=LARGEST_TABLE)
async def floors(data: JSONBody[CourseGiven]) -> Blueprint:
    """The same, also for a course of one's own, as in a position."""
    return await asyncio.to_thread(blueprint, data.course)


@get("/api/asteroyds/board")
async def board() -> Response[BoardCells]:
    """The hexes of the printed board of Asteroyds."""
    return Response(BoardCells(printed_board().places), headers=KEPT)


@post("/api/layouts", dto=Exact, return_dto=None, status_code=200, request_max_body_size=LARGEST_TABLE)
async def layout(data: JSONBody[LayoutAsked]) -> Layout:
    """How a game with this set-up could begin: what chance decides is drawn, not as at the table."""
    return await asyncio.to_thread(laid_out, data)


def laid_out(data: LayoutAsked) -> Layout:
    check(Settings(data.game, data.seats, data.setup))
    box = BOXES[data.game]
    setup = box.seated(box.read_setup(bytes(data.setup)), [b"{}"] * data.seats, None, random.Random(0))
    return Layout(setup, Raw(msgspec.json.encode(box.begin(bytes(setup), "layout", []).snapshot())))


@functools.cache
def all_courses() -> list[CourseLine]:
    return [course_line(plan) for plan in printed_plans().values()]


def course_line(plan: Plan) -> CourseLine:
    course, facts = course_of(replace(plan, special=None)), plan.facts
    size = int(course.width), int(course.height)
    players, length, level = (facts.get(fact, "") for fact in ("players", "length", "level"))
    return CourseLine(plan.name, players, len(plan.flags), *size, length, level, plan.special, plan.is_playable)


@functools.cache
def all_scenarios() -> list[ScenarioLine]:
    return [scenario_line(mode) for mode in MODES]


def scenario_line(mode: Mode) -> ScenarioLine:
    setup: dict[str, dict[str, str]] = {"rules": {"mode": mode}}
    counts = [seats for seats in range(1, MOST_SEATS + 1) if can_seat(setup, seats)]
    return ScenarioLine("asteroyds", mode, f"{counts[0]}-{counts[-1]}", setup)


def can_seat(setup: dict[str, dict[str, str]], seats: int) -> bool:
    box = BOXES["asteroyds"]
    try:
        box.check_seats(box.read_setup(msgspec.json.encode(setup)), seats)
    except Refusal:
        return False
    return True


ROUTES = [courses, scenarios, printed_floors, floors, board, layout]
