"""What was written before, as an answer: mostly JSON from another process."""

from __future__ import annotations

import zlib
from typing import Any

from litestar import MediaType, Response
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside.packing import PACKED
from swarmrally.server.forms.reasons import body_of
from swarmrally.server.guard.limits import address_of
from swarmrally.server.guard.loads import Loads
from swarmrally.server.http.decoding import AnyRequest

PIECE, SLICE = 32 * 1024, 2 * 1024
"""Bytes that are unpacked at a time, when the last ones are on their way, and out of how many: a long game has megabytes, packed or not."""
GZIP = 16 + zlib.MAX_WBITS


UNPACKING = 100_000
"""Bytes that it takes to unpack something while somebody reads it."""
TOO_MUCH = body_of(Refusal("", "too_much_to_do"))
REFUSED = [(b"content-type", b"application/json"), (b"content-length", str(len(TOO_MUCH)).encode()), (b"retry-after", b"5")]


async def ready(
    request: AnyRequest, text: bytes, headers: dict[str, str] | None = None, kind: MediaType = MediaType.JSON, room: Loads | None = None
) -> Response[Any]:
    """As it is, or packed for those who can open that, or unpacked as it is read; what is long only where there is room for it."""
    if not text.startswith(PACKED):
        return Long(text, media_type=kind, headers=headers, room=room or Loads())
    told = {**(headers or {}), "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Long(text, media_type=kind, headers={**told, "Content-Encoding": "gzip"}, room=room or Loads())
    return Unpacking(text, media_type=kind, headers=told, room=room or Loads())


class Long(Response[bytes]):
    def __init__(self, *given: Any, room: Loads, **more: Any) -> None:
        super().__init__(*given, **more)
        self.room = room

    def to_asgi_response(self, *given: Any, **more: Any) -> ASGIResponse:
        whole = super().to_asgi_response(*given, **more)
        return Roomy(whole, self.room, len(whole.body))


class Unpacking(Long):
    def to_asgi_response(self, *given: Any, **more: Any) -> ASGIResponse:
        packed = Response.to_asgi_response(self, *given, **more)
        return Roomy(Pieces(packed), self.room, len(packed.body) + UNPACKING)


class Roomy(ASGIResponse):
    """An answer that takes so much memory until it is read: where there is no room, its reader may come again."""

    def __init__(self, answer: ASGIResponse, room: Loads, size: int) -> None:
        self.answer, self.room, self.size = answer, room, size

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if not self.room.takes(address, self.size):
            await send({"type": "http.response.start", "status": 503, "headers": REFUSED})
            await send({"type": "http.response.body", "body": TOO_MUCH, "more_body": False})
            return
        try:
            await self.answer(scope, receive, send)
        finally:
            self.room.give_back(address, self.size)


class Pieces(ASGIResponse):
    """Of what is packed in an answer; how long they are together is not known before."""

    def __init__(self, packed: ASGIResponse) -> None:
        self.packed = packed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(name, value) for name, value in self.packed.encode_headers() if name != b"content-length"]
        await send({"type": "http.response.start", "status": self.packed.status_code, "headers": headers})
        unpacking, text = zlib.decompressobj(GZIP), self.packed.body
        for start in range(0, len(text), SLICE):
            rest = text[start : start + SLICE]
            while piece := unpacking.decompress(rest, PIECE):
                await send({"type": "http.response.body", "body": piece, "more_body": True})
                rest = unpacking.unconsumed_tail
        await send({"type": "http.response.body", "body": b"", "more_body": False})
