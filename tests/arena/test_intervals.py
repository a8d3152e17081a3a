"""Shares, and how sure they are: against values from tables."""

from __future__ import annotations

import pytest

from swarmrally.arena.intervals import beyond, chance_of_spread, wilson


@pytest.mark.parametrize(
    ("points", "games", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (340, 400, 0.812, 0.882)]
)
def test_wilsons_interval(points, games, low, high):
    assert wilson(points, games) == pytest.approx((low, high), abs=0.001)


def test_nothing_is_known_before_the_first_game():
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("square", "freedom"), [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (11.070, 5), (14.067, 7)])
def test_one_of_twenty_lies_beyond_the_values_of_the_table(square, freedom):
    assert beyond(square, freedom) == pytest.approx(0.05, abs=0.0001)


def test_equal_counts_are_no_surprise_and_uneven_ones_are():
    assert chance_of_spread([50, 50]) == 1
    assert chance_of_spread([60, 40]) == pytest.approx(0.0455, abs=0.001)
    assert chance_of_spread([90, 10, 10, 10]) < 1e-9
    assert chance_of_spread([0, 0]) == 1
