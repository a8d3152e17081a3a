"""The same seed and plans give the same game, however it is played."""

from __future__ import annotations

from random import Random

import numpy as np
from tests.conftest import count, needs_compiler
from tests.contract.games import engine
from tests.env.play import any_rows, meaning, play_in_game, started

from swarmrally.env.batch import PLAYING, TERMINATED, Batch
from swarmrally.env.roborally.sheet import FLOOR_PLANES
from swarmrally.env.roborally.sight import AT_GROUND, AT_WALLS
from swarmrally.kernel.squares import cell_at
from swarmrally.roborally.playing.setting_up import Setup as RoboRallySetup
from swarmrally.roborally.playing.setting_up import usual_seats

STEPS = 8


def test_a_batch_plays_what_games_play(rules):
    for number in range(count(60, 2_000) // rules.cost):
        chance = Random(f"batch {number}")
        setup = rules.setup(chance)
        seeds = [f"{number} a", f"{number} b"]
        batch = Batch(setup, 2, flat=False, autoreset=False, threads=1)
        batch.reset(seeds)
        games = [started(rules, setup, seed) for seed in seeds]
        for _ in range(STEPS):
            assert [meaning(state) for state in batch.states] == [meaning(game.state) for game in games], number
            any_rows(batch, chance)
            for game, rows in zip(games, batch.plans, strict=True):
                if not game.is_over:
                    play_in_game(batch.room, game, rows)
            batch.step()
            assert [bool(ended == TERMINATED) for ended in batch.ended] == [game.is_over for game in games]


def test_the_winners_are_rewarded_once(rules):
    ended = 0
    for number in range(count(60, 600) // rules.cost):
        chance = Random(f"rewards {number}")
        batch = Batch(rules.setup(chance), 1, flat=False, autoreset=False, threads=1)
        batch.reset(number)
        for _ in range(STEPS):
            before = int(batch.ended[0])
            batch.plan_at_random()
            batch.step()
            winners = int(batch.states[0].winners) if batch.ended[0] == TERMINATED and before == PLAYING else 0
            expected = [(1 if winners >> seat & 1 else -1) if winners else 0 for seat in range(batch.seats)]
            assert batch.rewards[0].tolist() == expected
            ended += winners != 0
    assert ended


def test_an_ended_game_begins_anew_with_the_next_number(rules):
    setup = rules.start(rules.setup(Random(3)), "").setup
    batch = Batch(setup, 3, longest=2, final=True, threads=1)
    batch.reset("anew")
    first = batch.states.record["game"].copy()
    for _ in range(3):
        batch.plan_at_random()
        batch.step()
        if batch.ended.all():
            break
    later = Batch(setup, 3, threads=1)
    later.room.setup.number = int(first[0]) + 3
    later.reset("anew")
    assert batch.ended.all()
    assert np.array_equal(batch.states.memory, later.states.memory)
    assert np.array_equal(batch.flat, later.flat)
    assert not np.array_equal(batch.flat, batch.final)


def test_threads_make_no_difference(rules):
    setup = rules.setup(Random(5))
    batches = [Batch(setup, 7, planes=True, masks=True, threads=threads) for threads in (1, 2, 3)]
    for batch in batches:
        batch.reset("threads")
        for _ in range(count(12, 12)):
            batch.plan_at_random()
            batch.step()
    for name in ("flat", "planes", "masks", "rewards", "ended"):
        one, *others = (getattr(batch, name) for batch in batches)
        assert all(np.array_equal(one, other) for other in others), name


@needs_compiler
def test_compiled_equals_interpreted(rules):
    def played(number: int) -> list[bytes]:
        chance, seen = Random(f"gears {number}"), []
        batch = Batch(rules.setup(chance), 2, planes=True, masks=True, final=True, shaping=0.5, longest=4, threads=1)
        batch.reset(number)
        for _ in range(6):
            any_rows(batch, chance)
            batch.step()
            arrays = (batch.states.memory, batch.plans, batch.rewards, batch.ended, batch.flat, batch.planes, batch.masks, batch.final)
            seen += [array.tobytes() for array in arrays]
        return seen

    for number in range(count(12, 200) // rules.cost + 1):
        compiled = played(number)
        with engine(f"env.{rules.name}", compiled=False):
            assert played(number) == compiled, number


def test_saving_loading_and_cloning_are_exact(rules):
    batch = Batch(rules.setup(Random(8)), 3, masks=True, autoreset=False, threads=1)
    batch.reset(8)
    batch.plan_at_random()
    batch.step()
    batch.load(1, batch.save(0))
    batch.clone(0, 2)
    batch.plan_at_random()
    batch.step()
    assert batch.save(0) == batch.save(1) == batch.save(2)
    assert np.array_equal(batch.flat[0], batch.flat[1])
    assert np.array_equal(batch.flat[0], batch.flat[2])


def test_r10_5_every_thread_turns_its_own_floors():
    """Heads for everybody in turn: games side by side whose floors lie differently."""
    seen = []
    for threads in (1, 3):
        batch = Batch(RoboRallySetup(course="Frenetic Factory", seats=usual_seats(5)), 12, planes=True, threads=threads)
        batch.reset("floors")
        for place in range(12):
            batch.states[place].floor_turns[:4] = [place & 3, place >> 2 & 3, 0, 1]
        for _ in range(4):
            batch.plan_at_random()
            batch.step()
        seen.append([batch.states.memory.tobytes(), batch.flat.tobytes(), batch.planes.tobytes()])
    assert seen[0] == seen[1]


def test_r10_5_planes_and_ground_show_floors_as_they_lie():
    batch = Batch(RoboRallySetup(course="Frenetic Factory", seats=usual_seats(2)), 4, planes=True, threads=1)
    batch.reset("planes")
    for place in range(4):
        state = batch.states[place]
        state.floor_turns[0] = place
        state.robot_cell[0], state.robot_heading[0] = cell_at(5, 5), 0
    batch.look(0, 4)
    floors = [batch.planes[place, 0, : len(FLOOR_PLANES), :12, :12] for place in range(4)]
    pits, gears = (FLOOR_PLANES.index(name) for name in ("pit", "gear"))
    for place in range(1, 4):
        for plane in (pits, gears):
            assert np.array_equal(floors[place][plane], np.rot90(floors[0][plane], -place)), (place, plane)
        assert not np.array_equal(floors[place], floors[0])
    ground = [batch.flat[place, 0, AT_GROUND:AT_WALLS].tobytes() for place in range(4)]
    assert len(set(ground)) == 4
    elsewhere = [batch.planes[place, 0, : len(FLOOR_PLANES), :, 13:].tobytes() for place in range(4)]
    assert len(set(elsewhere)) == 1
