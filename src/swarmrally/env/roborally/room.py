"""What a batch of RoboRally needs: course, sheet and terms beside the states, and the calls into compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from swarmrally.bots.roborally.choosing import BEGIN
from swarmrally.bots.roborally.desk import DESKS, NUMBERS
from swarmrally.bots.watch import Watch
from swarmrally.env.opponents.roborally.games import plan_games
from swarmrally.env.opponents.turn import Turn
from swarmrally.env.roborally import games, search
from swarmrally.env.roborally.action import CHOICES, PARTS, SIZES, STEPS
from swarmrally.env.roborally.planes import PLANES
from swarmrally.env.roborally.plans import plan_of, row_of
from swarmrally.env.roborally.reward import progress, returns
from swarmrally.env.roborally.sheet import Grounds
from swarmrally.env.roborally.sight import LENGTH, see
from swarmrally.env.stack import Stack
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints, new, to_bytes
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import NO_TEAM, State
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.places import check_places
from swarmrally.roborally.playing.setting_up import Setup, check_setup, course_of, first_state
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.odd_courses.turntable import own

if TYPE_CHECKING:
    from swarmrally.env.batch import Batch


class Room:
    """A kind of game, by its set-up."""

    game = "roborally"
    state = State
    bots = NUMBERS
    parts, steps, sizes, choices, flat_length = PARTS, STEPS, SIZES, CHOICES, LENGTH

    def __init__(self, setup: Setup, longest: int, shaping: float, autoreset: bool, stride: int) -> None:
        course = course_of(setup)
        check_setup(setup, course)
        check_places(setup, course)
        self.setup, self.grounds = setup, Grounds(course)
        self.first = first_state(setup, own(course), "")
        self.first.asks[:] = 0
        self.seats = int(self.first.seats)
        self.planes_shape = (len(PLANES), int(course.height), int(course.width))
        self.start = np.frombuffer(to_bytes(self.first), np.uint8)
        self.terms = new(games.Terms)
        self.terms.is_scenario = setup.scenario is not None
        teams = [seat.team for seat in setup.seats]
        self.terms.team[: len(teams)] = [NO_TEAM if team is None else team for team in teams]
        self.terms.longest, self.terms.shaping = longest, shaping
        self.terms.autoreset, self.terms.stride = autoreset, stride

    @property
    def board(self) -> Course:
        """The course, as this thread may turn it."""
        return self.grounds.course

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew by whoever unpickles or copies it: compiled code knows its arrays by who may write to them."""
        terms = self.terms
        return Room, (self.setup, int(terms.longest), float(terms.shaping), bool(terms.autoreset), int(terms.stride))

    def begin(self, batch: Batch, events: Events, first: int, last: int) -> None:
        games.begin_games(self.board, self.terms, batch.states, events, first, last)

    def step(self, batch: Batch, events: Events, first: int, last: int) -> None:
        games.step_games(
            self.board,
            self.grounds.sheet,
            self.terms,
            self.start,
            batch.states,
            batch.states.memory,
            events,
            batch.plans,
            batch.rewards,
            batch.ended,
            batch.final,
            first,
            last,
        )

    def see(self, batch: Batch, first: int, last: int) -> None:
        games.see_games(self.board, self.grounds.sheet, batch.states, batch.flat, first, last)

    def draw(self, batch: Batch, first: int, last: int) -> None:
        games.draw_games(self.board, self.grounds.sheet, batch.states, batch.planes, first, last)

    def mask(self, batch: Batch, first: int, last: int) -> None:
        games.mask_games(self.board, batch.states, batch.masks, first, last)

    def see_ahead_in(
        self,
        batch: Batch,
        ahead: Stack[State],
        events: Events,
        seat: int,
        parts: int,
        flat: Ints,
        masks: Ints,
        worth: Ints,
        first: int,
        last: int,
    ) -> None:
        games.see_games_ahead(self.board, self.grounds.sheet, batch.states, batch.plans, seat, parts, flat, masks, worth, first, last)

    def plan_at_random(self, batch: Batch, seats: Ints, first: int, last: int) -> None:
        games.plan_games_at_random(self.board, batch.states, batch.plans, seats, first, last)

    def plan_of(self, seen: State, seat: int, row: Ints) -> LiveProgram:
        return plan_of(self.board, seen, seat, row)

    def row_of(self, seen: State, plan: LiveProgram) -> list[int]:
        return row_of(seen, plan)

    def clear_mind(self) -> None:
        """Nobody thinks in this thread."""
        DESKS.own.mind.stage = BEGIN

    def think_on(self, batch: Batch, keys: Ints, turn: Turn, last: int, at_most: int) -> bool:
        """Whether the bots have programmed in all games up to the last."""
        desk, course = DESKS.own, self.board
        thoughts = desk.known, desk.atlas_of(course), desk.events, desk.mind, desk.orders
        return bool(plan_games(course, batch.states, batch.plans, keys, *thoughts, turn, last, at_most))

    def tell_time(self, watch: Watch) -> None:
        """To the bot that thinks in this thread."""
        mind = DESKS.own.mind
        mind.is_late, mind.spent = watch.is_late(), watch.spent

    def view(self, state: State, seat: int) -> State:
        return view(state, seat)

    def round_of(self, state: State) -> int:
        return int(state.turn_number)

    def progress(self, state: State, seat: int) -> float:
        """How far a seat has come, as shaping counts it."""
        return float(progress(state, seat))

    def begin_one(self, state: State, events: Events) -> None:
        games.begin_one(self.board, self.terms, state, events)
        search.settle(self.board, state, events)

    def legal(self, state: State, mask: Ints) -> None:
        search.legal(self.board, state, mask)

    def apply(self, state: State, events: Events, choice: int) -> None:
        search.apply(self.board, state, events, choice)

    def see_ahead(self, state: State, ahead: Stack[State], events: Events, seat: int, flat: Ints) -> None:
        see(self.board, self.grounds.sheet, state, seat, flat)

    def returns(self, state: State, values: Ints) -> None:
        returns(state, values)
