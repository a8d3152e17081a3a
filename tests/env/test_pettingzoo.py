"""PettingZoo's own tests, in every mode and on every course."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test
from tests.conftest import count

from swarmrally.asteroyds.components.state import MODES
from swarmrally.env import asteroyds_v0, roborally_v0
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import course_of, printed_plans
from swarmrally.roborally.rules.setup import most_seats

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")

COURSES = [*printed_plans()]
MODULES: Any = {"asteroyds": asteroyds_v0, "roborally": roborally_v0}


def quietly(test: Any, *args: Any, **options: Any) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        test(*args, **options)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("observation", ["flat", "planes"])
def test_every_mode_passes_the_parallel_test(mode, observation):
    quietly(parallel_api_test, asteroyds_v0.parallel_env(mode, 4, observation=observation), num_cycles=count(60, 1_000))


@pytest.mark.parametrize("course", COURSES)
def test_every_course_passes_the_parallel_test(course):
    robots = min(4, most_seats(course_of(printed_plans()[course])))
    quietly(parallel_api_test, roborally_v0.parallel_env(course, robots), num_cycles=count(15, 500))


@pytest.mark.parametrize("game", MODULES)
def test_planes_and_a_turn_based_face_pass_too(game):
    quietly(parallel_api_test, MODULES[game].parallel_env(observation="planes"), num_cycles=count(20, 500))
    quietly(api_test, MODULES[game].env(), num_cycles=count(40, 1_000))


@pytest.mark.parametrize("game", MODULES)
def test_the_same_seed_gives_the_same_game(game):
    quietly(parallel_seed_test, MODULES[game].parallel_env, num_cycles=count(30, 500))


def test_without_a_seed_games_differ():
    env = asteroyds_v0.parallel_env()
    one, two = (env.reset()[0]["craft_0"]["observation"] for _ in range(2))
    assert not np.array_equal(one, two)


@pytest.mark.parametrize("game", MODULES)
def test_what_is_seen_is_in_the_space_and_the_state_is_all_of_it(game):
    env = MODULES[game].parallel_env()
    seen, _ = env.reset(seed=3)
    for _ in range(10):
        for agent in env.agents:
            assert env.observation_space(agent).contains(seen[agent])
        together = np.concatenate([seen[agent]["observation"] for agent in env.agents])
        assert np.array_equal(env.state(), together)
        assert env.state_space.contains(env.state())
        seen, *_ = env.step({agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents})
        if not env.agents:
            break


def test_an_observation_has_at_most_640_bytes():
    for module in MODULES.values():
        space = module.parallel_env().observation_space(module.parallel_env().possible_agents[0])
        assert isinstance(space, spaces.Dict)
        assert space["observation"].shape[0] <= 640  # type: ignore[index]


@pytest.mark.parametrize("game", MODULES)
def test_it_can_be_looked_at(game):
    pictures = {}
    for mode in ("ansi", "rgb_array"):
        env = MODULES[game].parallel_env(render_mode=mode)
        env.reset(seed=1)
        pictures[mode] = env.render()
    assert "damage" in pictures["ansi"]
    assert pictures["rgb_array"].dtype == np.uint8
    assert pictures["rgb_array"].shape[2] == 3
    assert len(np.unique(pictures["rgb_array"][::8, ::8].reshape(-1, 3), axis=0)) > 20


def test_a_render_mode_that_is_not_there_is_refused():
    with pytest.raises(Refusal, match="expected ansi, rgb_array, human or None"):
        asteroyds_v0.parallel_env(render_mode="film")
