"""What a pilot is after in each mode: which tile is taken at which cell and heading."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import DRONES, NO_TEAM, NOT_FINISHED, RACING, TARGETS, State
from swarmrally.asteroyds.components.tiles import ASTEROIDS, EMPTY, FIRST_DRONE, FIRST_GATE, PLATFORM, TILES
from swarmrally.asteroyds.rules.flight import is_going_home, is_home, may_act
from swarmrally.bots.asteroyds.search.mind import Mind
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.hexes import OFF, Hexes

NOWHERE = -1


@called
def mark_goals(board: Hexes, state: State, mind: Mind, seat: int) -> int:
    """Where each tile that the pilot still wants is flown over, or shot from; how many poses these are, or more."""
    for pose in range(int(board.cells) * 6):
        mind.goal_at[pose] = NOWHERE
    if not may_act(state, seat) or state.craft_finish[seat] != NOT_FINISHED:
        return 0
    if is_going_home(state, seat):
        return mark_platforms(board, state, mind, seat)
    found = 0
    for tile in range(TILES):
        if is_wanted(state, seat, tile):
            found += mark_tile(board, state, mind, tile)
    return found


@kernel
def mark_platforms(board: Hexes, state: State, mind: Mind, seat: int) -> int:
    """A10.4 Those that count, but not where the craft stands: one has to be entered."""
    found = 0
    for cell in range(int(board.cells)):
        if is_home(state, seat, cell) and cell != state.craft_cell[seat]:
            found += mark_cell(mind, cell, PLATFORM)
    return found


@kernel
def mark_cell(mind: Mind, cell: int, tile: int) -> int:
    for heading in range(6):
        mind.goal_at[cell * 6 + heading] = tile
    return 6


@kernel
def mark_tile(board: Hexes, state: State, mind: Mind, tile: int) -> int:
    """A8.1 Its own hex, or every hex in line with it and facing it, up to the next tile; a craft may start on that one's hex."""
    goal = int(state.tile_cell[tile])
    if state.mode == RACING:
        return mark_cell(mind, goal, tile)
    found = 0
    for heading in range(6):
        cell = int(board.neighbour[goal, heading])
        while cell != OFF:
            mind.goal_at[cell * 6 + (heading + 3) % 6] = tile
            found += 1
            cell = int(board.neighbour[cell, heading]) if state.tile_at[cell] == EMPTY else OFF
    return found


@kernel
def is_wanted(state: State, seat: int, tile: int) -> bool:
    """A6.1, A8.3, A9 The gates or drones whose symbol is missing, or the targets of the team."""
    if state.tile_cell[tile] == OFF:
        return False
    if state.mode == TARGETS:
        return tile < ASTEROIDS and state.tile_target[tile] == state.craft_team[seat]
    symbol = tile - (FIRST_DRONE if state.mode == DRONES else FIRST_GATE)
    return 0 <= symbol < 4 and not int(state.craft_tokens[seat]) >> symbol & 1


@kernel
def count_wanted(state: State, seat: int) -> int:
    wanted = 0
    for tile in range(TILES):
        wanted += int(is_wanted(state, seat, tile))
    return wanted


@kernel
def take(state: State, seat: int, tile: int) -> None:
    """The tile is no goal any more; a platform ends the flight (A10.4)."""
    if tile == PLATFORM:
        state.craft_finish[seat] = 1
    elif tile < ASTEROIDS:
        state.tile_target[tile] = NO_TEAM
    else:
        state.craft_tokens[seat] = int(state.craft_tokens[seat]) | 1 << tile % 4
