"""What the other pilots are likely to do this round: each flies as a racer would."""

from __future__ import annotations

import time
from typing import NamedTuple

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import NO_TEAM, NOT_FINISHED, TARGETS, State, is_flying
from swarmrally.bots.asteroyds.search.outlook import Outlook
from swarmrally.bots.asteroyds.search.sky import missing


class Flown(NamedTuple):
    """Another craft at the end of its flight."""

    seat: int
    state: State
    missing: int

    @property
    def finish(self) -> int:
        return int(self.state.craft_finish[self.seat])

    @property
    def damage(self) -> int:
        return int(self.state.craft_damage[self.seat])

    @property
    def is_done(self) -> bool:
        """A9.3, A10.2 Whether the craft, or its team, has met the condition."""
        team = int(self.state.craft_team[self.seat])
        return self.finish != NOT_FINISHED or (team != NO_TEAM and self.state.team_won == team)


def others_flown(board: Board, seen: State, seat: int, until: float) -> list[Flown]:
    """All others who are on the board, as many as time allows."""
    others = [other for other in range(int(seen.seats)) if other != seat and is_flying(seen, other)]
    return [flown for other in others if (flown := likely_flight(board, seen, other, until)) and is_flying(flown.state, other)]


def likely_flight(board: Board, seen: State, seat: int, until: float) -> Flown | None:
    if time.monotonic() > until:
        return None
    outlook = Outlook(board, seen, seat)
    outlook.search(until)
    if not outlook.is_complete:
        return None
    state = outlook.flown(outlook.plan_of(int(outlook.worths().argmax())))
    return Flown(seat, state, missing(state, outlook.sky))


def are_mates(state: State, seat: int, other: int) -> bool:
    """A9.1 Whether both fly for one team."""
    return bool(state.mode == TARGETS and state.craft_team[seat] == state.craft_team[other])


def flies_before(state: State, seat: int, other: int, rounds: int = 0) -> bool:
    """A1.2, A4.1 Whether the seat's turn comes before the other's; so many rounds later, when nobody is lost."""
    first, seats = int(state.first_seat) + rounds, int(state.seats)
    return (seat - first) % seats < (other - first) % seats
