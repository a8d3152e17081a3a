"""R7.2, R7.4, R7.5 Damage point by point, locked registers, destruction; R4.5 locks while powered down."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.events import (
    DAMAGE_DISCARDED,
    DAMAGE_REPAIRED,
    REGISTER_LOCKED,
    REGISTER_UNLOCKED,
    ROBOT_DAMAGED,
    ROBOT_DESTROYED,
)
from swarmrally.roborally.components.ids import R4_5, R7_2, R7_4, R7_5
from swarmrally.roborally.components.option_cards import NO_OPTION
from swarmrally.roborally.components.state import (
    ASK_DISCARD_OPTION,
    ASK_LOSE_OPTION,
    DESTROYED,
    REGISTERS,
    State,
    holds,
    is_locked,
    lift_robot,
)
from swarmrally.roborally.rules.choices import WAITING, decide
from swarmrally.roborally.rules.deck import discard_card, draw_card, empty_register
from swarmrally.roborally.rules.odd_courses.carrying import drop_flag
from swarmrally.roborally.rules.options.ablative_coat import coat_takes
from swarmrally.roborally.rules.options.holding import discard_option
from swarmrally.roborally.rules.options.power_down_shield import shield_prevents

NO_REGISTER = -1
FIRST_LOCK = 5
"""R7.4 From this point on, each one locks a register."""


@called
def hurt(state: State, events: Events, seat: int, side: int, rule: int, lock: int) -> bool:
    """R7.2 One point from a side; a chosen lock (R9.10) can't be bought off. False when the owner has to decide first."""
    if state.holds[seat] != 0:
        if shield_prevents(state, events, seat, side) or coat_takes(state, events, seat):
            return True
        # The owner is asked last: shield and coat work by themselves.
        if lock == NO_REGISTER:
            given = option_given(state, events, seat)
            if given == WAITING:
                return False
            if given != NO_OPTION:
                discard_option(state, events, seat, given, R7_2)
                return True
    damage = int(state.robot_damage[seat]) + 1
    state.robot_damage[seat] = damage
    tell(state, events, ROBOT_DAMAGED, rule, seat, damage)
    if damage == DESTROYED:
        destroy(state, events, seat, R7_2)
    elif lock != NO_REGISTER:
        lock_register(state, events, seat, lock)
    elif damage >= FIRST_LOCK:
        lock_highest(state, events, seat)
    return True


@kernel
def option_given(state: State, events: Events, seat: int) -> int:
    """R7.2 The option that the owner discards against a point, NO_OPTION, or WAITING."""
    if state.option_count[seat] == 0:
        return NO_OPTION
    policy = NO_OPTION
    for place in range(int(state.gives_count[seat])):
        option = int(state.gives[seat, place])
        if holds(state, seat, option):
            policy = option
            break
    return decide(state, events, seat, ASK_DISCARD_OPTION, policy, int(state.robot_damage[seat]) + 1)


@kernel
def lock_highest(state: State, events: Events, seat: int) -> None:
    """R7.4 The highest register not yet locked, if there is one."""
    for register in range(REGISTERS - 1, -1, -1):
        if not is_locked(state, seat, register):
            lock_register(state, events, seat, register)
            return


@called
def lock_register(state: State, events: Events, seat: int, register: int) -> None:
    """R7.4 It keeps the card it holds; R4.5 a robot that is down gets the top card of the deck, face up."""
    state.robot_locked[seat] = int(state.robot_locked[seat]) | 1 << register
    rule = R7_4
    if state.robot_down[seat]:
        state.registers[seat, register, 0] = draw_card(state, events)
        rule = R4_5
    if state.robot_down[seat] or register <= state.register:
        tell(
            state,
            events,
            REGISTER_LOCKED,
            rule,
            seat,
            register,
            int(state.registers[seat, register, 0]),
            int(state.registers[seat, register, 1]),
        )
    else:
        tell(state, events, REGISTER_LOCKED, rule, seat, register)


@called
def discard_damage(state: State, events: Events, seat: int, rule: int) -> None:
    """R7.4 One point less; the lowest locked register unlocks and its cards are discarded."""
    if state.robot_damage[seat] == 0:
        return
    damage = int(state.robot_damage[seat]) - 1
    state.robot_damage[seat] = damage
    tell(state, events, DAMAGE_REPAIRED, rule, seat, damage)
    locked = int(state.robot_locked[seat])
    if locked == 0:
        return
    register = 0
    while locked >> register & 1 == 0:
        register += 1
    state.robot_locked[seat] = locked & ~(1 << register)
    empty_register(state, seat, register)
    tell(state, events, REGISTER_UNLOCKED, R7_4, seat, register)


@called
def discard_all_damage(state: State, events: Events, seat: int, rule: int) -> None:
    """R4.2 No damage, no locks, no locked cards."""
    state.robot_damage[seat] = 0
    for register in range(REGISTERS):
        if is_locked(state, seat, register):
            empty_register(state, seat, register)
    state.robot_locked[seat] = 0
    tell(state, events, DAMAGE_DISCARDED, rule, seat)


@kernel
def next_moment(state: State) -> None:
    """R8.4 Robots destroyed from now on are destroyed later than those before."""
    state.falls += 1


@called
def destroy(state: State, events: Events, seat: int, rule: int) -> None:
    """R7.5 One life less, damage gone; the option and the cards that it loses are settled next."""
    lives = int(state.robot_lives[seat]) - 1
    tell(state, events, ROBOT_DESTROYED, rule, seat, int(state.robot_cell[seat]), lives)
    drop_flag(state, events, seat)
    lift_robot(state, seat)
    state.robot_lives[seat] = lives
    state.robot_damage[seat] = 0
    state.robot_locked[seat] = 0
    state.robot_down[seat] = 0
    state.robot_announced[seat] = 0
    state.robot_fell[seat] = state.falls
    state.controlled_by[seat] = NOBODY
    state.to_lose = int(state.to_lose) | 1 << seat
    if seat == state.superbot:
        state.title_open = 1


@kernel
def settle_losses(state: State, events: Events) -> bool:
    """R7.5 What robots just destroyed lose; False when an owner has to decide first."""
    return bool(state.to_lose == 0) or robots_lose(state, events)


@called
def robots_lose(state: State, events: Events) -> bool:
    """R7.5 Each loses an option, then its cards; False when an owner has to decide first."""
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        if int(state.to_lose) >> seat & 1:
            if not lose_option(state, events, seat):
                return False
            lose_cards(state, seat)
            state.to_lose = int(state.to_lose) & ~(1 << seat)
    return True


@kernel
def lose_option(state: State, events: Events, seat: int) -> bool:
    """R7.5 An option of its owner's choice, with what that one kept; False when the owner has to decide first."""
    if state.option_count[seat] == 0:
        return True
    lost = option_lost(state, events, seat)
    if lost == WAITING:
        return False
    discard_option(state, events, seat, lost, R7_5)
    return True


@kernel
def lose_cards(state: State, seat: int) -> None:
    """R7.5 Register 1 first, locked ones too; a card that Conditional Program still keeps goes last."""
    for register in range(REGISTERS):
        empty_register(state, seat, register)
    discard_card(state, int(state.kept_card[seat]))
    state.kept_card[seat] = NO_CARD


@kernel
def option_lost(state: State, events: Events, seat: int) -> int:
    """R7.5 The owner's choice, by default the first one drawn; or WAITING."""
    policy = int(state.lose_option[seat])
    if policy == NO_OPTION or not holds(state, seat, policy):
        policy = int(state.options[seat, 0])
    return decide(state, events, seat, ASK_LOSE_OPTION, policy, 0)
