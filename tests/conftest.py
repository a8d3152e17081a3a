"""How much the tests try, and what they need: SWARMRALLY_LONG asks for the large counts, SWARMRALLY_INTERPRETED turns the compiler off."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from tests import surroundings

from swarmrally.kernel.compiler import INTERPRETED

LONG = bool(os.environ.get("SWARMRALLY_LONG"))

surroundings.settle()
settings.register_profile("short", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("long", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("long" if LONG else "short")

LONGEST = (
    "test_attacks.py",
    "test_kills.py",
    "test_two_servers.py",
    "test_serving.py",
    "test_legality.py",
    "test_choices.py",
    "test_thinkers.py",
    "test_simulation.py",
    "test_schema.py",
    "test_play.py",
    "test_play_roborally.py",
    "test_bench_server.py",
    "test_client.py",
    "test_compiler.py",
    "test_secrecy.py",
    "test_commands_roborally.py",
    "test_resolve_command.py",
)
"""Files that are begun first, so that nobody is left alone with one of them at the end."""

needs_compiler = pytest.mark.skipif(INTERPRETED, reason="needs compiled code, and SWARMRALLY_INTERPRETED turns the compiler off")


def count(short: int, long: int) -> int:
    """How many to try: `short` in `make test`, `long` in `make test-long`, and few with the compiler off, where each takes long."""
    if INTERPRETED:
        return max(1, short // 10)
    return long if LONG else short


def some(values: Iterable[Any], *short: Any) -> list[Any]:
    """Parameters of a test: `short` in `make test`, the others only in `make test-long`."""
    return [value if value in short else pytest.param(value, marks=pytest.mark.long) for value in values]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))
