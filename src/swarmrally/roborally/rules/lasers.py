"""R7.1 Lasers fire from one picture of the board; R9.27 a volley: choices, damage, displacements, Radio Control and Scrambler."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.squares import STEP, opposite
from swarmrally.roborally.components.course import RIM, Course
from swarmrally.roborally.components.events import BEAM_HIT, SHOT_FIRED
from swarmrally.roborally.components.ids import R7_1, R9_10, R9_21
from swarmrally.roborally.components.option_cards import (
    ANY_WEAPON,
    FIRE_CONTROL,
    MAIN_LASER,
    MINI_HOWITZER,
    RADIO_CONTROL,
    REAR_FIRING_LASER,
    RULE,
    SCRAMBLER,
)
from swarmrally.roborally.components.state import ASK_WEAPON, FIRE_DAMAGE, FIRE_DESTROY, FIRE_LOCK, REGISTERS, State, acts, holds, is_here
from swarmrally.roborally.rules.choices import WAITING, decide
from swarmrally.roborally.rules.damage import NO_REGISTER, hurt, next_moment, settle_losses
from swarmrally.roborally.rules.odd_courses.superbot import begin_volley, note_hit
from swarmrally.roborally.rules.options.beams import does_shove, spend_shot
from swarmrally.roborally.rules.options.fire_control import UNDECIDED, fire_choice
from swarmrally.roborally.rules.options.holding import discard_option
from swarmrally.roborally.rules.options.lasers import barrels, laser_power, pierce

NOT_CHOSEN = -2
TAKING_AIM, AIMED = range(2)


@kernel
def lasers_aim(course: Course, state: State, events: Events) -> bool:
    """R7.1, R9.27, R10.3 Choices in dock order, and who is in whose line; False when an owner has to decide first."""
    if state.mover == 0 and state.phase == TAKING_AIM:
        next_beat(state)
        next_moment(state)
        state.under_fire = 0
        state.has_weapons = 0
        if state.superbot != NOBODY:
            begin_volley(state)
    while state.mover < state.seats:
        seat = int(state.dock_order[state.mover])
        if not aim(course, state, events, seat):
            return False
        state.mover += 1
        state.phase = TAKING_AIM
    for seat in range(int(state.seats)):
        stand_in_beams(course, state, events, seat)
    if state.superbot != NOBODY:
        note_hits(state)
    return True


@called
def note_hits(state: State) -> None:
    """R10.3 d Who hits the SuperBot, prevented or not, displaced or not; a Tractor Beam on an adjacent robot is no hit."""
    for seat in range(int(state.seats)):
        if state.weapon[seat] == MAIN_LASER or does_shove(state, seat):
            note_hit(state, seat, int(state.aimed_at[seat, 0]))
            note_hit(state, seat, int(state.aimed_at[seat, 1]))
        note_hit(state, seat, int(state.rear_at[seat]))


@kernel
def aim(course: Course, state: State, events: Events, seat: int) -> bool:
    """R7.1 What a robot fires and at whom; False when its owner has to decide first."""
    if state.phase == TAKING_AIM:
        hold_fire(state, seat)
        if not acts(state, seat):
            return True
        take_aim(course, state, seat)
        state.phase = AIMED
    if state.holds[seat] == 0:
        load_main_laser(course, state, events, seat)
        return True
    if state.weapon[seat] == NOT_CHOSEN and not choose_weapon(state, events, seat):
        return False
    if state.weapon[seat] == MAIN_LASER:
        if not pierce(course, state, events, seat):
            return False
        load_main_laser(course, state, events, seat)
    else:
        load_weapon(state, events, seat)
    if holds(state, seat, REAR_FIRING_LASER):
        aim_rear_laser(course, state, events, seat)
    return True


@kernel
def hold_fire(state: State, seat: int) -> None:
    """Nobody is aimed at."""
    state.weapon[seat] = NOT_CHOSEN
    state.aimed_at[seat, 0] = NOBODY
    state.aimed_at[seat, 1] = NOBODY
    state.shot_controls[seat] = 0
    state.rear_at[seat] = NOBODY


@kernel
def take_aim(course: Course, state: State, seat: int) -> None:
    """R7.1 Straight ahead to the first robot; R9.26 whether it stands beside the shooter."""
    here, heading = int(state.robot_cell[seat]), int(state.robot_heading[seat])
    target = first_in_line(course, state, here, heading)
    state.aimed_at[seat, 0] = target
    state.shot_way[seat] = heading
    state.shot_is_near[seat] = target != NOBODY and state.robot_cell[target] == here + int(STEP[heading])


@kernel
def first_in_line(course: Course, state: State, cell: int, heading: int) -> int:
    """R7.1 Walls and the course's edge stop a laser, pits and gaps do not."""
    ahead = int(STEP[heading])
    for _ in range(int(course.sight[cell, heading])):
        cell += ahead
        if state.robot_at[cell] != NOBODY:
            return int(state.robot_at[cell])
    return NOBODY


@kernel
def choose_weapon(state: State, events: Events, seat: int) -> bool:
    """R9 The main laser, or a replacement weapon that is held; False when the owner has to decide first."""
    weapon = MAIN_LASER
    if int(state.holds[seat]) & ANY_WEAPON:
        order = int(state.weapon_order[seat, state.register])
        if order != MAIN_LASER and can_fire(state, seat, order):
            weapon = order
        if state.aimed_at[seat, 0] != NOBODY:
            weapon = decide(state, events, seat, ASK_WEAPON, weapon, int(state.register) + 1)
            if weapon == WAITING:
                return False
    state.weapon[seat] = weapon
    return True


@kernel
def can_fire(state: State, seat: int, weapon: int) -> bool:
    """R9.19, R9.24 Radio Control and Scrambler need a next register."""
    if state.register == REGISTERS - 1 and (weapon == RADIO_CONTROL or weapon == SCRAMBLER):
        return False
    return holds(state, seat, weapon)


@kernel
def load_main_laser(course: Course, state: State, events: Events, seat: int) -> None:
    """R7.1, R9.7 The points for each robot in line."""
    state.weapon[seat] = MAIN_LASER
    if state.aimed_at[seat, 0] == NOBODY:
        return
    state.shot_controls[seat] = holds(state, seat, FIRE_CONTROL)
    points = barrels(course, state, seat)
    for place in range(2):
        target = int(state.aimed_at[seat, place])
        if target != NOBODY:
            state.shot_points[seat, place] = points
            come_under_fire(state, target)
            tell_shot(state, events, seat, MAIN_LASER, target, R7_1)


@kernel
def load_weapon(state: State, events: Events, seat: int) -> None:
    """R9.16 Of the replacement weapons only the howitzer does damage."""
    weapon, target = int(state.weapon[seat]), int(state.aimed_at[seat, 0])
    state.shot_points[seat, 0] = 0
    if target != NOBODY:
        state.has_weapons = 1
        come_under_fire(state, target)
        tell_shot(state, events, seat, weapon, target, rule_of_weapon(weapon))
        if weapon == MINI_HOWITZER:
            state.shot_points[seat, 0] = 1
            spend_shot(state, events, seat)


@kernel
def rule_of_weapon(weapon: int) -> int:
    """R7.1 of the main laser, or the option's own."""
    return R7_1 if weapon == MAIN_LASER else int(RULE[weapon])


@kernel
def aim_rear_laser(course: Course, state: State, events: Events, seat: int) -> None:
    """R9.21 Backwards, not changed by other options; R10.1, R10.3 it may be doubled."""
    target = first_in_line(course, state, int(state.robot_cell[seat]), opposite(int(state.robot_heading[seat])))
    state.rear_at[seat] = target
    if target != NOBODY:
        state.rear_points[seat] = laser_power(course, state, seat)
        come_under_fire(state, target)
        tell_shot(state, events, seat, REAR_FIRING_LASER, target, R9_21)


@kernel
def come_under_fire(state: State, seat: int) -> None:
    """Somebody or something has a point for this robot."""
    state.under_fire = int(state.under_fire) | 1 << seat


@kernel
def tell_shot(state: State, events: Events, seat: int, weapon: int, target: int, rule: int) -> None:
    tell(state, events, SHOT_FIRED, rule, seat, weapon, int(state.robot_cell[seat]), int(state.robot_cell[target]), target)


@kernel
def stand_in_beams(course: Course, state: State, events: Events, seat: int) -> None:
    """R7.1 The beams of floor lasers that reach this robot first."""
    cell = int(state.robot_cell[seat])
    for heading in range(4):
        state.floor_points[seat, heading] = 0
    if not is_here(state, seat) or course.lit[cell] == 0:
        return
    for heading in range(4):
        if int(course.lit[cell]) >> heading & 1:
            points = beams_on(course, state, cell, heading)
            state.floor_points[seat, opposite(heading)] = points
            if points:
                come_under_fire(state, seat)
                tell(state, events, BEAM_HIT, R7_1, seat, cell, heading, points)


@kernel
def beams_on(course: Course, state: State, cell: int, heading: int) -> int:
    """Follows the beams back to their emitters, up to the robot or wall behind."""
    back = opposite(heading)
    points = int(course.emitter[cell, heading])
    while int(course.wall[cell]) >> back & 1 == 0:
        cell += int(STEP[back])
        if course.ground[cell] == RIM or state.robot_at[cell] != NOBODY:
            break
        points += int(course.emitter[cell, heading])
    return points


@kernel
def volley_hits(state: State, events: Events) -> bool:
    """R4.5, R7.2 Robot by robot in dock order; False when an owner has to decide first."""
    for place in range(int(state.mover), int(state.seats)):
        seat = int(state.dock_order[place])
        if int(state.under_fire) >> seat & 1 and not take_hits(state, events, seat):
            state.mover = place
            return False
    return True


@kernel
def take_hits(state: State, events: Events, seat: int) -> bool:
    """R7.2 Floor lasers first, then shooters in dock order, main weapon before rear laser."""
    for side in range(4):
        while state.floor_points[seat, side] > 0 and is_here(state, seat):
            if not hurt(state, events, seat, side, R7_1, NO_REGISTER):
                return False
            state.floor_points[seat, side] -= 1
    for place in range(int(state.seats)):
        shooter = int(state.dock_order[place])
        if not take_shots(state, events, seat, shooter):
            return False
    return settle_losses(state, events)


@kernel
def take_shots(state: State, events: Events, seat: int, shooter: int) -> bool:
    """R7.2 What one shooter has for this robot."""
    for place in range(2):
        if state.aimed_at[shooter, place] == seat:
            while state.shot_points[shooter, place] > 0 and is_here(state, seat):
                if not take_main_hit(state, events, seat, shooter):
                    return False
                state.shot_points[shooter, place] -= 1
    if state.rear_at[shooter] == seat:
        while state.rear_points[shooter] > 0 and is_here(state, seat):
            if not hurt(state, events, seat, int(state.shot_way[shooter]), R9_21, NO_REGISTER):
                return False
            state.rear_points[shooter] -= 1
    return True


@kernel
def take_main_hit(state: State, events: Events, seat: int, shooter: int) -> bool:
    """R7.2, R9.10 One point of a main weapon; False when an owner has to decide first."""
    choice = fire_choice(state, events, shooter, seat)
    if choice == WAITING:
        return False
    if choice >= FIRE_DESTROY:
        discard_option(state, events, seat, choice - FIRE_DESTROY, R9_10)
    else:
        lock, rule = NO_REGISTER, rule_of_weapon(int(state.weapon[shooter]))
        if choice != FIRE_DAMAGE:
            lock, rule = choice - FIRE_LOCK, R9_10
        if not hurt(state, events, seat, opposite(int(state.shot_way[shooter])), rule, lock):
            return False
    state.fire_choice = UNDECIDED
    return True
