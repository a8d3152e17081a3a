"""What the socket asks of the house: who comes, whether they may, and what they are called."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from swarmrally.server.guard.identity import Identities
from swarmrally.server.guard.names import check_at_table
from swarmrally.server.guard.origins import comes_from_us
from swarmrally.server.process.options import Options
from swarmrally.server.socket.messages import ChatLine
from swarmrally.server.socket.socket import SESSION, Scope
from swarmrally.store import Store
from swarmrally.store.keeping.chat import Message
from swarmrally.table.log import Row

MOST_LISTED = 200


class HouseEntrance:
    def __init__(
        self, store: Store, identities: Identities, options: Options, attended: Callable[[], list[str]], now: Callable[[], int]
    ) -> None:
        self.store, self.identities, self.options, self.attended, self.now = store, identities, options, attended, now
        self.message = options.rates.message

    async def player_of(self, scope: Scope) -> str | None:
        """Notes in the scope by which session, so that ending it can end the connection."""
        bearer = await self.identities.identify(scope, self.now())
        if bearer is None:
            return None
        scope[SESSION] = bearer.session.id
        return bearer.player.id

    def may_come(self, scope: Scope) -> bool:
        return comes_from_us(scope, self.options)

    async def is_admitted(self, table: str, player: str) -> bool:
        return bool(player) and await self.store.admissions.has(table, player)

    async def names(self, players: Sequence[str]) -> dict[str, str | None]:
        known: dict[str, Any] = await self.identities.names(players)
        return {player: known.get(player) for player in players}

    async def check_name(self, player: str, others: Collection[str]) -> None:
        names = await self.identities.names([player])
        await check_at_table(self.identities, names.get(player, ""), player, others)

    async def add_line(self, table: str, player: str, at: int, text: str) -> int:
        return (await self.store.chat.add(table, player, at, text)).id

    async def lines(self, table: str, limit: int) -> list[ChatLine]:
        return [line_of(said) for said in await self.store.chat.last(table, limit)]

    async def lines_after(self, table: str, after: int) -> list[ChatLine]:
        return [line_of(said) for said in await self.store.chat.after(table, after)]

    async def public_tables(self) -> list[Row]:
        rows, _ = await self.store.tables.lobby(attended=self.attended(), limit=MOST_LISTED)
        return rows


def line_of(said: Message) -> ChatLine:
    return ChatLine(said.id, said.player, said.at, said.text)
