"""A program as its seat gives it: cards for the kinds that were chosen, and the policies that go with them."""

from __future__ import annotations

import numpy as np

from swarmrally.bots.roborally.search.atlas import Atlas, pose_of
from swarmrally.bots.roborally.search.choices import CHOICES, FIRST, NONE, SECOND
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.search.worth import way_from
from swarmrally.bots.roborally.walking.aims import list_goals
from swarmrally.bots.roborally.walking.drafts import take_hand
from swarmrally.bots.roborally.walking.orders import keep_card, use_options
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.course import TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.option_cards import MECHANICAL_ARM, NAMES, NO_OPTION, Option
from swarmrally.roborally.components.state import REGISTERS, State, holds
from swarmrally.roborally.rules.handing_in import Sheet

KEEP_LONGEST: tuple[Option, ...] = (
    "extra_memory",
    "superior_archive",
    "mechanical_arm",
    "dual_processor",
    "double_barreled_laser",
    "crab_legs",
    "fourth_gear",
    "brakes",
    "reverse_gear",
    "gyroscopic_stabilizer",
    "rear_firing_laser",
    "ablative_coat",
)
"""R7.5 Options, the one that is missed most first; any other is lost before these."""
LOST_AT = np.array([KEEP_LONGEST.index(name) if name in KEEP_LONGEST else len(KEEP_LONGEST) for name in NAMES])


@called
def put_cards(state: State, mind: Mind, choices: Ints, cards: Ints, seat: int, high_first: bool) -> None:
    """Cards of the hand for the chosen kinds, the fastest or the slowest of each; where nothing was chosen any will do."""
    take_hand(state, mind, seat)
    for register in range(REGISTERS):
        cards[register, 0] = NO_CARD
        cards[register, 1] = NO_CARD
        if int(state.to_program[seat]) >> register & 1:
            choice = int(choices[register])
            if choice == NONE:
                cards[register, 0] = card_for(mind, last_kind(mind, high_first), high_first)
                continue
            cards[register, 0] = card_for(mind, int(CHOICES[choice, FIRST]), high_first)
            if CHOICES[choice, SECOND] != NONE:
                cards[register, 1] = card_for(mind, int(CHOICES[choice, SECOND]), high_first)


@kernel
def last_kind(mind: Mind, high_first: bool) -> int:
    """That of the card that would be taken last."""
    last = 0
    for place in range(1, int(mind.hand_count)):
        if (mind.hand[place] < mind.hand[last]) == high_first:
            last = place
    return int(KIND[mind.hand[last]])


@kernel
def card_for(mind: Mind, kind: int, high_first: bool) -> int:
    """Taken from what is left of the hand."""
    found = -1
    for place in range(int(mind.hand_count)):
        if KIND[mind.hand[place]] == kind and (found < 0 or (mind.hand[place] > mind.hand[found]) == high_first):
            found = place
    card = int(mind.hand[found])
    mind.hand_count -= 1
    mind.hand[found] = mind.hand[mind.hand_count]
    return card


@called
def write_program(
    course: Course, atlas: Atlas, known: State, mind: Mind, orders: Sheet, cards: Ints, end: State, rests: int, seat: int
) -> None:
    """The program with these cards, which is expected to end there."""
    write_policies(course, known, mind, orders, end, seat)
    orders.re_entry_heading = heading_back(course, atlas, end, seat)
    orders.power_down = rests
    if known.to_program[seat]:
        orders.has_registers = 1
        orders.filled = known.to_program[seat]
        for register in range(REGISTERS):
            orders.registers[register, 0] = cards[register, 0]
            orders.registers[register, 1] = cards[register, 1]
        take_hand(known, mind, seat)
        keep_card(known, mind, orders, seat)


@kernel
def heading_back(course: Course, atlas: Atlas, end: State, seat: int) -> int:
    """R8.4 The way that is shortest from the archive."""
    archive, best = int(end.robot_archive[seat]), 0
    nearest = way_from(course, atlas, end, seat, pose_of(archive, 0))
    for heading in range(1, 4):
        way = way_from(course, atlas, end, seat, pose_of(archive, heading))
        if way < nearest:
            best, nearest = heading, way
    return best


@called
def write_policies(course: Course, known: State, mind: Mind, orders: Sheet, end: State, seat: int) -> None:
    """R9.28 Gears and the arm as they were reckoned with; for the rest the usual policies."""
    list_goals(course, known, mind, seat)
    use_options(known, mind, orders, seat)
    orders.lose_option = least_missed(known, seat)
    orders.brakes = end.brakes[seat]
    orders.fourth_gear = end.fourth_gear[seat]
    orders.reverse_gear = end.reverse_gear[seat]
    orders.gyroscopic_stabilizer = end.is_steady[seat]
    if holds(known, seat, MECHANICAL_ARM) and not plays(course, TOGGLE_BOGGLE):
        for register in range(REGISTERS):
            if end.arm_order[seat, register] != OFF:
                orders.arm_order[register] = end.arm_order[seat, register]


@kernel
def least_missed(state: State, seat: int) -> int:
    least = NO_OPTION
    for place in range(int(state.option_count[seat])):
        option = int(state.options[seat, place])
        if least == NO_OPTION or LOST_AT[option] > LOST_AT[least]:
            least = option
    return least
