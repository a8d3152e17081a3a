"""`swarmrally replay`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from swarmrally.cli.commands.play import can_draw, console_for
from swarmrally.cli.games import GAMES, replayed, table
from swarmrally.cli.terminal.keys import pressed
from swarmrally.cli.terminal.screen import opened
from swarmrally.cli.terminal.watching import Film, watch
from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.records import Record, first_difference, load
from swarmrally.kernel.refusal import Refusal


def replay(file: Path, /, *, plain: bool = False) -> int:
    """Step through a record in the terminal, forwards and back.

    → and ← go by one event, Space or B by one beat, ] and [ (also Page Down and Page Up, or Shift with an arrow) by one round,
    Home and End to the beginning and the end. Q leaves. Through a pipe, or with --plain, the whole game is printed.

    Parameters
    ----------
    file
        The record, as `play --record` and `simulate --record` write it.
    plain
        Print everything as text, to the end.
    """
    record = load(file)
    game = played(record, file)
    console = console_for(plain)
    film = film_of(game, record)
    if plain or not can_draw():
        for line in lines_of(film, game, record):
            console.print(line, soft_wrap=True)
        return 0
    try:
        with opened(console) as screen, pressed() as keys:
            watch(film, screen, keys)
    except (KeyboardInterrupt, EOFError):
        print(f"You left. To go on: swarmrally replay {file}", file=sys.stderr)
    return 0


def played(record: Record, file: Path) -> Any:
    """The game of a record, played to its last decision."""
    if record.game not in GAMES:
        raise Refusal(f"{file}: /game", "wrong_option", expected=f"{' or '.join(GAMES)}, got {record.game[:40]}")
    return replayed(record, file)


def film_of(game: Any, record: Record) -> Film:
    """All events of a game, and the state before the first one."""
    at = table(record.game)
    told = at.told_of(game)
    difference = first_difference(record.events, told)
    note = f"The record tells another game than playing it gives (swarmrally verify): {difference}" if difference else ""
    rows = [row for stretch in game.told for row in stretch]
    events = [event for stretch in told for event in stretch]
    cast = at.cast_of(game)
    return Film(at.showing(game, cast), cast, at.first_of(game), rows, events, note)


def lines_of(film: Film, game: Any, record: Record) -> list[Text]:
    """The whole game as text, and the end."""
    seeds = [f"Seed {game.seed}", f"Its hash {seed_hash(game.seed)}"]
    if game.is_over:
        return [*film.lines(), *table(record.game).result_lines(game, film.cast, seeds)]
    return [*film.lines(), Text("The record ends here; the game is not over."), *map(Text, seeds)]
