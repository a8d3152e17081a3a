"""Whole games played with random plans, compiled, without Python in between: `simulate` and `bench`."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import NOT_OVER, SEATS, State, is_flying
from swarmrally.asteroyds.playing.drifter import plan_all_at_random
from swarmrally.asteroyds.rules.sequence import open_round, play_round
from swarmrally.asteroyds.rules.setup import Layout, set_up
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes

LONGEST = 200
"""Rounds after which a game is counted as unfinished."""


class Tally:
    """What came of many games."""

    games: Annotated[int, "i8"]
    rounds: Annotated[int, "i8"]
    events: Annotated[int, "i8"]
    destroyed: Annotated[int, "i8"]
    shared: Annotated[int, "i8"]
    longest: Annotated[int, "i8"]
    wins: Annotated[Ints, "i8", SEATS]
    ended: Annotated[Ints, "i8", 5]
    most_events: Annotated[int, "i8"]


@entry
def play_games(board: Hexes, layout: Layout, state: State, events: Events, tally: Tally, first: int, games: int) -> None:
    """Games number `first` and following of the state's seed, from set-up to the end."""
    for number in range(first, first + games):
        state.game = number
        set_up(board, layout, state)
        play_out(board, state, events, tally)


@entry
def play_out(board: Hexes, state: State, events: Events, tally: Tally) -> None:
    """Round after round with random plans until the game is over."""
    while state.over == NOT_OVER and state.round_number <= LONGEST:
        events.told = 0
        open_round(state, events)
        plan_all_at_random(state)
        play_round(board, state, events)
        tally.rounds += 1
        tally.events += events.told
        tally.most_events = max(tally.most_events, events.told)
    count_game(state, tally)


@kernel
def count_game(state: State, tally: Tally) -> None:
    """Adds a finished game to the tally."""
    tally.games += 1
    tally.ended[state.over] += 1
    tally.longest = max(tally.longest, int(state.round_number) - 1)
    winners = int(state.winners)
    if winners & (winners - 1):
        tally.shared += 1
    for seat in range(int(state.seats)):
        if winners & 1 << seat:
            tally.wins[seat] += 1
        if not is_flying(state, seat):
            tally.destroyed += 1


def add(total: Tally, part: Tally) -> None:
    """Two tallies become one."""
    for name in ("games", "rounds", "events", "destroyed", "shared"):
        setattr(total, name, getattr(total, name) + getattr(part, name))
    for name in ("longest", "most_events"):
        setattr(total, name, max(getattr(total, name), getattr(part, name)))
    total.wins += part.wins
    total.ended += part.ended
