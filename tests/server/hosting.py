"""A house on a store of its own, and people who visit it, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from swarmrally.server.app import make_app
from swarmrally.server.house import House
from swarmrally.server.options import Options

ADDRESS = "http://swarm.test"
NOT_BUILT = Path("not built")
RACE = {"game": "asteroyds", "seats": 2, "bots": ["drifter"]}


class Visitor(httpx.AsyncClient):
    """A browser: it keeps its cookie, and says where its requests come from."""

    def __init__(self, app: Any, address: str = "203.0.113.5") -> None:
        transport = httpx.ASGITransport(app, client=(address, 50_000))
        super().__init__(transport=transport, base_url=ADDRESS, headers={"Origin": ADDRESS})

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """What is answered; the status has to be this one, or a good one."""
        answer = await self.request(method, path, json=body) if body is not None else await self.request(method, path)
        assert answer.status_code == status if status else answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def introduce(self, name: str) -> str:
        return str((await self.ask("POST", "/api/players", {"name": name}))["id"])

    async def do(self, table: str, status: int | None = None, **command: Any) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/commands", command, status)


class Visit:
    """The house, and a door for each visitor."""

    def __init__(self, house: House, web: Path) -> None:
        self.house, self.app = house, make_app(house, web)

    def visitor(self, address: str = "203.0.113.5") -> Visitor:
        return Visitor(self.app, address)

    async def guest(self, name: str, address: str = "203.0.113.5") -> Visitor:
        visitor = self.visitor(address)
        await visitor.introduce(name)
        return visitor


@asynccontextmanager
async def opened(folder: Path | str, options: Options | None = None, web: Path = NOT_BUILT) -> AsyncIterator[Visit]:
    house = await House.open(folder, options)
    try:
        yield Visit(house, web)
    finally:
        await house.close()


def hosted(test: Callable[[Visit], Awaitable[None]]) -> Callable[[Path], None]:
    """A test that visits a new house."""

    def run(tmp_path: Path) -> None:
        async def visit() -> None:
            async with opened(tmp_path / "store") as house:
                await test(house)

        asyncio.run(visit())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def play_to_the_end(host: Visitor, house: House, table: str) -> None:
    """The host resigns, and with one craft left the game is over."""
    await host.do(table, do="sit")
    await host.do(table, do="start")
    await host.do(table, do="resign")
    for _ in range(200):
        if (await house.hall.seen(table)).phase == "over":
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the game goes on")
