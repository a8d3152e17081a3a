"""What games are played on, as records in files of their own: boards, layouts, courses, and the floors that courses are made of."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from msgspec import Struct

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.layouts import layout_of, printed_form
from swarmrally.kernel.fields import to_bytes
from swarmrally.roborally.components.course import Plan, floor_named, known_course, known_floors, known_plans, lay_out
from swarmrally.roborally.forms.blueprint import Board, plan_boards
from swarmrally.wasm.entries import record_name


class CourseFacts(Struct):
    """What a list of courses says, and of which boards it is made."""

    players: str
    flags: int
    width: int
    height: int
    length: str
    level: str
    rule: str | None
    season: int
    boards: list[Board]
    specials: list[str]


class Ground(Struct, omit_defaults=True):
    """`name` is the board, the mode of the layout, the course, or the floor, which is a course of its own without flags."""

    kind: str
    name: str
    record: str
    file: str
    sha256: str
    course: CourseFacts | None = None


def grounds() -> list[tuple[Ground, bytes]]:
    """Each with what its file holds."""
    layouts = [ground("layout", mode, layout_of(printed_form(mode), mode)[1]) for mode in MODES]
    courses = [ground("course", name, known_course(name), facts_of(plan)) for name, plan in known_plans().items()]
    floors = [ground("floor", name, lay_out([(floor_named(name), 0, 0)], None, [])) for name in known_floors()]
    return [ground("board", "printed", printed_board().hexes), *layouts, *courses, *floors]


def ground(kind: str, name: str, record: Any, course: CourseFacts | None = None) -> tuple[Ground, bytes]:
    file = f"{kind}s/{re.sub('[^a-z0-9]+', '_', name.lower()).strip('_')}.bin"
    content = to_bytes(record)
    return Ground(kind, name, record_name(record.kind), file, hashlib.sha256(content).hexdigest(), course), content


def facts_of(plan: Plan) -> CourseFacts:
    players, length, level = (plan.facts.get(fact, "") for fact in ("players", "length", "level"))
    course = known_course(plan.name)
    size = int(course.width), int(course.height)
    return CourseFacts(
        players, len(plan.flags), *size, length, level, plan.special, int(plan.facts.get("season", 0)), plan_boards(plan), plan.specials
    )
