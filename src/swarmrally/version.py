"""Which version this is, to the commit: a wheel brings it along, a clone asks git."""

from __future__ import annotations

import functools
import subprocess
from pathlib import Path

from swarmrally import __version__

PACKAGE = Path(__file__).parent
BROUGHT_ALONG = PACKAGE / "commit"
"""Written by the build (hatch_build.py)."""


@functools.cache
def version() -> str:
    """Such as `0.2.0 (6a9e95d)`; without the commit where nobody knows it."""
    found = brought_along() or asked_of_git(PACKAGE)
    return f"{__version__} ({found})" if found else __version__


def brought_along() -> str:
    return BROUGHT_ALONG.read_text().strip() if BROUGHT_ALONG.is_file() else ""


def asked_of_git(folder: Path) -> str:
    """Nothing in a folder that is no clone of ours, but lies inside of somebody else's; a + says that files were changed since."""
    if not (folder.parent.parent / ".git").exists():
        return ""
    command = ["git", "-C", str(folder), "describe", "--always", "--abbrev=7", "--exclude=*", "--dirty=+"]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=10, check=True).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""
