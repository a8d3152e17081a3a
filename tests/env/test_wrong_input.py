"""What is wrong is refused before compiled code sees it, with what would be right."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.env import asteroyds_v0, roborally_v0
from swarmrally.env.batch import Batch
from swarmrally.env.search import Search
from swarmrally.env.vector import ContestEnv, ContestVectorEnv
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.schema import Rules as RallyRules
from swarmrally.roborally.playing.setting_up import Setup as RoboRallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

RACING = Setup(seats=usual_seats(2, "racing"))
RALLY = RoboRallySetup(seats=usual_robots(2))
NO_GAME = r"/step: expected reset\(\) first"


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"mode": "flying"}, "/rules/mode: expected one of racing, shooting, targets, drones, got flying"),
        ({"craft": 7}, "/seats: expected a number of players from 2 to 6, got 7"),
        ({"craft": -1}, "/seats: expected a number of players from 2 to 6, got -1"),
        ({"observation": "pixels"}, "/observation: expected flat or planes, got pixels"),
        ({"longest": -5}, "/longest: expected a whole number from 1 to 2147483647, got -5"),
        ({"longest": 2.5}, "/longest: expected a whole number from 1 to 2147483647, got 2.5"),
        ({"setup": RALLY}, "/setup: expected a set-up of asteroyds, got one of roborally"),
        (
            {"setup": "racing"},
            "/setup: expected a Setup of swarmrally.asteroyds.playing.game or swarmrally.roborally.playing.game, got a str",
        ),
    ],
)
def test_an_environment_that_cannot_be_is_refused(options, refusal):
    with pytest.raises(Refusal, match=refusal):
        asteroyds_v0.parallel_env(**options)


@pytest.mark.parametrize("robots", [9, -2])
def test_robots_are_two_to_eight(robots):
    with pytest.raises(Refusal, match=f"/seats: expected a number of players from 2 to 8, got {robots}"):
        roborally_v0.parallel_env(robots=robots)


def test_r8_5_places_are_raced_for_only_where_there_are_any():
    setup = RoboRallySetup(RallyRules(play_on=True), "Capture the Flag", usual_robots(4))
    with pytest.raises(Refusal, match="/rules/play_on: expected false"):
        roborally_v0.parallel_env(setup=setup)


@pytest.mark.parametrize(
    ("action", "got"),
    [([0] * 3, "int64 in the shape (3,)"), (3, "int64 in the shape ()"), (np.full(9, 1.7), "float64 in the shape (9,)"), (None, "object")],
)
def test_a_plan_of_another_form_is_refused(action, got):
    env = asteroyds_v0.parallel_env(craft=2)
    env.reset(seed=1)
    with pytest.raises(Refusal) as refused:
        env.step({"craft_0": action})
    assert str(refused.value).startswith(f"/craft_0: expected whole numbers in the shape (9,), got {got}")


def test_a_plan_for_nobody_is_refused():
    env = asteroyds_v0.parallel_env(craft=2)
    env.reset(seed=1)
    with pytest.raises(Refusal, match="/actions: expected plans by agent, from craft_0 to craft_1, got craft_7"):
        env.step({"craft_7": np.zeros(9, np.int8)})


def test_a_number_that_a_byte_cannot_hold_is_no_choice():
    env, forward = asteroyds_v0.parallel_env(craft=2), 2
    seen = []
    for number in (0, 256 + forward, -256 + forward):
        env.reset(seed=1)
        seen.append(env.step({agent: np.full(9, number) for agent in env.agents})[0]["craft_0"]["observation"])
    assert np.array_equal(seen[0], seen[1])
    assert np.array_equal(seen[0], seen[2])


def test_there_is_no_step_before_a_game_and_after_it():
    env, contest = asteroyds_v0.parallel_env(craft=2, longest=1), ContestEnv(RACING, ["drifter"], longest=1)
    batch, games = Batch(RACING, 2), ContestVectorEnv(RACING, 2, ["drifter"], by="part")
    for step in (lambda: env.step({}), lambda: contest.step([0] * 9), batch.step, batch.plan_at_random, lambda: games.step([0, 0])):
        with pytest.raises(Refusal, match=NO_GAME):
            step()
    env.reset(seed=1)
    env.step({})
    contest.reset(seed=1)
    contest.step([0] * 9)
    for step in (lambda: env.step({}), lambda: contest.step([0] * 9)):
        with pytest.raises(Refusal, match=NO_GAME):
            step()


def test_there_is_nothing_to_see_before_a_game_but_after_it():
    env = asteroyds_v0.parallel_env(craft=2, longest=1, render_mode="ansi")
    for look, name in ((env.state, "state"), (env.render, "render")):
        with pytest.raises(Refusal, match=rf"/{name}: expected reset\(\) first"):
            look()
    env.reset(seed=1)
    env.step({})
    assert env.state().any()
    assert env.render()


@pytest.mark.parametrize("options", [{"size": 0}, {"size": -1}, {"size": 4, "threads": -1}, {"size": 4, "longest": 0}])
def test_a_batch_has_games_threads_and_rounds(options):
    name = list(options)[-1]
    with pytest.raises(Refusal, match=f"/{name}: expected a whole number from 1 to 2147483647, got {options[name]}"):
        Batch(RACING, **options)


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("plans", np.zeros((2, 2, 9), np.int8)),
        ("plans", np.zeros((4, 2, 9), np.int64)),
        ("plans", [[[0] * 9] * 2] * 4),
        ("flat", np.zeros((4, 2, 10), np.int8)),
        ("rewards", np.zeros((1, 2), np.float32)),
    ],
)
def test_an_array_of_another_form_is_not_written_past_its_end(name, array):
    batch = Batch(RACING, 4)
    batch.reset(1)
    setattr(batch, name, array)
    for step in (batch.step, batch.plan_at_random, batch.reset):
        with pytest.raises(Refusal, match=f"/{name}: expected "):
            step()


def test_only_some_seats_are_marked_to_plan_at_random():
    batch = Batch(RACING, 4)
    batch.reset(1)
    with pytest.raises(Refusal, match=r"/seats: expected int8 in the shape \(2,\), got int8 in the shape \(1,\)"):
        batch.plan_at_random(np.ones(1, np.int8))


def test_seeds_and_numbers_of_games():
    batch = Batch(RACING, 4)
    for seeds in (None, 1.5, [1, 2, 3]):
        with pytest.raises(Refusal, match="/seeds: expected one seed, or one for each of the 4 games, got"):
            batch.reset(seeds)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="/number: expected a whole number from 0 to"):
        batch.reset(0, -1)
    batch.reset(np.int64(7))
    numbered = batch.save(0)
    batch.reset(7)
    assert batch.save(0) == numbered


def test_what_was_saved_of_another_game_is_refused():
    batch, rally = Batch(RACING, 1), Batch(RALLY, 1)
    rally.reset(1)
    for load in (lambda saved: batch.load(0, saved), Search(RACING).load):
        with pytest.raises(Refusal, match=r"/saved: expected the \d+ bytes of a saved state of this game, got"):
            load(rally.save(0))


def test_a_search_stays_inside_the_game(rules):
    search = Search(rules.setup(Random(3)))
    state = search.start(1)
    for choice in (-1, search.most):
        with pytest.raises(Refusal, match=f"/choice: expected a whole number from 0 to {search.most - 1}, got {choice}"):
            search.apply(state, choice)
    with pytest.raises(Refusal, match="/seat: expected a whole number from 0 to"):
        search.observe(state, search.room.seats)
    with pytest.raises(Refusal, match="/seat: expected a whole number from 0 to"):
        search.imagine(state, -1, 1)
    state.over = 1
    with pytest.raises(Refusal, match="/state: expected a game that is not over"):
        search.apply(state, 0)


def test_a_learner_sends_a_plan_or_a_part_for_each_game():
    for by, actions, shape in (
        ("plan", np.zeros((2, 9), int), (3, 9)),
        ("plan", np.zeros(9, int), (3, 9)),
        ("part", [1, 2], (3,)),
        ("part", 1, (3,)),
    ):
        env = ContestVectorEnv(RACING, 3, ["drifter"], by=by)  # type: ignore[arg-type]
        env.reset(seed=1)
        with pytest.raises(Refusal) as refused:
            env.step(actions)
        assert f"/actions: expected whole numbers in the shape {shape}, got int64" in str(refused.value)


def test_a_contest_that_cannot_be_is_refused():
    with pytest.raises(Refusal, match="/by: expected plan or part, got column"):
        ContestEnv(RACING, ["drifter"], by="column")  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="/render_mode: expected ansi, rgb_array, human or None, got film"):
        ContestEnv(RACING, ["drifter"], render_mode="film")
    with pytest.raises(Refusal, match="/rules/mode: expected one of"):
        ContestEnv(Setup(Rules("flying"), usual_seats(2, "racing")), ["drifter"])  # type: ignore[arg-type]
