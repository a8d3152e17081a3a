"""The linker: `wasm-ld`, which comes with the package `ziglang`, or is on the path."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path

from swarmrally.kernel.refusal import Refusal

STACK = 256 * 1024
"""Bytes for what calls need among themselves; it lies first, so that a call too deep traps instead of writing over something."""
OPTIONS = ("--no-entry", "--stack-first", "-z", f"stack-size={STACK}", "--strip-all", "--gc-sections", "--export=__heap_base")


def linker() -> list[str]:
    """The command, or a Refusal."""
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    if found := shutil.which("wasm-ld"):
        return [found]
    raise Refusal("wasm-ld", "wrong_file", expected="the linker for WebAssembly, and there is none here: pip install ziglang")


def linker_version() -> str:
    """What tells one linker from another; a Refusal where there is none."""
    command = linker()
    return metadata.version("ziglang") if "ziglang" in command else subprocess.check_output([*command, "--version"], text=True)


def linked(code: bytes, exported: list[str]) -> bytes:
    """What was compiled as a module that brings its memory along and needs nothing from outside."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "engine.o", Path(folder) / "engine.wasm"
        source.write_bytes(code)
        exports = [f"--export={name}" for name in exported]
        done = subprocess.run([*linker(), *OPTIONS, *exports, "-o", str(target), str(source)], capture_output=True, text=True)
        if done.returncode:
            raise Refusal("wasm-ld", "wrong_file", expected=f"a linker that links this, and it said: {done.stderr.strip()[:300]}")
        return target.read_bytes()
