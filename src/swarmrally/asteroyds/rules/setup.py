"""A1 Set-up: the printed layouts, and what is drawn before the first round (A0.4, A0.5, A0.6, A1.2, A1.7)."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import DRONES, SEATS, TARGETS, State, clear, put_craft, put_tile
from swarmrally.asteroyds.components.tiles import FIRST_DRONE, FIRST_GATE, FIRST_TURRET, PLATFORM, POD
from swarmrally.asteroyds.rules.chart import clear_plan
from swarmrally.kernel.chance import below, draw, rest
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import OFF, Hexes

MOST_FIXED = 32
OPEN = -1
"""Not given by the layout: drawn."""
ALL_STAY = 20
HALF = 7
"""A9.1 Columns below this one are the left half."""

TARGET_CARRIERS = 12
"""A9.1 The white family, which stays in Targets."""

PURPOSE_SETUP = 2
FIRST_DRAW, SECOND_DRAW, LEFT_OUT = range(3)


class Layout:
    """Where things stand before the first round; OFF where there is nothing."""

    asteroid: Annotated[Ints, "i2", (5, 4)]
    asteroid_number: Annotated[Ints, "i1", (5, 4)]
    """Which of the four of its colour lies there, or OPEN; so with gates and turrets."""
    asteroid_free: Annotated[Ints, "i1", (5, 4)]
    """The numbers of the colour that the layout leaves open, in their order; so with turrets."""
    asteroid_faces: Annotated[Ints, "i1", (5, 4)]
    asteroid_target: Annotated[Ints, "i1", (5, 4)]
    gate: Annotated[Ints, "i2", (2, 2)]
    gate_number: Annotated[Ints, "i1", (2, 2)]
    gate_faces: Annotated[Ints, "i1", (2, 2)]
    turret: Annotated[Ints, "i2", 4]
    turret_number: Annotated[Ints, "i1", 4]
    turret_free: Annotated[Ints, "i1", 4]
    turret_faces: Annotated[Ints, "i1", 4]
    pod: Annotated[Ints, "i2", MOST_FIXED]
    platform: Annotated[Ints, "i2", MOST_FIXED]
    start: Annotated[Ints, "i2", SEATS]
    start_heading: Annotated[Ints, "i1", SEATS]
    start_colour: Annotated[Ints, "i1", SEATS]
    start_of_colour: Annotated[Ints, "i1", SEATS]
    """The start that belongs to a colour, or OPEN."""
    start_team: Annotated[Ints, "i1", SEATS]
    asteroids: Annotated[int, "i1"]
    """How many are laid, or ALL_STAY."""
    left_out: Annotated[int, "i4"]
    """Asteroids that are not laid, as bits."""


@entry
def set_up(board: Hexes, layout: Layout, state: State) -> None:
    """A1.1, A1.2 The board before the first round; rules, seats and seed are in the state already."""
    clear(state, int(board.cells))
    place_fixed(layout, state)
    red, white, blue, white_red = draw(state.key, int(state.game), 0, PURPOSE_SETUP, FIRST_DRAW)
    white_blue, gates, turrets, first = draw(state.key, int(state.game), 0, PURPOSE_SETUP, SECOND_DRAW)
    stay = asteroids_that_stay(layout, state)
    place_asteroids(layout, state, 0, stay[0], red)
    place_asteroids(layout, state, 1, stay[1], white)
    place_asteroids(layout, state, 2, stay[2], blue)
    place_asteroids(layout, state, 3, stay[3], white_red)
    place_asteroids(layout, state, 4, stay[4], white_blue)
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
def place_asteroids(layout: Layout, state: State, colour: int, stay: int, word: int) -> None:
    """A0.4, A0.5, A1.7 The hexes of a colour in a drawn order: which priority lies there, how it is turned; the last ones are left out."""
    order = permutation(word)
    word = rest(word, 24)
    free = 0
    for place in range(4):
        number = int(layout.asteroid_number[colour, order[place]])
        if number == OPEN:
            number = int(layout.asteroid_free[colour, free])
            free += 1
        tile, cell = colour * 4 + number, int(layout.asteroid[colour, order[place]])
        if cell != OFF and stay > 0 and not int(layout.left_out) & 1 << tile:
            faces = int(layout.asteroid_faces[colour, order[place]])
            state.tile_one_faces[tile] = below(word, 6) if faces == OPEN else faces
            put_tile(state, tile, cell)
            if state.mode == TARGETS:
                state.tile_target[tile] = layout.asteroid_target[colour, order[place]]
            stay -= 1
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
    if stay == ALL_STAY:
        return 4, 4, 4, 4, 4
    word = draw(state.key, int(state.game), 0, PURPOSE_SETUP, LEFT_OUT)[0]
    if state.mode == TARGETS:
        red, blue = shared_by_two(stay - TARGET_CARRIERS, lying(layout, 0), lying(layout, 2), below(word, 2))
        return red, 4, blue, 4, 4
    return shared_by_five(layout, stay, word)


@kernel
def lying(layout: Layout, colour: int) -> int:
    """How many asteroids of the colour the layout has."""
    count = 0
    for hex_number in range(4):
        count += layout.asteroid[colour, hex_number] != OFF
    return count


@kernel
def shared_by_two(stay: int, red: int, blue: int, lucky: int) -> tuple[int, int]:
    """As even as what lies there allows; `lucky` is the one that keeps one more."""
    kept_red = min(red, max(stay // 2 + (stay % 2 if lucky == 0 else 0), stay - blue))
    return kept_red, min(blue, stay - kept_red)


@kernel
def shared_by_five(layout: Layout, stay: int, word: int) -> tuple[int, int, int, int, int]:
    """Round after round every colour that has another one keeps it; the last round goes by a drawn order of the colours."""
    first = below(word, 5)
    others = permutation(rest(word, 5))
    level = 0
    while level < 4 and kept_at(layout, level + 1) <= stay:
        level += 1
    more = stay - kept_at(layout, level)
    return (
        kept_of(layout, first, others, 0, level, more),
        kept_of(layout, first, others, 1, level, more),
        kept_of(layout, first, others, 2, level, more),
        kept_of(layout, first, others, 3, level, more),
        kept_of(layout, first, others, 4, level, more),
    )


@kernel
def kept_at(layout: Layout, level: int) -> int:
    """How many stay when no colour keeps more than so many."""
    kept = 0
    for colour in range(5):
        kept += min(level, lying(layout, colour))
    return kept


@kernel
def kept_of(layout: Layout, first: int, others: tuple[int, int, int, int], colour: int, level: int, more: int) -> int:
    """The level, or what there is; and one more for the first `more` of those that have another one."""
    if lying(layout, colour) <= level:
        return lying(layout, colour)
    before = 0
    for other in range(5):
        if lying(layout, other) > level and rank_of(first, others, other) < rank_of(first, others, colour):
            before += 1
    return level + int(before < more)


@kernel
def rank_of(first: int, others: tuple[int, int, int, int], colour: int) -> int:
    """Where the colour stands in a drawn order: `first`, then the others by their rank."""
    return 0 if colour == first else 1 + others[colour if colour < first else colour - 1]


@kernel
def place_gates(layout: Layout, state: State, word: int) -> None:
    """A0.4, A0.5 Two red and two white gates."""
    for gate in range(4):
        colour, number = gate // 2, gate % 2
        if number == 0:
            swap = below(word, 2)
            word = rest(word, 2)
            if layout.gate_number[colour, 0] != OPEN:
                swap = int(layout.gate_number[colour, 0])
            elif layout.gate_number[colour, 1] != OPEN:
                swap = 1 - int(layout.gate_number[colour, 1])
        place = number ^ swap
        cell = int(layout.gate[colour, place])
        if cell != OFF:
            faces = int(layout.gate_faces[colour, place])
            state.tile_one_faces[FIRST_GATE + gate] = below(word, 6) if faces == OPEN else faces
            put_tile(state, FIRST_GATE + gate, cell)
        word = rest(word, 6)


@kernel
def place_turrets(layout: Layout, state: State, word: int) -> None:
    """A0.6 Turret symbols are drawn; their drones move in the turrets' directions (A9.4)."""
    if state.mode != DRONES:
        return
    order = permutation(word)
    word = rest(word, 24)
    free = 0
    for place in range(4):
        number = int(layout.turret_number[order[place]])
        if number == OPEN:
            number = int(layout.turret_free[free])
            free += 1
        cell = int(layout.turret[order[place]])
        if cell != OFF:
            faces = int(layout.turret_faces[order[place]])
            if faces == OPEN:
                faces = below(word, 6)
            state.tile_one_faces[FIRST_TURRET + number] = faces
            state.tile_one_faces[FIRST_DRONE + number] = faces
            put_tile(state, FIRST_TURRET + number, cell)
        # Used or not, a direction is drawn for every place: what a layout leaves open changes no other draw.
        word = rest(word, 6)


@kernel
def place_craft(layout: Layout, state: State) -> None:
    """A1.1, A1.4 The colour gives the start; in Targets the team does, and its starts are taken in their order."""
    taken = 0
    for seat in range(int(state.seats)):
        clear_plan(state, seat)
        number = start_of(layout, state, seat, taken)
        taken |= 1 << number
        state.craft_heading[seat] = layout.start_heading[number]
        start_craft(state, seat, int(layout.start[number]))


@kernel
def start_of(layout: Layout, state: State, seat: int, taken: int) -> int:
    """A1.1, A1.7 In Targets the team's next one; else its colour's, the next that no colour has, or one whose colour nobody flies."""
    colour, team = int(state.craft_colour[seat]), int(state.craft_team[seat])
    if state.mode != TARGETS and layout.start_of_colour[colour] != OPEN:
        return int(layout.start_of_colour[colour])
    for number in range(SEATS):
        if layout.start[number] == OFF or taken & 1 << number:
            continue
        if layout.start_team[number] == team if state.mode == TARGETS else layout.start_colour[number] == OPEN:
            return number
    for number in range(SEATS):
        if layout.start[number] != OFF and not taken & 1 << number and not is_flown(state, int(layout.start_colour[number])):
            return number
    # Compiled code has to return something; a layout has as many starts as seats.
    return 0


@kernel
def is_flown(state: State, colour: int) -> bool:
    for seat in range(int(state.seats)):
        if state.craft_colour[seat] == colour:
            return True
    return False


@kernel
def start_craft(state: State, seat: int, cell: int) -> None:
    """A10.4 The platform from which a craft starts is remembered."""
    put_craft(state, seat, cell)
    if state.tile_at[cell] == PLATFORM:
        state.craft_platform[seat] = cell
