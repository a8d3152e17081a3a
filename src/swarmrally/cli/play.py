"""`swarmrally play`."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Group, Parameter
from rich.console import Console
from rich.text import Text

from swarmrally.asteroyds.game import Game, replay
from swarmrally.asteroyds.state import MODES
from swarmrally.asteroyds.view import SPECTATOR, view
from swarmrally.cli.terminal.cast import Cast, cast_of
from swarmrally.cli.terminal.frames import View, result_lines
from swarmrally.cli.terminal.keys import pressed
from swarmrally.cli.terminal.lines import Lines
from swarmrally.cli.terminal.live import Live
from swarmrally.cli.terminal.looking import Assist
from swarmrally.cli.terminal.narration import listed
from swarmrally.cli.terminal.options import RULES, SEATS, Seating, Variant, seconds_from, setup_from
from swarmrally.cli.terminal.plain import HELP, Plain
from swarmrally.cli.terminal.screen import opened
from swarmrally.cli.terminal.sitting import Front, Quit, play_to_the_end
from swarmrally.kernel.chance import new_seed, seed_hash
from swarmrally.kernel.records import load, save
from swarmrally.kernel.refusal import Refusal

SHOWN = Group("How it is shown and kept", sort_key=3)
GOALS = {
    "racing": "Touch the four gates ①②③④ before the others do.",
    "shooting": "Shoot the four gates ①②③④ before the others do.",
    "targets": "Two teams: shoot the asteroids that carry your team's letter, L or R, before the others have shot theirs.",
    "drones": "Shoot one drone of each symbol, D1 to D4, before the others do.",
}


def play(
    *,
    seating: Seating | None = None,
    variant: Variant | None = None,
    asteroids: Annotated[int | None, Parameter(group=RULES)] = None,
    scenario: Annotated[Path | None, Parameter(group=RULES)] = None,
    seconds: Annotated[str | None, Parameter(group=RULES)] = None,
    seed: Annotated[str | None, Parameter(group=RULES)] = None,
    number: Annotated[int, Parameter(group=RULES)] = 0,
    resume: Annotated[Path | None, Parameter(group=SEATS)] = None,
    record: Annotated[Path | None, Parameter(group=SHOWN)] = None,
    assist: Annotated[Assist, Parameter(group=SHOWN)] = "path",
    speed: Annotated[float, Parameter(group=SHOWN)] = 1.0,
    plain: Annotated[bool, Parameter(group=SHOWN, negative=())] = False,
    terminal: Annotated[bool, Parameter(group=SHOWN, negative=())] = False,
) -> int:
    """Play Asteroyds in the terminal, against bots or with others at one keyboard.

    Without options you fly a race against three bots. Every round the dice are shown, you plan seven moves in secret while the
    stopwatch runs, then the swarm moves and the craft fly. Press ? while planning for the keys and the rules in short.
    With --plain, or through a pipe, a plan is a line of letters such as `wwd.ax e`: w ahead, d right, a left, x back, s shoot,
    . wait, p power, e energy on the shield; `help` explains the rest.

    Parameters
    ----------
    seating
        Who plays.
    variant
        Rules.
    asteroids
        How many of the 20 asteroids stay on the board (A1.7).
    scenario
        A file with a position to begin from: board, tiles, craft and rules. People take its first seats, bots the others.
    seconds
        The stopwatch: a number, novice (50 or 60, the usual one), expert (20 or 30) or none. Then the plan stands as it is (A2.2).
    seed
        Any text; the same seed gives the same game. Drawn when left out, and shown at the end.
    number
        Which of the games of this seed.
    resume
        Go on with the game of this record; --people says how many of its seats are people, the other rules are the record's.
    record
        Keep the game in this file, at the end and when you leave. `swarmrally replay` shows it.
    assist
        What V shows: nothing, your path over the board as it is, or your path after the swarm has moved.
    speed
        How fast the flight is shown: 2 is twice as fast, 0 is at once.
    plain
        Plain lines, for pipes and screen readers. A plan is then typed as letters such as `wwd.ax e`, without a stopwatch.
    terminal
        Play in the terminal. There is no other game yet, so this changes nothing.
    """
    seating, variant = seating or Seating(), variant or Variant()
    check(speed, record)
    plain = plain or not can_draw()
    if seed is None:
        seed = new_seed()
    game = resumed(resume) if resume else Game(setup_from(seating, variant, asteroids, scenario, number, seed), seed)
    people = range(max(0, min(seating.people, int(game.state.seats))))
    cast = cast_of(game.state, people)
    limit = seconds_from(seconds, MODES[game.state.mode], plain)
    try:
        status = sit_down(game, cast, limit, assist, speed, plain)
    finally:
        kept = keep(game, record)
    print_end(game, cast, plain, kept, record)
    return status if kept or record is None else 1


def check(speed: float, record: Path | None) -> None:
    """Says before the game, not after it, that an option can't be."""
    if not 0 <= speed <= 1000:
        raise Refusal("--speed", f"expected a number from 0 to 1000, got {speed}")
    if record is not None and (record.is_dir() or not record.absolute().parent.is_dir()):
        raise Refusal("--record", f"expected a file in a folder that is there, got {record}")


def can_draw() -> bool:
    """Whether this is a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in ("dumb", "")


def resumed(path: Path) -> Game:
    """The game of a record, where it stopped."""
    record = load(path)
    if record.game != "asteroyds":
        raise Refusal("/game", f"expected asteroyds, got {record.game[:40]}")
    *_, game = replay(record)
    if game.is_over:
        raise Refusal(str(path), "expected a game that goes on; this one is over, `swarmrally replay` shows it")
    return game


def console_for(plain: bool) -> Console:
    """Where lines are printed; a character that the terminal does not know never stops the game."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(no_color=True, color_system=None, highlight=False) if plain else Console(highlight=False)


def sit_down(game: Game, cast: Cast, limit: float | None, assist: Assist, speed: float, plain: bool) -> int:
    """The game until it is over or somebody leaves; returns the exit status."""
    console = console_for(plain)
    try:
        if plain:
            play_in_lines(game, Plain(console, Lines(), game.board, cast, limit, assist))
        else:
            with opened(console) as screen, pressed() as keys:
                live = Live(screen, keys, game.board, cast, limit, assist, speed)
                live.welcome(welcome(game, cast, limit))
                begin(game, live)
                play_to_the_end(game, cast.people, live)
    except Quit:
        return 0
    except KeyboardInterrupt:
        return 130
    return 0


def play_in_lines(game: Game, front: Plain) -> None:
    for line in welcome(game, front.cast, front.seconds):
        front.say(line)
    front.say(HELP)
    begin(game, front)
    play_to_the_end(game, front.cast.people, front)


def begin(game: Game, front: Front) -> None:
    """Tells the first dice; a game that goes on is simply shown."""
    if len(game.told) == 1:
        front.tell(view(game.state, SPECTATOR), game.told[0])


def welcome(game: Game, cast: Cast, limit: float | None) -> list[Text]:
    """What a newcomer needs to know."""
    mode = MODES[game.state.mode]
    pilots = [f"{cast.names[seat]} ({cast.colours[seat]}, number {seat} on the board)" for seat in sorted(cast.people)]
    who = f"You fly {listed(pilots)}." if len(pilots) == 1 else f"{listed(pilots)} are people." if pilots else "Only bots fly."
    clock = f"You have {limit:g} seconds for each plan." if limit is not None else "There is no stopwatch."
    return [
        Text(f"Welcome to Asteroyds, {mode}.", "bold"),
        Text(who + f" Bots: {int(game.state.seats) - len(pilots)}."),
        Text(GOALS[mode]),
        Text("Plan six moves and the energy column, seal the plan, and watch what comes of it."),
        Text(clock),
        Text("The dice follow from a secret seed. This is its hash, to check the seed at the end:"),
        Text(f"  {seed_hash(game.seed)}", "dim"),
    ]


def keep(game: Game, path: Path | None) -> bool:
    """Saves the record where one was asked for; whether it is there now."""
    if path is None:
        return False
    try:
        save(game.record(), path)
    except OSError as error:
        print(f"{path}: the record could not be written: {error.strerror}", file=sys.stderr)
        return False
    return True


def print_end(game: Game, cast: Cast, plain: bool, kept: bool, record: Path | None) -> None:
    """The result, or how to go on."""
    console = console_for(plain)
    seeds = [f"Seed {game.seed}", f"Its hash {seed_hash(game.seed)}"]
    where = [f"The record is in {record}: swarmrally replay {record}"] if kept else []
    if game.is_over:
        lines = result_lines(View(game.board, cast), game.state, [*seeds, *where], in_words=plain)
    else:
        go_on = f"swarmrally play --resume {record}" if kept else "next time --record FILE keeps it"
        lines = [Text(f"You left in round {game.state.round_number}. To go on: {go_on}"), *map(Text, [*seeds, *where])]
    for line in lines:
        console.print(line, soft_wrap=True)
