"""What `swarmrally puzzles` does and prints."""

from __future__ import annotations

import datetime
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from swarmrally.kernel.progress import progress
from swarmrally.kernel.refusal import Refusal
from swarmrally.study.puzzles.checking import faults_of
from swarmrally.study.puzzles.choosing import chosen
from swarmrally.study.puzzles.collection import game_of, read, shipped, write
from swarmrally.study.puzzles.daily import append_days, daily
from swarmrally.study.puzzles.mining import mined
from swarmrally.study.puzzles.puzzle import GAMES, KINDS, LEVELS, Game, Kind, Puzzle


class Figures(Struct):
    """Of one game."""

    game: Game
    puzzles: int
    levels: list[int]
    """How many of each, from level 1 on."""
    themes: dict[str, list[int]]
    """The same by theme; a puzzle may have several."""
    today: str
    """The id of the daily puzzle."""


def figures() -> list[Figures]:
    today = datetime.datetime.now(datetime.UTC).date()
    return [figures_of(game, shipped(game), daily(game, today).id) for game in GAMES]


def figures_of(game: Game, puzzles: Sequence[Puzzle], today: str) -> Figures:
    themes = sorted({theme for puzzle in puzzles for theme in puzzle.themes})
    by_theme = {theme: levels_in([puzzle for puzzle in puzzles if theme in puzzle.themes]) for theme in themes}
    return Figures(game, len(puzzles), levels_in(puzzles), by_theme, today)


def levels_in(puzzles: Sequence[Puzzle]) -> list[int]:
    found = Counter(puzzle.level for puzzle in puzzles)
    return [found[level] for level in range(1, LEVELS + 1)]


def print_figures(found: list[Figures], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    for each in found:
        print(f"{each.game}: {each.puzzles} puzzles, today's is {each.today}\n")
        Console().print(table_of(each))
        print()


def table_of(found: Figures) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("theme")
    for level in range(1, LEVELS + 1):
        table.add_column(f"level {level}", justify="right")
    for theme, levels in found.themes.items():
        table.add_row(theme.replace("_", " "), *map(str, levels))
    table.add_row("all", *map(str, found.levels))
    return table


def mine_into(out: Path, game: Game, seed: str, games: range, kind: Kind, quiet: bool) -> None:
    if kind not in KINDS[game]:
        raise Refusal("--kind", "wrong_option", expected=f"one of {', '.join(KINDS[game])} for {game}")
    with progress(f"Mining {game}", len(games), hidden=quiet) as advance:
        found = list(mined(game, seed, games, advance, kind))
    write(out, found)
    positions = len({bytes(puzzle.position) for puzzle in found})
    print(f"{out}: {len(found)} goals in {positions} positions of {len(games)} games")


def choose_from(files: Sequence[Path], game: Game, out: Path, count: int, keep: Path | None) -> None:
    found = [puzzle for file in files for puzzle in read(file)]
    for puzzle in found:
        if game_of(puzzle) != game:
            raise Refusal("--game", "wrong_option", expected=f"the game of the files, which have puzzles of {game_of(puzzle)}")
    taken = chosen(game, found, count, read(keep) if keep else [])
    write(out, taken)
    print(f"{out}: {len(taken)} of {len(found)} puzzles, {out.stat().st_size} bytes")


def give_days() -> None:
    for game in GAMES:
        print(f"{game}: {append_days(game)} more days")


def check_file(file: Path | None, quiet: bool) -> None:
    """Exit status 1 when anything is not as claimed."""
    found = [puzzle for game in GAMES for puzzle in shipped(game)] if file is None else read(file)
    faults = 0
    with progress("Proving", len(found), hidden=quiet) as advance:
        for puzzle in found:
            for fault in faults_of(puzzle):
                print(f"{puzzle.id}: {fault}")
                faults += 1
            advance(1)
    print(f"{len(found)} puzzles proven, {faults} faults")
    if faults:
        sys.exit(1)
