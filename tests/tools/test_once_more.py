"""What failed is tried once more, alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.once_more import MOST

ROOT = Path(__file__).parents[2]
FAILS_ONCE = """
from pathlib import Path

def test_fails_once():
    been = Path(__file__).with_name("been")
    is_first = not been.exists()
    been.touch()
    assert not is_first

def test_passes():
    runs = Path(__file__).with_name("runs")
    runs.write_text(runs.read_text() + "." if runs.exists() else ".")
"""
FAILS = "def test_fails():\n    assert False\n"


def tried(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(text)
    command = [sys.executable, "-m", "tools.once_more", "some", "-p", "xdist.plugin", "-n", "0", "-q"]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_what_passes_alone_is_named(tmp_path):
    done = tried(tmp_path, FAILS_ONCE)
    assert done.returncode == 0, done.stdout
    assert "PASSED ONLY ALONE" in done.stdout
    assert "FAILED test_it.py::test_fails_once" in done.stdout
    assert (tmp_path / "runs").read_text() == "."


def test_what_fails_again_has_failed(tmp_path):
    done = tried(tmp_path, FAILS_ONCE + FAILS)
    assert done.returncode == 1
    assert "PASSED ONLY ALONE" not in done.stdout


def test_many_are_not_tried_again(tmp_path):
    done = tried(tmp_path, "\n".join(FAILS.replace("fails", f"fails_{number}") for number in range(MOST + 1)))
    assert done.returncode == 1
    assert "Once more" not in done.stdout


def test_what_passes_runs_once(tmp_path):
    done = tried(tmp_path, "def test_passes():\n    pass\n")
    assert done.returncode == 0
    assert "Once more" not in done.stdout
