"""A server that listens: uvicorn around the application, from the open port to the clean stop."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

import uvicorn

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.app import make_app
from swarmrally.server.collecting import collect_by_the_clock
from swarmrally.server.ending import wait_for_the_end
from swarmrally.server.gears import change_up
from swarmrally.server.house import House
from swarmrally.server.messages import LARGEST
from swarmrally.server.options import Options
from swarmrally.server.thinkers import Thinkers
from swarmrally.server.wire import Wire
from swarmrally.table.games import BOXES

SECONDS_TO_FINISH = 5
SECONDS_IDLE = 75
"""Longer than proxies and browsers keep a connection to use it again: whoever closes it first must not be the one who is asked."""
BACKLOG = 2048
ANYWHERE = ("0.0.0.0", "::", "")
NOWHERE = "192.0.2.1"
"""An address that no machine has: nothing is sent to it, but the system says by which way it would."""


class Server(uvicorn.Server):
    """Signals are ours: uvicorn would raise them again before the house is closed."""

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        return nullcontext()


async def listen(
    port: socket.socket, database: str | Path | None, options: Options, proxies: Collection[str], started: Callable[[House], None]
) -> None:
    """Serves until a signal."""
    thinkers = Thinkers()
    house = await House.open(database, options, thinkers)
    tasks = [asyncio.create_task(change_up(game)) for game in BOXES]
    try:
        server = Server(configuration(house, proxies))
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, server.handle_exit)
        started(house)
        tasks.append(asyncio.create_task(collect_by_the_clock()))
        await server.serve(sockets=[port])
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await house.close()
        thinkers.stop()
        await asyncio.to_thread(wait_for_the_end)


def configuration(house: House, proxies: Collection[str]) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(house),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        timeout_keep_alive=SECONDS_IDLE,
        ws=Wire,
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=45,
        ws_ping_timeout=45,
    )


def open_port(host: str, port: int) -> socket.socket:
    """Listening already, so that nobody who reads the address is turned away; or a Refusal."""
    try:
        return socket.create_server((host, port), family=family_of(host), backlog=BACKLOG)
    except socket.gaierror:
        raise Refusal("--host", f"expected an address of this machine, got {host}") from None
    except OverflowError:
        raise Refusal("--port", f"expected 0 to 65535, got {port}") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refusal("--port", f"expected a free port: {port} is in use; --port 0 takes any that is free") from None
        raise Refusal("--host", f"expected an address where we may listen: {host}:{port}: {error.strerror}") from None


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def address(port: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, number = port.getsockname()[:2]
    shown = "127.0.0.1" if host in ANYWHERE else host
    return f"http://[{shown}]:{number}" if ":" in shown else f"http://{shown}:{number}"


def address_for_others(port: socket.socket) -> str | None:
    """What to type into one on another machine of the network; None when only this one is listened to, or there is no network."""
    host, number = port.getsockname()[:2]
    if host not in ANYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect((NOWHERE, 9))
        return f"http://{probe.getsockname()[0]}:{number}"
    return None
