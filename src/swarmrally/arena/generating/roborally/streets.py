"""Streets: conveyors as loops, roads and feeders that lead on to something, with their curves and merges (R6.4)."""

from __future__ import annotations

from itertools import pairwise

from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.generating.roborally.patterns import PATTERNS, SIDE, Pose, ahead, is_bare, on_floor
from swarmrally.kernel.squares import E, N, S, W, opposite
from swarmrally.roborally.components.floors import Floor, Place

Path = list[Pose]
TRIES = 8
MOST_STREETS = 12
SKELETONS = (
    ("loop", "road", "feeder"),
    ("road", "road", "feeder"),
    ("loop", "loop", "feeder"),
    ("road", "loop", "road"),
    ("road", "feeder"),
)


def lay_streets(floor: Floor, draws: Draws, pattern: str, express: int) -> None:
    """Streets until they cover enough of the floor; so many percent of them are express ones."""
    enough = draws.between(24, 46)
    kinds = draws.one_of(SKELETONS)
    for number in range(MOST_STREETS):
        if len(floor.belts) >= enough:
            break
        kind = kinds[number % len(kinds)]
        is_express = draws.happens(express)
        for _ in range(TRIES):
            path = PATHS[kind](floor, draws)
            if path and lay_path(floor, path, pattern, is_express):
                break


def loop(floor: Floor, draws: Draws) -> Path:
    """A rectangle that runs around."""
    left, top = draws.between(0, 6), draws.between(0, 6)
    wide, high = draws.between(2, SIDE - 1 - left), draws.between(2, SIDE - 1 - top)
    if draws.happens(40):  # In the middle, where it is its own image.
        left = top = draws.between(1, 4)
        wide = high = SIDE - 1 - 2 * left
    path = [((left + step, top), E) for step in range(wide)]
    path += [((left + wide, top + step), S) for step in range(high)]
    path += [((left + wide - step, top + high), W) for step in range(wide)]
    path += [((left, top + high - step), N) for step in range(high)]
    return path if draws.happens(50) else backwards(path)


def backwards(path: Path) -> Path:
    """The same loop the other way round."""
    places = [place for place, _ in reversed(path)]
    return headed([*places, places[0]])


def headed(places: list[Place]) -> Path:
    """Each place with the heading to the one after it, but for the last."""
    steps = {(0, -1): N, (1, 0): E, (0, 1): S, (-1, 0): W}
    return [(place, steps[after[0] - place[0], after[1] - place[1]]) for place, after in pairwise(places)]


def road(floor: Floor, draws: Draws) -> Path:
    """From near an edge across the floor, with a bend or two."""
    heading = draws.below(4)
    along = draws.between(1, SIDE - 2)
    place = {N: (along, SIDE - 1), E: (0, along), S: (along, 0), W: (SIDE - 1, along)}[heading]
    return winding(draws, place, heading, draws.between(5, 13), 16)


def winding(draws: Draws, place: Place, heading: int, length: int, bends: int) -> Path:
    """So many cells, which turn with so many percent."""
    path: Path = []
    straight = 0
    for _ in range(length):
        path.append((place, heading))
        straight += 1
        if straight > 2 and draws.happens(bends):
            heading, straight = (heading + draws.one_of((1, 3))) % 4, 0
            path[-1] = (place, heading)
        place = ahead(place, heading)
        if not on_floor(place):
            break
    while path and not on_floor(ahead(*path[-1])):
        path.pop()
    return path


def feeder(floor: Floor, draws: Draws) -> Path:
    """A short one that leads onto another from its side."""
    if not floor.belts:
        return []
    place, (heading, _) = draws.one_of(sorted(floor.belts.items()))
    way = (heading + draws.one_of((1, 3))) % 4
    length = draws.between(2, 4)
    path = [(ahead(place, way, -step), way) for step in range(length, 0, -1)]
    return [pose for pose in path if on_floor(pose[0])]


PATHS = {"loop": loop, "road": road, "feeder": feeder}


def lay_path(floor: Floor, path: Path, pattern: str, is_express: bool) -> bool:
    """The path and its images, if all of them can lie there and lead on to something."""
    wanted: dict[Place, int] = {}
    for image in PATTERNS[pattern]:
        for place, heading in map(image, path):
            if wanted.get(place, heading) != heading or not is_bare(floor, place):
                return False
            wanted[place] = heading
    if len(path) < 2 or not all(leads_on(floor, wanted, pose) for pose in wanted.items()):
        return False
    floor.belts.update({place: (heading, is_express) for place, heading in wanted.items()})
    return True


def leads_on(floor: Floor, wanted: dict[Place, int], pose: Pose) -> bool:
    """Onto the floor, or onto a conveyor that does not come towards it."""
    there = ahead(*pose)
    onward = wanted.get(there, floor.belts.get(there, (None,))[0])
    return on_floor(there) and there not in floor.pits and onward != opposite(pose[1])


def join_belts(floor: Floor) -> None:
    """R6.4 Who is carried onto a conveyor from its side is turned with it."""
    for place, (heading, _) in floor.belts.items():
        for side in ((heading + 1) % 4, (heading + 3) % 4):
            behind = floor.belts.get(ahead(place, side, -1))
            if behind is not None and behind[0] == side:
                floor.turns[place, side] = 1 if (side + 1) % 4 == heading else -1
