"""The rookie's drafts: a few beginnings of a program side by side, one card longer in each register."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Annotated

import numpy as np

from swarmrally.bots.roborally.floor import can_leave, carried, distances, walked
from swarmrally.bots.roborally.goals import Goals
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import CELLS, OFF, STEP
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import DESTROYED, REGISTERS, State

DRAFTS, IN_PERIL = 2, 12
"""How many beginnings of a program it keeps in mind, and how many when all of these would be its end."""
WORTH, CELL, HEADING, REACHED, FALLS, BURNS, DAMAGE, CARDS = range(8)
"""The numbers of a draft, the last ones its cards."""
EDGE = 12
"""To be where the floor carries one off is as bad as six steps."""
A_FALL, A_FLAG = 1_000_000, 10_000
"""What they count for beside steps and burns."""

Hand = Annotated[Ints, "i8", 1]
Ways = Annotated[Ints, "i2", 3]
"""Steps by register, goal and cell."""
Drafts = Annotated[Ints, "i8", 3]


def best_draft(course: Course, state: State, seat: int, hand: list[int], goals: Sequence[Goals], sees_floor: bool) -> tuple[int, ...]:
    """Its cards; who does not see the floor takes it to stand still."""
    ways = ways_to(course, tuple(map(tuple, goals)))
    for count in (DRAFTS, IN_PERIL):
        drafts = np.zeros((2, count + 1, CARDS + REGISTERS), np.int64)
        lengthen(course, state, np.array(sorted(hand), np.int64), ways, drafts, seat, int(sees_floor))
        best = drafts[REGISTERS % 2, 0]
        if not best[FALLS]:
            break
    return tuple(best[CARDS:].tolist())


def end_of(course: Course, state: State, seat: int, cards: Sequence[int]) -> tuple[int, int]:
    """The cell and heading to which these cards and the floor, as it moves, take a robot; OFF in a pit or over the edge."""
    cell, heading = int(state.robot_cell[seat]), int(state.robot_heading[seat])
    for register, card in enumerate(cards):
        cell, heading = walked(course, cell, heading, card)
        cell, heading = carried(course, cell, heading, register)
        if cell == OFF:
            break
    return cell, heading


@functools.lru_cache(maxsize=32)
def ways_to(course: Course, goals: tuple[tuple[tuple[int, ...], ...], ...]) -> Ints:
    """The steps to each goal from every cell, after each register or for all of them."""
    ways = np.zeros((len(goals), len(goals[0]), CELLS), np.int16)
    for register, wanted in enumerate(goals):
        for number, cells in enumerate(wanted):
            ways[register, number] = distances(course, cells)
    return ways


@entry
def lengthen(course: Course, state: State, hand: Hand, ways: Ways, drafts: Drafts, seat: int, sees_floor: int) -> None:
    """From no card to five: the drafts of an even register are in the first row, those of an odd one in the second."""
    drafts[0, 0, CELL] = state.robot_cell[seat]
    drafts[0, 0, HEADING] = state.robot_heading[seat]
    drafts[0, 0, DAMAGE] = state.robot_damage[seat]
    count = 1
    for register in range(REGISTERS):
        shorter, longer = drafts[register % 2], drafts[(register + 1) % 2]
        kept = 0
        for place in range(count):
            if int(state.to_program[seat]) >> register & 1:
                kept = lengthen_by_hand(course, hand, ways, shorter[place], longer, kept, register, sees_floor)
            else:
                locked = int(state.registers[seat, register, 0])
                kept = lengthen_by_card(course, ways, shorter[place], longer, kept, register, sees_floor, locked)
        count = kept


@kernel
def lengthen_by_hand(course: Course, hand: Ints, ways: Ints, draft: Ints, longer: Ints, kept: int, register: int, sees_floor: int) -> int:
    """By one card of each kind that is left."""
    tried = 0
    for place in range(len(hand)):
        kind = int(KIND[hand[place]])
        if not tried >> kind & 1 and not is_used(draft, register, int(hand[place])):
            tried |= 1 << kind
            kept = lengthen_by_card(course, ways, draft, longer, kept, register, sees_floor, last_of_kind(hand, draft, register, kind))
    return kept


@kernel
def is_used(draft: Ints, register: int, card: int) -> bool:
    for before in range(register):
        if draft[CARDS + before] == card:
            return True
    return False


@kernel
def last_of_kind(hand: Ints, draft: Ints, register: int, kind: int) -> int:
    """The fastest card of a kind that is left."""
    last = NO_CARD
    for place in range(len(hand)):
        card = int(hand[place])
        if KIND[card] == kind and not is_used(draft, register, card):
            last = card
    return last


@kernel
def lengthen_by_card(course: Course, ways: Ints, draft: Ints, longer: Ints, kept: int, register: int, sees_floor: int, card: int) -> int:
    """Written after those that are kept, and moved to its place among them; returns how many there are."""
    new = longer[kept]
    for number in range(CARDS + REGISTERS):
        new[number] = draft[number]
    new[CARDS + register] = card
    cell, heading = walked(course, int(draft[CELL]), int(draft[HEADING]), card)
    if sees_floor:
        cell, heading = carried(course, cell, heading, register)
    way = ways[register % len(ways)]
    if cell == OFF:
        new[FALLS] += 1
    else:
        new[CELL] = cell
        new[HEADING] = heading
        burns = int(course.lit[cell] != 0)
        new[BURNS] += burns * burn(int(new[DAMAGE]))
        new[DAMAGE] += burns
        if burns and new[DAMAGE] >= DESTROYED:
            new[FALLS] += 1
        if new[REACHED] < len(way) and way[new[REACHED], cell] == 0:
            new[REACHED] += 1
    new[WORTH] = worth(course, way, new) + EDGE * int(is_carried_off(course, int(new[CELL]), int(new[HEADING]), register))
    sort_in(longer, kept)
    return min(kept + 1, len(longer) - 1)


@kernel
def is_carried_off(course: Course, cell: int, heading: int, register: int) -> bool:
    """Whether the floor would end a robot that stood still there in the next register."""
    return carried(course, cell, heading, (register + 1) % REGISTERS)[0] == OFF


@kernel
def burn(damage: int) -> int:
    """How many steps a laser is worth to a robot with so much damage."""
    return 1 + damage // 2


@kernel
def worth(course: Course, way: Ints, draft: Ints) -> int:
    """Least is best: no fall, many flags, few burns, a short way to the next flag, and facing there."""
    falls_and_flags = int(draft[FALLS]) * A_FALL - int(draft[REACHED]) * A_FLAG
    if draft[REACHED] == len(way):
        return falls_and_flags + int(draft[BURNS])
    steps, cell, heading = way[draft[REACHED]], int(draft[CELL]), int(draft[HEADING])
    faces = can_leave(course, cell, heading) and steps[cell + STEP[heading]] < steps[cell]
    return falls_and_flags + 2 * (int(steps[cell]) + int(draft[BURNS])) + int(not faces)


@kernel
def sort_in(drafts: Ints, last: int) -> None:
    """The last one moves up, to behind those that are as good."""
    place = last
    while place > 0 and drafts[place, WORTH] < drafts[place - 1, WORTH]:
        for number in range(CARDS + REGISTERS):
            drafts[place, number], drafts[place - 1, number] = drafts[place - 1, number], drafts[place, number]
        place -= 1
