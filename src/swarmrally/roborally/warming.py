"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.course import printed_course
from swarmrally.roborally.drifter import program_at_random
from swarmrally.roborally.options.hand import recompile
from swarmrally.roborally.program import fill_at_random, seal
from swarmrally.roborally.sequence import answer, open_turn, play_turn, rest
from swarmrally.roborally.setup import set_up
from swarmrally.roborally.simulation import Tally, play_games
from swarmrally.roborally.state import State


def steps() -> list[Callable[[], None]]:
    """What to call, in this order."""
    course, state = printed_course("Risky Exchange"), new(State)
    state.seats = 2
    state.lives = 3
    events, tally = new(Events), new(Tally)
    return [
        lambda: set_up(course, state),
        lambda: open_turn(course, state, events),
        lambda: recompile(state, events, 0),
        lambda: program_at_random(state, events, 0),
        lambda: fill_at_random(state, events, 1),
        lambda: seal(state, events, 1),
        lambda: play_turn(course, state, events),
        lambda: answer(state, events, 0),
        lambda: rest(state, events),
        lambda: play_games(course, state, events, tally, 0, 1),
    ]
