"""What can be chosen for a server."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from swarmrally.store.retention import Retention


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Rates(Struct, frozen=True):
    address: Rate = Rate(200, 40)
    """Requests from one address; a whole family or class may share it."""
    player: Rate = Rate(60, 10)
    new_player: Rate = Rate(30, 0.2)
    """From one address."""
    new_table: Rate = Rate(10, 0.1)
    """By one player."""
    code: Rate = Rate(10, 0.2)
    """Codes and secrets tried from one address."""
    message: Rate = Rate(120, 60)
    """On one WebSocket."""
    wrong_code: Rate = Rate(100, 0.5)
    """From everywhere, before it is taken for a siege."""
    code_in_a_siege: Rate = Rate(2, 1 / 600)


class Options(Struct, frozen=True):
    public_url: str | None = None
    """Where people find this server, for links; else what their browser calls it."""
    metrics_open: bool = False
    """Whether /metrics answers everybody, and not only this machine."""
    rates: Rates = Rates()
    sockets_per_address: int = 200
    """WebSockets at the same time; a whole school may share an address."""
    keep: Retention = Retention()
    key_file: Path | None = None
    """Where the keys are; for None beside the SQLite database, or in PostgreSQL."""
