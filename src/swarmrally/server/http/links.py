"""Addresses that people pass on. What is secret follows the #, which browsers send to nobody."""

from __future__ import annotations

from swarmrally.server.http.decoding import AnyRequest
from swarmrally.server.process.options import Options


def link(request: AnyRequest, options: Options, fragment: str) -> str:
    base = options.public_url or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"
    return f"{base.rstrip('/')}/#{fragment}"
