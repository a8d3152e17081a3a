"""Two scripts to measure bots by: one that only turns, and a beginner who goes card by card towards the next flag."""

from __future__ import annotations

from swarmrally.bots.roborally.floor import carried, walked
from swarmrally.bots.roborally.walking.aims import find_ways
from swarmrally.bots.roborally.walking.drafts import burn
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.squares import OFF, STEP
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REGISTERS, State

A_FALL = 10_000
"""Farther than any flag."""


@called
def find_turns(state: State, walk: Walk, seat: int) -> None:
    """Turns, as far as the hand has them, and then the shortest moves."""
    used = 0
    for register in range(REGISTERS):
        walk.card[register] = NO_CARD
        if int(state.to_program[seat]) >> register & 1:
            best = -1
            for place in range(int(walk.hand_count)):
                if not used >> place & 1 and (best < 0 or KIND[walk.hand[place]] < KIND[walk.hand[best]]):
                    best = place
            used |= 1 << best
            walk.card[register] = walk.hand[best]


@called
def find_stroll(course: Course, state: State, walk: Walk, seat: int) -> None:
    """In each register the card after which, with the floor reckoned in for robot and flags, the way around walls and pits is shortest.

    A card is only taken back when all that could follow falls, and no other robot is reckoned with.
    """
    find_ways(course, walk, True)
    if not stroll(course, state, walk, seat, True):
        stroll(course, state, walk, seat, False)


@called
def stroll(course: Course, state: State, walk: Walk, seat: int, heeds_pits: bool) -> bool:
    """Whether there is a program; one that heeds no pit is taken to stay where it was."""
    walk.pose[0] = int(state.robot_cell[seat]) * 4 + int(state.robot_heading[seat])
    walk.reached[0] = 0
    register = 0
    list_choices(course, state, walk, seat, 0)
    while 0 <= register < REGISTERS:
        if walk.tried[register] == walk.choices[register]:
            register -= 1
            continue
        card = int(walk.choice[register, walk.tried[register]])
        walk.tried[register] += 1
        end = after(course, int(walk.pose[register]), card, register)
        if end < 0 and heeds_pits:
            walk.tried[register] = walk.choices[register]
            continue
        end = int(walk.pose[register]) if end < 0 else end
        walk.card[register] = card
        walk.pose[register + 1] = end
        walk.reached[register + 1] = int(walk.reached[register]) + int(touches(walk, register, end // 4))
        register += 1
        if register < REGISTERS:
            list_choices(course, state, walk, seat, register)
    return register == REGISTERS


@kernel
def touches(walk: Walk, register: int, cell: int) -> bool:
    reached = int(walk.reached[register])
    return reached < walk.goals and walk.way[register % int(walk.apart), reached, cell] == 0


@kernel
def after(course: Course, pose: int, card: int, register: int) -> int:
    """The pose after a card and the floor; less than none in a pit or over the edge."""
    cell, heading = walked(course, pose // 4, pose % 4, card)
    cell, heading = carried(course, cell, heading, register)
    return OFF if cell == OFF else cell * 4 + heading


@called
def list_choices(course: Course, state: State, walk: Walk, seat: int, register: int) -> None:
    """What can lie in the next register, the nearest to the flag first: of each kind the first card, or the one that is locked."""
    walk.tried[register] = 0
    walk.choices[register] = 0
    if not int(state.to_program[seat]) >> register & 1:
        walk.choice[register, 0] = state.registers[seat, register, 0]
        walk.choices[register] = 1
        return
    tried = 0
    for place in range(int(walk.hand_count) - 1, -1, -1):
        kind = int(KIND[walk.hand[place]])
        card = first_of_kind(walk, register, kind)
        if not tried >> kind & 1 and card != NO_CARD:
            tried |= 1 << kind
            sort_choice_in(course, state, walk, seat, register, card)


@kernel
def first_of_kind(walk: Walk, register: int, kind: int) -> int:
    """Of this kind, among those that are left."""
    for place in range(int(walk.hand_count)):
        card, is_used = int(walk.hand[place]), False
        for before in range(register):
            is_used |= walk.card[before] == card
        if KIND[card] == kind and not is_used:
            return card
    return NO_CARD


@kernel
def sort_choice_in(course: Course, state: State, walk: Walk, seat: int, register: int, card: int) -> None:
    damage = int(state.robot_damage[seat])
    own, place = way_left(course, walk, register, card, damage), int(walk.choices[register])
    while place > 0 and way_left(course, walk, register, int(walk.choice[register, place - 1]), damage) > own:
        walk.choice[register, place] = walk.choice[register, place - 1]
        place -= 1
    walk.choice[register, place] = card
    walk.choices[register] += 1


@called
def way_left(course: Course, walk: Walk, register: int, card: int, damage: int) -> int:
    """Twice the steps to the next flag, with some for a laser, and facing there before facing elsewhere."""
    end, reached = after(course, int(walk.pose[register]), card, register), int(walk.reached[register])
    if end < 0:
        return A_FALL
    if reached >= walk.goals:
        return 0
    cell, steps = end // 4, walk.way[register % int(walk.apart), reached]
    faces_away = steps[cell + int(STEP[end % 4])] >= steps[cell]
    return 2 * (int(steps[cell]) + int(course.lit[cell] != 0) * burn(damage)) + int(faces_away)
