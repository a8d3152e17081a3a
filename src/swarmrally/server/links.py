"""Addresses that people pass on. What is secret follows the #, which browsers send to nobody."""

from __future__ import annotations

from swarmrally.server.options import Options
from swarmrally.server.taking import AnyRequest


def link(request: AnyRequest, options: Options, fragment: str) -> str:
    base = options.public_url or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"
    return f"{base.rstrip('/')}/#{fragment}"
