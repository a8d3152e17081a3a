"""Which of all ends a bot takes."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import DRONES, State, is_flying
from swarmrally.bots.asteroyds.flying import plan_as_rookie
from swarmrally.bots.asteroyds.search.ends import RAM_BIT, SHIELD_BITS, packed_plan, unpack_plan
from swarmrally.bots.asteroyds.search.flights import after_swarm, look_around
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.search.others import fly_orders
from swarmrally.bots.asteroyds.search.sky import missing
from swarmrally.bots.asteroyds.search.worth import worth
from swarmrally.bots.chances import PURPOSE_BOT
from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.hexes import Hexes

DRIFTER, ROOKIE, CADET, RACER, VETERAN, ACE, IDLER, BEGINNER = range(8)
"""The first six in the order of their strength."""
LOOKS = 864
"""Rolls that an ace looks at when there is time."""
VETERANS_LOOKS, IN_DRONES = 12, 48
"""And a veteran: where four sets of drones share them, more."""
CADETS_NOISE, VETERANS_NOISE = 30_000, 400
"""By how much an end may seem to be worth more than it is: three points of damage to a cadet, a fortieth of a victory to a veteran."""
PURPOSE_NOISE = 55
NOTHING_YET = -(1 << 60)


@kernel
def looks_of(known: State, mind: Mind) -> int:
    """How many rolls it looks at."""
    looks = LOOKS
    if mind.bot == VETERAN:
        looks = IN_DRONES if known.mode == DRONES else VETERANS_LOOKS
    return min(looks, int(mind.nodes)) if mind.nodes else looks


@kernel
def noise(known: State, mind: Mind, number: int, most: int) -> int:
    """What is added to the worth of the end of this number."""
    words = draw(mind.key, int(mind.me), int(known.round_number), PURPOSE_NOISE, number // 4)
    return below(words[number % 4], most)


@called
def choose_for_round(known: State, mind: Mind, orders: Orders, most: int) -> None:
    """The end that is worth most this round, or one of them; with noise, that seems to be."""
    best, count = NOTHING_YET, 0
    for node in range(int(mind.known)):
        value = int(mind.worth[node]) + (noise(known, mind, node, most) if most else 0)
        if value > best:
            best, count = value, 0
        count += int(value == best)
    drawn = below(draw(mind.key, 0, int(known.round_number), PURPOSE_BOT, int(mind.me))[0], count)
    for node in range(int(mind.known)):
        value = int(mind.worth[node]) + (noise(known, mind, node, most) if most else 0)
        if value == best:
            if drawn == 0:
                unpack_plan(packed_plan(known, mind, node), orders)
                return
            drawn -= 1


@called
def choose_for_race(known: State, mind: Mind, orders: Orders) -> None:
    """The end that is most likely to win; of two the better one for this round."""
    best, best_worth, chosen = NOTHING_YET, NOTHING_YET, 0
    for end in range(int(mind.ends)):
        value = int(mind.end_total[end])
        if mind.bot == VETERAN:
            value += noise(known, mind, end, VETERANS_NOISE)
        if value > best or (value == best and mind.end_worth[end] >= best_worth):
            best, best_worth, chosen = value, int(mind.end_worth[end]), end
    unpack_plan(int(mind.end_plan[chosen]), orders)


@kernel
def worth_of(board: Hexes, known: State, now: State, events: Events, mind: Mind, orders: Orders, seat: int) -> int:
    """Of a plan, as a racer sees it, under the sky that the mind holds."""
    fly_orders(board, known, now, events, orders, seat)
    return worth(now, mind)


@called
def choose_in_time(board: Hexes, known: State, now: State, events: Events, mind: Mind, orders: Orders) -> None:
    """When time was up before all ends were found: the best of them, if it is better than what a rookie would do."""
    seat, most = int(mind.me), CADETS_NOISE if mind.bot == CADET else 0
    choose_for_round(known, mind, orders, most)
    found = packed(orders)
    mine = worth_of(board, known, now, events, mind, orders, seat)
    plan_as_rookie(board, known, now, events, mind, orders, seat)
    after_swarm(board, known, now, events, seat, 0)
    look_around(board, now, mind, seat)
    if worth_of(board, known, now, events, mind, orders, seat) <= mine:
        unpack_plan(found, orders)


@kernel
def packed(orders: Orders) -> int:
    plan = 0
    for column in range(len(orders.plan)):
        plan |= int(orders.plan[column]) << 4 * column
    return plan | int(orders.ram) << RAM_BIT | int(orders.emergency_shield) << SHIELD_BITS


@called
def expect(board: Hexes, known: State, now: State, events: Events, mind: Mind, orders: Orders) -> None:
    """What comes of the plan this round while the others neither ram nor shoot."""
    seat = int(mind.me)
    after_swarm(board, known, now, events, seat, 0)
    look_around(board, now, mind, seat)
    fly_orders(board, known, now, events, orders, seat)
    before, after, goals = missing(known, mind), missing(now, mind), 0
    for goal in range(int(mind.goals)):
        goals += (before & ~after) >> goal & 1
    orders.goals = goals
    orders.damage = int(now.craft_damage[seat]) - int(known.craft_damage[seat])
    orders.is_lost = int(not is_flying(now, seat))
    orders.worth = worth(now, mind)
