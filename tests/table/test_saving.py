"""A milestone holds all of its table."""

from __future__ import annotations

from swarmrally.table.folding.milestones import TAKEN_OVER
from swarmrally.table.table import Table


def test_nothing_of_a_table_is_left_out_of_a_milestone() -> None:
    """Else it would be forgotten whom the host has sent away, or what the dice are made of; who shares seats follows from the settings."""
    assert set(vars(Table("table"))) - {"table", "play", "divided"} == set(TAKEN_OVER) - {"settings"}
