"""The bot in JavaScript, written from docs/protocol.md alone, plays a whole game."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.load.serving import Serving
from tools.client import node_folder, version_of

BOT = Path(__file__).parent.parent.parent / "examples" / "my_first_bot.mjs"
PATIENCE = 90
WITH_SOCKETS = (22,)


def node() -> str:
    folder = node_folder(Path(sys.executable).parent)
    if folder is None:
        pytest.skip("expected Node 20 or later")
    return str(shutil.which("node", path=folder))


def command(server: Serving) -> list[str]:
    flags = [] if version_of(node()) >= WITH_SOCKETS else ["--experimental-websocket"]
    return [node(), *flags, str(BOT), f"http://127.0.0.1:{server.port}"]


def test_the_bot_in_javascript_says_which_node_it_needs() -> None:
    flags = ["--no-experimental-websocket"] if version_of(node()) >= WITH_SOCKETS else []
    said = subprocess.run([node(), *flags, str(BOT)], capture_output=True, text=True, timeout=PATIENCE)
    assert (said.returncode, said.stderr) == (2, "expected Node 22 or newer, or node --experimental-websocket\n")


def test_the_bot_in_javascript_plays_a_game_to_its_end(tmp_path: Path) -> None:
    server = Serving(tmp_path / "store", tmp_path)
    played = subprocess.run(command(server), capture_output=True, text=True, timeout=PATIENCE)
    server.stop()
    assert (played.returncode, played.stdout.split()[:2]) == (0, ["won", "by"]), played.stderr
    server.expect_no_errors()


def test_the_bot_in_javascript_outlives_a_server_that_starts_anew(tmp_path: Path) -> None:
    server = Serving(tmp_path / "store", tmp_path)
    with subprocess.Popen(command(server), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
        while "/api/tables" not in server.log.read_text() and bot.poll() is None:
            time.sleep(0.05)
        for _ in range(3):
            time.sleep(0.2)
            server.kill()
            server.start()
        said, failed = bot.communicate(timeout=PATIENCE)
    server.stop()
    assert (bot.returncode, said.split()[:2]) == (0, ["won", "by"]), failed
