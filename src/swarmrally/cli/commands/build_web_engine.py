"""`swarmrally build-web-engine`."""

from __future__ import annotations

from pathlib import Path

from swarmrally.kernel import compiler
from swarmrally.kernel.refusal import Refusal


def build_web_engine(folder: Path, /, *, quiet: bool = False) -> None:
    """Write the rules of both games and the bots' searches as WebAssembly, puzzles, and `engine.json`, which describes them.

    What is compiled is kept, like all compiled code, until the sources change. It needs the linker `wasm-ld`: pip install ziglang.

    Parameters
    ----------
    folder
        Where to; one that this command has written before is replaced.
    quiet
        Print nothing.
    """
    if compiler.INTERPRETED:
        raise Refusal("SWARMRALLY_INTERPRETED", "wrong_option", expected="it not to be set: it turns the compiler off")
    from swarmrally.wasm.building import build

    build(folder, quiet)
    if not quiet:
        print(f"The engine for browsers is in {folder}")
