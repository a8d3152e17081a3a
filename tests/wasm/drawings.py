"""Drawings of courses and layouts, finished and not, with what Python finds wrong or odd about them: for the page to find the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from tests.wasm.grounds import a_course, a_floor_course, a_layout, as_a_page_has_it, spoil

from swarmrally.arena.soundness import asteroyds, roborally
from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.layouts import check_layout, printed_form, read_layout
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing import game as flights
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import HEADINGS
from swarmrally.roborally.components.course import INTERFERENCE, known_plans, plays
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.schema import CourseForm
from swarmrally.roborally.playing import setting_up as rallies

COURSE_DECODER = msgspec.json.Decoder(str | CourseForm)


def drawn_layouts(count: int) -> Iterator[dict[str, Any]]:
    chance = Random("drawn layouts")
    for number in range(count):
        form = msgspec.json.decode(msgspec.json.encode(printed_form(chance.choice(MODES)))) if number % 2 else a_layout(chance)
        if number % 3 == 0:
            spoil(form, chance)
        elif number % 2:
            bar(form, chance)
        form = as_a_page_has_it(form)
        yield {"content": form, "findings": found_in(form, in_layout)}


def bar(form: dict[str, Any], chance: Random) -> None:
    """Pods on free places, around a gate or anywhere; starts turned."""
    taken = [tile["at"] for tile in form["tiles"]] + [start["at"] for start in form["starts"]]
    row, column = chance.choice(form["tiles"])["at"]
    around = [[row + down, column + right] for down in (-1, 0, 1) for right in (-1, 0, 1)]
    anywhere = [[chance.randrange(13), chance.randrange(14)] for _ in range(chance.choice((0, 4, 12)))]
    for at in [*around, *anywhere]:
        if at not in taken and min(at) >= 0:
            form["tiles"].append({"kind": "pod", "at": at})
            taken.append(at)
    for start in form["starts"]:
        start["heading"] = chance.choice(("E", "NE", "NW", "W", "SW", "SE"))


def drawn_courses(count: int) -> Iterator[dict[str, Any]]:
    chance = Random("drawn courses")
    for number in range(count):
        form = (a_course, a_floor_course, a_crowded_course, a_crowded_course)[number % 4](chance)
        if number % 5 == 0:
            spoil(form, chance)
        form = as_a_page_has_it(form)
        yield {"content": form, "findings": found_in(form, in_course)}
    for name in (*known_plans(), "Nowhere"):
        yield {"content": name, "findings": found_in(name, in_course)}


def a_crowded_course(chance: Random) -> dict[str, Any]:
    """Small, with walls, belts and pushers everywhere: what can be reached on it is no matter of course."""
    width, height = chance.randint(4, 7), chance.randint(4, 7)
    places = [(x, y) for x in range(width) for y in range(height)]
    chance.shuffle(places)
    docks, flags, rest = places[:3], places[3:6], places[6:]

    def way() -> str:
        return chance.choice(HEADINGS)

    def few(share: float) -> list[tuple[int, int]]:
        return [place for place in places if chance.random() < share]

    belts = [{"x": x, "y": y, "dir": way(), "express": chance.random() < 0.4} for x, y in few(0.4)]
    for belt in belts:
        belt["rotates_when_entered_travelling"] = {way(): chance.choice(("cw", "ccw"))}
    registers = [number for number in range(1, 6) if chance.random() < 0.7]
    floor = {
        "width": width,
        "height": height,
        "pits": [list(place) for place in rest if chance.random() < chance.choice((0.05, 0.2))],
        "conveyors": belts,
        "gears": [{"x": x, "y": y, "rot": chance.choice(("cw", "ccw"))} for x, y in few(0.1)],
        "pushers": [{"x": x, "y": y, "dir": way(), "registers": registers} for x, y in few(0.15 * (chance.random() < 0.6))],
        "walls": [[x, y, way()] for x, y in few(0.4)],
        "docks": {str(number): list(place) for number, place in enumerate(docks, 1)},
    }
    return {"floor": floor, "flags": [list(flag) for flag in flags[: chance.choice((0, 1, 2, 3, 3))]]}


def found_in(form: Any, look: Any) -> list[dict[str, Any]]:
    """As the page is to say it."""
    try:
        return list(look(msgspec.json.encode(form)))
    except Refusal as refusal:
        told = {"weight": "wrong", "code": refusal.code, "rule": refusal.rule or None}
        return [{**told, "pointer": refusal.pointer, "details": refusal.details}]


def in_layout(text: bytes) -> Iterator[dict[str, Any]]:
    form = read_layout(text)
    check_layout(form)
    for mode in form.modes:
        flights.check_setup(flights.Setup(Rules(mode=mode), flights.usual_seats(2, mode), layout=form))
    for finding in asteroyds.findings(form):
        yield told(finding, {"from": "start", "number": finding.start} if finding.start else {})


def in_course(text: bytes) -> Iterator[dict[str, Any]]:
    laid_out = course_from(text)
    seats = rallies.usual_seats(4 if plays(laid_out, INTERFERENCE) else 2)
    rallies.check_setup(rallies.Setup(course=COURSE_DECODER.decode(text), seats=seats), laid_out)
    for finding in roborally.findings(laid_out):
        kind, _, number = finding.start.partition(" ")
        yield told(finding, {"from": kind, "number": int(number)} if kind else {})


def told(finding: asteroyds.Finding | roborally.Finding, details: dict[str, Any]) -> dict[str, Any]:
    weight = "wrong" if finding.is_wrong else "odd"
    at = None if finding.at is None else list(finding.at)
    return {"weight": weight, "code": finding.code, "rule": finding.rule, "pointer": None, "at": at, "details": details}
