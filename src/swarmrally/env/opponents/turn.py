"""Where the planning of many games stands: whose turn it is, and which bots sit where."""

from __future__ import annotations

from typing import Annotated

from swarmrally.kernel.fields import Ints

MOST_SEATS = 8
NO_BOT = -1


class Turn:
    """The game and the seat that plan next; who thinks may stop, and go on from there."""

    bot: Annotated[Ints, "i1", MOST_SEATS]
    """By seat, or NO_BOT."""
    nodes: Annotated[int, "i4"]
    place: Annotated[int, "i8"]
    seat: Annotated[int, "i1"]
    choices: Annotated[int, "i8"]
    """How many have begun to think: for whoever looks at a clock."""
