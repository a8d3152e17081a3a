"""RoboRally at the terminal's table: what `play` and `replay` need of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from rich.console import Console
from rich.text import Text

from swarmrally.cli.roborally_simulation import course_named
from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.keys import Keys
from swarmrally.cli.terminal.lines import Lines
from swarmrally.cli.terminal.options import Asked, Assist
from swarmrally.cli.terminal.roborally.board import COLOURS, board_lines, whole
from swarmrally.cli.terminal.roborally.frames import View, focus_of, outcome, running_frame
from swarmrally.cli.terminal.roborally.live import Live
from swarmrally.cli.terminal.roborally.narration import styled
from swarmrally.cli.terminal.roborally.options import Factory
from swarmrally.cli.terminal.roborally.panels import robot_lines
from swarmrally.cli.terminal.roborally.plain import HELP, Plain
from swarmrally.cli.terminal.roborally.sitting import play_to_the_end
from swarmrally.cli.terminal.screen import COLUMNS, Screen
from swarmrally.cli.terminal.watching import Showing
from swarmrally.cli.terminal.words import Event, listed
from swarmrally.kernel.chance import key_words, shuffle
from swarmrally.kernel.records import Told
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.course import printed_plans
from swarmrally.roborally.fold import fold_all
from swarmrally.roborally.forms import CourseForm, Rules
from swarmrally.roborally.game import BOTS, Bot, Game, SeatChoice, Setup, course_of, first_state
from swarmrally.roborally.picture import robot_lines as robots_in_words
from swarmrally.roborally.program import LAST_PLAYER_SECONDS, seconds_for_all
from swarmrally.roborally.setup import most_seats
from swarmrally.roborally.state import State
from swarmrally.roborally.view import SPECTATOR, view
from swarmrally.roborally.wire import described

__all__ = ["HELP", "play_to_the_end"]

USUAL_BOTS = 3
PURPOSE_ROBOTS = 43
NAMES: dict[Bot, str] = {bot: bot.replace("_", " ").title() for bot in BOTS}


def begun(asked: Asked, seed: str) -> Game:
    """A new game by the options of `play`, or a Refusal."""
    refuse_the_other_games(asked)
    factory = asked.factory
    course = course_in(factory.course or "Risky Exchange")
    rules = {name: getattr(factory, name) for name in Rules.__struct_fields__ if getattr(factory, name) is not None}
    if factory.lives is not None and not 1 <= factory.lives <= 9:
        raise Refusal("--lives", f"expected 1 to 9 lives, got {factory.lives}")
    if not 0 <= (at_start := factory.options_at_start or 0) <= 3:
        raise Refusal("--options-at-start", f"expected 0 to 3 options, got {at_start}")
    setup = Setup(Rules(**rules), course, options=factory.options is not False, options_at_start=at_start, number=asked.number)
    setup.seats = seats_from(asked, most_seats(course_of(setup)), seed)
    return Game(setup, seed)


def refuse_the_other_games(asked: Asked) -> None:
    own = [*vars(asked.variant).items(), ("asteroids", asked.asteroids), ("scenario", asked.scenario)]
    own += [(name, getattr(asked.seating, name)) for name in ("pilots", "colours", "teams")]
    for name, value in own:
        if value is not None:
            raise Refusal(f"--{name.replace('_', '-')}", "expected nothing in RoboRally: only Asteroyds has it")


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
        raise Refusal("--people and --bots", f"expected two to {most} robots in all, got {count}")
    robots = robots_from(asked.factory, count, seed)
    teams: list[int | None] = [*(asked.factory.robot_teams or [])]
    if teams and len(teams) != count:
        raise Refusal("--robot-teams", f"expected a team for each of the {count} robots, got {len(teams)}")
    return [SeatChoice(robot, team) for robot, team in zip(robots, teams or [None] * count, strict=True)]


def robots_from(factory: Factory, count: int, seed: str) -> list[Bot]:
    given = [bot for name in factory.robots or [] for bot in BOTS if bot == name]
    if len(given) != len(factory.robots or []) or len(set(given)) != len(given) or len(given) > count:
        raise Refusal("--robots", f"expected at most {count} of {', '.join(BOTS)}, each once")
    deck = np.arange(len(BOTS))
    shuffle(deck, len(BOTS), np.array(key_words(seed)), 0, 0, PURPOSE_ROBOTS)
    return [*given, *(BOTS[card] for card in deck if BOTS[card] not in given)][:count]


def cast_of(game: Game, people: Iterable[int] = ()) -> Cast:
    """The robots of a game; `people` are the seats that are no bots."""
    names = tuple(NAMES[seat.robot] for seat in game.setup.seats)
    return Cast(names, COLOURS[: len(names)], frozenset(people))


def seconds_from(seconds: str | None, game: Game, plain: bool) -> float | None:
    """R3.2, R10.1 The course's time for all, else none unless it is asked for; nobody is hurried in plain lines."""
    if seconds is None:
        return None if plain else seconds_for_all(game.course)
    if seconds == "none":
        return None
    if seconds == "rules":
        return seconds_for_all(game.course) or LAST_PLAYER_SECONDS
    if not (seconds.isascii() and seconds.isdigit() and 1 <= int(seconds[:6]) <= 86_400):
        raise Refusal("--seconds", f"expected a whole number of seconds, rules or none, got {seconds[:40]}")
    return int(seconds)


def in_lines(console: Console, game: Game, cast: Cast, limit: float | None, assist: Assist) -> Plain:
    return Plain(console, Lines(), cast, limit, game.course)


def with_keys(screen: Screen, keys: Keys, game: Game, cast: Cast, limit: float | None, assist: Assist, speed: float) -> Live:
    return Live(screen, keys, cast, limit, speed, course=game.course)


def welcome(game: Game, cast: Cast, limit: float | None) -> list[Text]:
    """What a newcomer needs to know."""
    name = game.setup.course if isinstance(game.setup.course, str) else "a course of your own"
    people = [f"{cast.names[seat]} ({cast.colours[seat]}, number {seat} on the board)" for seat in sorted(cast.people)]
    who = f"You drive {listed(people)}." if len(people) == 1 else f"{listed(people)} are people." if people else "Only bots drive."
    clock = f"You have {limit:g} seconds for each program." if limit is not None else "There is no stopwatch."
    return [
        Text(f"Welcome to RoboRally, {name}.", "bold"),
        Text(who + f" Bots: {int(game.state.seats) - len(people)}."),
        Text(f"Touch the {int(game.course.flag_count)} flags ①②③… in order before the others do."),
        Text("Each turn put five cards of your hand into the registers; then everything is carried out at once."),
        Text(clock),
        Text("The cards follow from a secret seed. This is its hash, to check the seed at the end:"),
    ]


def left_in(game: Game) -> str:
    return f"turn {game.state.turn_number}"


def result_lines(game: Game, cast: Cast, seed_lines: Sequence[str], in_words: bool = False) -> list[Text]:
    """Who won and why, what everyone came to, and how to check it."""
    state = game.state
    robots = map(Text, robots_in_words(game.course, state, cast.names)) if in_words else robot_lines(game.course, state, cast, COLUMNS)
    end = Text(outcome(state, cast), "bold #5fd787")
    return [*board_lines(game.course, state, whole(game.course)), Text(), end, *robots, Text(), *(Text(line, "dim") for line in seed_lines)]


# replay


def first_of(game: Game) -> State:
    """The state before the first event, as everybody may know it."""
    return view(first_state(game.setup, game.course, game.seed), SPECTATOR)


def told_of(game: Game) -> list[Told]:
    return [described(stretch) for stretch in game.told]


def showing(game: Game, cast: Cast) -> Showing:
    """How a record is shown."""

    def frame(state: State, told: list[dict[str, Any]], log: Sequence[Text], hint: Text, size: tuple[int, int]) -> list[Text]:
        return running_frame(View(game.course, cast, size), state, focus_of(told, state), log, hint)

    def position(state: State) -> list[Text]:
        return [*board_lines(game.course, state, whole(game.course)), *map(Text, robots_in_words(game.course, state, cast.names))]

    return Showing(fold_all, styled, frame, position, "TurnBegan", is_dealt)


def is_dealt(events: Sequence[Event], number: int) -> bool:
    """Whether this is the last event of a deal."""
    following = events[number + 1]["kind"] if number + 1 < len(events) else ""
    return bool(events[number]["kind"] == "CardsDealt" and following != "CardsDealt")
