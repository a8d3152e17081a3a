"""Wishes: goals that a position of Asteroyds may have, of each kind the greatest first."""

from __future__ import annotations

from collections.abc import Iterator

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLUMNS, DRONES, ENERGY, RACING, SHOOTING, TARGETS, State
from swarmrally.asteroyds.components.tiles import EMPTY
from swarmrally.study.puzzles.field import Place
from swarmrally.study.puzzles.puzzle import Clause

ALIVE, UNHURT, SHIELD = Clause("alive"), Clause("unhurt", number=0), Clause("shield")
NO_RAM, NO_COLLISION = Clause("no_ram"), Clause("no_collision")
STANDS = 6
"""So many hexes are tried as places to end on."""


def wishes(place: Place) -> Iterator[list[list[Clause]]]:
    """By mode what there is to score, then what can be asked anywhere."""
    state, seat = place.state, place.seat
    missing = [symbol for symbol in range(1, 5) if not int(state.craft_tokens[seat]) >> symbol - 1 & 1]
    if state.mode in (RACING, SHOOTING):
        yield from collecting("tokens", len(missing))
        yield [[Clause("tokens", number=2), ALIVE, Clause("shots", number=1)], [Clause("tokens", number=2), ALIVE, NO_COLLISION]]
    if state.mode == DRONES:
        yield from collecting("drones", len(missing))
    if state.mode == TARGETS:
        yield from collecting("targets", 4)
        yield [[Clause("team"), ALIVE]]
    if state.mode != TARGETS:
        yield from finishing()
        for symbol in missing:
            in_time = [[Clause("token", about=symbol, by=column), ALIVE] for column in range(2, COLUMNS)]
            yield [*in_time, [Clause("token", about=symbol), ALIVE]]
            yield [[Clause("token", about=symbol), SHIELD, UNHURT], [Clause("token", about=symbol), UNHURT]]
    if not state.craft_ram_spent[seat]:
        yield from ramming(state)
    yield from standing(place.ground, state, seat)


def collecting(kind: str, most: int) -> Iterator[list[list[Clause]]]:
    """As many as there can be, with a limit that costs something, or in few columns."""
    numbers = range(most, 0, -1)
    yield [[Clause(kind, number=number), ALIVE] for number in numbers]
    yield [[Clause(kind, number=number), SHIELD, ALIVE] for number in numbers]
    yield [[Clause(kind, number=number), UNHURT] for number in numbers]
    yield [[Clause(kind, number=number), ALIVE, NO_RAM] for number in numbers]
    if kind == "tokens":
        yield [[Clause(kind, number=2, by=column), ALIVE] for column in range(3, COLUMNS)]


def finishing() -> Iterator[list[list[Clause]]]:
    yield [[Clause("finish", by=column), ALIVE] for column in range(2, COLUMNS)] + [[Clause("finish"), ALIVE]]
    yield [[Clause("finish"), SHIELD, ALIVE], [Clause("finish"), UNHURT]]


def ramming(state: State) -> Iterator[list[list[Clause]]]:
    """A5.4 A ram on the way to something else."""
    if state.mode in (RACING, SHOOTING):
        yield [[Clause("rams", number=1), Clause("tokens", number=number), ALIVE] for number in (2, 1)]
    if state.mode == DRONES:
        yield [[Clause("rams", number=1), Clause("drones", number=number), ALIVE] for number in (2, 1)]
    if state.mode == TARGETS:
        yield [[Clause("rams", number=1), Clause("targets", number=number), ALIVE] for number in (3, 2)]


def standing(board: Board, state: State, seat: int) -> Iterator[list[list[Clause]]]:
    """Hexes some steps away that are free now, the far ones first, spread over the board; with and without energy."""
    here = board.places[int(state.craft_cell[seat])]
    free = [at for cell, at in enumerate(board.places) if state.tile_at[cell] == EMPTY and 3 <= steps(here, at) <= ENERGY]
    stride = 1 + len(free) // STANDS
    for at in free[int(state.round_number) % stride :: stride]:
        yield [[Clause("stand", about=at), SHIELD, UNHURT], [Clause("stand", about=at), UNHURT]]


def steps(here: tuple[int, int], there: tuple[int, int]) -> int:
    """Hexes between two places, were nothing in the way."""
    rows = there[0] - here[0]
    slant = (there[1] - (there[0] - there[0] % 2) // 2) - (here[1] - (here[0] - here[0] % 2) // 2)
    return max(abs(rows), abs(slant), abs(rows + slant))
