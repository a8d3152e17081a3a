"""What a seat sees, as a flat row of small numbers: places are axial from its craft with its heading as east, ways are notches from it."""

from __future__ import annotations

from itertools import accumulate

import numpy as np

from swarmrally.asteroyds.components.state import DRONES, LEFT_TEAM, NO_TEAM, RIGHT_TEAM, SEATS, TARGETS, State, is_flying
from swarmrally.asteroyds.components.tiles import (
    ASTEROIDS,
    BLUE,
    DIRECTION,
    FIRST_DRONE,
    FIRST_GATE,
    FIRST_TURRET,
    GONE,
    MOVING,
    PLATFORM,
    POD,
    RED,
    WHITE,
)
from swarmrally.env.asteroyds.action import PARTS, part_of, parts_that_stand
from swarmrally.env.asteroyds.sheet import NEARBY, Sheet, seen_from
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import OFF, Hexes

CRAFT_NUMBERS, TILE_NUMBERS, DRONE_NUMBERS = 20, 5, 6
LENGTHS = {
    "rules": 12,
    "time": 3,
    "dice": 6,
    "place": 3,
    "plan": PARTS + 1,
    "craft": SEATS * CRAFT_NUMBERS,
    "tiles": MOVING * TILE_NUMBERS,
    "targets": ASTEROIDS,
    "turrets": 4 * 3,
    "drones": 4 * DRONE_NUMBERS,
    "near": NEARBY,
}
"""The parts of an observation, one after the other; docs/research.md says what their numbers mean."""

STARTS = (0, *accumulate(LENGTHS.values()))
AT_RULES, AT_TIME, AT_DICE, AT_PLACE, AT_PLAN, AT_CRAFT, AT_TILES, AT_TARGETS, AT_TURRETS, AT_DRONES, AT_NEAR, LENGTH = STARTS
LAST_ROUND = 127

NO_WAY = -1
NO_DIE = -1
DIE_OF_COLOUR = [(RED, NO_DIE), (WHITE, NO_DIE), (BLUE, NO_DIE), (RED, WHITE), (WHITE, BLUE), (RED, NO_DIE), (WHITE, NO_DIE)]
DICE_OF = np.array([DIE_OF_COLOUR[tile // 4] for tile in range(ASTEROIDS)] + [DIE_OF_COLOUR[tile // 2] for tile in range(10, 14)])
"""A3.1 Which dice move a tile, asteroids then gates; drones are moved by red and white."""

CLEAR, EDGE, ASTEROID, GATE, TURRET, DRONE, POD_THERE, PLATFORM_THERE = range(8)


def kind_of(tile: int) -> int:
    for first, kind in ((PLATFORM, PLATFORM_THERE), (POD, POD_THERE), (FIRST_DRONE, DRONE), (FIRST_TURRET, TURRET), (FIRST_GATE, GATE)):
        if tile >= first:
            return kind
    return ASTEROID if tile >= 0 else CLEAR


KIND = np.array([kind_of(tile) for tile in range(-1, PLATFORM + 1)])
"""KIND[1 + tile]; the first is no tile."""


@entry
def see(board: Hexes, sky: Sheet, state: State, seat: int, flat: Ints) -> None:
    """All of it, LENGTH numbers; nothing that others hold hidden is looked at. A craft that is gone sees from cell 0, looking east."""
    here = int(state.craft_cell[seat]) if is_flying(state, seat) else 0
    heading = int(state.craft_heading[seat]) if is_flying(state, seat) else 0
    see_rules(state, seat, flat)
    see_time(state, seat, flat)
    flat[AT_PLACE] = board.row[here]
    flat[AT_PLACE + 1] = board.column[here]
    flat[AT_PLACE + 2] = heading
    see_plan(state, seat, flat)
    see_craft(sky, state, seat, here, heading, flat)
    see_tiles(sky, state, here, heading, flat)
    see_targets(state, seat, flat)
    see_drones(sky, state, here, heading, flat)
    for place in range(NEARBY):
        cell = int(sky.near[here, heading, place])
        flat[AT_NEAR + place] = EDGE if cell == OFF else KIND[1 + int(state.tile_at[cell])]


@kernel
def see_rules(state: State, seat: int, flat: Ints) -> None:
    flat[AT_RULES] = state.mode
    flat[AT_RULES + 1] = state.powers
    flat[AT_RULES + 2] = state.random_dice_order
    flat[AT_RULES + 3] = state.return_to_platform
    flat[AT_RULES + 4] = state.one_shot
    flat[AT_RULES + 5] = state.blocked_push_hits
    flat[AT_RULES + 6] = state.last_survivor_wins
    team = int(state.craft_team[seat])
    flat[AT_RULES + 7] = state.targets_needed[team]
    flat[AT_RULES + 8] = state.targets_needed[other_team(team)]
    flat[AT_RULES + 9] = state.turrets_harmless
    flat[AT_RULES + 10] = state.fly_on
    flat[AT_RULES + 11] = state.own_platform


@kernel
def other_team(team: int) -> int:
    if team == NO_TEAM:
        return NO_TEAM
    return LEFT_TEAM if team == RIGHT_TEAM else RIGHT_TEAM


@kernel
def see_time(state: State, seat: int, flat: Ints) -> None:
    """The round, and when the seat flies; the dice and their order."""
    flat[AT_TIME] = min(int(state.round_number), LAST_ROUND)
    flat[AT_TIME + 1] = state.seats
    flat[AT_TIME + 2] = flies_as(state, seat)
    for die in range(3):
        flat[AT_DICE + die] = state.dice[die]
        flat[AT_DICE + 3 + die] = state.dice_order[die]


@kernel
def flies_as(state: State, seat: int) -> int:
    """A4.1 How many fly before this seat."""
    place = seat - int(state.first_seat)
    return place if place >= 0 else place + int(state.seats)


@kernel
def see_plan(state: State, seat: int, flat: Ints) -> None:
    """The seat's own plan, and how many parts of it stand."""
    for part in range(PARTS):
        flat[AT_PLAN + part] = part_of(state, seat, part)
    flat[AT_PLAN + PARTS] = parts_that_stand(state, seat)


@kernel
def see_craft(sky: Sheet, state: State, seat: int, here: int, heading: int, flat: Ints) -> None:
    """One's own craft, then the others in the order of their seats."""
    other, seats = seat, int(state.seats)
    for place in range(SEATS):
        at = AT_CRAFT + place * CRAFT_NUMBERS
        if place >= seats or not is_flying(state, other):
            blank(flat, at, at + CRAFT_NUMBERS)
        else:
            see_one_craft(sky, state, seat, other, here, heading, flat, at)
        other = other + 1 if other + 1 < seats else 0


@kernel
def see_one_craft(sky: Sheet, state: State, seat: int, other: int, here: int, heading: int, flat: Ints, at: int) -> None:
    q, r = seen_from(sky, here, heading, int(state.craft_cell[other]))
    tokens = int(state.craft_tokens[other])
    flat[at] = 1
    flat[at + 1] = q
    flat[at + 2] = r
    flat[at + 3] = from_heading(heading, int(state.craft_heading[other]))
    flat[at + 4] = state.craft_damage[other]
    flat[at + 5] = tokens & 1
    flat[at + 6] = tokens >> 1 & 1
    flat[at + 7] = tokens >> 2 & 1
    flat[at + 8] = tokens >> 3 & 1
    flat[at + 9] = state.craft_finish[other]
    flat[at + 10] = state.craft_pilot[other]
    flat[at + 11] = state.craft_team[other] == state.craft_team[seat]
    flat[at + 12] = state.craft_ram_spent[other]
    flat[at + 13] = state.craft_power_spent[other]
    flat[at + 14] = flies_as(state, other)
    flat[at + 15] = state.craft_shield[other]
    see_home(sky, state, other, here, heading, flat, at + 16)
    flat[at + 19] = state.craft_targets_taken[other]


@kernel
def see_home(sky: Sheet, state: State, other: int, here: int, heading: int, flat: Ints, at: int) -> None:
    """A10.4 Whether it started from a platform, and where that is."""
    home = int(state.craft_platform[other])
    flat[at] = home != OFF
    q, r = seen_from(sky, here, heading, home) if home != OFF else (0, 0)
    flat[at + 1] = q
    flat[at + 2] = r


@kernel
def from_heading(heading: int, way: int) -> int:
    """Notches to the right."""
    return way - heading if way >= heading else way - heading + 6


@kernel
def way_of(state: State, tile: int, die: int, heading: int) -> int:
    """Where this die will send the tile, in notches from the heading."""
    return from_heading(heading, int(DIRECTION[state.tile_one_faces[tile], state.dice[die]]))


@kernel
def see_tiles(sky: Sheet, state: State, here: int, heading: int, flat: Ints) -> None:
    """Asteroids and gates by priority: there, q, r, and where its die, or its two dice, will send it."""
    for tile in range(MOVING):
        at = AT_TILES + tile * TILE_NUMBERS
        cell = int(state.tile_cell[tile])
        if cell == GONE:
            blank(flat, at, at + TILE_NUMBERS)
            continue
        q, r = seen_from(sky, here, heading, cell)
        second = int(DICE_OF[tile, 1])
        flat[at] = 1
        flat[at + 1] = q
        flat[at + 2] = r
        flat[at + 3] = way_of(state, tile, int(DICE_OF[tile, 0]), heading)
        flat[at + 4] = NO_WAY if second == NO_DIE else way_of(state, tile, second, heading)


@kernel
def see_targets(state: State, seat: int, flat: Ints) -> None:
    """A9.1 1 for a target of one's own team, -1 for one of the other's."""
    if state.mode != TARGETS:
        blank(flat, AT_TARGETS, AT_TURRETS)
        return
    for tile in range(ASTEROIDS):
        team = int(state.tile_target[tile])
        flat[AT_TARGETS + tile] = 0 if team == NO_TEAM else 1 if team == int(state.craft_team[seat]) else -1


@kernel
def see_drones(sky: Sheet, state: State, here: int, heading: int, flat: Ints) -> None:
    """Turrets: there, q, r. Drones: the same, where red and white will send them, and whether they are shot."""
    if state.mode != DRONES:
        blank(flat, AT_TURRETS, AT_NEAR)
        return
    for pair in range(4):
        see_tile(sky, state, FIRST_TURRET + pair, here, heading, flat, AT_TURRETS + pair * 3)
        drone, at = FIRST_DRONE + pair, AT_DRONES + pair * DRONE_NUMBERS
        see_tile(sky, state, drone, here, heading, flat, at)
        flat[at + 3] = way_of(state, drone, RED, heading)
        flat[at + 4] = way_of(state, drone, WHITE, heading)
        flat[at + 5] = state.drone_shot[pair]


@kernel
def see_tile(sky: Sheet, state: State, tile: int, here: int, heading: int, flat: Ints, at: int) -> None:
    cell = int(state.tile_cell[tile])
    if cell == GONE:
        blank(flat, at, at + 3)
        return
    q, r = seen_from(sky, here, heading, cell)
    flat[at] = 1
    flat[at + 1] = q
    flat[at + 2] = r


@kernel
def blank(flat: Ints, start: int, stop: int) -> None:
    """Nothing there; an assignment to a slice would take the compiler seconds."""
    for place in range(start, stop):
        flat[place] = 0
