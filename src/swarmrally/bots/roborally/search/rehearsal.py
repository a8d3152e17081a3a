"""Some programs of a seat, each played for a whole turn against what the others might do."""

from __future__ import annotations

import numpy as np

from swarmrally.bots.roborally.errands import are_friends
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.choices import CHOICES, FIRST, GEAR, NONE, SECOND, shift_gear
from swarmrally.bots.roborally.search.mind import GUESSED, STAGE, Beam, Mind, Rehearsal
from swarmrally.bots.roborally.search.ways import FARTHEST
from swarmrally.bots.roborally.search.worth import cost
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.course import INTERFERENCE, Course, plays
from swarmrally.roborally.components.state import NOT_OVER, REGISTERS, State
from swarmrally.roborally.rules.program import take_from_hand
from swarmrally.roborally.rules.sequence import play_turn

WHOLE = 1 << 20
"""The chances of all seats together."""
SCALE = 400
"""A lead of so many hundredths of a register makes the chances e times as good."""
STEP = 10
BLOCKER = 8
"""R10.4 What is ahead of a blocker counts by this part, and being out by this part of that."""
LIKELY = np.array([round(WHOLE * np.exp(-lead * STEP / SCALE)) for lead in range(600)])
"""By lag behind the first, in steps: the weight of a seat's chances."""


@called
def rehearse(course: Course, atlas: Atlas, mind: Mind, events: Events, number: int, seat: int) -> None:
    """One of the programs, from the position that was guessed."""
    copy_over(mind.states[STAGE], mind.states[GUESSED])
    perform(mind.states[STAGE], mind.rehearsal, number, seat)
    play_turn(course, mind.states[STAGE], events)
    note(course, atlas, mind.states[GUESSED], mind.states[STAGE], mind.rehearsal, number, seat)


@kernel
def perform(state: State, rehearsal: Rehearsal, number: int, seat: int) -> None:
    """Puts a program into the registers, and the policies that go with it."""
    for register in range(REGISTERS):
        if int(state.to_program[seat]) >> register & 1:
            state.registers[seat, register, 0] = rehearsal.cards[number, register, 0]
            state.registers[seat, register, 1] = rehearsal.cards[number, register, 1]
        if rehearsal.program[number, register] != NONE:
            shift_gear(state, seat, register, int(CHOICES[rehearsal.program[number, register], GEAR]))
    state.power_down[seat] = rehearsal.rests[number]
    state.gyroscopic_stabilizer[seat] = rehearsal.steady[number]


@kernel
def note(course: Course, atlas: Atlas, before: State, after: State, rehearsal: Rehearsal, number: int, seat: int) -> None:
    rehearsal.nodes += REGISTERS
    rehearsal.won[number] = share(course, atlas, after, seat)
    rehearsal.scored[number] = int(after.robot_flags[seat]) - int(before.robot_flags[seat])
    falls = int(before.robot_lives[seat]) - int(after.robot_lives[seat])
    rehearsal.fallen[number] = falls
    rehearsal.hurt[number] = 0 if falls else max(0, int(after.robot_damage[seat]) - int(before.robot_damage[seat]))


@kernel
def add_up(rehearsal: Rehearsal) -> None:
    """All programs that are still in were tried against the same guess: that counts now."""
    for number in range(int(rehearsal.count)):
        if not rehearsal.is_out[number]:
            rehearsal.tries[number] += 1
            rehearsal.chances[number] += rehearsal.won[number]
            rehearsal.flags[number] += rehearsal.scored[number]
            rehearsal.damage[number] += rehearsal.hurt[number]
            rehearsal.falls[number] += rehearsal.fallen[number]


@called
def share(course: Course, atlas: Atlas, state: State, seat: int) -> int:
    """The seat's chances to win, with its team, as a part of WHOLE; where all play on, a later place is worth a part of the first."""
    if state.robot_place[seat] != 0:
        return WHOLE // int(state.robot_place[seat])
    if state.over != NOT_OVER:
        return share_of_victory(course, state, seat)
    contenders = int(state.seats)
    if plays(course, INTERFERENCE):
        contenders //= 2
    first = ahead_of(course, atlas, state, 0)
    for other in range(1, contenders):
        first = min(first, ahead_of(course, atlas, state, other))
    own, total = 0, 0
    for other in range(contenders):
        lag = (ahead_of(course, atlas, state, other) - first) // STEP
        weight = int(LIKELY[min(lag, len(LIKELY) - 1)])
        total += weight
        if are_friends(course, state, seat, other):
            own += weight
    return own * WHOLE // total


@kernel
def ahead_of(course: Course, atlas: Atlas, state: State, seat: int) -> int:
    """What is still ahead of a robot that can win, R10.4 with a part of what is ahead of its blocker."""
    ahead = cost(course, atlas, state, seat, bool(state.robot_down[seat]))
    if plays(course, INTERFERENCE):
        blocker = seat + int(state.seats) // 2
        ahead += min(cost(course, atlas, state, blocker, bool(state.robot_down[blocker])), FARTHEST // BLOCKER) // BLOCKER
    return ahead


@kernel
def share_of_victory(course: Course, state: State, seat: int) -> int:
    """Half of it for two winners, unless they are friends."""
    winners = int(state.winners)
    if winners >> seat & 1 == 0:
        return 0
    count = 1
    for other in range(int(state.seats)):
        if winners >> other & 1 and not are_friends(course, state, seat, other):
            count += 1
    return WHOLE // count


@called
def give_program(state: State, beam: Beam, seat: int) -> None:
    """Another robot's guessed hand becomes the program that a beam has found for it."""
    for register in range(REGISTERS):
        choice = int(beam.best[register])
        if int(state.to_program[seat]) >> register & 1 and choice != NONE:
            state.registers[seat, register, 0] = card_of_kind(state, seat, int(CHOICES[choice, FIRST]))
            if CHOICES[choice, SECOND] != NONE:
                state.registers[seat, register, 1] = card_of_kind(state, seat, int(CHOICES[choice, SECOND]))
        if choice != NONE:
            shift_gear(state, seat, register, int(CHOICES[choice, GEAR]))
    state.power_down[seat] = beam.best_rests
    state.hand_count[seat] = 0


@kernel
def card_of_kind(state: State, seat: int, kind: int) -> int:
    """Taken from the hand."""
    for place in range(int(state.hand_count[seat])):
        if KIND[state.hand[seat, place]] == kind:
            return take_from_hand(state, seat, place)
    return NO_CARD
