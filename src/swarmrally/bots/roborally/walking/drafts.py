"""The rookie's drafts: a few beginnings of a program side by side, one card longer in each register."""

from __future__ import annotations

from swarmrally.bots.roborally.floor import can_leave, carried, walked
from swarmrally.bots.roborally.walking.aims import find_ways
from swarmrally.bots.roborally.walking.walk import DRAFTS, IN_PERIL, NUMBERS, Walk
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF, STEP
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import DESTROYED, REGISTERS, State

WORTH, CELL, HEADING, REACHED, FALLS, BURNS, DAMAGE, CARDS = range(8)
"""The numbers of a draft, the last ones its cards."""
EDGE = 12
"""To be where the floor carries one off is as bad as six steps."""
A_FALL, A_FLAG = 1_000_000, 10_000
"""What they count for beside steps and burns."""


@kernel
def take_hand(state: State, walk: Walk, seat: int) -> None:
    """R9.11 The cards of the hand, and of the Flywheel."""
    walk.hand_count = state.hand_count[seat]
    for place in range(int(state.hand_count[seat])):
        walk.hand[place] = state.hand[seat, place]
    if state.flywheel[seat] != NO_CARD:
        walk.hand[walk.hand_count] = state.flywheel[seat]
        walk.hand_count += 1


@kernel
def sort_hand(walk: Walk) -> None:
    """The slowest first."""
    for count in range(1, int(walk.hand_count)):
        card, place = int(walk.hand[count]), count
        while place > 0 and walk.hand[place - 1] > card:
            walk.hand[place] = walk.hand[place - 1]
            place -= 1
        walk.hand[place] = card


@called
def find_cards(course: Course, state: State, walk: Walk, seat: int, sees_floor: bool) -> None:
    """The best card register by register; who does not see the floor takes it to stand still, unless that would be the end of the robot."""
    sort_hand(walk)
    find_ways(course, walk, sees_floor)
    find_draft(course, state, walk, seat, sees_floor)
    if not sees_floor and end_of(course, state, walk.card, seat)[0] == OFF:
        find_ways(course, walk, True)
        find_draft(course, state, walk, seat, True)


@called
def find_draft(course: Course, state: State, walk: Walk, seat: int, sees_floor: bool) -> None:
    if not fill_drafts(course, state, walk, seat, sees_floor, DRAFTS):
        fill_drafts(course, state, walk, seat, sees_floor, IN_PERIL)


@called
def fill_drafts(course: Course, state: State, walk: Walk, seat: int, sees_floor: bool, room: int) -> bool:
    """So many side by side; whether the best of them is not the end of the robot."""
    lengthen(course, state, walk, seat, sees_floor, room)
    best = walk.drafts[REGISTERS % 2, 0]
    for register in range(REGISTERS):
        walk.card[register] = best[CARDS + register]
    return bool(best[FALLS] == 0)


@kernel
def end_of(course: Course, state: State, cards: Ints, seat: int) -> tuple[int, int]:
    """The cell and heading to which these cards and the floor, as it moves, take a robot; OFF in a pit or over the edge."""
    cell, heading = int(state.robot_cell[seat]), int(state.robot_heading[seat])
    for register in range(REGISTERS):
        if cell != OFF:
            cell, heading = walked(course, cell, heading, int(cards[register]))
            cell, heading = carried(course, cell, heading, register)
    return cell, heading


@called
def lengthen(course: Course, state: State, walk: Walk, seat: int, sees_floor: bool, room: int) -> None:
    """From no card to five: the drafts of an even register are in the first row, those of an odd one in the second."""
    first = walk.drafts[0, 0]
    for number in range(NUMBERS):
        first[number] = 0
    first[CELL] = state.robot_cell[seat]
    first[HEADING] = state.robot_heading[seat]
    first[DAMAGE] = state.robot_damage[seat]
    count = 1
    for register in range(REGISTERS):
        shorter, longer = walk.drafts[register % 2], walk.drafts[(register + 1) % 2]
        kept = 0
        for place in range(count):
            if int(state.to_program[seat]) >> register & 1:
                kept = lengthen_by_hand(course, walk, shorter[place], longer, kept, room, register, sees_floor)
            else:
                locked = int(state.registers[seat, register, 0])
                kept = lengthen_by_card(course, walk, shorter[place], longer, kept, room, register, sees_floor, locked)
        count = kept


@kernel
def lengthen_by_hand(course: Course, walk: Walk, draft: Ints, longer: Ints, kept: int, room: int, register: int, sees_floor: bool) -> int:
    """By one card of each kind that is left."""
    tried = 0
    for place in range(int(walk.hand_count)):
        card = int(walk.hand[place])
        kind = int(KIND[card])
        if not tried >> kind & 1 and not is_used(draft, register, card):
            tried |= 1 << kind
            kept = lengthen_by_card(
                course, walk, draft, longer, kept, room, register, sees_floor, last_of_kind(walk, draft, register, kind)
            )
    return kept


@kernel
def is_used(draft: Ints, register: int, card: int) -> bool:
    for before in range(register):
        if draft[CARDS + before] == card:
            return True
    return False


@kernel
def last_of_kind(walk: Walk, draft: Ints, register: int, kind: int) -> int:
    """The fastest card of a kind that is left."""
    last = NO_CARD
    for place in range(int(walk.hand_count)):
        card = int(walk.hand[place])
        if KIND[card] == kind and not is_used(draft, register, card):
            last = card
    return last


@called
def lengthen_by_card(
    course: Course, walk: Walk, draft: Ints, longer: Ints, kept: int, room: int, register: int, sees_floor: bool, card: int
) -> int:
    """Written after those that are kept, and moved to its place among them; returns how many there are."""
    new = longer[kept]
    for number in range(NUMBERS):
        new[number] = draft[number]
    new[CARDS + register] = card
    cell, heading = walked(course, int(draft[CELL]), int(draft[HEADING]), card)
    if sees_floor:
        cell, heading = carried(course, cell, heading, register)
    way = walk.way[register % int(walk.apart)]
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
        if new[REACHED] < walk.goals and way[new[REACHED], cell] == 0:
            new[REACHED] += 1
    off = is_carried_off(course, int(new[CELL]), int(new[HEADING]), register)
    new[WORTH] = worth(course, way, new, int(walk.goals)) + (EDGE if off else 0)
    sort_in(longer, kept)
    return min(kept + 1, room)


@kernel
def is_carried_off(course: Course, cell: int, heading: int, register: int) -> bool:
    """Whether the floor would end a robot that stood still there in the next register."""
    return carried(course, cell, heading, (register + 1) % REGISTERS)[0] == OFF


@kernel
def burn(damage: int) -> int:
    """How many steps a laser is worth to a robot with so much damage."""
    return 1 + damage // 2


@kernel
def worth(course: Course, way: Ints, draft: Ints, goals: int) -> int:
    """Least is best: no fall, many flags, few burns, a short way to the next flag, and facing there."""
    falls_and_flags = int(draft[FALLS]) * A_FALL - int(draft[REACHED]) * A_FLAG
    if draft[REACHED] == goals:
        return falls_and_flags + int(draft[BURNS])
    steps, cell, heading = way[draft[REACHED]], int(draft[CELL]), int(draft[HEADING])
    faces = can_leave(course, cell, heading) and steps[cell + STEP[heading]] < steps[cell]
    return falls_and_flags + 2 * (int(steps[cell]) + int(draft[BURNS])) + int(not faces)


@kernel
def sort_in(drafts: Ints, last: int) -> None:
    """The last one moves up, to behind those that are as good."""
    place = last
    while place > 0 and drafts[place, WORTH] < drafts[place - 1, WORTH]:
        for number in range(NUMBERS):
            drafts[place, number], drafts[place - 1, number] = drafts[place - 1, number], drafts[place, number]
        place -= 1
