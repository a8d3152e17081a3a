"""Plans beside the best one: what a seat can't know changes nothing, the best is never called worse, a blunder made on purpose is found."""

from __future__ import annotations

import importlib

import numpy as np
import pytest
from tests.conftest import count, needs_compiler
from tests.contract.games import engine
from tests.study.played import GAMES, flight, moments_of, rally, record_of

from swarmrally.asteroyds.components.state import COLUMNS
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new, to_bytes
from swarmrally.roborally.components.state import REGISTERS
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.roborally.rules.handing_in import hand_in
from swarmrally.roborally.rules.program import seal
from swarmrally.study.roborally.bench import Bench as RallyBench
from swarmrally.study.roborally.programs import Choice as RallyChoice
from swarmrally.study.weighing.errors import part_of
from swarmrally.study.weighing.tries import BEST, BLUNDER, IS_BEST, IS_GOOD, MADE, NO_MARK, SLIP, mark_of

pytestmark = needs_compiler

WAIT, SHIELD = 0, 6


def weighed(game, ground, before, stands, seat, bench, games=0, has_made=1, wanted=1, slice_of=1000):
    module = importlib.import_module(f"swarmrally.study.{game}.{'plans' if game == 'asteroyds' else 'programs'}")
    choice = new(module.Choice)
    choice.seat, choice.games, choice.has_made, choice.wanted = seat, games, has_made, wanted
    while not module.weigh_plans(ground, before, stands, choice, bench, slice_of):
        pass
    return choice


def with_best(game, ground, before, choice, seat):
    """The position in which the seat has taken the best plan."""
    stands = copy(before)
    if game == "asteroyds":
        stands.plan[seat] = choice.plan[BEST]
        stands.ram_order[seat], stands.emergency_order[seat] = choice.ram[BEST], choice.emergency_shield[BEST]
    else:
        assert hand_in(ground, stands, choice.sheet[BEST], seat, False)[0] == 0
        seal(stands, new(Events), seat)
    return stands


@pytest.mark.parametrize("game", GAMES)
def test_the_best_plan_is_the_best(game):
    for seed in range(count(2, 60)):
        study, ground, plans = moments_of(record_of(game, f"best {seed}"))
        for before, stands, seat in plans[:: max(1, len(plans) // 3)]:
            found = weighed(game, ground, before, stands, seat, study.bench, has_made=0, games=1)
            made = with_best(game, ground, before, found, seat)
            choice = weighed(game, ground, before, made, seat, study.bench)
            assert (choice.mark, choice.loss[MADE], choice.is_same[MADE]) == (IS_BEST, 0, 1)


@pytest.mark.parametrize("game", GAMES)
def test_three_plans_are_three(game):
    study, ground, plans = moments_of(record_of(game))
    before, stands, seat = plans[0]
    choice = weighed(game, ground, before, stands, seat, study.bench, games=8, has_made=0, wanted=3)
    assert (choice.count, choice.mark) == (3, NO_MARK)
    written = [bytes(choice.plan[place]) if game == "asteroyds" else to_bytes(choice.sheet[place]) for place in (1, 2, 3)]
    assert len(set(written)) == 3
    assert min(choice.chance[1:]) > 0
    assert choice.loss[BEST] == 0


@pytest.mark.parametrize("game", GAMES)
def test_slices_change_nothing(game):
    """Of a plan that does not come to the same as the best one."""
    study, ground, plans = moments_of(record_of(game))
    before, stands, seat = next(
        each for each in plans if not weighed(game, ground, each[0], each[1], each[2], study.bench, games=1).is_same[MADE]
    )
    at_once = weighed(game, ground, before, stands, seat, study.bench, games=16)
    assert to_bytes(weighed(game, ground, before, stands, seat, study.bench, games=16, slice_of=3)) == to_bytes(at_once)
    assert at_once.played >= 16
    for place in (MADE, BEST):
        assert at_once.chance[place] == part_of(int(at_once.won[place]), int(at_once.played))
    assert at_once.loss[MADE] == max(0, int(at_once.chance[BEST]) - int(at_once.chance[MADE]))


def test_nobody_judges_a_flight_by_the_plans_of_others():
    """Nor by the key, and so by dice to come."""
    for mode in ("racing", "drones"):
        study, board, plans = moments_of(flight(mode=mode, names=("rookie",) * 3))
        before, stands, seat = plans[0]
        other = copy(before)
        other.key[:] = 5
        for each in range(3):
            if each != seat:
                other.plan[each], other.ram_order[each] = [2, 2, 3, 4, 2, 0, 2], 1
        expected = to_bytes(weighed("asteroyds", board, before, stands, seat, study.bench, games=32))
        assert to_bytes(weighed("asteroyds", board, other, other, seat, study.bench, games=32)) == expected


def test_nobody_judges_a_program_by_the_hands_of_others():
    """Nor by the piles, the key, or what others have done already."""
    study, course, plans = moments_of(rally(names=("rookie",) * 3, options=1))
    before, stands, seat = plans[0]
    other, then = copy(before), copy(stands)
    own = set(before.hand[seat, : before.hand_count[seat]].tolist())
    free = [card for card in range(84, 0, -1) if card not in own]
    for state in (other, then):
        state.key[:] = 5
        state.deck[:] = np.roll(state.deck, 7)
        state.option_deck[:] = np.roll(state.option_deck, 3)
        for each in range(3):
            if each != seat:
                state.hand[each, : state.hand_count[each]] = free[9 * each : 9 * each + int(state.hand_count[each])]
                state.registers[each, :, 0] = free[40 + 5 * each : 45 + 5 * each]
                state.power_down[each] = 1
    expected = to_bytes(weighed("roborally", course, before, stands, seat, study.bench, games=32))
    assert to_bytes(weighed("roborally", course, other, then, seat, study.bench, games=32)) == expected


def test_to_fly_nowhere_is_a_blunder():
    study, board, plans = moments_of(flight("blunder"))
    before, _, seat = plans[0]
    made = copy(before)
    made.plan[seat] = [WAIT] * (COLUMNS - 1) + [SHIELD]
    choice = weighed("asteroyds", board, before, made, seat, study.bench)
    assert choice.mark == BLUNDER
    assert choice.loss[MADE] > 2 * choice.loss_error[MADE]
    assert choice.way[MADE] > choice.way[BEST]


def test_to_walk_off_the_floor_is_a_blunder():
    """With the last life: one of all programs of five cards that ends in a pit or over the edge."""
    game = Rally(RallySetup(course="Checkmate", seats=usual_robots(2)), "blunder")
    before, bench = copy(game.state), new(RallyBench)
    before.robot_lives[0] = 1
    for order in range(2000):
        dice = np.random.default_rng(order)
        made = copy(before)
        sheet = new(RallyChoice).sheet[0]
        cards = dice.permutation(made.hand[0, : made.hand_count[0]])[:REGISTERS]
        sheet.has_registers, sheet.filled, sheet.registers[:, 0] = 1, 31, cards
        sheet.lose_option, sheet.abort_switch, sheet.conditional_program = -1, -1, -1
        assert hand_in(game.course, made, sheet, 0, False)[0] == 0
        seal(made, game.events, 0)
        choice = weighed("roborally", game.course, before, made, 0, bench, games=4)
        if choice.falls[MADE] == 100:
            break
    choice = weighed("roborally", game.course, before, made, 0, bench)
    assert (choice.mark, choice.falls[MADE]) == (BLUNDER, 100)


@pytest.mark.parametrize("game", GAMES)
def test_who_is_out_of_the_game_has_nothing_to_plan(game):
    study, ground, plans = moments_of(record_of(game))
    before, _, seat = plans[0]
    gone = copy(before)
    if game == "asteroyds":
        gone.craft_cell[seat] = -1
    else:
        gone.to_program[seat] = 0
    choice = weighed(game, ground, gone, gone, seat, study.bench)
    assert (choice.count, choice.played, choice.mark) == (0, 0, NO_MARK)


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_it_is_the_same(game):
    """With a search that is cut short: a whole one takes minutes as plain Python."""
    study, ground, plans = moments_of(record_of(game))
    before, stands, seat = plans[-1]
    if game == "asteroyds":
        study.bench.mind.columns = 1
    expected = weighed(game, ground, before, stands, seat, study.bench, games=1)
    with engine(f"study.{game}", compiled=False):
        assert to_bytes(weighed(game, ground, before, stands, seat, study.bench, games=1)) == to_bytes(expected)


def test_marks_take_the_error_into_account():
    assert mark_of(True, 5000, 0) == IS_BEST
    assert [mark_of(False, loss, 0) for loss in (0, 99, 100, 499, 500, 999, 1000)] == [
        IS_BEST, IS_BEST, IS_GOOD, IS_GOOD, SLIP, SLIP, BLUNDER,
    ]  # fmt: skip
    for error in range(0, 5000, 250):
        for loss in range(0, 2 * error + 1, 50):
            assert mark_of(False, loss, error) <= IS_GOOD
