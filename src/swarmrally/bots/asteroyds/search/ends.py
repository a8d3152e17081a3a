"""The ends of all flights that a search has found, and how each is flown."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import COLUMNS, DRONES, ENERGY, NO_TEAM, NOT_FINISHED, TARGETS, State
from swarmrally.asteroyds.rules.chart import FORWARD, SHIELD
from swarmrally.bots.asteroyds.search.flights import BY_ENERGY, NO_END, STEP
from swarmrally.bots.asteroyds.search.memory import NOTHING, after_symbols, has_used_power, rammed_in, scenario_in, symbols_in
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.search.weights import POWER_TIME, RAM_TIME, WOUND_TIME
from swarmrally.kernel.compiler import called, kernel

GONE, OPEN, DONE = range(3)
"""What becomes of the race at an end: lost, undecided, or the condition is met (A9.3, A10.2)."""
RAM_BIT = 4 * COLUMNS
SHIELD_BITS = RAM_BIT + 1


@called
def collect_ends(known: State, mind: Mind) -> None:
    """In the order in which they were found."""
    mind.ends = 0
    for node in range(int(mind.known)):
        if mind.worth[node] > NO_END:
            write_end(known, mind, node, int(mind.ends))
            mind.ends += 1


@kernel
def write_end(known: State, mind: Mind, node: int, end: int) -> None:
    number, mode = int(mind.number[node]), int(known.mode)
    rest = after_symbols(number, mode)
    cell, damage, finish, team_won = (rest >> 24) - 1, rest >> 18 & 7, (rest >> 10 & 15) - 1, rest >> 3 & 3
    mind.end_plan[end] = packed_plan(known, mind, node)
    mind.end_pose[end] = cell * 6 + (rest >> 21 & 7)
    mind.end_damage[end] = damage
    mind.end_finish[end] = finish
    mind.end_worth[end] = mind.worth[node]
    mind.end_total[end] = 0
    mind.end_group[end] = symbols_in(number, mode) if mode == DRONES else 0
    mind.end_left[end] = still_lying(mind, symbols_in(number, mode)) if mode == TARGETS else ~(rest >> 14) & 0b1111
    mind.end_fate[end] = fate(known, mind, cell, finish, team_won)
    has_rammed = rammed_in(number, mode) != NOTHING
    power = POWER_TIME if has_used_power(number) and known.powers else 0
    mind.end_extra[end] = int(WOUND_TIME[damage]) + (RAM_TIME if has_rammed else 0) + power


@kernel
def fate(known: State, mind: Mind, cell: int, finish: int, team_won: int) -> int:
    team = int(known.craft_team[mind.me])
    if finish != NOT_FINISHED or (team_won == team and team != NO_TEAM):
        return DONE
    return OPEN if team_won == NO_TEAM and cell >= 0 else GONE


@kernel
def still_lying(mind: Mind, shot: int) -> int:
    """The targets of the team, in the order of the sky."""
    lying = 0
    for goal in range(int(mind.goals)):
        lying |= (~(shot >> int(mind.goal_tile[goal])) & 1) << goal
    return lying


@called
def packed_plan(known: State, mind: Mind, node: int) -> int:
    """How to come there, in one number; what is never flown is a wait, or a step ahead in the energy column."""
    number, mode = int(mind.number[node]), int(known.mode)
    scenario = scenario_in(number, mode)
    energy = FORWARD if scenario % 2 else SHIELD
    columns = 0
    while mind.came_from[node] >= 0:
        action = int(mind.came_from[node]) % STEP
        node = int(mind.came_from[node]) // STEP
        if action >= BY_ENERGY:
            energy = action - BY_ENERGY
        else:
            columns = columns << 4 | action
    rams = int(rammed_in(number, mode) != NOTHING)
    return columns | energy << 4 * ENERGY | rams << RAM_BIT | scenario // 2 << SHIELD_BITS


@kernel
def unpack_plan(packed: int, orders: Orders) -> None:
    for column in range(COLUMNS):
        orders.plan[column] = packed >> 4 * column & 15
    orders.ram = packed >> RAM_BIT & 1
    orders.emergency_shield = packed >> SHIELD_BITS
