"""All programs of a hand as a tree of their beginnings: each branch plays one register more, cards of one kind count once."""

from __future__ import annotations

from typing import Annotated

from swarmrally.bots.roborally.search.atlas import Atlas, pose_of
from swarmrally.bots.roborally.search.choices import CHOICES, COUNT, GEAR, NONE, SIMPLE, can_choose, count_choice, end_register, put_choice
from swarmrally.bots.roborally.search.workspace import Memory, States, copy_state
from swarmrally.bots.roborally.search.worth import worth
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import NOT_OVER, REGISTERS, State, is_here
from swarmrally.roborally.rules.sequence import play_register

KEPT = 48
"""How many programs are remembered, each with another end."""
LEVELS = REGISTERS + 1


class Tree:
    """Where the search stands, and the best programs so far, the best first. A choice is a row of CHOICES."""

    seat: Annotated[int, "i1"]
    may_rest: Annotated[int, "i1"]
    is_steady: Annotated[int, "i1"]
    limit: Annotated[int, "i1"]
    """In how many registers options are used, no more and no fewer."""
    used: Annotated[int, "i1"]
    depth: Annotated[int, "i1"]
    cursor: Annotated[Ints, "i1", REGISTERS]
    chosen: Annotated[Ints, "i1", REGISTERS]
    left: Annotated[Ints, "i1", 7]
    nodes: Annotated[int, "i8"]

    kept: Annotated[int, "i1"]
    value: Annotated[Ints, "i8", KEPT]
    end: Annotated[Ints, "i8", KEPT]
    program: Annotated[Ints, "i1", (KEPT, REGISTERS)]
    rests: Annotated[Ints, "i1", KEPT]
    steady: Annotated[Ints, "i1", KEPT]


@entry
def grow(course: Course, atlas: Atlas, states: States, memory: Memory, events: Events, tree: Tree, nodes: int) -> bool:
    """Plays up to so many registers more, from the position in place 0; whether the whole tree has been seen."""
    enough = int(tree.nodes) + nodes
    while tree.depth >= 0 and tree.nodes < enough:
        depth = int(tree.depth)
        choice = next_choice(states[depth], tree, depth)
        if choice == NONE:
            step_back(states, tree, depth)
        else:
            copy_state(memory, depth, depth + 1)
            put_choice(course, states[depth + 1], int(tree.seat), choice)
            play_register(course, states[depth + 1], events)
            branch(course, atlas, states, tree, depth, choice)
    return bool(tree.depth < 0)


@kernel
def next_choice(state: State, tree: Tree, depth: int) -> int:
    """The next one for this register that can be; NONE when all were tried. A robot that is gone has no choice."""
    seat = int(tree.seat)
    while tree.cursor[depth] < COUNT:
        choice = int(tree.cursor[depth])
        tree.cursor[depth] = choice + 1
        if is_special(state, seat, depth, choice) and tree.used >= tree.limit:
            continue
        if can_choose(state, seat, depth, choice, tree.left):
            if not is_here(state, seat):
                tree.cursor[depth] = COUNT
            return choice
    return NONE


@kernel
def is_special(state: State, seat: int, register: int, choice: int) -> bool:
    """Whether it needs an option; cards that lie in a locked register need none."""
    return choice >= SIMPLE and (int(state.to_program[seat]) >> register & 1 != 0 or CHOICES[choice, GEAR] != NONE)


@kernel
def step_back(states: Ints, tree: Tree, depth: int) -> None:
    tree.depth = depth - 1
    if depth > 0:
        take(states[depth - 1], tree, depth - 1, int(tree.chosen[depth - 1]), -1)


@kernel
def take(state: State, tree: Tree, depth: int, choice: int, count: int) -> None:
    """Cards leave the hand for a register (1), or come back (-1)."""
    seat = int(tree.seat)
    count_choice(state, seat, depth, choice, tree.left, -count)
    if is_special(state, seat, depth, choice):
        tree.used += count


@kernel
def branch(course: Course, atlas: Atlas, states: Ints, tree: Tree, depth: int, choice: int) -> None:
    """A register has been played; at the end of a program it is weighed."""
    state = states[depth + 1]
    end_register(state)
    tree.chosen[depth] = choice
    tree.nodes += 1
    if depth + 1 < REGISTERS and state.over == NOT_OVER:
        take(states[depth], tree, depth, choice, 1)
        tree.depth = depth + 1
        tree.cursor[depth + 1] = 0
    elif int(tree.used) + int(is_special(states[depth], int(tree.seat), depth, choice)) == tree.limit or state.over != NOT_OVER:
        weigh(course, atlas, state, tree, depth)


@kernel
def weigh(course: Course, atlas: Atlas, state: State, tree: Tree, depth: int) -> None:
    """Remembers a program that is among the best."""
    value, rests = worth(course, atlas, state, int(tree.seat), bool(tree.may_rest))
    if tree.kept == KEPT and value <= tree.value[KEPT - 1]:
        return
    for register in range(depth + 1, REGISTERS):
        tree.chosen[register] = NONE
    remember(tree, value, end_of(state, tree), rests)


@kernel
def end_of(state: State, tree: Tree) -> int:
    """What makes an end another one: pose, damage, flags and how it began."""
    seat = int(tree.seat)
    pose = pose_of(int(state.robot_cell[seat]), int(state.robot_heading[seat]))
    return (pose << 16 | int(state.robot_damage[seat]) << 12 | int(state.robot_flags[seat]) << 8) + int(tree.chosen[0])


@kernel
def remember(tree: Tree, value: int, end: int, rests: bool) -> None:
    """In order of value, and of two programs with the same end the better."""
    place = 0
    while place < tree.kept and tree.value[place] >= value:
        if tree.end[place] == end:
            return
        place += 1
    last = place
    while last < tree.kept and tree.end[last] != end:
        last += 1
    if last == tree.kept:
        if tree.kept < KEPT:
            tree.kept += 1
        else:
            last -= 1
    while last > place:
        last -= 1
        move_down(tree, last)
    tree.value[place] = value
    tree.end[place] = end
    tree.rests[place] = rests
    tree.steady[place] = tree.is_steady
    for register in range(REGISTERS):
        tree.program[place, register] = tree.chosen[register]


@kernel
def move_down(tree: Tree, place: int) -> None:
    tree.value[place + 1] = tree.value[place]
    tree.end[place + 1] = tree.end[place]
    tree.rests[place + 1] = tree.rests[place]
    tree.steady[place + 1] = tree.steady[place]
    for register in range(REGISTERS):
        tree.program[place + 1, register] = tree.program[place, register]
