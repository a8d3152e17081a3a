"""Tables where servers die, disks fail, messages get lost and people lie; `python -m tests.table.simulation SEED` runs one again."""

from __future__ import annotations

import pytest
from tests.conftest import count
from tests.contract.games import engine
from tests.table.simulation import simulate

from swarmrally.kernel.compiler import INTERPRETED, is_warm

PARTS = 8
RUNS = count(80, 20_000)


def is_ready(game):
    """Compiling takes longer than all of the short runs."""
    return not INTERPRETED and is_warm(game)


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_goes_wrong_nothing_is_lost_told_too_early_or_stuck(part):
    with engine("asteroyds", is_ready("asteroyds")), engine("roborally", is_ready("roborally")):
        for seed in range(part, RUNS, PARTS):
            try:
                simulate(seed)
            except BaseException as error:
                error.add_note(f"seed {seed}: python -m tests.table.simulation {seed}")
                raise


def test_the_same_seed_is_the_same_run():
    once, again = simulate(7), simulate(7)
    assert once.ledger.kept == again.ledger.kept
    assert once.ledger.told == again.ledger.told
