"""What can be played: the printed courses of RoboRally, and the printed layouts of Asteroyds."""

from __future__ import annotations

import asyncio
import functools
from dataclasses import replace

import msgspec
from litestar import get

from swarmrally.asteroyds.state import MODES, Mode
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.course import Plan, course_of, printed_plans
from swarmrally.server.forms import CourseLine, Courses, ScenarioLine, Scenarios
from swarmrally.table.games import BOXES

MOST_SEATS = 8


@get("/api/courses")
async def courses() -> Courses:
    """The courses of RoboRally; `name` is what a table's set-up calls them."""
    return Courses(await asyncio.to_thread(all_courses))


@get("/api/scenarios")
async def scenarios() -> Scenarios:
    """The layouts of Asteroyds, with the set-up for a table."""
    return Scenarios(all_scenarios())


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


ROUTES = [courses, scenarios]
