"""`swarmrally warm`."""

from __future__ import annotations

from typing import Literal

from swarmrally.cli.progress import progress
from swarmrally.kernel import compiler

Game = Literal["asteroyds"]
GAMES: tuple[Game, ...] = ("asteroyds",)


def warm(game: Game | None = None, *, quiet: bool = False) -> None:
    """Compile the engine of a game, or of all, into the cache.

    Parameters
    ----------
    game
        Which game; all when left out.
    quiet
        Print nothing.
    """
    for each in GAMES if game is None else (game,):
        if not compiler.is_warm(each):
            compile_game(each, quiet)
        if not quiet:
            print(f"{each}: compiled, in {compiler.cache_folder(each)}")


def compile_game(game: Game, quiet: bool) -> None:
    """Calls every entry once; the cache keeps what Numba makes of it."""
    from swarmrally.asteroyds.warming import steps

    compiler.use_compiled(game)
    with progress(f"Compiling {game}", len(steps()), hidden=quiet) as advance:
        for step in steps():
            step()
            advance(1)
    compiler.mark_warm(game)
