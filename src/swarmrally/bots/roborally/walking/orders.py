"""What a rookie orders beside its cards."""

from __future__ import annotations

from swarmrally.bots.roborally.floor import carried
from swarmrally.bots.roborally.walking.aims import FAR, find_ways, is_heavily_damaged, list_goals
from swarmrally.bots.roborally.walking.drafts import end_of
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import wipe
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF, STEP
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import FLYWHEEL, HIGH_POWER_LASER, MAIN_LASER, MECHANICAL_ARM, MINI_HOWITZER, NO_OPTION
from swarmrally.roborally.components.state import ALL_REGISTERS, FIRE_DAMAGE, REGISTERS, State, holds
from swarmrally.roborally.rules.handing_in import Sheet
from swarmrally.roborally.rules.power import may_announce

LAST_POINTS = 8
"""From here on an option is worth less than a point of damage."""


@called
def clear_orders(orders: Sheet) -> None:
    """No cards, and every policy at its default."""
    wipe(orders)
    orders.re_entry_cell = OFF
    orders.lose_option = NO_OPTION
    orders.abort_switch = -1
    orders.fire_control = FIRE_DAMAGE
    for register in range(REGISTERS):
        orders.weapon_order[register] = MAIN_LASER
    for place in range(REGISTERS + 1):
        orders.arm_order[place] = OFF


@called
def order_policies(course: Course, state: State, walk: Walk, orders: Sheet, seat: int, has_any: bool) -> None:
    """R9.28 Shoots as hard as it can, reaches for the flag, gives its options rather than its life; R8.4 comes back facing its goal."""
    list_goals(course, state, walk, seat)
    if has_any:
        use_options(state, walk, orders, seat)
    orders.re_entry_heading = heading_back(course, state, walk, seat)


@kernel
def use_options(state: State, walk: Walk, orders: Sheet, seat: int) -> None:
    if state.robot_damage[seat] >= LAST_POINTS:
        for place in range(int(state.option_count[seat])):
            orders.gives[place] = state.options[seat, place]
        orders.gives_count = state.option_count[seat]
    if holds(state, seat, HIGH_POWER_LASER):
        orders.high_power_laser = ALL_REGISTERS
    if holds(state, seat, MINI_HOWITZER):
        for register in range(REGISTERS):
            orders.weapon_order[register] = MINI_HOWITZER
    if holds(state, seat, MECHANICAL_ARM) and walk.goals and walk.size[0] == 1:
        for place in range(REGISTERS + 1):
            orders.arm_order[place] = walk.cell[0, 0]


@kernel
def heading_back(course: Course, state: State, walk: Walk, seat: int) -> int:
    """R8.4 Facing the way to the next flag."""
    if not walk.goals:
        return 0
    find_ways(course, walk, False)
    archive, best, nearest = int(state.robot_archive[seat]), 0, FAR + 1
    for heading in range(4):
        steps = int(walk.way[0, 0, archive + int(STEP[heading])])
        if steps < nearest:
            best, nearest = heading, steps
    return best


@kernel
def powers_down(course: Course, state: State, cards: Ints, seat: int) -> bool:
    """R4.1 Announced when registers are locked, unless the floor would then take it away; R4.3 nobody stays down."""
    if not may_announce(course, state, seat) or not is_heavily_damaged(state, seat):
        return False
    cell, heading = end_of(course, state, cards, seat)
    for register in range(REGISTERS):
        cell, heading = carried(course, cell, heading, register)
    return cell != OFF


@kernel
def keep_card(state: State, walk: Walk, orders: Sheet, seat: int) -> None:
    """R9.11 The fastest card that is left, if the Flywheel has room."""
    if not holds(state, seat, FLYWHEEL):
        return
    fastest = NO_CARD
    for place in range(int(walk.hand_count)):
        card, is_used = int(walk.hand[place]), False
        for register in range(REGISTERS):
            is_used |= orders.registers[register, 0] == card or orders.registers[register, 1] == card
        if not is_used:
            if card == state.flywheel[seat]:
                return
            fastest = max(fastest, card)
    orders.flywheel = fastest
