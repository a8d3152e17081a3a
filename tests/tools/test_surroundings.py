"""Whoever starts the tests, and however: what they start meets the same surroundings."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ODD = {"LC_ALL": "POSIX", "TERM": "", "NO_COLOR": "1", "COLUMNS": "40", "SWARMRALLY_PORT": "99", "SWARMRALLY_CACHE": "/kept"}
INNER = (
    "import json, os, signal;"
    "mask = os.umask(0);"
    "names = ('LC_ALL', 'TERM', 'NO_COLOR', 'COLUMNS', 'SWARMRALLY_PORT', 'SWARMRALLY_CACHE');"
    "ignored = [number.name for number in (signal.SIGINT, signal.SIGHUP) if signal.getsignal(number) is signal.SIG_IGN];"
    "print(json.dumps([ignored, mask, *map(os.environ.get, names)]))"
)
OUTER = f"import subprocess, sys; from tests import surroundings; surroundings.settle(); subprocess.run([sys.executable, '-c', {INNER!r}])"


def ignore_signals():
    """As a shell does for what it starts in the background, and nohup."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    os.umask(0o077)


def test_ignored_signals_rights_words_and_variables_are_not_handed_on():
    outer = subprocess.run(
        [sys.executable, "-c", OUTER], cwd=ROOT, env=os.environ | ODD, preexec_fn=ignore_signals, capture_output=True, text=True
    )
    assert json.loads(outer.stdout) == [[], 0o022, "C.UTF-8", "xterm-256color", None, None, None, "/kept"]
