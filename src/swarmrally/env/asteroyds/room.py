"""What a batch of Asteroyds needs: board, layout and terms beside the states, and the calls into compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.game import Setup, board_of, check_setup, first_state, layout_for
from swarmrally.asteroyds.playing.view import view
from swarmrally.bots.asteroyds.desk import DESKS, NUMBERS
from swarmrally.bots.asteroyds.thinking import BEGIN
from swarmrally.bots.watch import Watch
from swarmrally.env.asteroyds import games, search
from swarmrally.env.asteroyds.action import CHOICES, PARTS, SIZES, STEPS
from swarmrally.env.asteroyds.ahead import see_ahead, see_games_ahead
from swarmrally.env.asteroyds.planes import PLANES
from swarmrally.env.asteroyds.plans import plan_of, row_of
from swarmrally.env.asteroyds.reward import progress, returns
from swarmrally.env.asteroyds.sheet import sky_over
from swarmrally.env.asteroyds.sight import LENGTH
from swarmrally.env.opponents.asteroyds.games import plan_games
from swarmrally.env.opponents.turn import Turn
from swarmrally.env.stack import Stack
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints, new, to_bytes

if TYPE_CHECKING:
    from swarmrally.env.batch import Batch


class Room:
    """A kind of game, by its set-up."""

    game = "asteroyds"
    state = State
    bots = NUMBERS
    parts, steps, sizes, choices, flat_length = PARTS, STEPS, SIZES, CHOICES, LENGTH

    def __init__(self, setup: Setup, longest: int, shaping: float, autoreset: bool, stride: int) -> None:
        check_setup(setup)
        self.setup = setup
        self.board = board_of(setup)
        self.first = first_state(setup, self.board, "")
        self.seats = int(self.first.seats)
        self.layout = layout_for(setup)
        self.sky = sky_over(self.board)
        self.planes_shape = (len(PLANES), int(self.sky.rows), int(self.sky.columns))
        self.start = np.frombuffer(to_bytes(self.first), np.uint8)
        self.terms = new(games.Terms)
        self.terms.is_scenario = setup.scenario is not None
        self.terms.first_seat = games.DRAWN if setup.first_seat is None else setup.first_seat
        self.terms.longest, self.terms.shaping = longest, shaping
        self.terms.autoreset, self.terms.stride = autoreset, stride

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew by whoever unpickles or copies it: compiled code knows its arrays by who may write to them."""
        terms = self.terms
        return Room, (self.setup, int(terms.longest), float(terms.shaping), bool(terms.autoreset), int(terms.stride))

    def begin(self, batch: Batch, events: Events, first: int, last: int) -> None:
        games.begin_games(self.board.hexes, self.layout, self.terms, batch.states, events, first, last)

    def step(self, batch: Batch, events: Events, first: int, last: int) -> None:
        games.step_games(
            self.board.hexes,
            self.sky,
            self.layout,
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
        games.see_games(self.board.hexes, self.sky, batch.states, batch.flat, first, last)

    def draw(self, batch: Batch, first: int, last: int) -> None:
        games.draw_games(self.board.hexes, self.sky, batch.states, batch.planes, first, last)

    def mask(self, batch: Batch, first: int, last: int) -> None:
        games.mask_games(batch.states, batch.masks, first, last)

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
        see_games_ahead(self.board.hexes, self.sky, batch.states, ahead, events, batch.plans, seat, parts, flat, masks, worth, first, last)

    def plan_at_random(self, batch: Batch, seats: Ints, first: int, last: int) -> None:
        games.plan_games_at_random(batch.states, batch.plans, seats, first, last)

    def plan_of(self, seen: State, seat: int, row: Ints) -> LivePlan:
        return plan_of(self.board, seen, seat, row)

    def row_of(self, seen: State, plan: LivePlan) -> list[int]:
        return row_of(seen, plan)

    def clear_mind(self) -> None:
        """Nobody thinks in this thread."""
        DESKS.own.mind.stage = BEGIN

    def think_on(self, batch: Batch, keys: Ints, turn: Turn, last: int, at_most: int) -> bool:
        """Whether the bots have planned in all games up to the last."""
        desk = DESKS.own
        thoughts = desk.known, desk.now, desk.then, desk.events, desk.mind, desk.orders
        return bool(plan_games(self.board.hexes, batch.states, batch.plans, keys, *thoughts, turn, last, at_most))

    def tell_time(self, watch: Watch) -> None:
        """To the bot that thinks in this thread."""
        DESKS.own.mind.is_late = watch.is_late()

    def view(self, state: State, seat: int) -> State:
        return view(state, seat)

    def round_of(self, state: State) -> int:
        return int(state.round_number)

    def progress(self, state: State, seat: int) -> float:
        """How far a seat has come, as shaping counts it."""
        return float(progress(self.board.hexes, self.sky, state, seat))

    def begin_one(self, state: State, events: Events) -> None:
        games.begin_one(self.board.hexes, self.layout, self.terms, state, events)
        search.settle(self.board.hexes, state, events)

    def legal(self, state: State, mask: Ints) -> None:
        search.legal(state, mask)

    def apply(self, state: State, events: Events, choice: int) -> None:
        search.apply(self.board.hexes, state, events, choice)

    def see_ahead(self, state: State, ahead: Stack[State], events: Events, seat: int, flat: Ints) -> None:
        see_ahead(self.board.hexes, self.sky, state, ahead, events, seat, flat)

    def returns(self, state: State, values: Ints) -> None:
        returns(state, values)
