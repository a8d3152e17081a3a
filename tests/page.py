"""The page's own code, run in Node by its tests: what they compare it with comes from here."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
"""Not by npx, which takes as long as a short test to find it."""

needs_page = pytest.mark.skipif(not (shutil.which("node") and VITEST.exists()), reason="needs Node.js and web/node_modules")


def expect_to_pass(*tests: str, **given: object) -> str:
    """These tests of the page, with what they look for in variables, and what Vitest has said."""
    environment = os.environ | {name: str(value) for name, value in given.items()}
    done = subprocess.run(["node", VITEST, "run", *tests], cwd=WEB, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
