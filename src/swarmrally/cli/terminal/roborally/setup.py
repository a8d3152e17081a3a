"""The set-up that the options of `swarmrally play --game roborally` ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, get_args

import numpy as np
from msgspec import UNSET, structs

from swarmrally.cli.reporting.roborally_simulation import course_named
from swarmrally.cli.terminal.asteroyds.options import Asked
from swarmrally.cli.terminal.roborally.options import Factory, House
from swarmrally.kernel.chance import key_words, shuffle
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import INTERFERENCE, MOST_DOCKS, Course, Part, known_plans, plays
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.reading import read_position, state_from
from swarmrally.roborally.forms.schema import CourseForm, PartForm, Position, Rules, Special
from swarmrally.roborally.playing.places import check_play_on
from swarmrally.roborally.playing.setting_up import BOTS, Bot, SeatChoice, Setup, course_of
from swarmrally.roborally.rules.setup import most_seats
from swarmrally.table.games.roborally import check_owners

USUAL_COURSE = "Risky Exchange"
USUAL_BOTS = 3
PURPOSE_ROBOTS = 43
QUARTERS: tuple[Literal[0, 90, 180, 270], ...] = (0, 90, 180, 270)
"""A floor's turns, in degrees."""


def setup_from(asked: Asked, seed: str) -> Setup:
    """The set-up that the options ask for, or a Refusal."""
    refuse_the_other_games(asked)
    if asked.scenario is not None:
        return scenario_setup(asked, asked.scenario, seed)
    setup = structs.replace(empty_setup(asked.factory.course, asked.house), number=asked.number)
    setup.seats = seats_from(asked, course_of(setup), seed)
    return setup


def empty_setup(course: str | None, house: House) -> Setup:
    """A course by these rules, before anybody has sat down; or a Refusal."""
    if not 0 <= (at_start := house.options_at_start or 0) <= 3:
        raise Refusal("--options-at-start", "wrong_option", expected=f"0 to 3 options, got {at_start}")
    form = with_rules(course_in(course or USUAL_COURSE), house.special or [])
    setup = Setup(rules_from(house, Rules()), form, options=house.options is not False, options_at_start=at_start)
    if house.special:
        check_special(setup)
    check_play_on(setup.rules, course_of(setup), "--play-on")
    return setup


def check_special(setup: Setup) -> None:
    try:
        course_of(setup)
    except Refusal as refusal:
        raise refusal.at("--special") if refusal.pointer.startswith("/course/special") else refusal from None


def with_rules(course: str | CourseForm, special: list[Special]) -> str | CourseForm:
    """R10.7 A course that has these rules besides its own; one with a name is then one of one's own."""
    if not special:
        return course
    form = written_out(course) if isinstance(course, str) else course
    own = form.special if isinstance(form.special, list) else [form.special] if form.special else []
    return structs.replace(form, special=[*own, *(rule for rule in special if rule not in own)])


def written_out(name: str) -> CourseForm:
    """A course with a name as one writes down one's own."""
    if name not in known_plans():
        raise Refusal("/course", "not_a_course", words=list(known_plans()))
    plan = known_plans()[name]
    boards = [part_form(part) for part in plan.parts]
    special = [rule for rule in get_args(Special) if rule in plan.specials]
    return CourseForm(boards, part_form(plan.bay) if plan.bay else None, flags=plan.flags, special=special)


def part_form(part: Part) -> PartForm:
    return PartForm(part.floor, part.x, part.y, QUARTERS[part.quarters % 4])


def refuse_the_other_games(asked: Asked) -> None:
    why = "in RoboRally: only Asteroyds has it"
    for options in (asked.variant, asked.swarm):
        options.refuse_any(why)
    for name in ("pilots", "colours", "teams"):
        if getattr(asked.seating, name) is not None:
            raise Refusal(f"--{name}", "wrong_option", expected=f"nothing {why}")


def rules_from(house: House, usual: Rules) -> Rules:
    """The usual rules, changed where an option says so."""
    if house.lives is not None and not 1 <= house.lives <= 9:
        raise Refusal("--lives", "wrong_option", expected=f"1 to 9 lives, got {house.lives}")
    given = {name: getattr(house, name) for name in Rules.__struct_fields__}
    return structs.replace(usual, **{name: value for name, value in given.items() if value is not None})


def course_in(name: str) -> str | CourseForm:
    """A course with a name in any case of letters, or one's own in a file."""
    course = course_named(name)
    if isinstance(course, str):
        return next((printed for printed in known_plans() if printed.lower() == course.lower()), course)
    return course


def seats_from(asked: Asked, course: Course, seed: str) -> list[SeatChoice]:
    """R0.3, R1.1 The robots that were given, then others in an order drawn from the seed."""
    people, bots = asked.seating.people, asked.seating.bots
    most, each = most_seats(course), robots_each(asked, course)
    if bots is None:
        bots = max(0, min(USUAL_BOTS, most // each - people))
    count = (people + bots) * each
    if not (people >= 0 and bots >= 0 and 2 <= count <= most):
        each_has = "" if each == 1 else f", {each} for each player"
        raise Refusal("--people and --bots", "wrong_option", expected=f"two to {most} robots in all{each_has}, got {count}")
    robots = robots_from(asked.factory, count, seed)
    teams: list[int | None] = [*(asked.factory.robot_teams or [])]
    if teams and len(teams) != count:
        raise Refusal("--robot-teams", "wrong_option", expected=f"a team for each of the {count} robots, got {len(teams)}")
    return [SeatChoice(robot, team) for robot, team in zip(robots, teams or [None] * count, strict=True)]


def robots_each(asked: Asked, course: Course) -> int:
    """R10.8 How many robots a player has; R10.4 in Interference a racer and a blocker."""
    has_pairs = plays(course, INTERFERENCE)
    each = (2 if has_pairs else 1) if asked.factory.robots_each is None else asked.factory.robots_each
    if not 1 <= each <= MOST_DOCKS or (has_pairs and each != 2):
        expected = "2 in Interference: everybody has a racer and a blocker" if has_pairs else f"1 to {MOST_DOCKS} robots"
        raise Refusal("--robots-each", "wrong_option", expected=f"{expected}, got {each}")
    return each


def owners_from(asked: Asked, setup: Setup) -> list[int]:
    """R10.8 By seat, which player it belongs to, people first; empty where everybody has one."""
    course = course_of(setup)
    seats = len(setup.seats if setup.scenario is None else setup.scenario.robots)
    each = robots_each(asked, course)
    if seats % each:
        raise Refusal("--robots-each", "wrong_option", expected=f"a part of the {seats} robots of the scenario, got {each}")
    owners = [] if each == 1 else [seat // each for seat in range(seats)]
    return check_owners(setup, seats, [] if plays(course, INTERFERENCE) else owners)


def robots_from(factory: Factory, count: int, seed: str) -> list[Bot]:
    given = [bot for name in factory.robots or [] for bot in BOTS if bot == name]
    if len(given) != len(factory.robots or []) or len(set(given)) != len(given) or len(given) > count:
        raise Refusal("--robots", "wrong_option", expected=f"at most {count} of {', '.join(BOTS)}, each once")
    deck = np.arange(len(BOTS))
    shuffle(deck, len(BOTS), np.array(key_words(seed)), 0, 0, PURPOSE_ROBOTS)
    return [*given, *(BOTS[card] for card in deck if BOTS[card] not in given)][:count]


def scenario_setup(asked: Asked, path: Path, seed: str) -> Setup:
    """Course, robots and options of a file; the rules are the file's, changed where an option says so."""
    why = "beside --scenario: the file says it"
    Factory(course=asked.factory.course, robot_teams=asked.factory.robot_teams).refuse_any(why)
    House(asked.house.special, asked.house.options, asked.house.options_at_start).refuse_any(why)
    position = scenario_in(path)
    rules = rules_from(asked.house, position.rules)
    position = structs.replace(position, rules=rules, programs=UNSET, program_deck=UNSET, program_discards=UNSET)
    course = course_from(bytes(position.course))
    state_from(position, course)
    check_play_on(rules, course, "--play-on" if asked.house.play_on else f"{path}: /rules/play_on")
    robots, people = len(position.robots), asked.seating.people
    players = robots // robots_each(asked, course)
    if not 0 <= people <= players:
        raise Refusal("--people", "wrong_option", expected=f"at most {players}, as the scenario has robots for, got {people}")
    if asked.seating.bots not in (None, players - people):
        raise Refusal(
            "--bots", "wrong_option", expected=f"{players - people}, for the other robots of the scenario, got {asked.seating.bots}"
        )
    seats = [SeatChoice(robot) for robot in robots_from(asked.factory, robots, seed)]
    return Setup(rules, seats=seats, scenario=position, number=asked.number)


def scenario_in(path: Path) -> Position:
    try:
        return read_position(path.read_bytes())
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="a scenario", why=error.strerror) from None
    except Refusal as refusal:
        raise refusal.in_file(path) from None
