"""Whatever the research environment hands out can be pickled, also into another process, and copied; both go on as the original does."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest

from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.asteroyds.rules.sequence import play_round
from swarmrally.bots import Budget
from swarmrally.env import asteroyds_v0, roborally_v0
from swarmrally.env.batch import Batch
from swarmrally.env.contest import Contest
from swarmrally.env.policy import PolicyBot
from swarmrally.env.search import Search
from swarmrally.env.stack import Stack
from swarmrally.env.vector import ContestEnv, ContestVectorEnv
from swarmrally.kernel.fields import to_bytes
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

SETUPS: dict[str, Any] = {"asteroyds": Setup(seats=usual_seats(2, "racing")), "roborally": RallySetup(seats=usual_robots(2))}
WAYS: dict[str, Callable[[Any], Any]] = {"pickled": lambda each: pickle.loads(pickle.dumps(each)), "copied": copy.deepcopy}
games = pytest.mark.parametrize("game", SETUPS)
ways = pytest.mark.parametrize("way", WAYS)


def batch_of(game: str) -> Batch:
    batch = Batch(SETUPS[game], 5, planes=True, masks=True, final=True, shaping=0.5, threads=2)
    batch.reset(7)
    played_on(batch)
    return batch


def played_on(batch: Batch) -> bytes:
    """Two steps more, and all that can be seen then."""
    for _ in range(2):
        batch.plan_at_random()
        batch.step()
    return b"".join(
        np.ascontiguousarray(getattr(batch, name)).tobytes() for name in ("flat", "planes", "masks", "rewards", "ended", "plans")
    )


@games
@ways
def test_a_batch_goes_on_alike_and_apart(game, way):
    batch = batch_of(game)
    other = WAYS[way](batch)
    before = batch.states.memory.copy()
    there = played_on(other)
    assert np.array_equal(batch.states.memory, before)
    assert there == played_on(batch)
    assert other.crew.threads == batch.crew.threads


def test_a_batch_goes_on_alike_in_another_process():
    batch = batch_of("asteroyds")
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        there = pool.submit(played_on, batch).result()
    assert there == played_on(batch)


@games
@ways
@pytest.mark.parametrize("by", ["plan", "part"])
def test_a_contest_goes_on_alike(game, way, by):
    contest = Contest(SETUPS[game], 3, ["rookie"], by=by, shaping=1.0, budget=Budget(nodes=1))
    contest.reset(3)
    actions = np.zeros((3, contest.room.parts) if by == "plan" else 3, int)
    contest.step(actions)
    other = WAYS[way](contest)
    for each in (contest, other):
        for _ in range(3):
            each.step(actions)
    assert np.array_equal(contest.flat, other.flat)
    assert np.array_equal(contest.rewards, other.rewards)
    assert contest.batch.states.memory.tobytes() == other.batch.states.memory.tobytes()


@games
@ways
def test_a_search_and_its_states_go_on_alike(game, way):
    search = Search(SETUPS[game])
    state = search.start(7)
    other, copied = WAYS[way]((search, state))
    for _ in range(30):
        search.apply(state, search.legal(state)[-1])
        other.apply(copied, other.legal(copied)[-1])
    assert to_bytes(state) == to_bytes(copied)
    assert np.array_equal(search.observe(state, 1), other.observe(copied, 1))


@pytest.mark.parametrize("module", [asteroyds_v0, roborally_v0])
@pytest.mark.parametrize("face", ["parallel_env", "env"])
@ways
def test_pettingzoo_s_faces(module, face, way):
    env = getattr(module, face)()
    env.reset(seed=3)
    other = WAYS[way](env)
    assert env.state().tobytes() == other.state().tobytes()
    for each in (env, other):
        if face == "parallel_env":
            each.step({agent: np.zeros(len(each.action_space(agent).nvec), np.int8) for agent in each.agents})
        else:
            each.step(np.zeros(len(each.action_space(each.agent_selection).nvec), np.int8))
    assert env.state().tobytes() == other.state().tobytes()


@games
@ways
def test_gymnasium_s_faces(game, way):
    for env in (ContestEnv(SETUPS[game], ["rookie"]), ContestVectorEnv(SETUPS[game], 2, ["rookie"])):
        env.reset(seed=3)
        other = WAYS[way](env)
        action = np.zeros(env.action_space.shape or (), np.int64)
        assert np.array_equal(env.step(action)[0], other.step(action)[0])


def first_allowed(seen: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


@ways
def test_games_stacks_policies_and_kernels(way):
    game = Game(SETUPS["asteroyds"], "any text")
    other = WAYS[way](game)
    assert other.play() == game.play()
    stack = Stack(State, 2)
    stack[1] = game.state
    same = WAYS[way](stack)
    same[1].round_number = 5
    assert same.memory[1].tobytes() == to_bytes(same[1])
    assert stack[1].round_number != 5
    seen = game.state
    bots = PolicyBot(SETUPS["asteroyds"], first_allowed)
    assert WAYS[way](bots).plan(game.board, seen, 0, 1) == bots.plan(game.board, seen, 0, 1)
    assert WAYS[way](play_round) is play_round


def test_a_batch_that_was_pickled_needs_no_compiler_again():
    """Compiled code is made for arrays as they are, writable or not: one that came back otherwise would be compiled for anew."""
    from swarmrally.env.asteroyds.games import step_games

    batch = batch_of("asteroyds")
    known = len(step_games.dispatcher.overloads) if step_games.dispatcher else 0
    played_on(pickle.loads(pickle.dumps(batch)))
    assert (len(step_games.dispatcher.overloads) if step_games.dispatcher else 0) == known
