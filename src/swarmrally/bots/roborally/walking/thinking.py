"""A walker's program, from what its seat may know."""

from __future__ import annotations

from swarmrally.bots.chances import PURPOSE_BOT
from swarmrally.bots.roborally.walking.aims import list_goals, list_wanted
from swarmrally.bots.roborally.walking.drafts import find_cards, take_hand
from swarmrally.bots.roborally.walking.orders import clear_orders, keep_card, order_policies, powers_down
from swarmrally.bots.roborally.walking.scripts import find_stroll, find_turns
from swarmrally.bots.roborally.walking.slips import ANOTHER_FLAG, TURNS, find_flag_ways, forgets_floor, loses_way, mistake_flag
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import called, kernel
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REGISTERS, State
from swarmrally.roborally.rules.handing_in import Sheet

DRIFTER, ROOKIE, CADET, RACER, VETERAN, ACE, IDLER, BEGINNER = range(8)
"""The first six in the order of their strength."""
CAREFUL = -1
"""A rookie to whom nothing slips: what a bot that searches falls back on."""


@called
def walk_on(course: Course, known: State, walk: Walk, orders: Sheet, bot: int, seat: int) -> None:
    """The program of such a walker, from what its seat may know; the course lies as in the state (R10.5)."""
    clear_orders(orders)
    if bot != IDLER:
        order_policies(course, known, walk, orders, seat, bot != BEGINNER)
    take_hand(known, walk, seat)
    for register in range(REGISTERS):
        walk.card[register] = known.registers[seat, register, 0]
    if known.to_program[seat]:
        find_program(course, known, walk, seat, bot)
        put_cards(known, walk, orders, seat)
        if bot != IDLER and bot != BEGINNER:
            keep_card(known, walk, orders, seat)
    if bot != IDLER:
        orders.power_down = int(powers_down(course, known, walk.card, seat))


@kernel
def put_cards(known: State, walk: Walk, orders: Sheet, seat: int) -> None:
    orders.has_registers = 1
    orders.filled = known.to_program[seat]
    for register in range(REGISTERS):
        if int(known.to_program[seat]) >> register & 1:
            orders.registers[register, 0] = walk.card[register]


@kernel
def find_program(course: Course, known: State, walk: Walk, seat: int, bot: int) -> None:
    if bot == IDLER:
        find_turns(known, walk, seat)
    elif bot == BEGINNER:
        list_wanted(course, known, walk, seat)
        find_stroll(course, known, walk, seat)
    elif bot == CAREFUL:
        list_goals(course, known, walk, seat)
        find_cards(course, known, walk, seat, True)
    else:
        slip_and_find(course, known, walk, seat)


@kernel
def slip_and_find(course: Course, known: State, walk: Walk, seat: int) -> None:
    """Who forgets the floor takes it, and what rides on it, to stand still."""
    forgets, loses, flag, _ = draw(walk.key, 0, int(known.turn_number), PURPOSE_BOT, seat)
    find_flag_ways(course, known, walk)
    sees_floor = not forgets_floor(course, known, walk, seat, below(forgets, TURNS))
    if loses_way(course, known, walk, seat, below(loses, TURNS)):
        mistake_flag(course, known, walk, seat, below(flag, ANOTHER_FLAG))
    else:
        list_wanted(course, known, walk, seat)
    find_cards(course, known, walk, seat, sees_floor)
