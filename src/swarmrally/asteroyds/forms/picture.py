"""Positions drawn as text and read back: five characters a hex, odd rows half a hex to the right.

0→.    craft of seat 0, facing E            13↙  asteroid 13, its edge 1 facing SW (21-24 are gates)
2+[ ]  seat 2 and others on a platform      L 13↙  the same with a target of the left team
###    pod     T2→  turret 2     D2   drone 2 (D2* shot)     @2→  turret 2 with its drone still on it
"""

from __future__ import annotations

import re

from swarmrally.asteroyds.components.board import Board, Place
from swarmrally.asteroyds.components.state import COLOURS, NO_TEAM, PILOTS, TEAMS, State, is_flying
from swarmrally.asteroyds.components.tiles import (
    ASTEROIDS,
    EMPTY,
    FIRST_DRONE,
    FIRST_TURRET,
    MOVING,
    PLATFORM,
    POD,
    asteroid_colour,
    gate_colour,
    symbol_of,
)
from swarmrally.asteroyds.forms.schema import Asteroid, Drone, Gate, Platform, Pod, Tile, Turret
from swarmrally.kernel.hexes import ARROWS, HEADINGS, Heading

WIDTH = 6
HALF = 3
MARGIN = "|"
PIECE = re.compile(r"(?P<craft>\d[→↘↙←↖↗+])?(?P<target>[LR] )? *(?P<tile>.*?) *")


def draw(state: State, board: Board) -> str:
    """The board with everything on it."""
    lines: dict[int, list[str]] = {row: [] for row in range(board.places[-1][0] + 1)}
    for cell, (row, column) in enumerate(board.places):
        line = lines[row]
        indent = column * WIDTH + HALF * (row % 2)
        line.append(" " * (indent - sum(map(len, line))) + f"{hex_text(state, cell):{WIDTH}}")
    return "\n".join("".join(line).rstrip() for line in lines.values())


def hex_text(state: State, cell: int) -> str:
    """What stands on a hex: craft or target in two characters, tile in three."""
    return craft_text(state, cell) + tile_text(state, cell)


def craft_text(state: State, cell: int) -> str:
    seats = [seat for seat in range(int(state.seats)) if int(state.craft_at[cell]) >> seat & 1]
    if seats:
        return f"{seats[0]}{ARROWS[state.craft_heading[seats[0]]] if len(seats) == 1 else '+'}"
    tile = int(state.tile_at[cell])
    if 0 <= tile < ASTEROIDS and state.tile_target[tile] != NO_TEAM:
        return f"{str(TEAMS[state.tile_target[tile]])[0].upper()} "
    return "  "


def tile_text(state: State, cell: int) -> str:
    tile = int(state.tile_at[cell])
    if tile == EMPTY:
        return ".  "
    if tile in (POD, PLATFORM):
        return "###" if tile == POD else "[ ]"
    arrow = ARROWS[state.tile_one_faces[tile]]
    if tile < MOVING:
        return f"{tile + 1:>2}{arrow}"
    if tile < FIRST_DRONE:
        has_drone = state.tile_cell[tile + FIRST_DRONE - FIRST_TURRET] == cell
        return f"{'@' if has_drone else 'T'}{symbol_of(tile)}{arrow}"
    return f"D{symbol_of(tile)}{'*' if state.drone_shot[tile - FIRST_DRONE] else ' '}"


def craft_lines(state: State, board: Board) -> list[str]:
    """Each pilot in a line: what the picture does not show."""
    return [craft_line(state, board, seat) for seat in range(int(state.seats))]


def craft_line(state: State, board: Board, seat: int) -> str:
    name = f"seat {seat} {COLOURS[state.craft_colour[seat]]} {PILOTS[state.craft_pilot[seat]]}"
    tokens = "".join(str(symbol) for symbol in range(1, 5) if state.craft_tokens[seat] >> symbol - 1 & 1)
    if not is_flying(state, seat):
        return f"{name}: destroyed, tokens {tokens or '-'}"
    row, column = board.places[state.craft_cell[seat]]
    where = f"at {row},{column} facing {HEADINGS[state.craft_heading[seat]]}"
    spent = (", ram spent" if state.craft_ram_spent[seat] else "") + (", power spent" if state.craft_power_spent[seat] else "")
    shield = "" if state.craft_shield[seat] else ", shield off"
    return f"{name}: {where}, damage {state.craft_damage[seat]}, tokens {tokens or '-'}{spent}{shield}"


def read_picture(picture: str) -> tuple[list[Place], list[Tile], dict[int, tuple[Place, Heading]]]:
    """The hexes, tiles and craft of a drawing; what stands left of a | in a line is margin."""
    places: list[Place] = []
    tiles: list[Tile] = []
    craft: dict[int, tuple[Place, Heading]] = {}
    for row, line in enumerate(line.partition(MARGIN)[2] if MARGIN in line else line for line in picture.strip("\n").splitlines()):
        line = line[HALF * (row % 2) :]
        for column, text in enumerate(line[at : at + WIDTH] for at in range(0, len(line), WIDTH)):
            if text.strip():
                places.append((row, column))
                read_hex(text, (row, column), tiles, craft)
    return places, tiles, craft


def read_hex(text: str, at: Place, tiles: list[Tile], craft: dict[int, tuple[Place, Heading]]) -> None:
    found = PIECE.fullmatch(text)
    if found is None:
        raise ValueError(f"what is {text!r} at {at}?")
    if found["craft"]:
        craft[int(found["craft"][0])] = at, HEADINGS[ARROWS.index(found["craft"][1])]
    tiles += tiles_in(found["tile"], found["target"], at)


def tiles_in(text: str, target: str | None, at: Place) -> list[Tile]:
    if text == ".":
        return []
    if text in ("###", "[ ]"):
        return [Pod(at) if text == "###" else Platform(at)]
    kind, symbol, last = text[0], text[1:2], text[-1]
    if kind == "D":
        return [Drone(int(symbol), at, last == "*")]
    one_faces = HEADINGS[ARROWS.index(last)]
    if kind in "T@":
        turret: list[Tile] = [Turret(int(symbol), at, one_faces)]
        return turret if kind == "T" else [*turret, Drone(int(symbol), at)]
    tile = int(text[:-1]) - 1
    if tile < ASTEROIDS:
        team = {None: None, "L ": "left", "R ": "right"}[target]
        return [Asteroid(asteroid_colour(tile), tile + 1, at, one_faces, team)]  # type: ignore[arg-type]
    return [Gate(gate_colour(tile), tile + 1, symbol_of(tile), at, one_faces)]
