"""Where the gate is kept: it is started, started again when it dies, and stopped in order."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import subprocess
import sys
from contextlib import suppress

import msgspec

from swarmrally.gate.link import NUMBER, STOP, Link, pair
from swarmrally.gate.porch import Porch
from swarmrally.gate.settings import Settings
from swarmrally.server.arriving.arrivals import Arrivals
from swarmrally.server.process.journal import LOG

SECONDS_TO_FINISH = 5
SECONDS_TO_START = 120
"""On a machine that has much else to do it may take a while."""
A_MOMENT = 1.0
"""Seconds: a gate that has not lived so long is not started again at once."""
COMMAND = [sys.executable, "-P", "-m", "swarmrally.gate"]


class Gatehouse:
    """A gate in a process of its own."""

    def __init__(self, port: socket.socket, settings: Settings, arrivals: Arrivals) -> None:
        self.port, self.settings, self.arrivals = port, settings, arrivals
        self.loop = asyncio.get_running_loop()
        self.process: subprocess.Popen[bytes]
        self.is_stopping = False
        self.is_gone = asyncio.Event()
        self.started_at = 0.0
        self.starting: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int:
        return self.process.pid

    async def open(self) -> None:
        await self.start()
        try:
            async with asyncio.timeout(SECONDS_TO_START):
                await self.arrivals.is_ready.wait()
        except TimeoutError:
            self.is_stopping = True
            self.process.kill()
            raise SystemExit(f"The gate did not start within {SECONDS_TO_START} s") from None

    async def start(self) -> None:
        self.started_at = self.loop.time()
        ours, theirs = socket.socketpair()
        with theirs:
            fds = () if sys.platform == "win32" else (self.port.fileno(), theirs.fileno())
            environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
            self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, pass_fds=fds, env=environment)
            self.give_orders(theirs)
        self.arrivals.link = Link(self.arrivals.receive, self.lost)
        await self.loop.create_connection(lambda: self.arrivals.link, sock=ours)

    def give_orders(self, theirs: socket.socket) -> None:
        orders = {"port": handed(self.port, self.pid), "link": handed(theirs, self.pid), "settings": self.settings}
        assert self.process.stdin
        with suppress(BrokenPipeError):
            self.process.stdin.write(msgspec.json.encode(orders) + b"\n")
            self.process.stdin.close()

    def lost(self) -> None:
        """It has ended, or is of no use any more."""
        self.process.kill()
        self.process.wait()
        self.arrivals.forget_all()
        if self.is_stopping:
            self.is_gone.set()
            return
        LOG.warning("the gate has ended and is started again", status=self.process.returncode)
        self.starting = self.loop.create_task(self.start_again())

    async def start_again(self) -> None:
        await asyncio.sleep(max(0.0, self.started_at + A_MOMENT - self.loop.time()))
        if not self.is_stopping:
            await self.start()

    async def close(self) -> None:
        """Nobody new comes in; what is in work is finished first."""
        self.is_stopping = True
        self.arrivals.link.send(STOP, 0, NUMBER.pack(SECONDS_TO_FINISH))
        with suppress(TimeoutError):
            await asyncio.wait_for(self.is_gone.wait(), SECONDS_TO_FINISH + A_MOMENT)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.arrivals.link.close()


class Indoors:
    """The gate in this very process: for tests, and to measure what the other one costs."""

    pid = 0

    def __init__(self, port: socket.socket, settings: Settings, arrivals: Arrivals) -> None:
        self.arrivals = arrivals
        self.porch = Porch(port.dup(), settings)
        self.arrivals.link, self.porch.link = pair(arrivals.receive, self.porch.receive)

    async def open(self) -> None:
        self.porch.open()

    async def close(self) -> None:
        self.arrivals.link.send(STOP, 0, NUMBER.pack(SECONDS_TO_FINISH))
        await self.porch.stopped
        self.porch.rest()
        self.arrivals.forget_all()


def handed(one: socket.socket, process: int) -> int | str:
    """What the other process makes a socket of."""
    if sys.platform == "win32":
        return base64.b64encode(one.share(process)).decode()
    return one.fileno()
