"""Where a robot wants to go."""

from __future__ import annotations

from swarmrally.bots.roborally.errands import goals_of_capture, is_hunter, prey_of
from swarmrally.bots.roborally.floor import ridden
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, MOVING_TARGETS, TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.state import NO_TEAM, REGISTERS, State, is_here

Goals = list[tuple[int, ...]]
"""Cells to reach, any of the first, then any of the next."""


def goals_of(course: Course, state: State, seat: int) -> Goals:
    """The flags still missing, in order, or what the course has to do instead; where there is nothing, somebody to shoot at."""
    if plays(course, TOGGLE_BOGGLE):
        flags = [flag for flag in range(int(course.flag_count)) if state.flag_team[flag] != state.robot_team[seat]]
        return [tuple(flag_cell(course, state, flag) for flag in flags)] if flags else []
    if plays(course, CAPTURE_THE_FLAG):
        return goals_of_capture(course, state, seat)
    if is_hunter(course, state, seat):
        return [prey] if (prey := prey_of(course, state, seat)) else []
    if state.robot_flags[seat] < course.flag_count:
        return [(flag_cell(course, state, flag),) for flag in range(int(state.robot_flags[seat]), int(course.flag_count))]
    return [rivals] if (rivals := cells_of_rivals(state, seat)) else []


def flag_cell(course: Course, state: State, flag: int) -> int:
    """R10.1 A flag that was lost will lie at its start again."""
    cell = int(state.flag_cell[flag])
    return int(course.flag_start[flag]) if cell == OFF else cell


def cells_of_rivals(state: State, seat: int) -> tuple[int, ...]:
    """R10.2 Where the robots of other teams stand."""
    team = int(state.robot_team[seat])
    others = [other for other in range(int(state.seats)) if other != seat and is_here(state, other)]
    return tuple(int(state.robot_cell[other]) for other in others if team == NO_TEAM or state.robot_team[other] != team)


def goals_by_register(course: Course, goals: Goals) -> list[Goals]:
    """The same for all registers; R10.1 in Moving Targets flags ride on, and there are goals after each."""
    if not plays(course, MOVING_TARGETS):
        return [goals]
    found = []
    for _ in range(REGISTERS):
        goals = [tuple(ridden_on(course, cell) for cell in cells) for cells in goals]
        found.append(goals)
    return found


def ridden_on(course: Course, cell: int) -> int:
    """Where the conveyors take a flag in one register; one that falls is taken to stay, until it is seen elsewhere."""
    for only_express in (True, False):
        there, _ = ridden(course, cell, 0, only_express)
        cell = cell if there == OFF else there
    return cell
