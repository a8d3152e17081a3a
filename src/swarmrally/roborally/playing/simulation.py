"""Whole games played with random programs, compiled, without Python in between: `simulate` and `bench`."""

from __future__ import annotations

from typing import Annotated

from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import NOT_OVER, REASONS, REGISTER, REGISTERS, SEATS, State
from swarmrally.roborally.playing.drifter import program_all_at_random
from swarmrally.roborally.rules.sequence import open_turn, play_turn
from swarmrally.roborally.rules.setup import set_up

LONGEST = 200
"""Turns after which a game is counted as unfinished."""


class Tally:
    """What came of many games."""

    games: Annotated[int, "i8"]
    turns: Annotated[int, "i8"]
    phases: Annotated[int, "i8"]
    events: Annotated[int, "i8"]
    lives_lost: Annotated[int, "i8"]
    shared: Annotated[int, "i8"]
    longest: Annotated[int, "i8"]
    wins: Annotated[Ints, "i8", SEATS]
    dock_wins: Annotated[Ints, "i8", SEATS]
    ended: Annotated[Ints, "i8", len(REASONS)]
    most_events: Annotated[int, "i8"]


@entry
def play_games(course: Course, state: State, events: Events, tally: Tally, first: int, games: int) -> None:
    """Games number `first` and following of the state's seed, from set-up to the end."""
    for number in range(first, first + games):
        state.game = number
        set_up(course, state)
        finish_game(course, state, events, tally)
        count_game(state, tally)


@kernel
def finish_game(course: Course, state: State, events: Events, tally: Tally) -> None:
    """Turn after turn with random programs until the game is over."""
    while state.over == NOT_OVER and state.turn_number <= LONGEST:
        events.told = 0
        open_turn(course, state, events)
        program_all_at_random(state, events)
        play_turn(course, state, events)
        tally.turns += 1
        tally.phases += int(state.register) + 1 if state.stage == REGISTER else REGISTERS
        tally.events += events.told
        tally.most_events = max(tally.most_events, events.told)


@kernel
def count_game(state: State, tally: Tally) -> None:
    """Adds a finished game to the tally."""
    tally.games += 1
    tally.ended[state.over] += 1
    tally.longest = max(tally.longest, int(state.turn_number) - 1)
    winners = int(state.winners)
    if winners & (winners - 1):
        tally.shared += 1
    for seat in range(int(state.seats)):
        tally.lives_lost += int(state.lives) - int(state.robot_lives[seat])
        if winners >> seat & 1:
            tally.wins[seat] += 1
            tally.dock_wins[int(state.robot_dock[seat]) - 1] += 1


def add(total: Tally, part: Tally) -> None:
    """Two tallies become one."""
    for name in ("games", "turns", "phases", "events", "lives_lost", "shared"):
        setattr(total, name, getattr(total, name) + getattr(part, name))
    for name in ("longest", "most_events"):
        setattr(total, name, max(getattr(total, name), getattr(part, name)))
    total.wins += part.wins
    total.dock_wins += part.dock_wins
    total.ended += part.ended
