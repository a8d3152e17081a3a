"""`swarmrally puzzles`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from swarmrally.cli.games import Game

puzzles = App(name="puzzles", help="List the puzzles that come along, mine new ones, and prove them.")
Count = Annotated[int, Parameter(validator=Number(gte=1))]


@puzzles.default
def listed(*, json: bool = False) -> None:
    """List how many puzzles come along, by game, theme and level, and which are today's.

    Parameters
    ----------
    json
        Print the figures as JSON.
    """
    from swarmrally.cli.reporting.puzzles import figures, print_figures

    print_figures(figures(), json)


@puzzles.command
def mine(
    *,
    game: Game,
    out: Path,
    games: Count = 100,
    first: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    seed: str = "swarmrally",
    kind: Literal["plain", "shown", "odd", "options"] = "plain",
    quiet: bool = False,
) -> None:
    """Let bots play, and write down every moment that makes a puzzle.

    Whatever a plan can reach is proven by trying all plans. The same seed gives the same puzzles.

    Parameters
    ----------
    game
        Which one.
    out
        The file for what is found.
    games
        How many games the bots play.
    first
        The number of the first one: to mine a seed in several goes.
    seed
        Any text.
    kind
        What is special: nothing, plans of the others that lie open (Asteroyds), courses with a rule, or options (RoboRally).
    quiet
        Show no progress.
    """
    from swarmrally.cli.reporting.puzzles import mine_into

    mine_into(out, game, seed, range(first, first + games), kind, quiet)


@puzzles.command
def choose(files: list[Path], /, *, game: Game, out: Path, count: Count = 640, keep: Path | None = None) -> None:
    """Choose from what was mined: many themes, five levels, no position twice.

    Parameters
    ----------
    files
        What `puzzles mine` has written.
    game
        Which one.
    out
        The file for those that are chosen.
    count
        How many at most.
    keep
        A file of puzzles that are chosen already: what was shipped stays, since days and people remember it.
    """
    from swarmrally.cli.reporting.puzzles import choose_from

    choose_from(files, game, out, count, keep)


@puzzles.command
def days() -> None:
    """Give a day to every shipped puzzle that has none yet, after all that have one."""
    from swarmrally.cli.reporting.puzzles import give_days

    give_days()


@puzzles.command
def check(file: Path | None = None, /, *, quiet: bool = False) -> None:
    """Prove every puzzle of a file anew: all plans are tried.

    Parameters
    ----------
    file
        Those that come along when left out.
    quiet
        Show no progress.
    """
    from swarmrally.cli.reporting.puzzles import check_file

    check_file(file, quiet)
