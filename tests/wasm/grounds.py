"""Layouts and courses of one's own, whole ones and spoilt ones, with what Python makes of them: for the page to read them too."""

from __future__ import annotations

import copy
from base64 import b64encode
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from swarmrally.asteroyds.components.state import COLOURS, MODES
from swarmrally.asteroyds.forms.layouts import layout_of, printed_form, read_layout
from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import HEADINGS
from swarmrally.roborally.components.course import FRENETIC_FACTORY, SPECIALS, floor_names, plays, printed_plans
from swarmrally.roborally.forms.blueprint import blueprint
from swarmrally.roborally.forms.course_forms import course_from, inline_course
from swarmrally.roborally.forms.schema import CourseForm
from swarmrally.wasm.tables import facts_of

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    7,
    21,
    47,
    48,
    300,
    1.5,
    "",
    "x",
    "red",
    "N",
    "E",
    [],
    {},
    [0, 0],
    [3, 4],
    {"at": [0, 0]},
    "frenetic_factory",
)
WORDS: dict[object, tuple[str, ...]] = {
    "colour": ("red", "white", "blue", "white/red", "white/blue"),
    "kind": ("asteroid", "gate", "turret", "pod", "platform"),
    **dict.fromkeys(("one_faces", "heading"), ("E", "SE", "W")),
    **dict.fromkeys(("target", "team"), ("left", "right")),
    "dir": HEADINGS,
    "rot": ("cw", "ccw"),
    "board": ("exchange", "vault", "docking_bay_plain"),
}
SPOILS = 3
OWN_NAMES = ("vault", "A", "a b", "7", "iron_loop")
"""That no floor of one's own may have."""


def layouts(count: int) -> Iterator[dict[str, Any]]:
    chance = Random("layouts")
    for number in range(count):
        form = a_layout(chance) if number % 3 else msgspec.to_builtins(printed_form(chance.choice(MODES)))
        if number % 2:
            spoil(form, chance)
        form, mode = (
            as_a_page_has_it(form),
            chance.choice(MODES if number % 4 else form["modes"] if isinstance(form.get("modes"), list) else MODES),
        )
        mode = mode if mode in MODES else "racing"
        yield {"form": form, "mode": mode, **outcome_of(lambda form=form, mode=mode: laid_layout(form, mode))}


def laid_layout(form: Any, mode: Any) -> dict[str, Any]:
    board, layout = layout_of(read_layout(msgspec.json.encode(form)), mode)
    return {"board": encoded(board.hexes), "layout": encoded(layout)}


def courses(count: int) -> Iterator[dict[str, Any]]:
    chance = Random("courses")
    for number in range(count):
        form = (a_floor_course, a_course, an_own_course)[number % 3](chance)
        if number % 2:
            spoil(form, chance)
        form = as_a_page_has_it(form)
        yield {"form": form, **outcome_of(lambda form=form: laid_course(form))}


def laid_course(form: Any) -> dict[str, Any]:
    course = course_from(msgspec.json.encode(form))
    turns = [1 + floor % 3 for floor in range(int(course.floor_count))] if plays(course, FRENETIC_FACTORY) else []
    drawn = blueprint(msgspec.convert(form, CourseForm), turns)
    assert to_bytes(course) == to_bytes(inline_course(msgspec.convert(form, CourseForm)))
    return {
        "course": encoded(course),
        "turns": turns,
        "blueprint": msgspec.to_builtins(drawn),
        "facts": msgspec.to_builtins(facts_of(course)),
    }


def outcome_of(does: Any) -> dict[str, Any]:
    try:
        return {"gives": does()}
    except Refusal as refusal:
        return {"refused": {"pointer": refusal.pointer, "code": refusal.code, "details": refusal.details}}


def encoded(record: Any) -> str:
    return b64encode(to_bytes(record)).decode()


def as_a_page_has_it(form: Any) -> Any:
    """An object in a page has names that are numbers first, the lowest before all."""
    if isinstance(form, list):
        return [as_a_page_has_it(each) for each in form]
    if not isinstance(form, dict):
        return form
    numbers = sorted((name for name in form if is_number(name)), key=int)
    return {name: as_a_page_has_it(form[name]) for name in (*numbers, *(name for name in form if not is_number(name)))}


def is_number(name: str) -> bool:
    return name.isascii() and name.isdigit() and str(int(name)) == name


def a_layout(chance: Random) -> dict[str, Any]:
    """On a board of its own; whether it can be played is left to chance, but it often can."""
    rows = {str(row): [[0, 13]] if chance.random() < 0.8 else [[0, 4], [6, 13]] for row in range(chance.choice((8, 13)))}
    places = [[int(row), column] for row, ranges in rows.items() for first, last in ranges for column in range(first, last + 1)]
    chance.shuffle(places)
    tiles: list[dict[str, Any]] = []
    for colour in ("red", "white"):
        tiles += [{"kind": "gate", "colour": colour, "at": places.pop()} for _ in range(2)]
    for colour in ("red", "white", "blue", "white/red", "white/blue"):
        tiles += [{"kind": "asteroid", "colour": colour, "at": places.pop()} for _ in range(chance.choice((4, 4, 3)))]
    tiles += [{"kind": "turret", "at": places.pop(), "symbol": symbol} for symbol in (2, 1, 4, 3)]
    tiles += [{"kind": kind, "at": places.pop()} for kind in ("pod", "platform") for _ in range(chance.randrange(3))]
    for tile in tiles:
        if tile["kind"] in ("asteroid", "gate", "turret") and chance.random() < 0.3:
            tile["one_faces"] = chance.choice(("E", "SW", "NE"))
        if tile["kind"] == "asteroid" and tile["colour"].startswith("white"):
            tile["target"] = ("left", "right")[sum("target" in each for each in tiles) % 2]
    tiles[0]["priority"], tiles[2]["symbol"] = 21, 3
    chance.shuffle(tiles)
    colours = chance.sample(COLOURS, 6)
    starts = [
        {
            "at": places.pop(),
            "heading": "E",
            "team": ("left", "right")[number % 2],
            **({"colour": colours[number]} if chance.random() < 0.5 else {}),
        }
        for number in range(chance.randint(2, 6))
    ]
    return {
        "game": "asteroyds",
        "modes": chance.sample(MODES, chance.randint(1, 4)),
        "tiles": tiles,
        "starts": starts,
        "board": {"rows": rows},
    }


def a_course(chance: Random) -> dict[str, Any]:
    """A printed one as somebody would write it, with other rules; or floors next to each other."""
    plan = chance.choice(list(printed_plans().values()))
    form: dict[str, Any] = {"boards": [a_part(part.floor, part.x, part.y, part.quarters) for part in plan.parts]}
    if plan.bay:
        form["dock"] = a_part(plan.bay.floor, plan.bay.x, plan.bay.y, plan.bay.quarters)
    form["flags"] = [list(flag) for flag in plan.flags]
    special = chance.sample(SPECIALS, chance.choice((0, 0, 1, 1, 2)))
    if special or chance.random() < 0.5:
        form["special"] = special[0] if len(special) == 1 and chance.random() < 0.5 else special
    if chance.random() < 0.3:
        form["boards"][0]["rot_cw"] = chance.choice((0, 90, 180, 270))
    return form


def an_own_course(chance: Random) -> dict[str, Any]:
    """Floors of its own beside ours, in any order and turned."""
    names = chance.sample(("yard", "long_hall_2", "x", "pier", *OWN_NAMES), chance.randint(1, 4))
    floors = {name: a_floor_course(chance)["floor"] for name in names}
    boards = [
        a_part(chance.choice((*names, *names, "cross")), 12 * number, 0, chance.randrange(4)) for number in range(chance.randint(1, 3))
    ]
    form: dict[str, Any] = {"boards": boards, "floors": floors, "flags": [[chance.randrange(8), chance.randrange(3)]]}
    if chance.random() < 0.6:
        form["dock"] = a_part(chance.choice((*names, "docking_bay_belts")), 0, 14, chance.randrange(4))
    if chance.random() < 0.3:
        form["special"] = ["frenetic_factory"]
    return form


def a_part(board: str, x: int, y: int, quarters: int) -> dict[str, Any]:
    return {"board": board, "x": x, "y": y, "rot_cw": 90 * quarters}


def a_floor_course(chance: Random) -> dict[str, Any]:
    """One floor with anything anywhere."""
    width, height = chance.randint(3, 14), chance.randint(3, 14)

    def place() -> dict[str, int]:
        return {"x": chance.randrange(width), "y": chance.randrange(height)}

    def row() -> list[int]:
        return list(place().values())

    def some(make: Any, most: int) -> list[Any]:
        return [make() for _ in range(chance.randint(0, most))]

    def conveyor() -> dict[str, Any]:
        turns = {heading: chance.choice(("cw", "ccw")) for heading in chance.sample(HEADINGS, chance.randint(0, 2))}
        return {**place(), "dir": chance.choice(HEADINGS), "express": chance.random() < 0.3, "rotates_when_entered_travelling": turns}

    floor = {
        "width": width,
        "height": height,
        "pits": some(row, 4),
        "gears": some(lambda: {**place(), "rot": chance.choice(("cw", "ccw"))}, 4),
        "repair": some(lambda: {**place(), "kind": chance.choice(("wrench", "wrench_hammer"))}, 3),
        "pushers": some(lambda: {**place(), "dir": chance.choice(HEADINGS), "registers": chance.sample(range(1, 6), 2)}, 3),
        "conveyors": some(conveyor, 12),
        "lasers": some(lambda: {**place(), "dir": chance.choice(HEADINGS), "beams": chance.randint(1, 3)}, 3),
        "walls": some(lambda: [*row(), chance.choice(HEADINGS)], 10),
        "docks": {str(dock): row() for dock in range(1, chance.randint(2, 9))},
    }
    return {"floor": floor, "flags": some(row, 4), "special": chance.choice((None, *SPECIALS))}


def spoil(form: Any, chance: Random) -> None:
    """Some things in it become others, are gone, or are there twice."""
    for _ in range(chance.randint(1, SPOILS)):
        spoil_once(form, chance)


def spoil_once(form: Any, chance: Random) -> None:
    inside = form
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        key = chance.choice(keys)
        if key in ("game", "modes") and chance.random() < 0.8:
            continue
        if isinstance(inside[key], (dict, list)) and inside[key] and chance.random() < 0.85:
            inside = inside[key]
            continue
        what = chance.choice((0, 1, 1, 2, 2, 2, 2, 2, 3))
        if what == 0:
            del inside[key]
        elif what == 1 and isinstance(inside, dict):
            inside[chance.choice(("unknown", "a/b~c", "kind", "at", "9"))] = inside.pop(key)
        elif what == 1:
            inside.append(copy.deepcopy(inside[key]))
        elif what == 2 and isinstance(inside[key], int) and not isinstance(inside[key], bool):
            inside[key] += chance.choice((-1, 1, 10))
        elif what == 2 and isinstance(inside[key], str):
            inside[key] = chance.choice(WORDS.get(key, (*MODES, *SPECIALS)))
        else:
            inside[key] = copy.deepcopy(chance.choice((*ODD, *floor_names()[:2])))
        return
