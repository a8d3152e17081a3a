"""What games are played out on: one record of memory, of which nothing needs to be cleared; one for each course."""

from __future__ import annotations

from typing import Annotated

from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.whole_games import Match
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.state import State
from swarmrally.roborally.rules.handing_in import Sheet


class Bench:
    """The game that is played out, and what the bots in it think with."""

    game: Annotated[State, State]
    known: Annotated[State, State]
    atlas: Annotated[Atlas, Atlas]
    events: Annotated[Events, Events]
    thoughts: Annotated[Events, Events]
    mind: Annotated[Mind, Mind]
    orders: Annotated[Sheet, Sheet]
    match: Annotated[Match, Match]
