"""How a search goes on, step by step, from a course that is known to a program."""

from __future__ import annotations

from swarmrally.bots.chances import PURPOSE_BOT
from swarmrally.bots.roborally.new_hand import ENOUGH, HANDS, begin_hands, draw_hand, is_better
from swarmrally.bots.roborally.orders import put_cards, write_program
from swarmrally.bots.roborally.replies import questions_for
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.search.scouting import scout_on
from swarmrally.bots.roborally.search.shortlist import CANDIDATES, begin_guess, best_of, cast, count_guess, program_next, try_next
from swarmrally.bots.roborally.search.spare_card import TRIES, cast_spares, count_gains, keep_spare, list_spares
from swarmrally.bots.roborally.search.tree import grow, plant, play_kept
from swarmrally.bots.roborally.walking.orders import clear_orders
from swarmrally.bots.roborally.walking.thinking import ACE, CADET, CAREFUL, RACER, VETERAN, walk_on
from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import CONDITIONAL_PROGRAM
from swarmrally.roborally.components.state import State, holds
from swarmrally.roborally.rules.handing_in import Sheet
from swarmrally.roborally.rules.options.hand import can_recompile

BEGIN, SCOUTING, WEIGHING, DRAWING, GROWING, GUESSING, TRYING, DECIDED = range(8)
"""How far a thought has come."""
MAY_TAKE_HAND, KEEP_HAND, ONLY_HAND = range(3)

CADET_SLIPS, VETERAN_SLIPS = 2, 3
"""Once in so many turns a cadet takes another program, and a veteran reckons with nobody, like a racer."""
OTHERS = 8
"""How many programs a cadet has in mind then."""
HURRY = 3
"""A veteran thinks for so much less than an ace."""
MOST_GUESSES = 160
MOST_GROWN = 25_000
"""Registers that a tree is grown by when nodes are not counted: about 50 ms. Without options it is whole long before."""
STRETCH = 500
"""Registers in a step."""
GROWN_BY, CHOSEN_BY, HAND_BY = 42, 75, 50
"""Percent of the time: when an ace's tree has grown enough, when it has chosen if it may keep a card for later, and when its hand stays."""


@kernel
def is_past(mind: Mind, percent: int) -> bool:
    """Whether so much of the time is gone."""
    most = 100 // HURRY if mind.bot == VETERAN and mind.role == ACE else 100
    return bool(mind.is_late or int(mind.spent) * 100 >= percent * most)


@called
def go_on(course: Course, known: State, atlas: Atlas, events: Events, mind: Mind, orders: Sheet, seat: int) -> int:
    """A step further; how many registers it was worth."""
    if mind.stage == SCOUTING:
        return scout_further(course, known, atlas, events, mind, orders, seat)
    if mind.stage == WEIGHING or mind.stage == DRAWING:
        return weigh_hands(course, known, atlas, events, mind, seat)
    if mind.stage == GROWING:
        return grow_further(course, known, atlas, events, mind, orders, seat)
    return rehearse_further(course, known, atlas, events, mind, orders, seat)


@called
def fall_back(course: Course, known: State, mind: Mind, orders: Sheet, seat: int) -> None:
    """Nothing was found: it walks, as carefully as it can."""
    walk_on(course, known, mind, orders, CAREFUL, seat)
    mind.stage = DECIDED


@kernel
def scout_further(course: Course, known: State, atlas: Atlas, events: Events, mind: Mind, orders: Sheet, seat: int) -> int:
    if mind.is_late:
        mind.is_short = 1
        fall_back(course, known, mind, orders, seat)
        return 1
    took = scout_on(course, mind, events, atlas)
    if took:
        return took
    if considers_hand(known, mind, seat):
        plant(course, known, mind, seat)
        mind.stage = WEIGHING
    else:
        begin_program(course, known, mind, seat)
    return 1


@kernel
def considers_hand(known: State, mind: Mind, seat: int) -> bool:
    """R9.22"""
    return mind.new_hand != KEEP_HAND and (mind.bot == VETERAN or mind.bot == ACE) and can_recompile(known, seat)


@kernel
def weigh_hands(course: Course, known: State, atlas: Atlas, events: Events, mind: Mind, seat: int) -> int:
    """R9.22 The best program of this hand, and then what others would be worth."""
    if is_past(mind, HAND_BY):
        keep_hand(course, known, mind, seat)
        return 1
    if mind.stage == WEIGHING:
        before = int(mind.tree.nodes)
        if grow(course, atlas, mind, events, min(STRETCH, ENOUGH - before)) or mind.tree.nodes >= ENOUGH:
            begin_hands(known, mind)
            mind.stage = DRAWING
        return int(mind.tree.nodes) - before + 1
    before = int(mind.beam.nodes)
    if not draw_hand(course, atlas, mind, events, seat):
        keep_hand(course, known, mind, seat)
    elif mind.hands == HANDS:
        mind.takes_hand = int(is_better(mind))
        if mind.takes_hand:
            mind.stage = DECIDED
        else:
            keep_hand(course, known, mind, seat)
    return int(mind.beam.nodes) - before + 1


@kernel
def keep_hand(course: Course, known: State, mind: Mind, seat: int) -> None:
    if mind.new_hand == ONLY_HAND:
        mind.stage = DECIDED
    else:
        begin_program(course, known, mind, seat)


@called
def begin_program(course: Course, known: State, mind: Mind, seat: int) -> None:
    plant(course, known, mind, seat)
    mind.stage = GROWING


@kernel
def take_role(known: State, mind: Mind, seat: int) -> None:
    """As which bot it thinks in this turn, and how many registers it may play."""
    mind.role = ACE if mind.bot == VETERAN or mind.bot == ACE else RACER
    mind.most_nodes = mind.nodes
    if mind.bot == VETERAN:
        if below(draw(mind.key, 0, int(known.turn_number), PURPOSE_BOT, seat)[0], VETERAN_SLIPS) == 0:
            mind.role = RACER
        elif mind.nodes:
            mind.most_nodes = max(1, int(mind.nodes) // HURRY)


@kernel
def growth(mind: Mind) -> int:
    """How far the tree may grow: an ace has more to do."""
    if not mind.most_nodes:
        return MOST_GROWN
    return int(mind.most_nodes) // 2 if mind.role == ACE else int(mind.most_nodes)


@kernel
def grow_further(course: Course, known: State, atlas: Atlas, events: Events, mind: Mind, orders: Sheet, seat: int) -> int:
    before = int(mind.tree.nodes)
    left = growth(mind) - before
    is_done = left <= 0 or is_past(mind, GROWN_BY if mind.role == ACE else 100)
    if not is_done:
        is_done = grow(course, atlas, mind, events, min(STRETCH, left))
    took = int(mind.tree.nodes) - before + 1
    if is_done:
        has_grown(course, known, atlas, events, mind, orders, seat)
    return took


@called
def has_grown(course: Course, known: State, atlas: Atlas, events: Events, mind: Mind, orders: Sheet, seat: int) -> None:
    """Who looks no further takes one of the programs that were kept."""
    if mind.tree.kept == 0:
        if mind.role == ACE and not mind.is_late:
            mind.role = RACER
            begin_program(course, known, mind, seat)
        else:
            mind.is_short = 1
            fall_back(course, known, mind, orders, seat)
    elif mind.role == RACER:
        place = min(place_for(known, mind, seat), int(mind.tree.kept) - 1)
        put_cards(known, mind, mind.tree.program[place], mind.rehearsal.cards[0], seat, True)
        order(course, atlas, known, mind, events, orders, 0, place, int(mind.tree.rests[place]), seat)
        mind.stage = DECIDED
    else:
        cast(course, atlas, known, mind, events, orders, 1 if is_past(mind, 100) else CANDIDATES, seat)
        next_guess(course, atlas, known, mind, events, orders, seat)


@kernel
def place_for(known: State, mind: Mind, seat: int) -> int:
    """The best program; a cadet's is now and then a few places behind it."""
    if mind.bot != CADET:
        return 0
    words = draw(mind.key, 0, int(known.turn_number), PURPOSE_BOT, seat)
    return below(words[1], OTHERS) if below(words[0], CADET_SLIPS) == 0 else 0


@called
def order(
    course: Course, atlas: Atlas, known: State, mind: Mind, events: Events, orders: Sheet, number: int, place: int, rests: int, seat: int
) -> None:
    """One of the programs that were kept, with the cards of one that was cast."""
    clear_orders(orders)
    play_kept(course, mind, events, place)
    write_program(course, atlas, known, mind, orders, mind.rehearsal.cards[number], mind.states[1], rests, seat)


@kernel
def rehearse_further(course: Course, known: State, atlas: Atlas, events: Events, mind: Mind, orders: Sheet, seat: int) -> int:
    """A guess counts when all programs were tried against it, and else not at all."""
    if is_pressed(known, mind, seat):
        next_guess(course, atlas, known, mind, events, orders, seat)
        return 1
    took = 0
    if mind.stage == GUESSING:
        took = program_next(course, atlas, mind, events, seat)
        if took == 0:
            mind.stage = TRYING
        return took + 1
    took = try_next(course, atlas, mind, events, seat)
    if took == 0:
        if mind.is_sparing:
            count_gains(mind)
        else:
            count_guess(mind.rehearsal)
        next_guess(course, atlas, known, mind, events, orders, seat)
    return took + 1


@kernel
def is_pressed(known: State, mind: Mind, seat: int) -> bool:
    """Whether there is no time for another guess, nor for the end of this one."""
    if not mind.is_sparing and mind.rehearsal.guesses <= mind.least:
        return False
    return is_past(mind, CHOSEN_BY if not mind.is_sparing and holds(known, seat, CONDITIONAL_PROGRAM) else 100)


@called
def next_guess(course: Course, atlas: Atlas, known: State, mind: Mind, events: Events, orders: Sheet, seat: int) -> None:
    """Against another guess, or R9.5 with spare cards; else it has decided."""
    if not mind.is_sparing:
        if has_doubts(known, mind, seat):
            begin_guess(mind, events, seat)
            mind.stage = GUESSING
            return
        choose(course, atlas, known, mind, events, orders, seat)
        if not list_spares(known, mind, orders, seat):
            mind.stage = DECIDED
            return
        cast_spares(mind)
        mind.is_sparing = 1
    if mind.spare_tries < TRIES and not is_past(mind, 100):
        begin_guess(mind, events, seat)
        mind.stage = GUESSING
    else:
        keep_spare(mind, orders)
        mind.stage = DECIDED


@kernel
def has_doubts(known: State, mind: Mind, seat: int) -> bool:
    """Whether another guess may change its mind, and can be paid for."""
    rehearsal = mind.rehearsal
    if rehearsal.guesses < mind.least:
        return True
    if rehearsal.count < 2 or rehearsal.guesses >= MOST_GUESSES or is_pressed(known, mind, seat):
        return False
    return bool(not mind.most_nodes or rehearsal.nodes + mind.beam.nodes + mind.tree.nodes < mind.most_nodes)


@kernel
def choose(course: Course, atlas: Atlas, known: State, mind: Mind, events: Events, orders: Sheet, seat: int) -> None:
    """The best, with what its owner will decide when it comes to that, and what it has brought."""
    rehearsal, best = mind.rehearsal, best_of(mind.rehearsal)
    mind.best = best
    mind.tries = rehearsal.tries[best]
    mind.flags = rehearsal.flags[best]
    mind.damage = rehearsal.damage[best]
    mind.falls = rehearsal.falls[best]
    order(course, atlas, known, mind, events, orders, best, int(rehearsal.place[best]), int(rehearsal.rests[best]), seat)
    orders.asks = questions_for(known, seat)
