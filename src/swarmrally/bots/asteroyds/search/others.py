"""What the other pilots are likely to do this round: each flies as a racer would."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import COLUMNS, NO_TEAM, NOT_FINISHED, TARGETS, State, is_flying
from swarmrally.asteroyds.components.tiles import ASTEROIDS
from swarmrally.bots.asteroyds.search.ends import packed_plan, unpack_plan
from swarmrally.bots.asteroyds.search.flights import move_swarm
from swarmrally.bots.asteroyds.search.memory import DRONE_PAIRS
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.search.prospects import flies_before
from swarmrally.bots.asteroyds.search.sky import missing
from swarmrally.bots.asteroyds.search.swarm import go_alone
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.kernel.hexes import OFF, Hexes

ALL_GOALS = 0b111111


@called
def fly_orders(board: Hexes, known: State, now: State, events: Events, orders: Orders, seat: int) -> None:
    """The state when this plan has been flown."""
    copy_over(now, known)
    for column in range(COLUMNS):
        now.plan[seat, column] = orders.plan[column]
    now.ram_order[seat] = orders.ram
    now.emergency_order[seat] = orders.emergency_shield
    move_swarm(board, now, events, seat)
    go_alone(board, now, events, seat)


@kernel
def best_position(mind: Mind) -> int:
    """The first of those that are worth most as an end."""
    best = 0
    for node in range(1, int(mind.known)):
        if mind.worth[node] > mind.worth[best]:
            best = node
    return best


@called
def note_other(board: Hexes, known: State, now: State, events: Events, mind: Mind, orders: Orders) -> None:
    """Where the seat that was looked at is likely to be at the end of the round."""
    seat = int(mind.seat)
    unpack_plan(packed_plan(known, mind, best_position(mind)), orders)
    fly_orders(board, known, now, events, orders, seat)
    if not is_flying(now, seat):
        return
    left = missing(now, mind)
    if are_mates(known, int(mind.me), seat):
        if flies_before(known, seat, int(mind.me), 0):
            mind.mates_left = int(mind.mates_left) & left
        return
    write_rival(now, mind, seat, int(mind.rivals), left)
    mind.rivals += 1


@kernel
def write_rival(now: State, mind: Mind, seat: int, number: int, left: int) -> None:
    mind.rival[number] = seat
    mind.their_pose[number] = int(now.craft_cell[seat]) * 6 + int(now.craft_heading[seat])
    mind.their_left[number] = left
    mind.their_damage[number] = now.craft_damage[seat]
    mind.their_finish[number] = now.craft_finish[seat]
    team = int(now.craft_team[seat])
    mind.they_are_done[number] = now.craft_finish[seat] != NOT_FINISHED or (team != NO_TEAM and now.team_won == team)
    shot = rammed = 0
    for pair in range(DRONE_PAIRS):
        shot |= int(now.drone_shot[pair] != 0) << pair
    for asteroid in range(ASTEROIDS):
        rammed |= int(now.tile_cell[asteroid] == OFF) << asteroid
    mind.they_shot[number] = shot
    mind.they_rammed[number] = rammed


@kernel
def are_mates(state: State, seat: int, other: int) -> bool:
    """A9.1 Whether both fly for one team."""
    return bool(state.mode == TARGETS and state.craft_team[seat] == state.craft_team[other])


@kernel
def next_other(known: State, mind: Mind) -> bool:
    """The next seat on the board that is not one's own; False when there is none."""
    mind.other += 1
    while mind.other < known.seats:
        if mind.other != mind.me and is_flying(known, int(mind.other)):
            return True
        mind.other += 1
    return False
