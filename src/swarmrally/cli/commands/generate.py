"""`swarmrally generate`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from swarmrally.arena.generating.orders import Difficulty, Element
from swarmrally.asteroyds.components.state import Mode
from swarmrally.cli.games import Game

Elements = Annotated[list[Element] | None, Parameter(negative="", consume_multiple=True)]
Count = Annotated[int | None, Parameter(validator=Number(gte=1))]


def generate(
    *,
    game: Game = "roborally",
    seed: str | None = None,
    seats: int = 4,
    minutes: Count = None,
    rounds: Count = None,
    difficulty: Difficulty | None = None,
    with_: Annotated[Elements, Parameter(name="--with")] = None,
    without: Elements = None,
    mode: Mode | None = None,
    out: Path | None = None,
    json: bool = False,
) -> None:
    """Make a course of RoboRally or a layout of Asteroyds to order, and draw it.

    Bots play what is drawn from the seed until length, fairness and difficulty fit; the same seed and order always give the same, and
    it is said how near it comes. `play --course FILE`, `play --layout FILE`, `analyse FILE` and tables take what is written.

    Parameters
    ----------
    game
        Which one.
    seed
        Any text; drawn and printed when left out.
    seats
        For how many: 2 to 8 robots, 2 to 6 craft.
    minutes
        How long a game should take, planning and watching together.
    rounds
        The same in rounds or turns.
    difficulty
        As `analyse` tells it.
    with_
        What there should be: belts express gears pushers lasers walls pits repair upgrade, in Asteroyds asteroids pods platforms.
    without
        What there should not be.
    mode
        Of Asteroyds; racing when left out.
    out
        The file for the course or layout, which ends in .json; its name, seed, order and figures go into FILE.made.json beside it.
    json
        Print all of it as JSON.
    """
    from swarmrally.cli.reporting.generating import Asked, run

    run(Asked(game, seed, seats, minutes, rounds, difficulty, with_ or [], without or [], mode, out), json)
