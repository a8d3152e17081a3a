"""What is settled before the first turn (R1.1), whether a game can be set up so, and the state that it begins with."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, field, structs

from swarmrally.kernel.chance import key_words
from swarmrally.kernel.fields import new
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import INTERFERENCE, ONE_OPTION, OPTION_WORLD, TRICKSY, WAR_ZONE, Course, plays
from swarmrally.roborally.components.option_cards import OPTIONS
from swarmrally.roborally.components.state import ASK_HOME, ASK_KEEP_OPTION, ASK_START, DRAFT, State
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.reading import read_rules, state_from
from swarmrally.roborally.forms.schema import CourseForm, Position, Rules, Seat
from swarmrally.roborally.rules.setup import most_seats, set_up
from swarmrally.roborally.rules.teams import has_two_teams

Bot = Literal["dome", "gable", "crate", "nut", "tread", "cross", "wedge", "egg"]
BOTS: tuple[Bot, ...] = ("dome", "gable", "crate", "nut", "tread", "cross", "wedge", "egg")
NEED_OPTIONS = 1 << TRICKSY | 1 << ONE_OPTION | 1 << OPTION_WORLD | 1 << WAR_ZONE
MOST_AT_START = 13
MOST_GAMES = 2**32 - 1


class SeatChoice(Struct, forbid_unknown_fields=True):
    """What a player chose before the start (R1.1, R10.2)."""

    robot: Bot
    team: Annotated[int, Meta(ge=0, le=7)] | None = None


class Setup(Struct, forbid_unknown_fields=True):
    """All that is settled before the first turn, but for the seed."""

    rules: Rules = field(default_factory=Rules)
    course: str | CourseForm = "Risky Exchange"
    seats: list[SeatChoice] = []
    options: bool = True
    """Whether there are option cards."""
    options_at_start: Annotated[int, Meta(ge=0, le=MOST_AT_START)] = 0
    """How many each robot is dealt before the first turn, besides those of the course's rule."""
    scenario: Position | None = None
    """A position to start from; it brings its own rules, course and robots."""
    number: Annotated[int, Meta(ge=0, le=MOST_GAMES)] = 0
    """Which of the games of one seed, where many are played."""
    first_seat: Seat | None = None
    """Who takes dock 1; drawn when left out (R1.1)."""


SETUP_DECODER = msgspec.json.Decoder(Setup)


def usual_seats(count: int) -> list[SeatChoice]:
    """The robots in the order of the alphabet."""
    if not isinstance(count, int) or not 0 <= count <= len(BOTS):
        raise Refusal("/seats", "out_of_range", what="a number of players", least=2, most=len(BOTS), got=count)
    return [SeatChoice(robot) for robot in BOTS[:count]]


def course_of(setup: Setup) -> Course:
    """The course of a set-up, or a Refusal."""
    return course_from(msgspec.json.encode(setup.course) if setup.scenario is None else bytes(setup.scenario.course))


def check_setup(setup: Setup, course: Course) -> None:
    """R0.3, R1.1, R10 Raises a Refusal for a game that can't be set up."""
    check_robots(setup.seats)
    if setup.scenario is not None:
        check_scenario(setup, len(setup.scenario.robots))
        return
    most = most_seats(course)
    if most < 2:
        raise Refusal("/course", "too_few_docks")
    if not 2 <= len(setup.seats) <= most:
        raise Refusal("/seats", "out_of_range", what="a number of players", least=2, most=most, got=len(setup.seats))
    if plays(course, INTERFERENCE):
        check_pairs(setup)
    needed = len(setup.seats) * (setup.options_at_start + options_dealt(course))
    if needed > OPTIONS:
        raise Refusal("/options_at_start", "too_many_options", most=OPTIONS, needed=needed)
    if not setup.options and (setup.options_at_start or int(course.specials) & NEED_OPTIONS):
        raise Refusal("/options", "options_needed")
    check_teams(setup, course)


def check_pairs(setup: Setup) -> None:
    """R10.4 A racer and a blocker each, two players at least; a racer takes dock 1."""
    if len(setup.seats) % 2 or len(setup.seats) < 4:
        raise Refusal("/seats", "wrong_count", expected=f"4, 6 or 8 robots, a racer and a blocker each, got {len(setup.seats)}")
    if setup.first_seat is not None and setup.first_seat >= len(setup.seats) // 2:
        raise Refusal("/first_seat", "out_of_range", what="a racer's seat", least=0, most=len(setup.seats) // 2 - 1, got=setup.first_seat)


def check_robots(seats: list[SeatChoice]) -> None:
    """R1.1 Every player chooses another robot."""
    robots = [seat.robot for seat in seats]
    for number, robot in enumerate(robots):
        if robot in robots[:number]:
            raise Refusal(f"/seats/{number}/robot", "twice", expected=f"each robot once, {robot} is taken")


def check_scenario(setup: Setup, count: int) -> None:
    """A scenario has its own teams and options; the seats say at most which robots its own are."""
    if len(setup.seats) not in (0, count):
        raise Refusal(
            "/seats", "wrong_count", expected=f"a robot for each of the {count} of the scenario, or for none, got {len(setup.seats)}"
        )
    for number, seat in enumerate(setup.seats):
        if seat.team is not None:
            raise Refusal(f"/seats/{number}/team", "not_this", value=None, why="the scenario says it")
    if setup.options_at_start:
        raise Refusal("/options_at_start", "not_this", value=0, why="the scenario says who has which options")


def options_dealt(course: Course) -> int:
    """R10.1, R10.2 How many options a course's rules deal to each robot before the first turn."""
    return DRAFT * plays(course, TRICKSY) + plays(course, ONE_OPTION) + plays(course, WAR_ZONE)


def check_teams(setup: Setup, course: Course) -> None:
    """R10.2, R10.7 By dock, or none, unless the players choose: then all of them."""
    teams = [seat.team for seat in setup.seats]
    if all(team is None for team in teams):
        return
    for number, team in enumerate(teams):
        if plays(course, INTERFERENCE):
            raise Refusal(f"/seats/{number}/team", "wrong_teams", expected="no teams in Interference")
        if team is None:
            raise Refusal(f"/seats/{number}/team", "wrong_teams", expected="a team for every player, or for none")
        if team > 1 and has_two_teams(course):
            raise Refusal(f"/seats/{number}/team", "out_of_range", what="a team", least=0, most=1, got=team)
    if len(set(teams)) < 2:
        raise Refusal("/seats", "wrong_teams", expected="two teams or more")


def first_state(setup: Setup, course: Course, seed: str) -> State:
    """The state before the first turn."""
    if setup.scenario is not None:
        state = state_from(structs.replace(setup.scenario, programs=UNSET, program_deck=UNSET, program_discards=UNSET, coins=UNSET), course)
        state.key[:], state.game, state.keeps_order = key_words(seed), setup.number, 0
        return state
    state = new(State)
    state.key[:], state.game = key_words(seed), setup.number
    read_rules(setup.rules, state)
    state.seats = len(setup.seats)
    state.without_options, state.options_at_start = not setup.options, setup.options_at_start
    state.first_player = 0 if setup.first_seat is None else setup.first_seat + 1
    for seat, choice in enumerate(setup.seats):
        state.team_choice[seat] = 0 if choice.team is None else choice.team + 1
    set_up(course, state)
    state.asks[: len(setup.seats)] = 1 << ASK_KEEP_OPTION | 1 << ASK_HOME | 1 << ASK_START
    return state
