"""Moments of games between bots: whoever is still on the board, each time that the dice lie on the table."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLOURS, LAWRENCE, MODES, NOT_OVER, PILOTS, PLANNING, TEAMS, State, is_flying
from swarmrally.asteroyds.components.tiles import DICE
from swarmrally.asteroyds.forms.schema import Dice, Rules
from swarmrally.asteroyds.forms.writing import position_json
from swarmrally.asteroyds.playing.game import Game, SeatChoice, Setup
from swarmrally.bots.asteroyds.desk import DESKS, NUMBERS
from swarmrally.bots.asteroyds.thinking import BEGIN
from swarmrally.bots.asteroyds.whole_games import EVERYWHERE, OVER, PLAYED, Match, play_on
from swarmrally.kernel.chance import below, draw, key_words
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.fields import Ints, new, to_bytes
from swarmrally.kernel.ready import make_ready
from swarmrally.study.puzzles.field import Moment

PURPOSE_SETUP, PURPOSE_SEAT = 1, 2
LINE_UPS = (("racer", "rookie", "racer", "cadet"), ("racer", "cadet", "rookie"), ("cadet", "racer"), ("rookie", "racer", "racer"))
LONGEST = 14
"""Rounds after which nothing new is likely to come."""
AT_ONCE = 1 << 40


def moments(seed: str, number: int) -> Iterator[Moment]:
    """One for every round, of a seat that is drawn."""
    make_ready("bots.asteroyds")
    key = np.array(key_words(f"puzzles {seed}"))
    game = Game(setup_for(key, number), f"puzzles {seed}")
    for state in rounds(game, LINE_UPS[number % len(LINE_UPS)], seed):
        seats = [seat for seat in range(int(state.seats)) if may_solve(state, seat)]
        if seats:
            words = draw(key, number, int(state.round_number), PURPOSE_SEAT, 0)
            yield Moment(position_of(state, game.board), seats[below(words[0], len(seats))], [], "wait")


def setup_for(key: Ints, number: int) -> Setup:
    """Modes take turns; pilots, powers and options are drawn."""
    mode = MODES[number % len(MODES)]
    pilots, options, *_ = draw(key, number, 0, PURPOSE_SETUP, 0)
    count = len(LINE_UPS[number % len(LINE_UPS)])
    first = below(pilots, len(PILOTS))
    rules = Rules(mode=mode, powers=options % 3 == 0, return_to_platform=options // 3 % 3 == 0, one_shot=options // 9 % 4 == 0)
    seats = [
        SeatChoice(COLOURS[seat], PILOTS[(first + seat) % len(PILOTS)], TEAMS[1 + seat % 2] if mode == "targets" else None)
        for seat in range(count)
    ]
    return Setup(rules=rules, seats=seats, number=number)


def rounds(game: Game, bots: tuple[str, ...], seed: str) -> Iterator[State]:
    """The game at every planning; nobody may change it."""
    desk, match, state = DESKS.own, new(Match), game.state
    match.bot[: len(bots)] = [NUMBERS[name] for name in bots]
    match.key[:], match.longest, match.stops = key_words(f"bots {seed}"), LONGEST, EVERYWHERE
    game.events.quiet, desk.mind.stage = 1, BEGIN
    yield state
    thoughts = desk.known, desk.now, desk.then, desk.events, desk.mind, desk.orders
    while (why := play_on(game.board.hexes, state, game.events, *thoughts, match, AT_ONCE)) != OVER:
        if why == PLAYED and state.stage == PLANNING and not is_waiting(state) and state.over == NOT_OVER:
            yield state


def may_solve(state: State, seat: int) -> bool:
    """A7.4 Not Lawrence with his power: plans are without his emergency shield."""
    return is_flying(state, seat) and not (state.powers and state.craft_pilot[seat] == LAWRENCE)


def position_of(state: State, board: Board) -> bytes:
    """With the dice, and without plans."""
    red, white, blue = state.dice.tolist()
    order = tuple(DICE[die] for die in state.dice_order.tolist())
    dice = msgspec.json.encode(Dice(red, white, blue, order))
    return f'{position_json(to_bytes(state), board)[:-1]},"dice":{dice.decode()}}}'.encode()
