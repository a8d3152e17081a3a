"""What the gate hands over: requests become the application's, WebSockets become clients."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from itertools import count
from struct import Struct as Layout
from urllib.parse import unquote

from litestar.types import ASGIApp

from swarmrally.gate.addresses import neighbourhood
from swarmrally.gate.link import (
    CLOSED,
    FENCE,
    FENCED,
    FIGURED,
    FIGURES,
    MESSAGE,
    NUMBER,
    OPEN,
    REQUEST,
    REQUESTS,
    STAMP,
    TAKEN_UP,
    Figures,
    Link,
    Request,
)
from swarmrally.server.arriving.errand import Errand, busy
from swarmrally.server.guard.loads import Loads
from swarmrally.server.guard.precedence import Precedence
from swarmrally.server.process.stamps import EXTENSION
from swarmrally.server.socket.gate_socket import Came, GateSocket
from swarmrally.server.socket.socket import Scope, Sockets

NO_FIGURES = Figures(0, 0, {}, {})


class Opening:
    """A WebSocket that somebody wants to open."""

    kind, took = "opening", 0.0
    is_seated = False

    def __init__(self, sockets: Sockets, scope: Scope, wire: GateSocket) -> None:
        self.sockets, self.scope, self.wire, self.address = sockets, scope, wire, wire.address

    def begin(self) -> None:
        if self.wire.is_open:
            self.sockets.welcome(self.scope, self.wire)

    def refuse(self) -> None:
        self.wire.deny(busy())


class Arrivals:
    """The server's side of the link."""

    def __init__(self, app: ASGIApp, sockets: Sockets, went_wrong: Callable[[str, Exception], None]) -> None:
        self.app, self.sockets, self.went_wrong = app, sockets, went_wrong
        self.line = Precedence()
        self.link: Link
        self.errands: dict[int, Errand] = {}
        self.loads = Loads()
        self.wires: dict[int, GateSocket] = {}
        self.fences: dict[int, asyncio.Future[None]] = {}
        self.numbers = count(1)
        self.figures = NO_FIGURES
        self.is_ready = asyncio.Event()
        sockets.fence = self.fence

    def receive(self, kind: int, number: int, content: bytes) -> None:
        if kind == MESSAGE:
            if (wire := self.wires.get(number)) is not None:
                wire.came(Came(STAMP.unpack_from(content)[0], content[STAMP.size :]))
        elif kind == TAKEN_UP:
            self.taken_up(number, NUMBER.unpack(content)[0])
        elif kind == REQUEST:
            self.ask(number, REQUESTS.decode(content))
        elif kind == OPEN:
            self.open(number, REQUESTS.decode(content))
        elif kind == CLOSED:
            self.close(number)
        elif kind == FENCED:
            self.let_pass([self.fences.pop(number, None)])
        elif kind == FIGURES:
            self.figures = FIGURED.decode(content)
        else:
            self.is_ready.set()

    def taken_up(self, number: int, size: int) -> None:
        reader = self.wires.get(number) or self.errands.get(number)
        if reader is not None:
            reader.taken_up(size)

    def ask(self, number: int, request: Request) -> None:
        errand = Errand(self.link, number, self.line, scope_of(request, "http"), request.body, self.app, self.went_wrong)
        if not self.loads.takes(errand.address, errand.size):
            errand.refuse()
            return
        self.errands[number] = errand
        errand.is_seated = errand.address in self.sockets.seated_addresses
        errand.ended = lambda: self.forget(errand)
        errand.others = lambda: len(self.errands)
        self.line.come(errand)

    def forget(self, errand: Errand) -> None:
        self.loads.give_back(errand.address, errand.size)
        if self.errands.get(errand.number) is errand:
            del self.errands[errand.number]

    def open(self, number: int, request: Request) -> None:
        wire = self.wires[number] = GateSocket(self.link, number, self.line, neighbourhood(request.address))
        wire.denied = lambda: self.wires.pop(number, None) if self.wires.get(number) is wire else None
        self.line.come(Opening(self.sockets, scope_of(request, "websocket"), wire))

    def close(self, number: int) -> None:
        if (wire := self.wires.pop(number, None)) is not None:
            wire.lost()
        if (errand := self.errands.pop(number, None)) is not None:
            errand.lost()

    def forget_all(self) -> None:
        """The gate is gone, and all connections with it."""
        for number in [*self.wires, *self.errands]:
            self.close(number)
        self.let_pass(self.fences.values())
        self.fences.clear()

    # Before time runs out

    async def fence(self, wires: Iterable[GateSocket], table: str) -> None:
        """Returns when all that the gate has read so far on these connections, and what was asked of the table by HTTP, is done."""
        wires = list(wires)
        number = next(self.numbers)
        passed = self.fences[number] = self.line.loop.create_future()
        self.link.send(FENCE, number, Layout(f"<{len(wires)}I").pack(*(wire.number for wire in wires)))
        await passed
        asked = [errand.over for errand in self.errands.values() if errand.scope["path"] == f"/api/tables/{table}/commands"]
        await asyncio.gather(*(wire.caught_up() for wire in wires))
        if asked:
            await asyncio.wait(asked)

    def let_pass(self, fences: Iterable[asyncio.Future[None] | None]) -> None:
        for fence in fences:
            if fence is not None and not fence.done():
                fence.set_result(None)


def scope_of(request: Request, kind: str) -> Scope:
    path, _, query = request.target.partition(b"?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": f"1.{request.minor}",
        "method": request.method,
        "scheme": request.scheme,
        "path": unquote(path.decode("latin-1")),
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": request.headers,
        "client": (request.address, request.port),
        "server": None,
        "extensions": {EXTENSION: request.stamp},
        "state": {},
    }
