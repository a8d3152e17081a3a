"""How likely the ace of Asteroyds takes itself to win: what counts first in each mode, and when a race ends."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import ready

from swarmrally.asteroyds.components.state import DRONES, SHOOTING, TARGETS, State
from swarmrally.bots.asteroyds.search.flights import after_swarm
from swarmrally.bots.asteroyds.search.futures import foresee, time_of
from swarmrally.bots.asteroyds.search.judging import prepare_judging
from swarmrally.bots.asteroyds.search.mind import Mind
from swarmrally.bots.asteroyds.search.prospects import ROUND, SURE, reckon_chances
from swarmrally.bots.asteroyds.search.prospects import chance as chance_of
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new

ALL_ONES = 0
"""The roll that leaves what points to ↗ on a board of one row."""


def prospects(mode, rival_damage=0, first_seat=0):
    """Seat 0 against seat 1."""
    state, mind = new(State), new(Mind)
    state.mode, state.seats, state.first_seat = mode, 2, first_seat
    mind.rivals, mind.rival[0], mind.their_damage[0] = 1, 1, rival_damage
    return state, mind


def chance(hopes, time, rival_time, damage=0):
    state, mind = hopes
    mind.their_time[0] = rival_time
    reckon_chances(state, mind)
    return chance_of(state, mind, time, damage)


def test_in_shooting_the_earlier_column_wins_then_less_damage():
    hopes = prospects(SHOOTING, rival_damage=1)
    assert [chance(hopes, time, 40) for time in (30, 40, 50)] == [SURE, SURE, 0]
    assert [chance(hopes, 40, 40, damage) for damage in (0, 1, 2)] == [SURE, SURE // 2, 0]


def test_in_drones_the_columns_of_a_round_do_not_count():
    hopes = prospects(DRONES, rival_damage=1)
    assert [chance(hopes, 60, 10, damage) for damage in (0, 1, 2)] == [SURE, SURE // 2, 0]


def test_in_targets_who_flies_first_wins_the_round():
    assert chance(prospects(TARGETS, first_seat=0), 60, 10) == SURE
    assert chance(prospects(TARGETS, first_seat=1), 10, 60) == 0


@pytest.mark.parametrize("mode", [SHOOTING, TARGETS, DRONES])
def test_a_round_sooner_is_better_and_certain_when_it_is_the_next(mode):
    hopes = prospects(mode)
    assert chance(hopes, ROUND, ROUND + 20) == SURE
    assert chance(hopes, ROUND + 20, ROUND) == 0
    later = [chance(hopes, time, 3 * ROUND) for time in (2 * ROUND, 3 * ROUND, 4 * ROUND)]
    assert SURE > later[0] > later[1] > later[2] > 0


def test_a_race_can_end_in_the_energy_column():
    drawn = ready("|0→.     .     .     .     .     .     .     21↗ 1→.", craft={0: {"tokens": [2, 3, 4]}})
    mind, events, before, now = new(Mind), new(Events), copy(drawn.state), copy(drawn.state)
    after_swarm(drawn.board.hexes, drawn.state, before, events, 0, 0)
    prepare_judging(before, mind, 1)
    mind.wanted = 1
    foresee(drawn.board.hexes, before, now, events, mind, 0, ALL_ONES)
    pose = int(drawn.state.craft_cell[0]) * 6 + int(drawn.state.craft_heading[0])
    assert time_of(now, mind, pose, 1) == ROUND
