"""Runs a command with several endings at the same time: `python -m tools.side_by_side make "browser live" "units coverage"`.

What each says is told line by line as it comes, behind its name.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path


def run(command: list[str], endings: list[str], folder: Path, environment: Mapping[str, str] = os.environ) -> int:
    """The command with each of these endings, which may be several words; 0 when all went well."""
    running = [started([*command, *ending.split()], folder, environment) for ending in endings]
    width = max(len(ending.split()[0]) for ending in endings)
    tellers = [
        threading.Thread(target=tell, args=(ending.split()[0].ljust(width), process))
        for ending, process in zip(endings, running, strict=True)
    ]
    for teller in tellers:
        teller.start()
    for teller in tellers:
        teller.join()
    codes = [process.wait() for process in running]
    return int(any(codes))


def started(command: list[str], folder: Path, environment: Mapping[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def tell(name: str, process: subprocess.Popen[str]) -> None:
    assert process.stdout
    with process.stdout as lines:
        for line in lines:
            sys.stdout.write(f"{name} | {line.rstrip()}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:2], sys.argv[2:], Path.cwd()))
