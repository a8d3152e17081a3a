"""R6.6 Gears."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, next_beat
from swarmrally.roborally.course import Course
from swarmrally.roborally.ids import R6_6
from swarmrally.roborally.movement import turn
from swarmrally.roborally.options.gyroscopic_stabilizer import keeps_heading
from swarmrally.roborally.state import State, is_here


@kernel
def gears_turn(course: Course, state: State, events: Events) -> None:
    """R6.6 A quarter turn for every robot on a gear; R9.13 not for a steady one."""
    next_beat(state)
    for seat in range(int(state.seats)):
        if is_here(state, seat) and course.gear[state.robot_cell[seat]] != 0 and not keeps_heading(state, seat):
            turn(state, events, seat, int(course.gear[state.robot_cell[seat]]), R6_6)
