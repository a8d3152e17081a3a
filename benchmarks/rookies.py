"""`python -m benchmarks.rookies`: what who does nothing, and the scripted beginner, win against a rookie in every mode and on every course.

Plays on from what rookies.json beside this file has of the same seed and program, and writes it and rookies.md. A rookie is held to both
shares by `tests/arena/test_rookies.py`.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

import cyclopts
import msgspec
from msgspec import Struct

from swarmrally.arena.grounds import Ground
from swarmrally.arena.intervals import wilson
from swarmrally.arena.lineups import seated
from swarmrally.arena.matches import Contest, Match, Result
from swarmrally.arena.playing import play
from swarmrally.arena.results import program
from swarmrally.arena.words import between, percent
from swarmrally.asteroyds.components.state import MODES
from swarmrally.bots import Budget
from swarmrally.cli.reporting.grounds import asteroyds_ground, roborally_ground
from swarmrally.cli.terminal.asteroyds.options import Variant
from swarmrally.kernel.ready import make_ready
from swarmrally.roborally.components.course import printed_plans

SCRIPTS = {"idler": (0.0, 0.10), "beginner": (0.35, 0.65)}
"""Between which shares each of them has to lie."""
HERE = Path(__file__).parent
PLACES = (*MODES, *printed_plans())


class Row(Struct):
    """What a script has won in one place."""

    place: str
    script: str
    seed: str
    program: str
    games: int = 0
    won: int = 0
    drawn: int = 0

    @property
    def share(self) -> float:
        return (self.won + self.drawn / 2) / self.games

    @property
    def is_reached(self) -> bool:
        least, most = SCRIPTS[self.script]
        return least <= self.share <= most


class Played(NamedTuple):
    rows: list[Row]
    is_done: bool


def main(*, games: int = 400, seed: str = "rookies", only: str = "", minutes: float = 7, out: Path = HERE) -> None:
    """Measure the rookie by who does nothing and by the scripted beginner.

    Parameters
    ----------
    games
        How many are played in each place.
    seed
        Of all games; a rookie is tuned on others.
    only
        Only places or scripts that have this in their name.
    minutes
        After which it stops; the same command goes on.
    out
        The folder for rookies.json and rookies.md.
    """
    make_ready("bots.asteroyds")
    make_ready("bots.roborally")
    path, end = out / "rookies.json", time.monotonic() + 60 * minutes
    kept = {(row.place, row.script): row for row in rows_in(path)}
    for place in PLACES:
        ground = ground_of(place)
        for script in SCRIPTS:
            if only.lower() not in f"{place} {script}".lower() or time.monotonic() > end:
                continue
            row = kept.get((place, script))
            if row is None or (row.seed, row.program) != (seed, program(ground.game)) or row.games > games:
                row = kept[place, script] = Row(place, script, seed, program(ground.game))
            play_on(row, ground, games)
            write(out, [kept[which] for which in ((p, s) for p in PLACES for s in SCRIPTS) if which in kept])
            print(line_of(row), flush=True)


def ground_of(place: str) -> Ground:
    """One against one; where that can't be, the fewest there can be."""
    mode = next((mode for mode in MODES if mode == place), None)
    return roborally_ground(place) if mode is None else asteroyds_ground(Variant(mode=mode), 2)


def play_on(row: Row, ground: Ground, games: int) -> None:
    contest = Contest(ground.game, ground.setup, f"{row.seed} {row.place}", Budget(nodes=1))
    for number in range(row.games, games):
        count(row, play(Match(contest, number, seated((row.script, "rookie"), ground.sides, number)), keeps=False).result)


def count(row: Row, result: Result) -> None:
    points = result.points(row.script)
    row.games += 1
    row.won += points == 1
    row.drawn += 0 < points < 1


def rows_in(path: Path) -> list[Row]:
    return msgspec.json.decode(path.read_bytes(), type=list[Row]) if path.exists() else []


def write(out: Path, rows: list[Row]) -> None:
    (out / "rookies.json").write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    (out / "rookies.md").write_text("\n".join([*HEAD, *map(line_of, rows), ""]), encoding="utf-8")


HEAD = (
    "# What rookies leave to beginners",
    "",
    "Written by `python -m benchmarks.rookies`. One against one, but four robots in Interference; seats rotate, and draws count half.",
    "Intervals are Wilson's, 95 %.",
    "",
    "| | against a rookie | games | won | drawn | share | 95 % | wanted | reached | seed |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


def line_of(row: Row) -> str:
    least, most = SCRIPTS[row.script]
    interval = between(wilson(row.won + row.drawn / 2, row.games))
    reached = "yes" if row.is_reached else "no"
    shares = f"{percent(row.share)} | {interval} | {100 * least:.0f} to {100 * most:.0f} | {reached}"
    return f"| {row.place} | {row.script} | {row.games} | {row.won} | {row.drawn} | {shares} | {row.seed} |"


if __name__ == "__main__":
    cyclopts.run(main)
