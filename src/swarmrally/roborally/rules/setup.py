"""R1.1 Set-up; R10.1-R10.4, R10.6 what some courses begin with."""

from __future__ import annotations

from swarmrally.kernel.chance import below, draw, shuffle
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.clearing import clear
from swarmrally.roborally.components.course import (
    CAPTURE_THE_FLAG,
    FACTORY_REJECTS,
    INTERFERENCE,
    ONE_OPTION,
    SUPERBOT,
    TRICKSY,
    WAR_ZONE,
    Course,
    plays,
)
from swarmrally.roborally.components.events import OPTION_DRAWN
from swarmrally.roborally.components.ids import R10_1
from swarmrally.roborally.components.option_cards import NO_OPTION, OPTIONS
from swarmrally.roborally.components.state import ASK_KEEP_OPTION, DRAFT, DRAFTING, SEATS, State, put_robot
from swarmrally.roborally.rules.choices import WAITING, decide
from swarmrally.roborally.rules.options.holding import PURPOSE_OPTIONS, gain_option
from swarmrally.roborally.rules.teams import team_of_dock

PURPOSE_SETUP = 2
REJECT_DAMAGE = 2


@entry
def set_up(course: Course, state: State) -> None:
    """R1.1 The course before the first turn; rules, seats and seed are in the state already."""
    clear(state)
    state.keeps_order = 0
    state.stage = DRAFTING
    for flag in range(int(course.flag_count)):
        state.flag_cell[flag] = course.flag_start[flag]
    place_robots(course, state)
    if plays(course, SUPERBOT):
        state.superbot = state.dock_order[0]
    if not state.without_options:
        shuffle_options(state)
    options = int(state.options_at_start)
    options += int(plays(course, ONE_OPTION)) + int(plays(course, WAR_ZONE))
    for _ in range(options):
        deal_options(state)
    if plays(course, TRICKSY):
        deal_draft(state)


@kernel
def place_robots(course: Course, state: State) -> None:
    """R1.1 The first player, who is drawn unless one was named, takes dock 1, the next to the left dock 2, and so on."""
    seats = int(state.seats)
    players = seats // 2 if plays(course, INTERFERENCE) else seats
    first = below(draw(state.key, int(state.game), 0, PURPOSE_SETUP, 0)[0], players)
    if state.first_player > 0:
        first = int(state.first_player) - 1
    for place in range(seats):
        seat = seat_at(place, first, players)
        state.dock_order[place] = seat
        state.robot_dock[seat] = place + 1
        state.robot_team[seat] = team_of_dock(course, place + 1)
        if state.team_choice[seat] > 0:
            state.robot_team[seat] = state.team_choice[seat] - 1
        state.robot_lives[seat] = state.lives
        state.robot_damage[seat] = REJECT_DAMAGE if plays(course, FACTORY_REJECTS) else 0
        if not plays(course, CAPTURE_THE_FLAG):
            stand_on_dock(course, state, seat, int(course.dock_cell[place]))


@kernel
def seat_at(place: int, first: int, players: int) -> int:
    """R1.1 Who takes a dock; R10.4 racers come first, then blockers, in the same order."""
    player = first + place % players
    if player >= players:
        player -= players
    return player + place // players * players


@kernel
def stand_on_dock(course: Course, state: State, seat: int, cell: int) -> None:
    """R1.1 With its archive marker, facing the course."""
    state.robot_heading[seat] = course.start_heading
    state.robot_archive[seat] = cell
    put_robot(state, seat, cell)


@kernel
def shuffle_options(state: State) -> None:
    """R0.3 26 option cards, one of each."""
    for option in range(OPTIONS):
        state.option_deck[option] = option
    state.option_end = OPTIONS
    shuffle(state.option_deck, OPTIONS, state.key, int(state.game), 0, PURPOSE_OPTIONS)


@kernel
def deal_options(state: State) -> None:
    """R10.1 One each, while there are any."""
    for place in range(int(state.seats)):
        option = next_option(state)
        if option != NO_OPTION:
            gain_option(state, int(state.dock_order[place]), option)


@kernel
def next_option(state: State) -> int:
    """The top of the pile; NO_OPTION when it is used up."""
    if state.option_top == state.option_end:
        return NO_OPTION
    option = int(state.option_deck[state.option_top])
    state.option_top += 1
    return option


@kernel
def deal_draft(state: State) -> None:
    """R10.1 Tricksy: three each, face down, while there are any."""
    for place in range(int(state.seats)):
        for card in range(DRAFT):
            state.draft[state.dock_order[place], card] = next_option(state)


@kernel
def options_are_kept(state: State, events: Events) -> bool:
    """R10.1 Tricksy: each keeps one of three, the others go below the pile; False when an owner has to decide first."""
    while state.mover < state.seats:
        seat = int(state.dock_order[state.mover])
        if state.draft[seat, 0] != NO_OPTION:
            chosen = decide(state, events, seat, ASK_KEEP_OPTION, int(state.draft[seat, 0]), 0)
            if chosen == WAITING:
                return False
            keep_option(state, events, seat, chosen)
        state.mover += 1
    return True


@kernel
def keep_option(state: State, events: Events, seat: int, chosen: int) -> None:
    """R10.1 Tricksy: one of the draft, and away with the others."""
    gain_option(state, seat, chosen)
    tell(state, events, OPTION_DRAWN, R10_1, seat, chosen)
    for card in range(DRAFT):
        option = int(state.draft[seat, card])
        if option != chosen and option != NO_OPTION:
            put_below(state, option)
        state.draft[seat, card] = NO_OPTION


@kernel
def put_below(state: State, option: int) -> None:
    """The option becomes the last of the pile, which closes up to the front first."""
    top, end = int(state.option_top), int(state.option_end)
    for place in range(top, end):
        state.option_deck[place - top] = state.option_deck[place]
    state.option_deck[end - top] = option
    state.option_top = 0
    state.option_end = end - top + 1


def most_seats(course: Course) -> int:
    """How many robots the course has room for: docks, or in Capture the Flag none are needed."""
    return SEATS if plays(course, CAPTURE_THE_FLAG) else int((course.dock_cell != OFF).sum())
