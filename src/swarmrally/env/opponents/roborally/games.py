"""The programs of bots in a batch of games, written as rows."""

from __future__ import annotations

from swarmrally.bots.roborally.choosing import BEGIN, KEEP_HAND
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.thinking import scout, searches, think
from swarmrally.bots.watch import NO_HURRY
from swarmrally.env.opponents.turn import NO_BOT, Turn
from swarmrally.env.roborally.action import PARTS, POWER_PART, RETURN_PART
from swarmrally.env.stack import Stack
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import NOT_OVER, REGISTERS, State
from swarmrally.roborally.rules.handing_in import Sheet


@entry
def plan_games(
    course: Course,
    states: Stack[State],
    plans: Ints,
    keys: Ints,
    known: State,
    atlas: Atlas,
    events: Events,
    mind: Mind,
    orders: Sheet,
    turn: Turn,
    last: int,
    at_most: int,
) -> bool:
    """Whether all games up to the last have their programs; else somebody still thinks, and it is to be called again."""
    while turn.place < last:
        state, seat = states[turn.place], int(turn.seat)
        if seat == state.seats:
            turn.place += 1
            turn.seat = 0
            continue
        if turn.bot[seat] != NO_BOT:
            row = plans[turn.place, seat]
            if state.over == NOT_OVER and not state.sealed[seat]:
                if mind.stage == BEGIN:
                    sit_down(mind, turn, keys[turn.place])
                    if searches(int(mind.bot)):
                        scout(course, state, known, atlas, events, mind, NO_HURRY)
                at_most = think(course, state, known, atlas, events, mind, orders, at_most)
                if at_most == 0:
                    return False
                mind.stage = BEGIN
                write_row(state, orders, seat, row)
            else:
                for part in range(PARTS):
                    row[part] = 0
        turn.seat += 1
    return True


@kernel
def sit_down(mind: Mind, turn: Turn, key: Ints) -> None:
    """The bot of this seat is to choose; R9.22 rows have no place for a new hand."""
    for word in range(4):
        mind.key[word] = key[word]
    mind.me = turn.seat
    mind.bot = turn.bot[int(turn.seat)]
    mind.nodes = turn.nodes
    mind.new_hand = KEEP_HAND
    mind.least = 0
    mind.is_late = 0
    mind.spent = 0
    turn.choices += 1


@kernel
def write_row(state: State, orders: Sheet, seat: int, row: Ints) -> None:
    """The first card of every register, power-down and the heading of a return; the rest of a program has no place there."""
    for register in range(REGISTERS):
        row[register] = place_in_hand(state, seat, int(orders.registers[register, 0])) if orders.has_registers else 0
    row[POWER_PART] = orders.power_down
    row[RETURN_PART] = orders.re_entry_heading


@kernel
def place_in_hand(state: State, seat: int, card: int) -> int:
    """Or 0 when it is not there."""
    for place in range(int(state.hand_count[seat])):
        if card != NO_CARD and state.hand[seat, place] == card:
            return place
    return 0
