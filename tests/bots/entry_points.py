"""What every documented way to let a bot play comes to, in a process of its own: `python -m tests.bots.entry_points GAME`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from swarmrally.arena import playing
from swarmrally.arena.matches import Contest as Meeting
from swarmrally.arena.matches import Match
from swarmrally.asteroyds.playing.game import Game as Race
from swarmrally.asteroyds.playing.game import Setup as RaceSetup
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.asteroyds.playing.view import view as view_of_race
from swarmrally.bots import NAMES, Budget, adviser, bot
from swarmrally.kernel.compiler import is_compiled
from swarmrally.kernel.records import VERSION, Record
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.roborally.playing.view import view as view_of_rally
from swarmrally.table.desk.hall import choice_of
from swarmrally.table.local import TableHere
from swarmrally.table.waking import task_for

BUDGETS = {"asteroyds": Budget(nodes=36), "roborally": Budget(nodes=2_000)}
SEED = "entry points"


def setup_of(game: str) -> Any:
    if game == "asteroyds":
        return RaceSetup(seats=usual_craft(2, "racing"), first_seat=0)
    return RallySetup(seats=usual_robots(2), first_seat=0)


def position_of(game: str) -> tuple[Any, Any]:
    """The board or course, and what seat 1 sees in the first round."""
    if game == "asteroyds":
        race = Race(setup_of(game), SEED)
        return race.board, view_of_race(race.state, 1)
    rally = Rally(setup_of(game), SEED)
    return rally.course, view_of_rally(rally.state, 1)


def from_python(game: str) -> list[Any]:
    board, seen = position_of(game)
    return [bot(game, name).plan(board, seen, 1, 7, BUDGETS[game]) for name in NAMES]


def hint(game: str) -> Any:
    board, seen = position_of(game)
    return adviser(game).advice(board, seen, 1, 7, BUDGETS[game]).plan


def at_a_table(game: str) -> Any:
    """In the terminal, and in a server's process."""
    record = Record(VERSION, game, msgspec.Raw(msgspec.json.encode(setup_of(game))), SEED, [], [])
    here = TableHere(record, [None, "ace"])
    return choice_of(task_for(here.table, 1, "ace", 0), BUDGETS[game])


def in_a_tournament(game: str) -> Any:
    setup = msgspec.Raw(msgspec.json.encode(setup_of(game)))
    played = playing.play(Match(Meeting(game, setup, SEED, BUDGETS[game], longest=1), 0, ("ace", "racer")))
    return [bytes(decision).decode() for decision in played.game.decisions[:2]]


def in_a_contest(game: str) -> Any:
    from swarmrally.env.vector import ContestVectorEnv

    env = ContestVectorEnv(setup_of(game), 2, ["ace"], budget=BUDGETS[game])
    env.reset(seed=7)
    env.step([[0] * env.contest.room.parts] * 2)
    return env.contest.batch.plans[:, 1].tolist()


def all_of(game: str) -> dict[str, Any]:
    ways = (from_python, hint, at_a_table, in_a_tournament, in_a_contest)
    return msgspec.to_builtins({way.__name__: way(game) for way in ways})  # type: ignore[no-any-return]


if __name__ == "__main__":
    found = all_of(sys.argv[1])
    found["is_compiled"] = [is_compiled(f"{room}.{sys.argv[1]}") for room in ("bots", "env")]
    print(msgspec.json.encode(found).decode())
