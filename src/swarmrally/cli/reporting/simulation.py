"""What every `swarmrally simulate` shares: games in chunks side by side, a report, one game kept."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from swarmrally.arena.words import ENDINGS
from swarmrally.cli.commands.warm import use_engine
from swarmrally.cli.games import Game, module
from swarmrally.kernel.events import Events, check_room
from swarmrally.kernel.fields import new
from swarmrally.kernel.progress import progress
from swarmrally.kernel.records import Record, save

CHUNK = 500
AT_A_TIME = 1000
"""Chunks that are handed out together: of millions even the list would fill the memory."""
Rows = list[tuple[str, str]]


def play_all(game: Game, games: int, jobs: int, play_chunk: Callable[[int, int], Any]) -> Any:
    """The tally of all games; play_chunk() plays so many from a number on, with memory of its own."""
    use_engine(game)
    simulation = module(game, "simulation")
    total = new(simulation.Tally)
    chunks = ((first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    with progress("Playing", games) as advance, ThreadPoolExecutor(jobs) as pool:
        while some := [*islice(chunks, AT_A_TIME)]:
            for part in pool.map(lambda chunk: play_chunk(*chunk), some):
                simulation.add(total, part)
                advance(int(part.games))
    check_events(int(total.most_events))
    return total


def check_events(most: int) -> None:
    """No game had more to tell than the buffer holds."""
    events = new(Events)
    events.told = most
    check_room(events)


def report(figures: dict[str, Any], as_json: bool, print_table: Callable[[dict[str, Any]], None]) -> None:
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        print_table(figures)


def keep(record: Record, number: int, path: Path, is_quiet: bool) -> None:
    """Saves one of the games."""
    save(record, path)
    if not is_quiet:
        print(f"Game {number} is kept in {path}: swarmrally replay {path}")


def print_sections(title: str, *sections: Rows) -> None:
    """A table of two columns."""
    table = Table(title=title, show_header=False, title_justify="left")
    table.add_column(style="bold")
    table.add_column(justify="right")
    for rows in sections:
        for row in rows:
            table.add_row(*row)
        table.add_section()
    Console().print(table)


def share(count: int, games: int) -> str:
    return f"{count:,} ({100 * count / games:.1f} %)"


def ending_rows(ended: dict[str, int], games: int, unfinished: str) -> Rows:
    """How the games ended, in words."""
    return [(f"ended: {ENDINGS.get(reason, unfinished)}", share(count, games)) for reason, count in ended.items() if count]
