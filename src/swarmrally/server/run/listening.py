"""A server that listens: the house, its application and the gate before it, from the open port to the clean stop."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path

from swarmrally.gate import hosts
from swarmrally.gate.settings import Settings
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.arriving.arrivals import Arrivals
from swarmrally.server.arriving.gatehouse import Gatehouse, Indoors
from swarmrally.server.beside.thinkers import Thinkers
from swarmrally.server.house import House
from swarmrally.server.process.changing_over import change_up
from swarmrally.server.process.collecting import collect_by_the_clock
from swarmrally.server.process.ending import wait_for_the_end
from swarmrally.server.process.memory import keep_no_holes
from swarmrally.server.process.options import Options
from swarmrally.server.process.web_engine import FOLDER
from swarmrally.server.run.app import LARGEST_BODY, SOCKET, larger_bodies, make_app
from swarmrally.server.socket.messages import LARGEST
from swarmrally.table.games.listing import BOXES
from swarmrally.wasm.building import rules_hash

WEB = Path(__file__).parents[1] / "web"
BACKLOG = 2048
ANYWHERE = ("0.0.0.0", "::", "")
SECONDS_TO_LEAVE = 10.0
"""On PostgreSQL, where there may be other servers."""
NOWHERE = "192.0.2.1"
"""An address that no machine has: nothing is sent to it, but the system says by which way it would."""


async def listen(
    port: socket.socket,
    database: str | Path | None,
    options: Options,
    proxies: Collection[str],
    started: Callable[[House], None],
    gate: type[Gatehouse] | type[Indoors] = Gatehouse,
) -> None:
    """Serves until a signal."""
    keep_no_holes()
    thinkers = Thinkers()
    house = await House.open(database, options, thinkers)
    tasks = [asyncio.create_task(change_up(game)) for game in BOXES]
    try:
        signals = Signals()
        kept = gated(house, port, proxies, gate)
        await kept.open()
        house.metrics.watch_gate(lambda: kept.pid, lambda: kept.arrivals.figures)
        started(house)
        tasks.append(asyncio.create_task(collect_by_the_clock()))
        await signals.stops.wait()
        await leave(house, signals)
        await kept.close()
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await house.close()
        thinkers.close()
        await asyncio.to_thread(wait_for_the_end)


class Signals:
    """Whether somebody wants the server to stop, and at once."""

    def __init__(self) -> None:
        self.stops, self.hurries = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            if sys.platform == "win32":
                signal.signal(number, lambda number, _: loop.call_soon_threadsafe(self.hear, number))
            else:
                loop.add_signal_handler(number, self.hear, number)

    def hear(self, number: int) -> None:
        if number == signal.SIGINT or self.stops.is_set():
            self.hurries.set()
        self.stops.set()


async def leave(house: House, signals: Signals) -> None:
    """In order, where others can take people in; a second signal hurries."""
    usual = SECONDS_TO_LEAVE if house.store.database.is_postgresql else 0.0
    seconds = usual if house.options.leave_within is None else house.options.leave_within
    ways = [asyncio.create_task(house.leave(seconds)), asyncio.create_task(signals.hurries.wait())]
    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    for way in ways:
        way.cancel()
    await asyncio.gather(*ways, return_exceptions=True)


def gated(
    house: House,
    port: socket.socket,
    proxies: Collection[str],
    gate: type[Gatehouse] | type[Indoors] = Gatehouse,
    web: Path = WEB,
    engine: Path = FOLDER,
) -> Gatehouse | Indoors:
    """The house with a gate before it, which is not open yet."""
    arrivals = Arrivals(make_app(house), house.sockets, house.went_wrong)
    return gate(port, gate_settings(house.options, port, proxies, web, engine), arrivals)


def gate_settings(options: Options, port: socket.socket, proxies: Collection[str], web: Path, engine: Path) -> Settings:
    rates = options.rates
    return Settings(
        socket=SOCKET,
        largest_message=4 * LARGEST,
        largest_body=LARGEST_BODY,
        larger_bodies=larger_bodies(),
        hosts=hosts.names(options.public_url, port.getsockname()[0], options.allowed_hosts),
        web=str(web),
        engine=str(engine),
        rules=rules_hash(),
        request=rates.address,
        file=rates.file,
        handshake=rates.handshake,
        connection=rates.connection,
        frame=rates.frame,
        neighbours=rates.neighbours,
        strangers=rates.strangers,
        players=rates.players,
        sockets_per_address=options.sockets_per_address,
        connections_per_address=options.connections_per_address,
        connections=options.connections,
        is_https=(options.public_url or "").startswith("https://"),
        proxies=tuple(proxies),
    )


def open_port(host: str, port: int) -> socket.socket:
    """Listening already, so that nobody who reads the address is turned away; or a Refusal."""
    try:
        return socket.create_server((host, port), family=family_of(host), backlog=BACKLOG)
    except socket.gaierror:
        raise Refusal("--host", "wrong_option", expected=f"an address of this machine, got {host}") from None
    except OverflowError:
        raise Refusal("--port", "wrong_option", expected=f"0 to 65535, got {port}") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refusal("--port", "wrong_option", expected=f"a free port: {port} is in use; --port 0 takes any that is free") from None
        raise Refusal("--host", "wrong_option", expected=f"an address where we may listen: {host}:{port}: {error.strerror}") from None


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
