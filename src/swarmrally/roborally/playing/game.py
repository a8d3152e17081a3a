"""A game in Python's hands: set-up, programs, decisions, events, record; what tables and replays are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import copy, from_bytes, new
from swarmrally.kernel.records import VERSION, Record, Told
from swarmrally.kernel.refusal import Refusal, check_form, check_text, decoded
from swarmrally.roborally.components.state import (
    DEALING,
    NOT_OVER,
    PROGRAMMING,
    QUESTIONS,
    REASONS,
    State,
)
from swarmrally.roborally.forms.answers import legal_answers
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.picture import draw, robot_lines
from swarmrally.roborally.forms.programs import hand_of, put_program
from swarmrally.roborally.forms.schema import LiveProgram, Seat
from swarmrally.roborally.playing.setting_up import SETUP_DECODER, Setup, check_setup, course_of, first_state
from swarmrally.roborally.rules.handing_in import PLANNING_OVER, ROBOT_GONE, SEALED_ALREADY, fault_of_time, is_done, may_order
from swarmrally.roborally.rules.odd_courses.turntable import own
from swarmrally.roborally.rules.options.hand import can_recompile, recompile
from swarmrally.roborally.rules.program import everybody_is_done, fill_at_random, seal
from swarmrally.roborally.rules.sequence import answer, open_turn, play_turn


class Programmed(Struct, forbid_unknown_fields=True, tag_field="decision", tag="program"):
    program: LiveProgram


class TimedOut(Struct, forbid_unknown_fields=True, tag_field="decision", tag="time_out"):
    program: LiveProgram


class Recompiled(Struct, forbid_unknown_fields=True, tag_field="decision", tag="recompile"):
    seat: Seat


class Run(Struct, forbid_unknown_fields=True, tag_field="decision", tag="run"):
    pass


class Answer(Struct, forbid_unknown_fields=True, tag_field="decision", tag="answer"):
    seat: Seat
    answer: Any


Decision = Programmed | TimedOut | Recompiled | Run | Answer
PROGRAM_DECODER = msgspec.json.Decoder(LiveProgram)
DECISION_DECODER: msgspec.json.Decoder[Decision] = msgspec.json.Decoder(Decision)


class Game:
    """A game from set-up to its end. Everything that happens is in `told`, stretch by stretch, and in the record."""

    def __init__(self, setup: Setup, seed: str) -> None:
        check_form(SETUP_DECODER, setup)
        check_text("/seed", seed)
        self.course = own(course_of(setup))
        check_setup(setup, self.course)
        self.setup, self.seed = setup, seed
        self.state = first_state(setup, self.course, seed)
        self.events = new(Events)
        self.decisions: list[Raw] = []
        self.told: list[list[list[int]]] = []
        self.is_whole = True
        open_turn(self.course, self.state, self.events)
        self.keep_events()

    def __repr__(self) -> str:
        names = [seat.robot for seat in self.setup.seats]
        lines = [
            f"turn {self.state.turn_number}",
            draw(self.course, self.state),
            *robot_lines(self.course, self.state, names),
            *self.ending(),
        ]
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
        return bool(self.state.stage == PROGRAMMING) and self.question is None and not self.is_over

    @property
    def question(self) -> tuple[int, str] | None:
        """The seat that has to decide and what, while everything waits for it."""
        if not is_waiting(self.state):
            return None
        return int(self.state.asked_seat), str(QUESTIONS[self.state.question])

    @property
    def answers(self) -> list[Any]:
        """What may be answered to the question, the clock's default first."""
        return [] if self.question is None else [form for form, _ in legal_answers(self.course, self.state)]

    def hand(self, seat: int) -> list[int]:
        """R2.1 The cards that a seat was dealt and has not used yet."""
        return hand_of(self.state, seat)

    def seats_to_plan(self) -> list[int]:
        """The seats whose programs are not done."""
        return [seat for seat in range(int(self.state.seats)) if not self.state.sealed[seat]] if self.is_planning else []

    def may_order(self, seat: int) -> bool:
        """Whether the seat has a robot that is in the game, so that it can have policies, with cards or without."""
        return may_order(self.state, seat)

    def is_done(self, seat: int) -> bool:
        """R3.1 Whether the seat has declared its program done; who had nothing to declare may give orders until the registers are run."""
        return is_done(self.course, self.state, seat)

    def recompile(self, seat: int) -> list[list[int]]:
        """R9.22 A new hand for a point of damage."""
        if not self.is_planning or not self.may_order(seat) or not can_recompile(self.state, seat):
            raise Refusal("/seat", "no_recompile")
        self.decisions.append(Raw(msgspec.json.encode(Recompiled(seat))))
        recompile(self.state, self.events, seat)
        return self.keep_events()

    def plan(self, program: LiveProgram) -> list[list[int]]:
        """R3.1 A whole program, declared done; a Refusal leaves everything as it was. Without cards to put, policies only."""
        check_form(PROGRAM_DECODER, program)
        state = self.with_program(program, is_partial=False)
        self.state = state
        self.decisions.append(Raw(msgspec.json.encode(Programmed(program))))
        if not state.sealed[program.seat]:
            seal(state, self.events, program.seat)
        return self.keep_events()

    def time_out(self, program: LiveProgram) -> list[list[int]]:
        """R3.2 The time is up: what the seat has put so far stands, the empty registers are filled at random from the hand."""
        check_form(PROGRAM_DECODER, program)
        if program.seat not in self.seats_to_plan():
            raise Refusal("/seat", "sealed_already")
        self.state = self.with_program(program, is_partial=True)
        self.decisions.append(Raw(msgspec.json.encode(TimedOut(program))))
        fill_at_random(self.state, self.events, program.seat)
        return self.keep_events()

    def with_program(self, program: LiveProgram, is_partial: bool) -> State:
        """The state with this program in it, or a Refusal."""
        fault = fault_of_time(self.course, self.state, program.seat)
        if fault == PLANNING_OVER:
            raise Refusal("", "planning_over")
        if fault == ROBOT_GONE:
            raise Refusal("/seat", "robot_gone", seat=program.seat)
        if fault == SEALED_ALREADY:
            raise Refusal("/seat", "sealed_already")
        state = copy(self.state)
        put_program(program, self.course, state, is_partial)
        return state

    def play(self) -> list[list[int]]:
        """The programs stand; returns the events up to the next deal, decision, or the end."""
        if not self.is_planning:
            raise Refusal("", "planning_over")
        if not everybody_is_done(self.state):
            raise Refusal("", "not_all_done", seats=self.seats_to_plan())
        self.decisions.append(Raw(msgspec.json.encode(Run())))
        return self.go_on()

    def answer(self, seat: int, chosen: Any) -> list[list[int]]:
        """The seat that was asked decides, by one of `answers`; returns the events up to the next stop."""
        if self.question is None or self.question[0] != seat:
            raise Refusal("/seat", "no_decision", seat=seat)
        choices = [choice for form, choice in legal_answers(self.course, self.state) if same(chosen, form)]
        if not choices:
            raise Refusal("/answer", "not_an_answer", answers=[msgspec.json.encode(each).decode() for each in self.answers])
        self.decisions.append(Raw(msgspec.json.encode(Answer(seat, chosen))))
        answer(self.state, self.events, choices[0])
        if self.state.stage == PROGRAMMING:
            recompile(self.state, self.events, seat)
            return self.keep_events()
        return self.go_on()

    def go_on(self) -> list[list[int]]:
        if self.state.stage > DEALING:
            play_turn(self.course, self.state, self.events)
        if self.question is None and not self.is_over:
            open_turn(self.course, self.state, self.events)
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
        events = [described(stretch) for stretch in self.told]
        setup = Raw(msgspec.json.encode(self.setup))
        return Record(VERSION, "roborally", setup, self.seed, list(self.decisions), events)


def same(answer: Any, form: Any) -> bool:
    """Whether an answer is this one: in Python 1 equals True, in JSON it does not."""
    return type(answer) is type(form) and bool(answer == form)


def replay(record: Record) -> Iterator[Game]:
    """The game of a record, before the first decision and after each one; a Refusal names the decision that can't be."""
    setup = decoded(SETUP_DECODER, bytes(record.setup), "/setup")
    try:
        game = Game(setup, record.seed)
    except Refusal as refusal:
        raise refusal.inside("/setup") from None
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


def decide(game: Game, decision: Decision) -> None:
    if isinstance(decision, Programmed):
        game.plan(decision.program)
    elif isinstance(decision, TimedOut):
        game.time_out(decision.program)
    elif isinstance(decision, Recompiled):
        game.recompile(decision.seat)
    elif isinstance(decision, Answer):
        game.answer(decision.seat, decision.answer)
    else:
        game.play()


def retold(record: Record) -> list[Told]:
    """The events that playing the record gives."""
    *_, game = replay(record)
    return [described(stretch) for stretch in game.told]
