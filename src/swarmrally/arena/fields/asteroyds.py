"""Asteroyds in the arena."""

from __future__ import annotations

from typing import Any

import msgspec

from swarmrally.asteroyds.board import Board
from swarmrally.asteroyds.forms import LivePlan
from swarmrally.asteroyds.game import SETUP_DECODER, Game
from swarmrally.asteroyds.state import REASONS, TARGETS, State, is_flying
from swarmrally.asteroyds.targets import targets_gone
from swarmrally.asteroyds.view import view


def begun(setup: bytes, number: int, seed: str) -> Game:
    return Game(msgspec.structs.replace(SETUP_DECODER.decode(setup), number=number), seed)


def board_of(game: Game) -> Board:
    return game.board


def seen(game: Game, seat: int) -> State:
    return view(game.state, seat)


def round_of(game: Game) -> int:
    return int(game.state.round_number)


def to_plan(game: Game) -> list[int]:
    return game.pilots_flying()


def put(game: Game, plan: LivePlan) -> None:
    game.plan(plan)


def go_on(game: Game) -> None:
    game.fly()


def answers(game: Game) -> list[Any]:
    return [False, True]


def reason_of(game: Game) -> str | None:
    return REASONS[game.state.over]


def start_of(game: Game, seat: int) -> int:
    """The seat's number: colour or team give each its start."""
    return seat + 1


def goals_of(game: Game, seat: int) -> int:
    if game.state.mode == TARGETS:
        return targets_gone(game.state, int(game.state.craft_team[seat]))
    return int(game.state.craft_tokens[seat]).bit_count()


def lost_by(game: Game, seat: int) -> int:
    return int(not is_flying(game.state, seat))
