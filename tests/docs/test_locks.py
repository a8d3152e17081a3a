"""Lock files say what is installed, not where it comes from: that is each machine's own affair."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = [*sorted(ROOT.glob("requirements*.txt")), ROOT / "web" / "package-lock.json"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_file_names_no_address(lock):
    assert [line for line in lock.read_text().splitlines() if "://" in line] == []
