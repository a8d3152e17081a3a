"""Games passed through quickly, by compiled code alone: a position for every plan that a seat might make."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from tests.contract.asteroyds import Asteroyds
from tests.contract.roborally import RoboRally
from tests.contract.roborally_positions import COURSES

from swarmrally.asteroyds.components.state import NOT_OVER, is_flying
from swarmrally.asteroyds.components.state import State as FlightState
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.playing.game import Game as Flight
from swarmrally.asteroyds.rules import sequence as rounds
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.state import PROGRAMMING, is_here
from swarmrally.roborally.components.state import State as RallyState
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats
from swarmrally.roborally.rules import sequence as turns

LONGEST = 24
"""Rounds or turns of one game."""


class Moment(NamedTuple):
    """A seat that has to plan; the state changes when the next moment is asked for."""

    game: Any
    state: Any
    seat: int


def asteroyds() -> Iterator[Moment]:
    """Every mode and rule, on printed layouts and in small positions."""
    events = new(Events)
    events.quiet = 1
    for game in begun(Asteroyds(), Flight, lambda setup, number: setup):
        state = game.state
        for _ in range(LONGEST):
            for seat in flying(state):
                yield Moment(game, state, seat)
                plan_at_random(state, seat)
            rounds.play_round(game.board.hexes, state, events)
            rounds.open_round(state, events)
            if state.over != NOT_OVER or is_waiting(state):
                break


def roborally() -> Iterator[Moment]:
    """Every course and rule, with many options and few."""
    events = new(Events)
    events.quiet = 1
    for game in begun(RoboRally(), Rally, on_a_printed_course):
        state = game.state
        for _ in range(LONGEST):
            for seat in ordering(state):
                yield Moment(game, state, seat)
                program_at_random(state, events, seat)
            turns.play_turn(game.course, state, events)
            turns.open_turn(game.course, state, events)
            if state.over != NOT_OVER or is_waiting(state):
                break


def begun(rules: Any, game: Any, changed: Callable[[Any, int], Any]) -> Iterator[Any]:
    """Games that stand where somebody has to plan."""
    for number in range(1_000_000):
        setup = rules.setup(Random(f"passage {rules.name} {number}"))
        found = game(changed(setup, number), f"passage {number}")
        while found.question:
            found.answer(found.question[0], found.answers[-1])
        if not found.is_over:
            yield found


def on_a_printed_course(setup: RallySetup, number: int) -> RallySetup:
    """Every sixth game, one course after the other; it would take long until chance has chosen all of them."""
    if number % 6:
        return setup
    course = COURSES[number // 6 % len(COURSES)]
    seats = 4 + number % 3 * 2 if course == "Interference" else 2 + number % 7
    return RallySetup(setup.rules, course, usual_seats(seats), options_at_start=int(seats < 6))


def flying(state: FlightState) -> list[int]:
    return [seat for seat in range(int(state.seats)) if is_flying(state, seat)]


def ordering(state: RallyState) -> list[int]:
    """A robot without cards may still have policies."""
    return [seat for seat in range(int(state.seats)) if state.stage == PROGRAMMING and is_here(state, seat)]
