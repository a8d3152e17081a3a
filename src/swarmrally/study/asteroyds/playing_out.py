"""A position played out to the end of the game by rookies, who plan for the seats whose plans don't stand."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import NOT_OVER, PLANNING, ROLLING, State, is_flying
from swarmrally.asteroyds.rules.sequence import open_round
from swarmrally.bots.asteroyds.choosing import ROOKIE
from swarmrally.bots.asteroyds.thinking import BEGIN, think
from swarmrally.bots.asteroyds.whole_games import EVERYWHERE, PLAYED, play_on, sit_down, write_orders
from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.kernel.hexes import Hexes
from swarmrally.study.asteroyds.bench import Bench
from swarmrally.study.weighing.chances import BEFORE_CHANCE, Chances, begin_chances, count_winners, key_for, note_chances

LONGEST = 60
"""Rounds after which a game that is played out has no winner."""
NO_END = 1 << 40


@entry
def count_chances(board: Hexes, state: State, chances: Chances, bench: Bench, at_most: int) -> bool:
    """Plays out so many games more; False as long as it is to be called again."""
    begin_chances(chances)
    while chances.played < chances.games and at_most > 0:
        copy_over(bench.game, state)
        play_out(board, bench, int(chances.played), int(chances.stands), chances.unknown == BEFORE_CHANCE)
        count_winners(chances, int(bench.game.winners))
        at_most -= 1
    note_chances(chances)
    return bool(chances.played >= chances.games)


@called
def play_out(board: Hexes, bench: Bench, number: int, stands: int, rolls_anew: bool) -> None:
    """Game `number` from the position on the bench, to its end."""
    game, events = bench.game, bench.events
    events.quiet = 1
    key_for(number, game.key)
    take_seats(game, bench, number)
    if rolls_anew and game.stage == PLANNING:
        game.stage = ROLLING
    if game.stage == ROLLING:
        open_round(game, events)
    if game.stage == PLANNING and not is_waiting(game):
        plan_for_others(board, bench, stands)
    play_first_round(board, game, events, bench)
    bench.match.stops = 0
    bench.match.next_seat = 0
    play_on(board, game, events, bench.known, bench.now, bench.then, bench.thoughts, bench.mind, bench.orders, bench.match, NO_END)


@kernel
def take_seats(state: State, bench: Bench, number: int) -> None:
    """Rookies at all seats, with the chance of game `number`."""
    match = bench.match
    key_for(number, match.key)
    for seat in range(len(match.bot)):
        match.bot[seat] = ROOKIE
    match.nodes = 0
    match.longest = int(state.round_number) + LONGEST
    bench.mind.stage = BEGIN


@kernel
def plan_for_others(board: Hexes, bench: Bench, stands: int) -> None:
    game, mind = bench.game, bench.mind
    for seat in range(int(game.seats)):
        if stands >> seat & 1 == 0 and is_flying(game, seat):
            sit_down(game, mind, bench.match, seat)
            think(board, game, bench.known, bench.now, bench.then, bench.thoughts, mind, bench.orders, NO_END)
            write_orders(game, bench.orders, seat)
    mind.stage = BEGIN


@called
def play_first_round(board: Hexes, state: State, events: Events, bench: Bench) -> None:
    """Nobody plans anew before it is over, whatever is asked in between."""
    match = bench.match
    match.stops = EVERYWHERE
    match.next_seat = state.seats
    while state.over == NOT_OVER and play_stretch(board, state, events, bench) == PLAYED and is_waiting(state):
        match.next_seat = state.seats


@kernel
def play_stretch(board: Hexes, state: State, events: Events, bench: Bench) -> int:
    return play_on(board, state, events, bench.known, bench.now, bench.then, bench.thoughts, bench.mind, bench.orders, bench.match, NO_END)
