"""A state written as a position: text from templates, and the form that the text stands for."""

from __future__ import annotations

import functools

import msgspec

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLOURS, MODES, PILOTS, TARGETS, State
from swarmrally.asteroyds.components.tiles import (
    ASTEROIDS,
    FIRST_DRONE,
    MOVING,
    PLATFORM,
    POD,
    TILES,
    asteroid_colour,
    gate_colour,
    symbol_of,
)
from swarmrally.asteroyds.forms.reading import read_position
from swarmrally.asteroyds.forms.schema import Position, Rules, TargetsNeeded
from swarmrally.asteroyds.forms.spans import ROUND, RULES, SEATING, TILE_FACTS, TILE_MAP, CraftFacts, craft_facts
from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.hexes import HEADINGS, OFF

TEAM_JSON = ("null", '"left"', '"right"')
FLAG_JSON = ("false", "true")
TOKENS_JSON = [msgspec.json.encode([symbol for symbol in range(1, 5) if held >> symbol - 1 & 1]).decode() for held in range(16)]


def opening(tile: int) -> str:
    """What is written of a tile up to its place."""
    if tile < ASTEROIDS:
        return f'{{"kind":"asteroid","colour":"{asteroid_colour(tile)}","priority":{tile + 1},"at":'
    if tile < MOVING:
        return f'{{"kind":"gate","colour":"{gate_colour(tile)}","priority":{tile + 1},"symbol":{symbol_of(tile)},"at":'
    return f'{{"kind":"{"turret" if tile < FIRST_DRONE else "drone"}","symbol":{symbol_of(tile)},"at":'


OPENINGS = [opening(tile) for tile in range(TILES)]
KINDS_LYING = {POD: "pod", PLATFORM: "platform"}


def position_from(state: State, board: Board) -> Position:
    """The state as a position, without dice and plans."""
    return read_position(position_json(to_bytes(state), board))


def position_json(memory: bytes, board: Board) -> str:
    """The position of a state's bytes as JSON, without dice and plans."""
    (round_number,), (seats, first_seat) = ROUND.numbers(memory), SEATING.numbers(memory)
    rules = RULES.numbers(memory)
    counts_targets = rules[0] == TARGETS
    tiles = ",".join(tiles_json(memory, board))
    craft = ",".join([craft_json(seat, facts, board, counts_targets) for seat, facts in enumerate(craft_facts(memory)[:seats])])
    return (
        f'{{"game":"asteroyds","round":{round_number},"first_seat":{first_seat},"tiles":[{tiles}],"craft":[{craft}],'
        f'"rules":{rules_json(rules)}{board_json(board)}}}'
    )


def tiles_json(memory: bytes, board: Board) -> list[str]:
    """Moving tiles by priority, then turrets and drones by symbol, then pods and platforms from the top left."""
    places, facts = board.cell_json, TILE_FACTS.numbers(memory)
    one_faces, targets, shot = facts[TILES:], facts[2 * TILES :], facts[2 * TILES + ASTEROIDS :]
    tiles = []
    for tile, cell in enumerate(facts[:TILES]):
        if cell == OFF:
            continue
        if tile < ASTEROIDS:
            facing = f'"one_faces":"{HEADINGS[one_faces[tile]]}","target":{TEAM_JSON[targets[tile]]}'
        elif tile < FIRST_DRONE:
            facing = f'"one_faces":"{HEADINGS[one_faces[tile]]}"'
        else:
            facing = f'"shot":{FLAG_JSON[shot[tile - FIRST_DRONE]]}'
        tiles.append(f"{OPENINGS[tile]}{places[cell]},{facing}}}")
    lying = memory[TILE_MAP.offset : TILE_MAP.offset + len(places)]
    return tiles + [f'{{"kind":"{KINDS_LYING[tile]}","at":{places[cell]}}}' for cell, tile in enumerate(lying) if tile in KINDS_LYING]


def craft_json(seat: int, craft: CraftFacts, board: Board, counts_targets: bool) -> str:
    """Targets taken in Targets only (A9.2), and the platform it started from where there was one (A10.4)."""
    at = "null" if craft.cell == OFF else board.cell_json[craft.cell]
    taken = f',"targets_taken":{craft.targets_taken}' if counts_targets else ""
    platform = "" if craft.platform == OFF else f',"platform":{board.cell_json[craft.platform]}'
    return (
        f'{{"seat":{seat},"colour":"{COLOURS[craft.colour]}","pilot":"{PILOTS[craft.pilot]}","at":{at},'
        f'"heading":"{HEADINGS[craft.heading]}","team":{TEAM_JSON[craft.team]},"damage":{craft.damage},"tokens":{TOKENS_JSON[craft.tokens]},'
        f'"ram_spent":{FLAG_JSON[craft.ram_spent]},"power_spent":{FLAG_JSON[craft.power_spent]}{taken}{platform}}}'
    )


@functools.cache
def rules_json(numbers: tuple[int, ...]) -> str:
    """The rules that these numbers of a state stand for."""
    mode, powers, random_order, return_to_platform, one_shot, blocked_push_hits, last_survivor_wins, *more = numbers
    turrets_harmless, fly_on, own_platform, _, left, right = more
    rules = Rules(
        mode=MODES[mode],
        powers=bool(powers),
        dice_order="random" if random_order else "fixed",
        return_to_platform=bool(return_to_platform),
        one_shot=bool(one_shot),
        blocked_push_hits=bool(blocked_push_hits),
        last_survivor_wins=bool(last_survivor_wins),
        turrets_harmless=bool(turrets_harmless),
        fly_on=bool(fly_on),
        own_platform=bool(own_platform),
        targets_needed=TargetsNeeded(left, right),
    )
    return msgspec.json.encode(rules).decode()


@functools.lru_cache(maxsize=64)
def board_json(board: Board) -> str:
    """Nothing for the printed board."""
    return "" if board.rows is None else f',"board":{msgspec.json.encode({"rows": board.rows}).decode()}'
