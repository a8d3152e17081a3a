"""How many registers it takes to the last flag, on average, when each register offers some cards drawn at random."""

from __future__ import annotations

import numpy as np

from swarmrally.bots.roborally.search.atlas import FALLEN, STAY, Atlas
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.cards import CARDS, KIND

DRAWN = 4
"""Cards to choose from in a register: what a hand of nine offers, which has to last for five."""
REGISTER = 100
FARTHEST = 30_000
BURN = 60
"""What a point of damage on the way costs, in hundredths of a register."""
FALL = 1200
"""What a fall on the way costs, besides walking it again."""
SHARES = 4096
KINDS = 7


def chances_of_missing() -> Ints:
    """By set of kinds: how likely none of the drawn cards is of one of them, in SHARES."""
    counts = np.bincount(KIND[1:], minlength=KINDS)
    present = [sum(int(counts[kind]) for kind in range(KINDS) if kinds >> kind & 1) for kinds in range(1 << KINDS)]
    return np.array([round(SHARES * (1 - count / CARDS) ** DRAWN) for count in present])


MISSING = chances_of_missing()


@called
def hurry(atlas: Atlas, row: int) -> int:
    """A sweep over all poses that takes the best card for granted; how many became nearer."""
    changed = 0
    for place in range(int(atlas.cells)):
        for heading in range(4):
            pose = int(atlas.cell[place]) << 2 | heading
            nearest = best_card(atlas, row, pose)
            if nearest < atlas.way[row, pose]:
                atlas.way[row, pose] = nearest
                changed += 1
    return changed


@kernel
def best_card(atlas: Atlas, row: int, pose: int) -> int:
    if atlas.goal[row, pose]:
        return int(atlas.way[atlas.aims.onward[row], pose])
    nearest = FARTHEST
    for kind in range(KINDS):
        nearest = min(nearest, cost_after(atlas, row, pose, kind))
    return nearest


@kernel
def cost_after(atlas: Atlas, row: int, pose: int, kind: int) -> int:
    """With this register and this card; who falls comes back somewhere near."""
    there = int(atlas.lead[pose, kind])
    ahead = int(atlas.way[row, pose]) + FALL if there == FALLEN else int(atlas.way[row, there])
    return min(FARTHEST, REGISTER + ahead + BURN * int(atlas.burn[pose, kind]))


@called
def settle(atlas: Atlas, row: int, backwards: bool) -> int:
    """A sweep over all poses with the cards that chance offers; the largest change."""
    largest = 0
    count = int(atlas.cells)
    for step in range(count):
        cell = int(atlas.cell[count - 1 - step if backwards else step])
        for heading in range(4):
            pose = cell << 2 | heading
            cost = usual_card(atlas, row, pose)
            largest = max(largest, abs(cost - int(atlas.way[row, pose])))
            atlas.way[row, pose] = cost
    return largest


@kernel
def usual_card(atlas: Atlas, row: int, pose: int) -> int:
    """The best kind if it is among those drawn, else the second best, and so on."""
    if atlas.goal[row, pose]:
        return int(atlas.way[atlas.aims.onward[row], pose])
    for kind in range(KINDS):
        put_in_order(atlas, kind, cost_after(atlas, row, pose, kind) << 3 | kind)
    tried, total, before = 0, 0, SHARES
    for place in range(KINDS):
        tried |= 1 << (int(atlas.order[place]) & 7)
        after = int(MISSING[tried])
        total += (int(atlas.order[place]) >> 3) * (before - after)
        before = after
    return total // SHARES


@kernel
def put_in_order(atlas: Atlas, count: int, cost: int) -> None:
    """Among those that are there, the nearest first."""
    place = count
    while place > 0 and atlas.order[place - 1] > cost:
        atlas.order[place] = atlas.order[place - 1]
        place -= 1
    atlas.order[place] = cost


@kernel
def pose_after_rest(atlas: Atlas, pose: int) -> int:
    """Where the floor takes a robot that is powered down for a turn; FALLEN in a pit."""
    for _ in range(5):
        if pose != FALLEN:
            pose = int(atlas.lead[pose, STAY])
    return pose


@kernel
def burns_of_rest(atlas: Atlas, pose: int) -> int:
    """The points that floor lasers deal to it meanwhile."""
    points = 0
    for _ in range(5):
        if pose != FALLEN:
            points += int(atlas.burn[pose, STAY])
            pose = int(atlas.lead[pose, STAY])
    return points
