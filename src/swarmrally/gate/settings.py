"""What the gate is told when it is started."""

from __future__ import annotations

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Settings(Struct, frozen=True):
    socket: str
    """The path of the WebSocket."""
    largest_message: int
    largest_body: int
    larger_bodies: dict[str, int]
    """Paths that take more."""
    hosts: tuple[str, ...]
    """Names that the server has, besides its addresses."""
    web: str
    """The folder of the browser client."""
    engine: str
    """The folder of the engine for browsers, whether or not it is there."""
    rules: str
    """The hash of the server's rules: an engine by others is not given out."""
    request: Rate
    file: Rate
    handshake: Rate
    connection: Rate
    """Each of one address."""
    frame: Rate
    """On one WebSocket; a frame costs one, and every KB of it one more."""
    neighbours: Rate
    """The same for all WebSockets of one address whose players do not sit at a table in play."""
    strangers: Rate
    """The same for those of all addresses together."""
    players: Rate
    """The same for all WebSockets of players at tables in play."""
    sockets_per_address: int
    connections_per_address: int
    connections: int
    is_https: bool = False
    """Whether people find the server by https, whatever the connection says."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
