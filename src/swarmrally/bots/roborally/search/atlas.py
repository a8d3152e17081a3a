"""What a course holds for a robot that has it to itself: where every card leads, and how far it is to the last flag."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import CELLS
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.course import MOST_FLAGS, Course
from swarmrally.roborally.components.state import SEATS, State, is_here, put_robot
from swarmrally.roborally.rules.sequence import play_register

POSES = CELLS * 4
"""A pose is a cell and a heading in one number."""
MOST_ROWS = MOST_FLAGS + SEATS // 2
"""A row of ways for each flag, and R10.4 for each blocker."""
ARRIVED = MOST_ROWS
"""The row of ways that is nought everywhere."""
STAY = 7
MOVES = 8
"""The seven kinds of cards, and none."""
FALLEN = -1
EXAMPLE = np.array([1, 7, 8, 43, 49, 67, 79, NO_CARD])
"""A card of each kind."""
SURVEYED_REGISTER = 2
"""Pushers differ by register; the chart shows the one in the middle."""


class Aims:
    """What is to be reached, for each row of ways."""

    rows: Annotated[int, "i1"]
    reached_by: Annotated[Ints, "i1", MOST_ROWS]
    targets: Annotated[Ints, "i1", MOST_ROWS]
    target: Annotated[Ints, "i2", (MOST_ROWS, SEATS)]
    onward: Annotated[Ints, "i1", MOST_ROWS]
    """Which row of ways goes on from a row's goal."""


class Atlas:
    """Costs are in hundredths of a register. It is kept from one choice to the next, and knows what it was made for."""

    charted: Annotated[Course, Course]
    aims: Annotated[Aims, Aims]
    wanted: Annotated[Aims, Aims]
    is_begun: Annotated[int, "i1"]
    has_ways: Annotated[int, "i1"]
    cells: Annotated[int, "i2"]
    cell: Annotated[Ints, "i2", CELLS]
    surveyed: Annotated[int, "i2"]
    row: Annotated[int, "i1"]
    is_hurried: Annotated[int, "i1"]
    sweep: Annotated[int, "i1"]
    """How far the ways have come: the row, whether every card was taken for granted there, and how often it was swept."""

    lead: Annotated[Ints, "i4", (POSES, MOVES)]
    burn: Annotated[Ints, "i1", (POSES, MOVES)]
    goal: Annotated[Ints, "i1", (MOST_ROWS, POSES)]
    way: Annotated[Ints, "i4", (MOST_ROWS + 1, POSES)]
    order: Annotated[Ints, "i8", MOVES]


@kernel
def pose_of(cell: int, heading: int) -> int:
    return cell << 2 | heading


@called
def survey(course: Course, mind: Mind, events: Events, atlas: Atlas, cell: int) -> None:
    """Plays every card from every pose on this cell, from the empty course in place 0."""
    for heading in range(4):
        for move in range(MOVES):
            pose = pose_of(cell, heading)
            copy_over(mind.states[1], mind.states[0])
            stand(mind.states[1], pose, move)
            play_register(course, mind.states[1], events)
            chart(mind.states[1], atlas, pose, move)


@kernel
def stand(state: State, pose: int, move: int) -> None:
    """The robot is there, with this card to play."""
    put_robot(state, 0, pose >> 2)
    state.robot_heading[0] = pose & 3
    state.registers[0, SURVEYED_REGISTER, 0] = EXAMPLE[move]
    state.register = SURVEYED_REGISTER


@kernel
def chart(state: State, atlas: Atlas, pose: int, move: int) -> None:
    """Where that has led."""
    atlas.burn[pose, move] = state.robot_damage[0]
    if is_here(state, 0):
        atlas.lead[pose, move] = pose_of(int(state.robot_cell[0]), int(state.robot_heading[0]))
    else:
        atlas.lead[pose, move] = FALLEN
