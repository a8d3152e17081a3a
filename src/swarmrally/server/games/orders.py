"""What is done in another process for those who order it: each order takes bytes and gives JSON, packed where it is long."""

from __future__ import annotations

import random

import msgspec
from msgspec import Raw

from swarmrally.kernel.refusal import decoded
from swarmrally.roborally.components.course import Plan, printed_course, printed_plans
from swarmrally.roborally.forms.blueprint import blueprint
from swarmrally.server.beside.packing import packed, reader
from swarmrally.server.forms.catalogue import CourseGiven, CourseLine, Courses, Layout, LayoutAsked
from swarmrally.table.games.listing import BOXES
from swarmrally.table.reading import understood
from swarmrally.table.settings import Settings


def courses() -> bytes:
    return packed(Courses([course_line(plan) for plan in printed_plans().values()]))


def course_line(plan: Plan) -> CourseLine:
    course, facts = printed_course(plan.name), plan.facts
    size = int(course.width), int(course.height)
    players, length, level = (facts.get(fact, "") for fact in ("players", "length", "level"))
    return CourseLine(plan.name, players, len(plan.flags), *size, length, level, plan.special)


def floors(body: bytes) -> bytes:
    asked: CourseGiven = decoded(reader(CourseGiven), body)
    return packed(blueprint(asked.course, asked.floor_turns))


def layout(body: bytes) -> bytes:
    asked: LayoutAsked = decoded(reader(LayoutAsked), body)
    kept, box = understood(Settings(asked.game, asked.seats, asked.setup)).settings, BOXES[asked.game]
    setup = box.seated(box.read_setup(bytes(kept.setup)), [b"{}"] * asked.seats, None, random.Random(0))
    return packed(Layout(setup, Raw(msgspec.json.encode(box.begin(bytes(setup), "layout", []).snapshot()))))
