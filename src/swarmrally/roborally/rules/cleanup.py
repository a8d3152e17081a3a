"""R8.1-R8.4 Clean up: repairs, cards, and robots that come back; R9.25 Superior Archive, R10.2, R10.6 after a pause."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.squares import CELLS, OFF, STEP, STRIDE, turned
from swarmrally.roborally.components.course import FACTORY_REJECTS, GROUND, OPTION_WORLD, RIM, TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.events import ROBOT_RETURNED, ROBOT_SAT_OUT, ROBOT_WAITED
from swarmrally.roborally.components.floors import WRENCH_AND_HAMMER
from swarmrally.roborally.components.ids import R8_1, R8_4, R9_15, R9_25, R10_1, R10_2, R10_6
from swarmrally.roborally.components.option_cards import SUPERIOR_ARCHIVE
from swarmrally.roborally.components.state import ASK_RE_ENTRY, END, NEVER, REGISTERS, State, holds, is_here, is_locked, put_robot
from swarmrally.roborally.rules.choices import WAITING, decide
from swarmrally.roborally.rules.damage import discard_damage
from swarmrally.roborally.rules.deck import empty_register
from swarmrally.roborally.rules.odd_courses.capture import back_cell, back_cells, is_back_cell
from swarmrally.roborally.rules.odd_courses.superbot import forget_blame, superbot_recovers
from swarmrally.roborally.rules.options.conditional_program import drop_kept_card
from swarmrally.roborally.rules.options.holding import draw_option
from swarmrally.roborally.rules.options.mechanical_arm import arm_reaches
from swarmrally.roborally.rules.sites import is_touchable

SIGHT = 3
"""R8.4 Cells ahead in which a robot that comes back beside its archive must see nobody."""

RE_ENTRY_DAMAGE = 2
FIRST_FALL = 1
LATER = -1
"""When a robot fell for which there is no room this turn."""

AGES = 1 << 20
"""More than all moments of a turn."""

ANYBODY = -2
"""No team: every robot is looked for."""


@kernel
def robots_are_served(course: Course, state: State, events: Events) -> bool:
    """R8.1 In dock order, at the own cell and where the arm reaches (R9.15); False when an owner has to decide first."""
    while state.mover < state.seats:
        seat = int(state.dock_order[state.mover])
        if is_here(state, seat):
            if state.phase == 0:
                serve(course, state, events, seat, int(state.robot_cell[seat]), R8_1)
                state.phase = 1
            cell = arm_reaches(course, state, events, seat, END)
            if cell == WAITING:
                return False
            if cell != OFF:
                serve(course, state, events, seat, cell, R9_15)
        state.mover += 1
        state.phase = 0
    superbot_recovers(state, events)
    return True


@called
def serve(course: Course, state: State, events: Events, seat: int, cell: int, rule: int) -> None:
    """R8.1 A repair on a flag or wrench, an option too on wrench and hammer; R10.1 in Option World options only."""
    if not is_touchable(course, state, cell):
        return
    options = 1 if course.site[cell] == WRENCH_AND_HAMMER else 0
    if plays(course, OPTION_WORLD):
        options += 1
    else:
        discard_damage(state, events, seat, rule)
    for _ in range(options):
        draw_option(state, events, seat, R10_1 if plays(course, OPTION_WORLD) else rule)


@kernel
def registers_are_emptied(state: State) -> None:
    """R8.2 Cards in unlocked registers are discarded, and a card kept for this turn only (R9.5)."""
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        for register in range(REGISTERS):
            if not is_locked(state, seat, register):
                empty_register(state, seat, register)
        drop_kept_card(state, seat)


@kernel
def robots_return(course: Course, state: State, events: Events) -> bool:
    """R8.4 Those that wait, then in the order of destruction, dock order if together; False when an owner has to decide first."""
    while True:
        seat = next_to_return(course, state)
        if seat == NOBODY:
            break
        if not come_back(course, state, events, seat):
            return False
    for seat in range(int(state.seats)):
        if state.robot_fell[seat] == LATER:
            state.robot_fell[seat] = FIRST_FALL
    if plays(course, TOGGLE_BOGGLE):
        sit_out(state, events)
    return True


@kernel
def next_to_return(course: Course, state: State) -> int:
    """R8.4 Whose turn it is; R10.2 in Toggle Boggle only those that have sat out a full turn."""
    first, first_fell = NOBODY, 0
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        fell = int(state.robot_fell[seat])
        if fell == NEVER or fell == LATER or state.robot_lives[seat] == 0 or state.robot_place[seat] != 0:
            continue
        if plays(course, TOGGLE_BOGGLE) and not state.robot_sits_out[seat] and not state.robot_waits[seat]:
            continue
        fell += when_to_return(state, seat)
        if first == NOBODY or fell < first_fell:
            first, first_fell = seat, fell
    return first


@kernel
def when_to_return(state: State, seat: int) -> int:
    """R8.4 Those that wait come before the destroyed; R10.6 those that were sent off come after them."""
    if state.robot_waits[seat]:
        return -AGES
    return AGES if state.robot_sent_off[seat] else 0


@kernel
def sit_out(state: State, events: Events) -> None:
    """R10.2 Toggle Boggle: a robot destroyed this turn misses the next."""
    for seat in range(int(state.seats)):
        if state.robot_fell[seat] != NEVER and state.robot_lives[seat] > 0 and not state.robot_waits[seat]:
            state.robot_sits_out[seat] = 1
            tell(state, events, ROBOT_SAT_OUT, R10_2, seat)


@called
def come_back(course: Course, state: State, events: Events, seat: int) -> bool:
    """R8.4 On the archive cell or near it, R10.6 or at home; False when the owner has to decide first."""
    policy = place_to_return(course, state, seat)
    if policy == OFF:
        wait(state, events, seat)
        return True
    chosen = decide(state, events, seat, ASK_RE_ENTRY, policy, int(state.robot_archive[seat]))
    if chosen == WAITING:
        return False
    rule = recover(state, seat)
    cell, heading, down = chosen >> 3, chosen >> 1 & 3, chosen & 1
    state.robot_heading[seat] = heading
    state.robot_down[seat] = down
    state.robot_fell[seat] = NEVER
    state.robot_sits_out[seat] = 0
    state.robot_waits[seat] = 0
    state.robot_sent_off[seat] = 0
    put_robot(state, seat, cell)
    next_beat(state)
    tell(state, events, ROBOT_RETURNED, rule, seat, cell, heading, int(state.robot_damage[seat]), down)
    forget_blame(state, events, seat)
    return True


@kernel
def recover(state: State, seat: int) -> int:
    """R8.4, R9.25, R10.6 The damage that a robot comes back with, and the rule that says so."""
    if state.robot_sent_off[seat]:
        return R10_6
    if holds(state, seat, SUPERIOR_ARCHIVE):
        state.robot_damage[seat] = 0
        return R9_25
    state.robot_damage[seat] = RE_ENTRY_DAMAGE
    return R8_4


@called
def wait(state: State, events: Events, seat: int) -> None:
    """R8.4 Nothing fits: it waits for the next clean-up, without damage and cards, also when it was only sent off (R10.6)."""
    next_beat(state)
    for register in range(REGISTERS):
        empty_register(state, seat, register)
    state.robot_damage[seat] = 0
    state.robot_locked[seat] = 0
    state.robot_down[seat] = 0
    state.robot_sent_off[seat] = 0
    state.robot_sits_out[seat] = 0
    state.robot_waits[seat] = 1
    state.robot_fell[seat] = LATER
    tell(state, events, ROBOT_WAITED, R8_4, seat)


@kernel
def re_entry(cell: int, heading: int, down: int) -> int:
    """Where and how a robot comes back, in one number."""
    return cell << 3 | heading << 1 | down


@kernel
def place_to_return(course: Course, state: State, seat: int) -> int:
    """R8.4 By the owner's wish where it can be, else the first fit row by row, the wished heading first, then clockwise."""
    if state.robot_sent_off[seat]:
        return place_at_home(course, state, seat)
    archive, heading = int(state.robot_archive[seat]), int(state.re_entry_heading[seat])
    down = 0 if plays(course, FACTORY_REJECTS) else int(state.re_entry_down[seat])
    if is_free(course, state, archive):
        return re_entry(archive, heading, down)
    ring = 1
    while ring < STRIDE and not has_fit(course, state, archive, ring):
        ring += 1
    wish = int(state.re_entry_cell[seat])
    if wish != OFF and distance(archive, wish) == ring:
        facing = fitting_heading(course, state, wish, heading, ANYBODY)
        if facing != OFF:
            return re_entry(wish, facing, down)
    return first_fit(course, state, archive, ring, heading, down)


@kernel
def is_free(course: Course, state: State, cell: int) -> bool:
    """Ground without a robot; R10.5 an archive in a pit counts as taken."""
    return bool(course.ground[cell] == GROUND and state.robot_at[cell] == NOBODY)


@kernel
def place_at_home(course: Course, state: State, seat: int) -> int:
    """R10.6 b On one of its own back columns, facing no enemy near; its power is as R8.3 has left it."""
    heading, down, team = int(state.re_entry_heading[seat]), int(state.robot_down[seat]), int(state.robot_team[seat])
    wish = int(state.re_entry_cell[seat])
    if wish != OFF and is_back_cell(course, state, seat, wish):
        facing = fitting_heading(course, state, wish, heading, team)
        if facing != OFF:
            return re_entry(wish, facing, down)
    for place in range(back_cells(course, state, seat)):
        cell = back_cell(course, state, seat, place)
        facing = fitting_heading(course, state, cell, heading, team)
        if facing != OFF:
            return re_entry(cell, facing, down)
    return OFF


@kernel
def distance(cell: int, other: int) -> int:
    """In which ring around a cell another one lies."""
    return max(abs(cell % STRIDE - other % STRIDE), abs(cell // STRIDE - other // STRIDE))


@kernel
def has_fit(course: Course, state: State, archive: int, ring: int) -> bool:
    return first_fit(course, state, archive, ring, 0, 0) != OFF


@called
def first_fit(course: Course, state: State, archive: int, ring: int, heading: int, down: int) -> int:
    """R8.4 Row by row from the top left of a ring; OFF when nothing fits."""
    x, y = archive % STRIDE, archive // STRIDE
    for row in range(max(y - ring, 1), min(y + ring, STRIDE - 2) + 1):
        for column in range(max(x - ring, 1), min(x + ring, STRIDE - 2) + 1):
            cell = row * STRIDE + column
            if distance(archive, cell) == ring:
                facing = fitting_heading(course, state, cell, heading, ANYBODY)
                if facing != OFF:
                    return re_entry(cell, facing, down)
    return OFF


@kernel
def fitting_heading(course: Course, state: State, cell: int, heading: int, friends: int) -> int:
    """R8.4 The wished heading or the next one clockwise that sees nobody near but friends; OFF when the cell can't be used."""
    if cell < 0 or cell >= CELLS or not is_free(course, state, cell):
        return OFF
    for quarters in range(4):
        facing = turned(heading, quarters)
        if sees_nobody(course, state, cell, facing, friends):
            return facing
    return OFF


@kernel
def sees_nobody(course: Course, state: State, cell: int, heading: int, friends: int) -> bool:
    """R8.4 Three cells ahead; walls and the course's edge end sight, pits do not, nor robots of the team that is not looked for (R10.6)."""
    for _ in range(SIGHT):
        if int(course.wall[cell]) >> heading & 1:
            return True
        cell += int(STEP[heading])
        if course.ground[cell] == RIM:
            return True
        found = int(state.robot_at[cell])
        if found != NOBODY and state.robot_team[found] != friends:
            return False
    return True
