"""What `swarmrally bench` measures of RoboRally."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count

import msgspec
from msgspec import Raw

from swarmrally.cli.bench.engine import Figures, Measure, best_speed, compile_times
from swarmrally.cli.commands.warm import use_engine
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import dtype_of, new
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.programs import program_from
from swarmrally.roborally.forms.schema import Program
from swarmrally.roborally.forms.writing import position_from
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, course_of, first_state, usual_seats
from swarmrally.roborally.playing.simulation import Tally, play_games

MEASURES = 4
GAMES_AT_ONCE = 200
WITHOUT_OPTIONS = Setup(seats=usual_seats(8), options=False)
WITH_OPTIONS = Setup(seats=usual_seats(8), options_at_start=3)


def figures(seconds: float, measured: Measure) -> Figures:
    compiling = compile_times("roborally", measured)
    use_engine("roborally")
    speed = {
        "one_core_events": measured(lambda: best_speed(1, lambda seed: phases_in(seconds, seed, WITHOUT_OPTIONS))),
        "one_core_options": measured(lambda: best_speed(1, lambda seed: phases_in(seconds, seed, WITH_OPTIONS))),
    }
    return {"phases_per_s": speed, "compile_s": compiling, "state_bytes": dtype_of(State).itemsize}


def phases_in(seconds: float, seed: str, setup: Setup) -> int:
    """How many register phases are played in that time."""
    course = course_of(setup)
    state, events, tally = first_state(setup, course, seed), new(Events), new(Tally)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        play_games(course, state, events, tally, int(tally.games), GAMES_AT_ONCE)
    return int(tally.phases)


def positions() -> Iterator[bytes]:
    """What `resolve` is asked: every turn of games with random programs, without options."""
    for number in count():
        game = Game(WITHOUT_OPTIONS, f"resolve {number}")
        while not game.is_over:
            for seat in game.seats_to_plan():
                program_at_random(game.state, game.events, seat)
            yield position_with_secrets(game)
            game.play()


def position_with_secrets(game: Game) -> bytes:
    """The turn that is about to be run, on a line."""
    state = game.state
    position = position_from(state, game.course, Raw(msgspec.json.encode(game.setup.course)))
    position.program_deck = cards_in(state.deck[int(state.deck_top) : int(state.deck_end)].tolist())
    position.program_discards = cards_in(state.discards[: int(state.discarded)].tolist())
    position.programs = [program_of(game, seat) for seat in range(int(state.seats)) if game.may_order(seat)]
    return msgspec.json.encode(position) + b"\n"


def cards_in(pile: list[int]) -> list[int]:
    return [card * 10 for card in pile]


def program_of(game: Game, seat: int) -> Program:
    live = program_from(game.state, game.course, seat)
    return Program(live.seat, live.registers, live.power_down, live.re_entry, live.answers)


def lines(found: Figures) -> list[tuple[str, str]]:
    """The figures in words."""
    speed, compiling = found["phases_per_s"], found["compile_s"]
    return [
        ("one core, events on", f"{speed['one_core_events']:>12,} phases/s"),
        ("the same with options", f"{speed['one_core_options']:>12,} phases/s"),
        ("compiling, cold cache", f"{compiling['cold']:>12} s"),
        ("ready from the cache", f"{compiling['cached']:>12} s"),
        ("a state", f"{found['state_bytes']:>12,} bytes"),
    ]
