"""The best plans of a seat from what it may know, and the one that it has made, each played out in the same games."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import COLUMNS, State, is_flying
from swarmrally.asteroyds.components.tiles import ASTEROIDS, TILES
from swarmrally.bots.asteroyds.choosing import ACE
from swarmrally.bots.asteroyds.search.distances import tour
from swarmrally.bots.asteroyds.search.ends import unpack_plan
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.search.sky import missing
from swarmrally.bots.asteroyds.search.worth import has_way_left
from swarmrally.bots.asteroyds.thinking import BEGIN, foretell, think
from swarmrally.bots.asteroyds.whole_games import write_orders
from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes
from swarmrally.study.asteroyds.bench import Bench
from swarmrally.study.asteroyds.playing_out import play_out
from swarmrally.study.weighing.chances import key_for
from swarmrally.study.weighing.tries import (
    BEST,
    MADE,
    PLACES,
    Tries,
    begin_tries,
    count_try,
    first_place,
    is_tried,
    needs_more,
    note_tries,
    place_at,
)

BEGINNING, THINKING, TRYING, WEIGHED = range(4)
"""How far it has come."""
LOOKS = 48
"""Rolls of the next dice that the search looks at: the round that is planned it knows exactly."""
STEP = 2_000
"""Positions that take about as long as a game."""
SURELY = 100


class Choice(Tries):
    """Plans by place."""

    plan: Annotated[Ints, "i1", (PLACES, COLUMNS)]
    ram: Annotated[Ints, "i1", PLACES]
    emergency_shield: Annotated[Ints, "i1", PLACES]
    end: Annotated[Ints, "i4", PLACES]
    """Which end of a flight it leads to, in the search."""


@entry
def weigh_plans(board: Hexes, before: State, stands: State, choice: Choice, bench: Bench, at_most: int) -> bool:
    """Thinks and plays out for about as long as so many games take; False as long as it is to be called again.

    `before` is the position as the seat plans, in `stands` its own plan is on the chart.
    """
    if choice.stage == BEGINNING:
        begin(before, choice, bench)
    if choice.stage == THINKING:
        left = think_on(board, before, bench, at_most * STEP)
        if left == 0:
            return False
        at_most = left // STEP
        list_plans(board, before, stands, choice, bench)
        choice.stage = TRYING
    while choice.stage == TRYING and at_most > 0:
        if needs_more(choice):
            at_most -= try_all(board, choice, bench)
        else:
            choice.stage = WEIGHED
    note_tries(choice)
    return bool(choice.stage == WEIGHED)


@kernel
def begin(state: State, choice: Choice, bench: Bench) -> None:
    begin_tries(choice)
    choice.count = 0
    choice.stage = WEIGHED
    if is_flying(state, int(choice.seat)):
        mind = bench.mind
        key_for(0, mind.key)
        mind.bot = ACE
        mind.me = choice.seat
        mind.nodes = LOOKS
        mind.is_late = 0
        mind.stage = BEGIN
        choice.stage = THINKING


@kernel
def think_on(board: Hexes, state: State, bench: Bench, at_most: int) -> int:
    return think(board, state, bench.known, bench.now, bench.then, bench.thoughts, bench.mind, bench.orders, at_most)


@called
def list_plans(board: Hexes, before: State, stands: State, choice: Choice, bench: Bench) -> None:
    """What the search has found, and beside it what was made."""
    list_best(choice, bench.mind)
    for place in range(BEST, int(choice.count) + 1):
        unpack_plan(int(bench.mind.end_plan[choice.end[place]]), bench.orders)
        foresee(board, before, choice, bench, place)
        if place == BEST:
            copy_over(bench.then, bench.now)
    if choice.has_made:
        read_orders(stands, bench.orders, int(choice.seat))
        foresee(board, before, choice, bench, MADE)
        choice.is_same[MADE] = ends_alike(bench.now, bench.then, int(choice.seat))


@kernel
def list_best(choice: Choice, mind: Mind) -> None:
    """The end that is most likely to win, of two the better one for this round; then others, each in another place."""
    wanted = int(choice.wanted) if 0 < choice.wanted < PLACES else PLACES - 1
    choice.count = 0
    for place in range(BEST, wanted + 1):
        found = next_best(choice, mind, place)
        if found >= 0:
            choice.end[place] = found
            choice.count = place


@kernel
def next_best(choice: Choice, mind: Mind, place: int) -> int:
    found = -1
    for end in range(int(mind.ends)):
        if is_elsewhere(choice, mind, place, end) and (found < 0 or is_better(mind, end, found)):
            found = end
    return found


@kernel
def is_elsewhere(choice: Choice, mind: Mind, place: int, end: int) -> bool:
    for better in range(BEST, place):
        if mind.end_pose[choice.end[better]] == mind.end_pose[end]:
            return False
    return True


@kernel
def is_better(mind: Mind, end: int, other: int) -> bool:
    if mind.end_total[end] != mind.end_total[other]:
        return bool(mind.end_total[end] > mind.end_total[other])
    return bool(mind.end_worth[end] >= mind.end_worth[other])


@kernel
def read_orders(state: State, orders: Orders, seat: int) -> None:
    """What lies on the seat's chart."""
    for column in range(COLUMNS):
        orders.plan[column] = state.plan[seat, column]
    orders.ram = state.ram_order[seat]
    orders.emergency_shield = state.emergency_order[seat]


@called
def foresee(board: Hexes, state: State, choice: Choice, bench: Bench, place: int) -> None:
    """What these orders bring this round, and the position with them on the chart, as the seat sees it."""
    seat, orders, now = int(choice.seat), bench.orders, bench.now
    for column in range(COLUMNS):
        choice.plan[place, column] = orders.plan[column]
    choice.ram[place] = orders.ram
    choice.emergency_shield[place] = orders.emergency_shield
    bench.mind.me = seat
    foretell(board, state, bench.known, now, bench.thoughts, bench.mind, orders)
    choice.goals[place] = int(orders.goals) * SURELY
    choice.damage[place] = int(orders.damage) * SURELY
    choice.falls[place] = int(orders.is_lost) * SURELY
    choice.way[place] = way_left(now, bench.mind, seat)
    copy_over(bench.planned[place], bench.known)
    write_orders(bench.planned[place], orders, seat)


@kernel
def way_left(state: State, mind: Mind, seat: int) -> int:
    """The columns in tenths that are still to be flown, on a board that stands still."""
    if not has_way_left(state, seat):
        return 0
    return tour(state, mind, int(state.craft_cell[seat]), int(state.craft_heading[seat]), missing(state, mind))


@kernel
def ends_alike(one: State, other: State, seat: int) -> bool:
    """Whether the craft is in the same place and condition, and the same things are left on the board."""
    if one.craft_cell[seat] != other.craft_cell[seat] or one.craft_heading[seat] != other.craft_heading[seat]:
        return False
    if one.craft_damage[seat] != other.craft_damage[seat] or one.craft_tokens[seat] != other.craft_tokens[seat]:
        return False
    if one.craft_finish[seat] != other.craft_finish[seat] or one.team_won != other.team_won:
        return False
    if one.craft_ram_spent[seat] != other.craft_ram_spent[seat] or one.craft_power_spent[seat] != other.craft_power_spent[seat]:
        return False
    return has_same_tiles(one, other)


@kernel
def has_same_tiles(one: State, other: State) -> bool:
    for tile in range(TILES):
        if one.tile_cell[tile] != other.tile_cell[tile]:
            return False
    for asteroid in range(ASTEROIDS):
        if one.tile_target[asteroid] != other.tile_target[asteroid]:
            return False
    for pair in range(len(one.drone_shot)):
        if one.drone_shot[pair] != other.drone_shot[pair]:
            return False
    return True


@called
def try_all(board: Hexes, choice: Choice, bench: Bench) -> int:
    """One game more with each of the plans; how many that were."""
    seat, games, best_has_won = int(choice.seat), 0, 0
    for turn in range(int(choice.count) + 1):
        place = place_at(turn)
        if place >= first_place(choice) and is_tried(choice, place):
            copy_over(bench.game, bench.planned[place])
            play_out(board, bench, int(choice.played), 1 << seat, False)
            has_won = int(bench.game.winners) >> seat & 1
            if place == BEST:
                best_has_won = has_won
            count_try(choice, place, has_won, best_has_won)
            games += 1
    choice.played += 1
    return games
