"""The engine beside an older one, by processor time: `python -m benchmarks.before /path/to/the/older/src`, on one core.

Two processes, one of each source, play the same stretches of games in turn; only one is at work at a time. What other work on the machine
takes shows in both, so the ratio of the best stretches is worth more than the speeds. The rows are those of `swarmrally bench engine`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent.parent / "src"
ROWS = {
    "asteroyds_events": "Asteroyds, events on",
    "asteroyds_quiet": "Asteroyds, events off",
    "roborally_events": "RoboRally, events on",
    "roborally_options": "RoboRally, with three options each",
}
GAMES = {"asteroyds": 6000, "roborally": 300}
"""In a stretch: about a thirtieth of a second."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("older", type=Path, help="the folder that holds the older package `swarmrally`")
    parser.add_argument("--newer", type=Path, default=HERE, help="the folder that holds the newer one")
    parser.add_argument("--stretches", type=int, default=100, help="of each row and engine")
    parser.add_argument("--only", choices=ROWS, nargs="*", default=list(ROWS))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for row in given.only:
        found = compared(row, given.older, given.newer, given.stretches)
        print(json.dumps({"row": row, **found}) if given.json else line(row, found), flush=True)


def line(row: str, found: dict[str, float]) -> str:
    speeds = f"{found['older']:>12,.0f} {found['newer']:>12,.0f} steps/s"
    return f"{ROWS[row]:<36}{speeds}   best {found['best']:.3f}   median {found['median']:.3f}"


def compared(row: str, older: Path, newer: Path, stretches: int) -> dict[str, float]:
    """The speeds of the best stretches, their ratio, and that of the median stretches."""
    engines = [started(row, older), started(row, newer)]
    steps = [ask(engine)[0] for engine in engines]
    seconds: list[list[float]] = [[], []]
    for _ in range(stretches):
        for engine, taken in zip(engines, seconds, strict=True):
            taken.append(ask(engine)[1])
    for engine in engines:
        engine.communicate()
    best, median = [min(taken) for taken in seconds], [statistics.median(taken) for taken in seconds]
    return {
        "older": steps[0] / best[0],
        "newer": steps[1] / best[1],
        "best": best[0] / best[1],
        "median": median[0] / median[1],
    }


def started(row: str, source: Path) -> subprocess.Popen[str]:
    """A process that plays a stretch for every line that it is sent."""
    surroundings = {**os.environ, "PYTHONPATH": str(source.resolve())}
    command = [sys.executable, str(Path(__file__).resolve()), "--play", row]
    return subprocess.Popen(command, env=surroundings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(engine: subprocess.Popen[str]) -> tuple[int, float]:
    """How many steps a stretch had, and the seconds of processor time that it took."""
    assert engine.stdin
    assert engine.stdout
    engine.stdin.write("\n")
    engine.stdin.flush()
    steps, seconds = json.loads(engine.stdout.readline())
    return steps, seconds


def play(row: str) -> None:
    """In a process of its own: the same games for every line."""
    game, _, kind = row.partition("_")
    bench = benchmark(game)
    bench.use_engine(game)
    given = calls_of(bench, lambda: begin(bench, game, kind))
    for _ in range(2):
        stretch(bench, given, GAMES[game])
    for _ in sys.stdin:
        begun = time.process_time()
        steps = stretch(bench, given, GAMES[game])
        print(json.dumps([steps, time.process_time() - begun]), flush=True)


def benchmark(game: str) -> Any:
    """The module behind `bench engine`, which had another name before."""
    try:
        return importlib.import_module(f"swarmrally.cli.bench.{game}")
    except ModuleNotFoundError:
        return importlib.import_module(f"swarmrally.cli.{game}_benchmarks")


class Caught(Exception):
    """What a benchmark was about to play."""


def calls_of(bench: Any, measure: Callable[[], None]) -> tuple[Any, ...]:
    """The records that the benchmark of this version hands to its games: course or board, state, events and tally."""
    play_games = bench.play_games

    def caught(*given: Any) -> None:
        raise Caught(given)

    bench.play_games = caught
    try:
        measure()
    except Caught as what:
        given: tuple[Any, ...] = what.args[0]
        return given
    finally:
        bench.play_games = play_games
    raise AssertionError("the benchmark plays no games")


def begin(bench: Any, game: str, kind: str) -> None:
    """One row of `bench engine`."""
    if game == "asteroyds":
        bench.rounds_in(1.0, "side by side", kind == "quiet")
    else:
        bench.phases_in(1.0, "side by side", bench.WITH_OPTIONS if kind == "options" else bench.WITHOUT_OPTIONS)


def stretch(bench: Any, given: tuple[Any, ...], games: int) -> int:
    """How many rounds or register phases these games have."""
    *records, _, _, _ = given
    tally = bench.new(bench.Tally)
    bench.play_games(*records, tally, 0, games)
    return int(tally.rounds if hasattr(tally, "rounds") else tally.phases)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(sys.argv[2])
    else:
        main()
