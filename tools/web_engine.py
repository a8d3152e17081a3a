"""Builds the engine for browsers into src/swarmrally/server/engine, for a clone, a wheel and an sdist, where there is what that needs.

`python -m tools.web_engine build` builds it, `is-built` fails when the one that lies there has other rules than the sources.

Only Python's own library: a build has nothing else yet.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "src" / "swarmrally" / "server" / "engine"
NEEDED = "import cyclopts, llvmlite, msgspec, numba, platformdirs, rich, ziglang"


class NotBuilt(Exception):
    """Why there is none, in words."""


def build(say: Callable[[str], None]) -> None:
    """With this Python, or else with the clone's own: whichever has compiler and linker."""
    python = python_with_compiler()
    if python is None:
        raise NotBuilt("The engine for browsers needs numba and ziglang, in this Python or in .venv (make ready-to-develop).")
    say("Building the engine for browsers")
    command = [python, "-m", "swarmrally", "build-web-engine", str(BUILT), "--quiet"]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["nothing"]
        raise NotBuilt(f"The engine for browsers could not be built: {said[-1]}")


def python_with_compiler() -> str | None:
    places = [sys.executable, str(ROOT / ".venv" / "bin" / "python")]
    return next((place for place in places if can_compile(place)), None)


def can_compile(python: str) -> bool:
    try:
        return subprocess.run([python, "-c", NEEDED], capture_output=True, timeout=120).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


def environment() -> dict[str, str]:
    """The sources are taken from here, wherever swarmrally may be installed; what a build brings along may lie on the path."""
    places = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(places), "SWARMRALLY_INTERPRETED": ""}


def is_built() -> bool:
    """Whether what lies there has the rules of these sources."""
    from swarmrally.server.process.web_engine import WebEngine

    return WebEngine(BUILT).offered() != ""


def main(what: str) -> None:
    if what == "is-built":
        sys.exit(0 if is_built() else 1)
    try:
        build(print)
    except NotBuilt as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:])
