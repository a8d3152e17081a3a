"""The set-up that the options of `swarmrally play --game roborally` ask for."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from msgspec import UNSET, structs

from swarmrally.cli.roborally_simulation import course_named
from swarmrally.cli.terminal.options import Asked
from swarmrally.cli.terminal.roborally.options import Factory
from swarmrally.kernel.chance import key_words, shuffle
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.course import printed_plans
from swarmrally.roborally.course_forms import course_from
from swarmrally.roborally.forms import CourseForm, Position, Rules
from swarmrally.roborally.game import BOTS, Bot, SeatChoice, Setup, course_of
from swarmrally.roborally.position import read_position, state_from
from swarmrally.roborally.setup import most_seats

USUAL_BOTS = 3
PURPOSE_ROBOTS = 43


def setup_from(asked: Asked, seed: str) -> Setup:
    """The set-up that the options ask for, or a Refusal."""
    refuse_the_other_games(asked)
    factory = asked.factory
    if factory.lives is not None and not 1 <= factory.lives <= 9:
        raise Refusal("--lives", "wrong_option", expected=f"1 to 9 lives, got {factory.lives}")
    if asked.scenario is not None:
        return scenario_setup(asked, asked.scenario, seed)
    course = course_in(factory.course or "Risky Exchange")
    if not 0 <= (at_start := factory.options_at_start or 0) <= 3:
        raise Refusal("--options-at-start", "wrong_option", expected=f"0 to 3 options, got {at_start}")
    rules = rules_from(factory, Rules())
    setup = Setup(rules, course, options=factory.options is not False, options_at_start=at_start, number=asked.number)
    setup.seats = seats_from(asked, most_seats(course_of(setup)), seed)
    return setup


def refuse_the_other_games(asked: Asked) -> None:
    own = [*vars(asked.variant).items(), *vars(asked.swarm).items()]
    own += [(name, getattr(asked.seating, name)) for name in ("pilots", "colours", "teams")]
    for name, value in own:
        if value is not None:
            raise Refusal(f"--{name.replace('_', '-')}", "wrong_option", expected="nothing in RoboRally: only Asteroyds has it")


def rules_from(factory: Factory, usual: Rules) -> Rules:
    """The usual rules, changed where an option says so."""
    given = {name: getattr(factory, name) for name in Rules.__struct_fields__}
    return structs.replace(usual, **{name: value for name, value in given.items() if value is not None})


def course_in(name: str) -> str | CourseForm:
    """A printed course in any case of letters, or one's own in a file."""
    course = course_named(name)
    if isinstance(course, str):
        return next((printed for printed in printed_plans() if printed.lower() == course.lower()), course)
    return course


def seats_from(asked: Asked, most: int, seed: str) -> list[SeatChoice]:
    """R0.3, R1.1 The robots that were given, then others in an order drawn from the seed."""
    people, bots = asked.seating.people, asked.seating.bots
    if bots is None:
        bots = max(0, min(USUAL_BOTS, most - people))
    count = people + bots
    if not (people >= 0 and bots >= 0 and 2 <= count <= most):
        raise Refusal("--people and --bots", "wrong_option", expected=f"two to {most} robots in all, got {count}")
    robots = robots_from(asked.factory, count, seed)
    teams: list[int | None] = [*(asked.factory.robot_teams or [])]
    if teams and len(teams) != count:
        raise Refusal("--robot-teams", "wrong_option", expected=f"a team for each of the {count} robots, got {len(teams)}")
    return [SeatChoice(robot, team) for robot, team in zip(robots, teams or [None] * count, strict=True)]


def robots_from(factory: Factory, count: int, seed: str) -> list[Bot]:
    given = [bot for name in factory.robots or [] for bot in BOTS if bot == name]
    if len(given) != len(factory.robots or []) or len(set(given)) != len(given) or len(given) > count:
        raise Refusal("--robots", "wrong_option", expected=f"at most {count} of {', '.join(BOTS)}, each once")
    deck = np.arange(len(BOTS))
    shuffle(deck, len(BOTS), np.array(key_words(seed)), 0, 0, PURPOSE_ROBOTS)
    return [*given, *(BOTS[card] for card in deck if BOTS[card] not in given)][:count]


def scenario_setup(asked: Asked, path: Path, seed: str) -> Setup:
    """Course, robots and options of a file; the rules are the file's, changed where an option says so."""
    for name in ("course", "robot_teams", "options", "options_at_start"):
        if getattr(asked.factory, name) is not None:
            raise Refusal(f"--{name.replace('_', '-')}", "wrong_option", expected="nothing beside --scenario: the file says it")
    position = scenario_in(path)
    rules = rules_from(asked.factory, position.rules)
    position = structs.replace(position, rules=rules, programs=UNSET, program_deck=UNSET, program_discards=UNSET)
    state_from(position, course_from(bytes(position.course)))
    count, people = len(position.robots), asked.seating.people
    if not 0 <= people <= count:
        raise Refusal("--people", "wrong_option", expected=f"at most {count}, the robots of the scenario, got {people}")
    if asked.seating.bots not in (None, count - people):
        raise Refusal("--bots", "wrong_option", expected=f"{count - people}, the other robots of the scenario, got {asked.seating.bots}")
    seats = [SeatChoice(robot) for robot in robots_from(asked.factory, count, seed)]
    return Setup(rules, seats=seats, scenario=position, number=asked.number)


def scenario_in(path: Path) -> Position:
    try:
        return read_position(path.read_bytes())
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="a scenario", why=error.strerror) from None
    except Refusal as refusal:
        raise refusal.in_file(path) from None
