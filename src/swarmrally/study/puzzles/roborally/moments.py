"""Moments of games between bots: whoever has cards, the others powered down, or their programs shown."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
from msgspec import Raw

from swarmrally.bots.roborally.choosing import BEGIN
from swarmrally.bots.roborally.desk import DESKS, NUMBERS
from swarmrally.bots.roborally.whole_games import CHOSEN, EVERYWHERE, OVER, PLAYED, Match, play_on
from swarmrally.kernel.chance import below, draw, key_words
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.ready import make_ready
from swarmrally.roborally.components.cards import CARDS
from swarmrally.roborally.components.course import printed_plans
from swarmrally.roborally.components.state import PROGRAMMING, REGISTERS, State, acts, is_here
from swarmrally.roborally.forms.schema import Position, Program
from swarmrally.roborally.forms.writing import position_from
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.study.puzzles.field import Moment
from swarmrally.study.puzzles.puzzle import Kind

PURPOSE_SETUP, PURPOSE_SEAT, PURPOSE_OPTIONS = 3, 4, 5
LINE_UPS = (("racer", "rookie", "racer", "cadet"), ("racer", "cadet", "rookie"), ("cadet", "racer"), ("rookie", "racer", "racer", "cadet"))
LONGEST = 12
"""Turns after which nothing new is likely to come."""
NODES = 4000
AT_ONCE = 1 << 40


ODD = ("moving_targets", "set_to_kill", "factory_rejects", "ball_lightning", "tight_collar")
"""R10.1 Rules of courses that leave nothing of a turn to chance, and let a flag be a flag."""
AT_WORK = ("ablative_coat", "double_barreled_laser", "ramming_gear", "rear_firing_laser")
RESTING = "power_down_shield"
"""R9 Options that work by themselves: nobody is asked anything. The last one is for those who are down."""
MOST_OPTIONS = 2


def moments(seed: str, number: int, kind: Kind) -> Iterator[Moment]:
    """One for every turn, of a seat that is drawn; every other time with the programs of the others."""
    make_ready("bots.roborally")
    key = np.array(key_words(f"puzzles {seed}"))
    courses = [plan.name for plan in printed_plans().values() if is_for(plan.specials, kind)]
    bots = LINE_UPS[number % len(LINE_UPS)]
    words = draw(key, number, 0, PURPOSE_SETUP, 0)
    setup = Setup(course=courses[below(words[0], len(courses))], seats=usual_seats(len(bots)), options=False, number=number)
    game = Game(setup, f"puzzles {seed}")
    for dealt, planned in turns(game, bots, seed):
        seats = [seat for seat in range(int(dealt.seats)) if acts(dealt, seat) and dealt.to_program[seat]]
        if seats:
            words = draw(key, number, int(dealt.turn_number), PURPOSE_SEAT, 0)
            seat = seats[below(words[0], len(seats))]
            others = "shown" if words[1] & 1 or kind == "odd" else "down"
            position, hand = moment_of(game, dealt, planned, seat, others)
            if kind == "options":
                deal_options(position, seat, draw(key, number, int(dealt.turn_number), PURPOSE_OPTIONS, 0))
            yield Moment(msgspec.json.encode(position), seat, hand, others)


def is_for(specials: list[str], kind: Kind) -> bool:
    return not specials if kind != "odd" else len(specials) == 1 and specials[0] in ODD


def turns(game: Game, bots: tuple[str, ...], seed: str) -> Iterator[tuple[State, State]]:
    """Of every turn, how it was when the cards were dealt, and when all programs stood."""
    desk, match, state = DESKS.own, new(Match), game.state
    match.bot[: len(bots)] = [NUMBERS[name] for name in bots]
    match.key[:], match.nodes, match.longest, match.stops = key_words(f"bots {seed}"), NODES, LONGEST, EVERYWHERE
    game.events.quiet, desk.mind.stage = 1, BEGIN
    thoughts = desk.known, desk.atlas_of(game.course), desk.events, desk.mind, desk.orders
    dealt, planned = copy(state), copy(state)
    while (why := play_on(game.course, state, game.events, *thoughts, match, AT_ONCE)) != OVER:
        if state.stage != PROGRAMMING:
            continue
        if why == CHOSEN:
            planned = copy(state)
        if why == PLAYED:
            if planned.turn_number == dealt.turn_number:
                yield dealt, planned
            dealt = copy(state)


def moment_of(game: Game, dealt: State, planned: State, seat: int, others: str) -> tuple[Position, list[int]]:
    hand = sorted((int(card) * 10 for card in dealt.hand[seat, : int(dealt.hand_count[seat])]), reverse=True)
    position = position_from(dealt, game.course, Raw(msgspec.json.encode(game.setup.course)))
    if others == "down":
        rest_others(position, seat)
    programs = programs_of(planned, seat) if others == "shown" else []
    position.programs = programs
    position.program_deck = sorted(set(range(10, CARDS * 10 + 10, 10)) - set(hand) - cards_in(position, programs), reverse=True)
    return position, hand


def deal_options(position: Position, seat: int, words: tuple[int, int, int, int]) -> None:
    """R9 One or two to the seat, and one to somebody who is down."""
    first, more, step, _ = words
    own = {AT_WORK[below(first, len(AT_WORK))], AT_WORK[(below(first, len(AT_WORK)) + 1 + below(step, len(AT_WORK) - 1)) % len(AT_WORK)]}
    resting = [RESTING]
    for robot in position.robots:
        if robot.seat == seat:
            robot.options = sorted(own)[: 1 + below(more, MOST_OPTIONS)]
        elif robot.powered_down:
            robot.options, resting = resting, []


def rest_others(position: Position, seat: int) -> None:
    """R4.2 Whoever is down has no damage and no locked registers."""
    for robot in position.robots:
        if robot.seat != seat and robot.at is not None:
            robot.powered_down, robot.damage, robot.locked = True, 0, {}


def programs_of(planned: State, seat: int) -> list[Program]:
    """What the others have put into their registers; locked ones are in the position."""
    return [
        Program(other, [registers_of(planned, other, register) for register in range(REGISTERS)])
        for other in range(int(planned.seats))
        if other != seat and is_here(planned, other) and acts(planned, other)
    ]


def registers_of(planned: State, seat: int, register: int) -> list[int] | None:
    if int(planned.to_program[seat]) >> register & 1 == 0:
        return None
    return [int(planned.registers[seat, register, 0]) * 10]


def cards_in(position: Position, programs: list[Program]) -> set[int]:
    """Cards that lie in registers."""
    locked = {card for robot in position.robots for held in robot.locked.values() for card in held}
    registers = [program.registers for program in programs if isinstance(program.registers, list)]
    return locked | {card for program in registers for held in program for card in held or []}
