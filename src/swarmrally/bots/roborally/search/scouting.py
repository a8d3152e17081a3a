"""Atlases are made once for a course and its goals, a stretch at a time, and kept."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator

import numpy as np

from swarmrally.bots import Budget
from swarmrally.bots.roborally.errands import cell_of_flag, home_cells, home_row, prey_of
from swarmrally.bots.roborally.floor import AHEAD, floor_of
from swarmrally.bots.roborally.goals import cells_of_rivals, flag_cell, ridden_on
from swarmrally.bots.roborally.search.atlas import ARRIVED, Atlas, pose_of, survey
from swarmrally.bots.roborally.search.ways import FARTHEST, hurry, settle
from swarmrally.bots.roborally.search.workspace import Workspace
from swarmrally.bots.roborally.search.worth import side_of
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints, new, to_bytes
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
from swarmrally.roborally.components.state import NOT_OVER, REGISTERS, State, clear
from swarmrally.roborally.rules.odd_courses.carrying import FLAG_PAIR, team_of_flag

STRETCH = 40
"""Cells surveyed at a time."""
MOST_SWEEPS = 60
SETTLED = 3
RANGE = 4
"""Cells from which a robot that is to be shot at is near."""

Rows = tuple[tuple[int, ...], ...]
"""The poses to reach, for each flag in turn."""
Onward = tuple[int, ...]
"""For each flag the row that comes after it; after other rows comes nothing."""


class Clock:
    """When to stop: a bot that has no seconds given never has to."""

    def __init__(self, seconds: float | None) -> None:
        self.end = None if seconds is None else time.perf_counter() + seconds
        self.longest = 0.0
        """What the longest step has taken so far."""

    @property
    def is_up(self) -> bool:
        return self.end is not None and time.perf_counter() >= self.end

    @property
    def has_time(self) -> bool:
        """For one step more, should it take as long as the longest: on a busy machine steps are long."""
        return self.end is None or time.perf_counter() + self.longest < self.end

    def part(self, seconds: float) -> Clock:
        """One that stops after so many seconds, at the latest with this one."""
        part = Clock(None)
        if self.end is not None:
            part.end = min(self.end, time.perf_counter() + seconds)
        return part

    def time(self, step: Callable[[], None]) -> None:
        began = time.perf_counter()
        step()
        self.longest = max(self.longest, time.perf_counter() - began)


def clock_for(budget: Budget, part: float = 1.0) -> Clock:
    """Stops when this part of the seconds is over; never, when nodes are counted."""
    return Clock(None if budget.nodes is not None else part * budget.seconds)


def atlas_for(course: Course, state: State, clock: Clock) -> Atlas | None:
    """The atlas of a course for what is to be reached; None when the time is too short, which is not lost for the next time."""
    scout = scout_of(to_bytes(course), rows_of(course, state), onward_of(course, state))
    while not scout.is_done and not clock.is_up:
        scout.go_on(course)
    return scout.atlas if scout.is_done else None


def onward_of(course: Course, state: State) -> Onward:
    """One flag comes after the other; R10.2 not in Toggle Boggle, and R10.6 home comes after the enemy's."""
    flags = int(course.flag_count)
    if plays(course, TOGGLE_BOGGLE):
        return (ARRIVED,) * flags
    if plays(course, CAPTURE_THE_FLAG):
        return tuple(home_row(1 - team_of_flag(course, state, flag)) for flag in range(flags))
    return tuple(flag + 1 if flag + 1 < flags else ARRIVED for flag in range(flags))


class Chart:
    """R5.1 Where every card leads: the part of an atlas that no goal changes."""

    def __init__(self) -> None:
        self.atlas = new(Atlas)
        self.surveyed = 0

    def go_on(self, course: Course, cells: Ints) -> bool:
        """Some cells more; whether there are any left."""
        workspace, events = empty_course()
        workspace[0].floor_turns[:] = course.floor_turned
        last = min(self.surveyed + STRETCH, len(cells))
        survey(course, workspace, workspace.memory, events, self.atlas, cells, self.surveyed, last)  # type: ignore[arg-type]
        self.surveyed = last
        return last < len(cells)


class Scout:
    """An atlas in the making."""

    def __init__(self, chart: Chart, rows: Rows, onward: Onward) -> None:
        self.chart, self.rows, self.onward = chart, rows, onward
        self.atlas = new(Atlas)
        self.is_done = False
        self.steps: Iterator[bool] | None = None

    def go_on(self, course: Course) -> None:
        if self.steps is None:
            self.steps = self.work(course)
        self.is_done = next(self.steps, None) is None

    def work(self, course: Course) -> Iterator[bool]:
        """Yields now and then, so that a clock can be looked at."""
        cells = np.flatnonzero(course.ground == GROUND)
        while self.chart.surveyed < len(cells):
            yield self.chart.go_on(course, cells)
        self.atlas.lead[:], self.atlas.burn[:] = self.chart.atlas.lead, self.chart.atlas.burn
        self.write_goals()
        for row in reversed(range(len(self.rows))):
            yield from find_ways(self.atlas, cells, row)

    def write_goals(self) -> None:
        self.atlas.way[:] = FARTHEST
        self.atlas.way[ARRIVED] = 0
        for row, poses in enumerate(self.rows):
            self.atlas.goal[row, list(poses)] = 1
            self.atlas.onward[row] = self.onward[row] if row < len(self.onward) else ARRIVED


@functools.lru_cache(maxsize=16)
def chart_of(written: bytes) -> Chart:
    """By the course's bytes: the same one may have been laid out again."""
    return Chart()


@functools.lru_cache(maxsize=24)
def scout_of(written: bytes, rows: Rows, onward: Onward) -> Scout:
    return Scout(chart_of(written), rows, onward)


@functools.cache
def empty_course() -> tuple[Workspace, Events]:
    """A robot that is nowhere yet, and another one that keeps the game from being over."""
    workspace, events = Workspace(2), new(Events)
    events.quiet = 1
    state = workspace[0]
    clear(state)
    state.seats, state.over = 2, NOT_OVER
    state.dock_order[:2] = 0, 1
    state.robot_lives[:2] = 9
    return workspace, events


def find_ways(atlas: Atlas, cells: Ints, row: int) -> Iterator[bool]:
    """First as if every card were there, then with those that chance offers."""
    for _ in range(MOST_SWEEPS):
        yield True
        if not hurry(atlas, cells, row):
            break
    for sweep in range(MOST_SWEEPS):
        yield True
        if settle(atlas, cells, row, sweep % 2 == 1) <= SETTLED:
            break


def rows_of(course: Course, state: State) -> Rows:
    """The flags in order; where there are none, for each side where its rivals can be shot at."""
    if course.flag_count == 0:
        sides = {side_of(state, seat): cells_of_rivals(state, seat) for seat in range(int(state.seats))}
        return tuple(tuple(poses_aimed_at(course, sides.get(side, ()))) for side in range(max(sides) + 1))
    if plays(course, CAPTURE_THE_FLAG):
        wanted = [(cell_of_flag(state, flag),) for flag in range(FLAG_PAIR)] + [home_cells(course, state, team) for team in range(2)]
        return tuple(tuple(pose_of(cell, heading) for cell in cells for heading in range(4)) for cells in wanted)
    cells = [flag_cell(course, state, flag) for flag in range(int(course.flag_count))]
    if plays(course, MOVING_TARGETS):
        cells = [after_turn(course, cell) for cell in cells]
    flags = tuple(tuple(pose_of(cell, heading) for heading in range(4)) for cell in cells)
    return (*flags, *(tuple(poses_aimed_at(course, prey_of(course, state, hunter))) for hunter in hunters(course, state)))


def hunters(course: Course, state: State) -> range:
    """R10.3, R10.4 Those who have a row of ways: one for all that are after the SuperBot, and every blocker."""
    if plays(course, SUPERBOT) and state.superbot != NOBODY:
        return range(1)
    return range(int(state.seats) // 2, int(state.seats)) if plays(course, INTERFERENCE) else range(0)


def after_turn(course: Course, cell: int) -> int:
    """R10.1 Where a flag has ridden to when the turn is over."""
    for _ in range(REGISTERS):
        cell = ridden_on(course, cell)
    return cell


def poses_aimed_at(course: Course, cells: tuple[int, ...]) -> Iterator[int]:
    floor = floor_of(course)
    for target in cells:
        for heading in range(4):
            cell = target - AHEAD[heading]
            for _ in range(RANGE):
                if not floor.is_ground[cell] or not floor.can_leave(cell, heading):
                    break
                yield pose_of(cell, heading)
                cell -= AHEAD[heading]
