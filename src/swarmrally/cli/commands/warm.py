"""`swarmrally warm`."""

from __future__ import annotations

import subprocess
import sys

from swarmrally.cli.games import Game
from swarmrally.kernel import compiler
from swarmrally.kernel.progress import progress
from swarmrally.kernel.ready import load, make_ready
from swarmrally.kernel.refusal import Refusal


def warm(*engines: str, quiet: bool = False) -> None:
    """Compile engines into the cache, each game in a process of its own.

    Parameters
    ----------
    engines
        A game, or what is built on it, such as bots.asteroyds; all when left out.
    quiet
        Print nothing.
    """
    for name in engines:
        check(name)
    if compiler.INTERPRETED:
        raise Refusal("SWARMRALLY_INTERPRETED", "wrong_option", expected="it not to be set: it turns the compiler off")
    if len(engines) == 1:
        warm_here(engines[0], quiet)
    else:
        warm_side_by_side([name for name in compiler.ENGINES if not engines or name in engines], quiet)


def check(name: str) -> None:
    if name not in compiler.ENGINES:
        raise Refusal("", "wrong_option", expected=f"{', '.join(compiler.ENGINES)}, got {name[:40]}")


def warm_here(engine: str, quiet: bool) -> None:
    if not compiler.is_warm(engine):
        load(engine, quiet)
    if not quiet:
        print(f"{engine}: compiled, in {compiler.cache_folder(engine)}")


def warm_side_by_side(engines: list[str], quiet: bool) -> None:
    """What is built on a game takes most of its code from the game's cache, so that comes first."""
    with progress("Compiling", len(engines), hidden=quiet) as advance:
        for depth in sorted({len(compiler.engines_below(name)) for name in engines}):
            cold = [name for name in engines if len(compiler.engines_below(name)) == depth]
            for name, compiling in [(name, started(name)) for name in cold]:
                if compiling.wait():
                    sys.exit(f"{name} could not be compiled")
                advance(1)
    for name in engines if not quiet else ():
        print(f"{name}: compiled, in {compiler.cache_folder(name)}")


def started(engine: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "swarmrally", "warm", engine, "--quiet"])


def use_engine(game: Game, *built_on: str) -> None:
    """Compiled from now on, compiling first, behind a progress bar, when the cache is cold; `built_on` names rooms such as "bots"."""
    use_engines(game, *(f"{room}.{game}" for room in built_on))


def use_engines(*engines: str) -> None:
    """The same for engines by their names, a game before what is built on it."""
    for engine in engines:
        make_ready(engine)
