"""A bot's choices, from what its seat may know: each an entry that runs interpreted, compiled and in a browser."""

from __future__ import annotations

from swarmrally.bots.chances import PURPOSE_BOT
from swarmrally.bots.roborally.choosing import BEGIN, DECIDED, ONLY_HAND, SCOUTING, considers_hand, fall_back, go_on, take_role
from swarmrally.bots.roborally.replies import answer_by_policy, answer_by_trial, list_answers
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.search.scouting import begin_scouting, scout_on
from swarmrally.bots.roborally.walking.drifting import drift
from swarmrally.bots.roborally.walking.orders import clear_orders
from swarmrally.bots.roborally.walking.thinking import BEGINNER, DRIFTER, IDLER, ROOKIE, VETERAN, walk_on
from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import kernel, shared
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import DRAFTING, PLACING, PROGRAMMING, State, acts
from swarmrally.roborally.playing.view import hide
from swarmrally.roborally.rules.handing_in import Sheet
from swarmrally.roborally.rules.odd_courses.turntable import lay_as_in


@shared
def think(course: Course, seen: State, known: State, atlas: Atlas, events: Events, mind: Mind, orders: Sheet, at_most: int) -> int:
    """Thinks on for about as long as so many registers take; how many of them are left, or 0 when it is to be called again.

    `mind` says whose program is wanted of which bot, by whose chance, and begins at stage 0; once it has decided, `orders` has the
    program, unless a new hand is wanted first (R9.22).
    """
    if mind.stage == BEGIN:
        begin(course, seen, known, atlas, events, mind, orders)
    # A search may have turned floors (R10.5), and so may others between two calls.
    lay_as_in(course, known)
    while mind.stage != DECIDED and at_most > 0:
        at_most -= go_on(course, known, atlas, events, mind, orders, int(mind.me))
    lay_as_in(course, known)
    return max(at_most, 1) if mind.stage == DECIDED else 0


@kernel
def begin(course: Course, seen: State, known: State, atlas: Atlas, events: Events, mind: Mind, orders: Sheet) -> None:
    """What the seat may know; those who do not search have decided with that."""
    seat, bot = int(mind.me), int(mind.bot)
    know(course, seen, known, events, seat)
    clear_orders(orders)
    mind.takes_hand = 0
    mind.is_short = 0
    mind.is_sparing = 0
    mind.tries = 0
    mind.stage = DECIDED
    if bot == DRIFTER:
        drift(course, known, mind, events, orders, seat)
    elif not searches(bot):
        walk_on(course, known, mind, orders, bot, seat)
    elif mind.new_hand == ONLY_HAND and not considers_hand(known, mind, seat):
        return
    elif not acts(known, seat):
        fall_back(course, known, mind, orders, seat)
    else:
        take_role(known, mind, seat)
        begin_scouting(course, known, atlas)
        mind.stage = SCOUTING


@kernel
def searches(bot: int) -> bool:
    return bot != DRIFTER and bot != ROOKIE and bot != IDLER and bot != BEGINNER


@kernel
def know(course: Course, seen: State, known: State, events: Events, seat: int) -> None:
    """The state without the seed and without what others have planned, and the course as it lies there."""
    copy_over(known, seen)
    hide(known, seat)
    lay_as_in(course, known)
    events.quiet = 1
    events.told = 0


@shared
def scout(course: Course, seen: State, known: State, atlas: Atlas, events: Events, mind: Mind, at_most: int) -> int:
    """Finds out about the course, so that the first choice there does not have to; 0 when it is to be called again."""
    know(course, seen, known, events, int(mind.me))
    begin_scouting(course, known, atlas)
    took = 1
    while took and at_most > 0:
        took = scout_on(course, mind, events, atlas)
        at_most -= took
    lay_as_in(course, known)
    return 0 if took else max(at_most, 1)


@shared
def decide(course: Course, seen: State, known: State, atlas: Atlas, events: Events, mind: Mind) -> int:
    """The answer to the question that the seat is asked, in the numbers of `list_choices`."""
    seat, bot = int(mind.me), int(mind.bot)
    know(course, seen, known, events, seat)
    count = list_answers(course, known, mind.choice_list)
    if bot == DRIFTER:
        return int(mind.choice_list[below(draw(mind.key, 0, int(known.beat), PURPOSE_BOT, seat)[0], count)])
    if bot == IDLER:
        return int(mind.choice_list[0])
    is_before_turn = known.stage == DRAFTING or known.stage == PLACING or known.stage == PROGRAMMING
    if is_before_turn or not searches(bot):
        return answer_by_policy(course, known, mind, count, seat)
    begin_scouting(course, known, atlas)
    while scout_on(course, mind, events, atlas):
        pass
    lay_as_in(course, known)
    chosen = answer_by_trial(course, atlas, known, mind, events, count, bot >= VETERAN, seat)
    lay_as_in(course, known)
    return chosen
