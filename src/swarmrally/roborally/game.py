"""A game in Python's hands: set-up, programs, decisions, events, record; what the terminal, replays and tables are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct, field

from swarmrally.kernel.chance import key_words
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import new
from swarmrally.kernel.records import VERSION, Record, Told
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.roborally.answers import legal_answers
from swarmrally.roborally.course import TRICKSY, Course
from swarmrally.roborally.forms import LiveProgram, Position, Rules
from swarmrally.roborally.options import OPTIONS
from swarmrally.roborally.options.hand import can_recompile, recompile
from swarmrally.roborally.position import course_from, read_rules, state_from
from swarmrally.roborally.program import everybody_is_done, fill_at_random
from swarmrally.roborally.programs import put_program
from swarmrally.roborally.sequence import answer, open_turn, play_turn
from swarmrally.roborally.setup import most_seats, set_up
from swarmrally.roborally.state import ASK_KEEP_OPTION, DRAFT, NOT_OVER, PROGRAMMING, QUESTIONS, State
from swarmrally.roborally.teams import has_teams
from swarmrally.roborally.wire import described


class Setup(Struct, forbid_unknown_fields=True):
    """All that is settled before the first turn, but for the seed."""

    course: Raw = Raw(b'"Risky Exchange"')
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    rules: Rules = field(default_factory=Rules)
    options_at_start: Annotated[int, Meta(ge=0, le=13)] = 0
    teams: list[Annotated[int, Meta(ge=0, le=3)]] = []
    """R10.2 The team of each seat, where the players choose."""
    asks_draft: list[int] = []
    """R10.1 The seats that choose among three options in Tricksy; the others keep the first."""
    scenario: Position | None = None
    number: int = 0
    """Which of the games of one seed, where many are played."""


class Programmed(Struct, forbid_unknown_fields=True, tag_field="decision", tag="program"):
    program: LiveProgram


class Recompiled(Struct, forbid_unknown_fields=True, tag_field="decision", tag="recompile"):
    seat: int


class TimeRanOut(Struct, forbid_unknown_fields=True, tag_field="decision", tag="time_ran_out"):
    seat: int


class Answered(Struct, forbid_unknown_fields=True, tag_field="decision", tag="answer"):
    seat: int
    choice: Any


Decision = Programmed | Recompiled | TimeRanOut | Answered
SETUP_DECODER = msgspec.json.Decoder(Setup)
DECISION_DECODER: msgspec.json.Decoder[Decision] = msgspec.json.Decoder(Decision)


class Game:
    """A game from set-up to its end. Everything that happens is in `told`, stretch by stretch, and in the record."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.setup, self.seed = setup, seed
        self.course: Course = course_from(bytes(setup.course if setup.scenario is None else setup.scenario.course))
        self.state = first_state(setup, self.course, seed)
        self.events = new(Events)
        self.decisions: list[Raw] = []
        self.told: list[list[list[int]]] = []
        self.go_on()

    @property
    def is_over(self) -> bool:
        return bool(self.state.over != NOT_OVER)

    @property
    def is_programming(self) -> bool:
        return bool(self.state.stage == PROGRAMMING)

    @property
    def question(self) -> tuple[int, str] | None:
        """The seat that has to decide and what, while everything waits for it."""
        if not is_waiting(self.state):
            return None
        return int(self.state.asked_seat), str(QUESTIONS[self.state.question])

    def seats_to_program(self) -> list[int]:
        """The seats whose programs do not stand yet."""
        return [seat for seat in range(int(self.state.seats)) if self.is_programming and not self.state.sealed[seat]]

    def program(self, program: LiveProgram) -> list[list[int]]:
        """R3.1 A program stands; with the last one the turn begins. A Refusal leaves everything as it was."""
        self.check_open()
        put_program(program, self.course, self.state, self.events)
        return self.decided(Programmed(program))

    def recompile(self, seat: int) -> list[list[int]]:
        """R9.22 A new hand for a point of damage."""
        self.check_open()
        if not 0 <= seat < self.state.seats or not can_recompile(self.state, seat):
            raise Refusal("/seat", f"expected a seat that may recompile now, not {seat}")
        recompile(self.state, self.events, seat)
        return self.decided(Recompiled(seat))

    def time_ran_out(self, seat: int) -> list[list[int]]:
        """R3.2 Empty registers are filled at random."""
        self.check_open()
        if seat not in self.seats_to_program():
            raise Refusal("/seat", f"expected a seat that is still programming, not {seat}")
        fill_at_random(self.state, self.events, seat)
        return self.decided(TimeRanOut(seat))

    def answer(self, seat: int, choice: Any) -> list[list[int]]:
        """R9.28 The seat that was asked decides; returns the events up to the next stop."""
        if self.question is None or self.question[0] != seat:
            raise Refusal("/seat", f"expected no decision of seat {seat} now")
        legal = legal_answers(self.course, self.state)
        number = next((number for form, number in legal if form == choice and type(form) is type(choice)), None)
        if number is None:
            forms = ", ".join(msgspec.json.encode(form).decode() for form, _ in legal)
            raise Refusal("/choice", f"expected one of {forms}")
        answer(self.state, self.events, number)
        return self.decided(Answered(seat, choice))

    def check_open(self) -> None:
        if self.question is not None:
            raise Refusal("", f"expected seat {self.question[0]} to decide first: {self.question[1]}")

    def decided(self, decision: Decision) -> list[list[int]]:
        self.decisions.append(Raw(msgspec.json.encode(decision)))
        return self.go_on()

    def go_on(self) -> list[list[int]]:
        """Plays up to the next program, decision, or the end."""
        state = self.state
        if state.stage == PROGRAMMING and not is_waiting(state):
            self.finish_recompiling()
        if state.stage > PROGRAMMING or (state.stage == PROGRAMMING and not is_waiting(state) and everybody_is_done(state)):
            play_turn(self.course, state, self.events)
        while state.stage < PROGRAMMING and not is_waiting(state) and not self.is_over:
            open_turn(self.course, state, self.events)
            if state.stage == PROGRAMMING and everybody_is_done(state):
                play_turn(self.course, state, self.events)
        self.told.append(rows(self.events))
        self.events.told = 0
        return self.told[-1]

    def finish_recompiling(self) -> None:
        """R9.22 The point of damage may have asked something."""
        for seat in range(int(self.state.seats)):
            if self.state.recompiled[seat] and not self.state.sealed[seat] and (self.state.is_answered or self.state.to_lose):
                recompile(self.state, self.events, seat)

    def record(self) -> Record:
        """The game so far."""
        events: list[Told] = [described(stretch) for stretch in self.told]
        return Record(VERSION, "roborally", Raw(msgspec.json.encode(self.setup)), self.seed, list(self.decisions), events)


def first_state(setup: Setup, course: Course, seed: str) -> State:
    """The state before the first turn, or a Refusal."""
    if setup.scenario is not None:
        state = state_from(msgspec.structs.replace(setup.scenario, programs=msgspec.UNSET), course)
        state.keeps_order = 0
        state.key[:], state.game = key_words(seed), setup.number
        return state
    if setup.players > most_seats(course):
        raise Refusal("/players", f"expected at most {most_seats(course)} players, one for each dock of the course")
    each = setup.options_at_start + (DRAFT if course.special == TRICKSY else 0)
    if each * setup.players > OPTIONS:
        raise Refusal("/options_at_start", f"expected at most {OPTIONS} options in all")
    state = new(State)
    state.key[:], state.game = key_words(seed), setup.number
    read_rules(setup.rules, state)
    state.seats = setup.players
    state.options_at_start = setup.options_at_start
    set_up(course, state)
    if setup.teams:
        if len(setup.teams) != setup.players or not has_teams(course):
            raise Refusal("/teams", "expected a team for each seat, on a course that is played in teams")
        state.robot_team[: setup.players] = setup.teams
    for seat in setup.asks_draft:
        if not 0 <= seat < setup.players:
            raise Refusal("/asks_draft", f"expected seats from 0 to {setup.players - 1}")
        state.asks[seat] = 1 << ASK_KEEP_OPTION
    return state


def replay(record: Record) -> Iterator[Game]:
    """The game of a record, before the first decision and after each one; a Refusal names the decision that can't be."""
    game = Game(decoded(SETUP_DECODER, bytes(record.setup), "/setup"), record.seed)
    yield game
    for number, text in enumerate(record.decisions):
        decision = decoded(DECISION_DECODER, bytes(text), f"/decisions/{number}")
        try:
            decide(game, decision)
        except Refusal as refusal:
            raise Refusal(f"/decisions/{number}{refusal.pointer}", refusal.reason) from None
        yield game


def decide(game: Game, decision: Decision) -> None:
    if isinstance(decision, Programmed):
        game.program(decision.program)
    elif isinstance(decision, Recompiled):
        game.recompile(decision.seat)
    elif isinstance(decision, TimeRanOut):
        game.time_ran_out(decision.seat)
    else:
        game.answer(decision.seat, decision.choice)


def retold(record: Record) -> list[Told]:
    """The events that playing the record gives."""
    *_, game = replay(record)
    return [described(stretch) for stretch in game.told]
