"""The programs of a hand, from what its seat may see: the best first, with the others standing still."""

from __future__ import annotations

from collections.abc import Iterator

from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.beam import WIDEST, Beam, count_hand
from swarmrally.bots.roborally.search.choices import NONE, end_register, put_choice
from swarmrally.bots.roborally.search.scouting import Clock
from swarmrally.bots.roborally.search.tree import LEVELS, Tree, grow
from swarmrally.bots.roborally.search.workspace import Workspace
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import BRAKES, CRAB_LEGS, DUAL_PROCESSOR, FOURTH_GEAR, GYROSCOPIC_STABILIZER, REVERSE_GEAR
from swarmrally.roborally.components.state import REGISTER, REGISTERS, State, clear_answers, holds
from swarmrally.roborally.playing.preview import leave_alone, take_back
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.power import may_announce
from swarmrally.roborally.rules.sequence import play_register

STRETCH = 500
"""Registers played before the clock is looked at, about a millisecond."""
CHANGING = (BRAKES, FOURTH_GEAR, REVERSE_GEAR, CRAB_LEGS, DUAL_PROCESSOR)
"""Options that change what a register can do."""
BEAM = LEVELS


class Search:
    """A tree of programs that grows as long as there is time."""

    def __init__(self, course: Course, seen: State, seat: int, atlas: Atlas) -> None:
        self.course, self.atlas, self.seat = course, atlas, seat
        self.workspace, self.events, self.tree, self.beam = Workspace(LEVELS + 2 * WIDEST + 1), new(Events), new(Tree), new(Beam)
        self.events.quiet = 1
        self.root = self.workspace[0]
        self.workspace.put(0, lonely(seen, seat))
        self.tree.seat, self.tree.may_rest = seat, may_announce(course, seen, seat)
        self.beam.workspace = BEAM

    def grow(self, clock: Clock, nodes: int | None) -> None:
        """Until everything has been tried, or the time is up, or so many registers were played."""
        for is_done in self.stretches(nodes):
            if is_done or clock.is_up:
                return

    def stretches(self, nodes: int | None) -> Iterator[bool]:
        """Pass after pass, first without options."""
        for limit, is_steady in passes(self.root, self.seat):
            self.begin(limit, is_steady)
            is_whole = False
            while not is_whole:
                left = STRETCH if nodes is None else min(STRETCH, nodes - int(self.tree.nodes))
                if left <= 0:
                    yield True
                is_whole = grow(self.course, self.atlas, self.workspace, self.workspace.memory, self.events, self.tree, left)  # type: ignore[arg-type]
                yield False

    def begin(self, limit: int, is_steady: bool) -> None:
        """From the root again, with options in so many registers."""
        tree = self.tree
        tree.limit, tree.used, tree.depth, tree.is_steady = limit, 0, 0, is_steady
        tree.cursor[0] = 0
        count_hand(self.root, self.seat, tree.left)
        self.root.is_steady[self.seat] = is_steady

    def end_of(self, place: int) -> State:
        """Where a program that was remembered leads."""
        self.workspace.put(1, self.root)
        state = self.workspace[1]
        state.is_steady[self.seat] = self.tree.steady[place]
        for choice in self.tree.program[place].tolist():
            if choice != NONE:
                put_choice(self.course, state, self.seat, choice)
                play_register(self.course, state, self.events)
                end_register(state)
        return state


def lonely(seen: State, seat: int) -> State:
    """The moment before register 1, with an empty program; nobody else moves."""
    state = view(seen, seat)
    take_back(state, seat)
    leave_alone(state, seat)
    clear_answers(state, seat)
    state.discarded = 0
    state.stage, state.register, state.part = REGISTER, 0, 0
    return state


def passes(state: State, seat: int) -> Iterator[tuple[int, bool]]:
    """In how many registers options are used, and whether a stabilizer is on (R9.13)."""
    changes = any(holds(state, seat, option) for option in CHANGING)
    for limit in range(REGISTERS + 1 if changes else 1):
        yield limit, False
        if holds(state, seat, GYROSCOPIC_STABILIZER):
            yield limit, True
