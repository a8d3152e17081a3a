"""R10.5 Frenetic Factory: whoever scores a flag flips a coin, and heads turns the floor."""

from __future__ import annotations

from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.roborally.components.course import GROUND, NO_FLOOR, Course
from swarmrally.roborally.components.events import COIN_FLIPPED, FLOOR_TURNED
from swarmrally.roborally.components.ids import R10_5
from swarmrally.roborally.components.state import SEATS, State, is_here
from swarmrally.roborally.rules.damage import destroy, next_moment
from swarmrally.roborally.rules.odd_courses.superbot import settle_falls
from swarmrally.roborally.rules.odd_courses.turntable import turn_floor

PURPOSE_COIN = 5
FLIPPING_COIN, SETTLING = range(2)


@called
def coins_fall(course: Course, state: State, events: Events) -> bool:
    """R10.5 In dock order; False when an owner has to decide first what is lost with a robot that fell."""
    while state.mover < state.seats:
        seat = int(state.dock_order[state.mover])
        if int(state.scored) >> seat & 1:
            if state.phase == FLIPPING_COIN:
                flip(course, state, events, seat)
                state.phase = SETTLING
            if not settle_falls(state, events):
                return False
        state.mover += 1
        state.phase = FLIPPING_COIN
    return True


@kernel
def flip(course: Course, state: State, events: Events, seat: int) -> None:
    """R10.5 Heads turns the floor on which the robot stands; on the bay, or gone, it flips for nothing."""
    next_beat(state)
    heads = next_coin(state, seat)
    tell(state, events, COIN_FLIPPED, R10_5, seat, heads)
    if heads and is_here(state, seat) and course.floor_at[state.robot_cell[seat]] != NO_FLOOR:
        turn_under_robots(course, state, events, int(course.floor_at[state.robot_cell[seat]]))


@kernel
def next_coin(state: State, seat: int) -> int:
    """1 for heads: as the position gives it, tails when its coins have run out; in a game drawn from the seed."""
    if state.coins_left > 0:
        coin = int(state.coins) & 1
        state.coins = int(state.coins) >> 1
        state.coins_left -= 1
        return coin
    if state.keeps_order:
        return 0
    return below(draw(state.key, int(state.game), int(state.turn_number), PURPOSE_COIN, int(state.register) * SEATS + seat)[0], 2)


@called
def turn_under_robots(course: Course, state: State, events: Events, floor: int) -> None:
    """R10.5 Flags, robots, headings and markers keep their cells; who then stands in a pit falls, all together."""
    next_beat(state)
    next_moment(state)
    turn_floor(course, floor)
    state.floor_turns[floor] = course.floor_turned[floor]
    tell(state, events, FLOOR_TURNED, R10_5, floor, int(state.floor_turns[floor]))
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        if is_here(state, seat) and course.ground[state.robot_cell[seat]] != GROUND:
            destroy(state, events, seat, R10_5)
