"""Furnishing: walls, gears, sites, and the dangers in the order in which a floor gets them."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.generating.orders import Element
from swarmrally.arena.generating.roborally.patterns import (
    LAST,
    PATTERNS,
    SIDE,
    TWISTED,
    Image,
    Pose,
    ahead,
    has_mount,
    has_wall,
    is_bare,
    on_floor,
)
from swarmrally.kernel.squares import opposite
from swarmrally.roborally.components.floors import WRENCH, WRENCH_AND_HAMMER, Floor, Place

TRIES = 12
ODD_REGISTERS, EVEN_REGISTERS = frozenset((1, 3, 5)), frozenset((2, 4))
SHORTEST_BEAM, LONGEST_BEAM = 2, 7
Danger = Callable[[Floor], None]


def any_place(draws: Draws) -> Place:
    return draws.below(SIDE), draws.below(SIDE)


def images(pattern: str, pose: Pose) -> list[Pose]:
    return [image(pose) for image in PATTERNS[pattern]]


def lay_walls(floor: Floor, draws: Draws, pattern: str, count: int) -> None:
    """Short pieces of two or three cells, not across streets."""
    for _ in range(count):
        place, side, along = any_place(draws), draws.below(4), draws.between(1, 3)
        for step in range(along):
            pose = ahead(place, (side + 1) % 4, step), side
            for where, way in images(pattern, pose):
                if on_floor(where) and on_floor(ahead(where, way)) and where not in floor.belts and ahead(where, way) not in floor.belts:
                    floor.walls.add((where, way))


def lay_gears(floor: Floor, draws: Draws, pattern: str, count: int) -> None:
    """At the ends of streets first; mirrored ones turn the other way."""
    ends = [ahead(place, heading) for place, (heading, _) in sorted(floor.belts.items())]
    ends = [place for place in ends if on_floor(place) and is_bare(floor, place)]
    for number in range(count):
        place = draws.one_of(ends) if ends and number % 2 == 0 else any_place(draws)
        way = draws.one_of((1, -1))
        for image in PATTERNS[pattern]:
            where, _ = image((place, 0))
            if is_bare(floor, where):
                floor.gears[where] = -way if is_twisted(image, pattern) else way


def is_twisted(image: Image, pattern: str) -> bool:
    """Whether it changes left and right: a heading and the next one clockwise stay in this order otherwise."""
    first, second = image(((0, 0), 0))[1], image(((0, 0), 1))[1]
    return pattern in TWISTED and (first + 1) % 4 != second


def lay_sites(floor: Floor, draws: Draws, pattern: str, count: int, site: int) -> None:
    for _ in range(count):
        for _ in range(TRIES):
            place = (draws.one_of((0, LAST)), draws.below(SIDE)) if site == WRENCH else (draws.between(3, 8), draws.between(3, 8))
            places = {where for where, _ in images(pattern, (place, 0))}
            if all(is_bare(floor, where) for where in places):
                floor.sites.update(dict.fromkeys(places if site == WRENCH else sorted(places)[:2], site))
                break


def pit(draws: Draws, pattern: str) -> Danger:
    """One beside a street, or a gap of two or three cells."""
    lane, length, way, gap = draws.below(1 << 16), draws.one_of((1, 1, 2, 3)), draws.below(4), any_place(draws)
    is_beside = draws.happens(60)

    def dig(floor: Floor) -> None:
        place = beside_a_street(floor, lane) if is_beside else gap
        cells = [where for step in range(length) for where, _ in images(pattern, (ahead(place, way, step), 0))]
        floor.pits.update(where for where in cells if on_floor(where) and is_free(floor, where) and not is_led_to(floor, where))

    return dig


def beside_a_street(floor: Floor, lane: int) -> Place:
    places = sorted(floor.belts) or [(SIDE // 2, SIDE // 2)]
    place = places[lane % len(places)]
    return ahead(place, lane // len(places) % 4)


def is_free(floor: Floor, place: Place) -> bool:
    return is_bare(floor, place) and not has_mount(floor, place)


def is_led_to(floor: Floor, place: Place) -> bool:
    """Whether a conveyor ends there."""
    return any(floor.belts.get(ahead(place, way, -1), (None,))[0] == way for way in range(4))


def laser(draws: Draws, pattern: str) -> Danger:
    """From a wall to a wall."""
    place, way, beams = any_place(draws), draws.below(4), draws.one_of((1, 1, 1, 2, 2, 3))
    length = draws.between(SHORTEST_BEAM + 1, LONGEST_BEAM)

    def mount(floor: Floor) -> None:
        ends = [(pose, ahead(*pose, step)) for pose in images(pattern, (place, way)) for step in [reach(floor, pose, length)]]
        if all(on_floor(pose[0]) and is_free(floor, pose[0]) and end != pose[0] for pose, end in ends):
            for (where, heading), end in ends:
                if not has_mount(floor, where) and is_apart(floor, where, end):
                    floor.lasers.append((where, heading, beams))
                    floor.walls |= {(where, opposite(heading)), (end, heading)}

    return mount


def reach(floor: Floor, pose: Pose, length: int) -> int:
    """How far the beam comes: to a wall, or the edge of the floor, or its length."""
    steps = 0
    while steps < length - 1 and on_floor(ahead(*pose, steps + 1)) and not has_wall(floor, ahead(*pose, steps), pose[1]):
        steps += 1
    return steps if steps >= SHORTEST_BEAM else 0


def is_apart(floor: Floor, place: Place, end: Place) -> bool:
    """Its walls do not bar a street."""
    return place not in floor.belts and end not in floor.belts


def pusher(draws: Draws, pattern: str) -> Danger:
    place, way, registers = any_place(draws), draws.below(4), draws.one_of((ODD_REGISTERS, EVEN_REGISTERS))

    def mount(floor: Floor) -> None:
        for where, heading in images(pattern, (place, way)):
            if on_floor(ahead(where, heading)) and is_free(floor, where) and not has_wall(floor, where, heading):
                floor.pushers[where, heading] = registers
                floor.walls.add((where, opposite(heading)))

    return mount


def lay_rim(floor: Floor, width: int, height: int, pieces: int) -> None:
    """Walls on the edge of the course: two of three cells, from the far end on."""
    edge = [((x, 0), 0) for x in range(width)]
    for y in range(height):
        edge += [((0, y), 3), ((width - 1, y), 1)]
    edge += [((x, height - 1), 2) for x in range(width)]
    floor.walls |= {pose for number, pose in enumerate(edge[: 8 * pieces]) if number % 6 < 4}


DANGERS: dict[Element, Callable[[Draws, str], Danger]] = {"pits": pit, "lasers": laser, "pushers": pusher}
SITES: dict[Element, int] = {"repair": WRENCH, "upgrade": WRENCH_AND_HAMMER}
