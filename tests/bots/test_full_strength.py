"""Nobody plays below their name: not in a new process, not while the compiler is at work, not when it is turned off."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from tests.bots.entry_points import all_of, position_of
from tests.conftest import needs_compiler
from tests.contract.games import engine

from swarmrally.bots import SEARCHING, Budget, bot
from swarmrally.bots.asteroyds import rookie
from swarmrally.bots.roborally import desk
from swarmrally.bots.roborally.thinking import scout
from swarmrally.bots.watch import Watch
from swarmrally.kernel.refusal import Refusal

PATIENCE = 600
games = pytest.mark.parametrize("game", ["asteroyds", "roborally"])


@needs_compiler
@games
def test_every_way_to_let_a_bot_play_is_compiled_and_at_full_strength_in_a_new_process(game):
    command = [sys.executable, "-m", "tests.bots.entry_points", game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found.pop("is_compiled") == [True, True]
    assert found == json.loads(json.dumps(all_of(game)))


@games
@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("budget", [Budget(-1), Budget(float("nan")), Budget(nodes=0), Budget(nodes=-3), None, 5])
def test_a_budget_that_leaves_nothing_is_refused(game, name, budget):
    board, seen = position_of(game)
    with pytest.raises(Refusal, match="/budget: expected a Budget with seconds from 0, or nodes from 1"):
        bot(game, name).plan(board, seen, 1, 7, budget)


@needs_compiler
def test_an_ace_is_no_rookie():
    board, seen = position_of("asteroyds")
    plans = [bot("asteroyds", "ace").plan(board, seen, 1, seed, Budget(nodes=36)) for seed in range(10)]
    assert all(plan != rookie.plan(board, seen, 1, seed) for seed, plan in enumerate(plans))


@needs_compiler
def test_an_ace_knows_the_course_before_its_time_runs(monkeypatch):
    course, seen = position_of("roborally")
    done = []

    def scouted(*given):
        done.append("scouted")
        return scout(*given)

    def timed(budget):
        done.append("timed")
        return Watch(budget)

    monkeypatch.setattr(desk, "scout", scouted)
    monkeypatch.setattr(desk, "Watch", timed)
    bot("roborally", "ace").plan(course, seen, 1, 7, Budget(0.05))
    assert done == ["scouted", "timed"]


@games
@pytest.mark.parametrize("name", SEARCHING)
def test_with_the_compiler_off_a_bot_refuses_seconds(game, name):
    board, seen = position_of(game)
    with engine(f"bots.{game}", compiled=False), pytest.raises(Refusal, match="expected nodes: the compiler is turned off"):
        bot(game, name).plan(board, seen, 1, 7)


@needs_compiler
@pytest.mark.parametrize(("name", "nodes"), [("racer", 1), ("ace", 1)])
def test_with_the_compiler_off_nodes_give_the_same_plan_and_it_is_said_that_it_takes_longer(name, nodes):
    code = f"""
from tests.bots.entry_points import position_of
from swarmrally.bots import Budget, bot
board, seen = position_of("asteroyds")
print(bot("asteroyds", {name!r}).plan(board, seen, 1, 7, Budget(nodes={nodes})))
"""
    settings = {**os.environ, "SWARMRALLY_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "bots.asteroyds runs as plain Python, some hundred times slower, because the compiler is turned off\n"
    board, seen = position_of("asteroyds")
    assert done.stdout.strip() == str(bot("asteroyds", name).plan(board, seen, 1, 7, Budget(nodes=nodes)))
