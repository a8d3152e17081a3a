"""`python -m benchmarks.thinking`: how long the bots think about a plan on one core, alone and beside busy loops.

A racer in Racing with six craft, then racer and ace on four courses with eight robots that have nine cards and no options, each with its
usual quarter of a second. Times are by the clock, which is what a table waits, and of the processor, which other work on the machine does
not lengthen; `--busy 2` lets two other processes never rest.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import cyclopts
import numpy as np

from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.playing.game import Game as Flight
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.asteroyds.playing.view import view as view_of_craft
from swarmrally.bots import Budget, bot
from swarmrally.cli.commands.warm import use_engines
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.playing.view import view

COURSES = ("Risky Exchange", "Checkmate", "Lost Bearings", "Pilgrimage")
FULL_HAND = 9
LONGEST = 10
WARMING_UP = 20
"""Plans that do not count: the first ones load what was compiled."""
Position = tuple[Any, Any, int]
"""A board or course, what the seat sees, and the seat."""


def in_space() -> Iterator[Position]:
    for number in range(1_000_000):
        game = Flight(FlightSetup(seats=usual_craft(6, "racing")), f"thinking {number}")
        for _ in range(LONGEST):
            yield from ((game.board, view_of_craft(game.state, seat), seat) for seat in game.seats_to_plan())
            for seat in game.seats_to_plan():
                plan_at_random(game.state, seat)
            game.play()
            if game.is_over or game.question:
                break


def on_the_floor() -> Iterator[Position]:
    for number in range(1_000_000):
        game = Game(Setup(course=COURSES[number % len(COURSES)], seats=usual_seats(8), options=False), f"thinking {number}")
        for _ in range(LONGEST):
            seats = [seat for seat in game.seats_to_plan() if len(game.hand(seat)) == FULL_HAND]
            yield from ((game.course, view(game.state, seat), seat) for seat in seats)
            for seat in game.seats_to_plan():
                program_at_random(game.state, new(Events), seat)
            game.play()
            if game.is_over or game.question:
                break


CASES = (
    ("asteroyds", "racer", "Racing, six craft", in_space),
    ("roborally", "racer", "nine cards, eight robots", on_the_floor),
    ("roborally", "ace", "nine cards, eight robots", on_the_floor),
)


def main(*, positions: int = 1000, busy: int = 0) -> None:
    """Measure how long the bots think.

    Parameters
    ----------
    positions
        How many plans each of them makes.
    busy
        How many other processes never rest meanwhile.
    """
    use_engines("bots.asteroyds", "bots.roborally")
    print(f"milliseconds of {positions} plans beside {busy} busy loops")
    print(f"{'':44}{'median':>10}{'p99':>10}{'longest':>10}{'cpu p99':>10}{'longest':>10}")
    with busy_machine(busy):
        for game, name, where, found in CASES:
            times = np.array([milliseconds_of(game, name, *position) for position in islice(found(), WARMING_UP + positions)])[WARMING_UP:]
            clock, processor = times[:, 0], times[:, 1]
            figures = (np.median(clock), np.percentile(clock, 99), clock.max(), np.percentile(processor, 99), processor.max())
            print(f"{f'{game}, {where}, {name}':44}" + "".join(f"{figure:10.1f}" for figure in figures))


def milliseconds_of(game: str, name: str, board: Any, seen: Any, seat: int) -> tuple[float, float]:
    """By the clock, and of the processor."""
    begun, used = time.perf_counter(), time.process_time()
    bot(game, name).plan(board, seen, seat, 1, Budget())
    return (time.perf_counter() - begun) * 1000, (time.process_time() - used) * 1000


@contextmanager
def busy_machine(loops: int) -> Iterator[None]:
    burning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for each in burning:
            each.kill()
            each.wait()


if __name__ == "__main__":
    cyclopts.run(main)
