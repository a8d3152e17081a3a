"""Environments run on compiled code, as they are meant to."""

from __future__ import annotations

import pytest
from tests.contract.games import GAMES, engine

from swarmrally.kernel.compiler import INTERPRETED


@pytest.fixture(autouse=True)
def fast():
    with engine("env.asteroyds", compiled=not INTERPRETED), engine("env.roborally", compiled=not INTERPRETED):
        yield


@pytest.fixture(params=GAMES, ids=lambda rules: rules.name)
def rules(request):
    """Each game in turn, as the contract sees it."""
    return request.param
