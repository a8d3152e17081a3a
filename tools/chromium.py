"""Finds the Chromium for the tests in a browser; `python -m tools.chromium` installs Debian's when there is none and that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Chromium without windows, menus and pages of its own: it starts with a third of the work."""
WHOLE = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
UPDATE, INSTALL = ["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends"]


def found() -> str | None:
    return next(filter(None, map(shutil.which, (SHELL, *WHOLE))), None)


def found_whole() -> str | None:
    """What people use, where it is there."""
    return next(filter(None, map(shutil.which, WHOLE)), found())


def install() -> None:
    """Quietly gives up where there is no apt or no network: whoever needs Chromium says so."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print("Installing Chromium for the tests in a browser: this takes a minute or two", flush=True)
    for command in (UPDATE, [*INSTALL, SHELL], [*INSTALL, WHOLE[0]]):
        if found() is None:
            subprocess.run(command, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, capture_output=True)


def is_ci() -> bool:
    """Where the tests must not be left out."""
    return bool(os.environ.get("CI")) or any(".ci/run" in command for command in ancestors())


def ancestors(process: int | None = None) -> list[str]:
    """The commands of the processes that this one comes from, where the system tells them."""
    folder = Path("/proc") / str(process or os.getpid())
    try:
        command = (folder / "cmdline").read_text().replace("\0", " ")
        parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError):
        return []
    return [command, *(ancestors(parent) if parent > 1 else [])]


if __name__ == "__main__":
    if found() is None:
        install()
