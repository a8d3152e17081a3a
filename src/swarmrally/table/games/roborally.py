"""RoboRally at a table."""

from __future__ import annotations

import functools
import re
import time
from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from swarmrally.bots import Act, Advice, Budget, adviser
from swarmrally.bots import bot as bot_named
from swarmrally.bots.roborally.recompiling import recompiles
from swarmrally.kernel.chance import Shuffles
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import BEAT
from swarmrally.kernel.fields import from_bytes, to_bytes
from swarmrally.kernel.records import VERSION, Record
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.roborally.components.course import INTERFERENCE, TANDEM_CARNAGE, Course, plays
from swarmrally.roborally.components.state import NO_TEAM, PROGRAMMING, QUESTIONS, REGISTERS, SEATS, State
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.reading import state_from
from swarmrally.roborally.forms.schema import LiveProgram, Question
from swarmrally.roborally.playing.game import Game, decided, retold, same
from swarmrally.roborally.playing.places import check_places
from swarmrally.roborally.playing.preview import preview
from swarmrally.roborally.playing.resolving import outcome
from swarmrally.roborally.playing.setting_up import BOTS, SETUP_DECODER, Bot, SeatChoice, Setup, check_setup, course_of, usual_seats
from swarmrally.roborally.playing.view import SPECTATOR, is_face_up, view
from swarmrally.roborally.rules.options.hand import can_recompile
from swarmrally.roborally.rules.program import seconds_for_all, seconds_for_last
from swarmrally.roborally.rules.teams import has_team_rule
from swarmrally.table.games.playing import Stage

PROGRAM_DECODER = msgspec.json.Decoder(LiveProgram)
QUESTIONS_IN_MID_TURN: tuple[Question, ...] = get_args(Question)[1:]
"""All but the power-down, which is announced with a program."""


class Wish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat would like; what it leaves open is drawn."""

    robot: Bot | None = None
    team: int | None = None


WISH_DECODER = msgspec.json.Decoder(Wish)


def read_setup(text: bytes) -> Setup:
    setup = decoded(SETUP_DECODER, text)
    if setup.seats:
        raise Refusal("/seats", "not_here", expected="nothing: seats are chosen at the table")
    if setup.scenario is not None:
        setup.scenario = replace(setup.scenario, programs=UNSET)
        try:
            state_from(setup.scenario, course_of(setup))
        except Refusal as refusal:
            raise refusal.inside("/scenario") from None
    return setup


def title(setup: Setup) -> str:
    if setup.scenario is not None:
        return "scenario"
    return setup.course if isinstance(setup.course, str) else "own course"


def extras(setup: Setup) -> tuple[str, ...]:
    return ()


def check_seats(setup: Setup, seats: int) -> None:
    if setup.scenario is not None and seats != len(setup.scenario.robots):
        raise Refusal("/seats", "scenario_seats", seats=len(setup.scenario.robots), crew="robots", got=seats)
    try:
        check_setup(replace(setup, seats=usual_seats(seats)), course_of(setup))
        check_places(setup, course_of(setup))
    except Refusal as refusal:
        raise refusal.inside("" if refusal.pointer == "/seats" else "/setup") from None


def check_owners(setup: Setup, seats: int, owners: list[int]) -> list[int]:
    """R10.8 As the host likes; R10.4 but a racer and its blocker belong together."""
    if not plays(course_of(setup), INTERFERENCE):
        return owners
    pairs = [*range(seats // 2)] * 2
    if owners not in ([], pairs):
        raise Refusal("/owners", "not_this", value=pairs, why="in Interference everybody has a racer and a blocker")
    return pairs


def check_teams(setup: Setup, seats: int, teams: list[int]) -> None:
    """R10.7 A team for every seat."""
    if not teams:
        return
    if setup.scenario is not None:
        raise Refusal("/teams", "no_wishes")
    if len(teams) != seats:
        raise Refusal("/teams", "wrong_count", expected=f"{seats} numbers, one for each seat, got {len(teams)}")
    chosen = [replace(choice, team=team) for choice, team in zip(usual_seats(seats), teams, strict=True)]
    try:
        check_setup(replace(setup, seats=chosen), course_of(setup))
    except Refusal as refusal:
        found = re.fullmatch(r"/seats/(\d+)/team", refusal.pointer)
        refusal.pointer = f"/teams/{found[1]}" if found else "/teams"
        raise


def check_wish(setup: Setup, taken: Sequence[bytes], wish: bytes, team: int | None = None) -> Raw:
    wanted, others = decoded(WISH_DECODER, wish), [WISH_DECODER.decode(other) for other in taken]
    if setup.scenario is not None and wanted != Wish():
        raise Refusal("", "no_wishes")
    if wanted.robot is not None and wanted.robot in [other.robot for other in others]:
        raise Refusal("/robot", "wish_taken", what="robot", value=wanted.robot)
    if team is not None and wanted.team not in (None, team):
        raise Refusal("/team", "not_this", value=team, why="the host has chosen the teams")
    if team is None and wanted.team is not None:
        check_team(course_of(setup), wanted.team, others)
    wanted.team = wanted.team if team is None else team
    return Raw(msgspec.json.encode(wanted))


def check_team(course: Course, team: int, others: list[Wish]) -> None:
    if not has_team_rule(course):
        raise Refusal("/team", "no_teams")
    if not 0 <= team < teams_on(course):
        raise Refusal("/team", "out_of_range", what="a team", least=0, most=teams_on(course) - 1, got=team)
    if len(others) > 0 and all(other.team == team for other in others):
        raise Refusal("/team", "team_alone", team=team)


def teams_on(course: Course) -> int:
    """R10.2 Two teams, or teams of two."""
    return 4 if plays(course, TANDEM_CARNAGE) else 2


def seated(setup: Setup, wishes: Sequence[bytes], first_seat: int | None, draw: Shuffles) -> Raw:
    if setup.scenario is not None:
        return Raw(msgspec.json.encode(setup))
    wanted = [WISH_DECODER.decode(wish) for wish in wishes]
    free = [robot for robot in BOTS if robot not in [wish.robot for wish in wanted]]
    draw.shuffle(free)
    robots = [free.pop() if wish.robot is None else wish.robot for wish in wanted]
    teams = divided([wish.team for wish in wanted], course_of(setup))
    seats = [SeatChoice(*choice) for choice in zip(robots, teams, strict=True)]
    return Raw(msgspec.json.encode(replace(setup, seats=seats, first_seat=setup.first_seat if first_seat is None else first_seat)))


def divided(wanted: list[int | None], course: Course) -> list[int | None]:
    """R10.2 By dock when nobody minds; else those who don't mind join the smallest team."""
    if all(team is None for team in wanted):
        return wanted
    teams = list(wanted)
    for seat, team in enumerate(teams):
        if team is None:
            teams[seat] = min(range(teams_on(course)), key=teams.count)
    return teams


def stopwatch(setup: Setup, skill: Literal["novice", "expert"]) -> int | None:
    return seconds_for_all(course_of(setup))


def begin(setup: bytes, seed: str, decisions: Sequence[Raw]) -> Play:
    game = Game(SETUP_DECODER.decode(setup), seed)
    for _ in decided(game, decisions):
        pass
    return Play(game)


def resume(setup: bytes, seed: str, saved: bytes) -> Play:
    play = begin(setup, seed, [])
    play.game.resume(saved)
    return play


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

    def new_events(self) -> tuple[list[list[int]], str, int]:
        rows = [row for stretch in self.game.told for row in stretch]
        self.game.told.clear()
        return rows, told_json(rows), len({row[BEAT] for row in rows})

    def snapshot(self) -> dict[str, Any]:
        state, course = self.game.state, self.game.course
        seen = view(state, SPECTATOR)
        position = position_from(seen, course, course_json(self.game.setup))
        position.option_deck = []
        for robot in position.robots:
            robot.flywheel = UNSET
        return {
            "position": position,
            "sealed": [seat for seat in range(self.seats) if state.sealed[seat]],
            "register": int(state.register) + 1,
            "registers": [face_up(seen, seat) for seat in range(self.seats)],
            "hands": [int(count) for count in state.hand_count[: self.seats]],
            "flywheels": [bool(card) for card in state.flywheel[: self.seats]],
            "options_left": int(state.option_end) - int(state.option_top),
            "question": self.question(),
        }

    def question(self) -> dict[str, Any] | None:
        state = self.game.state
        return {"seat": int(state.asked_seat), "question": QUESTIONS[state.question]} if is_waiting(state) else None

    def own(self, seat: int) -> dict[str, Any]:
        state = self.game.state
        registers = [[int(card) * 10 for card in cards if card] for cards in state.registers[seat]]
        held = int(state.flywheel[seat]) * 10 or None
        return {
            "hand": self.game.hand(seat),
            "registers": registers,
            "flywheel": held,
            "can_recompile": bool(can_recompile(state, seat)),
            "orders_only": self.game.is_planning and self.has_sealed(seat) and self.may_order(seat),
        }

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


def face_up(seen: State, seat: int) -> list[list[int] | None]:
    """The registers of a robot; None where the cards can't be seen."""
    registers = enumerate(seen.registers[seat])
    return [[int(card) * 10 for card in cards if card] if is_face_up(seen, seat, register) else None for register, cards in registers]


def course_json(setup: Setup) -> Raw:
    return Raw(msgspec.json.encode(setup.course)) if setup.scenario is None else setup.scenario.course


@functools.lru_cache(maxsize=64)
def course_for(setup: bytes) -> Course:
    return course_of(SETUP_DECODER.decode(setup))


def choose(setup: bytes, sight: bytes, seat: int, bot: str, seed: int, answers: list[Any] | None, budget: Budget) -> Any:
    player, seen, course = bot_named("roborally", bot), from_bytes(State, sight), course_for(setup)
    if answers is not None:
        return player.answer(course, seen, seat, answers, seed)
    began = time.perf_counter()
    if recompiles(bot, course, seen, seat, seed, budget):
        return Act("recompile")
    return player.plan(course, seen, seat, seed, budget.after(time.perf_counter() - began))


def advise(setup: bytes, sight: bytes, seat: int, seed: int, budget: Budget) -> Advice:
    return adviser("roborally").advice(course_for(setup), from_bytes(State, sight), seat, seed, budget)
