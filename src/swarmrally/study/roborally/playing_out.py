"""A position played out to the end of the game by rookies, who program for the seats whose programs are not done."""

from __future__ import annotations

from swarmrally.bots.roborally.choosing import BEGIN
from swarmrally.bots.roborally.walking.thinking import ROOKIE
from swarmrally.bots.roborally.whole_games import EVERYWHERE, OVER, PLAYED, REFUSED, play_on
from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State
from swarmrally.roborally.rules.odd_courses.turntable import lay_as_in
from swarmrally.study.roborally.bench import Bench
from swarmrally.study.roborally.unknown import draw_unknown
from swarmrally.study.weighing.chances import Chances, begin_chances, count_winners, key_for, note_chances

LONGEST = 60
"""Turns after which a game that is played out has no winner."""
NO_END = 1 << 40


@entry
def count_chances(course: Course, state: State, chances: Chances, bench: Bench, at_most: int) -> bool:
    """Plays out so many games more; False as long as it is to be called again. Programs that are done stand."""
    begin_chances(chances)
    while chances.played < chances.games and at_most > 0:
        number = int(chances.played)
        put_on_bench(course, state, bench)
        draw_unknown(bench.game, bench.events, number, int(chances.unknown), int(chances.me))
        take_seats(bench.game, bench, number)
        play_turn_out(course, bench.game, bench.events, bench)
        play_to_end(course, bench)
        count_winners(chances, int(bench.game.winners))
        at_most -= 1
    lay_as_in(course, state)
    note_chances(chances)
    return bool(chances.played >= chances.games)


@kernel
def put_on_bench(course: Course, state: State, bench: Bench) -> None:
    copy_over(bench.game, state)
    lay_as_in(course, bench.game)
    bench.events.quiet = 1
    bench.thoughts.quiet = 1


@kernel
def take_seats(state: State, bench: Bench, number: int) -> None:
    """Rookies at all seats, with the chance of game `number`."""
    match = bench.match
    key_for(number, match.key)
    for seat in range(len(match.bot)):
        match.bot[seat] = ROOKIE
    match.nodes = 0
    match.longest = int(state.turn_number) + LONGEST
    bench.mind.stage = BEGIN


@called
def play_turn_out(course: Course, state: State, events: Events, bench: Bench) -> None:
    """To the next programming, or the end."""
    bench.match.stops = EVERYWHERE
    why = play_stretch(course, state, events, bench)
    while why != OVER and why != REFUSED and (why != PLAYED or is_waiting(state)):
        why = play_stretch(course, state, events, bench)


@kernel
def play_to_end(course: Course, bench: Bench) -> None:
    bench.match.stops = 0
    play_stretch(course, bench.game, bench.events, bench)


@called
def play_stretch(course: Course, state: State, events: Events, bench: Bench) -> int:
    return play_on(course, state, events, bench.known, bench.atlas, bench.thoughts, bench.mind, bench.orders, bench.match, NO_END)
