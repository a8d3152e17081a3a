"""Compiled code for whoever needs it now: it is loaded, or compiled first, and nobody waits long without being told."""

from __future__ import annotations

import functools
import importlib
import threading

from swarmrally.kernel import compiler
from swarmrally.kernel.progress import progress, say

AT_WORK = threading.RLock()
UNDER_WAY: set[str] = set()
"""The engines that are being made ready: what their warming calls is theirs already."""


def make_ready(engine: str) -> bool:
    """From now on this engine runs compiled, and no call waits for the compiler; whether it does, or plain Python was chosen."""
    if engine in compiler.READY:
        return True
    if compiler.runs_as_written(engine):
        say_that_it_is_slow(engine)
        return False
    with AT_WORK:
        if engine not in compiler.READY and engine not in UNDER_WAY:
            load(engine)
    return True


def load(engine: str, quiet: bool = False) -> None:
    """Calls every entry once, which reads it from the cache; where it is not there yet, the cache keeps what Numba makes of it."""
    with AT_WORK:
        UNDER_WAY.add(engine)
        compiler.LOADERS.add(threading.get_ident())
        try:
            call_every_entry(engine, quiet)
        finally:
            UNDER_WAY.discard(engine)
            if not UNDER_WAY:
                compiler.LOADERS.clear()
        compiler.READY.add(engine)


def call_every_entry(engine: str, quiet: bool) -> None:
    is_cold = not compiler.is_warm(engine)
    for below in compiler.engines_below(engine):
        if below not in compiler.READY:
            load(below, quiet)
    steps = importlib.import_module(f"swarmrally.{engine}.warming").steps()
    with progress(f"{'Compiling' if is_cold else 'Loading'} {engine}", len(steps), hidden=quiet) as advance:
        compiler.use_compiled(engine)
        for step in steps:
            step()
            advance(1)
    if is_cold:
        compiler.mark_warm(engine)


@functools.cache
def say_that_it_is_slow(engine: str) -> None:
    say(f"{engine} runs as plain Python, some hundred times slower, because the compiler is turned off")
