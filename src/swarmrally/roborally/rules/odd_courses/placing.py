"""R10.6 a Capture the Flag: who is at home where, and where robots start."""

from __future__ import annotations

from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.kernel.squares import OFF, E, W
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.events import HOME_CHOSEN, ROBOT_PLACED
from swarmrally.roborally.components.ids import R10_6
from swarmrally.roborally.components.state import ASK_HOME, ASK_START, State, put_robot
from swarmrally.roborally.rules.choices import WAITING, decide
from swarmrally.roborally.rules.cleanup import is_free, re_entry
from swarmrally.roborally.rules.odd_courses.capture import back_cell, back_cells, home_of

PURPOSE_HOME = 6
CHOOSING_HOME, TAKING_CELLS = range(2)


@called
def robots_take_places(course: Course, state: State, events: Events) -> bool:
    """R10.6 a First the homes, then in dock order each robot's cell; False when an owner has to decide first."""
    if state.phase == CHOOSING_HOME:
        if not homes_are_chosen(course, state, events):
            return False
        state.phase = TAKING_CELLS
    while state.mover < state.seats:
        seat = int(state.dock_order[state.mover])
        chosen = decide(state, events, seat, ASK_START, first_start(course, state, seat), home_of(state, seat))
        if chosen == WAITING:
            return False
        start(state, events, seat, chosen >> 3, chosen >> 1 & 3)
        state.mover += 1
    return True


@kernel
def homes_are_chosen(course: Course, state: State, events: Events) -> bool:
    """R10.6 a A drawn team's first seat in dock order chooses, by default the left floor; False when it has to decide first."""
    team = below(draw(state.key, int(state.game), 0, PURPOSE_HOME, 0)[0], 2)
    chosen = decide(state, events, first_of_team(state, team), ASK_HOME, int(course.left_floor), team)
    if chosen == WAITING:
        return False
    state.home[team] = chosen
    state.home[1 - team] = 1 - chosen
    for each in range(2):
        tell(state, events, HOME_CHOSEN, R10_6, each, int(state.home[each]))
    return True


@kernel
def first_of_team(state: State, team: int) -> int:
    """The team's first seat in dock order."""
    place = 0
    while state.robot_team[state.dock_order[place]] != team:
        place += 1
    return int(state.dock_order[place])


@kernel
def first_start(course: Course, state: State, seat: int) -> int:
    """R10.6 a The clock's default: the first free cell row by row from the top left, facing the other floor."""
    heading = E if home_of(state, seat) == course.left_floor else W
    for place in range(back_cells(course, state, seat)):
        cell = back_cell(course, state, seat, place)
        if is_free(course, state, cell):
            return re_entry(cell, heading, 0)
    return OFF


@kernel
def start(state: State, events: Events, seat: int, cell: int, heading: int) -> None:
    """R10.6 a The robot stands there, and its archive marker lies there."""
    state.robot_heading[seat] = heading
    state.robot_archive[seat] = cell
    put_robot(state, seat, cell)
    tell(state, events, ROBOT_PLACED, R10_6, seat, cell, heading)
