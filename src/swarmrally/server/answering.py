"""What was written before, as an answer: mostly JSON from another process."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import MediaType, Response

from swarmrally.server.orders import PACKED
from swarmrally.server.taking import AnyRequest


async def ready(request: AnyRequest, text: bytes, headers: dict[str, str] | None = None, kind: MediaType = MediaType.JSON) -> Response[Any]:
    """As it is, or packed for those who can open that."""
    told = dict(headers or {})
    if text.startswith(PACKED):
        told["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            told["Content-Encoding"] = "gzip"
        else:
            text = await asyncio.to_thread(gzip.decompress, text)
    return Response(text, media_type=kind, headers=told)
