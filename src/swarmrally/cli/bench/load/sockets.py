"""A WebSocket and an HTTP client that do no more than a load needs."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import Any

import msgspec

SHORT, MEDIUM = 126, 127
TEXT, BINARY, PING, PONG = 1, 2, 9, 10
JSON_SIZE = struct.Struct("<I")
"""How many bytes of JSON a binary message begins with; behind them are rows of events."""


class Socket(asyncio.Protocol):
    """Sends messages and gets them; `got` is called for each one."""

    def __init__(self, host: str, token: str) -> None:
        self.host, self.token = host, token
        self.buffer = b""
        self.is_open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {self.token}"]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done() and not self.opened():
            return
        while (frame := self.next_frame()) is not None:
            kind, message = frame
            if kind == TEXT:
                self.got(message)
            elif kind == BINARY:
                self.got(message[JSON_SIZE.size : JSON_SIZE.size + JSON_SIZE.unpack_from(message)[0]])
            elif kind == PING:
                self.transport.write(framed(PONG, message))

    def opened(self) -> bool:
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if end:
            if b" 101 " in head.split(b"\r\n")[0]:
                self.is_open.set_result(None)
            else:
                self.is_open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
            self.buffer = rest
        return bool(end)

    def next_frame(self) -> tuple[int, bytes] | None:
        """The kind and the content of the next frame, when it is there as a whole."""
        if len(self.buffer) < 2:
            return None
        size, start = self.buffer[1] & 127, 2
        if size == SHORT:
            size, start = int.from_bytes(self.buffer[2:4]), 4
        elif size == MEDIUM:
            size, start = int.from_bytes(self.buffer[2:10]), 10
        if len(self.buffer) < start + size:
            return None
        kind, content, self.buffer = self.buffer[0] & 15, self.buffer[start : start + size], self.buffer[start + size :]
        return kind, content

    def send(self, text: str) -> None:
        self.transport.write(framed(TEXT, text.encode()))

    def got(self, message: bytes) -> None:
        raise NotImplementedError


def framed(kind: int, content: bytes) -> bytes:
    """A masked frame; the mask is zero, which costs nobody anything."""
    size = bytes([128 | len(content)]) if len(content) < SHORT else bytes([128 | SHORT]) + struct.pack(">H", len(content))
    return bytes([128 | kind]) + size + bytes(4) + content


async def request(port: int, method: str, path: str, body: Any = None, token: str | None = None, source: str | None = None) -> bytes:
    """One request on a connection of its own, from an address of this machine; raises for anything but success."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0) if source else None)
    content = b"" if body is None else msgspec.json.encode(body)
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close", f"Content-Length: {len(content)}"]
    lines += ["Content-Type: application/json"] + ([f"Authorization: Bearer {token}"] if token else [])
    try:
        writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        answer = await reader.read()
    finally:
        writer.close()
    head, end, rest = answer.partition(b"\r\n\r\n")
    if not end:
        raise ConnectionError(f"{method} {path}: the connection ended without an answer")
    status = head.split(b" ", 2)[1].decode()
    if not status.startswith("2"):
        raise ConnectionError(f"{method} {path}: {status} {rest[:300].decode(errors='replace')}")
    return dechunked(rest) if b"transfer-encoding: chunked" in head.lower() else rest


def dechunked(text: bytes) -> bytes:
    whole = b""
    while text:
        size, _, text = text.partition(b"\r\n")
        whole, text = whole + text[: int(size, 16)], text[int(size, 16) + 2 :]
    return whole
