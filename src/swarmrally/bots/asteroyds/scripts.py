"""Two scripts to measure bots by: one that waits, and a beginner who flies towards the nearest goal, around what is in front."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import ENERGY, NEVER, RACING, RAM_NO, State
from swarmrally.asteroyds.components.tiles import EMPTY, TILES
from swarmrally.asteroyds.rules.chart import FORWARD, LEFT, RIGHT, SHOOT, TURN_BACK
from swarmrally.asteroyds.rules.flight import what_stops_craft
from swarmrally.asteroyds.rules.laser import aim
from swarmrally.bots.asteroyds.flying import cut_short, let_swarm_move
from swarmrally.bots.asteroyds.goals import is_wanted
from swarmrally.bots.asteroyds.route import moved
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.kernel.hexes import OFF, Hexes

STEPS = (FORWARD, RIGHT, LEFT)
FAR = 1 << 20


@kernel
def plan_to_wait(orders: Orders) -> None:
    """Waits in every column, with the shield on."""
    cut_short(orders, 0)
    orders.ram = RAM_NO
    orders.emergency_shield = NEVER


@called
def plan_as_beginner(board: Hexes, known: State, now: State, events: Events, mind: Mind, orders: Orders, seat: int) -> None:
    """Six steps towards the nearest goal; the shield stays on.

    In Racing on the board as it is. Where one shoots, one has to look where things will be: on the board as the swarm leaves it.
    """
    plan_to_wait(orders)
    copy_over(now, known)
    if known.mode != RACING:
        let_swarm_move(board, now, events)
    pose = int(now.craft_cell[seat]) * 6 + int(now.craft_heading[seat])
    missing = mark_missing(board, now, mind, seat)
    column = 0
    while column < ENERGY and missing:
        shoots = now.mode != RACING and is_taken_from(board, now, mind, pose)
        action = SHOOT if shoots else next_step(board, now, mind, seat, pose)
        orders.plan[column] = action
        column += 1
        if not shoots:
            pose = moved(board, pose, action)
        if (shoots or now.mode == RACING) and is_taken_from(board, now, mind, pose):
            mind.is_open[taken_from(board, now, pose)] = 0
            missing -= 1


@kernel
def mark_missing(board: Hexes, state: State, mind: Mind, seat: int) -> int:
    """The cells of all goals; how many there are."""
    found = 0
    for cell in range(int(board.cells)):
        mind.is_open[cell] = 0
    for tile in range(TILES):
        if is_wanted(state, seat, tile) and not mind.is_open[state.tile_cell[tile]]:
            mind.is_open[state.tile_cell[tile]] = 1
            found += 1
    return found


@kernel
def taken_from(board: Hexes, state: State, pose: int) -> int:
    """The cell of what is taken from there: in Racing the craft's own, else the one that a shot meets."""
    return pose // 6 if state.mode == RACING else aim(board, state, pose // 6, pose % 6)[0]


@kernel
def is_taken_from(board: Hexes, state: State, mind: Mind, pose: int) -> bool:
    return bool(mind.is_open[taken_from(board, state, pose)])


@kernel
def next_step(board: Hexes, state: State, mind: Mind, seat: int, pose: int) -> int:
    """The free hex of the three ahead from which a goal is taken, or that is nearest to one, or about turn."""
    best, chosen = 2 * FAR, TURN_BACK
    for action in STEPS:
        there = moved(board, pose, action)
        if there != OFF and what_stops_craft(state, seat, there // 6) == EMPTY:
            distance = way_from(board, state, mind, there)
            if distance < best:
                best, chosen = distance, action
    return TURN_BACK if way_from(board, state, mind, moved(board, pose, TURN_BACK)) < best else chosen


@kernel
def way_from(board: Hexes, state: State, mind: Mind, pose: int) -> int:
    """Hexes to the nearest goal; the least where one is taken."""
    nearest = 0 if is_taken_from(board, state, mind, pose) else FAR
    cell, distance = pose // 6, FAR - 1
    for goal in range(int(board.cells)):
        if mind.is_open[goal]:
            distance = min(distance, hexes_between(board, cell, goal))
    return nearest + distance


@kernel
def hexes_between(board: Hexes, one: int, other: int) -> int:
    x, y = along(board, one), int(board.row[one])
    u, v = along(board, other), int(board.row[other])
    return max(max(abs(x - u), abs(y - v)), abs(x + y - u - v))


@kernel
def along(board: Hexes, cell: int) -> int:
    """The slanted column, so that every step changes one of three numbers."""
    row = int(board.row[cell])
    return int(board.column[cell]) - (row - row % 2) // 2
