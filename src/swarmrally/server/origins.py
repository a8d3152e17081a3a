"""Where a request comes from: a page of somebody else sends our cookie too, but can't hide where it is. For HTTP and WebSockets alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from swarmrally.server.identity import COOKIE
from swarmrally.server.options import Options

OWN_SITES = ("same-origin", "none")


def comes_from_us(scope: Mapping[str, Any], options: Options) -> bool:
    """Whether this may come from our own page or from a program."""
    found = {name: value.decode("latin-1") for name, value in scope["headers"]}
    if found.get(b"authorization", "")[:7].lower() == "bearer ":
        return True
    if found.get(b"sec-fetch-site", "none") not in OWN_SITES:
        return False
    if b"origin" in found:
        return found[b"origin"] in own_origins(scope["scheme"], found.get(b"host", ""), options)
    return b"sec-fetch-site" in found or f"{COOKIE}=" not in found.get(b"cookie", "")


def own_origins(scheme: str, host: str, options: Options) -> list[str]:
    """What a browser calls our pages: by the scheme that it speaks to us or to the proxy, or as we are known."""
    here = [f"{scheme}://{host}"] if host else []
    return [*here, origin_of(options.public_url)] if options.public_url else here


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
