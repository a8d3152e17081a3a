"""`swarmrally tournament`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from swarmrally.cli.games import Game
from swarmrally.cli.terminal.asteroyds.options import Swarm, Variant
from swarmrally.cli.terminal.roborally.options import FACTORY, House

Count = Annotated[int, Parameter(validator=Number(gte=1))]


def tournament(
    *,
    bots: str,
    game: Game = "asteroyds",
    scenario: Path | None = None,
    seats: Annotated[int | None, Parameter(validator=Number(gte=2, lte=8))] = None,
    variant: Variant | None = None,
    swarm: Swarm | None = None,
    course: Annotated[str | None, Parameter(group=FACTORY)] = None,
    house: House | None = None,
    games: Count = 100,
    league: bool = False,
    jobs: Count = 1,
    cluster: str | None = None,
    seconds: Annotated[float | None, Parameter(validator=Number(gt=0))] = None,
    nodes: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    turn_limit: Count = 120,
    seed: str | None = None,
    out: Path | None = None,
    keep_records: str | None = None,
    json: bool = False,
) -> None:
    """Let bots play against each other, and print ratings, wins, lengths and times.

    With --out the results are kept: stopped at any time, the same command goes on where it was, and more --games are played on top. The
    folder gets results.jsonl, tournament.json and tournament.html. The same seed gives the same games whatever --jobs says, as long as no
    bot thinks by the clock: see --nodes.

    Parameters
    ----------
    bots
        Their names, with commas between: docs/bots.md tells who they are.
    game
        asteroyds or roborally; a --scenario says it itself.
    scenario
        A position to start from, of either game; it brings its own rules and seats.
    seats
        How many sit at a table, 2 when left out.
    variant
        Rules.
    swarm
        What lies where.
    course
        The name of a course, or a file that ends in .json with one's own. Risky Exchange when left out.
    house
        Rules of RoboRally.
    games
        How many each line-up plays: every choice of as many bots as there are seats, or teams. They move on by a seat each game.
    league
        Choose line-ups by what they tell: bots that are close, or not known well. As many games as otherwise.
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
        Any text. Drawn and printed when left out, or taken from the folder.
    out
        The folder where results are kept.
    keep_records
        Records to keep in that folder, for `replay` and `verify`: all, draws, lost:BOT, or numbers of games, with commas between.
    json
        Print the figures as JSON.
    """
    from swarmrally.cli.reporting.tournaments import Asked, run

    run(
        Asked(
            game,
            scenario,
            seats,
            variant or Variant(),
            swarm or Swarm(),
            course,
            house or House(),
            bots,
            games,
            league,
            jobs,
            cluster,
            seconds,
            nodes,
            turn_limit,
            seed,
            out,
            keep_records,
        ),
        json,
    )
