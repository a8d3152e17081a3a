"""The golden playthroughs of RoboRally, and how one is told: pictures, programs and events that a person can read along."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from msgspec import convert
from msgspec.structs import replace

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.picture import draw, robot_lines
from swarmrally.roborally.forms.programs import program_from
from swarmrally.roborally.forms.reading import read_position
from swarmrally.roborally.forms.schema import CourseForm, LiveProgram, PartForm, Position, Question, Rules
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import SeatChoice, Setup, usual_seats

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

    @property
    def title(self) -> str:
        form = self.setup.course if self.setup.scenario is None else convert(json.loads(bytes(self.setup.scenario.course)), str)
        return form if isinstance(form, str) else "a course of one's own"


def told(playthrough: Playthrough) -> str:
    """The whole game as text."""
    return "\n".join(lines(playthrough)) + "\n"


def lines(playthrough: Playthrough) -> Iterator[str]:
    game = Game(playthrough.setup, playthrough.seed)
    yield f"{playthrough.name}: {playthrough.title}, {int(game.state.seats)} robots, seed {playthrough.seed!r}"
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
        while game.seats_to_plan():
            yield from program_seat(game, game.seats_to_plan()[0])
        if game.question is None:
            game.play()
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
        game.plan(program)


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


OWN_COURSE = CourseForm(
    boards=[PartForm("chess", 0, 0)],
    dock=PartForm("docking_bay_plain", 0, 12),
    flags=[(5, 11), (7, 10)],
    special=["moving_targets", "frenetic_factory"],
)
"""R10.7 Two special rules on a course of one's own."""


def near_flags() -> Position:
    """R10.5 On the printed course, but the first flag is reached soon also by those who walk at random."""
    robots: list[dict[str, Any]] = [
        {"at": [4, 7], "heading": "N", "options": ["brakes"]},
        {"at": [5, 6], "heading": "W", "options": ["fourth_gear"]},
        {"at": [3, 5], "heading": "E", "options": ["reverse_gear"]},
        {"at": [15, 10], "heading": "S", "options": ["mechanical_arm"], "flags": 1},
    ]
    for seat, robot in enumerate(robots):
        robot |= {"seat": seat, "dock": seat + 1, "archive": robot["at"], "lives": 1}
    return read_position(json.dumps({"game": "roborally", "course": "Frenetic Factory", "rules": {"lives": 1}, "robots": robots}))


def in_teams(players: int, teams: int) -> list[SeatChoice]:
    """R10.7 Chosen by the players: one after the other."""
    return [replace(seat, team=place % teams) for place, seat in enumerate(usual_seats(players))]


PLAYTHROUGHS = [
    Playthrough("checkmate", Setup(Rules(lives=1), "Checkmate", usual_seats(3), options=False), "D"),
    Playthrough("option_world", Setup(Rules(lives=1), "Option World", usual_seats(3), options_at_start=3), "SEED"),
    Playthrough("superbot", Setup(Rules(lives=1), "Day of the SuperBot", usual_seats(5), options=False), "11"),
    Playthrough("capture", Setup(Rules(lives=1), "Capture the Flag", usual_seats(4), options=False), "212"),
    Playthrough("frenetic", Setup(scenario=near_flags()), "0"),
    Playthrough("own_course", Setup(Rules(lives=1, play_on=True), OWN_COURSE, in_teams(4, 3), options_at_start=1), "70"),
    Playthrough("interference", Setup(Rules(lives=1), "Interference", usual_seats(4), options=False), "1"),
]
