"""All programs of a hand as a tree of their beginnings: each branch plays one register more, cards of one kind count once."""

from __future__ import annotations

from swarmrally.bots.roborally.search.atlas import Atlas, pose_of
from swarmrally.bots.roborally.search.beam import count_hand
from swarmrally.bots.roborally.search.choices import CHOICES, COUNT, GEAR, NONE, SIMPLE, can_choose, count_choice, end_register, put_choice
from swarmrally.bots.roborally.search.mind import KEPT, Mind, Tree
from swarmrally.bots.roborally.search.worth import worth
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.clearing import clear_answers
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import BRAKES, CRAB_LEGS, DUAL_PROCESSOR, FOURTH_GEAR, GYROSCOPIC_STABILIZER, REVERSE_GEAR
from swarmrally.roborally.components.state import NOT_OVER, REGISTER, REGISTERS, State, is_here
from swarmrally.roborally.playing.preview import leave_alone, take_back
from swarmrally.roborally.rules.power import may_announce
from swarmrally.roborally.rules.sequence import play_register

CHANGING = 1 << BRAKES | 1 << FOURTH_GEAR | 1 << REVERSE_GEAR | 1 << CRAB_LEGS | 1 << DUAL_PROCESSOR
"""Options that change what a register can do."""


@kernel
def plant(course: Course, known: State, mind: Mind, seat: int) -> None:
    """A tree without branches, in the moment before register 1."""
    tree = mind.tree
    copy_over(mind.states[0], known)
    leave_others(mind.states[0], seat)
    tree.seat = seat
    tree.may_rest = int(may_announce(course, known, seat))
    tree.nodes = 0
    tree.kept = 0
    tree.value[0] = 0
    begin_pass(mind, 0, 0)


@called
def leave_others(state: State, seat: int) -> None:
    """The moment before register 1, with an empty program; nobody else moves."""
    take_back(state, seat)
    leave_alone(state, seat)
    clear_answers(state, seat)
    state.discarded = 0
    state.stage = REGISTER
    state.register = 0
    state.part = 0


@kernel
def begin_pass(mind: Mind, limit: int, is_steady: int) -> None:
    """From the root again, with options in so many registers, and a stabilizer on or off (R9.13)."""
    tree, root = mind.tree, mind.states[0]
    tree.limit = limit
    tree.used = 0
    tree.depth = 0
    tree.is_steady = is_steady
    tree.cursor[0] = 0
    count_hand(root, int(tree.seat), tree.left)
    root.is_steady[tree.seat] = is_steady


@kernel
def next_pass(mind: Mind) -> bool:
    """Whether there is one: first without options, then with them in more and more registers."""
    tree, held = mind.tree, int(mind.states[0].holds[mind.tree.seat])
    if held >> GYROSCOPIC_STABILIZER & 1 and not tree.is_steady:
        begin_pass(mind, int(tree.limit), 1)
        return True
    if held & CHANGING and tree.limit < REGISTERS:
        begin_pass(mind, int(tree.limit) + 1, 0)
        return True
    return False


@called
def grow(course: Course, atlas: Atlas, mind: Mind, events: Events, nodes: int) -> bool:
    """Plays up to so many registers more, from the position in place 0; whether everything has been tried."""
    tree, states = mind.tree, mind.states
    enough = int(tree.nodes) + nodes
    while tree.nodes < enough:
        depth = int(tree.depth)
        if depth < 0:
            if not next_pass(mind):
                return True
            continue
        choice = next_choice(states[depth], tree, depth)
        if choice == NONE:
            step_back(mind, depth)
        else:
            copy_over(states[depth + 1], states[depth])
            put_choice(course, states[depth + 1], int(tree.seat), choice)
            play_register(course, states[depth + 1], events)
            branch(course, atlas, mind, depth, choice)
    return False


@called
def play_kept(course: Course, mind: Mind, events: Events, place: int) -> None:
    """Where a program that was remembered leads: in place 1."""
    seat, state = int(mind.tree.seat), mind.states[1]
    copy_over(state, mind.states[0])
    state.is_steady[seat] = mind.tree.steady[place]
    for register in range(REGISTERS):
        choice = int(mind.tree.program[place, register])
        if choice != NONE:
            put_choice(course, state, seat, choice)
            play_register(course, state, events)
            end_register(state)


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
def step_back(mind: Mind, depth: int) -> None:
    mind.tree.depth = depth - 1
    if depth > 0:
        take(mind.states[depth - 1], mind.tree, depth - 1, int(mind.tree.chosen[depth - 1]), -1)


@kernel
def take(state: State, tree: Tree, depth: int, choice: int, count: int) -> None:
    """Cards leave the hand for a register (1), or come back (-1)."""
    seat = int(tree.seat)
    count_choice(state, seat, depth, choice, tree.left, -count)
    if is_special(state, seat, depth, choice):
        tree.used += count


@kernel
def branch(course: Course, atlas: Atlas, mind: Mind, depth: int, choice: int) -> None:
    """A register has been played; at the end of a program it is weighed."""
    tree, before, state = mind.tree, mind.states[depth], mind.states[depth + 1]
    end_register(state)
    tree.chosen[depth] = choice
    tree.nodes += 1
    if depth + 1 < REGISTERS and state.over == NOT_OVER:
        take(before, tree, depth, choice, 1)
        tree.depth = depth + 1
        tree.cursor[depth + 1] = 0
    elif int(tree.used) + int(is_special(before, int(tree.seat), depth, choice)) == tree.limit or state.over != NOT_OVER:
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
