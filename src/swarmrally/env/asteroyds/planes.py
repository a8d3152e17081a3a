"""What a seat sees, as planes over the board: rows and columns as printed, headings and ways counted from 1 clockwise from east."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import DRONES, LEFT_TEAM, RACING, RIGHT_TEAM, SHOOTING, TARGETS, State, is_flying
from swarmrally.asteroyds.components.tiles import DIRECTION, FIRST_DRONE, FIRST_TURRET, GONE, MOVING, PLATFORM, RED, TILES, WHITE
from swarmrally.asteroyds.rules.flight import may_land
from swarmrally.env.asteroyds.sheet import Sheet
from swarmrally.env.asteroyds.sight import DICE_OF, KIND, NO_DIE
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes

PLANES = ("hex", "kind", "priority", "first_way", "second_way", "goal", "own_craft", "other_craft", "damage")
HEX, WHAT, PRIORITY, FIRST_WAY, SECOND_WAY, GOAL, OWN_CRAFT, OTHER_CRAFT, DAMAGE = range(len(PLANES))


@entry
def draw_planes(board: Hexes, sky: Sheet, state: State, seat: int, planes: Ints) -> None:
    """PLANES by rows by columns of the board."""
    wipe(planes, int(sky.rows), int(sky.columns))
    for cell in range(int(board.cells)):
        row, column, tile = int(board.row[cell]), int(board.column[cell]), int(state.tile_at[cell])
        planes[HEX, row, column] = 1
        planes[WHAT, row, column] = KIND[1 + tile]
        if tile == PLATFORM and may_land(state, seat, cell):
            planes[GOAL, row, column] = 1
    for tile in range(TILES):
        if state.tile_cell[tile] != GONE:
            draw_tile(board, state, seat, tile, planes)
    for other in range(int(state.seats)):
        if is_flying(state, other):
            draw_craft(board, state, seat, other, planes)


@kernel
def wipe(planes: Ints, rows: int, columns: int) -> None:
    for plane in range(len(PLANES)):
        for row in range(rows):
            for column in range(columns):
                planes[plane, row, column] = 0


@kernel
def draw_tile(board: Hexes, state: State, seat: int, tile: int, planes: Ints) -> None:
    """A tile's priority, from 1, where its dice will send it, and whether the seat is after it."""
    cell = int(state.tile_cell[tile])
    row, column = int(board.row[cell]), int(board.column[cell])
    planes[PRIORITY, row, column] = tile + 1
    if is_wanted(state, seat, tile):
        planes[GOAL, row, column] = 1
    if FIRST_TURRET <= tile < FIRST_DRONE:
        return
    first, second = RED, WHITE
    if tile < MOVING:
        first, second = int(DICE_OF[tile, 0]), int(DICE_OF[tile, 1])
    planes[FIRST_WAY, row, column] = 1 + int(DIRECTION[state.tile_one_faces[tile], state.dice[first]])
    if second != NO_DIE:
        planes[SECOND_WAY, row, column] = 1 + int(DIRECTION[state.tile_one_faces[tile], state.dice[second]])


@kernel
def is_wanted(state: State, seat: int, tile: int) -> bool:
    """A6.1, A9 A gate or drone whose token is missing, or a target of the seat's team."""
    if state.mode == TARGETS:
        team = int(state.craft_team[seat])
        return tile < len(state.tile_target) and state.tile_target[tile] == team and (team == LEFT_TEAM or team == RIGHT_TEAM)
    is_missing = int(state.craft_tokens[seat]) >> tile % 4 & 1 == 0
    if state.mode == RACING or state.mode == SHOOTING:
        return is_missing and MOVING - 4 <= tile < MOVING
    return is_missing and state.mode == DRONES and tile >= FIRST_DRONE


@kernel
def draw_craft(board: Hexes, state: State, seat: int, other: int, planes: Ints) -> None:
    """Headings of one's own craft and of the last of the others there, and all damage on the hex."""
    cell = int(state.craft_cell[other])
    row, column = int(board.row[cell]), int(board.column[cell])
    planes[OWN_CRAFT if other == seat else OTHER_CRAFT, row, column] = 1 + int(state.craft_heading[other])
    planes[DAMAGE, row, column] += state.craft_damage[other]
