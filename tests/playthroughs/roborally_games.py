"""The golden playthroughs of RoboRally, and how one is told: pictures, programs and events that a person can read along."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from msgspec.structs import replace

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.roborally.drifter import program_at_random
from swarmrally.roborally.forms import LiveProgram, Question, Rules
from swarmrally.roborally.game import Game, Setup, usual_seats
from swarmrally.roborally.picture import draw, robot_lines
from swarmrally.roborally.programs import program_from
from swarmrally.roborally.wire import described

FOLDER = Path(__file__).parent / "roborally"
QUESTIONS: list[Any] = list(get_args(Question))
TURNS_PER_PICTURE = 4


@dataclass(frozen=True)
class Playthrough:
    """A game in which everybody programs at random and is asked everything; the answers take turns through the list."""

    name: str
    setup: Setup
    seed: str

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


def told(playthrough: Playthrough) -> str:
    """The whole game as text."""
    return "\n".join(lines(playthrough)) + "\n"


def lines(playthrough: Playthrough) -> Iterator[str]:
    game = Game(playthrough.setup, playthrough.seed)
    yield f"{playthrough.name}: {playthrough.setup.course}, {len(playthrough.setup.seats)} robots, seed {playthrough.seed!r}"
    yield from tell_events(game)
    asked = 0
    while not game.is_over:
        if game.question:
            answer = game.answers[asked % len(game.answers)]
            asked += 1
            game.answer(game.question[0], answer)
            yield from tell_events(game)
            continue
        yield from tell_position(game)
        while game.to_program():
            yield from program_seat(game, game.to_program()[0])
        if game.question is None:
            game.run()
            yield from tell_events(game)
    yield from tell_position(game, always=True)


def program_seat(game: Game, seat: int) -> Iterator[str]:
    """A random program with every question open; a seat that would recompile does."""
    tried = copy(game.state)
    program_at_random(tried, new(Events), seat)
    if tried.recompiled[seat] and not game.state.recompiled[seat]:
        yield f"seat {seat} recompiles"
        game.recompile(seat)
        yield from tell_events(game)
    else:
        program = replace(program_from(tried, game.course, seat), asks=QUESTIONS)
        yield program_line(game, program)
        game.program(program)


def program_line(game: Game, program: LiveProgram) -> str:
    held = program.registers if isinstance(program.registers, list) else []
    cards = " ".join("-" if cards is None else "+".join(map(str, cards)) for cards in held)
    return f"seat {program.seat} has {' '.join(map(str, game.hand(program.seat)))}, puts {cards}"


def tell_position(game: Game, always: bool = False) -> Iterator[str]:
    if always or game.state.turn_number % TURNS_PER_PICTURE == 1:
        yield ""
        yield from draw(game.course, game.state).splitlines()
    yield from robot_lines(game.course, game.state)


def tell_events(game: Game) -> Iterator[str]:
    for event in described(game.told[-1]):
        kind, beat, rule = event.pop("kind"), event.pop("beat"), event.pop("rule")
        if kind == "TurnBegan":
            yield f"\n---- turn {event['turn']}"
        yield f"{beat:>3} {rule:<5} {kind} {' '.join(f'{name}={value_text(value)}' for name, value in event.items())}".rstrip()


def value_text(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return {None: "-", True: "yes", False: "no"}[value] if isinstance(value, bool | None) else str(value)


PLAYTHROUGHS = [
    Playthrough("checkmate", Setup(Rules(lives=1), "Checkmate", usual_seats(3), options=False), "D"),
    Playthrough("option_world", Setup(Rules(lives=1), "Option World", usual_seats(3), options_at_start=3), "SEED"),
    Playthrough("superbot", Setup(Rules(lives=1), "Day of the SuperBot", usual_seats(5), options=False), "11"),
    Playthrough("capture", Setup(Rules(lives=1), "Capture the Flag", usual_seats(4), options=False), "212"),
    Playthrough("interference", Setup(Rules(lives=1), "Interference", usual_seats(4), options=False), "1"),
]
