"""Runs commands at the same time, and tells what each has said when it is done: `python -m tools.side_by_side make lint web warm`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


def run(command: list[str], endings: list[str], folder: Path, environment: Mapping[str, str] = os.environ) -> int:
    """The command with each of these endings; 0 when all went well."""
    running = [started([*command, ending], folder, environment) for ending in endings]
    for ending, process in zip(endings, running, strict=True):
        print(ending, process.communicate()[0].rstrip(), sep="\n", flush=True)
    return int(any(process.returncode for process in running))


def started(command: list[str], folder: Path, environment: Mapping[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:2], sys.argv[2:], Path.cwd()))
