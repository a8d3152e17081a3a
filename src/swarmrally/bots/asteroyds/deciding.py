"""A question in the middle of a round, answered by playing the round to its end with each answer."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import NOT_OVER, State
from swarmrally.asteroyds.playing.view import view
from swarmrally.asteroyds.rules.sequence import answer, play_round
from swarmrally.bots.asteroyds.search.flights import appraise, look_around
from swarmrally.bots.asteroyds.search.sky import Sky
from swarmrally.bots.asteroyds.search.worth import LOST, WON
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.ready import make_ready


def decided(board: Board, seen: State, seat: int, answers: list[bool]) -> bool:
    """The plans lie open by now; what others have ordered does not, and is taken for no."""
    make_ready("bots.asteroyds")
    state, sky = view(seen, seat), new(Sky)
    look_around(board.hexes, state, sky, seat)
    return max(answers, key=lambda yes: outcome(board, state, sky, answers, yes))


def outcome(board: Board, before: State, sky: Sky, answers: list[bool], yes: bool) -> int:
    """What the end of the round is worth after this answer, and the best ones to whatever is asked then."""
    state, events = copy(before), new(Events)
    events.quiet = 1
    answer(state, events, yes)
    play_round(board.hexes, state, events)
    if is_waiting(state):
        return max(outcome(board, state, sky, answers, then) for then in answers)
    if state.over != NOT_OVER:
        return WON if int(state.winners) >> int(sky.seat) & 1 else LOST
    return appraise(state, sky)
