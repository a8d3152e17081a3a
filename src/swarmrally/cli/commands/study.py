"""`swarmrally study`."""

from __future__ import annotations

import sys
from pathlib import Path

from swarmrally.cli.commands.record import write


def study(file: Path, /, *, json: bool = False, svg: Path | None = None) -> int:
    """Say what a finished game came down to: chances to win, slips and blunders, luck and skill.

    It takes some seconds, and gives the same on every machine.

    Parameters
    ----------
    file
        The record, as `play --record` and `simulate --record` write it.
    json
        Print the whole report as JSON, instead of in words.
    svg
        Write a chart of everybody's chance to win.
    """
    from swarmrally.study import report
    from swarmrally.study.words import lines

    found = report(file)
    if svg is not None:
        write(svg, found.chart())
    if json:
        sys.stdout.write(f"{found.as_json().decode()}\n")
        return 0
    for line in lines(found.form):
        print(line)
    return 0
