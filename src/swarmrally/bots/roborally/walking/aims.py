"""Where a robot wants to go, in kernels; R10 has errands of its own."""

from __future__ import annotations

from swarmrally.bots.roborally.errands import are_friends, is_away, is_hunter, own_flag
from swarmrally.bots.roborally.floor import ridden
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import CELLS, OFF, STEP
from swarmrally.roborally.components.course import (
    CAPTURE_THE_FLAG,
    GROUND,
    MOVING_TARGETS,
    NO_SITE,
    SUPERBOT,
    TOGGLE_BOGGLE,
    Course,
    plays,
)
from swarmrally.roborally.components.state import REGISTERS, State, is_here
from swarmrally.roborally.rules.power import may_announce

FAR = 999
"""The distance to a goal that can't be reached."""
HEAVY_DAMAGE = 5
"""R7.4 From here on registers lock: time to power down."""


@kernel
def add_goal(walk: Walk) -> None:
    walk.size[walk.goals] = 0
    walk.goals += 1


@kernel
def add_cell(walk: Walk, cell: int) -> None:
    """To the last goal."""
    goal = int(walk.goals) - 1
    walk.cell[goal, walk.size[goal]] = cell
    walk.size[goal] += 1


@kernel
def drop_empty(walk: Walk) -> None:
    """A goal that is nowhere is none."""
    if walk.size[walk.goals - 1] == 0:
        walk.goals -= 1


@kernel
def flag_cell(course: Course, state: State, flag: int) -> int:
    """R10.1 A flag that was lost will lie at its start again."""
    cell = int(state.flag_cell[flag])
    return int(course.flag_start[flag]) if cell == OFF else cell


@called
def list_goals(course: Course, state: State, walk: Walk, seat: int) -> None:
    """The flags still missing, in order, or what the course has to do instead; where there is nothing, somebody to shoot at."""
    walk.goals = 0
    if plays(course, TOGGLE_BOGGLE):
        list_claims(course, state, walk, seat)
    elif plays(course, CAPTURE_THE_FLAG):
        list_capture(course, state, walk, seat)
    elif is_hunter(course, state, seat):
        list_prey(course, state, walk, seat)
    elif state.robot_flags[seat] < course.flag_count:
        for flag in range(int(state.robot_flags[seat]), int(course.flag_count)):
            add_goal(walk)
            add_cell(walk, flag_cell(course, state, flag))
    else:
        list_rivals(course, state, walk, seat)


@kernel
def list_claims(course: Course, state: State, walk: Walk, seat: int) -> None:
    """R10.2 Any flag that is not the team's."""
    add_goal(walk)
    for flag in range(int(course.flag_count)):
        if state.flag_team[flag] != state.robot_team[seat]:
            add_cell(walk, flag_cell(course, state, flag))
    drop_empty(walk)


@kernel
def list_capture(course: Course, state: State, walk: Walk, seat: int) -> None:
    """R10.6 The enemy's flag and home with it; while a mate has it, or the own one is away, the own one."""
    mine = own_flag(course, state, seat)
    holder = int(state.flag_holder[1 - mine])
    if holder == seat:
        list_home(course, state, walk, seat)
        return
    add_goal(walk)
    if holder != NOBODY:
        add_cell(walk, cell_of_flag(state, mine))
        return
    add_cell(walk, cell_of_flag(state, 1 - mine))
    if is_away(course, state, mine):
        add_cell(walk, cell_of_flag(state, mine))
    else:
        list_home(course, state, walk, seat)


@kernel
def list_home(course: Course, state: State, walk: Walk, seat: int) -> None:
    add_goal(walk)
    for cell in range(CELLS):
        if course.ground[cell] == GROUND and course.floor_at[cell] == state.home[state.robot_team[seat]]:
            add_cell(walk, cell)


@kernel
def cell_of_flag(state: State, flag: int) -> int:
    """Where it lies, or where the robot stands that carries it."""
    holder = int(state.flag_holder[flag])
    return int(state.flag_cell[flag]) if holder == NOBODY else int(state.robot_cell[holder])


@kernel
def list_prey(course: Course, state: State, walk: Walk, seat: int) -> None:
    """R10.3, R10.4 The SuperBot, or the racers of others."""
    add_goal(walk)
    for other in range(int(state.seats)):
        is_prey = other == state.superbot
        if not plays(course, SUPERBOT):
            is_prey = other < int(state.seats) // 2 and not are_friends(course, state, seat, other)
        if is_prey and is_here(state, other):
            add_cell(walk, int(state.robot_cell[other]))
    drop_empty(walk)


@kernel
def list_rivals(course: Course, state: State, walk: Walk, seat: int) -> None:
    """R10.2 Where the robots of other teams stand."""
    add_goal(walk)
    for other in range(int(state.seats)):
        if other != seat and is_here(state, other) and (state.robot_team[seat] < 0 or state.robot_team[other] != state.robot_team[seat]):
            add_cell(walk, int(state.robot_cell[other]))
    drop_empty(walk)


@called
def list_wanted(course: Course, state: State, walk: Walk, seat: int) -> None:
    """Where it means to go: R10.1 who is heavily damaged and can't power down stays at a repair site as long as it can."""
    if is_heavily_damaged(state, seat) and not may_announce(course, state, seat) and has_site(course):
        walk.goals = 0
        for _ in range(REGISTERS + 1):
            add_goal(walk)
            for cell in range(CELLS):
                if course.site[cell] != NO_SITE:
                    add_cell(walk, cell)
    else:
        list_goals(course, state, walk, seat)


@kernel
def is_heavily_damaged(state: State, seat: int) -> bool:
    return bool(state.robot_damage[seat] >= HEAVY_DAMAGE)


@kernel
def has_site(course: Course) -> bool:
    """R7.1 Whether damage is repaired anywhere."""
    for cell in range(CELLS):
        if course.site[cell] != NO_SITE:
            return True
    return False


@called
def find_ways(course: Course, walk: Walk, sees_floor: bool) -> None:
    """To all goals; R10.1 in Moving Targets flags ride on, and there are ways after each register."""
    walk.apart = REGISTERS if sees_floor and plays(course, MOVING_TARGETS) else 1
    for register in range(int(walk.apart)):
        for goal in range(int(walk.goals)):
            for place in range(int(walk.size[goal])):
                if walk.apart > 1:
                    walk.cell[goal, place] = ridden_on(course, int(walk.cell[goal, place]))
                walk.queue[place] = walk.cell[goal, place]
            spread(course, walk.queue, walk.way[register, goal], int(walk.size[goal]))


@kernel
def ridden_on(course: Course, cell: int) -> int:
    """Where the conveyors take a flag in one register; one that falls is taken to stay, until it is seen elsewhere."""
    there = ridden(course, cell, 0, True)[0]
    if there != OFF:
        cell = there
    there = ridden(course, cell, 0, False)[0]
    return cell if there == OFF else there


@called
def spread(course: Course, queue: Ints, way: Ints, found: int) -> None:
    """The steps from everywhere to the nearest of so many cells in the queue."""
    for cell in range(CELLS):
        way[cell] = FAR
    for place in range(found):
        way[queue[place]] = 0
    done = 0
    while done < found:
        cell = int(queue[done])
        done += 1
        for heading in range(4):
            there = cell + int(STEP[heading])
            if not int(course.wall[cell]) >> heading & 1 and course.ground[there] == GROUND and way[there] == FAR:
                way[there] = way[cell] + 1
                queue[found] = there
                found += 1
