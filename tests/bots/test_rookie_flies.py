"""How the Asteroyds rookie flies when nothing slips."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import plan, ready

from swarmrally.asteroyds.components.state import COLUMNS
from swarmrally.asteroyds.components.tiles import FIRST_DRONE, TILES
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.bots.asteroyds.flying import LOOKS_AHEAD, is_pressed, let_swarm_move, put_flight
from swarmrally.bots.asteroyds.goals import is_wanted, take
from swarmrally.bots.asteroyds.rookie import plan as rookie_plan
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new


def flown(picture, **how):
    """The rookie's columns for seat 0 on the board as it is."""
    drawn = ready(picture, **how)
    return flight(drawn.board, copy(drawn.state))


def flight(board, state):
    orders = new(Orders)
    put_flight(board.hexes, state, new(Mind), orders, 0)
    return [ACTIONS[action] for action in orders.plan]


def written(text):
    wanted = plan(0, text)
    return [*wanted.columns, wanted.energy]


def test_it_flies_to_the_nearest_gate_and_on_to_the_next():
    columns = flown(
        """
        |0→.     .     21↗   .     22↗
        |                           1→.
        """
    )
    assert columns == written("f f f f")


def test_it_leaves_out_a_gate_that_it_has():
    columns = flown(
        """
        |  22↗   .   0→.     .     21↗
        |                           1→.
        """,
        craft={0: {"tokens": [1]}},
    )
    assert columns == written("b f f")


def test_it_flies_around_what_is_in_front_of_it():
    columns = flown(
        """
        |0→.      5↗   21↗   .
        |     .     .     .   1→.
        """
    )
    assert columns == written("r l l")


def test_the_energy_column_gives_up_the_shield_only_for_a_goal():
    assert flown("|0→.     .     .     .     .     .     .     21↗ 1→.") == written("f f f f f f | f")
    assert flown("|0→.     .     .     .     .     .     .     .     21↗ 1→.") == written("f f f f f f")


def test_it_uses_the_power_where_that_leads_straight_to_a_goal():
    columns = flown("|0→.     .     .     21↗ 1→.", powers=True, craft={0: {"pilot": "hector"}})
    assert columns == written("f p")


def test_it_comes_home_with_four_tokens():
    columns = flown("|0→.     .     [ ] 1→.", return_to_platform=True, craft={0: {"tokens": [1, 2, 3, 4]}})
    assert columns == written("f f")


def test_it_comes_home_to_its_own_platform_where_only_that_counts():
    craft = {0: {"tokens": [1, 2, 3, 4], "platform": (0, 0)}}
    picture = "|  [ ]   .     .   0→.     [ ] 1→."
    assert flown(picture, return_to_platform=True, craft=craft) == written("f")
    assert flown(picture, return_to_platform=True, own_platform=True, craft=craft) == written("b f f f")


def test_it_waits_after_the_end_where_all_that_was_planned_is_flown():
    craft = {0: {"tokens": [1, 2, 3]}}
    assert flown("|0→.     24↗   .     .   1→.", fly_on=True, craft=craft) == written("f")
    home = {0: {"tokens": [1, 2, 3, 4]}}
    assert flown("|0→.     [ ]   .     [ ] 1→.", fly_on=True, return_to_platform=True, craft=home) == written("f")


def test_it_shoots_what_is_in_line_and_flies_where_the_next_one_is():
    columns = flown(
        """
        |  22↗   .   0→.     .     21↗
        |                           1→.
        """,
        mode="shooting",
    )
    assert columns == written("s b s")


def test_it_shoots_once_where_no_more_is_allowed():
    columns = flown("|  22↗   .   0→.     .     21↗ 1→.", mode="shooting", one_shot=True)
    assert columns == written("s b")


def test_it_shoots_its_own_team_s_targets():
    columns = flown("|R  5↗   .   0→.     .   L  6↗ 1→.", mode="targets")
    assert columns == written("s")


def test_it_shoots_a_drone_that_waits_on_its_turret():
    columns = flown("|0→.     .     @2→ 1→.", mode="drones")
    assert columns == written("s")


def test_it_can_reckon_with_the_swarm():
    drawn = ready(
        """
        |0→.     .     .     23←   .
        |     .     .     .   1→.
        """
    )
    moved = copy(drawn.state)
    let_swarm_move(drawn.board.hexes, moved, new(Events))
    assert flight(drawn.board, moved) == written("f f")


def test_it_rams_only_for_the_last_goal():
    for tokens, rams in (([1, 2, 3], True), ([1], False)):
        drawn = ready("|0→.      5↗   22↗   23↗   24↗ 1→.", craft={0: {"tokens": tokens}})
        assert rookie_plan(drawn.board, drawn.state, 0, 1).ram is rams


def test_while_nobody_presses_it_looks_a_few_columns_ahead():
    drawn = ready("|0→.     .     .     .     .     .     .     21↗ 1→.")
    for seed in range(30):
        columns = rookie_plan(drawn.board, drawn.state, 0, seed).columns
        assert columns[LOOKS_AHEAD:] == (None,) * (COLUMNS - 1 - LOOKS_AHEAD)


def test_it_hurries_when_a_rival_who_has_something_is_not_behind():
    def pressed(own, other):
        drawn = ready("|0→.     22↗   23↗   24↗ 1→.", craft={0: {"tokens": own}, 1: {"tokens": other}})
        return is_pressed(drawn.state, 0)

    assert [pressed([], []), pressed([], [1]), pressed([1], [2]), pressed([1, 2], [3])] == [False, True, True, False]


@pytest.mark.parametrize(("mode", "most"), [("shooting", 4), ("drones", 5), ("targets", 6)])
def test_where_one_shoots_it_plans_more_columns_in_a_hurry(mode, most):
    game = Game(Setup(Rules(mode), usual_seats(2, mode)), seed="hurry")
    assert longest_plan(game) == LOOKS_AHEAD
    wanted = [tile for tile in range(TILES) if is_wanted(game.state, 1, tile)]
    take(game.state, 1, (wanted or [FIRST_DRONE])[0])
    assert longest_plan(game) == most


def longest_plan(game):
    plans = [rookie_plan(game.board, game.state, 0, seed).columns for seed in range(30)]
    return max(column + 1 for plan in plans for column, action in enumerate(plan) if action)
