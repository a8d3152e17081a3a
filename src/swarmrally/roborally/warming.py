"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.playing.judging import judge
from swarmrally.roborally.playing.preview import run_alone, take_back
from swarmrally.roborally.playing.setting_up import Setup, first_state, usual_seats
from swarmrally.roborally.playing.simulation import Tally, play_games
from swarmrally.roborally.playing.view import hide
from swarmrally.roborally.rules.answering import MOST_CHOICES, list_choices
from swarmrally.roborally.rules.handing_in import Sheet, fault_of_time, hand_in
from swarmrally.roborally.rules.odd_courses.turntable import let_lie
from swarmrally.roborally.rules.options.hand import can_recompile, recompile
from swarmrally.roborally.rules.program import fill_at_random, seal
from swarmrally.roborally.rules.sequence import answer, open_turn, play_register, play_registers, play_turn, rest
from swarmrally.roborally.rules.setup import set_up


def steps() -> list[Callable[[], object]]:
    """What to call, in this order."""
    course = printed_course("Risky Exchange")
    state = first_state(Setup(seats=usual_seats(3), options_at_start=1), course, "")
    events, tally, sheet, choices = new(Events), new(Tally), new(Sheet), np.empty(MOST_CHOICES, np.int64)
    return [
        lambda: set_up(course, state),
        lambda: open_turn(course, state, events),
        lambda: program_at_random(state, events, 0),
        lambda: fill_at_random(state, events, 1),
        lambda: recompile(state, events, 2),
        lambda: seal(state, events, 2),
        lambda: rest(state, events),
        lambda: play_register(course, state, events),
        lambda: play_registers(course, state, events),
        lambda: play_turn(course, state, events),
        lambda: answer(state, events, 0),
        lambda: play_games(course, state, events, tally, 0, 1),
        lambda: judge(state, events, 0, np.zeros((1, 5), np.int64), np.zeros(1, np.int64)),
        lambda: hide(state, 0),
        lambda: let_lie(course, state),
        lambda: take_back(state, 0),
        lambda: can_recompile(state, 0),
        lambda: fault_of_time(course, state, 0),
        lambda: hand_in(course, state, sheet, 0, True),
        lambda: list_choices(course, state, choices),
        lambda: run_alone(course, state, events, choices, 0),
    ]
