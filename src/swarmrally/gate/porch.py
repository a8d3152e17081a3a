"""All connections of the gate: who comes in, what is answered here, and what is handed to the server."""

from __future__ import annotations

import asyncio
import re
import socket
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from struct import Struct as Layout
from struct import iter_unpack

from swarmrally.gate.addresses import Proxies, neighbourhood
from swarmrally.gate.answers import SOON, guarded
from swarmrally.gate.bodies import Body
from swarmrally.gate.buckets import Bucket, Buckets
from swarmrally.gate.connection import PUT_OFF, Connection
from swarmrally.gate.crowd import Crowd
from swarmrally.gate.doorstep import Doorstep
from swarmrally.gate.fences import Fences
from swarmrally.gate.files import File, Files
from swarmrally.gate.frames import BINARY, TEXT, accepted, framed
from swarmrally.gate.handover import FAREWELLS, Handover
from swarmrally.gate.heads import Bad, Head
from swarmrally.gate.hosts import is_ours
from swarmrally.gate.http import Asking
from swarmrally.gate.link import (
    ACCEPT,
    ANSWER,
    ANSWERS,
    CLOSE,
    CLOSED,
    DONE,
    ENCODER,
    FENCE,
    FENCED,
    FIGURES,
    MORE,
    NUMBER,
    OPEN,
    RESET,
    RESTS,
    SEATED,
    STOP,
    WRITE,
    WRITE_BINARY,
    Answer,
    Figures,
    Link,
)
from swarmrally.gate.settings import Settings
from swarmrally.gate.turns import Turns
from swarmrally.gate.usage import Usage
from swarmrally.gate.websocket import Speaking

A_FAREWELL = 0.02
"""Seconds that the server has for each of a dozen connections that have ended."""
LOOK_EVERY = 1.0
COUNTED = ("connections", "requests", "files", "frames", "overdrawn", "put_off", "sent_away")
MOST_PRESSED = 4_000_000
"""Bytes that wait for the server before strangers have to."""
MOST_WAITING = 40_000_000
"""Bytes that wait for the server before no request is taken: more than all large bodies together, which are not to lock others out."""
MOST_LARGE, MOST_LARGE_OF_ONE = 16_000_000, 2_200_000
"""Bytes of large bodies that come, or wait for the server, in all and from one address; for who has none there is as much room again."""
COMMANDS = re.compile(r"/api/tables/[^/]+/commands")
SWITCHED = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: %s\r\n\r\n"


class Porch:
    def __init__(self, port: socket.socket, settings: Settings) -> None:
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        self.link: Link
        self.proxies = Proxies(settings.proxies)
        self.files = Files(Path(settings.web), Path(settings.engine), settings.rules)
        self.crowd = Crowd(settings.connections, settings.connections_per_address)
        self.requests, self.given = Buckets(settings.request), Buckets(settings.file)
        self.handshakes, self.neighbours = Buckets(settings.handshake), Buckets(settings.neighbours)
        self.strangers, self.players = (Bucket(rate, self.loop.time()) for rate in (settings.strangers, settings.players))
        self.turns = Turns(Usage(self.loop.time), self.is_seated, self.loop.call_later, lambda: self.is_overrun(False))
        # Of the server's time and not of the gate's: who was given the page and its files has had nothing yet of that.
        self.handover = Handover(Usage(self.loop.time), self.is_seated, self.loop.call_soon, self.loop.call_later)
        self.seated: Counter[str] = Counter()
        """WebSockets of players at a table in play, by address."""
        self.connections: dict[int, Connection] = {}
        self.sockets: Counter[str] = Counter()
        self.last = 0
        self.large_bodies: Counter[str] = Counter()
        """How many bytes of them each address sends."""
        self.joining: set[asyncio.Task[object]] = set()
        self.fences = Fences(lambda fence: self.link.send(FENCED, fence))
        self.counts: Counter[str] = Counter(dict.fromkeys(COUNTED, 0))
        self.refused: Counter[str] = Counter()
        self.doorstep = Doorstep(port, self)
        self.is_stopping = False
        self.looking: asyncio.TimerHandle | None = None
        self.ending: asyncio.TimerHandle | None = None
        self.stopped = self.loop.create_future()

    # Coming and going

    def open(self) -> None:
        self.doorstep.open()
        self.look()

    def let_in(self, accepted: socket.socket, place: tuple[str, int], peer: str, payer: str) -> None:
        accepted.setblocking(False)
        accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.last = (self.last + 1) % 2**32
        self.counts["connections"] += 1
        connection = Connection(self, self.last, (place[0], place[1]), peer, payer)
        connection.talk = Asking(connection, self)
        joining = self.loop.create_task(self.loop.connect_accepted_socket(lambda: connection, accepted))
        self.joining.add(joining)
        joining.add_done_callback(self.joined)

    def joined(self, joining: asyncio.Task[object]) -> None:
        self.joining.discard(joining)
        if not joining.cancelled() and joining.exception():
            self.refused["gone at once"] += 1

    def came(self, connection: Connection) -> None:
        self.connections[connection.number] = connection
        self.crowd.add(connection)

    def went(self, connection: Connection) -> None:
        self.connections.pop(connection.number, None)
        self.crowd.remove(connection)
        if isinstance(connection.talk, Speaking):
            self.forget_socket(connection.talk.address)
            self.seat(connection, b"\0")
        self.fences.leave(connection.number)
        if self.is_stopping and not self.connections and not self.stopped.done():
            self.stopped.set_result(None)

    def forget_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    # Requests

    def examine(self, connection: Connection, head: Head) -> File | None:
        """What every request has to pass before its body is read; the file that it is for."""
        host = head.value(b"host")
        if host and not is_ours(host, self.settings.hosts):
            raise Bad(421, "wrong_host", names=", ".join(self.settings.hosts))
        if self.link.waiting > MOST_WAITING:
            raise Bad(503, "too_much_to_do", SOON)
        now = self.loop.time()
        address = connection.payer = neighbourhood(self.proxies.caller(connection.place, head)[0])
        file = self.files.wanted(head)
        bucket = (self.requests if file is None else self.given).of(address, now)
        if not bucket.takes(now):
            raise TooMany(bucket.wait())
        self.counts["requests" if file is None else "files"] += 1
        return file

    def is_overrun(self, by_players: bool) -> bool:
        """Whether strangers, or players, say more than all of them together may."""
        bucket = self.players if by_players else self.strangers
        bucket.fill(self.loop.time())
        return bucket.left < 1

    @property
    def is_pressed(self) -> bool:
        """Whether the server can't keep up."""
        return self.link.waiting > MOST_PRESSED

    def bound(self, head: Head) -> int:
        """Bytes that its body may have."""
        return self.settings.larger_bodies.get(head.path, self.settings.largest_body)

    def takes_large(self, address: str, body: Body) -> int:
        """How much room it is given: none is needed for a small one."""
        size = body.bound if body.is_chunked else body.left
        if size <= self.settings.largest_body:
            return 0
        mine = self.large_bodies[address]
        most = MOST_LARGE if mine else 2 * MOST_LARGE
        if mine + size > MOST_LARGE_OF_ONE or self.large_bodies.total() + size > most:
            raise Bad(503, "too_much_to_do", SOON)
        self.large_bodies[address] += size
        return size

    def forget_large(self, address: str, size: int) -> None:
        self.large_bodies[address] -= size
        if not self.large_bodies[address]:
            del self.large_bodies[address]

    def serve(self, connection: Connection, asking: Asking, head: Head, body: bytes) -> None:
        if asking.file is not None:
            status, headers, content = self.files.answer(asking.file, head)
            asking.answer(Answer(status, guarded(headers, self.settings.is_https, self.files.guards(asking.file, head)), content, True))
        elif head.path == self.settings.socket and head.says(b"upgrade", "websocket"):
            asking.opens = self.check_handshake(connection, head)
            self.sockets[asking.opens] += 1
            asking.send(head, b"", OPEN)
        else:
            asking.send(head, body)

    def is_seated(self, address: str) -> bool:
        return address in self.seated

    def is_urgent(self, connection: Connection, head: Head) -> bool:
        """A plan that is made by HTTP."""
        return connection.payer in self.seated and COMMANDS.fullmatch(head.path) is not None

    def check_handshake(self, connection: Connection, head: Head) -> str:
        """The address that it is for."""
        if head.value(b"sec-websocket-version") != "13":
            more = (b"sec-websocket-version", b"13"), (b"upgrade", b"websocket")
            raise Bad(426, "wrong_handshake", *more, expected="Sec-WebSocket-Version: 13")
        keys = head.values(b"sec-websocket-key")
        if head.method != "GET" or head.minor != 1 or not head.says(b"connection", "upgrade") or len(keys) != 1 or not accepted(keys[0]):
            raise Bad(400, "wrong_handshake", expected="a WebSocket's handshake: GET, Connection: Upgrade and a key of 16 bytes")
        address, now = neighbourhood(self.proxies.caller(connection.place, head)[0]), self.loop.time()
        bucket = self.handshakes.of(address, now)
        if not bucket.takes(now):
            raise TooMany(bucket.wait())
        if self.sockets[address] >= self.settings.sockets_per_address:
            raise Bad(429, "too_many_sockets", most=self.settings.sockets_per_address)
        return address

    # What the server says

    def receive(self, kind: int, number: int, content: bytes) -> None:
        if kind in (WRITE, WRITE_BINARY):
            self.write(number, content, TEXT if kind == WRITE else BINARY)
        elif kind == FENCE:
            self.fence(number, content)
        elif kind == STOP:
            self.stop(NUMBER.unpack(content)[0])
        elif (connection := self.connections.get(number)) is not None:
            ANSWERING[kind](self, connection, content)

    def write(self, count: int, content: bytes, kind: int) -> None:
        """One message for so many connections."""
        end = count * NUMBER.size
        message = content[end:]
        frame = framed(kind, message)
        for (number,) in iter_unpack("<I", content[:end]):
            connection = self.connections.get(number)
            if connection is not None and isinstance(connection.talk, Speaking) and not connection.talk.is_closing:
                connection.write(frame)
                connection.count(len(message))

    def answer(self, connection: Connection, content: bytes) -> None:
        if isinstance(connection.talk, Asking):
            connection.talk.answer(ANSWERS.decode(content))

    def add(self, connection: Connection, content: bytes) -> None:
        """A byte that says whether it is the last part, and the part."""
        if isinstance(connection.talk, Asking):
            connection.talk.add(content[1:], content[0] == 1, len(content) - 1)

    def switch(self, connection: Connection, content: bytes) -> None:
        asking = connection.talk
        if not isinstance(asking, Asking) or asking.head is None or not asking.in_work:
            return
        self.handover.give_back(asking.ticket)
        connection.write(SWITCHED % accepted(asking.head.values(b"sec-websocket-key")[0]))
        speaking = connection.talk = Speaking(connection, self, asking.opens)
        connection.payer = speaking.address
        if asking.buffer:
            speaking.feed(bytes(asking.buffer), asking.stamp)
        connection.release(-1)

    def close(self, connection: Connection, content: bytes) -> None:
        if isinstance(connection.talk, Speaking):
            connection.talk.close(NUMBER.unpack(content)[0])

    def done(self, connection: Connection, content: bytes) -> None:
        if isinstance(connection.talk, Speaking):
            connection.talk.taken()

    def seat(self, connection: Connection, content: bytes) -> None:
        """Who sits down at a table in play, or gets up from it."""
        speaking, is_seated = connection.talk, content == b"\1"
        if isinstance(speaking, Speaking) and speaking.is_seated != is_seated:
            speaking.is_seated = is_seated
            self.seated[speaking.address] += 1 if is_seated else -1
            if not self.seated[speaking.address]:
                del self.seated[speaking.address]
            connection.release(PUT_OFF)

    def rests(self, connection: Connection, content: bytes) -> None:
        """The server does no more for a request than wait for the disk: meanwhile it has room for another one."""
        if isinstance(connection.talk, Asking):
            self.handover.give_back(connection.talk.ticket)

    def reset(self, connection: Connection, content: bytes) -> None:
        connection.abort()

    # What the server is told besides

    def tell_closed(self, connection: Connection) -> None:
        """When a thousand go, the server does not hear it in one breath."""
        if self.handover.is_full:
            self.handover.wait(connection.payer, lambda: self.say_closed(connection), FAREWELLS)
        else:
            self.say_closed(connection)

    def say_closed(self, connection: Connection) -> None:
        self.loop.call_later(A_FAREWELL, self.handover.give_back, self.handover.take(connection.payer))
        self.link.send(CLOSED, connection.number)

    def fence(self, number: int, content: bytes) -> None:
        """Answered when the server has all that was read on these connections before."""
        count = len(content) // NUMBER.size
        self.fences.put_up(number, {one for one in Layout(f"<{count}I").unpack(content) if self.has_more(one)})

    def has_more(self, number: int) -> bool:
        connection = self.connections.get(number)
        return connection is not None and isinstance(connection.talk, Speaking) and connection.talk.has_more

    # Time

    def look(self) -> None:
        now = self.loop.time()
        for connection in [one for one in self.connections.values() if now > one.expires or now - one.clogged_at > 0]:
            connection.look(now)
        self.counts["put_off"] = self.turns.line.added + self.handover.put_off
        figures = Figures(len(self.connections), self.sockets.total(), dict(self.counts), dict(self.refused))
        self.link.send(FIGURES, 0, ENCODER.encode(figures))
        self.looking = self.loop.call_later(LOOK_EVERY, self.look)

    def stop(self, seconds: int) -> None:
        """No new connections; what is in work is finished."""
        self.is_stopping = True
        self.doorstep.close()
        self.ending = self.loop.call_later(seconds, self.stop_now)
        for connection in list(self.connections.values()):
            connection.talk.stop()
        if not self.connections:
            self.stop_now()

    def rest(self) -> None:
        """Nothing more is to be done."""
        for timer in (self.looking, self.ending):
            if timer is not None:
                timer.cancel()

    def stop_now(self) -> None:
        for connection in list(self.connections.values()):
            connection.abort()
        if not self.stopped.done():
            self.stopped.set_result(None)


class TooMany(Bad):
    def __init__(self, seconds: float) -> None:
        whole = max(1, round(seconds + 0.5))
        super().__init__(429, "too_many_requests", (b"retry-after", str(whole).encode()), seconds=whole)


ANSWERING: dict[int, Callable[[Porch, Connection, bytes], None]] = {
    ANSWER: Porch.answer,
    MORE: Porch.add,
    ACCEPT: Porch.switch,
    CLOSE: Porch.close,
    DONE: Porch.done,
    SEATED: Porch.seat,
    RESET: Porch.reset,
    RESTS: Porch.rests,
}
