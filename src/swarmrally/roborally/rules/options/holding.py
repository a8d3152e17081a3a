"""R8.1, R9 Options come and go: the pile, who holds what, and what goes with a lost option."""

from __future__ import annotations

from swarmrally.kernel.chance import shuffle
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.events import OPTION_DISCARDED, OPTION_DRAWN, OPTIONS_SHUFFLED
from swarmrally.roborally.components.ids import R8_1
from swarmrally.roborally.components.option_cards import (
    ABLATIVE_COAT,
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    FULL,
    GYROSCOPIC_STABILIZER,
    MINI_HOWITZER,
    NO_OPTION,
)
from swarmrally.roborally.components.state import State
from swarmrally.roborally.rules.deck import discard_card
from swarmrally.roborally.rules.options.gyroscopic_stabilizer import stabilizer_is_lost

PURPOSE_OPTIONS = 8


@called
def draw_option(state: State, events: Events, seat: int, rule: int) -> None:
    """R8.1 The top option; an empty pile takes its discards back; none left, none drawn."""
    option = top_option(state, events)
    if option != NO_OPTION:
        gain_option(state, seat, option)
        tell(state, events, OPTION_DRAWN, rule, seat, option)


@kernel
def top_option(state: State, events: Events) -> int:
    """Takes the top of the option pile."""
    if state.option_top == state.option_end:
        if state.options_discarded == 0:
            return NO_OPTION
        reshuffle_options(state, events)
    option = int(state.option_deck[state.option_top])
    state.option_top += 1
    return option


@called
def reshuffle_options(state: State, events: Events) -> None:
    """R8.1 The discarded options become the pile."""
    count = int(state.options_discarded)
    for place in range(count):
        state.option_deck[place] = state.option_discards[place]
    state.option_top = 0
    state.option_end = count
    state.options_discarded = 0
    if not state.keeps_order:
        shuffle(state.option_deck, count, state.key, int(state.game), int(state.turn_number), PURPOSE_OPTIONS)
    tell(state, events, OPTIONS_SHUFFLED, R8_1)


@called
def gain_option(state: State, seat: int, option: int) -> None:
    """A robot comes to hold an option, unused."""
    state.options[seat, state.option_count[seat]] = option
    state.option_count[seat] += 1
    state.holds[seat] = int(state.holds[seat]) | 1 << option
    if option == ABLATIVE_COAT:
        state.coat_left[seat] = FULL[ABLATIVE_COAT]
    elif option == MINI_HOWITZER:
        state.shots_left[seat] = FULL[MINI_HOWITZER]


@called
def discard_option(state: State, events: Events, seat: int, option: int, rule: int) -> None:
    """R7.2, R7.5, R9 The option is lost, and what lies on it."""
    tell(state, events, OPTION_DISCARDED, rule, seat, option)
    take_from_list(state, seat, option)
    state.holds[seat] = int(state.holds[seat]) & ~(1 << option)
    state.option_discards[state.options_discarded] = option
    state.options_discarded += 1
    if option == FLYWHEEL:
        discard_card(state, int(state.flywheel[seat]))
        state.flywheel[seat] = NO_CARD
    elif option == CONDITIONAL_PROGRAM:
        discard_card(state, int(state.kept_card[seat]))
        state.kept_card[seat] = NO_CARD
    elif option == GYROSCOPIC_STABILIZER:
        stabilizer_is_lost(state, seat)


@kernel
def take_from_list(state: State, seat: int, option: int) -> None:
    """The robot's other options keep their order."""
    count = int(state.option_count[seat])
    place = 0
    while state.options[seat, place] != option:
        place += 1
    for later in range(place + 1, count):
        state.options[seat, later - 1] = state.options[seat, later]
    state.option_count[seat] = count - 1
