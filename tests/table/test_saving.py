"""A milestone holds all of its table."""

from __future__ import annotations

from swarmrally.table.milestones import TAKEN_OVER
from swarmrally.table.table import Table


def test_nothing_of_a_table_is_left_out_of_a_milestone() -> None:
    """Whom the host has sent away, since when codes are void, and what the dice are made of would be forgotten."""
    assert set(vars(Table("table"))) - {"table", "play"} == set(TAKEN_OVER) - {"settings"}
