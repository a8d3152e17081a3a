"""A server that is stopped while it is busy says nothing, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import count
from tests.server.test_serving import Serving, player

from swarmrally.server.beside.thinkers import Thinkers
from swarmrally.server.beside.workers import Workers
from swarmrally.server.process import changing_over as gears
from swarmrally.server.process.ending import ENDING, end, wait_for_the_end
from swarmrally.server.process.options import Rates

STOPS = count(6, 60)
BOTS = {"game": "asteroyds", "seats": 4, "bots": ["rookie", "drifter", "rookie"], "clock": {"stopwatch": "none", "watching": False}}


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.3, 1.0], ids=["started", "starting", "loading", "thinking"])
def test_nothing_is_said_when_a_server_stops_while_bots_start_load_or_think(tmp_path: Path, seconds: float) -> None:
    for stop in range(max(1, STOPS // 4)):
        server = Serving("--data", str(tmp_path / str(stop)))
        with player(server.address, "Ada") as ada:
            table = ada.post("/api/tables", json=BOTS).json()["table"]
            for command in ({"do": "sit"}, {"do": "start"}):
                assert ada.post(f"/api/tables/{table}/commands", json=command).status_code == 200
            # Only to be somewhere else each time; any moment is a good one.
            asyncio.run(asyncio.sleep(seconds * (1 + stop) / STOPS * 4))
        assert server.stop((signal.SIGTERM, signal.SIGINT)[stop % 2]) == (0, "")


SHORT = """
import time
from concurrent.futures import ProcessPoolExecutor, process
from multiprocessing import get_context
from swarmrally.server.process.ending import end, wait_for_the_end

def wakeup(self):
    # As Python's own, on a machine that is busy with something else just here.
    if not self._closed:
        time.sleep(0.5)
        self._writer.send_bytes(b"")

def main():
    pool = ProcessPoolExecutor(2, get_context("spawn"))
    for _ in range(20):
        pool.submit(time.sleep, 0.01)
    end(pool)
    process._ThreadWakeup.wakeup = wakeup
    wait_for_the_end()

if __name__ == "__main__":
    main()
"""


def test_a_pool_that_is_ended_in_mid_work_is_quiet_when_python_exits(tmp_path: Path) -> None:
    script = tmp_path / "short.py"
    script.write_text(SHORT)
    for _ in range(max(1, STOPS // 6)):
        done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (0, "")


def test_whoever_ends_a_pool_can_wait_until_its_threads_are_gone() -> None:
    thinkers = Thinkers()
    pool = thinkers.crew.started()
    pool.submit(abs, 1).result(60)
    processes = list(pool._processes.values())
    end(pool)
    wait_for_the_end()
    assert not ENDING
    assert not any(process.is_alive() for process in processes)


@pytest.mark.parametrize("closed_before", [True, False], ids=["asked later", "asked meanwhile"])
def test_what_is_asked_for_while_the_server_stops_starts_no_process(closed_before: bool) -> None:
    """A request whose connection is gone is worked on to its end; Python would wait at its exit for a process that is started for it."""

    async def asked() -> None:
        workers = Workers(Rates().work)
        asking = [asyncio.create_task(workers.do((f"address {n}",), bytes, key=n)) for n in range(0 if closed_before else 5)]
        await asyncio.sleep(0)
        await workers.close()
        asking.append(asyncio.create_task(workers.do(("address",), bytes)))
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert {type(answer) for answer in answers} == {asyncio.CancelledError}
        assert workers.crew.pool is None

    asyncio.run(asked())


def test_a_compiler_that_has_ended_does_not_stay_in_the_list_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gears, "LOOK_EVERY", 0.01)
    process = subprocess.Popen([sys.executable, "-c", ""])
    asyncio.run(asyncio.wait_for(gears.ended(process), 60))
    assert process.returncode == 0


def test_a_gate_that_does_not_start_is_said_in_one_line(tmp_path: Path) -> None:
    code = (
        "import sys; from swarmrally.server.arriving import gatehouse as g; from swarmrally.cli import main;"
        "g.SECONDS_TO_START = 0.5; g.COMMAND = [sys.executable, '-c', 'import time; time.sleep(60)']; main()"
    )
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--data", str(tmp_path / "store")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "The gate did not start within 0.5 s"
    assert "Traceback" not in done.stderr
