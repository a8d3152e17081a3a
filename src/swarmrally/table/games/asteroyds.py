"""Asteroyds at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import asdict, replace

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.events import FIELDS, PUSH_FAILED, TILE_BLOCKED, TILE_MOVED
from swarmrally.asteroyds.components.state import COLOURS, PILOTS, REASONS, Colour, Pilot, State, Team, is_flying
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.event_json import events_json
from swarmrally.asteroyds.forms.layouts import check_layout
from swarmrally.asteroyds.forms.plans import plan_from, put_plan, write_plan
from swarmrally.asteroyds.forms.reading import state_from
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.forms.writing import position_from
from swarmrally.asteroyds.playing.bearings import bearings
from swarmrally.asteroyds.playing.game import SETUP_DECODER, Game, SeatChoice, Setup, check_setup, decided, retold, usual_seats
from swarmrally.asteroyds.playing.game import board_of as board_in
from swarmrally.asteroyds.playing.game import read_setup as setup_in
from swarmrally.asteroyds.playing.preview import forecast, preview
from swarmrally.asteroyds.playing.resolving import winners
from swarmrally.asteroyds.playing.view import SPECTATOR, view
from swarmrally.bots import Advice, Budget, adviser
from swarmrally.bots import bot as bot_named
from swarmrally.kernel.chance import Shuffles
from swarmrally.kernel.events import BEAT, KIND
from swarmrally.kernel.fields import copy, from_bytes, to_bytes
from swarmrally.kernel.kept import kept
from swarmrally.kernel.records import VERSION, Record
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.table.events import Events, packed_rows, widths_of
from swarmrally.table.games.playing import Stage

SECONDS = {("novice", False): 50, ("novice", True): 60, ("expert", False): 20, ("expert", True): 30}
"""A2.1 By skill, and whether the mode is Targets or Drones."""
TEAM_SIZE = 3
EMPTY = (None,) * 6
PLAN_DECODER = msgspec.json.Decoder(LivePlan)
WIDTHS = widths_of(FIELDS)


class Wish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat would like; what it leaves open is drawn."""

    colour: Colour | None = None
    pilot: Pilot | None = None
    team: Team | None = None


WISH_DECODER = msgspec.json.Decoder(Wish)


def read_setup(text: bytes) -> Setup:
    setup = setup_in(text)
    if setup.seats:
        raise Refusal("/seats", "not_here", expected="nothing: seats are chosen at the table")
    if setup.scenario is not None:
        setup.scenario = replace(setup.scenario, dice=msgspec.UNSET, plans=msgspec.UNSET)
        try:
            state_from(setup.scenario, board_from(setup.scenario.board))
        except Refusal as refusal:
            raise refusal.inside("/scenario") from None
    if setup.layout is not None:
        try:
            check_layout(setup.layout)
        except Refusal as refusal:
            raise refusal.inside("/layout") from None
    return setup


def title(setup: Setup) -> str:
    return mode_of(setup)


def extras(setup: Setup) -> tuple[str, ...]:
    rules = setup.rules if setup.scenario is None else setup.scenario.rules
    return ("powers",) if rules.powers else ()


def mode_of(setup: Setup) -> str:
    return setup.rules.mode if setup.scenario is None else setup.scenario.rules.mode


def check_seats(setup: Setup, seats: int) -> None:
    if setup.scenario is not None and seats != len(setup.scenario.craft):
        raise Refusal("/seats", "scenario_seats", seats=len(setup.scenario.craft), crew="craft", got=seats)
    if not 2 <= seats <= len(COLOURS):
        raise Refusal("/seats", "out_of_range", what="a number", least=2, most=len(COLOURS), got=seats)
    try:
        check_setup(replace(setup, seats=usual_seats(seats, mode_of(setup))))
    except Refusal as refusal:
        raise refusal.inside("/setup") from None


def check_owners(setup: Setup, seats: int, owners: list[int]) -> list[int]:
    if owners:
        raise Refusal("/owners", "not_here", expected="nothing: everybody flies one craft")
    return owners


def check_teams(setup: Setup, seats: int, teams: list[int]) -> None:
    if teams:
        raise Refusal("/teams", "not_here", expected="nothing: in Targets the pilots choose their sides at the table")


def check_wish(setup: Setup, taken: Sequence[bytes], wish: bytes, team: int | None = None) -> Raw:
    wanted, others = decoded(WISH_DECODER, wish), [WISH_DECODER.decode(other) for other in taken]
    if setup.scenario is not None and wanted != Wish():
        raise Refusal("", "no_wishes")
    for name in ("colour", "pilot"):
        value = getattr(wanted, name)
        if value is not None and value in [getattr(other, name) for other in others]:
            raise Refusal(f"/{name}", "wish_taken", what=name, value=value)
    if wanted.team is not None:
        check_team(setup, wanted.team, others)
    return Raw(msgspec.json.encode(wanted))


def check_team(setup: Setup, team: Team, others: list[Wish]) -> None:
    if mode_of(setup) != "targets":
        raise Refusal("/team", "no_teams")
    if sum(other.team == team for other in others) >= min(TEAM_SIZE, len(others)):
        raise Refusal("/team", "team_full", team=team)


def seated(setup: Setup, wishes: Sequence[bytes], first_seat: int | None, draw: Shuffles) -> Raw:
    if setup.scenario is not None:
        return Raw(msgspec.json.encode(setup))
    wanted = [WISH_DECODER.decode(wish) for wish in wishes]
    colours = granted([wish.colour for wish in wanted], COLOURS, draw)
    pilots = granted([wish.pilot for wish in wanted], PILOTS, draw)
    teams = divided([wish.team for wish in wanted]) if mode_of(setup) == "targets" else [None] * len(wanted)
    seats = [SeatChoice(*choice) for choice in zip(colours, pilots, teams, strict=True)]
    return Raw(msgspec.json.encode(replace(setup, seats=seats, first_seat=setup.first_seat if first_seat is None else first_seat)))


def granted(wanted: list[Any], every: Sequence[Any], draw: Shuffles) -> list[Any]:
    """Each wish, and for those who have none something that nobody wants."""
    free = [one for one in every if one not in wanted]
    draw.shuffle(free)
    return [free.pop() if wish is None else wish for wish in wanted]


def divided(wanted: list[Team | None]) -> list[Team | None]:
    """A1.4 Those who don't mind join the smaller team."""
    teams = list(wanted)
    for seat, team in enumerate(teams):
        if team is None:
            teams[seat] = "left" if teams.count("left") <= teams.count("right") else "right"
    return teams


def stopwatch(setup: Setup, skill: Literal["novice", "expert"]) -> int | None:
    return SECONDS[skill, mode_of(setup) in ("targets", "drones")]


def begin(setup: bytes, seed: str, decisions: Sequence[Raw]) -> Play:
    return Play(SETUP_DECODER.decode(setup), seed, decisions)


DRIFTING = (TILE_MOVED, TILE_BLOCKED, PUSH_FAILED)
"""Steps of the swarm, which are shown all at once for each die."""


class Saved(Struct):
    state: bytes
    plans: dict[int, LivePlan]


SAVED_DECODER = msgspec.json.Decoder(Saved)


def resume(setup: bytes, seed: str, saved: bytes) -> Play:
    play, kept = begin(setup, seed, []), SAVED_DECODER.decode(saved)
    play.game.resume(kept.state)
    play.plans = kept.plans
    play.look()
    return play


class Play:
    can_take_back = True

    def __init__(self, setup: Setup, seed: str, decisions: Sequence[Raw]) -> None:
        self.game = Game(setup, seed)
        self.seats = int(self.game.state.seats)
        self.plans: dict[int, LivePlan] = {}
        self.missing: list[int] = []
        """Those without which nothing goes on."""
        self.first = None if setup.scenario is not None else int(self.game.state.first_seat)
        self.look()
        for _ in decided(self.game, decisions):
            self.look()

    def look(self) -> None:
        """Where the game stands now: asked far more often than it changes."""
        self.stage: Stage = "over" if self.game.is_over else "planning" if self.game.is_planning else "deciding"
        # A1.6 comes before A10: whoever wins does so when the next round is counted already.
        self.round = int(self.game.state.round_number) - self.game.is_over
        self.flying = self.game.seats_to_plan()
        self.charts = copy(self.game.state)
        """Where plans are tried."""
        self.count()

    def count(self) -> None:
        if self.stage == "planning":
            self.missing = [seat for seat in self.flying if seat not in self.plans]
        else:
            self.missing = [int(self.game.state.asked_seat)] if self.stage == "deciding" else []

    def awaited(self) -> list[int]:
        return self.missing

    def has_sealed(self, seat: int) -> bool:
        return seat in self.plans

    def may_order(self, seat: int) -> bool:
        return False

    def check_draft(self, seat: int, plan: bytes) -> Raw:
        return self.check_plan(seat, plan)

    def check_plan(self, seat: int, plan: bytes) -> Raw:
        form = decoded(PLAN_DECODER, plan)
        if form.seat != seat:
            raise Refusal("/seat", "your_seat", seat=seat, got=form.seat)
        if seat not in self.flying:
            raise Refusal("/seat", "out_of_game")
        put_plan(form, self.charts)
        return Raw(msgspec.json.encode(form))

    def check_action(self, seat: int, action: str) -> None:
        raise Refusal("/action", "no_action", expected="none: Asteroyds has no actions beside the plan")

    def check_answer(self, seat: int, answer: Any) -> None:
        if not isinstance(answer, bool):
            raise Refusal("/answer", "not_an_answer", answers=["true", "false"])

    def seal(self, seat: int, plan: bytes) -> None:
        self.plans[seat] = PLAN_DECODER.decode(plan)
        self.count()
        if not self.missing:
            self.fly()

    def take_back(self, seat: int) -> None:
        del self.plans[seat]
        self.count()

    def time_out(self, drafts: Mapping[int, bytes]) -> None:
        for seat in self.missing:
            self.plans[seat] = PLAN_DECODER.decode(drafts[seat]) if seat in drafts else LivePlan(seat, EMPTY)
        self.fly()

    def fly(self) -> None:
        for plan in self.plans.values():
            write_plan(plan, self.game.state)
        self.plans.clear()
        self.game.play()
        self.look()

    def act(self, seat: int, action: str) -> None:
        self.check_action(seat, action)

    def idle_plan(self, seat: int) -> Raw:
        return Raw(msgspec.json.encode(LivePlan(seat, EMPTY)))

    def answers(self) -> list[Any]:
        return [False, True]

    def answer(self, seat: int, answer: Any) -> None:
        self.game.answer(seat, answer)
        self.look()

    def decide(self, decision: Raw) -> None:
        for _ in decided(self.game, [decision]):
            self.look()

    def new_events(self) -> tuple[list[list[int]], Events, int]:
        rows = [row for stretch in self.game.told for row in stretch]
        self.game.told.clear()
        told = Events(events_json(rows, self.game.board), packed_rows(rows, WIDTHS))
        return rows, told, len({row[BEAT] for row in rows if row[KIND] not in DRIFTING})

    def snapshot(self) -> dict[str, Any]:
        return shown(self.game.state, self.game.board, self.stage, sorted(self.plans))

    def own(self, seat: int) -> dict[str, Any]:
        return {}

    def sight(self, seat: int) -> bytes:
        return to_bytes(view(self.game.state, seat))

    def preview(self, seat: int, plan: bytes, with_swarm: bool) -> str:
        form = decoded(PLAN_DECODER, self.check_plan(seat, plan))
        return events_json(preview(self.game.board, view(self.game.state, seat), seat, form, with_swarm), self.game.board)

    def forecast(self) -> str:
        return events_json(forecast(self.game.board, view(self.game.state, SPECTATOR)), self.game.board)

    def bearings(self) -> list[Any]:
        return bearings(self.game.board, view(self.game.state, SPECTATOR))

    def first_seat(self) -> int | None:
        return self.first

    def outcome(self) -> dict[str, Any] | None:
        state = self.game.state
        return {"winners": winners(int(state.winners)), "reason": REASONS[state.over]} if self.game.is_over else None

    def progress(self, seat: int) -> tuple[int, ...]:
        state = self.game.state
        return int(is_flying(state, seat)), int(state.craft_tokens[seat]).bit_count()

    def figure(self, seat: int) -> tuple[str | None, str | None]:
        state = self.game.state
        return COLOURS[state.craft_colour[seat]], PILOTS[state.craft_pilot[seat]]

    def side(self, seat: int) -> int:
        team = int(self.game.state.craft_team[seat])
        return -team if team else seat

    def seconds_for_last(self, owners: Mapping[int, int]) -> int | None:
        return None

    def save(self) -> bytes:
        return msgspec.json.encode(Saved(to_bytes(self.game.state), self.plans))

    def record(self) -> Record:
        assert self.game.is_whole, "expected a game that was folded from its beginning"
        record = Record(VERSION, "asteroyds", Raw(msgspec.json.encode(self.game.setup)), self.game.seed, self.game.decisions, [])
        record.events = retold(record)
        return record


def shown(state: State, board: Board, stage: Stage, sealed: list[int]) -> dict[str, Any]:
    """What everybody may see."""
    seen = view(state, SPECTATOR)
    told: dict[str, Any] = {"position": position_from(seen, board), "sealed": sealed}
    if stage != "over":
        told["dice"] = dice_of(seen)
    if stage == "deciding":
        seats = int(state.seats)
        told["plans"] = [public_plan(seen, seat) for seat in range(seats)]
        told["shields"] = [bool(up) for up in seen.craft_shield[:seats]]
    return told


def dice_of(state: State) -> dict[str, Any]:
    colours = ("red", "white", "blue")
    rolled = {colour: int(number) for colour, number in zip(colours, state.dice, strict=True)}
    return rolled | {"order": [colours[colour] for colour in state.dice_order]}


def public_plan(seen: State, seat: int) -> dict[str, Any]:
    """What was revealed of a plan: standing orders never are."""
    plan = asdict(plan_from(seen, seat))
    return {name: plan[name] for name in ("seat", "columns", "energy")}


@kept(64)
def board_of(setup: bytes) -> Board:
    return board_in(SETUP_DECODER.decode(setup))


def choose(setup: bytes, sight: bytes, seat: int, bot: str, seed: int, answers: list[Any] | None, budget: Budget) -> Any:
    player, seen, board = bot_named("asteroyds", bot), from_bytes(State, sight), board_of(setup)
    return player.plan(board, seen, seat, seed, budget) if answers is None else player.answer(board, seen, seat, answers, seed)


def advise(setup: bytes, sight: bytes, seat: int, seed: int, budget: Budget) -> Advice:
    return adviser("asteroyds").advice(board_of(setup), from_bytes(State, sight), seat, seed, budget)
