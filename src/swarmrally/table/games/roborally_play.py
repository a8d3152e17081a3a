"""A game of RoboRally at a table, from its start to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import msgspec
from msgspec import UNSET, Raw

from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import BEAT
from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.records import VERSION, Record
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.events import FIELDS
from swarmrally.roborally.components.state import NO_TEAM, PROGRAMMING, QUESTIONS, REGISTERS, SEATS, State
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.programs import hand_of
from swarmrally.roborally.forms.schema import LiveProgram, Question
from swarmrally.roborally.forms.writing import position_from
from swarmrally.roborally.playing.game import Game, decided, retold, same
from swarmrally.roborally.playing.preview import preview
from swarmrally.roborally.playing.resolving import outcome
from swarmrally.roborally.playing.setting_up import Setup
from swarmrally.roborally.playing.view import SPECTATOR, is_face_up, view
from swarmrally.roborally.rules.options.hand import can_recompile
from swarmrally.roborally.rules.program import seconds_for_last
from swarmrally.table.events import Events, packed_rows, widths_of
from swarmrally.table.games.playing import Stage

PROGRAM_DECODER = msgspec.json.Decoder(LiveProgram)
WIDTHS = widths_of(FIELDS)
QUESTIONS_IN_MID_TURN: tuple[Question, ...] = get_args(Question)[1:]
"""All but the power-down, which is announced with a program."""


class Play:
    can_take_back = False
    """R3.1 Done is done."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = int(self.game.state.seats)
        self.ask_the_idle()

    @property
    def stage(self) -> Stage:
        return "over" if self.game.is_over else "planning" if self.game.is_planning else "deciding"

    @property
    def round(self) -> int:
        return int(self.game.state.turn_number)

    def awaited(self) -> list[int]:
        if self.game.is_over:
            return []
        return [int(self.game.state.asked_seat)] if is_waiting(self.game.state) else self.game.seats_to_plan()

    def has_sealed(self, seat: int) -> bool:
        return bool(self.game.state.sealed[seat])

    def may_order(self, seat: int) -> bool:
        """A robot without cards to put still has policies."""
        return self.game.may_order(seat) and not self.game.is_done(seat)

    def check_draft(self, seat: int, plan: bytes) -> Raw:
        return self.checked(seat, plan, is_partial=True)

    def check_plan(self, seat: int, plan: bytes) -> Raw:
        return self.checked(seat, plan, is_partial=False)

    def checked(self, seat: int, plan: bytes, is_partial: bool) -> Raw:
        form = decoded(PROGRAM_DECODER, plan)
        if form.seat != seat:
            raise Refusal("/seat", "your_seat", seat=seat, got=form.seat)
        self.game.with_program(form, is_partial)
        return Raw(msgspec.json.encode(form))

    def check_action(self, seat: int, action: str) -> None:
        if action != "recompile":
            raise Refusal("/action", "no_action", expected=f"recompile, got {action[:40]}")
        if not self.game.may_order(seat) or not can_recompile(self.game.state, seat):
            raise Refusal("/action", "no_recompile")

    def check_answer(self, seat: int, answer: Any) -> None:
        if not any(same(answer, form) for form in self.game.answers):
            choices = [msgspec.json.encode(form).decode() for form in self.game.answers]
            raise Refusal("/answer", "not_an_answer", answers=choices)

    def seal(self, seat: int, plan: bytes) -> None:
        self.game.plan(PROGRAM_DECODER.decode(plan))
        self.run_when_done()

    def take_back(self, seat: int) -> None:
        raise Refusal("", "done_stays")

    def time_out(self, drafts: Mapping[int, bytes]) -> None:
        for seat in self.game.seats_to_plan():
            self.game.time_out(PROGRAM_DECODER.decode(drafts[seat]) if seat in drafts else LiveProgram(seat))
        self.run()

    def run(self) -> None:
        self.game.play()
        self.ask_the_idle()

    def ask_the_idle(self) -> None:
        """R4.3 Who is powered down has nothing to program, but is asked at the end of the turn whether to stay down.

        When everybody is, the turn runs before anybody could give orders: then they are asked about everything.
        """
        if not self.game.is_planning:
            return
        asks: list[Question] = ["stay_down"] if self.game.seats_to_plan() else [*QUESTIONS_IN_MID_TURN]
        for seat in range(self.seats):
            if self.game.state.robot_down[seat] and self.game.may_order(seat):
                self.game.plan(LiveProgram(seat, asks=asks))
        self.run_when_done()

    def run_when_done(self) -> None:
        if self.game.is_planning and not self.game.seats_to_plan():
            self.run()

    def act(self, seat: int, action: str) -> None:
        """R9.22 It may cost the robot its life, and then nobody waits for its program."""
        self.game.recompile(seat)
        self.run_when_done()

    def idle_plan(self, seat: int) -> Raw:
        """The cards as they came."""
        hand, to_fill = iter(self.game.hand(seat)), int(self.game.state.to_program[seat])
        registers = [[next(hand)] if to_fill >> register & 1 else None for register in range(REGISTERS)]
        return Raw(msgspec.json.encode(LiveProgram(seat, registers)))

    def answers(self) -> list[Any]:
        return self.game.answers

    def answer(self, seat: int, answer: Any) -> None:
        is_planning = self.game.state.stage == PROGRAMMING
        self.game.answer(seat, answer)
        if is_planning:
            self.run_when_done()
        else:
            self.ask_the_idle()

    def decide(self, decision: Raw) -> None:
        for _ in decided(self.game, [decision]):
            pass

    def new_events(self) -> tuple[list[list[int]], Events, int]:
        rows = [row for stretch in self.game.told for row in stretch]
        self.game.told.clear()
        return rows, Events(told_json(rows), packed_rows(rows, WIDTHS)), len({row[BEAT] for row in rows})

    def snapshot(self) -> dict[str, Any]:
        return shown(self.game.state, self.game.course, course_json(self.game.setup))

    def own(self, seat: int) -> dict[str, Any]:
        has_orders = self.game.is_planning and self.has_sealed(seat) and self.may_order(seat)
        return own(self.game.state, seat) | {"orders_only": has_orders}

    def sight(self, seat: int) -> bytes:
        return to_bytes(view(self.game.state, seat))

    def preview(self, seat: int, plan: bytes, with_swarm: bool) -> str:
        form = decoded(PROGRAM_DECODER, self.check_draft(seat, plan))
        return told_json(preview(self.game.course, view(self.game.state, seat), form))

    def forecast(self) -> str:
        return "[]"

    def bearings(self) -> list[Any]:
        return []

    def first_seat(self) -> int | None:
        return None if self.game.setup.scenario is not None else int(self.game.state.dock_order[0])

    def outcome(self) -> dict[str, Any] | None:
        return outcome(self.game.state)

    def progress(self, seat: int) -> tuple[int, ...]:
        state = self.game.state
        return -int(state.robot_place[seat] or SEATS + 1), int(state.robot_lives[seat] > 0), int(state.robot_flags[seat])

    def figure(self, seat: int) -> tuple[str | None, str | None]:
        robot = self.game.setup.seats[seat].robot if self.game.setup.seats else None
        return robot, robot

    def side(self, seat: int) -> int:
        team = int(self.game.state.robot_team[seat])
        return seat if team == NO_TEAM else -1 - team

    def seconds_for_last(self, owners: Mapping[int, int]) -> int | None:
        state = self.game.state
        playing = {seat: owner for seat, owner in owners.items() if state.robot_lives[seat] > 0 and state.robot_place[seat] == 0}
        return seconds_for_last(state, playing) if len(set(playing.values())) > 1 else None

    def save(self) -> bytes:
        return to_bytes(self.game.state)

    def record(self) -> Record:
        assert self.game.is_whole, "expected a game that was folded from its beginning"
        record = Record(VERSION, "roborally", Raw(msgspec.json.encode(self.game.setup)), self.game.seed, self.game.decisions, [])
        record.events = retold(record)
        return record


def told_json(rows: list[list[int]]) -> str:
    return msgspec.json.encode(described(rows)).decode()


def shown(state: State, course: Course, form: Raw) -> dict[str, Any]:
    """What everybody may see; `form` is the course as it is written."""
    seen, seats = view(state, SPECTATOR), range(int(state.seats))
    position = position_from(seen, course, form)
    position.option_deck = []
    for robot in position.robots:
        robot.flywheel = UNSET
    return {
        "position": position,
        "sealed": [seat for seat in seats if state.sealed[seat]],
        "register": int(state.register) + 1,
        "registers": [face_up(seen, seat) for seat in seats],
        "hands": [int(state.hand_count[seat]) for seat in seats],
        "flywheels": [bool(state.flywheel[seat]) for seat in seats],
        "options_left": int(state.option_end) - int(state.option_top),
        "question": question(state),
    }


def question(state: State) -> dict[str, Any] | None:
    return {"seat": int(state.asked_seat), "question": QUESTIONS[state.question]} if is_waiting(state) else None


def own(state: State, seat: int) -> dict[str, Any]:
    """What only the seat may see."""
    return {
        "hand": hand_of(state, seat),
        "registers": [[int(card) * 10 for card in cards if card] for cards in state.registers[seat]],
        "flywheel": int(state.flywheel[seat]) * 10 or None,
        "can_recompile": bool(can_recompile(state, seat)),
        "orders_only": False,
    }


def face_up(seen: State, seat: int) -> list[list[int] | None]:
    """The registers of a robot; None where the cards can't be seen."""
    registers = enumerate(seen.registers[seat])
    return [[int(card) * 10 for card in cards if card] if is_face_up(seen, seat, register) else None for register, cards in registers]


def course_json(setup: Setup) -> Raw:
    return Raw(msgspec.json.encode(setup.course)) if setup.scenario is None else setup.scenario.course
