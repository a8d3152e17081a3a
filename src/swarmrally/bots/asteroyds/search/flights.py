"""All the flights that a round offers one craft: every position it can end in, each found once, by the engine's own rules.

While a craft flies nothing else moves, so a position is as good however many columns it took, unless the race ends there. Waits
therefore come last, and a position is entered from its first, shortest flight only. Where a move meets nothing, only cell and
heading change, and the engine is not asked.
"""

from __future__ import annotations

from swarmrally.asteroyds.components.state import (
    ALWAYS,
    COLUMNS,
    ENERGY,
    FATAL,
    FLIGHT,
    HECTOR,
    LAWRENCE,
    NEVER,
    NOT_FINISHED,
    RAM_NO,
    RAM_YES,
    SWARM,
    State,
)
from swarmrally.asteroyds.components.tiles import EMPTY
from swarmrally.asteroyds.playing.view import SPECTATOR
from swarmrally.asteroyds.rules.chart import FORWARD, LEGAL, POWER_RIGHT2, SHIELD, SHOOT, TURN_BACK, WAIT, fault_in_column, is_power
from swarmrally.asteroyds.rules.flight import carry_out, may_act
from swarmrally.asteroyds.rules.pilots import manoeuvre
from swarmrally.asteroyds.rules.sequence import reveal_plan
from swarmrally.bots.asteroyds.search.distances import measure, tour
from swarmrally.bots.asteroyds.search.memory import (
    ROOM,
    after_symbols,
    begin,
    find_slot,
    has_ended,
    has_shot,
    has_used_power,
    is_taken,
    notice_ram,
    number_of,
    resume,
    symbols,
)
from swarmrally.bots.asteroyds.search.mind import Mind
from swarmrally.bots.asteroyds.search.sky import Sky, missing, survey
from swarmrally.bots.asteroyds.search.swarm import go_alone
from swarmrally.bots.asteroyds.search.worth import has_way_left, worth
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.kernel.hexes import OFF, Hexes

NO_END = -2_000_000_000
"""Worth less than anything: a position in which a plan can't end."""
BY_ENERGY = 16
STEP = 32
ROOT = -1
POSE_BITS = 21
"""Where heading and cell lie in a number, behind what was shot and three bits more."""


@kernel
def move_swarm(board: Hexes, state: State, events: Events, seat: int) -> None:
    """The seat's plan stands, and the swarm moves; the others have their shields on."""
    reveal_plan(state, events, seat)
    state.stage = SWARM
    go_alone(board, state, events, SPECTATOR)
    state.stage = FLIGHT


@called
def look_around(board: Hexes, state: State, sky: Sky, seat: int) -> None:
    """The sky, and the ways through it."""
    survey(board, state, sky, seat)
    measure(board, state, sky, missing(state, sky))
    list_steps(board, state, sky)


@kernel
def list_steps(board: Hexes, state: State, sky: Sky) -> None:
    for cell in range(int(board.cells)):
        for heading in range(6):
            for action in range(FORWARD, TURN_BACK + 1):
                notches, steps, _ = manoeuvre(HECTOR, action)
                turned = (heading + notches) % 6
                there = int(board.neighbour[cell, turned]) if steps else cell
                is_plain = there != OFF and (not steps or state.tile_at[there] == EMPTY)
                sky.step[cell * 6 + heading, action - FORWARD] = there * 6 + turned if is_plain else OFF


@kernel
def scenarios(state: State, seat: int) -> int:
    """The shield on, or off; if there is an emergency shield it saves the craft or is raised at once: never would be no better."""
    return 4 if state.powers and state.craft_pilot[seat] == LAWRENCE and not state.craft_power_spent[seat] else 2


@kernel
def scenario_of(state: State, seat: int, number: int) -> int:
    """Whether the shield is off, and twice the order for the emergency shield."""
    order = NEVER
    if scenarios(state, seat) == 4:
        order = FATAL if number < 2 else ALWAYS
    return order * 2 + number % 2


@called
def after_swarm(board: Hexes, known: State, now: State, events: Events, seat: int, scenario: int) -> None:
    """The board when the craft begin to fly."""
    copy_over(now, known)
    now.plan[seat, ENERGY] = FORWARD if scenario % 2 else SHIELD
    now.emergency_order[seat] = scenario // 2
    move_swarm(board, now, events, seat)


@kernel
def begin_search(board: Hexes, known: State, now: State, events: Events, mind: Mind, seat: int) -> None:
    """What a seat can fly: nothing is found yet."""
    after_swarm(board, known, now, events, seat, 0)
    look_around(board, now, mind, seat)
    mind.known = 0
    mind.is_full = 0
    mind.scenario_number = 0
    take_off(now, mind, scenario_of(known, seat, 0))


@kernel
def next_scenario(board: Hexes, known: State, now: State, events: Events, mind: Mind) -> bool:
    """From the start again in the next scenario; False when there is none."""
    seat = int(mind.seat)
    mind.scenario_number += 1
    if mind.scenario_number == scenarios(known, seat) or mind.is_full:
        return False
    scenario = scenario_of(known, seat, int(mind.scenario_number))
    after_swarm(board, known, now, events, seat, scenario)
    take_off(now, mind, scenario)
    return True


@called
def take_off(state: State, mind: Mind, scenario: int) -> None:
    """The first position of a scenario: a shield on or off, and an order for the emergency shield."""
    seat = int(mind.seat)
    begin(state, mind, seat, scenario)
    mind.has_shield = state.craft_shield[seat]
    mind.in_column = actions_in(state, seat, 0)
    mind.in_energy = actions_in(state, seat, ENERGY)
    mind.column = 0
    mind.next = mind.known
    keep(state, mind, ROOT, 0, int(not may_act(state, seat)))
    mind.layer_end = mind.known


@kernel
def actions_in(state: State, seat: int, column: int) -> int:
    """What a column may hold and is more than a wait, as bits."""
    actions = 0
    for action in range(POWER_RIGHT2 + 1):
        if action != WAIT and action != SHIELD and fault_in_column(state, seat, column, action) == LEGAL:
            actions |= 1 << action
    return actions


@kernel
def fly_on(board: Hexes, state: State, events: Events, mind: Mind) -> bool:
    """Flies on from one position; False when there is nowhere left to fly from, or no room."""
    if mind.next == mind.layer_end:
        next_column(mind)
    if mind.column == COLUMNS or mind.next == mind.layer_end or mind.is_full:
        return False
    fly_from(board, state, events, mind, int(mind.next))
    mind.next += 1
    return True


@kernel
def next_column(mind: Mind) -> None:
    """After the last column comes the energy column, unless it feeds the shield; then nothing more."""
    mind.layer_end = mind.known
    if mind.column + 1 < mind.columns:
        mind.column += 1
    elif mind.column < ENERGY and not mind.has_shield:
        mind.column = ENERGY
    else:
        mind.column = COLUMNS


@kernel
def fly_from(board: Hexes, state: State, events: Events, mind: Mind, node: int) -> None:
    """Every action that the next column may hold; where it ends in a collision, with and without a ram."""
    number = int(mind.number[node])
    if has_ended(number):
        return
    rest = after_symbols(number, int(state.mode))
    pose = ((rest >> POSE_BITS + 3) - 1) * 6 + (rest >> POSE_BITS & 7)
    is_racing = rest >> 10 & 15 == 0
    actions = int(mind.in_energy if mind.column == ENERGY else mind.in_column)
    for action in range(POWER_RIGHT2 + 1):
        if actions >> action & 1 == 0 or is_spent(number, action):
            continue
        if FORWARD <= action <= TURN_BACK and is_racing and mind.step[pose, action - FORWARD] != OFF:
            glide(state, mind, node, action, int(mind.step[pose, action - FORWARD]))
        elif attempt(board, state, events, mind, node, action, RAM_NO):
            attempt(board, state, events, mind, node, action, RAM_YES)


@kernel
def is_spent(number: int, action: int) -> bool:
    """A7.1, A8.2 One power token; with the option, one shot."""
    if is_power(action):
        return has_used_power(number)
    return action == SHOOT and has_shot(number)


@kernel
def glide(state: State, mind: Mind, node: int, action: int, pose: int) -> None:
    """A move over an empty hex, or a turn on the spot: the same position at another place."""
    is_last = mind.column == ENERGY
    low = 3 + symbols(int(state.mode)) + POSE_BITS
    number = int(mind.number[node]) & (1 << low) - 1 | (pose // 6 + 1 << 3 | pose % 6) << low | int(is_last)
    slot = find_slot(mind, number)
    if is_taken(mind, slot):
        return
    place = enlist(mind, number, slot, node * STEP + action + (BY_ENERGY if is_last else 0))
    if place < 0:
        return
    mind.left[place] = mind.left[node]
    mind.besides[place] = mind.besides[node]
    if is_last or mind.has_shield:
        mind.worth[place] = int(mind.besides[node]) - tour(state, mind, pose // 6, pose % 6, int(mind.left[node]))
    else:
        mind.worth[place] = NO_END


@called
def attempt(board: Hexes, state: State, events: Events, mind: Mind, node: int, action: int, ram_order: int) -> bool:
    """One action from one position; returns whether it ended in a collision that a ram might have avoided."""
    seat, number = int(mind.seat), int(mind.number[node])
    resume(state, mind, number)
    could_ram = not state.craft_ram_spent[seat]
    state.ram_order[seat] = ram_order
    state.column = mind.column
    carry_out(board, state, events, seat, action)
    if is_power(action):
        state.craft_power_spent[seat] = 1
    has_rammed = could_ram and state.craft_ram_spent[seat]
    if has_rammed:
        notice_ram(state, mind)
    has_collided = state.column == COLUMNS
    if has_rammed or ram_order == RAM_NO:
        shot = has_shot(number) | int(action == SHOOT and state.one_shot)
        ended = has_collided or mind.column == ENERGY or not may_act(state, seat) or may_rest(state, mind, seat)
        keep(state, mind, node * STEP + action + (BY_ENERGY if mind.column == ENERGY else 0), shot, int(ended))
    return has_collided and could_ram


@kernel
def may_rest(state: State, mind: Mind, seat: int) -> bool:
    """A10.2 Who has met the condition and has nothing to fly with its energy waits: with `fly_on` all else could only hurt."""
    return bool(state.craft_finish[seat] != NOT_FINISHED and mind.has_shield)


@called
def keep(state: State, mind: Mind, came_from: int, shot: int, ended: int) -> None:
    """A position that is not known yet; with the shield on, any may be the last one."""
    number = number_of(state, mind, shot, ended)
    slot = find_slot(mind, number)
    if is_taken(mind, slot):
        return
    place = enlist(mind, number, slot, came_from)
    if place < 0:
        return
    seat, value = int(mind.seat), worth(state, mind)
    mind.left[place] = missing(state, mind)
    mind.worth[place] = value if ended or mind.has_shield else NO_END
    mind.besides[place] = value
    if has_way_left(state, seat):
        mind.besides[place] = value + tour(state, mind, int(state.craft_cell[seat]), int(state.craft_heading[seat]), int(mind.left[place]))


@kernel
def enlist(mind: Mind, number: int, slot: int, came_from: int) -> int:
    """A place for a new position, or -1 when there is none."""
    place = int(mind.known)
    if place == ROOM:
        mind.is_full = 1
        return -1
    mind.slots[slot] = place
    mind.number[place] = number
    mind.came_from[place] = came_from
    mind.slot[place] = slot
    mind.known = place + 1
    return place
