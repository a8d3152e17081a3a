"""A sketch: floors with streets, dangers one after the other, docks and places for flags; dials say how much of it a course gets."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import pairwise
from typing import NamedTuple

from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.generating.orders import Element, Settled
from swarmrally.arena.generating.roborally.furnishing import DANGERS, SITES, Danger, lay_gears, lay_rim, lay_sites, lay_walls
from swarmrally.arena.generating.roborally.patterns import PATTERNS, SIDE, WAYS, ahead, has_wall, is_bare
from swarmrally.arena.generating.roborally.streets import join_belts, lay_streets
from swarmrally.kernel.squares import E, S, opposite
from swarmrally.roborally.components.floors import Floor, Place

BAY_DEPTH = 4
COLUMNS = (
    (5, 6, 3, 8, 1, 10, 0, 11),
    (4, 7, 2, 9, 0, 11, 5, 6),
    (3, 8, 5, 6, 1, 10, 0, 11),
    (2, 9, 4, 7, 1, 10, 5, 6),
)
"""Where docks 1 to 8 stand, from the left."""
MOST_DANGER = 16
LEAST_DANGER = -7
"""Below nought the edge of the course gets walls."""
LIKELY: tuple[Element, ...] = ("pits", "pits", "lasers", "pushers")
FLAG_TUPLES = 80
SPOTS = 16
"""Cells that may get a flag."""
APART = 5
FAR = 999


class Dials(NamedTuple):
    """What can be changed about a course without drawing another."""

    steps: float
    """The way over all flags that is wanted."""
    danger: int
    rows: tuple[int, ...]
    """How far each dock lies from the floor, 0 to 3."""
    turn: int = 0
    """Which flags of those that fit as well."""


class Sketch(NamedTuple):
    floors: list[tuple[Floor, list[tuple[Element, Danger]]]]
    """The far one first."""
    columns: tuple[int, ...]
    spots: list[Place]
    flags: int
    tuples: list[tuple[int, ...]]
    """Which spots could be the flags, in this order."""
    wanted: tuple[Element, ...]
    has_walls: bool

    @property
    def height(self) -> int:
        return SIDE * len(self.floors) + BAY_DEPTH


def sketched(order: Settled, number: int, draws: Draws) -> Sketch:
    """The next sketch for this order."""
    floors = 1 if order.rounds < 12 or (order.rounds < 17 and draws.happens(60)) else 2
    drawn = [sketched_floor(order, draws) for _ in range(floors)]
    if floors == 2 and draws.happens(35):
        drawn[1] = drawn[0]
    flags = min(5, max(2, round(order.rounds / 4.5) + draws.between(-1, 1)))
    height = SIDE * floors
    spots = draws.shuffled([(x, y) for y in range(height - 2) for x in range(SIDE)])
    tuples = [tuple(draws.shuffled(range(SPOTS))[:flags]) for _ in range(FLAG_TUPLES)]
    return Sketch(drawn, draws.one_of(COLUMNS)[: order.seats], spots, flags, tuples, order.wanted, "walls" not in order.unwanted)


def sketched_floor(order: Settled, draws: Draws) -> tuple[Floor, list[tuple[Element, Danger]]]:
    """A floor with what is no danger, and the dangers that it may get."""
    floor, pattern, unwanted = Floor(SIDE, SIDE), draws.one_of(sorted(PATTERNS)), set(order.unwanted)
    orbit = len(PATTERNS[pattern])
    if "belts" not in unwanted:
        lay_streets(floor, draws, pattern, 0 if "express" in unwanted else 100 if "express" in order.wanted else 40)
    if "gears" not in unwanted:
        lay_gears(floor, draws, pattern, max(draws.between(0, 8 // orbit), int("gears" in order.wanted)))
    for element, site in SITES.items():
        if element not in unwanted:
            most = 2 if element == "repair" else 1
            lay_sites(floor, draws, pattern, max(draws.between(0, most), int(element in order.wanted)), site)
    if "walls" not in unwanted:
        lay_walls(floor, draws, pattern, max(draws.between(0, 10 // orbit), int("walls" in order.wanted)))
    kinds = [kind for kind in DANGERS if kind not in unwanted and (kind == "pits" or "walls" not in unwanted)]
    wanted = [kind for kind in kinds if kind in order.wanted]
    chosen = [*wanted, *wanted, *(draws.one_of(LIKELY) for _ in range(MOST_DANGER))]
    return floor, [(kind, DANGERS[kind](draws, pattern)) for kind in chosen if kind in kinds]


def laid(sketch: Sketch, dials: Dials) -> tuple[Floor, list[Place]] | None:
    """The whole course as one floor, and its flags; None where there is no place for them."""
    whole = Floor(SIDE, sketch.height)
    for number, (base, dangers) in enumerate(sketch.floors):
        floor = deepcopy(base)
        least = 2 * len({kind for kind, _ in dangers} & set(sketch.wanted))
        for _, danger in dangers[: max(dials.danger, least)]:
            danger(floor)
        join_belts(floor)
        put_in(whole, floor, number * SIDE)
    if dials.danger < 0 and sketch.has_walls:
        lay_rim(whole, SIDE, sketch.height, -dials.danger)
    for dock, (x, row) in enumerate(zip(sketch.columns, dials.rows, strict=True), 1):
        whole.docks[dock] = (x, sketch.height - BAY_DEPTH + row)
    whole.walls = {as_noted(whole, place, side) for place, side in whole.walls}
    flags = flags_for(sketch, whole, dials)
    return None if flags is None else (whole, flags)


def as_noted(whole: Floor, place: Place, side: int) -> tuple[Place, int]:
    """A wall as the notation has it: above or left of a cell, where there is one."""
    there = ahead(place, side)
    if side in (E, S) and there[0] < whole.width and there[1] < whole.height:
        return there, opposite(side)
    return place, side


def put_in(whole: Floor, part: Floor, top: int) -> None:
    def at(place: Place) -> Place:
        return place[0], place[1] + top

    whole.pits |= {at(place) for place in part.pits}
    whole.gears |= {at(place): gear for place, gear in part.gears.items()}
    whole.sites |= {at(place): site for place, site in part.sites.items()}
    whole.belts |= {at(place): belt for place, belt in part.belts.items()}
    whole.turns |= {(at(place), heading): turn for (place, heading), turn in part.turns.items()}
    whole.pushers |= {(at(place), heading): registers for (place, heading), registers in part.pushers.items()}
    whole.lasers += [(at(place), heading, beams) for place, heading, beams in part.lasers]
    whole.walls |= {(at(place), side) for place, side in part.walls}


def flags_for(sketch: Sketch, whole: Floor, dials: Dials) -> list[Place] | None:
    """Those whose way is as long as is wanted."""
    pushed = {ahead(place, heading) for place, heading in whole.pushers} | {place for place, _ in whole.pushers}
    spots = [place for place in sketch.spots if is_bare(whole, place) and place not in pushed][:SPOTS]
    if len(spots) < SPOTS:
        return None
    ways = [steps_from(whole, place) for place in spots]
    docks = list(whole.docks.values())
    found = []
    for number, chosen in enumerate(sketch.tuples):
        legs = [sum(ways[chosen[0]].get(dock, FAR) for dock in docks) / len(docks)]
        legs += [ways[one].get(spots[other], FAR) for one, other in pairwise(chosen)]
        if min(legs) >= APART and max(legs) < FAR:
            found.append((abs(sum(legs) - dials.steps), number, chosen))
    if not found:
        return None
    _, _, chosen = sorted(found)[min(dials.turn, len(found) - 1)]
    return [spots[number] for number in chosen]


def steps_from(whole: Floor, start: Place) -> dict[Place, int]:
    """How many cells it is to everywhere, around walls and pits."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        place = waiting.popleft()
        for there in neighbours(whole, place):
            if there not in found:
                found[there] = found[place] + 1
                waiting.append(there)
    return found


def neighbours(whole: Floor, place: Place) -> Iterator[Place]:
    for way in WAYS:
        there = ahead(place, way)
        if 0 <= there[0] < whole.width and 0 <= there[1] < whole.height and there not in whole.pits and not has_wall(whole, place, way):
            yield there


def first_rows(columns: Sequence[int]) -> tuple[int, ...]:
    """Those in the middle stand farther back."""
    return tuple(2 if 3 <= column <= 8 else 1 for column in columns)
