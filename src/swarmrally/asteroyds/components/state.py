"""The state of a game: one record; a batch of games is an array of them."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from swarmrally.asteroyds.components.tiles import ASTEROIDS, TILES
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import CELLS, OFF

SEATS = 6
COLUMNS = 7
ENERGY = 6
DESTROYED = 6
ALL_TOKENS = 0b1111

RACING, SHOOTING, TARGETS, DRONES = range(4)
Mode = Literal["racing", "shooting", "targets", "drones"]
MODES: tuple[Mode, ...] = get_args(Mode)

ROLLING, PLANNING, REVEALING, SWARM, FLIGHT, ENDING = range(6)
STAGES = ("rolling", "planning", "revealing", "swarm", "flight", "ending")

NO_TEAM, LEFT_TEAM, RIGHT_TEAM = range(3)
Team = Literal["left", "right"]
TEAMS: tuple[Team | None, ...] = (None, *get_args(Team))

Pilot = Literal["hector", "dolorosa", "lawrence", "yayenek", "mhand", "1634"]
PILOTS: tuple[Pilot, ...] = get_args(Pilot)
HECTOR, DOLOROSA, LAWRENCE, YAYENEK, MHAND, NEMOD = range(6)
Colour = Literal["red", "yellow", "purple", "orange", "green", "blue"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

NEVER, FATAL, ALWAYS, ASK_SHIELD = range(4)
LiveEmergencyOrder = Literal["never", "fatal", "always", "ask"]
EMERGENCY_ORDERS: tuple[LiveEmergencyOrder, ...] = get_args(LiveEmergencyOrder)
RAM_NO, RAM_YES, ASK_RAM = range(3)

NO_QUESTION, RAM, EMERGENCY_SHIELD = range(3)
QUESTIONS = (None, "ram", "emergency_shield")

NOT_OVER, TOKENS, TARGETS_GONE, LAST_SURVIVOR, NOBODY_LEFT = range(5)
REASONS = (None, "tokens", "targets", "last_survivor", "nobody_left")

NOT_FINISHED = -1


class State:
    """A whole game of Asteroyds."""

    key: Annotated[Ints, "i8", 4]
    game: Annotated[int, "i8"]
    round_number: Annotated[int, "i4"]
    beat: Annotated[int, "i4"]

    mode: Annotated[int, "i1"]
    powers: Annotated[int, "i1"]
    random_dice_order: Annotated[int, "i1"]
    return_to_platform: Annotated[int, "i1"]
    one_shot: Annotated[int, "i1"]
    blocked_push_hits: Annotated[int, "i1"]
    last_survivor_wins: Annotated[int, "i1"]
    turrets_harmless: Annotated[int, "i1"]
    fly_on: Annotated[int, "i1"]
    own_platform: Annotated[int, "i1"]
    targets_needed: Annotated[Ints, "i1", 3]

    seats: Annotated[int, "i1"]
    first_seat: Annotated[int, "i1"]
    dice: Annotated[Ints, "i1", 3]
    dice_order: Annotated[Ints, "i1", 3]

    stage: Annotated[int, "i1"]
    die_turn: Annotated[int, "i1"]
    mover: Annotated[int, "i1"]
    hitter: Annotated[int, "i1"]
    hits_left: Annotated[int, "u1"]
    hit_rule: Annotated[int, "i2"]
    turn: Annotated[int, "i1"]
    column: Annotated[int, "i1"]
    part: Annotated[int, "i1"]
    asked_seat: Annotated[int, "i1"]
    question: Annotated[int, "i1"]
    ram_answer: Annotated[int, "i1"]
    shield_answer: Annotated[int, "i1"]
    team_won: Annotated[int, "i1"]
    over: Annotated[int, "i1"]
    winners: Annotated[int, "u1"]

    tile_cell: Annotated[Ints, "i2", TILES]
    tile_one_faces: Annotated[Ints, "i1", TILES]
    tile_target: Annotated[Ints, "i1", ASTEROIDS]
    drone_shot: Annotated[Ints, "i1", 4]

    craft_cell: Annotated[Ints, "i2", SEATS]
    craft_heading: Annotated[Ints, "i1", SEATS]
    craft_damage: Annotated[Ints, "i1", SEATS]
    craft_tokens: Annotated[Ints, "i1", SEATS]
    craft_finish: Annotated[Ints, "i1", SEATS]
    craft_shield: Annotated[Ints, "i1", SEATS]
    craft_pilot: Annotated[Ints, "i1", SEATS]
    craft_colour: Annotated[Ints, "i1", SEATS]
    craft_team: Annotated[Ints, "i1", SEATS]
    craft_ram_spent: Annotated[Ints, "i1", SEATS]
    craft_power_spent: Annotated[Ints, "i1", SEATS]
    craft_targets_taken: Annotated[Ints, "i1", SEATS]
    craft_platform: Annotated[Ints, "i2", SEATS]

    plan: Annotated[Ints, "i1", (SEATS, COLUMNS)]
    ram_order: Annotated[Ints, "i1", SEATS]
    emergency_order: Annotated[Ints, "i1", SEATS]
    sealed: Annotated[Ints, "i1", SEATS]

    tile_at: Annotated[Ints, "i1", CELLS]
    craft_at: Annotated[Ints, "u1", CELLS]


@kernel
def clear(state: State, cells: int) -> None:
    """A1.1 An empty board of so many cells; everything else as before the first round."""
    state.tile_cell[:] = OFF
    state.tile_at[:cells] = -1
    state.craft_at[:cells] = 0
    state.craft_cell[:] = OFF
    state.tile_one_faces[:] = 0
    state.tile_target[:] = NO_TEAM
    state.drone_shot[:] = 0
    state.asked_seat = NOBODY
    state.question = NO_QUESTION
    state.ram_answer = 0
    state.shield_answer = 0
    state.round_number = 1
    state.beat = 0
    state.stage = ROLLING
    state.die_turn = 0
    state.mover = 0
    state.hits_left = 0
    state.hitter = 0
    state.hit_rule = 0
    state.turn = 0
    state.column = 0
    state.part = 0
    state.team_won = NO_TEAM
    state.over = NOT_OVER
    state.winners = 0
    state.dice[:] = 0
    state.plan[:] = 0
    state.sealed[:] = 0
    state.ram_order[:] = RAM_NO
    state.emergency_order[:] = NEVER
    for seat in range(SEATS):
        state.craft_damage[seat] = 0
        state.craft_tokens[seat] = 0
        state.craft_finish[seat] = NOT_FINISHED
        state.craft_shield[seat] = 1
        state.craft_ram_spent[seat] = 0
        state.craft_power_spent[seat] = 0
        state.craft_targets_taken[seat] = 0
        state.craft_platform[seat] = OFF


@kernel
def put_tile(state: State, tile: int, cell: int) -> None:
    """A moving tile, turret or drone comes to stand on a cell; a drone on its turret leaves the turret on the map (A0.3)."""
    state.tile_cell[tile] = cell
    if state.tile_at[cell] == -1:
        state.tile_at[cell] = tile


@kernel
def lift_tile(state: State, tile: int) -> None:
    """The tile leaves its cell; a drone's turret stays on the map."""
    here = int(state.tile_cell[tile])
    state.tile_cell[tile] = OFF
    if state.tile_at[here] == tile:
        state.tile_at[here] = -1


@kernel
def put_craft(state: State, seat: int, cell: int) -> None:
    state.craft_cell[seat] = cell
    state.craft_at[cell] = int(state.craft_at[cell]) | 1 << seat


@kernel
def lift_craft(state: State, seat: int) -> None:
    here = int(state.craft_cell[seat])
    state.craft_cell[seat] = OFF
    state.craft_at[here] = int(state.craft_at[here]) & (255 - (1 << seat))


@kernel
def is_flying(state: State, seat: int) -> bool:
    """Whether the craft is still on the board."""
    return bool(state.craft_cell[seat] != OFF)


@kernel
def holds_all_tokens(state: State, seat: int) -> bool:
    return bool(state.craft_tokens[seat] == ALL_TOKENS)
