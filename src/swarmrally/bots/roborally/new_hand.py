"""R9.22 Whether another hand, for a point of damage, is likely to be the better one."""

from __future__ import annotations

from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.beam import find_program
from swarmrally.bots.roborally.search.guess import guess
from swarmrally.bots.roborally.search.mind import ALONE, GUESSED, SEEN, Mind
from swarmrally.bots.roborally.search.shortlist import see
from swarmrally.bots.roborally.search.tree import leave_others
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State, is_here
from swarmrally.roborally.playing.view import hide
from swarmrally.roborally.rules.options.hand import recompile
from swarmrally.roborally.rules.power import may_announce

HANDS = 12
"""New hands that are drawn to see what they are worth."""
WIDTH = 4
ENOUGH = 6_000
"""Registers played to find the best program of a hand without options."""
GAIN = 40
"""By so many hundredths of a register they have to be better on average."""


@kernel
def begin_hands(known: State, mind: Mind) -> None:
    see(known, mind, mind.states[SEEN])
    mind.hands = 0
    mind.hands_worth = 0
    mind.beam.nodes = 0


@called
def draw_hand(course: Course, atlas: Atlas, mind: Mind, events: Events, seat: int) -> bool:
    """What one hand more is worth, while the others stand still; False when it costs the robot its life."""
    drawn, alone = mind.states[GUESSED], mind.states[ALONE]
    guess(mind, events, seat, int(mind.hands))
    recompile(drawn, events, seat)
    if not is_here(drawn, seat):
        return False
    copy_over(alone, drawn)
    hide(alone, seat)
    leave_others(alone, seat)
    find_program(course, atlas, mind, events, ALONE, seat, WIDTH, may_announce(course, drawn, seat))
    mind.hands += 1
    mind.hands_worth += mind.beam.best_value
    return True


@kernel
def is_better(mind: Mind) -> bool:
    """Whether all of them together are."""
    return bool(mind.hands == HANDS and mind.hands_worth > HANDS * (int(mind.tree.value[0]) + GAIN))
