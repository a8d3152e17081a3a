"""Who may see which table. One that is private is, for everybody else, not there."""

from __future__ import annotations

import re

from swarmrally.server.house import House
from swarmrally.server.refusing import Forbidden
from swarmrally.store.players import Player
from swarmrally.table.desk import Missing
from swarmrally.table.hall import ID_LENGTH, ID_LETTERS
from swarmrally.table.log import Row
from swarmrally.table.playing import NOBODY
from swarmrally.table.table import Table

TABLE_ID = re.compile(f"[{ID_LETTERS}]{{{ID_LENGTH}}}")


async def enter(house: House, table: str, player: Player | None) -> Row:
    """The row of a table that this player may know of; else Missing, after the same questions to the store whether it is there or not."""
    if not TABLE_ID.fullmatch(table):
        raise Missing
    row = await house.store.tables.row(table)
    if row is not None and row.is_public:
        return row
    is_admitted = player is not None and await house.store.admissions.has(table, player.id)
    if row is None or player is None or not (is_admitted or player.id in row.players):
        raise Missing
    return row


async def watch(house: House, table: str, player: Player | None) -> Table:
    """The table, for somebody who may see what happens there."""
    await enter(house, table, player)
    seen = await house.hall.seen(table)
    check_watching(seen, player)
    return seen


def check_watching(table: Table, player: Player | None) -> None:
    if table.phase != "playing" or table.settings.spectators:
        return
    if player is None or (player.id != table.host and table.seat_of(player.id) == NOBODY):
        raise Forbidden("/table", "expected one of the players: this table has no spectators")
