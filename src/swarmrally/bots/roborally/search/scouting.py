"""An atlas is made once for a course and what is to be reached there, a step at a time, and kept until something else is wanted."""

from __future__ import annotations

from swarmrally.bots.roborally.errands import are_friends, home_row
from swarmrally.bots.roborally.search.atlas import ARRIVED, MOST_ROWS, Aims, Atlas, pose_of, survey
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.search.ways import FARTHEST, hurry, settle
from swarmrally.bots.roborally.search.worth import side_of
from swarmrally.bots.roborally.walking.aims import cell_of_flag, flag_cell, ridden_on
from swarmrally.kernel.compiler import called, kernel, shared
from swarmrally.kernel.copying import copy_over, is_same, wipe
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.squares import CELLS, STEP
from swarmrally.roborally.components.clearing import clear
from swarmrally.roborally.components.course import (
    CAPTURE_THE_FLAG,
    GROUND,
    INTERFERENCE,
    MOVING_TARGETS,
    SUPERBOT,
    TOGGLE_BOGGLE,
    Course,
    plays,
)
from swarmrally.roborally.components.state import NO_TEAM, NOT_OVER, REGISTERS, State, is_here
from swarmrally.roborally.rules.odd_courses.carrying import FLAG_PAIR, team_of_flag

THERE, AIMED_AT, AT_HOME = range(3)
"""How a row's targets are reached: by standing there, by facing one of them from near, or on a floor."""
MOST_SWEEPS = 60
SETTLED = 3
RANGE = 4
"""Cells from which a robot that is to be shot at is near."""
A_CELL, SWEPT = 32, 8
"""A cell that is surveyed takes as long as so many registers; so many that are swept, as one."""


@called
def begin_scouting(course: Course, known: State, atlas: Atlas) -> None:
    """What the atlas is wanted for; what it has of that already stays."""
    if not atlas.is_begun or not is_same(atlas.charted, course):
        copy_over(atlas.charted, course)
        atlas.is_begun = 1
        atlas.has_ways = 0
        atlas.surveyed = 0
        atlas.aims.rows = -1
        list_cells(course, atlas)
    wipe(atlas.wanted)
    list_aims(course, known, atlas.wanted)
    if not is_same(atlas.wanted, atlas.aims):
        copy_over(atlas.aims, atlas.wanted)
        begin_ways(course, atlas)


@kernel
def list_cells(course: Course, atlas: Atlas) -> None:
    count = 0
    for cell in range(CELLS):
        if course.ground[cell] == GROUND:
            atlas.cell[count] = cell
            count += 1
    atlas.cells = count


@shared
def scout_on(course: Course, mind: Mind, events: Events, atlas: Atlas) -> int:
    """A step further; how many registers it was worth, or 0 when there is nothing left to do."""
    if atlas.surveyed < atlas.cells:
        empty_course(course, mind.states[0])
        survey(course, mind, events, atlas, int(atlas.cell[atlas.surveyed]))
        atlas.surveyed += 1
        return A_CELL
    if atlas.has_ways:
        return 0
    sweep(atlas)
    return int(atlas.cells) // SWEPT + 1


@kernel
def empty_course(course: Course, state: State) -> None:
    """A robot that is nowhere yet, and another one that keeps the game from being over."""
    wipe(state)
    clear(state)
    state.seats = 2
    state.over = NOT_OVER
    state.dock_order[1] = 1
    state.robot_lives[0] = 9
    state.robot_lives[1] = 9
    for floor in range(len(state.floor_turns)):
        state.floor_turns[floor] = course.floor_turned[floor]


@kernel
def begin_ways(course: Course, atlas: Atlas) -> None:
    atlas.way[:, :] = FARTHEST
    atlas.way[ARRIVED, :] = 0
    atlas.goal[:, :] = 0
    for row in range(int(atlas.aims.rows)):
        write_goals(course, atlas, row)
    atlas.row = int(atlas.aims.rows) - 1
    atlas.is_hurried = 0
    atlas.sweep = 0
    atlas.has_ways = int(atlas.aims.rows == 0)


@kernel
def sweep(atlas: Atlas) -> None:
    """First as if every card were there, then with those that chance offers; from the last row to the first."""
    row, is_done = int(atlas.row), False
    atlas.sweep += 1
    if atlas.is_hurried:
        is_done = settle(atlas, row, atlas.sweep % 2 == 0) <= SETTLED or atlas.sweep == MOST_SWEEPS
    elif hurry(atlas, row) == 0 or atlas.sweep == MOST_SWEEPS:
        atlas.is_hurried = 1
        atlas.sweep = 0
    if is_done:
        atlas.row = row - 1
        atlas.is_hurried = 0
        atlas.sweep = 0
        atlas.has_ways = int(row == 0)


@kernel
def write_goals(course: Course, atlas: Atlas, row: int) -> None:
    aims = atlas.aims
    for place in range(int(aims.targets[row])):
        target = int(aims.target[row, place])
        if aims.reached_by[row] == AIMED_AT:
            write_aimed_at(course, atlas, row, target)
        elif aims.reached_by[row] == AT_HOME:
            for cell in range(CELLS):
                if course.floor_at[cell] == target and course.ground[cell] == GROUND:
                    write_there(atlas, row, cell)
        elif target >= 0:
            write_there(atlas, row, target)


@kernel
def write_there(atlas: Atlas, row: int, cell: int) -> None:
    for heading in range(4):
        atlas.goal[row, pose_of(cell, heading)] = 1


@kernel
def write_aimed_at(course: Course, atlas: Atlas, row: int, target: int) -> None:
    for heading in range(4):
        cell = target - int(STEP[heading])
        for _ in range(RANGE):
            if course.ground[cell] != GROUND or int(course.wall[cell]) >> heading & 1:
                break
            atlas.goal[row, pose_of(cell, heading)] = 1
            cell -= int(STEP[heading])


@kernel
def add_target(aims: Aims, row: int, kind: int, target: int) -> None:
    aims.reached_by[row] = kind
    aims.target[row, aims.targets[row]] = target
    aims.targets[row] += 1


@kernel
def list_aims(course: Course, state: State, aims: Aims) -> None:
    """The flags in order; where there are none, for each side where its rivals can be shot at."""
    for row in range(MOST_ROWS):
        aims.onward[row] = ARRIVED
    if course.flag_count == 0:
        list_sides(state, aims)
    elif plays(course, CAPTURE_THE_FLAG):
        list_captures(course, state, aims)
    else:
        list_flags(course, state, aims)
        list_hunts(course, state, aims)


@kernel
def list_sides(state: State, aims: Aims) -> None:
    """R10.2 The robots of other teams."""
    for seat in range(int(state.seats)):
        side = side_of(state, seat)
        aims.rows = max(int(aims.rows), side + 1)
        aims.targets[side] = 0
        for other in range(int(state.seats)):
            is_mate = state.robot_team[seat] != NO_TEAM and state.robot_team[seat] == state.robot_team[other]
            if other != seat and not is_mate and is_here(state, other):
                add_target(aims, side, AIMED_AT, int(state.robot_cell[other]))


@kernel
def list_captures(course: Course, state: State, aims: Aims) -> None:
    """R10.6 Both flags, and both homes, which come after the enemy's flag."""
    aims.rows = FLAG_PAIR + 2
    for flag in range(FLAG_PAIR):
        add_target(aims, flag, THERE, cell_of_flag(state, flag))
        aims.onward[flag] = home_row(1 - team_of_flag(course, state, flag))
    for team in range(2):
        add_target(aims, home_row(team), AT_HOME, int(state.home[team]))


@kernel
def list_flags(course: Course, state: State, aims: Aims) -> None:
    """One after the other; R10.2 not in Toggle Boggle. R10.1 Where they ride, where they will be when the turn is over."""
    flags = int(course.flag_count)
    aims.rows = flags
    for flag in range(flags):
        cell = flag_cell(course, state, flag)
        if plays(course, MOVING_TARGETS):
            for _ in range(REGISTERS):
                cell = ridden_on(course, cell)
        add_target(aims, flag, THERE, cell)
        if not plays(course, TOGGLE_BOGGLE) and flag + 1 < flags:
            aims.onward[flag] = flag + 1


@kernel
def list_hunts(course: Course, state: State, aims: Aims) -> None:
    """R10.3, R10.4 A row for all that are after the SuperBot, or one for every blocker, who is after the racers of others."""
    if plays(course, SUPERBOT):
        if state.superbot != NOBODY:
            if is_here(state, int(state.superbot)):
                add_target(aims, int(aims.rows), AIMED_AT, int(state.robot_cell[state.superbot]))
            aims.rows += 1
    elif plays(course, INTERFERENCE):
        for hunter in range(int(state.seats) // 2, int(state.seats)):
            for other in range(int(state.seats) // 2):
                if not are_friends(course, state, hunter, other) and is_here(state, other):
                    add_target(aims, int(aims.rows), AIMED_AT, int(state.robot_cell[other]))
            aims.rows += 1
