"""A bot that plays a race against a rookie: `python examples/my_first_bot.py http://127.0.0.1:8420`."""

import asyncio
import random
import sys
from typing import Any

from swarmrally.client import Client, Turn

ACTIONS = ["forward", "forward", "forward", "left", "right", None]
WORTH = {"TokenTaken": 10, "CraftMoved": 0.1, "CraftDamaged": -2, "CraftDestroyed": -20}


def any_plan(seat: int) -> dict[str, Any]:
    return {"seat": seat, "columns": random.choices(ACTIONS, k=6), "energy": "shield"}


async def worth(turn: Turn, plan: dict[str, Any]) -> float:
    """The server says what would happen: nobody here needs to know the rules."""
    events = await turn.preview(plan, forecast=True)
    return sum(WORTH.get(event["kind"], 0) for event in events if event.get("seat") == turn.seat)


async def play(url: str = "http://127.0.0.1:8420", tries: int = 12) -> list[int]:
    async with Client(url, name="My first bot") as client:
        table = await client.open("asteroyds", seats=2, bots=["rookie"], assist="forecast", clock={"stopwatch": "none"})
        await table.sit()
        await table.start()
        async for turn in table.turns():
            plans = {await worth(turn, plan): plan for plan in (any_plan(turn.seat) for _ in range(tries))}
            await turn.seal(plans[max(plans)])
        assert table.dice_fault is None, table.dice_fault
        names = ["a rookie" if chair.bot else "my first bot" for chair in table.shown.chairs]
        print("won by", " and ".join(names[seat] for seat in table.winners) or "nobody")
        return table.winners


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]) if len(sys.argv) > 1 else play())
