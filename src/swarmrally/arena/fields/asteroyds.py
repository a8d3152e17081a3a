"""Asteroyds in the arena."""

from __future__ import annotations

import msgspec

from swarmrally.arena.fields import Timed
from swarmrally.arena.heat import Heat, Start
from swarmrally.arena.matches import Match
from swarmrally.asteroyds.components.events import CRAFT_DAMAGED, CRAFT_DESTROYED, CRAFT_MOVED
from swarmrally.asteroyds.components.state import COLOURS, TARGETS, TEAMS, is_flying
from swarmrally.asteroyds.playing.game import SETUP_DECODER, Game, first_state
from swarmrally.asteroyds.rules.targets import targets_gone
from swarmrally.bots.asteroyds.sitting import Sitting
from swarmrally.kernel.events import FIRST, KIND


def begun(setup: bytes, number: int, seed: str) -> Game:
    return Game(msgspec.structs.replace(SETUP_DECODER.decode(setup), number=number), seed)


def play(game: Game, match: Match, keeps: bool, timed: Timed) -> None:
    contest = match.contest
    Sitting(game, match.bots, contest.seed, contest.budget, contest.longest, keeps).play(timed)


def round_of(game: Game) -> int:
    return int(game.state.round_number)


def start_of(game: Game, seat: int) -> int:
    """The seat's number: colour or team give each its start."""
    return seat + 1


def goals_of(game: Game, seat: int) -> int:
    if game.state.mode == TARGETS:
        return int(targets_gone(game.state, int(game.state.craft_team[seat])))
    return int(game.state.craft_tokens[seat]).bit_count()


def lost_by(game: Game, seat: int) -> int:
    return int(not is_flying(game.state, seat))


def starts(game: Game) -> list[Start]:
    first = first_state(game.setup, game.board, game.seed)
    return [
        Start(COLOURS[first.craft_colour[seat]], int(first.craft_cell[seat]), TEAMS[first.craft_team[seat]])
        for seat in range(int(first.seats))
    ]


def traced(game: Game) -> Heat:
    heat, cells = Heat(), [start.cell for start in starts(game)]
    for row in (row for stretch in game.told for row in stretch):
        kind, (seat, second, _, to, _) = row[KIND], row[FIRST:]
        if kind == CRAFT_MOVED:
            cells[seat] = to
            heat.traffic[to] += 1
        elif kind == CRAFT_DAMAGED:
            heat.damage[cells[seat]] += second
        elif kind == CRAFT_DESTROYED:
            heat.deaths[cells[seat]] += 1
    return heat


def cell_name(game: Game, cell: int) -> str:
    row, column = game.board.places[cell]
    return f"row {row}, column {column}"
