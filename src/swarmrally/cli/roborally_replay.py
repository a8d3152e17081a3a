"""A record of RoboRally as text, from the first deal to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.records import Record, first_difference
from swarmrally.roborally.game import Game, replay
from swarmrally.roborally.picture import draw, machine_lines, robot_lines
from swarmrally.roborally.resolving import winners
from swarmrally.roborally.state import REASONS
from swarmrally.roborally.wire import described


def lines_of(record: Record) -> Iterator[str]:
    """The course at every deal, every event, and the seed at the end."""
    turn = 0
    for game in replay(record):
        yield from map(event_line, described(game.told[-1]))
        if game.is_programming and game.state.turn_number != turn:
            turn = int(game.state.turn_number)
            yield from board_lines(game)
    yield from board_lines(game)
    difference = first_difference(record.events, [described(stretch) for stretch in game.told])
    if difference:
        yield f"The record tells another game than playing it gives (swarmrally verify): {difference}"
    yield result_line(game)
    yield from (f"Seed {game.seed}", f"Its hash {seed_hash(game.seed)}")


def board_lines(game: Game) -> Iterator[str]:
    yield from ("", *draw(game.course, game.state).splitlines(), *machine_lines(game.course))
    yield from (*robot_lines(game.course, game.state, [seat.robot.replace("_", " ") for seat in game.setup.seats]), "")


def event_line(event: dict[str, Any]) -> str:
    """`RobotMoved seat 2, from 5,14, to 5,13, by 2 (R5.2)`"""
    fields = [f"{name} {text_of(value)}" for name, value in event.items() if name not in ("kind", "beat", "rule")]
    return f"{event['kind']} {', '.join(fields)} ({event['rule']})".replace("  ", " ")


def text_of(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return " ".join(f"{name} {text_of(part)}" for name, part in value.items())
    return {None: "none", True: "yes", False: "no"}[value] if isinstance(value, bool | None) else str(value)


def result_line(game: Game) -> str:
    if not game.is_over:
        return "The record ends here; the game is not over."
    seats = winners(game.state)
    won = f"Won by seat {' and '.join(map(str, seats))}" if seats else "Nobody wins"
    return f"{won}: {str(REASONS[game.state.over]).replace('_', ' ')}."
