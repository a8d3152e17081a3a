"""What is done in another process for those who order it: each order takes bytes and gives JSON, packed where it is long."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
from msgspec import Raw

from swarmrally.asteroyds.playing import game as asteroyds
from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.roborally.components.course import Plan, known_course, known_plans
from swarmrally.roborally.forms.blueprint import blueprint
from swarmrally.roborally.playing import game as roborally
from swarmrally.roborally.playing import setting_up
from swarmrally.server.beside.packing import packed, reader
from swarmrally.server.forms.catalogue import CourseGiven, CourseLine, Courses, Ground, GroundAsked, Layout, LayoutAsked
from swarmrally.table.games.listing import BOXES, Game
from swarmrally.table.reading import understood
from swarmrally.table.settings import Settings


def courses() -> bytes:
    return packed(Courses([course_line(plan) for plan in known_plans().values()]))


def course_line(plan: Plan) -> CourseLine:
    course, facts = known_course(plan.name), plan.facts
    size = int(course.width), int(course.height)
    players, length, level = (facts.get(fact, "") for fact in ("players", "length", "level"))
    return CourseLine(plan.name, players, len(plan.flags), *size, length, level, plan.special, int(facts.get("season", 0)))


def floors(body: bytes) -> bytes:
    asked: CourseGiven = decoded(reader(CourseGiven), body)
    return packed(blueprint(asked.course, asked.floor_turns))


def layout(body: bytes) -> bytes:
    asked: LayoutAsked = decoded(reader(LayoutAsked), body)
    kept, box = understood(Settings(asked.game, asked.seats, asked.setup)).settings, BOXES[asked.game]
    setup = box.seated(box.read_setup(bytes(kept.setup)), [b"{}"] * asked.seats, None, random.Random(0))
    return packed(Layout(setup, Raw(msgspec.json.encode(box.begin(bytes(setup), "layout", []).snapshot()))))


def ground(body: bytes) -> bytes:
    asked: GroundAsked = decoded(reader(GroundAsked), body)
    try:
        return packed(GROUNDS[asked.game](bytes(asked.setup)))
    except Refusal as refusal:
        raise refusal.inside("/setup") from None


def flight_ground(text: bytes) -> Ground:
    setup = asteroyds.read_setup(text)
    if setup.scenario is not None:
        # What is wrong in it is said as at a table, with its place in the set-up.
        BOXES["asteroyds"].read_setup(text)
    game = asteroyds.Game(setup, "")
    if setup.scenario is None:
        return Ground(to_bytes(game.board.hexes), layout=to_bytes(asteroyds.layout_for(setup)))
    return Ground(to_bytes(game.board.hexes), state=to_bytes(asteroyds.first_state(setup, game.board, "")))


def rally_ground(text: bytes) -> Ground:
    setup = decoded(setting_up.SETUP_DECODER, text)
    if setup.scenario is not None:
        BOXES["roborally"].read_setup(text)
    course = roborally.Game(setup, "").course
    state = None if setup.scenario is None else to_bytes(setting_up.first_state(setup, course, ""))
    return Ground(course=to_bytes(setting_up.course_of(setup)), state=state)


GROUNDS: dict[Game, Callable[[bytes], Ground]] = {"asteroyds": flight_ground, "roborally": rally_ground}
