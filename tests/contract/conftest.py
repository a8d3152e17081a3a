"""The contract is tried on compiled code, which plays a hundred times as many games."""

from __future__ import annotations

import pytest
from tests.contract.games import GAMES, engine

from swarmrally.kernel.compiler import INTERPRETED


@pytest.fixture(params=GAMES, ids=lambda rules: rules.name)
def rules(request):
    """Each game in turn."""
    return request.param


@pytest.fixture(autouse=True)
def fast(rules):
    with engine(rules.name, compiled=not INTERPRETED):
        yield
