"""The gate's process: `python -m swarmrally.gate`, which the server starts and which ends with it."""

from __future__ import annotations

import asyncio
import base64
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable

import msgspec
from msgspec import Struct

from swarmrally.gate.link import READY, Link
from swarmrally.gate.porch import Porch
from swarmrally.gate.settings import Settings


class Orders(Struct, frozen=True):
    """The first line on standard input."""

    port: int | str
    """A descriptor, or what Windows shares of a socket, in base 64."""
    link: int | str
    settings: Settings


def taken(handed: int | str) -> socket.socket:
    if isinstance(handed, int):
        return socket.socket(fileno=handed)
    return socket.fromshare(base64.b64decode(handed))  # type: ignore[attr-defined,no-any-return,unused-ignore]


async def keep(orders: Orders) -> None:
    """Until the server says so, or is gone."""
    loop = asyncio.get_running_loop()
    porch = Porch(taken(orders.port), orders.settings)
    link = porch.link = Link(porch.receive, lambda: os._exit(0))
    await loop.create_connection(lambda: link, sock=taken(orders.link))
    porch.open()
    link.send(READY)
    gc.freeze()
    await porch.stopped
    link.flush()


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    factory: Callable[[], asyncio.AbstractEventLoop] = asyncio.SelectorEventLoop
    if sys.platform != "win32":
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(keep(orders))


if __name__ == "__main__":
    main()
