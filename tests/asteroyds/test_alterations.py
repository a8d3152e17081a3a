"""That these tests bite: tools/alter_rules.py alters the rules one at a time, and each alteration is caught."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools.alter_rules import ALTERATIONS, ROOT, RULES


@pytest.mark.parametrize("alteration", ALTERATIONS, ids=lambda alteration: alteration.rule)
def test_each_alteration_fits_the_source(alteration):
    assert alteration.old in (ROOT / RULES / alteration.module).read_text()
    assert (Path(__file__).parent / f"test_{alteration.tests}.py").exists()


def test_every_chapter_is_altered():
    chapters = {alteration.rule.split(".")[0] for alteration in ALTERATIONS}
    assert chapters >= {f"A{chapter}" for chapter in range(12)}
    assert len(ALTERATIONS) >= 24


@pytest.mark.long
def test_each_alteration_is_caught():
    done = subprocess.run([sys.executable, ROOT / "tools" / "alter_rules.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
