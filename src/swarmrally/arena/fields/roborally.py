"""RoboRally in the arena."""

from __future__ import annotations

import msgspec

from swarmrally.arena.fields import Timed
from swarmrally.arena.heat import Heat, Start
from swarmrally.arena.matches import Match
from swarmrally.bots.roborally.sitting import Sitting
from swarmrally.kernel.events import FIRST, KIND
from swarmrally.kernel.squares import place_of
from swarmrally.roborally.components.course import PIT, RIM
from swarmrally.roborally.components.events import (
    ROBOT_CARRIED,
    ROBOT_DAMAGED,
    ROBOT_DESTROYED,
    ROBOT_MOVED,
    ROBOT_PLACED,
    ROBOT_PUSHED,
    ROBOT_RETURNED,
)
from swarmrally.roborally.components.state import NO_TEAM
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import SETUP_DECODER, first_state

MOVES = (ROBOT_MOVED, ROBOT_CARRIED, ROBOT_PUSHED)


def begun(setup: bytes, number: int, seed: str) -> Game:
    return Game(msgspec.structs.replace(SETUP_DECODER.decode(setup), number=number), seed)


def play(game: Game, match: Match, keeps: bool, timed: Timed) -> None:
    contest = match.contest
    Sitting(game, match.bots, contest.seed, contest.budget, contest.longest, keeps).play(timed)


def round_of(game: Game) -> int:
    return int(game.state.turn_number)


def start_of(game: Game, seat: int) -> int:
    return int(game.state.robot_dock[seat])


def goals_of(game: Game, seat: int) -> int:
    return int(game.state.robot_flags[seat])


def lost_by(game: Game, seat: int) -> int:
    """Lives; a scenario may begin with fewer than the rules give."""
    return max(0, int(game.state.lives) - int(game.state.robot_lives[seat]))


def starts(game: Game) -> list[Start]:
    first = first_state(game.setup, game.course, game.seed)
    seats = sorted(range(int(first.seats)), key=lambda seat: int(first.robot_dock[seat]))
    return [Start(f"dock {first.robot_dock[seat]}", int(first.robot_cell[seat]), team_named(int(first.robot_team[seat]))) for seat in seats]


def team_named(team: int) -> str | None:
    return None if team == NO_TEAM else f"team {team + 1}"


def traced(game: Game) -> Heat:
    first = first_state(game.setup, game.course, game.seed)
    heat, cells = Heat(), first.robot_cell.tolist()
    for row in (row for stretch in game.told for row in stretch):
        kind, (seat, second, third, *_) = row[KIND], row[FIRST:]
        if kind in MOVES:
            cells[seat] = third
            heat.traffic[third] += 1
        elif kind in (ROBOT_PLACED, ROBOT_RETURNED):
            cells[seat] = second
        elif kind == ROBOT_DAMAGED:
            heat.damage[cells[seat]] += 1
        elif kind == ROBOT_DESTROYED:
            heat.deaths[cells[seat]] += 1
    return heat


def cell_name(game: Game, cell: int) -> str:
    x, y = place_of(cell)
    beyond = {RIM: ", off the edge", PIT: ", a pit"}.get(int(game.course.ground[cell]), "")
    return f"{x},{y}{beyond}"
