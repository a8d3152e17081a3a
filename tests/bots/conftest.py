"""Bots play on compiled code, as a table's workers do."""

from __future__ import annotations

import pytest
from tests.contract.games import GAMES, engine

from swarmrally.kernel.compiler import INTERPRETED


@pytest.fixture(autouse=True)
def fast():
    with engine("bots.asteroyds", compiled=not INTERPRETED), engine("bots.roborally", compiled=not INTERPRETED):
        yield


@pytest.fixture(params=GAMES, ids=lambda rules: rules.name)
def rules(request):
    """Each game in turn, as the contract sees it."""
    return request.param
