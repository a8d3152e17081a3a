"""RoboRally at the terminal's table: what `play` and `replay` need of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw
from rich.console import Console
from rich.text import Text

from swarmrally.cli.terminal.asteroyds.options import Asked, Assist
from swarmrally.cli.terminal.cast import NO_PEOPLE, Cast
from swarmrally.cli.terminal.keys import Keys
from swarmrally.cli.terminal.lines import Lines
from swarmrally.cli.terminal.roborally.board import COLOURS, board_lines, whole
from swarmrally.cli.terminal.roborally.frames import View, focus_of, outcome, running_frame
from swarmrally.cli.terminal.roborally.live import Live
from swarmrally.cli.terminal.roborally.narration import styled
from swarmrally.cli.terminal.roborally.panels import robot_lines
from swarmrally.cli.terminal.roborally.plain import HELP, Plain
from swarmrally.cli.terminal.roborally.setup import owners_from, setup_from
from swarmrally.cli.terminal.roborally.sitting import play_to_the_end
from swarmrally.cli.terminal.screen import COLUMNS, Screen
from swarmrally.cli.terminal.watching import Showing
from swarmrally.cli.terminal.words import Event, listed
from swarmrally.kernel.records import Told
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, INTERFERENCE, SUPERBOT, TOGGLE_BOGGLE, WAR_ZONE, Course, plays
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.picture import robot_lines as robots_in_words
from swarmrally.roborally.playing.fold import fold_all
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import BOTS, SETUP_DECODER, Bot, Setup, first_state, usual_seats
from swarmrally.roborally.playing.view import SPECTATOR, view
from swarmrally.roborally.rules.program import LAST_PLAYER_SECONDS, seconds_for_all
from swarmrally.table.games.roborally_play import Play
from swarmrally.table.local import TableHere

__all__ = ["HELP", "play_to_the_end"]

GOALS = {
    WAR_ZONE: "There are no flags: the last team with a life left wins.",
    TOGGLE_BOGGLE: "A flag that is touched belongs to that team: hold all of them at once.",
    CAPTURE_THE_FLAG: "Fetch the other team's flag and carry it to your home floor.",
    SUPERBOT: "Only the SuperBot scores flags, all of them in order; whoever is to blame for its end takes its place.",
    INTERFERENCE: "Your racer touches the flags in order before the others do; your blocker is in their way.",
}
"""R10.2-R10.6 Where it is not a race for the flags."""
NAMES: dict[Bot, str] = {bot: bot.replace("_", " ").title() for bot in BOTS}


def setup_for(asked: Asked, seed: str) -> Setup:
    """A new game by the options of `play`, or a Refusal."""
    return setup_from(asked, seed)


def owners_for(asked: Asked, setup: Setup) -> list[int]:
    """R10.8 By seat, which player it belongs to; empty where everybody has one."""
    return owners_from(asked, setup)


def seats_in(setup: Raw) -> int:
    chosen = SETUP_DECODER.decode(setup)
    return len(chosen.seats if chosen.scenario is None else chosen.scenario.robots)


def game_at(here: TableHere) -> Game:
    """The game to look at; it is played through the table."""
    assert isinstance(here.play, Play)
    return here.play.game


def cast_of(game: Game, owners: Mapping[int, int] = NO_PEOPLE) -> Cast:
    """The robots of a game; `owners` has the seats that are no bots."""
    seats = game.setup.seats or usual_seats(int(game.state.seats))
    names = tuple(NAMES[seat.robot] for seat in seats)
    return Cast(names, COLOURS[: len(names)], dict(owners))


def seconds_from(seconds: str | None, game: Game, plain: bool) -> float | None:
    """R3.2, R10.1 The course's time for all, else none unless it is asked for; nobody is hurried in plain lines."""
    if seconds is None:
        return None if plain else seconds_for_all(game.course)
    if seconds == "none":
        return None
    if seconds == "rules":
        return seconds_for_all(game.course) or LAST_PLAYER_SECONDS
    if not (seconds.isascii() and seconds.isdigit() and 1 <= int(seconds[:6]) <= 86_400):
        raise Refusal("--seconds", "wrong_option", expected=f"a whole number of seconds, rules or none, got {seconds[:40]}")
    return int(seconds)


def in_lines(console: Console, game: Game, cast: Cast, limit: float | None, assist: Assist) -> Plain:
    return Plain(console, Lines(), cast, limit, game.course)


def with_keys(screen: Screen, keys: Keys, game: Game, cast: Cast, limit: float | None, assist: Assist, speed: float) -> Live:
    return Live(screen, keys, cast, limit, speed, course=game.course)


def welcome(game: Game, cast: Cast, limit: float | None) -> list[Text]:
    """What a newcomer needs to know."""
    people = [f"{cast.names[seat]} ({cast.colours[seat]}, number {seat} on the board)" for seat in sorted(cast.people)]
    who = (f"{listed(people)} are people." if cast.is_shared else f"You drive {listed(people)}.") if people else "Only bots drive."
    bots = "Robots of bots" if len(set(cast.owners.values())) < len(people) else "Bots"
    clock = f"You have {limit:g} seconds for each program." if limit is not None else "There is no stopwatch."
    return [
        Text(f"Welcome to RoboRally, {course_name(game.setup)}.", "bold"),
        Text(who + f" {bots}: {int(game.state.seats) - len(people)}."),
        Text(goal_on(game.course)),
        Text("Each turn put five cards of your hand into the registers; then everything is carried out at once."),
        Text(clock),
        Text("The cards follow from a secret seed. This is its hash, to check the seed at the end:"),
    ]


def goal_on(course: Course) -> str:
    """R8.5, R10 How one wins there."""
    usual = f"Touch the {int(course.flag_count)} flags ①②③… in order before the others do."
    return next((goal for special, goal in GOALS.items() if plays(course, special)), usual)


def course_name(setup: Setup) -> str:
    """The printed name, where the course has one."""
    course = setup.course if setup.scenario is None else msgspec.json.decode(setup.scenario.course)
    return course if isinstance(course, str) else "a course of your own"


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
