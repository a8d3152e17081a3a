"""`swarmrally warm`."""

from __future__ import annotations

from swarmrally.cli.games import GAMES, Game, module
from swarmrally.cli.progress import progress
from swarmrally.kernel import compiler


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


def use_engine(game: Game) -> None:
    """Compiled from now on, compiling first, behind a progress bar, when the cache is cold."""
    if compiler.is_warm(game):
        compiler.use_compiled(game)
    elif not compiler.INTERPRETED:
        compile_game(game, quiet=False)


def compile_game(game: Game, quiet: bool) -> None:
    """Calls every entry once; the cache keeps what Numba makes of it."""
    compiler.use_compiled(game)
    steps = module(game, "warming").steps()
    with progress(f"Compiling {game}", len(steps), hidden=quiet) as advance:
        for step in steps:
            step()
            advance(1)
    compiler.mark_warm(game)
