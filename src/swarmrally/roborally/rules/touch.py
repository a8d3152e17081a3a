"""R7.3 Touching flags, repair sites and upgrade sites."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, INTERFERENCE, SUPERBOT, TANDEM_CARNAGE, TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.events import ARCHIVE_MOVED, FLAG_TOUCHED
from swarmrally.roborally.components.ids import R7_3, R9_15, R10_2
from swarmrally.roborally.components.state import ASK_ARCHIVE, State, is_here
from swarmrally.roborally.rules.choices import WAITING, decide
from swarmrally.roborally.rules.odd_courses.carrying import flags_change_hands, note_touch
from swarmrally.roborally.rules.odd_courses.interference import is_racer
from swarmrally.roborally.rules.options.mechanical_arm import arm_reaches
from swarmrally.roborally.rules.sites import is_touchable
from swarmrally.roborally.rules.teams import claim_flags

OWN_CELL, REACHING, ARM_CELL = range(3)


@kernel
def robots_touch(course: Course, state: State, events: Events) -> bool:
    """R7.3, R10.5 In dock order; False when an owner has to decide first."""
    # Not once more when the first owner was asked and this is entered again.
    if state.mover == 0 and state.phase == OWN_CELL and not state.is_answered:
        next_beat(state)
        state.scored = 0
        for seat in range(int(state.seats)):
            state.flag_this_register[seat] = 0
    while state.mover < state.seats:
        seat = int(state.dock_order[state.mover])
        if is_here(state, seat) and not touch_all(course, state, events, seat):
            return False
        state.mover += 1
        state.phase = OWN_CELL
    if plays(course, TOGGLE_BOGGLE):
        claim_flags(course, state, events)
    if plays(course, CAPTURE_THE_FLAG):
        flags_change_hands(course, state, events)
    return True


@kernel
def touch_all(course: Course, state: State, events: Events, seat: int) -> bool:
    """R7.3, R9.15 What it stands on, then what its arm reaches."""
    if state.phase == OWN_CELL:
        cell = int(state.robot_cell[seat])
        if is_touchable(course, state, cell) and not touch(course, state, events, seat, cell, R7_3):
            return False
        state.phase = REACHING
    if state.holds[seat] == 0:
        return True
    if state.phase == REACHING:
        cell = arm_reaches(course, state, events, seat, int(state.register))
        if cell == WAITING:
            return False
        state.arm_cell = cell
        state.phase = ARM_CELL
    return bool(state.arm_cell == OFF) or touch(course, state, events, seat, int(state.arm_cell), R9_15)


@called
def touch(course: Course, state: State, events: Events, seat: int, cell: int, rule: int) -> bool:
    """R7.3 The archive marker comes here, and the flag counts if it is the next; False when the owner has to decide first."""
    if state.robot_archive[seat] != cell:
        moves = 1
        if state.archive_optional:
            moves = decide(state, events, seat, ASK_ARCHIVE, 1 - int(state.keeps_archive[seat]), cell)
            if moves == WAITING:
                return False
        if moves:
            state.robot_archive[seat] = cell
            tell(state, events, ARCHIVE_MOVED, rule, seat, cell)
    if plays(course, TOGGLE_BOGGLE):
        touch_for_team(course, state, seat, cell)
    elif plays(course, CAPTURE_THE_FLAG):
        note_touch(state, seat, cell)
    elif may_score(course, state, seat):
        touch_flag(course, state, events, seat, cell, rule)
    return True


@kernel
def may_score(course: Course, state: State, seat: int) -> bool:
    """R10.3 a Only the SuperBot; R10.4 no blocker."""
    if plays(course, SUPERBOT):
        return bool(state.superbot == seat)
    return not plays(course, INTERFERENCE) or is_racer(state, seat)


@kernel
def touch_flag(course: Course, state: State, events: Events, seat: int, cell: int, rule: int) -> None:
    """R7.3 The flag that is next in order counts, R10.2 in Tandem Carnage for both; R10.5 who scores is noted."""
    flag = int(state.robot_flags[seat])
    if flag >= course.flag_count or state.flag_cell[flag] != cell or has_touched(state, seat):
        return
    count_flag(state, events, seat, flag + 1, rule)
    state.scored = int(state.scored) | 1 << seat
    if plays(course, TANDEM_CARNAGE):
        for mate in range(int(state.seats)):
            if mate != seat and state.robot_team[mate] == state.robot_team[seat] and state.robot_flags[mate] <= flag:
                count_flag(state, events, mate, flag + 1, R10_2)


@kernel
def has_touched(state: State, seat: int) -> bool:
    """R7.3 A flag counts once per register; with the option once per turn."""
    return bool(state.flag_this_register[seat] or (state.one_flag_per_turn and state.flag_this_turn[seat]))


@kernel
def count_flag(state: State, events: Events, seat: int, flag: int, rule: int) -> None:
    state.robot_flags[seat] = flag
    state.flag_this_register[seat] = 1
    state.flag_this_turn[seat] = 1
    tell(state, events, FLAG_TOUCHED, rule, seat, flag)


@kernel
def touch_for_team(course: Course, state: State, seat: int, cell: int) -> None:
    """R10.2 Toggle Boggle: flags have no order; R9.15 one for each robot and register, also of two that lie on one cell."""
    if has_touched(state, seat):
        return
    for flag in range(int(course.flag_count)):
        if state.flag_cell[flag] == cell:
            state.flag_this_register[seat] = 1
            state.flag_this_turn[seat] = 1
            state.flag_touched[flag] = int(state.flag_touched[flag]) | 1 << int(state.robot_team[seat])
            return
