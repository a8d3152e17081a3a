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
    games = count(20, 1_000) // rules.cost
    expected = fingerprint(rules.name, games, compiled=True)
    assert elsewhere(rules.name, games, hash_seed == "0", PYTHONHASHSEED=hash_seed) == expected


@needs_compiler
@pytest.mark.long
def test_no_index_is_out_of_bounds_in_whole_games(rules, tmp_path):
    """Compiled code does not notice one unless it is told to; one entry that holds all the rules is compiled for this."""
    settings = {"NUMBA_BOUNDSCHECK": "1", "SWARMRALLY_CACHE": str(tmp_path)}
    games = count(100, 4_000) // rules.cost
    code = f"from tests.contract.test_processes import *\nprint(simulated({rules.name!r}, {games}), notices_a_bad_index({rules.name!r}))"
    assert run(code, **settings) == f"{simulated(rules.name, games)} True"


@needs_compiler
@pytest.mark.long
def test_no_index_is_out_of_bounds_with_decisions_and_scenarios(rules, tmp_path):
    games = count(120, 3_000) // rules.cost
    checked = elsewhere(rules.name, games, True, NUMBA_BOUNDSCHECK="1", SWARMRALLY_CACHE=str(tmp_path))
    assert checked == fingerprint(rules.name, games, compiled=True)


def simulated(game: str, games: int) -> str:
    """What comes of whole games."""
    switch(game, compiled=True)
    return next(each for each in GAMES if each.name == game).simulated(games)


def notices_a_bad_index(game: str) -> bool:
    return next(each for each in GAMES if each.name == game).notices_a_bad_index()


def test_a_simulated_game_is_the_game_of_its_number(rules):
    """`simulate --record` keeps a game by playing it again, by its number."""
    for number in range(count(20, 500) // rules.cost):
        simulated, replayed = rules.simulated_game(number)
        assert simulated == replayed, number
