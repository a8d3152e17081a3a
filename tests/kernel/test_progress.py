"""Whoever waits is told what for: in a terminal by a bar, elsewhere by a line now and then."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest
from tests.conftest import needs_compiler

from swarmrally.kernel import progress as telling
from swarmrally.kernel.progress import progress

WAIT = """
import time
from swarmrally.asteroyds import warming
from swarmrally.kernel.compiler import READY, cache_folder
from swarmrally.kernel.ready import make_ready
warming.steps = lambda: [lambda: time.sleep(1.5)]
make_ready("asteroyds")
print("asteroyds" in READY)
"""
ANSWER = """
from swarmrally.asteroyds.rules.sequence import answer
from swarmrally.asteroyds.components.state import State
from swarmrally.kernel.compiler import use_compiled
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
use_compiled("asteroyds")
state = new(State)
state.question = 1
answer(state, new(Events), True)
print(state.question)
"""


def run(code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "SWARMRALLY_CACHE"} | settings
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=300, check=False)


def test_what_is_done_at_once_is_not_talked_about(capsys):
    with progress("Playing", 2) as advance:
        advance(2)
    assert capsys.readouterr().err == ""


def test_without_a_terminal_there_is_a_line_now_and_then_and_one_at_the_end(capsys, monkeypatch):
    monkeypatch.setattr(telling, "SILENT", 0.01)
    monkeypatch.setattr(telling, "NOW_AND_THEN", 0.02)
    heard = ""
    with progress("Playing", 3) as advance:
        advance(1)
        while heard.count("\n") < 2:
            time.sleep(0.01)
            heard += capsys.readouterr().err
        advance(2)
    heard += capsys.readouterr().err
    assert heard.startswith("Playing: 1 of 3 after 0 s\nPlaying: 1 of 3 after 0 s\n")
    assert heard.endswith("Playing: done after 0 s\n")


def test_hidden_progress_says_nothing(capsys, monkeypatch):
    monkeypatch.setattr(telling, "SILENT", 0.0)
    with progress("Playing", 1, hidden=True):
        time.sleep(0.05)
    assert capsys.readouterr().err == ""


@needs_compiler
def test_whoever_waits_for_the_compiler_is_told(tmp_path):
    first, second = (run(WAIT, SWARMRALLY_CACHE=str(tmp_path)) for _ in range(2))
    assert (first.stdout, second.stdout) == ("True\n", "True\n"), first.stderr + second.stderr
    assert first.stderr.startswith("Compiling asteroyds: 0 of 1 after 1 s\n")
    assert second.stderr.startswith("Loading asteroyds: 0 of 1 after 1 s\n")


@needs_compiler
@pytest.mark.parametrize("place", ["SWARMRALLY_CACHE", "XDG_CACHE_HOME"])
def test_without_a_place_for_the_cache_everything_works_and_one_line_says_so(place):
    done = run(ANSWER, **{place: "/dev/null/nowhere"})
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("What is compiled can't be kept in /dev/null/nowhere")
    assert line.endswith("SWARMRALLY_CACHE names another folder")
