"""Runs a command with several endings at the same time: `python -m tools.side_by_side make "browser live" "units coverage"`.

What each says is told line by line as it comes, behind its name. What failed is told once more at the end, where it is looked for first.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Mapping
from pathlib import Path

ENDED_WITH = 40
"""So many lines of whoever failed are said again, by which pytest has named what did."""


def run(command: list[str], endings: list[str], folder: Path, environment: Mapping[str, str] = os.environ) -> int:
    """The command with each of these endings, which may be several words; 0 when all went well."""
    running = [started([*command, *ending.split()], folder, environment) for ending in endings]
    width = max(len(ending.split()[0]) for ending in endings)
    names = [ending.split()[0].ljust(width) for ending in endings]
    last: list[deque[str]] = [deque(maxlen=ENDED_WITH) for _ in endings]
    tellers = [threading.Thread(target=tell, args=told) for told in zip(names, running, last, strict=True)]
    for teller in tellers:
        teller.start()
    for teller in tellers:
        teller.join()
    codes = [process.wait() for process in running]
    for name, code, lines in zip(names, codes, last, strict=True):
        if code:
            sys.stdout.write("".join([f"{name} | failed, and had said at last:\n", *lines]))
            sys.stdout.flush()
    return int(any(codes))


def started(command: list[str], folder: Path, environment: Mapping[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def tell(name: str, process: subprocess.Popen[str], last: deque[str]) -> None:
    assert process.stdout
    with process.stdout as lines:
        for line in lines:
            last.append(f"{name} | {line.rstrip()}\n")
            sys.stdout.write(last[-1])
            sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:2], sys.argv[2:], Path.cwd()))
