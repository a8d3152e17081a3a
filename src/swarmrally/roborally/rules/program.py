"""R3 Programming: cards from the hand into registers, and what happens when the time runs out."""

from __future__ import annotations

from collections.abc import Mapping

from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.course import BALL_LIGHTNING, TIGHT_COLLAR, Course, plays
from swarmrally.roborally.components.events import PROGRAM_SEALED
from swarmrally.roborally.components.ids import R3_1, R3_2
from swarmrally.roborally.components.state import REGISTERS, State
from swarmrally.roborally.rules.options.hand import discard_hand

PURPOSE_FILL = 4
LAST_PLAYER_SECONDS = 30


@kernel
def has_to_fill(state: State, seat: int, register: int) -> bool:
    """R3.1 A register that was not locked at the deal and is still empty."""
    return int(state.to_program[seat]) >> register & 1 != 0 and state.registers[seat, register, 0] == NO_CARD


@kernel
def take_from_hand(state: State, seat: int, place: int) -> int:
    """The card at that place; the others close up, their order kept."""
    card = int(state.hand[seat, place])
    count = int(state.hand_count[seat]) - 1
    for later in range(place, count):
        state.hand[seat, later] = state.hand[seat, later + 1]
    state.hand_count[seat] = count
    return card


@entry
def seal(state: State, events: Events, seat: int) -> None:
    """R3.1 The player is done."""
    let_stand(state, events, seat, R3_1)


@kernel
def let_stand(state: State, events: Events, seat: int, rule: int) -> None:
    """The program stands; leftover cards are discarded."""
    discard_hand(state, seat)
    state.sealed[seat] = 1
    tell(state, events, PROGRAM_SEALED, rule, seat)


@kernel
def registers_to_fill(state: State, seat: int) -> int:
    """R3.1 How many cards the program still needs."""
    count = 0
    for register in range(REGISTERS):
        count += int(has_to_fill(state, seat, register))
    return count


@kernel
def give_back(state: State, seat: int) -> bool:
    """R3.2 A card meant for more than a register needs returns to the hand: kept for later, second in a register, on the Flywheel."""
    card = int(state.kept_card[seat])
    state.kept_card[seat] = NO_CARD
    for register in range(REGISTERS):
        if card == NO_CARD and int(state.to_program[seat]) >> register & 1:
            card = int(state.registers[seat, register, 1])
            state.registers[seat, register, 1] = NO_CARD
    if card == NO_CARD:
        card = int(state.flywheel[seat])
        state.flywheel[seat] = NO_CARD
    if card == NO_CARD:
        return False
    state.hand[seat, state.hand_count[seat]] = card
    state.hand_count[seat] += 1
    return True


@entry
def fill_at_random(state: State, events: Events, seat: int) -> None:
    """R3.2 Time is up: empty registers are filled at random from the hand, lowest first; one that is too small gets cards back first."""
    while state.hand_count[seat] < registers_to_fill(state, seat):
        if not give_back(state, seat):
            break
    for register in range(REGISTERS):
        if has_to_fill(state, seat, register) and state.hand_count[seat] > 0:
            word = draw(state.key, int(state.game), int(state.turn_number), PURPOSE_FILL, seat * REGISTERS + register)[0]
            state.registers[seat, register, 0] = take_from_hand(state, seat, below(word, int(state.hand_count[seat])))
    let_stand(state, events, seat, R3_2)


@kernel
def everybody_is_done(state: State) -> bool:
    """R3.1 Whether every program stands."""
    for seat in range(int(state.seats)):
        if not state.sealed[seat]:
            return False
    return True


def seconds_for_all(course: Course) -> int | None:
    """R10.1 How long everybody has to program: 30 seconds in Ball Lightning, 60 in Tight Collar, else as long as they like."""
    if plays(course, BALL_LIGHTNING):
        return 30
    return 60 if plays(course, TIGHT_COLLAR) else None


def seconds_for_last(state: State, owners: Mapping[int, int]) -> int | None:
    """R3.2 30 seconds for each robot that the only player who is not done has still to program; owners[seat] is the player.

    Seats without an owner are nobody's to wait for.
    Who has no register to fill (R4.1) is looked at only when nobody else is left.
    """
    not_done = [seat for seat in owners if not state.sealed[seat]]
    waiting = [owners[seat] for seat in not_done if state.to_program[seat]] or [owners[seat] for seat in not_done]
    return LAST_PLAYER_SECONDS * len(waiting) if len(set(waiting)) == 1 else None
