"""What a seat, or a spectator, may know: the only way out of a game."""

from __future__ import annotations

from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import copy
from swarmrally.roborally.components.clearing import clear_answers
from swarmrally.roborally.components.option_cards import NO_OPTION
from swarmrally.roborally.components.state import CLEANING, DEALING, REGISTER, REGISTERS, REVEALING, SEATS, State

SPECTATOR = -1
HIDDEN = -1
"""Stands for a card that lies there face down."""


def view(state: State, seat: int) -> State:
    """The state without the seed, the order of the piles, coins to come, and what others hold face down."""
    seen = copy(state)
    hide(seen, int(seat))
    return seen


@entry
def hide(seen: State, seat: int) -> None:
    """All that is secret, but for the seat's own."""
    seen.key[:] = 0
    seen.deck[:] = 0
    seen.discards[:] = 0
    seen.option_deck[:] = NO_OPTION
    seen.coins = 0
    seen.coins_left = 0
    for other in range(SEATS):
        if other != seat:
            hide_cards(seen, other)
            clear_answers(seen, other)
            seen.gives[other, :] = 0


@kernel
def hide_cards(seen: State, seat: int) -> None:
    """Only how many cards there are can be seen, and what is face up."""
    seen.hand[seat, :] = 0
    seen.draft[seat, :] = NO_OPTION
    seen.flywheel[seat] = HIDDEN if seen.flywheel[seat] else 0
    seen.kept_card[seat] = HIDDEN if seen.kept_card[seat] else 0
    for register in range(REGISTERS):
        if not is_face_up(seen, seat, register):
            seen.registers[seat, register, :] = 0


@kernel
def is_face_up(state: State, seat: int, register: int) -> bool:
    """Revealed in this turn, locked before it, or filled while powered down (R4.5)."""
    if state.robot_down[seat] or not int(state.to_program[seat]) >> register & 1:
        return True
    if state.stage == REGISTER:
        return bool(register < state.register or (register == state.register and state.part > REVEALING))
    return bool(state.stage <= DEALING or state.stage == CLEANING)
