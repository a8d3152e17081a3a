"""One connection of somebody hostile: bytes as they are, from an address of choice."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from contextlib import suppress
from typing import Any, NamedTuple

from swarmrally.cli.bench.attacks.siege import Siege

TROUBLE = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
PATIENCE = 15.0
TOO_MANY = (403, 429, 503)
KEY = "c3dhcm1yYWxseSByYWlkcw=="
TEXT, BINARY, PING, PONG = 1, 2, 9, 10
SHORT, MEDIUM = 125, 126
"""The largest size of a frame that stands in its second byte, and what stands there when two bytes of size follow."""


class Answer(NamedTuple):
    status: int
    body: bytes


class Attacker:
    def __init__(self, siege: Siege, address: str) -> None:
        self.siege, self.ground, self.address = siege, siege.ground, address
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter | None = None
        self.skimming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with asyncio.timeout(PATIENCE):
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.ground.port, local_addr=(self.address, 0))
        self.siege.sent.connections += 1

    async def say(self, data: bytes, messages: int = 1) -> None:
        """As soon as it may be paid for, and the other side takes it."""
        assert self.writer
        await self.siege.pay(len(data))
        self.writer.write(data)
        await self.writer.drain()
        self.siege.sent.bytes += len(data)
        self.siege.sent.messages += messages

    def skim(self) -> None:
        """From here on, whatever is heard is read and forgotten; the connection ends when the server ends it."""
        self.skimming = asyncio.create_task(self.read_on())

    async def read_on(self) -> None:
        with suppress(*TROUBLE):
            while await self.reader.read(1 << 16):
                continue
        self.close()

    def close(self) -> None:
        if self.writer:
            self.writer.close()

    def reset(self) -> None:
        """Ends the connection without a word."""
        assert self.writer
        found = self.writer.get_extra_info("socket")
        found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()

    # HTTP

    def head(self, method: str, path: str, *lines: str) -> bytes:
        """With the right host, unless a line says another one."""
        host = [] if any(line.startswith("Host:") for line in lines) else [f"Host: 127.0.0.1:{self.ground.port}"]
        return "\r\n".join([f"{method} {path} HTTP/1.1", *host, *lines, "", ""]).encode("latin-1")

    def request(self, method: str, path: str, body: Any = None, token: str | None = None) -> bytes:
        """A whole one; the body is JSON, or bytes as they are."""
        content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body, separators=(",", ":")).encode()
        lines = ["Content-Type: application/json", f"Content-Length: {len(content)}"] if content else []
        return self.head(method, path, *lines, *([f"Authorization: Bearer {token}"] if token else [])) + content

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Answer:
        await self.say(self.request(method, path, body, token))
        answer = await self.answer()
        if answer.status in TOO_MANY:
            self.siege.sent.turned_away += 1
        return answer

    async def answer(self) -> Answer:
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
            status = int(head.split(b" ", 2)[1])
            if b"transfer-encoding: chunked" in head:
                return Answer(status, await self.chunks())
            size = head.partition(b"content-length:")[2].partition(b"\r")[0]
            return Answer(status, await self.reader.readexactly(int(size or 0)))

    async def chunks(self) -> bytes:
        whole = b""
        while size := int(await self.reader.readline(), 16):
            whole += (await self.reader.readexactly(size + 2))[:size]
        await self.reader.readline()
        return whole

    async def player(self) -> str:
        """The token of this address's player, who is made when there is none."""
        return str(await self.siege.once(self.address, self.new_player))

    async def new_player(self) -> str:
        return str((await self.made("/api/players", {"name": f"Stranger {self.address}", "token": True}))["token"])

    async def made(self, path: str, body: Any, token: str | None = None) -> dict[str, Any]:
        """What the server has made; an error when it would not."""
        answer = await self.ask("POST", path, body, token)
        if answer.status != 201:
            raise ConnectionError(f"{path}: {answer.status} {answer.body[:200]!r}")
        return dict(json.loads(answer.body))

    # WebSocket

    async def upgrade(self, token: str | None = None, *lines: str) -> None:
        """Raises when the server does not want to."""
        wanted = ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", *lines]
        await self.say(self.head("GET", "/api/socket", *wanted, *([f"Authorization: Bearer {token}"] if token else [])))
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.split(b"\r\n")[0].decode("latin-1"))

    async def message(self) -> bytes:
        """The next one, which fits into a frame of the server's."""
        async with asyncio.timeout(PATIENCE):
            size = (await self.reader.readexactly(2))[1]
            if size > SHORT:
                size = int.from_bytes(await self.reader.readexactly(2 if size == MEDIUM else 8))
            return await self.reader.readexactly(size)

    async def tell(self, *messages: Any) -> None:
        """JSON messages, each in a frame of its own."""
        texts = [json.dumps(message, separators=(",", ":")).encode() for message in messages]
        await self.say(b"".join(frame(TEXT, text) for text in texts), len(texts))


def frame(kind: int, content: bytes = b"", is_last: bool = True, announced: int | None = None) -> bytes:
    """A masked one; `announced` is the size that it claims to have. The mask is zero, which costs the attacker nothing."""
    size = len(content) if announced is None else announced
    short = size if size < 126 else 126 if size < 1 << 16 else 127
    length = b"" if short < 126 else struct.pack(">H", size) if short == 126 else struct.pack(">Q", size)
    return bytes([kind | (128 if is_last else 0), 128 | short]) + length + bytes(4) + content


def nested(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth
