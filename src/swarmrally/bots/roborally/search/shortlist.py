"""The best programs of a search, rehearsed against guesses of what the others hold."""

from __future__ import annotations

from typing import NamedTuple

from swarmrally.bots.chances import bot_key
from swarmrally.bots.roborally.orders import Cards, answers_for, cards_for, heading_back
from swarmrally.bots.roborally.search.beam import WIDEST, Beam, find_program
from swarmrally.bots.roborally.search.guess import guess
from swarmrally.bots.roborally.search.programs import Search
from swarmrally.bots.roborally.search.rehearsal import MOST, WHOLE, Rehearsal, give_program, rehearse
from swarmrally.bots.roborally.search.workspace import Workspace
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.state import REGISTER, State, acts
from swarmrally.roborally.forms.programs import read_answers
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.power import may_announce

WIDTH = 3
"""How many drafts the others are taken to have in mind."""
IN_DOUBT = 6
"""How many of the best programs are tried both with and without powering down."""
SEEN, GUESSED, ALONE, STAGE, BEAM = range(5)
"""Places on the workspace."""


class Part(NamedTuple):
    """One of the programs that a search has found, with cards for it."""

    place: int
    cards: Cards
    rests: bool


class Shortlist:
    """Programs on trial: each time the others get other cards, and those that did worse so far are sent home now and then."""

    def __init__(self, search: Search, seen: State, seed: int, most: int) -> None:
        self.search, self.seen, self.seat = search, seen, search.seat
        self.workspace, self.beam, self.rehearsal = Workspace(BEAM + 2 * WIDEST + 1), new(Beam), new(Rehearsal)
        self.beam.workspace = BEAM
        self.guesses = 0
        self.cast: list[Part] = []
        for place in range(min(int(search.tree.kept), most)):
            self.hire(place)
        self.workspace.put(SEEN, self.opening(seed))

    def opening(self, seed: int) -> State:
        """What the seat sees, with the policies that all its programs have."""
        state, end = view(self.seen, self.seat), self.search.end_of(0)
        state.key[:] = bot_key(seed)
        state.asks[:] = 0
        answers = answers_for(self.search.course, self.seen, self.seat, end)
        answers.brakes, answers.fourth_gear, answers.reverse_gear = [], [], []
        read_answers(answers, state, self.seat, set(), "")
        state.re_entry_heading[self.seat] = heading_back(self.search.course, self.search.atlas, end, self.seat)
        return state

    def hire(self, place: int) -> None:
        """A program with its fastest cards, and with its slowest; of the first ones also with the other choice about powering down."""
        tree = self.search.tree
        program, rests = tree.program[place].tolist(), bool(tree.rests[place])
        fast, slow = (cards_for(self.seen, self.seat, program, high_first) for high_first in (True, False))
        parts = [Part(place, fast, rests)]
        if slow != fast:
            parts.append(Part(place, slow, rests))
        if tree.may_rest and place < IN_DOUBT:
            parts.append(Part(place, fast, not rests))
        for part in parts[: MOST - len(self.cast)]:
            self.write(self.rehearsal, len(self.cast), part)
            self.cast.append(part)

    def write(self, rehearsal: Rehearsal, number: int, part: Part) -> None:
        tree = self.search.tree
        for register, held in enumerate(part.cards):
            rehearsal.cards[number, register, : len(held)] = held
        rehearsal.program[number] = tree.program[part.place]
        rehearsal.rests[number], rehearsal.steady[number] = part.rests, tree.steady[part.place]
        rehearsal.count = number + 1

    def rehearse(self, rehearsal: Rehearsal) -> None:
        """All programs that are still in, against one guess more."""
        search, workspace = self.search, self.workspace
        guess(workspace, workspace.memory, search.events, SEEN, GUESSED, self.seat, self.guesses)  # type: ignore[arg-type]
        self.guesses += 1
        guessed = workspace[GUESSED]
        for other in range(int(guessed.seats)):
            if other != self.seat and acts(guessed, other):
                self.program_other(guessed, other)
        rehearse(search.course, search.atlas, workspace, workspace.memory, search.events, rehearsal, GUESSED, STAGE, self.seat)  # type: ignore[arg-type]

    def program_other(self, guessed: State, other: int) -> None:
        """The others are taken to reckon with nobody."""
        search, workspace = self.search, self.workspace
        workspace.memory[ALONE] = workspace.memory[GUESSED]
        alone = workspace[ALONE]
        alone.robot_down[:] = 1
        alone.robot_down[other] = 0
        alone.stage, alone.register, alone.part = REGISTER, 0, 0
        may_rest = bool(may_announce(search.course, guessed, other))
        find_program(search.course, search.atlas, workspace, workspace.memory, search.events, self.beam, ALONE, other, WIDTH, may_rest)  # type: ignore[arg-type]
        give_program(guessed, self.beam, other)

    def send_half_home(self) -> None:
        left = self.still_in()
        for number in left[max(2, (len(left) + 1) // 2) :]:
            self.rehearsal.is_out[number] = 1

    def still_in(self) -> list[int]:
        """The best so far first."""
        left = [number for number in range(len(self.cast)) if not self.rehearsal.is_out[number]]
        return sorted(left, key=self.chances, reverse=True)

    def chances(self, number: int) -> float:
        """To win the game, from 0 to 1."""
        return self.mean(self.rehearsal.chances[number], number) / WHOLE

    def mean(self, total: int, number: int) -> float:
        return int(total) / max(1, int(self.rehearsal.tries[number]))

    @property
    def nodes(self) -> int:
        return int(self.rehearsal.nodes) + int(self.beam.nodes)
