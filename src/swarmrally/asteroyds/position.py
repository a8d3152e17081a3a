"""Positions: forms read into a state, and a state written as forms."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from swarmrally.asteroyds.board import Board, Place, board_of, printed_board
from swarmrally.asteroyds.chart import clear_plan
from swarmrally.asteroyds.forms import (
    Asteroid,
    At,
    BoardForm,
    Craft,
    Dice,
    Drone,
    Gate,
    Platform,
    Pod,
    Position,
    Rules,
    TargetsNeeded,
    Tile,
    Turret,
)
from swarmrally.asteroyds.plans import read_plans
from swarmrally.asteroyds.state import (
    COLOURS,
    DESTROYED,
    DRONES,
    LEFT_TEAM,
    MODES,
    PILOTS,
    RACING,
    RIGHT_TEAM,
    SEATS,
    SHOOTING,
    TARGETS,
    TEAMS,
    State,
    clear,
)
from swarmrally.asteroyds.targets import TARGETS_PER_TEAM
from swarmrally.asteroyds.tiles import (
    ASTEROIDS,
    DICE,
    EMPTY,
    FIRST_DRONE,
    FIRST_GATE,
    FIRST_TURRET,
    MOVING,
    PLATFORM,
    POD,
    TILES,
    asteroid_colour,
    gate_colour,
    symbol_of,
)
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.hexes import CELLS, HEADING_NUMBER, HEADINGS, MOST_COLUMNS, MOST_ROWS, OFF
from swarmrally.kernel.refusal import Refusal, decoded, escaped

DECODER = msgspec.json.Decoder(Position)
RANGES_DECODER = msgspec.json.Decoder(list[tuple[int, int]])
ROW_NUMBERS = {str(row): row for row in range(MOST_ROWS)}
PLATFORM_OR_GATE = "expected a free hex, a platform, or a gate in Racing"


def read_position(text: bytes | str) -> Position:
    """The position in a JSON text, or a Refusal."""
    return decoded(DECODER, text)


def board_from(position: Position) -> Board:
    """The position's own board, or the printed one."""
    return printed_board() if position.board is UNSET else board_of(places_from(position.board.rows))


def places_from(rows: dict[str, Raw]) -> list[Place]:
    """The places that the ranges of each row name."""
    places = []
    for key, text in rows.items():
        pointer = f"/board/rows/{escaped(key)}"
        if key not in ROW_NUMBERS:
            raise Refusal(pointer, f"expected a row number from 0 to {MOST_ROWS - 1}")
        ranges = decoded(RANGES_DECODER, bytes(text), pointer)
        for number, (first, last) in enumerate(ranges):
            if not 0 <= first <= last < MOST_COLUMNS:
                raise Refusal(f"{pointer}/{number}", f"expected [first, last] with 0 <= first <= last <= {MOST_COLUMNS - 1}")
            places += [(ROW_NUMBERS[key], column) for column in range(first, last + 1)]
    if not places:
        raise Refusal("/board/rows", "expected at least one hex")
    if len(places) != len(set(places)):
        raise Refusal("/board/rows", "expected ranges that do not overlap")
    return places


def state_from(position: Position, board: Board) -> State:
    """The state that the position describes, or a Refusal; its plans are in it when it has any."""
    state = copy(blank_state())
    state.round_number = position.round
    read_rules(position.rules, state)
    read_tiles(position, board, state)
    read_craft(position, board, state)
    if position.dice is not UNSET:
        read_dice(position.dice, state)
    if position.plans is not UNSET:
        read_plans(position.plans, state)
    return state


@functools.cache
def blank_state() -> State:
    """No tile, no craft, nothing planned."""
    state = new(State)
    clear(state, CELLS)
    for seat in range(SEATS):
        clear_plan(state, seat)
    return state


def read_rules(rules: Rules, state: State) -> None:
    state.mode = MODES.index(rules.mode)
    state.powers = rules.powers
    state.random_dice_order = rules.dice_order == "random"
    state.return_to_platform = rules.return_to_platform
    state.one_shot = rules.one_shot
    state.blocked_push_hits = rules.blocked_push_hits
    state.last_survivor_wins = rules.last_survivor_wins
    state.targets_needed[:] = 0, rules.targets_needed.left, rules.targets_needed.right


def read_tiles(position: Position, board: Board, state: State) -> None:
    """A0.3-A0.6 Every tile on a hex of its own, and each priority and symbol once; drones last, they need their turrets."""
    tile_at, tile_cell, one_faces = [EMPTY] * board.hexes.cells, [OFF] * TILES, [0] * TILES
    drones: list[tuple[int, Drone]] = []
    for number, tile in enumerate(position.tiles):
        if type(tile) is Drone:
            drones.append((number, tile))
            continue
        try:
            cell = cell_of(board, tile.at)
            if tile_at[cell] != EMPTY:
                raise Refusal("/at", f"expected a hex without another tile, {list(tile.at)} has one")
            tile_at[cell] = slot = SLOTS[type(tile)](tile, state)
            if slot < TILES:
                if tile_cell[slot] != OFF:
                    raise Refusal("/symbol" if slot >= FIRST_TURRET else "/priority", "expected one that no other tile has")
                tile_cell[slot] = cell
                one_faces[slot] = HEADING_NUMBER[tile.one_faces]  # type: ignore[union-attr]
        except Refusal as refusal:
            raise refusal.inside(f"/tiles/{number}") from None
    for number, drone in drones:
        try:
            slot = place_drone(drone, cell_of(board, drone.at), tile_at, tile_cell)
        except Refusal as refusal:
            raise refusal.inside(f"/tiles/{number}") from None
        state.drone_shot[slot - FIRST_DRONE] = drone.shot
    one_faces[FIRST_DRONE:] = one_faces[FIRST_TURRET:FIRST_DRONE]
    state.tile_at[: len(tile_at)] = tile_at
    state.tile_cell[:] = tile_cell
    state.tile_one_faces[:] = one_faces
    if state.mode == TARGETS:
        check_targets(state)


def cell_of(board: Board, at: At) -> int:
    cell = board.cell_at.get(at)
    if cell is None:
        raise Refusal("/at", f"expected a hex of the board, [row, column], got {list(at)}")
    return cell


def asteroid_slot(tile: Asteroid, state: State) -> int:
    """A0.4, A9.1 The asteroid's number in the state; its priority gives its colour."""
    slot = tile.priority - 1
    if tile.colour != asteroid_colour(slot):
        raise Refusal("/colour", f"expected {asteroid_colour(slot)}, the colour of priority {tile.priority}")
    if tile.target is not None:
        if not tile.colour.startswith("white"):
            raise Refusal("/target", "expected targets only on white, white/red and white/blue asteroids")
        state.tile_target[slot] = TEAMS.index(tile.target)
    return slot


def gate_slot(tile: Gate, _: State) -> int:
    """A0.4, A0.6 The gate's number in the state; its priority gives colour and symbol."""
    slot = tile.priority - 1
    if tile.colour != gate_colour(slot):
        raise Refusal("/colour", f"expected {gate_colour(slot)}, the colour of priority {tile.priority}")
    if tile.symbol != slot - FIRST_GATE + 1:
        raise Refusal("/symbol", f"expected {slot - FIRST_GATE + 1}, the symbol of gate {tile.priority}")
    return slot


def turret_slot(tile: Turret, state: State) -> int:
    if state.mode != DRONES:
        raise Refusal("/kind", "expected turrets and drones only in the mode drones")
    return FIRST_TURRET + tile.symbol - 1


SLOTS: dict[type, Callable[[Any, State], int]] = {
    Asteroid: asteroid_slot,
    Gate: gate_slot,
    Turret: turret_slot,
    Pod: lambda tile, state: POD,
    Platform: lambda tile, state: PLATFORM,
}


def place_drone(drone: Drone, cell: int, tile_at: list[int], tile_cell: list[int]) -> int:
    """A9.4 A drone needs its turret, on whose hex it may still stand."""
    slot = FIRST_DRONE + drone.symbol - 1
    turret = slot - FIRST_DRONE + FIRST_TURRET
    if tile_cell[turret] == OFF:
        raise Refusal("/symbol", f"expected a turret with symbol {drone.symbol} for this drone")
    if tile_cell[slot] != OFF:
        raise Refusal("/symbol", "expected one drone for each symbol")
    if tile_at[cell] == EMPTY:
        tile_at[cell] = slot
    elif tile_at[cell] != turret:
        raise Refusal("/at", f"expected a hex without another tile, or the drone's own turret, got {list(drone.at)}")
    tile_cell[slot] = cell
    return slot


def check_targets(state: State) -> None:
    """A9.1, A9.3 At most six a team, and a game that is not won yet."""
    for team in (LEFT_TEAM, RIGHT_TEAM):
        lying = int((state.tile_target == team).sum())
        if lying > TARGETS_PER_TEAM:
            raise Refusal("/tiles", f"expected at most six targets of the {TEAMS[team]} team, got {lying}")
        if TARGETS_PER_TEAM - lying >= state.targets_needed[team]:
            raise Refusal(
                "/tiles", f"expected a game that goes on: the {TEAMS[team]} team has already won with {lying} targets still lying"
            )


def read_craft(position: Position, board: Board, state: State) -> None:
    """Seats 0 to n - 1, each colour and pilot once."""
    count = len(position.craft)
    if not 1 <= count <= 6:
        raise Refusal("/craft", f"expected one to six craft, got {count}")
    state.seats = count
    if position.first_seat >= count:
        raise Refusal("/first_seat", f"expected a seat from 0 to {count - 1}")
    state.first_seat = position.first_seat
    taken: set[int | str] = set()
    for number, craft in enumerate(position.craft):
        if craft.seat >= count:
            raise Refusal(f"/craft/{number}/seat", f"expected a seat from 0 to {count - 1}")
        for name, value in (("seat", craft.seat), ("colour", craft.colour), ("pilot", craft.pilot)):
            if value in taken:
                raise Refusal(f"/craft/{number}/{name}", f"expected each {name} once, {value} is there twice")
            taken.add(value)
        try:
            read_one_craft(craft, board, state)
        except Refusal as refusal:
            raise refusal.inside(f"/craft/{number}") from None
    if state.mode == TARGETS:
        for team in ("left", "right"):
            if all(craft.team != team for craft in position.craft):
                raise Refusal("/craft", f"expected at least one craft of the {team} team")


def read_one_craft(craft: Craft, board: Board, state: State) -> None:
    seat = craft.seat
    state.craft_colour[seat] = COLOURS.index(craft.colour)
    state.craft_pilot[seat] = PILOTS.index(craft.pilot)
    state.craft_team[seat] = TEAMS.index(craft.team)
    state.craft_damage[seat] = craft.damage
    state.craft_ram_spent[seat] = craft.ram_spent
    state.craft_power_spent[seat] = craft.power_spent
    if len(set(craft.tokens)) != len(craft.tokens):
        raise Refusal("/tokens", "expected each symbol once")
    state.craft_tokens[seat] = sum(1 << (symbol - 1) for symbol in craft.tokens)
    if state.mode == TARGETS and craft.team is None:
        raise Refusal("/team", "expected left or right in the mode targets")
    if craft.at is None:
        if craft.damage != DESTROYED:
            raise Refusal("/damage", "expected 6, the damage of a craft that is gone")
        return
    if craft.damage == DESTROYED:
        raise Refusal("/at", "expected null: a craft with 6 damage is gone")
    if craft.heading is None:
        raise Refusal("/heading", f"expected one of {', '.join(HEADINGS)}")
    cell = cell_of(board, craft.at)
    check_ground(int(state.tile_at[cell]), state)
    if len(craft.tokens) == 4 and wins_with_tokens(state):
        raise Refusal("/tokens", "expected a game that goes on: this craft has all four tokens")
    state.craft_heading[seat] = HEADING_NUMBER[craft.heading]
    state.craft_cell[seat] = cell
    state.craft_at[cell] |= 1 << seat


def check_ground(tile: int, state: State) -> None:
    """A craft stands on a free hex, on its starting platform, or in Racing on a gate."""
    if tile not in (EMPTY, PLATFORM) and not (state.mode == RACING and FIRST_GATE <= tile < FIRST_TURRET):
        raise Refusal("/at", PLATFORM_OR_GATE)


def wins_with_tokens(state: State) -> bool:
    """A10.1, A10.4 Whether four tokens end the game by themselves."""
    return bool(state.mode == DRONES or (state.mode in (RACING, SHOOTING) and not state.return_to_platform))


def read_dice(dice: Dice, state: State) -> None:
    if len(set(dice.order)) != 3:
        raise Refusal("/dice/order", "expected red, white and blue, each once")
    if not state.random_dice_order and dice.order != DICE:
        raise Refusal("/dice/order", 'expected red, white, blue unless the rule dice_order is "random"')
    state.dice[:] = dice.red, dice.white, dice.blue
    state.dice_order[:] = [DICE.index(colour) for colour in dice.order]


def position_from(state: State, board: Board) -> Position:
    """The state as a position, without dice and plans."""
    return Position(
        game="asteroyds",
        rules=rules_from(state),
        round=int(state.round_number),
        first_seat=int(state.first_seat),
        board=UNSET if board.is_printed else board_form(board),
        tiles=tiles_from(state, board),
        craft=[craft_from(state, board, seat) for seat in range(int(state.seats))],
    )


def rules_from(state: State) -> Rules:
    left, right = state.targets_needed[LEFT_TEAM:].tolist()
    return Rules(
        mode=MODES[state.mode],
        powers=bool(state.powers),
        dice_order="random" if state.random_dice_order else "fixed",
        return_to_platform=bool(state.return_to_platform),
        one_shot=bool(state.one_shot),
        blocked_push_hits=bool(state.blocked_push_hits),
        last_survivor_wins=bool(state.last_survivor_wins),
        targets_needed=TargetsNeeded(left, right),
    )


def board_form(board: Board) -> BoardForm:
    """Each row as ranges of columns."""
    rows: dict[str, list[tuple[int, int]]] = {}
    for row, column in board.places:
        ranges = rows.setdefault(str(row), [])
        if ranges and ranges[-1][1] == column - 1:
            ranges[-1] = ranges[-1][0], column
        else:
            ranges.append((column, column))
    return BoardForm({row: Raw(msgspec.json.encode(ranges)) for row, ranges in rows.items()})


def tiles_from(state: State, board: Board) -> list[Tile]:
    """Moving tiles by priority, then turrets and drones by symbol, then pods and platforms from the top left."""
    tiles: list[Tile] = []
    places = board.places
    one_faces, targets, shot = state.tile_one_faces.tolist(), state.tile_target.tolist(), state.drone_shot.tolist()
    for tile, cell in enumerate(state.tile_cell.tolist()):
        if cell == OFF:
            continue
        at, faces = places[cell], HEADINGS[one_faces[tile]]
        if tile < ASTEROIDS:
            tiles.append(Asteroid(asteroid_colour(tile), tile + 1, at, faces, TEAMS[targets[tile]]))
        elif tile < MOVING:
            tiles.append(Gate(gate_colour(tile), tile + 1, symbol_of(tile), at, faces))
        elif tile < FIRST_DRONE:
            tiles.append(Turret(symbol_of(tile), at, faces))
        else:
            tiles.append(Drone(symbol_of(tile), at, bool(shot[tile - FIRST_DRONE])))
    for cell, tile in enumerate(state.tile_at[: len(places)].tolist()):
        if tile == POD:
            tiles.append(Pod(places[cell]))
        elif tile == PLATFORM:
            tiles.append(Platform(places[cell]))
    return tiles


def craft_from(state: State, board: Board, seat: int) -> Craft:
    cell = int(state.craft_cell[seat])
    return Craft(
        seat=seat,
        colour=COLOURS[state.craft_colour[seat]],
        pilot=PILOTS[state.craft_pilot[seat]],
        team=TEAMS[state.craft_team[seat]],
        at=None if cell == OFF else board.places[cell],
        heading=HEADINGS[state.craft_heading[seat]],
        damage=int(state.craft_damage[seat]),
        tokens=[symbol for symbol in range(1, 5) if state.craft_tokens[seat] >> symbol - 1 & 1],
        ram_spent=bool(state.craft_ram_spent[seat]),
        power_spent=bool(state.craft_power_spent[seat]),
    )
