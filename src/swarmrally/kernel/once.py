"""Numba optimizes and emits every function by itself, and all that it calls with it, once more at each step on the way to an entry.

Only entries are ever called from outside: for all others it is enough that their code is there to be linked, and optimized with the entry.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import codegen


class Inside(threading.local):
    """Whether a function is being compiled that nobody calls by itself."""

    depth = 0


INSIDE = Inside()


def compile_once() -> None:
    """From now on, in this whole process."""
    library: Any = codegen.CPUCodeLibrary
    machine: Any = codegen.JITCPUCodegen
    optimize, emit, set_env = library._optimize_final_module, library._finalize_final_module, machine.set_env

    def optimize_entries(self: Any) -> None:
        if not INSIDE.depth:
            optimize(self)

    def emit_entries(self: Any) -> None:
        if INSIDE.depth:
            self._finalize_dynamic_globals()
            self._finalized = True
        else:
            emit(self)

    def set_env_of_entries(self: Any, name: str, env: Any) -> None:
        if not INSIDE.depth:
            set_env(self, name, env)

    library._optimize_final_module, library._finalize_final_module, machine.set_env = optimize_entries, emit_entries, set_env_of_entries


def compile_for(dispatcher: Any, is_entry: bool) -> None:
    """An entry is whole wherever it is met first; any other is only ever linked into others."""
    compile_alone = dispatcher.compile

    def compile_there(signature: Any) -> Any:
        with inside(is_entry):
            return compile_alone(signature)

    dispatcher.compile = compile_there


@contextmanager
def inside(is_entry: bool = False) -> Iterator[None]:
    """What is finished meanwhile is only to be linked, unless it is an entry."""
    before, INSIDE.depth = INSIDE.depth, 0 if is_entry else INSIDE.depth + 1
    try:
        yield
    finally:
        INSIDE.depth = before
