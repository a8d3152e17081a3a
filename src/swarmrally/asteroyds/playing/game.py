"""A game in Python's hands: set-up, plans, decisions, events, record; what tables and replays are made of."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct, field

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import (
    COLOURS,
    MODES,
    NOT_OVER,
    PILOTS,
    PLANNING,
    QUESTIONS,
    REASONS,
    TEAMS,
    Colour,
    Mode,
    Pilot,
    State,
    Team,
)
from swarmrally.asteroyds.components.tiles import asteroid_colour
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.layouts import AsteroidHex, LayoutForm, is_layout, is_position, layout_of, printed_form
from swarmrally.asteroyds.forms.picture import craft_lines, draw
from swarmrally.asteroyds.forms.plans import plan_from, put_plan
from swarmrally.asteroyds.forms.reading import read_rules, state_from
from swarmrally.asteroyds.forms.schema import LivePlan, Plan, Position, Priority, Rules, Seat
from swarmrally.asteroyds.rules.sequence import answer, open_round, play_round
from swarmrally.asteroyds.rules.setup import ALL_STAY, TARGET_CARRIERS, Layout, set_up
from swarmrally.kernel.chance import key_words
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import dtype_of, from_bytes, new
from swarmrally.kernel.hexes import OFF
from swarmrally.kernel.records import VERSION, Record, Told
from swarmrally.kernel.refusal import Refusal, check_form, check_text, decoded, sent_in

MOST_GAMES = 2**32 - 1


class SeatChoice(Struct, forbid_unknown_fields=True):
    """What a player chose before the start (A1.1)."""

    colour: Colour
    pilot: Pilot
    team: Team | None = None


class Setup(Struct, forbid_unknown_fields=True):
    """All that is settled before the first round, but for the seed."""

    rules: Rules = field(default_factory=Rules)
    seats: list[SeatChoice] = []
    asteroids: Annotated[int, Meta(ge=0, le=ALL_STAY)] | list[Priority] = ALL_STAY
    """How many stay, or which ones are left out (A1.7)."""
    scenario: Position | None = None
    """A moment to begin from."""
    number: Annotated[int, Meta(ge=0, le=MOST_GAMES)] = 0
    """Which of the games of one seed, where many are played."""
    first_seat: Seat | None = None
    """Who flies first; drawn when left out (A1.2)."""
    layout: LayoutForm | None = None
    """One's own, instead of the printed one (A1.7)."""


class Plans(Struct, forbid_unknown_fields=True, tag_field="decision", tag="plans"):
    plans: list[LivePlan]


class Answer(Struct, forbid_unknown_fields=True, tag_field="decision", tag="answer"):
    seat: int
    yes: bool


SETUP_DECODER = msgspec.json.Decoder(Setup)
PLAN_DECODER = msgspec.json.Decoder(LivePlan)
DECISION_DECODER: msgspec.json.Decoder[Plans | Answer] = msgspec.json.Decoder(Plans | Answer)


def usual_seats(count: int, mode: str) -> list[SeatChoice]:
    """Colours and pilots in the order of the box; in Targets the teams take turns."""
    if not isinstance(count, int) or not 0 <= count <= len(COLOURS):
        raise Refusal("/seats", "out_of_range", what="a number of players", least=2, most=len(COLOURS), got=count)
    teams = [TEAMS[1 + seat % 2] if mode == "targets" else None for seat in range(count)]
    return [SeatChoice(COLOURS[seat], PILOTS[seat], teams[seat]) for seat in range(count)]


def check_setup(setup: Setup) -> None:
    """A1.1, A1.7, A9.1 Raises a Refusal for a game that can't be set up."""
    if setup.rules.mode not in MODES:
        raise Refusal("/rules/mode", "not_one_of", words=list(MODES), got=setup.rules.mode)
    if setup.scenario is not None:
        if setup.layout is not None:
            raise Refusal("/layout", "not_here", expected="nothing beside a scenario, which says where everything is")
        return
    if not 2 <= len(setup.seats) <= 6:
        raise Refusal("/seats", "out_of_range", what="a number of players", least=2, most=6, got=len(setup.seats))
    if setup.first_seat is not None and setup.first_seat >= len(setup.seats):
        raise Refusal("/first_seat", "out_of_range", what="a seat", least=0, most=len(setup.seats) - 1, got=setup.first_seat)
    for name in ("colour", "pilot"):
        chosen = [getattr(seat, name) for seat in setup.seats]
        for number, value in enumerate(chosen):
            if value in chosen[:number]:
                raise Refusal(f"/seats/{number}/{name}", "twice", expected=f"each {name} once, {value} is taken")
    if setup.rules.mode == "targets":
        check_teams(setup)
    check_asteroids(setup)
    if setup.layout is not None:
        check_room(setup, setup.layout)


def check_asteroids(setup: Setup) -> None:
    """A1.7 How many stay, or which are left out; in Targets only red and blue ones."""
    left_out, in_targets = setup.asteroids, setup.rules.mode == "targets"
    if not isinstance(left_out, list):
        if in_targets and left_out < TARGET_CARRIERS:
            raise Refusal("/asteroids", "too_few_asteroids", least=TARGET_CARRIERS)
        return
    for number, priority in enumerate(left_out):
        if priority in left_out[:number]:
            raise Refusal(f"/asteroids/{number}", "twice", expected=f"each priority once, {priority} is there twice")
        if in_targets and asteroid_colour(priority - 1).startswith("white"):
            raise Refusal(f"/asteroids/{number}", "carries_target", got=priority)


def check_room(setup: Setup, form: LayoutForm) -> None:
    """A1.7 The layout is for this mode, and has a start for every seat."""
    try:
        layout_of(form, setup.rules.mode)
    except Refusal as refusal:
        raise refusal.inside("/layout") from None
    if len(setup.seats) > len(form.starts):
        raise Refusal("/seats", "out_of_range", what="a number of players", least=2, most=len(form.starts), got=len(setup.seats))
    if setup.rules.mode == "targets":
        for team in ("left", "right"):
            starts, size = (sum(each.team == team for each in those) for those in (form.starts, setup.seats))
            if size > starts:
                raise Refusal("/seats", "wrong_teams", expected=f"at most {starts} craft in the {team} team, its starts, got {size}")
    if isinstance(setup.asteroids, int) and ALL_STAY > setup.asteroids > (lying := asteroids_in(form)):
        raise Refusal("/asteroids", "out_of_range", what="a number of asteroids", least=0, most=lying, got=setup.asteroids)


def asteroids_in(form: LayoutForm) -> int:
    return sum(isinstance(tile, AsteroidHex) for tile in form.tiles)


def check_teams(setup: Setup) -> None:
    for number, seat in enumerate(setup.seats):
        if seat.team is None:
            raise Refusal(f"/seats/{number}/team", "wrong_teams", expected="left or right in the mode targets")
    for team in ("left", "right"):
        size = sum(seat.team == team for seat in setup.seats)
        if not 1 <= size <= 3:
            raise Refusal("/seats", "wrong_teams", expected=f"one to three craft in the {team} team, got {size}")


class Game:
    """A game from set-up to its end. Everything that happens is in `told`, stretch by stretch, and in the record."""

    def __init__(self, setup: Setup, seed: str) -> None:
        check_form(SETUP_DECODER, setup)
        check_text("/seed", seed)
        check_setup(setup)
        self.setup, self.seed = setup, seed
        self.board: Board = board_of(setup)
        self.state = first_state(setup, self.board, seed)
        self.events = new(Events)
        self.decisions: list[Raw] = []
        self.told: list[list[list[int]]] = []
        self.is_whole = True
        open_round(self.state, self.events)
        self.keep_events()

    def __repr__(self) -> str:
        lines = [f"round {self.state.round_number}", draw(self.state, self.board), *craft_lines(self.state, self.board), *self.ending()]
        return "\n".join(lines)

    @property
    def is_over(self) -> bool:
        return bool(self.state.over != NOT_OVER)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none while the game goes on, or when nobody has."""
        return [seat for seat in range(int(self.state.seats)) if int(self.state.winners) >> seat & 1] if self.is_over else []

    @property
    def reason(self) -> str | None:
        """Why the game is over; None while it goes on."""
        return str(REASONS[self.state.over]) if self.is_over else None

    def ending(self) -> list[str]:
        """A line about it."""
        seats = " and ".join(f"seat {seat}" for seat in self.winners) or "nobody"
        return [f"won by {seats}: {self.reason}"] if self.is_over else []

    @property
    def is_planning(self) -> bool:
        return bool(self.state.stage == PLANNING)

    @property
    def question(self) -> tuple[int, str] | None:
        """The seat that has to decide and what, while everything waits for it."""
        if not is_waiting(self.state):
            return None
        return int(self.state.asked_seat), str(QUESTIONS[self.state.question])

    def seats_to_plan(self) -> list[int]:
        """The seats still on the board."""
        return [seat for seat, cell in enumerate(self.state.craft_cell[: int(self.state.seats)].tolist()) if cell != OFF]

    def plan(self, plan: Plan | LivePlan) -> None:
        """Puts a plan on its seat's chart; a Refusal leaves everything as it was. It can be changed until fly() is called."""
        if not self.is_planning:
            raise Refusal("", "planning_over")
        check_form(PLAN_DECODER, plan)
        if plan.seat not in self.seats_to_plan():
            raise Refusal("/seat", "craft_gone", seat=plan.seat)
        put_plan(plan, self.state)

    def play(self) -> list[list[int]]:
        """The plans stand as they are; returns the events up to the next planning, decision, or the end."""
        if not self.is_planning:
            raise Refusal("", "planning_over")
        plans = [plan_from(self.state, seat) for seat in self.seats_to_plan()]
        self.decisions.append(Raw(msgspec.json.encode(Plans(plans))))
        return self.go_on()

    def answer(self, seat: int, yes: bool) -> list[list[int]]:
        """The seat that was asked decides; returns the events up to the next stop."""
        if self.question is None or self.question[0] != seat:
            raise Refusal("/seat", "no_decision", seat=seat)
        self.decisions.append(Raw(msgspec.json.encode(Answer(seat, yes))))
        answer(self.state, self.events, yes)
        return self.go_on()

    def go_on(self) -> list[list[int]]:
        play_round(self.board.hexes, self.state, self.events)
        if self.question is None and not self.is_over:
            open_round(self.state, self.events)
        return self.keep_events()

    def resume(self, state: bytes) -> None:
        """Goes on from a saved state of this game; what was decided and told before is not known here."""
        self.state = from_bytes(State, bytearray(state))
        self.decisions.clear()
        self.told.clear()
        self.is_whole = False

    def keep_events(self) -> list[list[int]]:
        self.told.append(rows(self.events))
        self.events.told = 0
        return self.told[-1]

    def record(self) -> Record:
        """The game so far."""
        events = [described(stretch, self.board) for stretch in self.told]
        setup = Raw(msgspec.json.encode(self.setup))
        return Record(VERSION, "asteroyds", setup, self.seed, list(self.decisions), events)


def board_of(setup: Setup) -> Board:
    """The scenario's or the layout's board."""
    form = setup.scenario or setup.layout
    return board_from(msgspec.UNSET if form is None else form.board)


def layout_for(setup: Setup) -> Layout:
    """A1.1, A1.7 One's own, or the printed one."""
    mode, asteroids = setup.rules.mode, setup.asteroids
    if setup.layout is None and not isinstance(asteroids, list):
        return printed_layout(mode, asteroids)
    form = setup.layout or printed_form(mode)
    if isinstance(asteroids, list):
        return layout_of(form, mode, left_out=asteroids)[1]
    return layout_of(form, mode, asteroids)[1]


@functools.lru_cache(maxsize=64)
def printed_layout(mode: Mode, asteroids: int) -> Layout:
    """The printed one, with so many asteroids; nobody changes it."""
    return layout_of(printed_form(mode), mode, asteroids)[1]


def read_setup(text: bytes | str, inside: str = "") -> Setup:
    """The set-up in a JSON text, or a Refusal; a layout and a position in each other's place are told to be that."""
    try:
        return decoded(SETUP_DECODER, text, inside)
    except Refusal:
        sent = sent_in(text)
        if isinstance(sent, dict) and is_layout(sent.get("scenario")):
            raise Refusal(f"{inside}/scenario", "not_a_position") from None
        if isinstance(sent, dict) and is_position(sent.get("layout")):
            raise Refusal(f"{inside}/layout", "not_a_layout") from None
        raise


def first_state(setup: Setup, board: Board, seed: str) -> State:
    """The state before the first round."""
    if setup.scenario is not None:
        state = state_from(msgspec.structs.replace(setup.scenario, dice=msgspec.UNSET, plans=msgspec.UNSET), board)
        state.key[:], state.game = key_words(seed), setup.number
        return state
    memory = bytearray(dtype_of(State).itemsize)
    read_rules(setup.rules, memory)
    state = from_bytes(State, memory)
    state.key[:], state.game = key_words(seed), setup.number
    state.seats = len(setup.seats)
    for seat, choice in enumerate(setup.seats):
        state.craft_colour[seat] = COLOURS.index(choice.colour)
        state.craft_pilot[seat] = PILOTS.index(choice.pilot)
        state.craft_team[seat] = TEAMS.index(choice.team)
    set_up(board.hexes, layout_for(setup), state)
    if setup.first_seat is not None:
        state.first_seat = setup.first_seat
    return state


def replay(record: Record) -> Iterator[Game]:
    """The game of a record, before the first decision and after each one; a Refusal names the decision that can't be."""
    game = Game(read_setup(bytes(record.setup), "/setup"), record.seed)
    yield game
    yield from decided(game, record.decisions)


def decided(game: Game, decisions: Sequence[Raw]) -> Iterator[Game]:
    """The game after each of these decisions."""
    for number, text in enumerate(decisions):
        decision = decoded(DECISION_DECODER, bytes(text), f"/decisions/{number}")
        try:
            decide(game, decision)
        except Refusal as refusal:
            raise refusal.inside(f"/decisions/{number}") from None
        yield game


def decide(game: Game, decision: Plans | Answer) -> None:
    if isinstance(decision, Answer):
        game.answer(decision.seat, decision.yes)
        return
    for plan in decision.plans:
        game.plan(plan)
    game.play()


def retold(record: Record) -> list[Told]:
    """The events that playing the record gives."""
    *_, game = replay(record)
    return [described(stretch, game.board) for stretch in game.told]
