"""One moment at which something is wanted of a player: a plan, or an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from swarmrally.client.failures import Broken
from swarmrally.client.forms import Own, Shown

if TYPE_CHECKING:
    from swarmrally.client.table import Table


class Turn:
    def __init__(self, table: Table, shown: Shown, events: list[dict[str, Any]]) -> None:
        assert shown.own is not None
        self.table, self.shown, self.events = table, shown, events
        self.own: Own = shown.own

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
        """The board as everybody sees it: docs/positions.md."""
        return dict((self.shown.game or {})["position"])

    async def seal(self, plan: Any) -> None:
        await self.do("seal", round=self.round, plan=plan)

    async def answer(self, answer: Any) -> None:
        await self.do("answer", decision=self.shown.now.decision, answer=answer)

    async def preview(self, plan: Any, forecast: bool = False) -> list[dict[str, Any]]:
        """The events of this plan alone, as far as the table's assist allows."""
        fields = {"table": self.table.id, "round": self.round, "plan": plan, "forecast": forecast}
        return (await self.table.connection.ask(type="preview", **fields)).events

    async def hint(self) -> dict[str, Any]:
        """What the ace would do, at a practice table."""
        return (await self.table.connection.ask(type="hint", table=self.table.id, round=self.round)).hint or {}

    async def do(self, do: str, **fields: Any) -> None:
        """Done once, whatever becomes of the connection."""
        while True:
            try:
                return await self.table.do(do, **fields)
            except Broken:
                if not self.is_open(await self.table.look()):
                    return

    def is_open(self, shown: Shown) -> bool:
        """Whether the table still waits for this."""
        was, now = self.shown.now, shown.now
        return self.seat in now.awaited and (was.stage, was.round, was.decision) == (now.stage, now.round, now.decision)
