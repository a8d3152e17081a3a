"""Games that have just been set up."""

from __future__ import annotations

import functools

from tests.asteroyds.scene import Scene

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import Mode
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import SeatChoice, Setup, first_state, usual_seats

MANY = 120


def start(mode: Mode, seats: list[SeatChoice] | None = None, asteroids: int = 20, number: int = 0, first_seat: int | None = None) -> Scene:
    """Game `number` of a seed before its first round; six players unless they are named."""
    setup = Setup(Rules(mode=mode), seats or usual_seats(6, mode), asteroids, number=number, first_seat=first_seat)
    return Scene(printed_board(), first_state(setup, printed_board(), "Ujitos"))


@functools.cache
def many_starts(mode: Mode, asteroids: int = 20) -> list[Scene]:
    """The same table set up many times."""
    return [start(mode, asteroids=asteroids, number=number) for number in range(MANY)]
