"""Asteroyds at the terminal's table: what `play` and `replay` need of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw
from rich.console import Console
from rich.text import Text

from swarmrally.asteroyds.components.state import COLOURS, LEFT_TEAM, MODES, PILOTS, RIGHT_TEAM, TARGETS, TEAMS, Pilot, State
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.playing.fold import fold_all
from swarmrally.asteroyds.playing.game import SETUP_DECODER, Game, Setup, first_state
from swarmrally.asteroyds.rules.targets import TARGETS_PER_TEAM, suggested_needed
from swarmrally.cli.terminal.asteroyds.board import Marks, board_lines
from swarmrally.cli.terminal.asteroyds.frames import View, flight_frame, plans_beside_pilots
from swarmrally.cli.terminal.asteroyds.frames import result_lines as end_lines
from swarmrally.cli.terminal.asteroyds.live import Live
from swarmrally.cli.terminal.asteroyds.narration import styled
from swarmrally.cli.terminal.asteroyds.options import Asked, Assist, setup_from
from swarmrally.cli.terminal.asteroyds.options import seconds_from as seconds_in_mode
from swarmrally.cli.terminal.asteroyds.pace import flying_in, focus_of
from swarmrally.cli.terminal.asteroyds.plain import HELP, Plain
from swarmrally.cli.terminal.asteroyds.sitting import play_to_the_end
from swarmrally.cli.terminal.cast import NO_PEOPLE, Cast
from swarmrally.cli.terminal.keys import Keys
from swarmrally.cli.terminal.lines import Lines
from swarmrally.cli.terminal.screen import Screen
from swarmrally.cli.terminal.watching import Showing
from swarmrally.cli.terminal.words import listed
from swarmrally.kernel.records import Told
from swarmrally.table.games.asteroyds import Play
from swarmrally.table.local import TableHere

__all__ = ["HELP", "play_to_the_end"]

NAMES: dict[Pilot, str] = {
    "hector": "Hector",
    "dolorosa": "Dolorosa",
    "lawrence": "Lawrence",
    "yayenek": "Yayenek",
    "mhand": "M'Hand",
    "1634": "1634",
}
GOALS = {
    "racing": "Touch the four gates ①②③④ before the others do.",
    "shooting": "Shoot the four gates ①②③④ before the others do.",
    "targets": "Two teams: shoot the asteroids that carry your team's letter, L or R, before the others have shot theirs.",
    "drones": "Shoot one drone of each symbol, D1 to D4, before the others do.",
}


def setup_for(asked: Asked, seed: str) -> Setup:
    """A new game by the options of `play`, or a Refusal."""
    for options in (asked.factory, asked.house):
        options.refuse_any("in Asteroyds: only RoboRally has it, --game roborally")
    return setup_from(asked, seed)


def owners_for(asked: Asked, setup: Setup) -> list[int]:
    """Everybody flies one craft."""
    return []


def seats_in(setup: Raw) -> int:
    chosen = SETUP_DECODER.decode(setup)
    return len(chosen.seats if chosen.scenario is None else chosen.scenario.craft)


def game_at(here: TableHere) -> Game:
    """The game to look at; it is played through the table."""
    assert isinstance(here.play, Play)
    return here.play.game


def cast_of(game: Game, owners: Mapping[int, int] = NO_PEOPLE) -> Cast:
    """The pilots of a game; `owners` has the seats that are no bots."""
    state = game.state
    seats = range(int(state.seats))
    names = tuple(NAMES[PILOTS[state.craft_pilot[seat]]] for seat in seats)
    return Cast(names, tuple(COLOURS[state.craft_colour[seat]] for seat in seats), dict(owners))


def seconds_from(seconds: str | None, game: Game, plain: bool) -> float | None:
    return seconds_in_mode(seconds, MODES[game.state.mode], plain)


def in_lines(console: Console, game: Game, cast: Cast, limit: float | None, assist: Assist) -> Plain:
    return Plain(console, Lines(), cast, limit, game.board, assist)


def with_keys(screen: Screen, keys: Keys, game: Game, cast: Cast, limit: float | None, assist: Assist, speed: float) -> Live:
    return Live(screen, keys, cast, limit, speed, board=game.board, assist=assist)


def welcome(game: Game, cast: Cast, limit: float | None) -> list[Text]:
    """What a newcomer needs to know."""
    mode = MODES[game.state.mode]
    pilots = [f"{cast.names[seat]} ({cast.colours[seat]}, number {seat} on the board)" for seat in sorted(cast.people)]
    who = f"You fly {listed(pilots)}." if len(pilots) == 1 else f"{listed(pilots)} are people." if pilots else "Only bots fly."
    clock = f"You have {limit:g} seconds for each plan." if limit is not None else "There is no stopwatch."
    return [
        Text(f"Welcome to Asteroyds, {mode}.", "bold"),
        Text(who + f" Bots: {int(game.state.seats) - len(pilots)}."),
        Text(GOALS[mode]),
        *[Text(line) for line in needed_lines(game.state)],
        Text("Plan six moves and the energy column, seal the plan, and watch what comes of it."),
        Text(clock),
        Text("The dice follow from a secret seed. This is its hash, to check the seed at the end:"),
    ]


def needed_lines(state: State) -> list[str]:
    """A9.3 In Targets: how many each team needs where it is not all six, or the handicap that is suggested."""
    if state.mode != TARGETS:
        return []
    needed = state.targets_needed[LEFT_TEAM:].tolist()
    if min(needed) < TARGETS_PER_TEAM:
        return [f"The left team needs {needed[0]} targets, the right one {needed[1]}."]
    teams = state.craft_team[: int(state.seats)].tolist()
    enough = suggested_needed(teams.count(LEFT_TEAM), teams.count(RIGHT_TEAM))
    if min(enough) == TARGETS_PER_TEAM:
        return []
    smaller = TEAMS[LEFT_TEAM + enough.index(min(enough))]
    return [f"The {smaller} team is smaller: with --handicap {min(enough)} targets are enough for it."]


def left_in(game: Game) -> str:
    return f"round {game.state.round_number}"


def result_lines(game: Game, cast: Cast, seed_lines: Sequence[str], in_words: bool = False) -> list[Text]:
    return end_lines(View(game.board, cast), game.state, seed_lines, in_words)


# replay


def first_of(game: Game) -> State:
    """The state before the first event, as everybody may know it."""
    first = first_state(game.setup, game.board, game.seed)
    first.key[:] = 0
    return first


def told_of(game: Game) -> list[Told]:
    return [described(stretch, game.board) for stretch in game.told]


def showing(game: Game, cast: Cast) -> Showing:
    """How a record is shown."""

    def frame(state: State, told: list[dict[str, Any]], log: Sequence[Text], hint: Text, size: tuple[int, int]) -> list[Text]:
        marks = Marks(focus=focus_of(told, state, game.board))
        return flight_frame(View(game.board, cast, size[1]), state, marks, flying_in(told), log, hint)

    def position(state: State) -> list[Text]:
        return [*board_lines(state, game.board, Marks()), *plans_beside_pilots(cast, state, None)]

    return Showing(fold_all, styled, frame, position, "RoundBegan", lambda events, number: events[number]["kind"] == "DiceRolled")
