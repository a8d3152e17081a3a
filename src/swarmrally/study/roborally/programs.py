"""The best programs of a seat from what it may know, and the one that it has made, each played out in the same games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from swarmrally.bots.roborally.choosing import BEGIN, KEEP_HAND, order
from swarmrally.bots.roborally.search.atlas import pose_of
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.search.shortlist import lead
from swarmrally.bots.roborally.search.worth import way_from, way_from_archive
from swarmrally.bots.roborally.thinking import think
from swarmrally.bots.roborally.walking.orders import clear_orders
from swarmrally.bots.roborally.walking.thinking import ACE
from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.cards import KIND
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REGISTERS, State, is_here
from swarmrally.roborally.rules.handing_in import FINE, Sheet, copy_answers, hand_in
from swarmrally.roborally.rules.odd_courses.turntable import lay_as_in
from swarmrally.roborally.rules.program import seal
from swarmrally.study.roborally.bench import Bench
from swarmrally.study.roborally.playing_out import play_to_end, play_turn_out, put_on_bench, take_seats
from swarmrally.study.roborally.unknown import draw_unknown
from swarmrally.study.weighing.chances import AS_SEEN, key_for
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
NODES = 8_000
"""Registers that the search plays, besides those in which it finds out about the course."""
STEP = 500
"""Registers that take about as long as a game."""
HUNDREDTHS = 100


class Choice(Tries):
    """Programs by place."""

    sheet: Annotated[Sequence[Sheet], Sheet, PLACES]
    number: Annotated[Ints, "i2", PLACES]
    """Which of the programs that were rehearsed it is."""
    scored: Annotated[Ints, "i4", PLACES]
    hurt: Annotated[Ints, "i4", PLACES]
    fallen: Annotated[Ints, "i4", PLACES]
    ahead: Annotated[Ints, "i8", PLACES]
    """What came of this turn, in all games together."""


@entry
def weigh_plans(course: Course, before: State, stands: State, choice: Choice, bench: Bench, at_most: int) -> bool:
    """Thinks and plays out for about as long as so many games take; False as long as it is to be called again.

    `before` is the position as the seat programs, in `stands` its own program is done.
    """
    if choice.stage == BEGINNING:
        begin(before, choice, bench)
    if choice.stage == THINKING:
        left = think_on(course, before, bench, at_most * STEP)
        if left == 0:
            return False
        at_most = left // STEP
        list_programs(course, before, stands, choice, bench)
        choice.stage = TRYING
    while choice.stage == TRYING and at_most > 0:
        if needs_more(choice):
            at_most -= try_all(course, before, choice, bench)
        else:
            choice.stage = WEIGHED
    lay_as_in(course, before)
    note_tries(choice)
    note_turns(choice)
    return bool(choice.stage == WEIGHED)


@kernel
def begin(before: State, choice: Choice, bench: Bench) -> None:
    begin_tries(choice)
    for place in range(PLACES):
        choice.scored[place] = 0
        choice.hurt[place] = 0
        choice.fallen[place] = 0
        choice.ahead[place] = 0
    choice.count = 0
    choice.stage = WEIGHED
    if before.to_program[choice.seat]:
        mind = bench.mind
        key_for(0, mind.key)
        mind.bot = ACE
        mind.me = choice.seat
        mind.nodes = NODES
        mind.new_hand = KEEP_HAND
        mind.least = 0
        mind.is_late = 0
        mind.spent = 0
        mind.stage = BEGIN
        choice.stage = THINKING


@kernel
def think_on(course: Course, before: State, bench: Bench, at_most: int) -> int:
    return think(course, before, bench.known, bench.atlas, bench.thoughts, bench.mind, bench.orders, at_most)


@called
def list_programs(course: Course, before: State, stands: State, choice: Choice, bench: Bench) -> None:
    """What the search has found, and beside it what was made."""
    copy_over(choice.sheet[BEST], bench.orders)
    choice.count = BEST
    if bench.mind.tries:
        list_more(course, choice, bench)
    if choice.has_made:
        read_sheet(before, stands, choice.sheet[MADE], int(choice.seat))
        choice.is_same[MADE] = are_alike(choice.sheet[MADE], choice.sheet[BEST], int(before.to_program[choice.seat]))
        put_on_bench(course, before, bench)
        choice.has_made = hand_over(course, bench, choice.sheet[MADE], int(choice.seat))


@kernel
def list_more(course: Course, choice: Choice, bench: Bench) -> None:
    """After the best program others, which did best in rehearsals."""
    mind, seat = bench.mind, int(choice.seat)
    wanted = int(choice.wanted) if 0 < choice.wanted < PLACES else PLACES - 1
    choice.number[BEST] = mind.best
    for place in range(BEST + 1, wanted + 1):
        number = next_best(choice, mind, place)
        if number < 0:
            return
        choice.number[place] = number
        choice.count = place
        kept, rests = int(mind.rehearsal.place[number]), int(mind.rehearsal.rests[number])
        order(course, bench.atlas, bench.known, mind, bench.thoughts, bench.orders, number, kept, rests, seat)
        copy_over(choice.sheet[place], bench.orders)


@kernel
def next_best(choice: Choice, mind: Mind, place: int) -> int:
    rehearsal, found = mind.rehearsal, -1
    for number in range(int(rehearsal.count)):
        if rehearsal.tries[number] and is_another(choice, mind, place, number) and (found < 0 or lead(rehearsal, number, found) > 0):
            found = number
    return found


@kernel
def is_another(choice: Choice, mind: Mind, place: int, number: int) -> bool:
    for better in range(BEST, place):
        if mind.rehearsal.place[choice.number[better]] == mind.rehearsal.place[number]:
            return False
    return True


@called
def read_sheet(before: State, stands: State, sheet: Sheet, seat: int) -> None:
    """The program that stands, as it was handed in."""
    clear_orders(sheet)
    sheet.has_registers = 1
    sheet.filled = before.to_program[seat]
    for register in range(REGISTERS):
        if int(before.to_program[seat]) >> register & 1:
            sheet.registers[register, 0] = stands.registers[seat, register, 0]
            sheet.registers[register, 1] = stands.registers[seat, register, 1]
    sheet.power_down = stands.power_down[seat]
    sheet.re_entry_heading = stands.re_entry_heading[seat]
    sheet.re_entry_cell = stands.re_entry_cell[seat]
    sheet.re_entry_down = stands.re_entry_down[seat]
    copy_answers(stands, sheet, seat)
    sheet.asks = stands.asks[seat]
    sheet.flywheel = stands.flywheel[seat]


@kernel
def are_alike(one: Sheet, other: Sheet, filled: int) -> bool:
    """Whether two programs have cards of the same kinds, and the same announcement."""
    for register in range(REGISTERS):
        for slot in range(2):
            if filled >> register & 1 and KIND[one.registers[register, slot]] != KIND[other.registers[register, slot]]:
                return False
    return bool(one.power_down == other.power_down)


@called
def hand_over(course: Course, bench: Bench, sheet: Sheet, seat: int) -> bool:
    """The program is done, in the game on the bench; False if it can't be."""
    fault = hand_in(course, bench.game, sheet, seat, False)
    if fault[0] != FINE:
        return False
    seal(bench.game, bench.thoughts, seat)
    return True


@called
def try_all(course: Course, before: State, choice: Choice, bench: Bench) -> int:
    """One game more with each of the programs; how many that were."""
    games, best_has_won = 0, 0
    for turn in range(int(choice.count) + 1):
        place = place_at(turn)
        if place >= first_place(choice) and is_tried(choice, place):
            has_won = try_one(course, before, choice, bench, place)
            if place == BEST:
                best_has_won = has_won
            count_try(choice, place, has_won, best_has_won)
            games += 1
    choice.played += 1
    return games


@called
def try_one(course: Course, before: State, choice: Choice, bench: Bench, place: int) -> int:
    """Whether the seat wins with this program."""
    game, seat, number = bench.game, int(choice.seat), int(choice.played)
    put_on_bench(course, before, bench)
    draw_unknown(game, bench.events, number, AS_SEEN, seat)
    hand_over(course, bench, choice.sheet[place], seat)
    take_seats(game, bench, number)
    play_turn_out(course, game, bench.events, bench)
    note_turn(course, before, choice, bench, place)
    play_to_end(course, bench)
    return int(game.winners) >> seat & 1


@called
def note_turn(course: Course, before: State, choice: Choice, bench: Bench, place: int) -> None:
    """What came of the turn that is planned."""
    game, seat = bench.game, int(choice.seat)
    falls = int(before.robot_lives[seat]) - int(game.robot_lives[seat])
    choice.fallen[place] += falls
    choice.scored[place] += int(game.robot_flags[seat]) - int(before.robot_flags[seat])
    choice.hurt[place] += 0 if falls else max(0, int(game.robot_damage[seat]) - int(before.robot_damage[seat]))
    choice.ahead[place] += way_left(course, bench, seat)


@kernel
def way_left(course: Course, bench: Bench, seat: int) -> int:
    """The registers in hundredths that are still to go."""
    game = bench.game
    if game.robot_place[seat] != 0 or int(game.winners) >> seat & 1:
        return 0
    if not is_here(game, seat):
        return way_from_archive(course, bench.atlas, game, seat)
    return way_from(course, bench.atlas, game, seat, pose_of(int(game.robot_cell[seat]), int(game.robot_heading[seat])))


@kernel
def note_turns(choice: Choice) -> None:
    """On average."""
    games = max(1, int(choice.played))
    for place in range(PLACES):
        choice.goals[place] = HUNDREDTHS * int(choice.scored[place]) // games
        choice.damage[place] = HUNDREDTHS * int(choice.hurt[place]) // games
        choice.falls[place] = HUNDREDTHS * int(choice.fallen[place]) // games
        choice.way[place] = int(choice.ahead[place]) // games
