"""gymnasium's faces: a learner among bots."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.conftest import count, needs_compiler
from tests.env.play import any_row

from swarmrally.asteroyds.components.state import DESTROYED, lift_craft
from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.env.asteroyds.sight import AT_TIME
from swarmrally.env.vector import ContestEnv, ContestVectorEnv
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.playing.setting_up import Setup as RoboRallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

RACING = Setup(seats=usual_seats(2, "racing"))
SETUPS: Any = {"asteroyds": RACING, "roborally": RoboRallySetup(seats=usual_robots(2))}


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("by", ["plan", "part"])
@pytest.mark.parametrize("game", SETUPS)
def test_gymnasium_finds_no_fault(game, by):
    check_env(ContestEnv(SETUPS[game], ["drifter"], by=by, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("by", ["plan", "part"])
def test_many_games_are_one_game_many_times(game, by):
    many = ContestVectorEnv(SETUPS[game], 3, ["drifter"], by=by)
    singles = [ContestEnv(SETUPS[game], ["drifter"], by=by) for _ in range(3)]
    seen, infos = many.reset(seed=[5, 6, 7])
    alone = [env.reset(seed=5 + number) for number, env in enumerate(singles)]
    over = [False] * 3
    many.action_space.seed(0)
    for _ in range(count(40, 400)):
        for number in range(3):
            if not over[number]:
                assert np.array_equal(seen[number], alone[number][0])
                assert np.array_equal(infos["action_mask"][number], alone[number][-1]["action_mask"])
        actions = many.action_space.sample()
        seen, rewards, terminated, truncated, infos = many.step(actions)
        for number, env in enumerate(singles):
            if over[number]:
                continue
            *_, reward, ended, cut, _ = result = env.step(actions[number])
            alone[number] = result[0], result[-1]
            assert (reward, ended, cut) == (rewards[number], terminated[number], truncated[number])
            over[number] = ended or cut
            if over[number] and by == "plan":
                assert np.array_equal(infos["final_obs"][number], result[0])


def test_an_ended_game_is_followed_by_another_in_the_same_step():
    env = ContestVectorEnv(RACING, 4, ["drifter"], longest=2)
    env.reset(seed=1)
    for _ in range(2):
        seen, _, terminated, truncated, infos = env.step(np.zeros((4, 9), np.int8))
    assert (terminated | truncated).all()
    assert infos["_final_obs"].all()
    assert (seen[:, AT_TIME] == 1).all(), "the first round of a new game"


def test_bots_of_every_kind_play_against_the_learner():
    for game, setup in SETUPS.items():
        env = ContestVectorEnv(setup, 2, ["rookie"], shaping=1.0)
        env.reset(seed=2)
        rewards = [env.step(np.zeros((2, len(env.contest.room.sizes)), np.int8))[1] for _ in range(4)]
        assert np.any(rewards), game


@needs_compiler
def test_a_rookie_beats_who_only_waits():
    env = ContestVectorEnv(RACING, 4, ["rookie"])
    env.reset(seed=3)
    lost = sum(int((env.step(np.zeros((4, 9), np.int8))[1] < 0).sum()) for _ in range(40))
    assert lost > 0


def test_part_by_part_a_plan_is_the_same_plan(rules):
    setup = SETUPS[rules.name]
    whole, parts = ContestEnv(setup, ["drifter"]), ContestEnv(setup, ["drifter"], by="part")
    whole.reset(seed=4)
    parts.reset(seed=4)
    steps, chance = whole.contest.room.steps, Random(4)
    for _ in range(5):
        row = any_row(whole.contest.room.sizes, chance)
        row[steps:] = 0
        is_over = whole.step(row)[2]
        for part in range(steps):
            parts.step(row[part])
        assert whole.contest.batch.save(0) == parts.contest.batch.save(0)
        if is_over:
            break


@pytest.mark.parametrize("game", SETUPS)
def test_shaping_part_by_part_sums_up_to_that_of_whole_plans(game):
    whole, parts = ContestEnv(SETUPS[game], ["drifter"], shaping=1.0), ContestEnv(SETUPS[game], ["drifter"], by="part", shaping=1.0)
    whole.reset(seed=6)
    parts.reset(seed=6)
    steps, chance, among = whole.contest.room.steps, Random(6), 0
    for _ in range(5):
        row = any_row(whole.contest.room.sizes, chance)
        row[steps:] = 0
        rewards = [parts.step(row[part])[1] for part in range(steps)]
        assert whole.step(row)[1] == pytest.approx(sum(rewards), abs=1e-5)
        among += any(rewards[:-1])
    assert among or game == "roborally"


def test_nothing_is_worth_being_destroyed():
    env = ContestEnv(RACING, ["drifter"])
    env.reset(seed=1)
    room: Any = env.contest.room
    state = env.contest.batch.states[0]
    state.craft_damage[0] = DESTROYED - 1
    alive = room.progress(state, 0)
    lift_craft(state, 0)
    assert room.progress(state, 0) < alive


def test_too_few_opponents_are_refused():
    with pytest.raises(Refusal, match="expected a bot for each of the 1 other seats"):
        ContestEnv(RACING, [])
