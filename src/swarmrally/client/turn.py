"""One moment at which something is wanted of a player: a plan, or an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from swarmrally.client.failures import Refused
from swarmrally.client.forms import Own, Shown

if TYPE_CHECKING:
    from swarmrally.client.table import Table


class Turn:
    def __init__(self, table: Table, shown: Shown, events: list[dict[str, Any]], own: Own) -> None:
        self.table, self.shown, self.events, self.own = table, shown, events, own

    @property
    def seat(self) -> int:
        return self.own.seat

    @property
    def round(self) -> int:
        return self.shown.now.round

    @property
    def answers(self) -> tuple[Any, ...] | None:
        """What may be answered, the clock's default first; None when a plan is wanted."""
        return self.own.answers

    @property
    def position(self) -> dict[str, Any]:
        """The board as everybody sees it, in Asteroyds with the dice that lie on the table: docs/positions.md."""
        game = self.shown.game or {}
        return {**game["position"], **{name: game[name] for name in ("dice",) if name in game}}

    async def seal(self, plan: Any) -> bool:
        """Whether the table still waited for it: when the time was up, it has gone on."""
        return await self.do("seal", round=self.round, plan=plan)

    async def answer(self, answer: Any) -> bool:
        """Whether the table still waited for it."""
        return await self.do("answer", decision=self.shown.now.decision, answer=answer)

    async def preview(self, plan: Any, forecast: bool = False) -> list[dict[str, Any]]:
        """The events of this plan alone, as far as the table's assist allows; none when the table has gone on."""
        fields = {"table": self.table.id, "round": self.round, "plan": plan, "forecast": forecast}
        try:
            return (await self.table.connection.ask_until_answered(type="preview", **fields)).events
        except Refused:
            if self.is_open(await self.table.look()):
                raise
            return []

    async def hint(self) -> dict[str, Any]:
        """What the ace would do, at a practice table; nothing when the table has gone on."""
        try:
            fields = {"table": self.table.id, "round": self.round, "seat": self.seat}
            return (await self.table.connection.ask_until_answered(type="hint", **fields)).hint or {}
        except Refused:
            if self.is_open(await self.table.look()):
                raise
            return {}

    async def do(self, do: str, **fields: Any) -> bool:
        """Done once, whatever becomes of the connection."""
        try:
            await self.table.do_once(lambda shown: not self.is_open(shown), do, **fields)
        except Refused:
            if self.is_open(await self.table.look()):
                raise
            return False
        return True

    def is_open(self, shown: Shown) -> bool:
        """Whether the table still waits for this."""
        was, now = self.shown.now, shown.now
        return self.seat in now.awaited and (was.stage, was.round, was.decision) == (now.stage, now.round, now.decision)
