"""What is built behind a game ends with it, and is built once."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tools import client, prepare

ROOT = Path(__file__).parents[2]
BUILDING = """
import os, subprocess, sys
from pathlib import Path
below = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
Path("pids.new").write_text(f"{os.getpid()} {below.pid}")
os.rename("pids.new", "pids")
below.wait()
"""
BESIDE = """
import os, sys
sys.path.insert(0, {root!r})
from tools import prepare
prepare.__file__ = "building.py"
prepare.build_engine_beside(os.getppid())
"""
MEETING = """
import os, time
open("{come}", "w").close()
while not os.path.exists("{met}"):
    time.sleep(0.01)
"""
PLAYING = """
import os, time
while not os.path.exists("pids"):
    time.sleep(0.05)
"""


def is_there(pid: int) -> bool:
    """Whoever has ended, and was not looked after by anybody, counts as ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_what_is_built_behind_a_game_ends_with_it(tmp_path):
    for name, text in (("building.py", BUILDING), ("beside.py", BESIDE.format(root=str(ROOT))), ("playing.py", PLAYING)):
        (tmp_path / name).write_text(text)
    # As the Makefile does it: what is started behind ignores Ctrl-C, and so does all that it starts.
    subprocess.run(["sh", "-c", f"{sys.executable} beside.py & exec {sys.executable} playing.py"], cwd=tmp_path, check=True)
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    wait_until(lambda: not any(map(is_there, pids)))


def test_a_terminal_that_is_closed_takes_it_along(tmp_path):
    for name, text in (
        ("building.py", BUILDING),
        ("beside.py", BESIDE.format(root=str(ROOT))),
        ("playing.py", PLAYING + "time.sleep(600)"),
    ):
        (tmp_path / name).write_text(text)
    command = f"{sys.executable} beside.py & exec {sys.executable} playing.py"
    playing = subprocess.Popen(["sh", "-c", command], cwd=tmp_path, start_new_session=True)
    wait_until((tmp_path / "pids").exists)
    os.killpg(playing.pid, signal.SIGHUP)
    playing.wait()
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    wait_until(lambda: not any(map(is_there, pids)))


def wait_until(holds: Callable[[], bool]) -> None:
    ends = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_it_is_built_by_one_at_a_time(tmp_path, monkeypatch):
    done: list[int] = []
    monkeypatch.setattr(prepare, "ENGINE_LOCK", tmp_path / "lock")
    monkeypatch.setattr(os, "nice", done.append)
    held = os.open(tmp_path / "lock", os.O_WRONLY | os.O_CREAT)
    fcntl.flock(held, fcntl.LOCK_EX)
    prepare.build_engine()
    os.close(held)
    assert done == []


def test_the_client_is_built_while_packages_are_fetched(tmp_path, monkeypatch):
    """What is begun beside has to be met before the other is done, or either would wait for ever."""
    (tmp_path / "building.py").write_text(MEETING.format(come="client", met="venv"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(prepare, "__file__", "building.py")
    monkeypatch.setattr(client, "is_built", lambda wanted: Path("client").exists())
    monkeypatch.setattr(client, "node_folder", lambda folder=None: "here")
    monkeypatch.setattr(prepare, "fill_venv", lambda purpose: exec(MEETING.format(come="venv", met="client")))
    prepare.build_client_beside()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["building.py", "client", "venv"]


def test_a_client_that_cannot_be_built_says_why(tmp_path, monkeypatch):
    (tmp_path / "building.py").write_text("import sys; sys.exit('no such module')")
    monkeypatch.setattr(prepare, "__file__", str(tmp_path / "building.py"))
    monkeypatch.setattr(client, "is_built", lambda wanted: False)
    monkeypatch.setattr(client, "node_folder", lambda folder=None: "here")
    monkeypatch.setattr(prepare, "fill_venv", lambda purpose: None)
    with pytest.raises(SystemExit, match="no such module"):
        prepare.build_client_beside()
