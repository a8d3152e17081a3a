"""`swarmrally serve` as anybody would start it, and what its processes need."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

USUAL_DESCRIPTORS = 1024
"""What a process may have open on most systems unless it asks for more."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
LOOK_EVERY = 0.25
KB = 1024


class Served:
    """A server with its usual limits, or with others, on a store in a folder."""

    def __init__(self, folder: Path, environment: Mapping[str, str] | None = None, limits: Sequence[str] = ()) -> None:
        self.folder, self.log = folder, folder / "log"
        command = [sys.executable, "-m", "swarmrally", "serve", "--port", "0", "--data", str(folder / "store")]
        command += [word for limit in limits for word in ("--limit", limit)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                process_group=0,  # No session: Linux may share the processor among sessions, and `nice` would count only within one.
                preexec_fn=few_descriptors,
            )
        assert self.process.stdout
        said = self.process.stdout.readline().decode()
        found = re.search(r":(\d+), Ctrl-C", said)
        if not found:
            self.kill()
            raise RuntimeError(f"the server did not start: {said}{self.log.read_text()[-2000:]}")
        self.port = int(found[1])

    def stop(self) -> None:
        """In order, as for an update."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        self.kill()

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    # What it needs, where the system tells

    def processes(self) -> list[int]:
        """It and all it has started."""
        return family_of(self.process.pid)

    def memory(self) -> int:
        """Bytes of all its processes; what they share is counted once."""
        return sum(memory_of(process) for process in self.processes())

    def cpu(self) -> float:
        """Seconds that the processes which are there have used."""
        return sum(cpu_of(process) for process in self.processes())


class Peak:
    """The most memory that a server has had while somebody looked."""

    def __init__(self, served: Served) -> None:
        self.served, self.bytes = served, 0

    async def look(self) -> None:
        """Until cancelled."""
        while True:
            self.bytes = max(self.bytes, await asyncio.to_thread(self.served.memory))
            await asyncio.sleep(LOOK_EVERY)


class Disk:
    """The longest that somebody else has waited for the same disk to keep a few bytes."""

    def __init__(self, folder: Path) -> None:
        self.file, self.longest = folder / "disk", 0.0

    async def look(self) -> None:
        """Until cancelled."""
        while True:
            self.longest = max(self.longest, await asyncio.to_thread(self.kept_within))
            await asyncio.sleep(LOOK_EVERY)

    def kept_within(self) -> float:
        began = time.perf_counter()
        with self.file.open("wb", buffering=0) as file:
            file.write(b"kept")
            os.fsync(file.fileno())
        return time.perf_counter() - began


def few_descriptors() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (USUAL_DESCRIPTORS, most))


def family_of(process: int) -> list[int]:
    """It and all it has started, and what these have."""
    found, new = [], [process]
    while new:
        process = new.pop()
        found.append(process)
        for children in Path(f"/proc/{process}/task").glob("*/children"):
            with suppress(OSError):
                new += map(int, children.read_text().split())
    return found


def memory_of(process: int) -> int:
    with suppress(OSError):
        found = re.search(r"^Pss:\s+(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(), re.MULTILINE)
        return int(found[1]) * KB if found else 0
    return 0


def cpu_of(process: int) -> float:
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0
