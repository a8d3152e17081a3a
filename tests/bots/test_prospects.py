"""How likely the ace of Asteroyds takes itself to win: what counts first in each mode, and when a race ends."""

from __future__ import annotations

import numpy as np
import pytest
from tests.asteroyds.scene import ready

from swarmrally.asteroyds.components.state import DRONES, SHOOTING, TARGETS, State
from swarmrally.bots.asteroyds.search.ends import ends_of
from swarmrally.bots.asteroyds.search.foresight import Foresight
from swarmrally.bots.asteroyds.search.judging import chosen, is_undecided
from swarmrally.bots.asteroyds.search.outlook import Outlook
from swarmrally.bots.asteroyds.search.prospects import ROUND, SURE, Prospects
from swarmrally.bots.asteroyds.search.rivals import Flown
from swarmrally.kernel.fields import new

ALL_ONES = 0
"""The roll that leaves what points to ↗ on a board of one row."""


def prospects(mode, rival_damage=0, first_seat=0):
    """Seat 0 against seat 1."""
    state, theirs = new(State), new(State)
    state.mode, state.seats, state.first_seat = mode, 2, first_seat
    theirs.craft_damage[1] = rival_damage
    return Prospects(state, 0, [Flown(1, theirs, 0)])


def chance(hopes, time, rival_time, damage=0):
    return int(hopes.chance(np.array([time]), np.array([damage]), np.array([rival_time]))[0])


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
    outlook = Outlook(drawn.board, drawn.state, 0)
    outlook.search(float("inf"))
    ends = ends_of(outlook)
    sight = Foresight(outlook, chosen(ends, is_undecided(ends)), [], 0)
    times, _ = sight.race(ALL_ONES)
    here = (sight.rows == [int(drawn.state.craft_cell[0]), int(drawn.state.craft_heading[0]), 1]).all(axis=1)
    assert times[here].tolist() == [ROUND]
