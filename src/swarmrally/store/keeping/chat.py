"""What is said at tables."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.database import Database
from swarmrally.store.log.ledger import NOTIFY
from swarmrally.store.schema import CHAT, TABLES


class Message(Struct, frozen=True):
    id: int
    """Counted for each table, and never given twice."""
    player: str
    at: int
    text: str


class Chat:
    def __init__(self, database: Database, sender: str) -> None:
        self.database, self.sender = database, sender

    async def add(self, table: str, player: str, at: int, text: str) -> Message:
        this = TABLES.c.id == table

        def added(connection: Connection) -> int:
            # Locks the table's row, so that ids become visible in their order.
            if not connection.execute(update(TABLES).where(this).values(chatted=TABLES.c.chatted + 1)).rowcount:
                raise Refusal("/table", "no_table")
            number = int(connection.execute(select(TABLES.c.chatted).where(this)).scalar_one())
            connection.execute(insert(CHAT).values(table_id=table, id=number, player=player, at=at, text=text))
            if self.database.is_postgresql:
                connection.execute(NOTIFY, {"told": [f"{table} 0 {self.sender}"]})
            return number

        return Message(await self.database.change(added), player, at, text)

    async def after(self, table: str, after: int = 0, limit: int = 100) -> list[Message]:
        """The oldest of those that are newer."""
        asked = select(CHAT.c.id, CHAT.c.player, CHAT.c.at, CHAT.c.text).where(CHAT.c.table_id == table, CHAT.c.id > after)
        return [Message(*found) for found in await self.database.read(asked.order_by(CHAT.c.id).limit(limit))]

    async def last(self, table: str, limit: int) -> list[Message]:
        """The newest ones, the oldest of them first."""
        asked = select(CHAT.c.id, CHAT.c.player, CHAT.c.at, CHAT.c.text).where(CHAT.c.table_id == table)
        return [Message(*found) for found in await self.database.read(asked.order_by(CHAT.c.id.desc()).limit(limit))][::-1]

    async def delete_of(self, player: str) -> None:
        await self.database.write(delete(CHAT).where(CHAT.c.player == player))
