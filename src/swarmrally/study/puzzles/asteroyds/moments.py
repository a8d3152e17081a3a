"""Moments of games between bots: whoever is still on the board, each time that the dice lie on the table."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLOURS, DRONES, LAWRENCE, MODES, NOT_OVER, PILOTS, PLANNING, TEAMS, State, is_flying
from swarmrally.asteroyds.components.tiles import DICE
from swarmrally.asteroyds.forms.plans import plan_from
from swarmrally.asteroyds.forms.schema import Dice, Plan, Rules
from swarmrally.asteroyds.forms.writing import position_json
from swarmrally.asteroyds.playing.game import Game, SeatChoice, Setup
from swarmrally.bots.asteroyds.desk import DESKS, NUMBERS
from swarmrally.bots.asteroyds.thinking import BEGIN
from swarmrally.bots.asteroyds.whole_games import CHOSEN, EVERYWHERE, OVER, PLAYED, Match, play_on
from swarmrally.kernel.chance import below, draw, key_words
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.fields import Ints, copy, new, to_bytes
from swarmrally.kernel.ready import make_ready
from swarmrally.study.puzzles.field import Moment
from swarmrally.study.puzzles.puzzle import Kind

PURPOSE_SETUP, PURPOSE_SEAT = 1, 2
LINE_UPS = (("racer", "rookie", "racer", "cadet"), ("racer", "cadet", "rookie"), ("cadet", "racer"), ("rookie", "racer", "racer"))
LONGEST = 14
"""Rounds after which nothing new is likely to come."""
AT_ONCE = 1 << 40


def moments(seed: str, number: int, kind: Kind) -> Iterator[Moment]:
    """One for every round: of a seat that is drawn, or of the one that flies last."""
    make_ready("bots.asteroyds")
    key = np.array(key_words(f"puzzles {seed}"))
    game = Game(setup_for(key, number, kind), f"puzzles {seed}")
    for state, planned in rounds(game, LINE_UPS[number % len(LINE_UPS)], seed):
        if kind == "shown":
            yield from shown_in(state, planned, game.board)
            continue
        seats = [seat for seat in range(int(state.seats)) if may_solve(state, seat)]
        if seats:
            words = draw(key, number, int(state.round_number), PURPOSE_SEAT, 0)
            yield Moment(position_of(state, game.board), seats[below(words[0], len(seats))], [], "wait")


def setup_for(key: Ints, number: int, kind: Kind) -> Setup:
    """Modes take turns; pilots, powers and options are drawn. Others are in the way of a plan above all where there are drones."""
    mode = MODES[DRONES] if kind == "shown" and number % 2 else MODES[number // (2 if kind == "shown" else 1) % len(MODES)]
    pilots, options, *_ = draw(key, number, 0, PURPOSE_SETUP, 0)
    count = len(LINE_UPS[number % len(LINE_UPS)])
    first = below(pilots, len(PILOTS))
    rules = Rules(mode=mode, powers=options % 3 == 0, return_to_platform=options // 3 % 3 == 0, one_shot=options // 9 % 4 == 0)
    seats = [
        SeatChoice(COLOURS[seat], PILOTS[(first + seat) % len(PILOTS)], TEAMS[1 + seat % 2] if mode == "targets" else None)
        for seat in range(count)
    ]
    return Setup(rules=rules, seats=seats, number=number)


def rounds(game: Game, bots: tuple[str, ...], seed: str) -> Iterator[tuple[State, State]]:
    """Of every round, how it was when the dice lay there, and when all plans stood."""
    desk, match, state = DESKS.own, new(Match), game.state
    match.bot[: len(bots)] = [NUMBERS[name] for name in bots]
    match.key[:], match.longest, match.stops = key_words(f"bots {seed}"), LONGEST, EVERYWHERE
    game.events.quiet, desk.mind.stage = 1, BEGIN
    rolled, planned = copy(state), copy(state)
    thoughts = desk.known, desk.now, desk.then, desk.events, desk.mind, desk.orders
    while (why := play_on(game.board.hexes, state, game.events, *thoughts, match, AT_ONCE)) != OVER:
        if why == CHOSEN:
            planned = copy(state)
        if why == PLAYED and not is_waiting(state):
            if planned.round_number == rolled.round_number:
                yield rolled, planned
            if state.stage == PLANNING and state.over == NOT_OVER:
                rolled = copy(state)


def may_solve(state: State, seat: int) -> bool:
    """A7.4 Not Lawrence with his power: plans are without his emergency shield."""
    return is_flying(state, seat) and not (state.powers and state.craft_pilot[seat] == LAWRENCE)


def shown_in(rolled: State, planned: State, board: Board) -> Iterator[Moment]:
    """A4.1 All others have flown before the seat, so that it knows what they leave; nobody has an emergency shield (A7.4)."""
    order = [(int(rolled.first_seat) + turn) % int(rolled.seats) for turn in range(int(rolled.seats))]
    *others, seat = [each for each in order if is_flying(rolled, each)]
    if others and all(may_solve(rolled, each) for each in [*others, seat]):
        plans = msgspec.json.encode([shown_plan(planned, other) for other in sorted(others)]).decode()
        position = position_of(rolled, board).decode()
        yield Moment(f'{position[:-1]},"plans":{plans}}}'.encode(), seat, [], "shown")


def shown_plan(planned: State, seat: int) -> Plan:
    """A5.5 What bots would be asked about is settled: they don't ram unless they said so."""
    plan = plan_from(planned, seat)
    return Plan(seat, plan.columns, plan.energy, plan.ram is True)


def position_of(state: State, board: Board) -> bytes:
    """With the dice, and without plans."""
    red, white, blue = state.dice.tolist()
    order = tuple(DICE[die] for die in state.dice_order.tolist())
    dice = msgspec.json.encode(Dice(red, white, blue, order))
    return f'{position_json(to_bytes(state), board)[:-1]},"dice":{dice.decode()}}}'.encode()
