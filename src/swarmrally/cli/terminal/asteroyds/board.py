"""The board in colours: the picture of asteroyds.forms.picture, painted by what stands on each hex."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rich.text import Text

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLOURS, State
from swarmrally.asteroyds.components.tiles import (
    DICE,
    DIRECTION,
    EMPTY,
    FIRST_DRONE,
    FIRST_TURRET,
    MOVED_BY_BLUE,
    MOVED_BY_RED,
    MOVED_BY_WHITE,
    PLATFORM,
    POD,
    DieColour,
    asteroid_colour,
    gate_colour,
    is_asteroid,
    is_gate,
    is_turret,
    symbol_of,
)
from swarmrally.asteroyds.forms.picture import HALF, WIDTH, hex_text
from swarmrally.cli.terminal.look import FOCUS
from swarmrally.kernel.hexes import ARROWS

SYMBOLS = "①②③④"
HULLS = {"red": "#ff6b6b", "yellow": "#ffd75f", "purple": "#d7a0ff", "orange": "#ff9f43", "green": "#7ee07e", "blue": "#6fb7ff"}
SPACE = "#4e4e5a on #17171f"
TRAIL = "bold #9fe8a8 on #1d4a2a"
FAMILIES = {"red": "bold #ffffff on #9b2226", "white": "bold #14141a on #d6d6d6", "blue": "bold #ffffff on #1d4ed8"}
POINTERS = {"red": "bold #ff7b7b", "white": "bold #ffffff", "blue": "bold #7fb0ff"}
GATES = {"red": "bold #ff7b7b on #33270d", "white": "bold #ffffff on #33270d"}
GATE_SYMBOL = "bold #ffd75f on #33270d"
OTHERS = {POD: "#c8a46a on #3b2f1c", PLATFORM: "#8fb98f on #1b2b20"}
TURRET, DRONE = "bold #ffafff on #3a1f3d", "bold #5fffff on #123a3d"

MOVED_BY: dict[DieColour, list[int]] = dict(zip(DICE, (MOVED_BY_RED, MOVED_BY_WHITE, MOVED_BY_BLUE), strict=True))
TALL = 2


@dataclass(frozen=True)
class Marks:
    """Hexes that stand out: where a previewed flight leads, and where something just happened."""

    trail: Collection[int] = ()
    focus: Collection[int] = ()


def board_lines(state: State, board: Board, marks: Marks, tall: bool = False) -> list[Text]:
    """The board; when it is tall each hex has a second line with arrows for where the dice will move its tile."""
    height = TALL if tall else 1
    lines = [Text() for _ in range((board.places[-1][0] + 1) * height)]
    for cell, (row, column) in enumerate(board.places):
        indent = column * WIDTH + HALF * (row % 2)
        for part in range(height):
            line = lines[row * height + part]
            line.append(" " * (indent - len(line)))
            line.append_text(hex_line(state, cell, marks) if part == 0 else pointer_line(state, cell, marks))
    return lines


def hex_line(state: State, cell: int, marks: Marks) -> Text:
    """Five characters: craft or target, then tile."""
    text, tile = hex_text(state, cell), int(state.tile_at[cell])
    crew, piece = text[:2], text[2:]
    ground = ground_style(cell, marks)
    painted = Text()
    if crew[0].isdigit():
        painted.append(crew, f"bold #101014 on {HULLS[COLOURS[state.craft_colour[int(crew[0])]]]}")
    elif is_gate(tile):
        painted.append(SYMBOLS[symbol_of(tile) - 1] + " ", GATE_SYMBOL)
    else:
        painted.append(crew, "bold #ffd75f on #17171f" if crew.strip() else ground)
    if tile == EMPTY:
        return painted.append(piece, ground)
    left, right = tile_styles(tile)
    if marks.focus and cell in marks.focus:
        right = FOCUS
    return painted.append(piece[:2], left).append(piece[2:], right)


def ground_style(cell: int, marks: Marks) -> str:
    if cell in marks.focus:
        return FOCUS
    return TRAIL if cell in marks.trail else SPACE


def tile_styles(tile: int) -> tuple[str, str]:
    """Of the tile's first two characters and its last: two-colour tiles are half and half."""
    if is_asteroid(tile):
        colours = asteroid_colour(tile).split("/")
        return FAMILIES[colours[0]], FAMILIES[colours[-1]]
    if is_gate(tile):
        style = GATES[gate_colour(tile)]
    elif tile in OTHERS:
        style = OTHERS[tile]
    else:
        style = TURRET if is_turret(tile) else DRONE
    return style, style


def pointer_line(state: State, cell: int, marks: Marks) -> Text:
    """The hex's second line: an arrow in the die's colour for each die that will move what stands there."""
    ground = ground_style(cell, marks)
    background = ground.partition(" on ")[2]
    tile = int(state.tile_at[cell])
    painted = Text(" ", ground)
    arrows = pointers(state, tile)
    for colour, arrow in arrows:
        painted.append(arrow + " ", f"{POINTERS[colour]} on {background}")
    return painted.append(" " * (WIDTH - 1 - len(painted)), ground)


def pointers(state: State, tile: int) -> list[tuple[DieColour, str]]:
    """A0.5, A3.1 For each die in its order that moves the tile, or the turret's drone: its colour and an arrow."""
    return [(colour, ARROWS[heading]) for colour, heading in directions(state, tile)]


def directions(state: State, tile: int) -> list[tuple[DieColour, int]]:
    """A0.5, A3.1 The headings in which the dice on the table will move the tile, in the order of the dice."""
    if tile == EMPTY or tile >= POD or not state.dice.all():
        return []
    mover = tile + FIRST_DRONE - FIRST_TURRET if is_turret(tile) else tile
    order = [DICE[colour] for colour in state.dice_order]
    faces = int(state.tile_one_faces[mover])
    return [(colour, int(DIRECTION[faces, state.dice[DICE.index(colour)]])) for colour in order if mover in MOVED_BY[colour]]
