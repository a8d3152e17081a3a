"""RoboRally in the arena."""

from __future__ import annotations

from typing import Any

import msgspec

from swarmrally.roborally.course import Course
from swarmrally.roborally.forms import LiveProgram
from swarmrally.roborally.game import SETUP_DECODER, Game
from swarmrally.roborally.state import REASONS, State
from swarmrally.roborally.view import view


def begun(setup: bytes, number: int, seed: str) -> Game:
    return Game(msgspec.structs.replace(SETUP_DECODER.decode(setup), number=number), seed)


def board_of(game: Game) -> Course:
    return game.course


def seen(game: Game, seat: int) -> State:
    return view(game.state, seat)


def round_of(game: Game) -> int:
    return int(game.state.turn_number)


def to_plan(game: Game) -> list[int]:
    return game.to_program()


def put(game: Game, plan: LiveProgram) -> None:
    game.program(plan)


def go_on(game: Game) -> None:
    game.run()


def answers(game: Game) -> list[Any]:
    return game.answers


def reason_of(game: Game) -> str | None:
    return REASONS[game.state.over]


def start_of(game: Game, seat: int) -> int:
    return int(game.state.robot_dock[seat])


def goals_of(game: Game, seat: int) -> int:
    return int(game.state.robot_flags[seat])


def lost_by(game: Game, seat: int) -> int:
    """Lives; a scenario may begin with fewer than the rules give."""
    return max(0, int(game.state.lives) - int(game.state.robot_lives[seat]))
