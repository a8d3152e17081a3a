"""A bot's choices, from what its seat may know: each an entry that runs interpreted, compiled and in a browser."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import ENERGY, NOT_OVER, State
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.playing.view import hide
from swarmrally.asteroyds.rules.chart import clear_plan
from swarmrally.asteroyds.rules.sequence import answer, play_round
from swarmrally.bots.asteroyds.choosing import (
    BEGINNER,
    CADET,
    CADETS_NOISE,
    DRIFTER,
    IDLER,
    RACER,
    ROOKIE,
    choose_for_race,
    choose_for_round,
    choose_in_time,
    expect,
    looks_of,
)
from swarmrally.bots.asteroyds.flying import answer_as_rookie, plan_as_rookie
from swarmrally.bots.asteroyds.scripts import plan_as_beginner, plan_to_wait
from swarmrally.bots.asteroyds.search.ends import collect_ends
from swarmrally.bots.asteroyds.search.flights import begin_search, fly_on, look_around, next_scenario
from swarmrally.bots.asteroyds.search.judging import look_at_roll, prepare_judging, settle
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.search.others import ALL_GOALS, next_other, note_other
from swarmrally.bots.asteroyds.search.worth import LOST, WON, worth
from swarmrally.bots.chances import PURPOSE_BOT
from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import called, kernel, shared
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.kernel.hexes import Hexes

BEGIN, FLYING, OTHERS, JUDGING, DECIDED = range(5)
"""How far a thought has come."""
LOOK = 400
"""A roll takes as long as so many positions."""


@shared
def think(
    board: Hexes, seen: State, known: State, now: State, then: State, events: Events, mind: Mind, orders: Orders, at_most: int
) -> int:
    """Thinks on for about as long as so many positions take; how many of them are left, or 0 when it is to be called again.

    `mind` says whose plan is wanted of which bot, by whose chance, and begins at stage 0; once it has decided, `orders` has the plan.
    """
    if mind.stage == BEGIN:
        begin(board, seen, known, now, events, mind, orders)
    while mind.stage != DECIDED and at_most > 0:
        at_most -= go_on(board, known, now, then, events, mind, orders)
    return max(at_most, 1) if mind.stage == DECIDED else 0


@kernel
def begin(board: Hexes, seen: State, known: State, now: State, events: Events, mind: Mind, orders: Orders) -> None:
    """What the seat may know; those who do not search have decided with that."""
    seat, bot = int(mind.me), int(mind.bot)
    know(seen, known, seat)
    clear_plan(known, seat)
    events.quiet = 1
    events.told = 0
    if mind.columns == 0:
        mind.columns = ENERGY
    mind.stage = DECIDED
    if bot == DRIFTER:
        drift(known, mind, orders, seat)
    elif bot == ROOKIE:
        plan_as_rookie(board, known, now, events, mind, orders, seat)
    elif bot == IDLER:
        plan_to_wait(orders)
    elif bot == BEGINNER:
        plan_as_beginner(board, known, now, events, mind, orders, seat)
    else:
        begin_search(board, known, now, events, mind, seat)
        mind.stage = FLYING


@kernel
def know(seen: State, known: State, seat: int) -> None:
    """The state without the seed and without what others have planned."""
    copy_over(known, seen)
    hide(known, seat)


@kernel
def drift(known: State, mind: Mind, orders: Orders, seat: int) -> None:
    """Any legal plan, at random."""
    for word in range(len(known.key)):
        known.key[word] = mind.key[word]
    plan_at_random(known, seat)
    for column in range(len(orders.plan)):
        orders.plan[column] = known.plan[seat, column]
    orders.ram = known.ram_order[seat]
    orders.emergency_shield = known.emergency_order[seat]


@kernel
def go_on(board: Hexes, known: State, now: State, then: State, events: Events, mind: Mind, orders: Orders) -> int:
    """A step further; how many positions it was worth."""
    if mind.stage == FLYING:
        return fly_further(board, known, now, events, mind, orders)
    if mind.stage == OTHERS:
        return watch_others(board, known, now, events, mind, orders)
    if mind.is_late or not look_at_roll(board, known, now, then, events, mind):
        settle(known, mind)
        choose_for_race(known, mind, orders)
        mind.stage = DECIDED
    return LOOK


@kernel
def fly_further(board: Hexes, known: State, now: State, events: Events, mind: Mind, orders: Orders) -> int:
    if mind.is_late:
        choose_in_time(board, known, now, events, mind, orders)
        mind.stage = DECIDED
    elif not fly_on(board, now, events, mind) and not next_scenario(board, known, now, events, mind):
        has_flown(board, known, now, events, mind, orders)
    return 1


@called
def has_flown(board: Hexes, known: State, now: State, events: Events, mind: Mind, orders: Orders) -> None:
    """All ends are found: who looks no further than the round takes one of them."""
    if mind.bot == RACER or mind.bot == CADET:
        choose_for_round(known, mind, orders, CADETS_NOISE if mind.bot == CADET else 0)
        mind.stage = DECIDED
        return
    collect_ends(known, mind)
    mind.rivals = 0
    mind.mates_left = ALL_GOALS
    mind.other = -1
    look_at_next(board, known, now, events, mind)


@called
def look_at_next(board: Hexes, known: State, now: State, events: Events, mind: Mind) -> None:
    """The next of the others begins to fly; after the last one the ends are judged."""
    if not mind.is_late and next_other(known, mind):
        mind.stage = OTHERS
        begin_search(board, known, now, events, mind, int(mind.other))
        return
    for end in range(int(mind.ends)):
        mind.end_left[end] = int(mind.end_left[end]) & int(mind.mates_left)
    mind.stage = JUDGING
    prepare_judging(known, mind, looks_of(known, mind))


@kernel
def watch_others(board: Hexes, known: State, now: State, events: Events, mind: Mind, orders: Orders) -> int:
    if mind.is_late:
        look_at_next(board, known, now, events, mind)
    elif not fly_on(board, now, events, mind) and not next_scenario(board, known, now, events, mind):
        note_other(board, known, now, events, mind, orders)
        look_at_next(board, known, now, events, mind)
    return 1


@shared
def foretell(board: Hexes, seen: State, known: State, now: State, events: Events, mind: Mind, orders: Orders) -> None:
    """What these orders of the mind's seat would bring this round, while the others neither ram nor shoot: written into them."""
    know(seen, known, int(mind.me))
    clear_plan(known, int(mind.me))
    events.quiet = 1
    expect(board, known, now, events, mind, orders)


@shared
def decide(board: Hexes, seen: State, known: State, now: State, events: Events, mind: Mind) -> bool:
    """The answer to the question that the seat is asked: yes or no."""
    seat, bot = int(mind.me), int(mind.bot)
    know(seen, known, seat)
    if bot == DRIFTER:
        return below(draw(mind.key, 0, int(seen.beat), PURPOSE_BOT, seat)[0], 2) == 1
    if bot == ROOKIE or bot == CADET:
        return answer_as_rookie(known, seat)
    if bot == IDLER or bot == BEGINNER:
        return False
    return better_answer(board, known, now, events, mind, seat)


@kernel
def better_answer(board: Hexes, known: State, now: State, events: Events, mind: Mind, seat: int) -> bool:
    """The round is played to its end with each answer, and the best ones to whatever is asked then.

    The plans lie open by now; what others have ordered does not, and is taken for no.
    """
    events.quiet = 1
    look_around(board, known, mind, seat)
    best_no, best_yes = LOST * 2, LOST * 2
    asked = try_answers(board, known, now, events, mind, 0)
    while asked > 0:
        value = value_of_end(now, mind, seat)
        if mind.path[0]:
            best_yes = max(best_yes, value)
        else:
            best_no = max(best_no, value)
        asked = next_answers(board, known, now, events, mind, asked)
    return best_yes > best_no


@kernel
def next_answers(board: Hexes, known: State, now: State, events: Events, mind: Mind, asked: int) -> int:
    """The last no becomes a yes, and all after it is tried anew; 0 when there is none."""
    while asked > 0 and mind.path[asked - 1]:
        asked -= 1
    if asked == 0:
        return 0
    mind.path[asked - 1] = 1
    return try_answers(board, known, now, events, mind, asked)


@called
def try_answers(board: Hexes, known: State, now: State, events: Events, mind: Mind, given: int) -> int:
    """The round with so many answers of the path, and no to all that is asked afterwards; how many were asked for."""
    copy_over(now, known)
    asked = 0
    while is_waiting(now) and asked < len(mind.path):
        if asked >= given:
            mind.path[asked] = 0
        answer(now, events, bool(mind.path[asked]))
        asked += 1
        play_round(board, now, events)
    return asked


@kernel
def value_of_end(state: State, mind: Mind, seat: int) -> int:
    if state.over != NOT_OVER:
        return WON if int(state.winners) >> seat & 1 else LOST
    return worth(state, mind)
