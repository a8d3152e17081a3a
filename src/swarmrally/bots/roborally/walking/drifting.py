"""The drifter: any legal program, at random, but no new hand."""

from __future__ import annotations

from swarmrally.bots.roborally.walking.orders import clear_orders
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import ASK_HOME, ASK_KEEP_OPTION, ASK_START, REGISTERS, State, acts
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.rules.handing_in import Sheet, copy_answers
from swarmrally.roborally.rules.power import may_announce

BEFORE_TURNS = 1 << ASK_KEEP_OPTION | 1 << ASK_HOME | 1 << ASK_START
"""Questions that no program opens or closes."""


@called
def drift(course: Course, known: State, walk: Walk, events: Events, orders: Sheet, seat: int) -> None:
    for word in range(4):
        known.key[word] = walk.key[word]
    # A view has no deck to recompile from.
    known.recompiled[seat] = 1
    program_at_random(known, events, seat)
    clear_orders(orders)
    write_registers(known, orders, seat)
    copy_answers(known, orders, seat)
    if orders.abort_switch >= REGISTERS:
        orders.abort_switch = -1
    orders.asks = int(known.asks[seat]) & ~BEFORE_TURNS
    orders.power_down = int(known.power_down[seat] and (not acts(known, seat) or may_announce(course, known, seat)))


@kernel
def write_registers(state: State, orders: Sheet, seat: int) -> None:
    to_fill = int(state.to_program[seat])
    orders.has_registers = 1
    for register in range(REGISTERS):
        if to_fill >> register & 1 and state.registers[seat, register, 0]:
            orders.filled = int(orders.filled) | 1 << register
            orders.registers[register, 0] = state.registers[seat, register, 0]
            orders.registers[register, 1] = state.registers[seat, register, 1]
    orders.flywheel = state.flywheel[seat]
    orders.re_entry_heading = state.re_entry_heading[seat]
    orders.re_entry_cell = state.re_entry_cell[seat]
    orders.re_entry_down = state.re_entry_down[seat]
