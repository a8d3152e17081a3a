"""R5.2 Robots move: from the highest priority down, one cell at a time, pushing what is in the way."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.squares import STEP, opposite, turned
from swarmrally.roborally.components.cards import BACK_UP, KIND, NO_CARD, QUARTERS, ROTATE_LEFT
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, GROUND, Course, plays
from swarmrally.roborally.components.events import MOVE_BLOCKED, ROBOT_MOVED, ROBOT_TURNED
from swarmrally.roborally.components.ids import R5_2, R9_6, R9_8
from swarmrally.roborally.components.state import State, acts, is_here, lift_robot, put_robot
from swarmrally.roborally.rules.choices import WAITING
from swarmrally.roborally.rules.damage import destroy, next_moment
from swarmrally.roborally.rules.odd_courses.capture import note_push
from swarmrally.roborally.rules.odd_courses.superbot import blame, settle_falls
from swarmrally.roborally.rules.options.radio_control import is_controlled, leads_circle
from swarmrally.roborally.rules.options.ramming_gear import aim_ram, ram
from swarmrally.roborally.rules.options.throttle import steps_of_card
from swarmrally.roborally.rules.options.two_cards import is_sidestep, shortened

GETTING_READY, WALKING = range(2)


@kernel
def robots_move(course: Course, state: State, events: Events) -> bool:
    """R5.2 Card after card; False when an owner has to decide first."""
    if state.mover == 0 and state.phase == GETTING_READY:
        put_in_order(state)
    while state.mover < state.moves:
        if not carry_out(course, state, events, int(state.move_order[state.mover])):
            return False
        state.mover += 1
        state.phase = GETTING_READY
    return True


@kernel
def put_in_order(state: State) -> None:
    """R5.2 By priority; R9.19 a controlled robot comes right after the one that controls it."""
    state.moves = 0
    is_any_controlled = False
    for seat in range(int(state.seats)):
        is_any_controlled |= is_controlled(state, seat)
        if acts(state, seat) and state.registers[seat, state.register, 0] != NO_CARD:
            if not is_controlled(state, seat) or leads_circle(state, seat):
                insert_by_priority(state, seat)
    place = 0
    while is_any_controlled and place < state.moves:
        insert_controlled(state, place)
        place += 1


@kernel
def insert_by_priority(state: State, seat: int) -> None:
    """Among those that follow nobody."""
    card = card_of(state, seat)
    place = int(state.moves)
    while place > 0 and card_of(state, int(state.move_order[place - 1])) < card:
        state.move_order[place] = state.move_order[place - 1]
        place -= 1
    state.move_order[place] = seat
    state.moves += 1


@kernel
def source_of(state: State, seat: int) -> int:
    """R9.19 Whose cards the robot carries out."""
    return int(state.controlled_by[seat]) if is_controlled(state, seat) else seat


@kernel
def card_of(state: State, seat: int) -> int:
    """The card that counts for the robot's priority in this register."""
    return int(state.registers[source_of(state, seat), state.register, 0])


@kernel
def insert_controlled(state: State, place: int) -> None:
    """R9.19 Those that this one controls follow it, in dock order."""
    # From the last dock on, each right behind the shooter: so the first dock comes first in the end.
    shooter = int(state.move_order[place])
    for back in range(int(state.seats) - 1, -1, -1):
        seat = int(state.dock_order[back])
        if state.controlled_by[seat] == shooter and not leads_circle(state, seat):
            for later in range(int(state.moves), place + 1, -1):
                state.move_order[later] = state.move_order[later - 1]
            state.move_order[place + 1] = seat
            state.moves += 1


@kernel
def carry_out(course: Course, state: State, events: Events, seat: int) -> bool:
    """R5.2, R9.19, R9.20 One robot's card or two, and whom each step rams; False when an owner has to decide first."""
    if state.phase == GETTING_READY:
        if not is_here(state, seat) or is_left_alone(state, seat):
            return True
        if not get_ready(state, events, seat):
            return False
        state.phase = WALKING
    # Entered again after each question: what the last step has cost comes first, then whom it rammed, then the next step.
    while True:
        if not settle_falls(state, events):
            return False
        if state.ram_target != NOBODY and not (ram(state, events) and settle_falls(state, events)):
            return False
        if state.steps_left == 0 or not is_here(state, seat):
            break
        state.steps_left -= 1
        step(course, state, events, seat, int(state.step_heading))
    if state.turn_after != 0 and is_here(state, seat):
        next_beat(state)
        turn(state, events, seat, int(state.turn_after), int(state.step_rule))
    return True


@kernel
def is_left_alone(state: State, seat: int) -> bool:
    """R9.19 Its shooter was destroyed in this register: it does nothing more."""
    return is_controlled(state, seat) and not is_here(state, int(state.controlled_by[seat]))


@kernel
def get_ready(state: State, events: Events, seat: int) -> bool:
    """R5.2, R9.6, R9.8 How far, which way, and which turn afterwards; False when the owner has to decide first."""
    source = source_of(state, seat)
    card = card_of(state, seat)
    second = int(state.registers[source, state.register, 1])
    kind, heading = int(KIND[card]), int(state.robot_heading[seat])
    steps = steps_of_card(state, events, seat, kind)
    if steps == WAITING:
        return False
    state.step_rule = R5_2
    state.step_heading = opposite(heading) if kind == BACK_UP else heading
    state.turn_after = QUARTERS[kind]
    if second != NO_CARD:
        if is_sidestep(state, source, card, second):
            state.step_rule = R9_6
            state.step_heading = turned(heading, -1 if KIND[second] == ROTATE_LEFT else 1)
        else:
            state.step_rule = R9_8
            steps = shortened(steps, second)
            state.turn_after = QUARTERS[KIND[second]]
    state.steps_left = steps
    return True


@kernel
def turn(state: State, events: Events, seat: int, quarters: int, rule: int) -> None:
    """The robot turns on its cell."""
    before = int(state.robot_heading[seat])
    after = turned(before, quarters)
    state.robot_heading[seat] = after
    tell(state, events, ROBOT_TURNED, rule, seat, before, after)


@kernel
def step(course: Course, state: State, events: Events, seat: int, heading: int) -> None:
    """R5.2 One cell with everybody in the way, or none of them when a wall stops the last; R9.20, R10.3, R10.6 who is pushed is noted."""
    next_beat(state)
    here, ahead = int(state.robot_cell[seat]), int(STEP[heading])
    end = here
    while True:
        if int(course.wall[end]) >> heading & 1:
            tell(state, events, MOVE_BLOCKED, int(state.step_rule), seat, here, heading)
            if end != here:
                aim_ram(state, seat, int(state.robot_at[here + ahead]))
            return
        end += ahead
        if state.robot_at[end] == NOBODY:
            break
    if end != here + ahead:
        aim_ram(state, seat, int(state.robot_at[here + ahead]))
        if state.superbot != NOBODY or plays(course, CAPTURE_THE_FLAG):
            note_pushes(course, state, events, seat, ahead)
    next_moment(state)
    while end != here:
        end -= ahead
        mover = int(state.robot_at[end])
        tell(state, events, ROBOT_MOVED, int(state.step_rule), mover, end, end + ahead, seat)
        arrive(course, state, events, mover, end + ahead, R5_2)


@called
def note_pushes(course: Course, state: State, events: Events, seat: int, ahead: int) -> None:
    """R10.3 d, R10.6 b, c Whom this step pushes, in a chain too."""
    cell = int(state.robot_cell[seat]) + ahead
    while state.robot_at[cell] != NOBODY:
        pushed = int(state.robot_at[cell])
        if pushed == state.superbot:
            blame(state, events, seat)
        if plays(course, CAPTURE_THE_FLAG):
            note_push(course, state, events, seat, pushed)
        cell += ahead


@kernel
def arrive(course: Course, state: State, events: Events, seat: int, cell: int, rule: int) -> None:
    """R5.2 The robot stands on another cell, or is destroyed in a pit or beyond the edge."""
    if course.ground[cell] == GROUND:
        lift_robot(state, seat)
        put_robot(state, seat, cell)
    else:
        destroy(state, events, seat, rule)
