"""R6.6 Gears."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, next_beat
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.ids import R6_6
from swarmrally.roborally.components.state import State, is_here
from swarmrally.roborally.rules.movement import turn
from swarmrally.roborally.rules.options.gyroscopic_stabilizer import keeps_heading


@kernel
def gears_turn(course: Course, state: State, events: Events) -> None:
    """R6.6 A quarter turn for every robot on a gear; R9.13 not for a steady one."""
    next_beat(state)
    for seat in range(int(state.seats)):
        if is_here(state, seat) and course.gear[state.robot_cell[seat]] != 0 and not keeps_heading(state, seat):
            turn(state, events, seat, int(course.gear[state.robot_cell[seat]]), R6_6)
