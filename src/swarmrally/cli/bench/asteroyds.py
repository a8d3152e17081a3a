"""What `swarmrally bench` measures of Asteroyds."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from itertools import count

import msgspec

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import MODES, State
from swarmrally.asteroyds.components.tiles import DICE
from swarmrally.asteroyds.forms.plans import plan_from
from swarmrally.asteroyds.forms.schema import Dice, Rules
from swarmrally.asteroyds.forms.writing import position_from
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.playing.game import Game, Setup, first_state, layout_for, usual_seats
from swarmrally.asteroyds.playing.simulation import Tally, play_games
from swarmrally.cli.bench.engine import Figures, Measure, best_speed, compile_times
from swarmrally.cli.commands.warm import use_engine
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import batch, dtype_of, memory_of, new

MEASURES = 6
GAMES_AT_ONCE = 2000
COPIES = 20_000


def figures(seconds: float, measured: Measure) -> Figures:
    cores = os.cpu_count() or 1
    compiling = compile_times("asteroyds", measured)
    use_engine("asteroyds")
    speed = {
        "one_core_events": measured(lambda: speed_of(1, seconds, quiet=False)),
        "one_core_quiet": measured(lambda: speed_of(1, seconds, quiet=True)),
        "all_cores_events": measured(lambda: speed_of(cores, seconds, quiet=False)),
    }
    return {
        "rounds_per_s": speed,
        "compile_s": compiling,
        "state_bytes": dtype_of(State).itemsize,
        "copy_us": round(measured(seconds_to_copy) * 1e6, 3),
        "cores": cores,
    }


def speed_of(workers: int, seconds: float, quiet: bool) -> int:
    return best_speed(workers, lambda seed: rounds_in(seconds, seed, quiet))


def rounds_in(seconds: float, seed: str, quiet: bool) -> int:
    """How many rounds are played in that time."""
    board, setup = printed_board(), Setup(seats=usual_seats(6, "racing"))
    state, layout = first_state(setup, board, seed), layout_for(setup)
    events, tally = new(Events), new(Tally)
    events.quiet = quiet
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        play_games(board.hexes, layout, state, events, tally, int(tally.games), GAMES_AT_ONCE)
    return int(tally.rounds)


def positions() -> Iterator[bytes]:
    """What `resolve` is asked: every round of games in each mode in turn, with random plans and all powers."""
    for number in count():
        mode = MODES[number % len(MODES)]
        game = Game(Setup(Rules(mode, powers=True, dice_order="random"), usual_seats(6, mode)), f"resolve {number}")
        while not game.is_over:
            for seat in game.seats_to_plan():
                plan_at_random(game.state, seat)
            yield position_with_secrets(game)
            game.play()


def position_with_secrets(game: Game) -> bytes:
    """The round that is about to be flown, on a line."""
    position, state = position_from(game.state, game.board), game.state
    red, white, blue = state.dice.tolist()
    first, second, third = state.dice_order.tolist()
    position.dice = Dice(red, white, blue, (DICE[first], DICE[second], DICE[third]))
    position.plans = [plan_from(state, seat) for seat in game.seats_to_plan()]
    return msgspec.json.encode(position) + b"\n"


def seconds_to_copy() -> float:
    """One state of a batch copied over the others."""
    states = memory_of(batch(State, COPIES))
    states[:] = 1
    start = time.perf_counter()
    states[1:] = states[0]
    return (time.perf_counter() - start) / (COPIES - 1)


def lines(found: Figures) -> list[tuple[str, str]]:
    """The figures in words."""
    speed, compiling = found["rounds_per_s"], found["compile_s"]
    return [
        ("one core, events on", f"{speed['one_core_events']:>12,} rounds/s"),
        ("one core, events off", f"{speed['one_core_quiet']:>12,} rounds/s"),
        (f"{found['cores']} cores, events on", f"{speed['all_cores_events']:>12,} rounds/s"),
        ("compiling, cold cache", f"{compiling['cold']:>12} s"),
        ("ready from the cache", f"{compiling['cached']:>12} s"),
        ("a state", f"{found['state_bytes']:>12,} bytes, copied in {found['copy_us']} µs"),
    ]
