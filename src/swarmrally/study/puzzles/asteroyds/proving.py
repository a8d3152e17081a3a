"""Proving: every plan of one seat for a round is flown, and those that reach the goal are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from swarmrally.asteroyds.components.state import COLUMNS, ENERGY, FLIGHT, RAM_NO, RAM_YES, SWARM, State
from swarmrally.asteroyds.playing.judging import ABOUT, FEAT, LEAST, MOST, STANDING, Conditions, counted
from swarmrally.asteroyds.rules.chart import FORWARD, LEGAL, POWER_RIGHT2, SHIELD, SHOOT, WAIT, fault_in_column, is_power
from swarmrally.asteroyds.rules.flight import carry_out, fly_plan, may_act
from swarmrally.asteroyds.rules.sequence import reveal_plans
from swarmrally.asteroyds.rules.swarm import swarm_moves
from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.decisions import UNASKED
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import OFF, Hexes

PLACES = COLUMNS + 1
TRIAL = ENERGY + 1
"""Where states lie: after no, one, … six columns, and a place to try the energy column."""
MOST_CONDITIONS = 4
MANY = 16
"""So many solutions are told apart; a position with more of them is no puzzle."""
SHIELDS_ON, SHIELDS_OFF = 0, 1
RAMMING = 2
SCENARIOS = 4
"""The shield on or off, and then both again with the order to ram."""
RAMMED_BIT, ENERGY_BITS, COLUMN_BITS = 32, 28, 4
NEVER = -1
WORTHLESS = -10000
DONE, BROKEN = 1000, 300
"""What a wrong plan is worth: for each thing done, or a part of it, and against it for each limit that it breaks."""


class Proof:
    """How far the search has come, and what it has found."""

    states: Annotated[Sequence[State], State, PLACES]
    counts: Annotated[Ints, "i4", (PLACES, MOST_CONDITIONS)]
    chosen: Annotated[Ints, "i1", PLACES]
    """The action of each column that is being tried, or WAIT before the first."""
    depth: Annotated[int, "i1"]
    scenario: Annotated[int, "i1"]

    plans: Annotated[int, "i8"]
    """How many were flown; those that only wait more are the same."""
    solving: Annotated[int, "i8"]
    solutions: Annotated[int, "i4"]
    """Those that differ in more than what comes after the goal is reached."""
    ways: Annotated[Ints, "i8", MANY]
    fewest: Annotated[int, "i4"]
    """Columns of the shortest solution, or NEVER."""
    plan: Annotated[Ints, "i1", COLUMNS]
    ram: Annotated[int, "i1"]
    wrong_worth: Annotated[int, "i4"]
    wrong_plan: Annotated[Ints, "i1", COLUMNS]
    wrong_ram: Annotated[int, "i1"]


@entry
def prove(board: Hexes, state: State, seat: int, conditions: Conditions, proof: Proof, events: Events) -> bool:
    """Flies every plan of the seat, after those of the others; False as soon as there are too many solutions."""
    proof.plans = 0
    proof.solving = 0
    proof.solutions = 0
    proof.fewest = NEVER
    proof.wrong_worth = WORTHLESS
    events.quiet = 0
    for scenario in range(SCENARIOS):
        if scenario >= RAMMING and state.craft_ram_spent[seat]:
            break
        take_off(board, state, seat, scenario, conditions, proof, events)
        if not fly_all(board, seat, conditions, proof, events):
            return False
    return True


@called
def take_off(board: Hexes, state: State, seat: int, scenario: int, conditions: Conditions, proof: Proof, events: Events) -> None:
    """The moment at which the seat begins to fly."""
    root = proof.states[0]
    copy_over(root, state)
    events.told = 0
    root.plan[seat, ENERGY] = FORWARD if scenario % 2 == SHIELDS_OFF else SHIELD
    root.ram_order[seat] = RAM_YES if scenario >= RAMMING else RAM_NO
    reveal_plans(root, events)
    root.stage = SWARM
    swarm_moves(board, root, events)
    root.stage = FLIGHT
    fly_those_before(board, root, events, seat)
    proof.scenario = scenario
    proof.depth = 0
    proof.chosen[0] = WAIT
    for place in range(len(conditions)):
        proof.counts[0, place] = 0
    count(events, seat, conditions, proof, 0)


@called
def fly_those_before(board: Hexes, state: State, events: Events, seat: int) -> None:
    """A4.1 Nobody is asked anything; whoever comes after the seat waits."""
    while (int(state.first_seat) + int(state.turn)) % int(state.seats) != seat:
        fly_plan(board, state, events, (int(state.first_seat) + int(state.turn)) % int(state.seats))
        state.turn += 1
        state.column = 0
        state.part = 0


@kernel
def count(events: Events, seat: int, conditions: Conditions, proof: Proof, place: int) -> None:
    """What has just happened is added to what was counted."""
    for each in range(len(conditions)):
        for number in range(int(events.told)):
            proof.counts[place, each] += counted(events, number, seat, conditions, each)


@called
def fly_all(board: Hexes, seat: int, conditions: Conditions, proof: Proof, events: Events) -> bool:
    """All plans of a scenario, depth first; False when there are too many solutions."""
    if not arrive(board, seat, conditions, proof, events):
        proof.chosen[0] = POWER_RIGHT2
    while proof.depth >= 0:
        depth = int(proof.depth)
        action = next_action(proof, seat, depth)
        if action == WAIT or proof.solutions > MANY:
            proof.depth -= 1
            continue
        go(board, seat, conditions, proof, events, depth, depth + 1, depth, action)
        proof.depth = depth + 1
        proof.chosen[depth + 1] = WAIT
        if not arrive(board, seat, conditions, proof, events):
            proof.depth = depth
    return bool(proof.solutions <= MANY)


@kernel
def next_action(proof: Proof, seat: int, depth: int) -> int:
    """The next one that the column may hold, or WAIT when all were tried."""
    action = int(proof.chosen[depth])
    while depth < ENERGY and action < POWER_RIGHT2:
        action += 1
        proof.chosen[depth] = action
        if is_allowed(proof, seat, depth, depth, action):
            return action
    return WAIT


@kernel
def is_allowed(proof: Proof, seat: int, depth: int, column: int, action: int) -> bool:
    """A2.5, A7, A8.2 After the columns before it; waiting and the shield are scenarios of their own."""
    state = proof.states[depth]
    if action == SHIELD or fault_in_column(state, seat, column, action) != LEGAL:
        return False
    if action == SHOOT and state.one_shot:
        for earlier in range(depth):
            if proof.chosen[earlier] == SHOOT:
                return False
    return True


@called
def go(
    board: Hexes, seat: int, conditions: Conditions, proof: Proof, events: Events, origin: int, place: int, column: int, action: int
) -> None:
    """One column more: the state and the counts after it lie in `place`."""
    state = proof.states[place]
    copy_over(state, proof.states[origin])
    for each in range(len(conditions)):
        proof.counts[place, each] = proof.counts[origin, each]
    state.column = column
    state.part = 0
    state.ram_answer = UNASKED
    state.shield_answer = UNASKED
    events.told = 0
    carry_out(board, state, events, seat, action)
    if is_power(action):
        state.craft_power_spent[seat] = 1
    count(events, seat, conditions, proof, place)


@called
def arrive(board: Hexes, seat: int, conditions: Conditions, proof: Proof, events: Events) -> bool:
    """After so many columns: whether more of them are to be tried. What ends here, by choice or not, is looked at."""
    depth = int(proof.depth)
    state = proof.states[depth]
    if is_broken(conditions, proof, depth):
        end(board, seat, conditions, proof, depth, depth, WAIT)
        return False
    goes_on = may_act(state, seat) and state.column < COLUMNS
    if proof.scenario % 2 == SHIELDS_ON or not goes_on:
        end(board, seat, conditions, proof, depth, depth, WAIT)
    else:
        spend_energy(board, seat, conditions, proof, events, depth)
    return goes_on and depth < ENERGY and not (is_reached(conditions, proof, depth) and is_free_to_stop(conditions))


@kernel
def spend_energy(board: Hexes, seat: int, conditions: Conditions, proof: Proof, events: Events, depth: int) -> None:
    """Whatever the energy column may hold, after these columns."""
    for action in range(SHOOT, POWER_RIGHT2 + 1):
        if is_allowed(proof, seat, depth, ENERGY, action):
            go(board, seat, conditions, proof, events, depth, TRIAL, ENERGY, action)
            end(board, seat, conditions, proof, TRIAL, depth, action)


@kernel
def is_broken(conditions: Conditions, proof: Proof, place: int) -> bool:
    for each in range(len(conditions)):
        if proof.counts[place, each] > conditions[each, MOST]:
            return True
    return False


@kernel
def is_reached(conditions: Conditions, proof: Proof, place: int) -> bool:
    """Whether all that is to be done has been done; where to stand is looked at in the end."""
    for each in range(len(conditions)):
        if conditions[each, FEAT] != STANDING and proof.counts[place, each] < conditions[each, LEAST]:
            return False
    return True


@kernel
def is_free_to_stop(conditions: Conditions) -> bool:
    """Whether nothing can be gained by flying on once everything is done."""
    for each in range(len(conditions)):
        if conditions[each, FEAT] == STANDING:
            return False
    return True


@called
def end(board: Hexes, seat: int, conditions: Conditions, proof: Proof, place: int, depth: int, energy: int) -> None:
    """A whole plan: so many columns, then the energy column, or WAIT for none."""
    proof.plans += 1
    state = proof.states[place]
    holds = is_reached(conditions, proof, place) and not is_broken(conditions, proof, place)
    for each in range(len(conditions)):
        if conditions[each, FEAT] == STANDING and state.craft_cell[seat] != conditions[each, ABOUT]:
            holds = False
    if not holds:
        regret(board, seat, conditions, proof, place, depth, energy)
        return
    proof.solving += 1
    by_energy = energy != WAIT and not (is_reached(conditions, proof, depth) and is_free_to_stop(conditions))
    columns = depth + int(by_energy)
    if proof.fewest == NEVER or columns < proof.fewest:
        proof.fewest = columns
        proof.ram = int(proof.scenario >= RAMMING)
        write(proof, proof.plan, depth, energy)
    enlist(proof, way_of(proof, seat, place, depth, energy) if by_energy else way_of(proof, seat, depth, depth, WAIT))


@kernel
def way_of(proof: Proof, seat: int, place: int, depth: int, energy: int) -> int:
    """What makes a solution another one: its actions up to the goal, and whether it rammed."""
    way = int(proof.states[place].craft_ram_spent[seat]) << RAMMED_BIT | energy << ENERGY_BITS
    for column in range(depth):
        way |= int(proof.chosen[column]) << COLUMN_BITS * column
    return way


@kernel
def enlist(proof: Proof, way: int) -> None:
    for known in range(min(int(proof.solutions), MANY)):
        if proof.ways[known] == way:
            return
    if proof.solutions < MANY:
        proof.ways[proof.solutions] = way
    proof.solutions += 1


@kernel
def write(proof: Proof, plan: Ints, depth: int, energy: int) -> None:
    """The plan that is being tried, with waits where nothing more is flown."""
    for column in range(ENERGY):
        plan[column] = proof.chosen[column] if column < depth else WAIT
    plan[ENERGY] = energy if energy != WAIT else FORWARD if proof.scenario % 2 == SHIELDS_OFF else SHIELD


@called
def regret(board: Hexes, seat: int, conditions: Conditions, proof: Proof, place: int, depth: int, energy: int) -> None:
    """Remembers the wrong plan that came nearest, of several the first one."""
    worth = 0
    for each in range(len(conditions)):
        if conditions[each, FEAT] == STANDING:
            worth += nearness(board, int(proof.states[place].craft_cell[seat]), int(conditions[each, ABOUT]))
        elif conditions[each, LEAST] > 0:
            worth += DONE * min(int(proof.counts[place, each]), int(conditions[each, LEAST])) // int(conditions[each, LEAST])
        if proof.counts[place, each] > conditions[each, MOST]:
            worth -= BROKEN
    if worth > proof.wrong_worth:
        proof.wrong_worth = worth
        proof.wrong_ram = int(proof.scenario >= RAMMING)
        write(proof, proof.wrong_plan, depth, energy)


@kernel
def nearness(board: Hexes, here: int, there: int) -> int:
    """Nine tenths of it for whoever ends beside the hex, and less with every step more."""
    if here == OFF:
        return 0
    return max(0, DONE - DONE // 10 * distance(board, here, there))


@kernel
def distance(board: Hexes, here: int, there: int) -> int:
    """In steps, were there nothing in the way."""
    rows = int(board.row[there]) - int(board.row[here])
    slant = slanted(board, there) - slanted(board, here)
    return max(abs(rows), abs(slant), abs(rows + slant))


@kernel
def slanted(board: Hexes, cell: int) -> int:
    """The column on an axis that leans: odd rows lie half a hex to the right."""
    row = int(board.row[cell])
    return int(board.column[cell]) - (row - (row & 1)) // 2
