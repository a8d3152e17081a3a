"""What a pilot is after in each mode: which tile is taken at which cell and heading."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import DRONES, NO_TEAM, NOT_FINISHED, RACING, TARGETS, State
from swarmrally.asteroyds.components.tiles import ASTEROIDS, EMPTY, FIRST_DRONE, FIRST_GATE, PLATFORM
from swarmrally.asteroyds.rules.flight import is_going_home, is_home, may_act
from swarmrally.bots.asteroyds.route import Pose
from swarmrally.kernel.hexes import OFF


def goals_of(board: Board, state: State, seat: int) -> dict[Pose, int]:
    """Where each tile that the pilot still wants is flown over, or shot from."""
    if not may_act(state, seat) or state.craft_finish[seat] != NOT_FINISHED:
        return {}
    if is_going_home(state, seat):
        return flown_over(dict.fromkeys(platforms(board, state, seat), PLATFORM))
    tiles = {int(state.tile_cell[tile]): tile for tile in wanted(state, seat)}
    return flown_over(tiles) if state.mode == RACING else shot_from(board, state, tiles)


def platforms(board: Board, state: State, seat: int) -> list[int]:
    """A10.4 Those that count, but not where the craft stands: one has to be entered."""
    return [cell for cell in range(len(board.places)) if is_home(state, seat, cell) and cell != state.craft_cell[seat]]


def wanted(state: State, seat: int) -> list[int]:
    """A6.1, A8.3, A9 The gates or drones whose symbol is missing, or the targets of the team."""
    if state.mode == TARGETS:
        tiles = [tile for tile in range(ASTEROIDS) if state.tile_target[tile] == state.craft_team[seat]]
    else:
        first = FIRST_DRONE if state.mode == DRONES else FIRST_GATE
        tiles = [first + symbol for symbol in range(4) if not int(state.craft_tokens[seat]) >> symbol & 1]
    return [tile for tile in tiles if state.tile_cell[tile] != OFF]


def take(state: State, seat: int, tile: int) -> None:
    """The tile is no goal any more; a platform ends the flight (A10.4)."""
    if tile == PLATFORM:
        state.craft_finish[seat] = 1
    elif tile < ASTEROIDS:
        state.tile_target[tile] = NO_TEAM
    else:
        state.craft_tokens[seat] = int(state.craft_tokens[seat]) | 1 << tile % 4


def flown_over(tiles: dict[int, int]) -> dict[Pose, int]:
    return {(cell, heading): tile for cell, tile in tiles.items() for heading in range(6)}


def shot_from(board: Board, state: State, tiles: dict[int, int]) -> dict[Pose, int]:
    """A8.1 Every hex in line with a tile and facing it, up to the next tile, whose own hex counts for a craft that starts on it."""
    found: dict[Pose, int] = {}
    neighbour, tile_at = board.hexes.neighbour, state.tile_at
    for goal, tile in tiles.items():
        for heading in range(6):
            cell = int(neighbour[goal, heading])
            while cell != OFF:
                found[cell, (heading + 3) % 6] = tile
                cell = int(neighbour[cell, heading]) if tile_at[cell] == EMPTY else OFF
    return found
