"""Works of RoboRally: courses."""

from __future__ import annotations

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from swarmrally.arena.grounds import Ground, sides_of
from swarmrally.drawing import blueprint as colours
from swarmrally.drawing import floor_pieces
from swarmrally.drawing.factory import SIZE, floor, put
from swarmrally.drawing.svg import box, document, group
from swarmrally.roborally.components.course import GROUND, INTERFERENCE, NO_BELT, NO_SITE, plays
from swarmrally.roborally.components.floors import WRENCH
from swarmrally.roborally.forms.blueprint import blueprint
from swarmrally.roborally.playing.setting_up import Setup, course_of, usual_seats

MARGIN = SIZE / 4


def modes(setup: Setup) -> list[str]:
    return []


def in_mode(setup: Setup, mode: str | None) -> Setup:
    return setup


def ground(setup: Setup, name: str, seats: int, mode: str | None) -> Ground:
    """As an analysis takes a course."""
    seated = replace(setup, seats=usual_seats(seats))
    racers = seats // 2 if plays(course_of(setup), INTERFERENCE) else None
    sides = sides_of([seat.team if racers is None else number % racers for number, seat in enumerate(seated.seats)])
    return Ground("roborally", f"RoboRally, {name}", Raw(msgspec.json.encode(seated)), sides)


def elements(setup: Setup) -> dict[str, int]:
    """How much of each there is, whatever it is laid out of."""
    course = course_of(setup)
    plan = blueprint(setup.course)
    lies = course.ground == GROUND
    found = {
        "belts": int((lies & (course.belt != NO_BELT)).sum()),
        "express": int((lies & (course.belt != NO_BELT) & (course.express != 0)).sum()),
        "gears": int((course.gear != 0).sum()),
        "pushers": len(plan.pushers),
        "lasers": len(plan.lasers),
        "walls": len(plan.walls),
        "pits": len(plan.pits),
        "repair": int((course.site == WRENCH).sum()),
        "upgrade": int(((course.site != NO_SITE) & (course.site != WRENCH)).sum()),
        "flags": int(course.flag_count),
    }
    return {element: count for element, count in found.items() if count}


def picture(setup: Setup, seats: int, seed: str) -> str:
    """The course as a document of its own; no word of its author is in it."""
    plan = blueprint(setup.course)
    flags = "".join(put(floor_pieces.flag(number), place) for number, place in enumerate(plan.flags, 1))
    width, height = plan.width * SIZE + 2 * MARGIN, plan.height * SIZE + 2 * MARGIN
    drawn = group(floor(plan) + flags, (MARGIN + SIZE / 2, MARGIN + SIZE / 2))
    return document(width, height, box((0, 0), width, height, fill=colours.PAPER) + drawn, width=width, height=height)
