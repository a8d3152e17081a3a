from __future__ import annotations

from pathlib import Path

import pytest

from swarmrally.wasm.building import build


@pytest.fixture(scope="session")
def engine_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that a page needs of the engine, as it is published."""
    folder = tmp_path_factory.mktemp("page") / "engine"
    build(folder, quiet=True)
    return folder
