"""The same game in every process, with any hash seed, interpreted or compiled; and nothing reads past the end of an array."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import count, needs_compiler
from tests.contract.games import GAMES, played, seeds, switch

from swarmrally.asteroyds.board import printed_board, printed_layout
from swarmrally.asteroyds.drifter import plan_at_random
from swarmrally.asteroyds.game import Game, Setup, first_state, usual_seats
from swarmrally.asteroyds.simulation import Tally, play_games
from swarmrally.asteroyds.state import MODES
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new, to_bytes
from swarmrally.kernel.hexes import CELLS

ROOT = Path(__file__).parents[2]


def fingerprint(game: str, games: int, compiled: bool) -> str:
    """One line for all that happens in so many random games."""
    rules = next(each for each in GAMES if each.name == game)
    switch(game, compiled)
    digest = hashlib.sha256()
    for seed in seeds(games):
        digest.update(repr(played(rules, seed)).encode())
    return digest.hexdigest()


def run(code: str, **settings: str) -> str:
    """What another Python prints."""
    path = os.pathsep.join([*sys.path, str(ROOT)])
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path, **settings}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def elsewhere(game: str, games: int, compiled: bool, **settings: str) -> str:
    """The fingerprint that another process finds."""
    return run(f"from tests.contract.test_processes import fingerprint\nprint(fingerprint({game!r}, {games}, {compiled}))", **settings)


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_another_process_plays_the_same_games(rules, hash_seed):
    games = count(40, 1_000)
    expected = fingerprint(rules.name, games, compiled=True)
    assert elsewhere(rules.name, games, hash_seed == "0", PYTHONHASHSEED=hash_seed) == expected


@needs_compiler
def test_no_index_is_out_of_bounds_in_whole_games(rules, tmp_path):
    """Compiled code does not notice one unless it is told to; one entry that holds all the rules is compiled for this."""
    settings = {"NUMBA_BOUNDSCHECK": "1", "SWARMRALLY_CACHE": str(tmp_path)}
    games = count(200, 20_000)
    code = f"from tests.contract.test_processes import *\nprint(simulated({games}), notices_a_bad_index())"
    assert run(code, **settings) == f"{simulated(games)} True"


@needs_compiler
@pytest.mark.long
def test_no_index_is_out_of_bounds_with_decisions_and_scenarios(rules, tmp_path):
    games = count(300, 10_000)
    checked = elsewhere(rules.name, games, True, NUMBA_BOUNDSCHECK="1", SWARMRALLY_CACHE=str(tmp_path))
    assert checked == fingerprint(rules.name, games, compiled=True)


def batch(mode):
    """The state of a simulation that plays games of this mode, and where they are played."""
    setup = Setup(rules=rules_with_powers(mode), seats=usual_seats(6, mode), asteroids=17)
    return first_state(setup, printed_board(), "simulated"), printed_board().hexes, printed_layout(mode, 17)


def rules_with_powers(mode):
    rules = Setup().rules
    rules.mode, rules.powers, rules.blocked_push_hits = mode, True, True
    return rules


def simulated(games: int) -> str:
    """What comes of whole games in each mode, played without Python in between."""
    switch("asteroyds", compiled=True)
    tallies = []
    for mode in MODES:
        state, board, layout = batch(mode)
        tally = new(Tally)
        play_games(board, layout, state, new(Events), tally, 0, games)
        tallies.append(to_bytes(tally).hex())
    return " ".join(tallies)


def notices_a_bad_index() -> bool:
    """Whether a craft that starts far off the board is an error."""
    state, board, layout = batch("racing")
    layout.start[:] = CELLS + 100
    try:
        play_games(board, layout, state, new(Events), new(Tally), 0, 1)
    except IndexError:
        return True
    return False


def test_a_simulated_game_is_the_game_of_its_number(rules):
    """`simulate --record` keeps a game by playing it again, by its number."""
    for number in range(count(20, 500)):
        mode = MODES[number % 4]
        state, board, layout = batch(mode)
        play_games(board, layout, state, new(Events), new(Tally), number, 1)
        game = Game(Setup(rules=rules_with_powers(mode), seats=usual_seats(6, mode), asteroids=17, number=number), "simulated")
        while not game.is_over:
            for seat in game.pilots_flying():
                plan_at_random(game.state, seat)
            game.fly()
        assert to_bytes(game.state) == to_bytes(state), number
