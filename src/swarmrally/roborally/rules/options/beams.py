"""R9.16 Mini Howitzer, R9.18 Pressor Beam, R9.26 Tractor Beam: weapons that move their target."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.squares import opposite
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.events import SHOT_SPENT
from swarmrally.roborally.components.ids import R9_16, R9_27
from swarmrally.roborally.components.option_cards import MINI_HOWITZER, PRESSOR_BEAM, TRACTOR_BEAM
from swarmrally.roborally.components.state import State, is_here
from swarmrally.roborally.rules.options.holding import discard_option
from swarmrally.roborally.rules.pushers import push_all


@kernel
def spend_shot(state: State, events: Events, seat: int) -> None:
    """R9.16 A shot at a target; after the fifth the howitzer is discarded at once."""
    left = int(state.shots_left[seat]) - 1
    state.shots_left[seat] = left
    tell(state, events, SHOT_SPENT, R9_16, seat, left)
    if left == 0:
        discard_option(state, events, seat, MINI_HOWITZER, R9_16)


@kernel
def shove_targets(course: Course, state: State, events: Events) -> None:
    """R9.27 All displacements of a volley at once, for targets that are still on the course."""
    any_shoved = False
    for seat in range(int(state.seats)):
        state.pushed[seat] = 0
    for shooter in range(int(state.seats)):
        target = int(state.aimed_at[shooter, 0])
        if target != NOBODY and is_here(state, target) and does_shove(state, shooter):
            way = int(state.shot_way[shooter])
            if state.weapon[shooter] == TRACTOR_BEAM:
                way = opposite(way)
            state.pushed[target] = int(state.pushed[target]) | 1 << way
            any_shoved = True
    if any_shoved:
        next_beat(state)
        push_all(course, state, events, R9_27)


@kernel
def does_shove(state: State, shooter: int) -> bool:
    """R9.16, R9.18, R9.26 A tractor beam does nothing to a robot beside it."""
    weapon = int(state.weapon[shooter])
    if weapon == TRACTOR_BEAM:
        return not state.shot_is_near[shooter]
    return weapon == PRESSOR_BEAM or weapon == MINI_HOWITZER
