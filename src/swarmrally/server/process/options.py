"""What can be chosen for a server."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from swarmrally.gate.settings import Rate as Rate
from swarmrally.store.care.retention import Retention


class Rates(Struct, frozen=True):
    address: Rate = Rate(200, 40)
    """Requests from one address; a whole family or class may share it."""
    player: Rate = Rate(60, 10)
    new_player: Rate = Rate(30, 0.2)
    """From one address."""
    new_table: Rate = Rate(10, 0.1)
    """By one player."""
    new_table_from: Rate = Rate(60, 0.5)
    """From one address: a class opens a table each, within a minute."""
    change: Rate = Rate(30, 1)
    """Of seats, wishes, pauses and whatever else at the tables is no plan, by one player."""
    setup: Rate = Rate(60_000, 0.025)
    """Thousands of bytes of set-ups of tables that are opened from one address: two million bytes a day."""
    upload: Rate = Rate(20_000, 0.25)
    """Thousands of bytes of games that were played in browsers, to be kept, from one address: twenty million bytes a day."""
    publish: Rate = Rate(10, 1 / 60)
    """Works published by one player."""
    publish_from: Rate = Rate(40, 1 / 15)
    """The same from one address."""
    like_from: Rate = Rate(60, 1 / 10)
    """Likes, and reports, from one address: guests are had for nothing."""
    comment: Rate = Rate(4, 1 / 20)
    """On works, by one player."""
    comment_from: Rate = Rate(20, 1 / 5)
    """The same from one address."""
    generate: Rate = Rate(6, 1 / 30)
    """Courses and layouts that one player orders."""
    making: Rate = Rate(120, 1 / 3)
    """Seconds of a processor for what is made to order, for one address: most orders take less than thirty."""
    work: Rate = Rate(20, 1 / 3)
    """Seconds of a processor for courses, layouts and games told again, from one address: twenty a minute."""
    code: Rate = Rate(10, 0.2)
    """Codes and secrets tried from one address."""
    message: Rate = Rate(120, 60)
    """On one WebSocket."""
    wrong_code: Rate = Rate(100, 0.5)
    """From everywhere, before it is taken for a siege."""
    code_in_a_siege: Rate = Rate(2, 1 / 600)
    """From one address, as long as it lasts."""
    file: Rate = Rate(1000, 200)
    """Files of the browser client, to one address."""
    handshake: Rate = Rate(250, 25)
    """WebSockets opened from one address."""
    connection: Rate = Rate(1000, 200)
    """Connections opened from one address."""
    frame: Rate = Rate(400, 150)
    """On one WebSocket; a frame costs one, and every KB of it one more."""
    neighbours: Rate = Rate(6000, 2000)
    """The same for all WebSockets from one address that nobody plays on."""
    strangers: Rate = Rate(16_000, 8000)
    """The same for those from all addresses together."""
    players: Rate = Rate(16_000, 8000)
    """The same for all WebSockets that players at tables in play have: who sits is read at once, unless all of them say more than that."""


UNLIMITED = Rates(*[Rate(1e9, 1e9)] * len(Rates.__struct_fields__))
"""For measurements; so is UNBOUNDED."""


class Quotas(Struct, frozen=True):
    """How much there may be at a time. A whole school may share an address."""

    tables_of_player: int = 40
    """Those where people gather or play, and of which one is the host."""
    tables_from_address: int = 240
    tables_in_memory: int = 800
    """From so many on, which somebody plays, watches or has just left, those open no more who have a few: a hundred addresses with a
    hundred tables each would take a gigabyte."""
    setup_bytes_of_player: int = 2_000_000
    """Of these tables together: a hundred courses of one's own, or eight of the largest."""
    setup_bytes_from_address: int = 12_000_000
    kept_bytes_of_player: int = 10_000_000
    """Of all set-ups with which one has opened tables, as long as these are kept: five hundred games on courses of one's own."""
    uploads_of_player: int = 500
    """Games of one's own that were played in a browser, as long as they are kept."""
    puzzle_bytes_of_player: int = 2_000_000
    """What is kept of the puzzles that one has tried: some ten times as much as all that there are take."""
    works_of_player: int = 200
    """Works that one has published; those that were deleted count until they are forgotten."""
    work_bytes_of_player: int = 10_000_000
    orders_of_player: int = 2
    """Courses and layouts that are being made for one player."""
    comments_of_work: int = 500
    comments_of_player: int = 20
    """On one work."""
    codes_of_table: int = 20
    """Invitations that are neither used up nor expired."""
    codes_of_player: int = 200


UNBOUNDED = Quotas(*[10**12] * len(Quotas.__struct_fields__))


class Options(Struct, frozen=True):
    public_url: str | None = None
    """Where people find this server, for links; else what their browser calls it."""
    metrics_open: bool = False
    """Whether /metrics answers everybody, and not only this machine."""
    rates: Rates = Rates()
    sockets_per_address: int = 200
    """WebSockets at the same time; a whole school may share an address."""
    connections_per_address: int = 400
    connections: int = 4000
    """In all; when there are more, those go first on which nothing has happened for longest."""
    allowed_hosts: tuple[str, ...] = ()
    """Names of the server besides that of its public URL, of its machine, and localhost."""
    quotas: Quotas = Quotas()
    leave_within: float | None = None
    """Seconds in which a server that is to stop lets people move to another one; None for what is usual with its database."""
    keep: Retention = Retention()
    key_file: Path | None = None
    """Where the keys are; for None beside the SQLite database, or in PostgreSQL."""
