"""A1 Set-up: the printed layouts, and what is drawn before the first round (A0.4, A0.5, A0.6, A1.2, A1.7)."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.chart import clear_plan
from swarmrally.asteroyds.state import DRONES, LEFT_TEAM, RIGHT_TEAM, SEATS, TARGETS, State, clear, put_craft, put_tile
from swarmrally.asteroyds.tiles import ASTEROIDS, FIRST_DRONE, FIRST_GATE, FIRST_TURRET, PLATFORM, POD
from swarmrally.kernel.chance import below, draw, rest
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import OFF, Hexes

MOST_FIXED = 32
HALF = 7
"""A9.1 Columns below this one are the left half."""

PURPOSE_SETUP = 2
FIRST_DRAW, SECOND_DRAW, LEFT_OUT = range(3)


class Layout:
    """Where things stand before the first round; OFF where there is nothing."""

    asteroid: Annotated[Ints, "i2", (5, 4)]
    gate: Annotated[Ints, "i2", (2, 2)]
    turret: Annotated[Ints, "i2", 4]
    pod: Annotated[Ints, "i2", MOST_FIXED]
    platform: Annotated[Ints, "i2", MOST_FIXED]
    start: Annotated[Ints, "i2", SEATS]
    start_heading: Annotated[Ints, "i1", SEATS]
    team_start: Annotated[Ints, "i2", (3, 3)]
    team_heading: Annotated[Ints, "i1", 3]
    asteroids: Annotated[int, "i1"]


@entry
def set_up(board: Hexes, layout: Layout, state: State) -> None:
    """A1.1, A1.2 The board before the first round; rules, seats and seed are in the state already."""
    clear(state, int(board.cells))
    place_fixed(layout, state)
    red, white, blue, white_red = draw(state.key, int(state.game), 0, PURPOSE_SETUP, FIRST_DRAW)
    white_blue, gates, turrets, first = draw(state.key, int(state.game), 0, PURPOSE_SETUP, SECOND_DRAW)
    stay = asteroids_that_stay(layout, state)
    place_asteroids(board, layout, state, 0, stay[0], red)
    place_asteroids(board, layout, state, 1, stay[1], white)
    place_asteroids(board, layout, state, 2, stay[2], blue)
    place_asteroids(board, layout, state, 3, stay[3], white_red)
    place_asteroids(board, layout, state, 4, stay[4], white_blue)
    place_gates(layout, state, gates)
    place_turrets(layout, state, turrets)
    place_craft(layout, state)
    state.first_seat = below(first, int(state.seats))


@kernel
def place_fixed(layout: Layout, state: State) -> None:
    for number in range(MOST_FIXED):
        if layout.pod[number] != OFF:
            state.tile_at[layout.pod[number]] = POD
        if layout.platform[number] != OFF:
            state.tile_at[layout.platform[number]] = PLATFORM


@kernel
def place_asteroids(board: Hexes, layout: Layout, state: State, colour: int, stay: int, word: int) -> None:
    """A0.4, A0.5, A1.7 Which priority lies on which hex of its colour, and how it is turned; the last ones are left out."""
    order = permutation(word)
    word = rest(word, 24)
    for number in range(stay):
        tile = colour * 4 + number
        cell = int(layout.asteroid[colour, order[number]])
        if cell != OFF:
            state.tile_one_faces[tile] = below(word, 6)
            put_tile(state, tile, cell)
            place_target(board, state, tile, cell)
        word = rest(word, 6)


@kernel
def permutation(word: int) -> tuple[int, int, int, int]:
    """One of the 24 orders of 0, 1, 2, 3; rest(word, 24) is left."""
    chosen = below(word, 24)
    a, b, c, d = 0, 1, 2, 3
    last, middle, first = chosen % 4, chosen // 4 % 3, chosen // 12
    if last == 0:
        a, d = d, a
    elif last == 1:
        b, d = d, b
    elif last == 2:
        c, d = d, c
    if middle == 0:
        a, c = c, a
    elif middle == 1:
        b, c = c, b
    if first == 0:
        a, b = b, a
    return a, b, c, d


@kernel
def asteroids_that_stay(layout: Layout, state: State) -> tuple[int, int, int, int, int]:
    """A1.7 How many of each colour, evenly; which colours keep one more is drawn. In Targets only red and blue ones go."""
    stay = int(layout.asteroids)
    if stay == ASTEROIDS:
        return 4, 4, 4, 4, 4
    word = draw(state.key, int(state.game), 0, PURPOSE_SETUP, LEFT_OUT)[0]
    if state.mode == TARGETS:
        each, more = (stay - 12) // 2, (stay - 12) % 2
        lucky = below(word, 2)
        return each + int(more > lucky), 4, each + int(more > 1 - lucky), 4, 4
    each, more = stay // 5, stay % 5
    first = below(word, 5)
    others = permutation(rest(word, 5))
    return (
        each + int(keeps_one_more(first, others, 0, more)),
        each + int(keeps_one_more(first, others, 1, more)),
        each + int(keeps_one_more(first, others, 2, more)),
        each + int(keeps_one_more(first, others, 3, more)),
        each + int(keeps_one_more(first, others, 4, more)),
    )


@kernel
def keeps_one_more(first: int, others: tuple[int, int, int, int], colour: int, more: int) -> bool:
    """Whether the colour is among the first `more` of a drawn order: `first`, then the others by their rank."""
    if colour == first:
        return more > 0
    rank = others[colour if colour < first else colour - 1]
    return rank + 1 < more


@kernel
def place_target(board: Hexes, state: State, tile: int, cell: int) -> None:
    """A9.1 The left team's targets lie on the right half at the start, the right team's on the left, on the white family."""
    if state.mode == TARGETS and (4 <= tile < 8 or tile >= 12):
        state.tile_target[tile] = RIGHT_TEAM if board.column[cell] < HALF else LEFT_TEAM


@kernel
def place_gates(layout: Layout, state: State, word: int) -> None:
    """A0.4, A0.5 Two red and two white gates."""
    for gate in range(4):
        colour, number = gate // 2, gate % 2
        if number == 0:
            swap = below(word, 2)
            word = rest(word, 2)
        cell = int(layout.gate[colour, number ^ swap])
        if cell != OFF:
            state.tile_one_faces[FIRST_GATE + gate] = below(word, 6)
            put_tile(state, FIRST_GATE + gate, cell)
        word = rest(word, 6)


@kernel
def place_turrets(layout: Layout, state: State, word: int) -> None:
    """A0.6 Turret symbols are drawn; their drones move in the turrets' directions (A9.4)."""
    if state.mode != DRONES:
        return
    order = permutation(word)
    word = rest(word, 24)
    for number in range(4):
        cell = int(layout.turret[order[number]])
        if cell != OFF:
            state.tile_one_faces[FIRST_TURRET + number] = below(word, 6)
            state.tile_one_faces[FIRST_DRONE + number] = below(word, 6)
            put_tile(state, FIRST_TURRET + number, cell)
        word = rest(word, 6)


@kernel
def place_craft(layout: Layout, state: State) -> None:
    """A1.1, A1.4 The colour gives the start; in Targets the team does: the middle hex first, then the upper, then the lower."""
    placed_left = placed_right = 0
    for seat in range(int(state.seats)):
        clear_plan(state, seat)
        colour, team = int(state.craft_colour[seat]), int(state.craft_team[seat])
        if state.mode != TARGETS:
            state.craft_heading[seat] = layout.start_heading[colour]
            start_craft(state, seat, int(layout.start[colour]))
            continue
        state.craft_heading[seat] = layout.team_heading[team]
        if team == LEFT_TEAM:
            start_craft(state, seat, int(layout.team_start[team, placed_left]))
            placed_left += 1
        else:
            start_craft(state, seat, int(layout.team_start[team, placed_right]))
            placed_right += 1


@kernel
def start_craft(state: State, seat: int, cell: int) -> None:
    """A10.4 The platform from which a craft starts is remembered."""
    put_craft(state, seat, cell)
    if state.tile_at[cell] == PLATFORM:
        state.craft_platform[seat] = cell
