"""A1.1, A1.3, A1.4, A1.7 Layouts: where which tiles lie and craft start, and for which modes. The printed ones have the same form."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLOURS, MODES, SEATS, TEAMS, Colour, Mode, Team
from swarmrally.asteroyds.components.tiles import ASTEROID_COLOURS, FIRST_GATE, GATE_COLOURS, AsteroidColour, GateColour
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.schema import At, BoardForm, Platform, Pod, Priority, Symbol
from swarmrally.asteroyds.rules.setup import ALL_STAY, HALF, MOST_FIXED, OPEN, Layout
from swarmrally.asteroyds.rules.targets import TARGETS_PER_TEAM
from swarmrally.kernel.fields import new
from swarmrally.kernel.hexes import HEADING_NUMBER, OFF, Heading
from swarmrally.kernel.refusal import Refusal, decoded, sent_in

LAYOUT_OF_MODE = dict(zip(MODES, ("racing", "racing", "targets", "drones"), strict=True))
EACH = 4
"""A0.3 Asteroids of a colour, and turrets."""


class AsteroidHex(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="asteroid"):
    colour: AsteroidColour
    at: At
    priority: Priority | None = None
    one_faces: Heading | None = None
    target: Team | None = None
    """Whose target it carries in Targets; by its half when left out (A9.1)."""


class GateHex(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="gate"):
    colour: GateColour
    at: At
    priority: Annotated[int, Meta(ge=21, le=24)] | None = None
    symbol: Symbol | None = None
    one_faces: Heading | None = None


class TurretHex(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="turret"):
    at: At
    symbol: Symbol | None = None
    one_faces: Heading | None = None


class Start(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a craft starts: that of a colour, in Targets one of a team, or whoever is next."""

    at: At
    heading: Heading
    colour: Colour | None = None
    team: Team | None = None


class LayoutForm(Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: Literal["asteroyds"]
    modes: Annotated[list[Mode], Meta(min_length=1)]
    tiles: list[AsteroidHex | GateHex | Pod | Platform | TurretHex]
    starts: Annotated[list[Start], Meta(min_length=2, max_length=SEATS)]
    board: BoardForm | UnsetType = UNSET


DECODER = msgspec.json.Decoder(LayoutForm)


def read_layout(text: bytes | str) -> LayoutForm:
    """The layout in a JSON text, or a Refusal; a position is told to be one."""
    try:
        return decoded(DECODER, text)
    except Refusal:
        if is_position(sent_in(text)):
            raise Refusal("", "not_a_layout") from None
        raise


def is_layout(sent: object) -> bool:
    """Whether something that should have been a position looks like a layout."""
    return isinstance(sent, dict) and "starts" in sent and "craft" not in sent


def is_position(sent: object) -> bool:
    """The other way."""
    return isinstance(sent, dict) and "craft" in sent and "starts" not in sent


@functools.cache
def printed_form(mode: Mode) -> LayoutForm:
    """A1.1 The printed layout of a mode."""
    name = f"scenarios/{LAYOUT_OF_MODE[mode]}.json"
    return read_layout(resources.files("swarmrally.asteroyds").joinpath(name).read_bytes())


def layout_of(form: LayoutForm, mode: Mode, stay: int = ALL_STAY, left_out: Iterable[int] = ()) -> tuple[Board, Layout]:
    """Board and layout for a mode, or a Refusal; `stay` asteroids of it are laid, none of the priorities that are left out (A1.7)."""
    if mode not in form.modes:
        raise Refusal("/modes", "layout_modes", modes=list(form.modes), got=mode)
    board = board_from(form.board)
    layout = blank_layout()
    layout.asteroids = stay
    layout.left_out = sum(1 << priority - 1 for priority in left_out)
    lying: dict[int, int] = {}
    for number, tile in enumerate(form.tiles):
        try:
            lay(tile, layout, free_cell(board, tile.at, lying), board)
        except Refusal as refusal:
            raise refusal.inside(f"/tiles/{number}") from None
        lying[board.cell_at[tile.at]] = number
    check_mode(form, layout, mode)
    put_starts(form, layout, board, lying)
    note_free_numbers(layout)
    return board, layout


def blank_layout() -> Layout:
    layout = new(Layout)
    for cells in (layout.asteroid, layout.gate, layout.turret, layout.pod, layout.platform, layout.start):
        cells[...] = OFF
    for drawn in (layout.asteroid_number, layout.gate_number, layout.turret_number, layout.start_colour, layout.start_of_colour):
        drawn[...] = OPEN
    for facing in (layout.asteroid_faces, layout.gate_faces, layout.turret_faces):
        facing[...] = OPEN
    return layout


def free_cell(board: Board, at: At, lying: dict[int, int]) -> int:
    """A0.3 At most one tile on a hex."""
    cell = cell_of(board, at)
    if cell in lying:
        raise Refusal("/at", "place_taken", expected=f"a hex without another tile, {list(at)} has one")
    return cell


def cell_of(board: Board, at: At) -> int:
    cell = board.cell_at.get(at)
    if cell is None:
        raise Refusal("/at", "not_a_hex", got=str(list(at)))
    return cell


def lay(tile: Any, layout: Layout, cell: int, board: Board) -> None:
    LAYING[type(tile)](tile, layout, cell, board)


def lay_asteroid(tile: AsteroidHex, layout: Layout, cell: int, board: Board) -> None:
    """A0.4 At most four of a colour; a priority that is given belongs to the colour."""
    colour = ASTEROID_COLOURS.index(tile.colour)
    number = OPEN
    if tile.priority is not None:
        if (tile.priority - 1) // EACH != colour:
            right = ASTEROID_COLOURS[(tile.priority - 1) // EACH]
            raise Refusal("/colour", "not_this", value=right, why=f"the colour of priority {tile.priority}")
        number = (tile.priority - 1) % EACH
    place = put(layout.asteroid[colour], layout.asteroid_number[colour], cell, number, f"four {tile.colour} asteroids")
    layout.asteroid_faces[colour, place] = facing(tile.one_faces)
    layout.asteroid_target[colour, place] = target_of(tile, board)


def target_of(tile: AsteroidHex, board: Board) -> int:
    """A9.1 Whose target lies on it: as given, else the left team's on the right half, the right team's on the left."""
    if not tile.colour.startswith("white"):
        if tile.target is not None:
            raise Refusal("/target", "not_here", expected="targets only on white, white/red and white/blue asteroids")
        return TEAMS.index(None)
    return TEAMS.index(tile.target or ("right" if tile.at[1] < HALF else "left"))


def lay_gate(tile: GateHex, layout: Layout, cell: int, board: Board) -> None:
    """A0.4, A0.6 Two of a colour; priority and symbol say the same."""
    colour, number = GATE_COLOURS.index(tile.colour), OPEN
    for name, given in (("priority", tile.priority), ("symbol", tile.symbol and tile.symbol + FIRST_GATE)):
        if given is None:
            continue
        if (given - 1 - FIRST_GATE) // 2 != colour:
            raise Refusal(f"/{name}", "not_this", value=tile.colour, why=f"the colour of this gate, and {name} is another's")
        if number not in (OPEN, (given - 1) % 2):
            raise Refusal("/symbol", "not_this", value=(tile.priority or given) - FIRST_GATE, why=f"the symbol of gate {tile.priority}")
        number = (given - 1) % 2
    place = put(layout.gate[colour], layout.gate_number[colour], cell, number, f"two {tile.colour} gates")
    layout.gate_faces[colour, place] = facing(tile.one_faces)


def lay_turret(tile: TurretHex, layout: Layout, cell: int, board: Board) -> None:
    number = OPEN if tile.symbol is None else tile.symbol - 1
    place = put(layout.turret, layout.turret_number, cell, number, "four turrets", "/symbol")
    layout.turret_faces[place] = facing(tile.one_faces)


def put(cells: Any, numbers: Any, cell: int, number: int, most: str, pointer: str = "/priority") -> int:
    """On the next free place of its kind; each number once."""
    if OFF not in cells:
        raise Refusal("", "too_many_tiles", most=most)
    if number != OPEN and number in numbers:
        raise Refusal(pointer, "twice", expected="one that no other tile has")
    place: int = cells.tolist().index(OFF)
    cells[place], numbers[place] = cell, number
    return place


def facing(one_faces: Heading | None) -> int:
    return OPEN if one_faces is None else HEADING_NUMBER[one_faces]


def lay_pod(tile: Pod, layout: Layout, cell: int, board: Board) -> None:
    put_fixed(layout.pod, cell, "pods")


def lay_platform(tile: Platform, layout: Layout, cell: int, board: Board) -> None:
    put_fixed(layout.platform, cell, "platforms")


def put_fixed(cells: Any, cell: int, kind: str) -> None:
    if OFF not in cells:
        raise Refusal("", "too_many_tiles", most=f"{MOST_FIXED} {kind}")
    cells[cells.tolist().index(OFF)] = cell


LAYING: dict[type, Callable[[Any, Layout, int, Board], None]] = {
    AsteroidHex: lay_asteroid,
    GateHex: lay_gate,
    TurretHex: lay_turret,
    Pod: lay_pod,
    Platform: lay_platform,
}


def check_mode(form: LayoutForm, layout: Layout, mode: Mode) -> None:
    """What a mode is won with must be there, or nobody could win it."""
    if mode in ("racing", "shooting") and OFF in layout.gate:
        raise Refusal("/tiles", "layout_lacks", expected="two red and two white gates", mode=mode)
    if mode == "drones" and OFF in layout.turret:
        raise Refusal("/tiles", "layout_lacks", expected="four turrets", mode=mode)
    if mode == "targets":
        for team in ("left", "right"):
            if (layout.asteroid_target == TEAMS.index(team)).sum() != TARGETS_PER_TEAM:
                raise Refusal("/tiles", "layout_lacks", expected=f"six targets of the {team} team", mode=mode)


def put_starts(form: LayoutForm, layout: Layout, board: Board, lying: dict[int, int]) -> None:
    """Each on a hex of its own that is free or has a platform; each colour at most once."""
    for number, start in enumerate(form.starts):
        try:
            put_start(form, layout, number, start, cell_of(board, start.at), lying)
        except Refusal as refusal:
            raise refusal.inside(f"/starts/{number}") from None


def put_start(form: LayoutForm, layout: Layout, number: int, start: Start, cell: int, lying: dict[int, int]) -> None:
    if cell in lying and not isinstance(form.tiles[lying[cell]], Platform):
        raise Refusal("/at", "place_taken", expected="a free hex, or a platform")
    for name in ("at", "colour"):
        value = getattr(start, name)
        if value is not None and value in [getattr(other, name) for other in form.starts[:number]]:
            raise Refusal(f"/{name}", "twice", expected=f"each {'hex' if name == 'at' else name} once")
    if start.team is None and "targets" in form.modes:
        raise Refusal("/team", "wrong_teams", expected="left or right in the mode targets")
    layout.start[number], layout.start_heading[number] = cell, HEADING_NUMBER[start.heading]
    if start.colour is not None:
        layout.start_colour[number] = COLOURS.index(start.colour)
        layout.start_of_colour[COLOURS.index(start.colour)] = number
    layout.start_team[number] = TEAMS.index(start.team)


def note_free_numbers(layout: Layout) -> None:
    """A1.7 What is left for the tiles whose numbers are drawn."""
    numbered = zip((*layout.asteroid_number, layout.turret_number), (*layout.asteroid_free, layout.turret_free), strict=True)
    for given, free in numbered:
        left = [number for number in range(EACH) if number not in given]
        free[: len(left)] = left


def check_layout(form: LayoutForm) -> None:
    """Raises a Refusal for a layout that is wrong in any of its modes."""
    for mode in form.modes:
        layout_of(form, mode)
