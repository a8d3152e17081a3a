"""A server in a process of its own, which can be killed and started again at the same port."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from msgspec import structs
from tests.conftest import LONG

from swarmrally.server.process.options import UNBOUNDED, UNLIMITED, Options, Rates

PATIENCE = 60
CLOCK = "SWARMRALLY_TEST_CLOCK"
"""Names the file that says by how many seconds the clock of a server under test is wrong."""
# In the short runs no time is spent on loading compiled code; in the long ones a server changes over while it is played on.
ENVIRONMENT = os.environ if LONG else os.environ | {"SWARMRALLY_INTERPRETED": "1"}


class Serving:
    def __init__(
        self,
        store: str | Path,
        folder: Path,
        most_sockets: int = 1000,
        environment: Mapping[str, str] = ENVIRONMENT,
        is_limited: bool = False,
    ) -> None:
        """The log is written to the folder. With limits it is a server as people start it."""
        self.is_limited = is_limited
        self.clock = folder / f"clock {len(list(folder.glob('log *')))}"
        self.store, self.most_sockets, self.environment = str(store), most_sockets, dict(environment) | {CLOCK: str(self.clock)}
        self.set_clock(0)
        self.log = folder / f"log {len(list(folder.glob('log *')))}"
        self.port = 0
        self.was_killed = False
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.load.serving", str(self.port), self.store, str(self.most_sockets)]
        command += ["limited"] if self.is_limited else []
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout
        said = self.process.stdout.readline()
        assert said, self.log.read_text()
        self.port = int(said)

    def set_clock(self, seconds: float) -> None:
        """By how much its machine's clock is wrong from now on."""
        made = self.clock.with_suffix(".new")
        made.write_text(str(seconds))
        made.rename(self.clock)

    def pause(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def children(self) -> list[str]:
        """The processes it has started, where the system tells."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return listed.read_text().split() if listed.exists() else []

    def kill(self) -> None:
        self.was_killed = True
        self.process.kill()
        self.reap()

    def stop(self) -> None:
        self.process.terminate()
        self.reap()

    def reap(self) -> None:
        self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()

    def expect_no_errors(self) -> None:
        assert [line for line in self.log.read_text().splitlines() if not self.is_harmless(line)] == []

    def is_harmless(self, line: str) -> bool:
        """Python's own processes are surprised when a server is killed, and say so; on a busy machine a bot may be late for its clock."""
        if not line.startswith("{"):
            return self.was_killed
        said = json.loads(line)
        return bool(said["level"] == "info" or said.get("error") == "LateBot")


def is_alive(process: str) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def keep_wrong_time(file: Path) -> None:
    """Whoever asks this process for the time of day is told another one, which can be changed from outside."""
    seconds, nanoseconds = time.time, time.time_ns

    def wrong() -> float:
        return float(file.read_text())

    time.time = lambda: seconds() + wrong()
    time.time_ns = lambda: nanoseconds() + int(wrong() * 1e9)


def main(port: int, store: str, most_sockets: int, is_limited: bool) -> None:
    from swarmrally.cli.commands.serve import run
    from swarmrally.server.process.journal import write_journal
    from swarmrally.server.run.listening import listen, open_port

    keep_wrong_time(Path(os.environ[CLOCK]))
    write_journal(every_request=True)
    listening = open_port("127.0.0.1", port)
    usual = Rates()
    rates = usual if is_limited else structs.replace(UNLIMITED, message=usual.message, frame=usual.frame)
    options = Options(rates=rates, quotas=UNBOUNDED, sockets_per_address=most_sockets, leave_within=0)
    run(listen(listening, store, options, [], lambda _: print(listening.getsockname()[1], flush=True)))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), "limited" in sys.argv)
