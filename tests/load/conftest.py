from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres(is_durable=True)
    yield server
    server.remove()
