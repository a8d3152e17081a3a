"""R10.3 Day of the SuperBot: the title, who is to blame, and how it passes on."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.cards import CARDS
from swarmrally.roborally.components.events import BLAME_FELL, TITLE_PASSED
from swarmrally.roborally.components.ids import R10_3
from swarmrally.roborally.components.state import State, is_here
from swarmrally.roborally.rules.damage import discard_all_damage, settle_losses

NO_SHOT = CARDS + 1
"""Above every card: nobody has hit the SuperBot in this volley."""


@called
def blame(state: State, events: Events, seat: int) -> None:
    """R10.3 d This robot was the last to push, ram or hit the SuperBot."""
    if state.blamed != seat:
        state.blamed = seat
        tell(state, events, BLAME_FELL, R10_3, seat)


@kernel
def begin_volley(state: State) -> None:
    """R10.3 d The cards by which a volley's blame is settled: the move card of two; a shooter's own, whoever controls it."""
    state.volley_blamed = NOBODY
    state.volley_card = NO_SHOT
    for seat in range(int(state.seats)):
        state.shot_card[seat] = state.registers[seat, state.register, 0]


@kernel
def note_hit(state: State, shooter: int, target: int) -> None:
    """R10.3 d Of several hits in one volley the lowest card is to blame, in dock order if there is none; no card counts lowest."""
    if target != NOBODY and target == state.superbot and is_before(state, shooter):
        state.volley_blamed = shooter
        state.volley_card = state.shot_card[shooter]


@kernel
def is_before(state: State, shooter: int) -> bool:
    """Whether this shooter's card is lower than that of whoever is to blame so far."""
    card, lowest = int(state.shot_card[shooter]), int(state.volley_card)
    if card != lowest:
        return card < lowest
    return state.volley_blamed != NOBODY and bool(state.robot_dock[shooter] < state.robot_dock[state.volley_blamed])


@kernel
def end_volley(state: State, events: Events) -> None:
    """R10.3 d, e Blame for the volley, then the title, if it is open."""
    if state.superbot == NOBODY:
        return
    if state.volley_blamed != NOBODY:
        blame(state, events, int(state.volley_blamed))
    pass_title(state, events)


@kernel
def pass_title(state: State, events: Events) -> None:
    """R10.3 e When the SuperBot was destroyed, after that step, push or volley is settled."""
    if state.title_open:
        settle_title(state, events)


@kernel
def settle_falls(state: State, events: Events) -> bool:
    """R7.5, R10.3 e What robots just destroyed lose, then the title, which only that can open; False when an owner has to decide first."""
    if state.to_lose == 0:
        return True
    if not settle_losses(state, events):
        return False
    pass_title(state, events)
    return True


@called
def settle_title(state: State, events: Events) -> None:
    """R10.3 e, f Whoever is to blame is it from then on; nobody there, and out of lives: the next in dock order."""
    state.title_open = 0
    before, blamed = int(state.superbot), int(state.blamed)
    if blamed != NOBODY and state.robot_lives[blamed] > 0:
        name_superbot(state, events, blamed, before, 1)
    elif state.robot_lives[before] == 0:
        following = next_in_dock_order(state, before)
        if following != before:
            name_superbot(state, events, following, before, 0)


@kernel
def name_superbot(state: State, events: Events, seat: int, before: int, by_blame: int) -> None:
    state.superbot = seat
    state.blamed = NOBODY
    tell(state, events, TITLE_PASSED, R10_3, seat, before, by_blame)


@kernel
def next_in_dock_order(state: State, seat: int) -> int:
    """R10.3 f The next robot with a life left, counted on from its dock and past the last; the same one when there is none."""
    seats, place = int(state.seats), 0
    while state.dock_order[place] != seat:
        place += 1
    for ahead in range(1, seats):
        other = int(state.dock_order[(place + ahead) % seats])
        if state.robot_lives[other] > 0:
            return other
    return seat


@kernel
def forget_blame(state: State, events: Events, seat: int) -> None:
    """R10.3 e When the SuperBot returns."""
    if seat == state.superbot and state.blamed != NOBODY:
        state.blamed = NOBODY
        tell(state, events, BLAME_FELL, R10_3, NOBODY)


@kernel
def superbot_recovers(state: State, events: Events) -> None:
    """R10.3 c In clean-up it discards all its damage."""
    seat = int(state.superbot)
    if seat != NOBODY and is_here(state, seat) and state.robot_damage[seat] > 0:
        discard_all_damage(state, events, seat, R10_3)
