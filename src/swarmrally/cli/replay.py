"""`swarmrally replay`."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.text import Text

from swarmrally.asteroyds.fold import fold_all
from swarmrally.asteroyds.game import Game, first_state
from swarmrally.asteroyds.game import replay as replayed
from swarmrally.asteroyds.wire import described
from swarmrally.cli.play import can_draw, console_for
from swarmrally.cli.terminal.cast import cast_of
from swarmrally.cli.terminal.frames import View, plans_beside_pilots, result_lines
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
    A game of RoboRally is always printed.

    Parameters
    ----------
    file
        The record, as `play --record` and `simulate --record` write it.
    plain
        Print everything as text, to the end.
    """
    record = load(file)
    if record.game == "roborally":
        from swarmrally.cli.roborally_replay import lines_of as roborally_lines

        print("\n".join(roborally_lines(record)))
        return 0
    game = played(record)
    console = console_for(plain)
    film = film_of(game, record)
    if plain or not can_draw():
        for line in lines_of(film, game):
            console.print(line, soft_wrap=True)
        return 0
    try:
        with opened(console) as screen, pressed() as keys:
            watch(film, screen, keys)
    except (KeyboardInterrupt, EOFError):
        print(f"You left. To go on: swarmrally replay {file}", file=sys.stderr)
    return 0


def played(record: Record) -> Game:
    """The game of a record, played to its last decision."""
    if record.game != "asteroyds":
        raise Refusal("/game", f"expected asteroyds or roborally, got {record.game[:40]}")
    *_, game = replayed(record)
    return game


def film_of(game: Game, record: Record) -> Film:
    """All events of a game, and the state before the first one."""
    told = [described(stretch, game.board) for stretch in game.told]
    difference = first_difference(record.events, told)
    note = f"The record tells another game than playing it gives (swarmrally verify): {difference}" if difference else ""
    rows = [row for stretch in game.told for row in stretch]
    events = [event for stretch in told for event in stretch]
    first = first_state(game.setup, game.board, game.seed)
    first.key[:] = 0
    return Film(game.board, cast_of(first), first, rows, events, note)


def lines_of(film: Film, game: Game) -> list[Text]:
    """The whole game as text: the board at the start of each round, every event, the end."""
    lines = [Text(film.note)] if film.note else []
    state = film.at(0)
    for number, (row, sentence) in enumerate(zip(film.rows, film.sentences, strict=True), start=1):
        fold_all(state, [row])
        lines.append(sentence)
        if film.events[number - 1]["kind"] == "DiceRolled":
            lines += [*film.board_at(state), *plans_beside_pilots(film.cast, state, None)]
    seeds = [f"Seed {game.seed}", f"Its hash {seed_hash(game.seed)}"]
    if game.is_over:
        return [*lines, *result_lines(View(game.board, film.cast), game.state, seeds)]
    return [*lines, Text("The record ends here; the game is not over."), *map(Text, seeds)]
