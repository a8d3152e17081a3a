"""Who may see which table. One that is private is, for everybody else, not there."""

from __future__ import annotations

import re

from swarmrally.server.guard.refusals import Forbidden
from swarmrally.store import Store
from swarmrally.table.desk.errands import Missing
from swarmrally.table.desk.hall import ID_LENGTH, ID_LETTERS, Hall
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.log import Row
from swarmrally.table.table import Table

TABLE_ID = re.compile(f"[{ID_LETTERS}]{{{ID_LENGTH}}}")


async def enter(store: Store, hall: Hall, table: str, player: str | None) -> Row:
    """The row of a table that this player may know of; else Missing, after the same questions to the store whether it is there or not."""
    if not TABLE_ID.fullmatch(table):
        raise Missing
    row = await store.tables.row(table)
    if row is not None and row.is_public:
        return row
    is_admitted = player is not None and await store.admissions.has(table, player)
    if row is None or player is None or not (is_admitted or player in row.players):
        raise Missing
    if player not in row.players and (await hall.seen(table)).is_sent_away(player):
        raise Missing
    return row


def may_know(table: Table, player: str | None, is_admitted: bool) -> bool:
    """The same of a table in memory."""
    if player and table.is_sent_away(player):
        return False
    return table.settings.public or is_admitted or (bool(player) and (player == table.host or table.seat_of(player or "") != NOBODY))


def check_watching(table: Table, player: str | None) -> None:
    """Whether this player may see what happens at the table."""
    if table.phase != "playing" or table.settings.spectators:
        return
    if player is None or (player != table.host and table.seat_of(player) == NOBODY):
        raise Forbidden("/table", "no_spectators")
