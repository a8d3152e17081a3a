"""How many connections the system lets a server keep open."""

from __future__ import annotations

import sys

from msgspec import structs

from swarmrally.server.process.options import Options

OWN = 100
"""Descriptors that a server needs for itself: its store, its bots, its pages."""
LEAST = 50


def most_descriptors() -> int | None:
    """As many as may be had, which from now on are ours; None where nobody counts them."""
    if sys.platform == "win32":
        return None
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        return None
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def fitting(options: Options, descriptors: int | None) -> tuple[Options, str]:
    """The options with no more connections than there are descriptors for, and what there is to say about that."""
    if descriptors is None or descriptors >= options.connections + OWN:
        return options, ""
    connections = max(LEAST, descriptors - OWN)
    said = f"expected {options.connections + OWN} descriptors (ulimit -n), found {descriptors}: at most {connections} connections at a time"
    fewer = structs.replace(
        options, connections=connections, connections_per_address=min(options.connections_per_address, max(LEAST, connections // 2))
    )
    return fewer, said
