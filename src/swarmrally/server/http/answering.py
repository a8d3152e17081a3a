"""What was written before, as an answer: mostly JSON from another process."""

from __future__ import annotations

import zlib
from typing import Any

from litestar import MediaType, Response
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from swarmrally.server.beside.packing import PACKED
from swarmrally.server.http.decoding import AnyRequest

PIECE, SLICE = 32 * 1024, 2 * 1024
"""Bytes that are unpacked at a time, when the last ones are on their way, and out of how many: a long game has megabytes, packed or not."""
GZIP = 16 + zlib.MAX_WBITS


async def ready(request: AnyRequest, text: bytes, headers: dict[str, str] | None = None, kind: MediaType = MediaType.JSON) -> Response[Any]:
    """As it is, or packed for those who can open that, or unpacked as it is read."""
    if not text.startswith(PACKED):
        return Response(text, media_type=kind, headers=headers)
    told = {**(headers or {}), "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(text, media_type=kind, headers={**told, "Content-Encoding": "gzip"})
    return Unpacking(text, media_type=kind, headers=told)


class Unpacking(Response[bytes]):
    def to_asgi_response(self, *given: Any, **more: Any) -> ASGIResponse:
        return Pieces(super().to_asgi_response(*given, **more))


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
