"""R0.1, R10.7 Courses of one's own: forms read into a course, by the names of floors or cell by cell."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
from msgspec import UNSET

from swarmrally.kernel.kept import kept
from swarmrally.kernel.refusal import Refusal, decoded, escaped
from swarmrally.kernel.squares import HEADINGS
from swarmrally.roborally.components.course import (
    FRENETIC_FACTORY,
    MOST_FLAGS,
    MOST_FLOORS,
    Course,
    check_rules,
    floor_named,
    floor_names,
    known_course,
    known_floors,
    known_plans,
    lay_out,
    plays,
)
from swarmrally.roborally.components.floors import GEARS, WRENCH, WRENCH_AND_HAMMER, Floor
from swarmrally.roborally.forms.odd_positions import marked_cell
from swarmrally.roborally.forms.schema import CourseForm, FloorForm, PartForm, Place

COURSE_DECODER: msgspec.json.Decoder[str | CourseForm] = msgspec.json.Decoder(str | CourseForm)


OWN_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


@kept(64)
def course_from(text: bytes) -> Course:
    """The course that a position names or describes in JSON, or a Refusal; the last ones are kept, for many positions on the same."""
    form = decoded(COURSE_DECODER, text, "/course")
    return named_course(form) if isinstance(form, str) else inline_course(form)


def named_course(name: str) -> Course:
    plan = known_plans().get(name)
    if plan is None:
        raise Refusal("/course", "not_a_course", words=list(known_plans()))
    return known_course(name)


def inline_course(form: CourseForm) -> Course:
    """A course of one's own."""
    if len(form.flags) > MOST_FLAGS:
        raise Refusal("/course/flags", "list_too_long", most=MOST_FLAGS)
    if (form.floor is UNSET) == (form.boards is UNSET):
        raise Refusal("/course", "boards_or_floor")
    bay = None
    if isinstance(form.boards, list):
        if not form.boards:
            raise Refusal("/course/boards", "list_too_short", least=1)
        own = own_floors(form)
        parts = [part_from(part, own, f"/course/boards/{number}") for number, part in enumerate(form.boards)]
        if isinstance(form.dock, PartForm):
            bay = (*part_from(form.dock, own, "/course/dock"), form.dock.rot_cw // 90)
    else:
        assert isinstance(form.floor, FloorForm)
        if form.floors:
            raise Refusal("/course/floors", "not_here", expected="floors of its own beside boards, which say where they lie")
        parts = [(floor_from(form.floor, "/course/floor"), 0, 0)]
    course = lay_out(parts, bay, form.flags, specials_of(form))
    if form.boards is UNSET and plays(course, FRENETIC_FACTORY):
        raise Refusal("/course/floor", "not_here", expected="boards in a Frenetic Factory: each of them turns")
    check_rules(course, bay is not None)
    for number, place in enumerate(form.flags):
        marked_cell(course, place, f"/course/flags/{number}")
    return course


def specials_of(form: CourseForm) -> list[str]:
    """R10.7 The rules of a course of one's own, each once."""
    specials = [*form.special] if isinstance(form.special, list) else [form.special] if form.special else []
    for number, special in enumerate(specials):
        if special in specials[:number]:
            raise Refusal(f"/course/special/{number}", "twice", expected=f"each rule once, {special} is there twice")
    return [*specials]


def own_floors(form: CourseForm) -> dict[str, Floor]:
    """R0.1 The floors that the course brings along, by names that none of ours has."""
    if len(form.floors) > MOST_FLOORS:
        raise Refusal("/course/floors", "list_too_long", most=MOST_FLOORS)
    for name in form.floors:
        pointer = f"/course/floors/{escaped(name[:40])}"
        if not OWN_NAME.fullmatch(name):
            raise Refusal(pointer, "wrong_form", expected="a name of at most 40 of a-z, 0-9 and _, which begins with a letter")
        if name in known_floors():
            raise Refusal(pointer, "twice", expected=f"a name that no other floor has, {name} is one of ours")
    return {name: floor_from(floor, f"/course/floors/{name}") for name, floor in form.floors.items()}


def floor_of(name: str, own: Mapping[str, Floor]) -> Floor:
    """One of the course's own, or ours."""
    return own[name] if name in own else floor_named(name)


def part_from(part: PartForm, own: Mapping[str, Floor], pointer: str) -> tuple[Floor, int, int]:
    if part.board not in own and part.board not in known_floors():
        raise Refusal(f"{pointer}/board", "not_one_of", words=[*own, *floor_names()], got=part.board[:40])
    return floor_of(part.board, own).turned(part.rot_cw // 90), part.x, part.y


def floor_from(form: FloorForm, pointer: str) -> Floor:
    """One board in the data file's form."""
    for field in ("gears", "repair", "pushers", "conveyors", "lasers"):
        for number, thing in enumerate(getattr(form, field)):
            check_inside(form, (thing.x, thing.y), f"{pointer}/{field}/{number}")
    for number, place in enumerate(form.pits):
        check_inside(form, place, f"{pointer}/pits/{number}")
    for number, (x, y, _) in enumerate(form.walls):
        check_inside(form, (x, y), f"{pointer}/walls/{number}")
    for dock, place in form.docks.items():
        if dock not in [str(number) for number in range(1, 9)]:
            raise Refusal(f"{pointer}/docks/{escaped(dock)}", "out_of_range", what="a dock", least=1, most=8, got=dock[:40])
        check_inside(form, place, f"{pointer}/docks/{dock}")
    floor = Floor(form.width, form.height, set(form.pits))
    floor.gears = {(gear.x, gear.y): GEARS[gear.rot] for gear in form.gears}
    floor.sites = {(site.x, site.y): WRENCH if site.kind == "wrench" else WRENCH_AND_HAMMER for site in form.repair}
    for belt in form.conveyors:
        floor.belts[belt.x, belt.y] = HEADINGS.index(belt.dir), belt.express
        for heading, way in belt.rotates_when_entered_travelling.items():
            floor.turns[(belt.x, belt.y), HEADINGS.index(heading)] = GEARS[way]
    for pusher in form.pushers:
        key = (pusher.x, pusher.y), HEADINGS.index(pusher.dir)
        floor.pushers[key] = floor.pushers.get(key, frozenset()) | frozenset(pusher.registers)
    floor.lasers = [((laser.x, laser.y), HEADINGS.index(laser.dir), laser.beams) for laser in form.lasers]
    floor.walls = {((x, y), HEADINGS.index(side)) for x, y, side in form.walls}
    floor.docks = {int(dock): place for dock, place in form.docks.items()}
    return floor


def check_inside(form: FloorForm, place: Place, pointer: str) -> None:
    if place[0] >= form.width or place[1] >= form.height:
        raise Refusal(pointer, "not_on_floor", width=form.width - 1, height=form.height - 1)
