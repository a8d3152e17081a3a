"""Works of Asteroyds: layouts."""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from swarmrally.arena.generating.asteroyds.layout import contents
from swarmrally.arena.grounds import Ground, sides_of
from swarmrally.asteroyds.components.state import Mode
from swarmrally.asteroyds.components.tiles import TILES
from swarmrally.asteroyds.forms.layouts import LayoutForm, TurretHex
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.drawing import palette, pieces
from swarmrally.drawing.space import SIZE, craft_at, extent, fixed, tile_at
from swarmrally.drawing.space import ground as hexes
from swarmrally.drawing.svg import box, document, group, tag
from swarmrally.kernel.hexes import OFF

MARGIN = SIZE / 2


def form_of(setup: Setup) -> LayoutForm:
    assert setup.layout is not None
    return setup.layout


def modes(setup: Setup) -> list[str]:
    """Each once, the first one first."""
    return list(dict.fromkeys(form_of(setup).modes))


def in_mode(setup: Setup, mode: str | None) -> Setup:
    return setup if mode is None else replace(setup, rules=replace(setup.rules, mode=cast(Mode, mode)))


def ground(setup: Setup, name: str, seats: int, mode: str | None) -> Ground:
    """As an analysis takes a layout."""
    chosen = in_mode(setup, mode)
    seated = replace(chosen, seats=usual_seats(seats, chosen.rules.mode))
    title = f"Asteroyds, {name}, {chosen.rules.mode.title()}"
    return Ground("asteroyds", title, Raw(msgspec.json.encode(seated)), sides_of([seat.team for seat in seated.seats]))


def elements(setup: Setup) -> dict[str, int]:
    """How much of each there is."""
    form = form_of(setup)
    turrets = sum(isinstance(tile, TurretHex) for tile in form.tiles)
    return {element: count for element, count in {**contents(form), "turrets": turrets}.items() if count}


def picture(setup: Setup, seats: int, seed: str) -> str:
    """A game on it as it could begin: what the layout leaves open is drawn from the seed. No word of its author is in it."""
    game = Game(replace(setup, seats=usual_seats(seats, setup.rules.mode)), seed)
    board, state = game.board, game.state
    left, top, right, bottom = extent(board)
    drawn = [hexes(board), *fixed(board, state)]
    drawn += [tile_at(board, state, tile) for tile in range(TILES) if state.tile_cell[tile] != OFF]
    drawn += [craft_at(board, state, seat) for seat in range(seats)]
    width, height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    inside = tag("defs", pieces.CLIPS) + box((0, 0), width, height, fill=palette.SPACE)
    return document(width, height, inside + group("".join(drawn), (MARGIN - left, MARGIN - top)), width=width, height=height)
