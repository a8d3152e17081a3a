"""Positions: forms read into a state, or refused."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLOURS, DESTROYED, MODES, NO_TEAM, PILOTS, SEATS, TEAMS, State, clear
from swarmrally.asteroyds.components.tiles import (
    ASTEROIDS,
    DICE,
    EMPTY,
    FIRST_DRONE,
    FIRST_GATE,
    FIRST_TURRET,
    PLATFORM,
    POD,
    TILES,
    asteroid_colour,
    gate_colour,
)
from swarmrally.asteroyds.forms.layouts import is_layout
from swarmrally.asteroyds.forms.plans import check_columns, read_plans
from swarmrally.asteroyds.forms.schema import Asteroid, At, Craft, Dice, Drone, Gate, Platform, Pod, Position, Rules, Turret
from swarmrally.asteroyds.forms.spans import CRAFT_MAP, DICE_ROLL, ROUND, RULES, SEATING, TILE_FACTS, TILE_MAP, CraftFacts, put_craft_facts
from swarmrally.asteroyds.rules.chart import clear_plan
from swarmrally.asteroyds.rules.targets import TARGETS_PER_TEAM
from swarmrally.kernel.fields import from_bytes, new, to_bytes
from swarmrally.kernel.hexes import CELLS, HEADING_NUMBER, HEADINGS, OFF
from swarmrally.kernel.refusal import Refusal, decoded, sent_in

DECODER = msgspec.json.Decoder(Position)
PLATFORM_OR_GATE = "a free hex, a platform, or a gate in Racing"


def read_position(text: bytes | str) -> Position:
    """The position in a JSON text, or a Refusal; a layout is told to be one."""
    try:
        return decoded(DECODER, text)
    except Refusal:
        if is_layout(sent_in(text)):
            raise Refusal("", "not_a_position") from None
        raise


def state_from(position: Position, board: Board) -> State:
    """The state that the position describes, or a Refusal; its plans are in it when it has any."""
    memory = bytearray(blank_memory())
    ROUND.put(memory, position.round)
    read_rules(position.rules, memory)
    tiles = read_tiles(position, board, memory)
    craft = read_craft(position, tiles, memory)
    if position.dice is not UNSET:
        read_dice(position.dice, position.rules, memory)
    if position.plans is UNSET:
        return from_bytes(State, memory)
    places = read_plans(position.plans, craft, position.rules.powers, memory)
    state = from_bytes(State, memory)
    check_columns(state, lambda seat: f"/plans/{places[seat]}")
    return state


@functools.cache
def blank_memory() -> bytes:
    """A state with no tile, no craft, nothing planned."""
    state = new(State)
    clear(state, CELLS)
    for seat in range(SEATS):
        clear_plan(state, seat)
    return to_bytes(state)


def read_rules(rules: Rules, memory: bytearray) -> None:
    RULES.put(
        memory,
        MODES.index(rules.mode),
        rules.powers,
        rules.dice_order == "random",
        rules.return_to_platform,
        rules.one_shot,
        rules.blocked_push_hits,
        rules.last_survivor_wins,
        rules.turrets_harmless,
        rules.fly_on,
        rules.own_platform,
        *(0, rules.targets_needed.left, rules.targets_needed.right),
    )


@dataclass(slots=True)
class Tiles:
    """The tiles of a position while they are read: what lies on a cell, and what is known of each by its number."""

    rules: Rules
    board: Board
    at: dict[int, int] = field(default_factory=dict)
    cell: list[int] = field(default_factory=lambda: [OFF] * TILES)
    one_faces: list[int] = field(default_factory=lambda: [0] * TILES)
    target: list[int] = field(default_factory=lambda: [NO_TEAM] * ASTEROIDS)
    drone_shot: list[int] = field(default_factory=lambda: [0] * (TILES - FIRST_DRONE))


def read_tiles(position: Position, board: Board, memory: bytearray) -> Tiles:
    """A0.3-A0.6 Every tile on a hex of its own, and each priority and symbol once; drones last, they need their turrets."""
    tiles = Tiles(position.rules, board)
    drones: list[tuple[int, Drone]] = []
    for number, tile in enumerate(position.tiles):
        if type(tile) is Drone:
            drones.append((number, tile))
            continue
        try:
            place_tile(tile, tiles)
        except Refusal as refusal:
            raise refusal.inside(f"/tiles/{number}") from None
    for number, drone in drones:
        try:
            place_drone(drone, tiles)
        except Refusal as refusal:
            raise refusal.inside(f"/tiles/{number}") from None
    if position.rules.mode == "targets":
        check_targets(tiles)
    put_tiles(tiles, memory)
    return tiles


def place_tile(tile: Any, tiles: Tiles) -> None:
    """Any tile but a drone."""
    cell = cell_of(tiles.board, tile.at)
    if cell in tiles.at:
        raise Refusal("/at", "place_taken", expected=f"a hex without another tile, {list(tile.at)} has one")
    tiles.at[cell] = slot = SLOTS[type(tile)](tile, tiles)
    if slot < TILES:
        if tiles.cell[slot] != OFF:
            raise Refusal("/symbol" if slot >= FIRST_TURRET else "/priority", "twice", expected="one that no other tile has")
        tiles.cell[slot] = cell
        tiles.one_faces[slot] = HEADING_NUMBER[tile.one_faces]


def cell_of(board: Board, at: At) -> int:
    cell = board.cell_at.get(at)
    if cell is None:
        raise Refusal("/at", "not_a_hex", got=str(list(at)))
    return cell


def asteroid_slot(tile: Asteroid, tiles: Tiles) -> int:
    """A0.4, A9.1 The asteroid's number in the state; its priority gives its colour."""
    slot = tile.priority - 1
    if tile.colour != asteroid_colour(slot):
        raise Refusal("/colour", "not_this", value=asteroid_colour(slot), why=f"the colour of priority {tile.priority}")
    if tile.target is not None:
        if not tile.colour.startswith("white"):
            raise Refusal("/target", "not_here", expected="targets only on white, white/red and white/blue asteroids")
        tiles.target[slot] = TEAMS.index(tile.target)
    return slot


def gate_slot(tile: Gate, _: Tiles) -> int:
    """A0.4, A0.6 The gate's number in the state; its priority gives colour and symbol."""
    slot = tile.priority - 1
    if tile.colour != gate_colour(slot):
        raise Refusal("/colour", "not_this", value=gate_colour(slot), why=f"the colour of priority {tile.priority}")
    if tile.symbol != slot - FIRST_GATE + 1:
        raise Refusal("/symbol", "not_this", value=slot - FIRST_GATE + 1, why=f"the symbol of gate {tile.priority}")
    return slot


def turret_slot(tile: Turret, tiles: Tiles) -> int:
    if tiles.rules.mode != "drones":
        raise Refusal("/kind", "not_here", expected="turrets and drones only in the mode drones")
    return FIRST_TURRET + tile.symbol - 1


SLOTS: dict[type, Callable[[Any, Tiles], int]] = {
    Asteroid: asteroid_slot,
    Gate: gate_slot,
    Turret: turret_slot,
    Pod: lambda tile, tiles: POD,
    Platform: lambda tile, tiles: PLATFORM,
}


def place_drone(drone: Drone, tiles: Tiles) -> None:
    """A9.4 A drone needs its turret, on whose hex it may still stand, and faces as it does."""
    cell = cell_of(tiles.board, drone.at)
    slot = FIRST_DRONE + drone.symbol - 1
    turret = slot - FIRST_DRONE + FIRST_TURRET
    if tiles.cell[turret] == OFF:
        raise Refusal("/symbol", "not_here", expected=f"a turret with symbol {drone.symbol} for this drone")
    if tiles.cell[slot] != OFF:
        raise Refusal("/symbol", "twice", expected="one drone for each symbol")
    if tiles.at.setdefault(cell, slot) not in (slot, turret):
        raise Refusal("/at", "place_taken", expected=f"a hex without another tile, or the drone's own turret, got {list(drone.at)}")
    tiles.cell[slot] = cell
    tiles.drone_shot[slot - FIRST_DRONE] = drone.shot


def check_targets(tiles: Tiles) -> None:
    """A9.1, A9.3 At most six a team, and a game that is not won yet."""
    needed = tiles.rules.targets_needed
    for team, enough in (("left", needed.left), ("right", needed.right)):
        lying = tiles.target.count(TEAMS.index(team))
        if lying > TARGETS_PER_TEAM:
            raise Refusal("/tiles", "list_too_long", most=TARGETS_PER_TEAM)
        if TARGETS_PER_TEAM - lying >= enough:
            raise Refusal("/tiles", "already_over", why=f"the {team} team has already won with {lying} targets still lying")


def put_tiles(tiles: Tiles, memory: bytearray) -> None:
    """A drone that is still to be launched faces as its turret does."""
    tiles.one_faces[FIRST_DRONE:] = tiles.one_faces[FIRST_TURRET:FIRST_DRONE]
    TILE_FACTS.put(memory, *tiles.cell, *tiles.one_faces, *tiles.target, *tiles.drone_shot)
    for cell, slot in tiles.at.items():
        memory[TILE_MAP.offset + cell] = slot


def read_craft(position: Position, tiles: Tiles, memory: bytearray) -> list[CraftFacts]:
    """Seats 0 to n - 1, each colour and pilot once."""
    count = len(position.craft)
    if not 1 <= count <= 6:
        raise Refusal("/craft", "out_of_range", what="a number of craft", least=1, most=6, got=count)
    if position.first_seat >= count:
        raise Refusal("/first_seat", "out_of_range", what="a seat", least=0, most=count - 1, got=position.first_seat)
    # Seats are numbers, colours and pilots are words that have none in common: one set does for all.
    taken: set[int | str] = set()
    facts = [CraftFacts()] * count
    for number, craft in enumerate(position.craft):
        if craft.seat >= count:
            raise Refusal(f"/craft/{number}/seat", "out_of_range", what="a seat", least=0, most=count - 1, got=craft.seat)
        for name, value in (("seat", craft.seat), ("colour", craft.colour), ("pilot", craft.pilot)):
            if value in taken:
                raise Refusal(f"/craft/{number}/{name}", "twice", expected=f"each {name} once, {value} is there twice")
            taken.add(value)
        try:
            facts[craft.seat] = facts_of(craft, tiles)
        except Refusal as refusal:
            raise refusal.inside(f"/craft/{number}") from None
    if position.rules.mode == "targets":
        for team in ("left", "right"):
            if all(craft.team != team for craft in position.craft):
                raise Refusal("/craft", "wrong_teams", expected=f"at least one craft of the {team} team")
    SEATING.put(memory, count, position.first_seat)
    put_craft(facts, memory)
    return facts


def facts_of(craft: Craft, tiles: Tiles) -> CraftFacts:
    if len(set(craft.tokens)) != len(craft.tokens):
        raise Refusal("/tokens", "twice", expected="each symbol once")
    if tiles.rules.mode == "targets" and craft.team is None:
        raise Refusal("/team", "wrong_teams", expected="left or right in the mode targets")
    return CraftFacts(
        *cell_and_heading(craft, tiles),
        damage=craft.damage,
        tokens=sum([1 << symbol - 1 for symbol in craft.tokens]),
        pilot=PILOTS.index(craft.pilot),
        colour=COLOURS.index(craft.colour),
        team=TEAMS.index(craft.team),
        ram_spent=craft.ram_spent,
        power_spent=craft.power_spent,
        targets_taken=craft.targets_taken if tiles.rules.mode == "targets" else 0,
        platform=OFF if craft.platform is None else platform_cell(craft.platform, tiles),
    )


def platform_cell(at: At, tiles: Tiles) -> int:
    """A10.4 The hex of the platform that the craft started from."""
    cell = tiles.board.cell_at.get(at)
    if cell is None:
        raise Refusal("/platform", "not_a_hex", got=str(list(at)))
    if tiles.at.get(cell) != PLATFORM:
        raise Refusal("/platform", "not_here", expected=f"a hex with a platform, {list(at)} has none")
    return cell


def cell_and_heading(craft: Craft, tiles: Tiles) -> tuple[int, int]:
    """A craft is nowhere with six damage, and only then."""
    if craft.at is None:
        if craft.damage != DESTROYED:
            raise Refusal("/damage", "not_this", value=6, why="the damage of a craft that is gone")
        return OFF, 0
    if craft.damage == DESTROYED:
        raise Refusal("/at", "not_this", value=None, why="a craft with 6 damage is gone")
    if craft.heading is None:
        raise Refusal("/heading", "not_one_of", words=list(HEADINGS), got=None)
    cell = cell_of(tiles.board, craft.at)
    check_ground(tiles.at.get(cell, EMPTY), tiles.rules)
    if len(craft.tokens) == 4 and wins_with_tokens(tiles.rules):
        raise Refusal("/tokens", "already_over", why="this craft has all four tokens")
    return cell, HEADING_NUMBER[craft.heading]


def check_ground(tile: int, rules: Rules) -> None:
    """A craft stands on a free hex, on its starting platform, or in Racing on a gate."""
    if tile not in (EMPTY, PLATFORM) and not (rules.mode == "racing" and FIRST_GATE <= tile < FIRST_TURRET):
        raise Refusal("/at", "place_taken", expected=PLATFORM_OR_GATE)


def wins_with_tokens(rules: Rules) -> bool:
    """A10.1, A10.4 Whether four tokens end the game by themselves."""
    return rules.mode == "drones" or (rules.mode in ("racing", "shooting") and not rules.return_to_platform)


def put_craft(facts: list[CraftFacts], memory: bytearray) -> None:
    put_craft_facts(memory, facts)
    for seat, craft in enumerate(facts):
        if craft.cell != OFF:
            memory[CRAFT_MAP.offset + craft.cell] |= 1 << seat


def read_dice(dice: Dice, rules: Rules, memory: bytearray) -> None:
    if len(set(dice.order)) != 3:
        raise Refusal("/dice/order", "twice", expected="red, white and blue, each once")
    if rules.dice_order != "random" and dice.order != DICE:
        raise Refusal("/dice/order", "not_here", expected='red, white, blue unless the rule dice_order is "random"')
    DICE_ROLL.put(memory, dice.red, dice.white, dice.blue, *map(DICE.index, dice.order))
