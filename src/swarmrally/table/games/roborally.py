"""RoboRally at a table: set-ups, seats and wishes, the start, and what bots are asked."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from swarmrally.bots import Act, Advice, Budget, adviser
from swarmrally.bots import bot as bot_named
from swarmrally.bots.roborally.desk import recompiles
from swarmrally.kernel.chance import Shuffles
from swarmrally.kernel.fields import from_bytes
from swarmrally.kernel.kept import kept
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.roborally.components.course import INTERFERENCE, TANDEM_CARNAGE, Course, plays
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.reading import state_from
from swarmrally.roborally.playing.game import Game, decided
from swarmrally.roborally.playing.places import check_places
from swarmrally.roborally.playing.setting_up import BOTS, SETUP_DECODER, Bot, SeatChoice, Setup, check_setup, course_of, usual_seats
from swarmrally.roborally.rules.program import seconds_for_all
from swarmrally.roborally.rules.teams import has_team_rule
from swarmrally.table.games.roborally_play import Play


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


@kept(64)
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
