"""What games are played out on: one record of memory, of which nothing needs to be cleared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from swarmrally.asteroyds.components.state import State
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.whole_games import Match
from swarmrally.kernel.events import Events
from swarmrally.study.weighing.tries import PLACES


class Bench:
    """The game that is played out, and what the bots in it think with."""

    game: Annotated[State, State]
    known: Annotated[State, State]
    now: Annotated[State, State]
    then: Annotated[State, State]
    events: Annotated[Events, Events]
    thoughts: Annotated[Events, Events]
    mind: Annotated[Mind, Mind]
    orders: Annotated[Orders, Orders]
    match: Annotated[Match, Match]
    planned: Annotated[Sequence[State], State, PLACES]
    """The position as the seat sees it, with each of the plans that are tried on its chart."""
