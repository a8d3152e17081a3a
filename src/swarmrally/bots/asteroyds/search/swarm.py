"""The swarm's moves, as the engine makes them: one copy for all that need it."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.playing.preview import play_alone
from swarmrally.kernel.compiler import called
from swarmrally.kernel.events import Events
from swarmrally.kernel.hexes import Hexes


@called
def go_alone(board: Hexes, state: State, events: Events, seat: int) -> None:
    """The rest of the swarm phase, then one seat's plan; nobody else flies."""
    play_alone(board, state, events, seat)
