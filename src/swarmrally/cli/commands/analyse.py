"""`swarmrally analyse`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from swarmrally.cli.terminal.asteroyds.options import Swarm, Variant
from swarmrally.cli.terminal.roborally.options import House

Count = Annotated[int, Parameter(validator=Number(gte=1))]


def analyse(
    ground: str,
    /,
    *,
    bots: str = "rookie",
    games: Count = 1000,
    seats: Annotated[int | None, Parameter(validator=Number(gte=2, lte=8))] = None,
    variant: Variant | None = None,
    swarm: Swarm | None = None,
    house: House | None = None,
    jobs: Count = 1,
    cluster: str | None = None,
    seconds: Annotated[float | None, Parameter(validator=Number(gt=0))] = None,
    nodes: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    turn_limit: Count = 120,
    seed: str | None = None,
    out: Path | None = None,
    json: bool = False,
) -> None:
    """Play a layout, scenario or course many times, and print how long it takes, who wins from where, and where it hurts.

    With --out a folder gets analysis.html, analysis.json, and maps of traffic, damage and destruction as SVG and PNG.

    Parameters
    ----------
    ground
        racing, shooting, targets or drones for the printed layouts; the name of a course; or a file that ends in .json with a position, a
        course (docs/positions.md) or a layout (docs/layouts.md) of one's own.
    bots
        Who plays, with commas between: they sit around the table in turn, and move on by a seat each game.
    games
        How many.
    seats
        How many play: all starts or docks when left out.
    variant
        Rules; --mode is for a layout of one's own that has several.
    swarm
        What lies where.
    house
        Rules of RoboRally.
    jobs
        How many games to play side by side.
    cluster
        The address of a Ray cluster to play on instead, or `local`; needs the extra `cluster`.
    seconds
        How long a bot may think about a plan, 0.25 when left out.
    nodes
        How many nodes instead: the same plan on every machine.
    turn_limit
        Rounds or turns after which a game is drawn.
    seed
        Any text; drawn and printed when left out.
    out
        The folder for the page and the maps.
    json
        Print the figures as JSON.
    """
    from swarmrally.cli.reporting.analyses import Asked, By, run

    by = By(variant or Variant(), swarm or Swarm(), house or House())
    run(Asked(ground, bots, games, seats, jobs, cluster, seconds, nodes, turn_limit, seed, out, by), json)
