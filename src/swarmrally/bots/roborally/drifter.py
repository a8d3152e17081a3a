"""Any legal program, at random."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.chances import bot_key, chances
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.programs import program_from
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.drifter import program_at_random


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    drawn = copy(seen)
    drawn.key[:] = bot_key(seed)
    # A view has no deck to recompile from.
    drawn.recompiled[seat] = True
    program_at_random(drawn, new(Events), seat)
    return program_from(drawn, course, seat)


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return answers[chances(seed, int(seen.beat), seat, len(answers))[0]]
