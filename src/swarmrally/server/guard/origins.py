"""Where a request comes from: a page of somebody else sends our cookie too, but can't hide where it is. For HTTP and WebSockets alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from swarmrally.server.guard.identity import COOKIE
from swarmrally.server.process.options import Options

SAME = "same-origin"


def comes_from_us(scope: Mapping[str, Any], options: Options) -> bool:
    """Whether this may come from our own page or from a program. Of a header that is there twice every one has to be right."""
    found: dict[bytes, set[str]] = {}
    for name, value in scope["headers"]:
        found.setdefault(name, set()).add(value.decode("latin-1"))
    if any(sent[:7].lower() == "bearer " for sent in found.get(b"authorization", ())):
        return True
    sites, origins = found.get(b"sec-fetch-site", set()), found.get(b"origin", set())
    if sites - {SAME} or origins - own_origins(scope["scheme"], found.get(b"host", set()), options):
        return False
    return bool(sites or origins) or not any(f"{COOKIE}=" in sent for sent in found.get(b"cookie", ()))


def own_origins(scheme: str, hosts: set[str], options: Options) -> set[str]:
    """What a browser calls our pages: as we are known, or by another name of ours and the scheme that it speaks to us or to the proxy."""
    known = {origin_of(options.public_url)} if options.public_url else set()
    named = {urlsplit(one).netloc for one in known}
    return known | {f"{scheme}://{host}" for host in hosts if host and host not in named}


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
