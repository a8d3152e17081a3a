"""A house on a store of its own, and people who visit it, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from msgspec import structs

from swarmrally.server.arriving.gatehouse import Indoors
from swarmrally.server.house import House
from swarmrally.server.process.options import Options
from swarmrally.server.run import listening
from swarmrally.server.run.app import make_app
from swarmrally.server.run.listening import open_port

NAME = "swarm.test"
ADDRESS = f"http://{NAME}"
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

    def __init__(self, house: House) -> None:
        self.house, self.app = house, make_app(house)

    def visitor(self, address: str = "203.0.113.5") -> Visitor:
        return Visitor(self.app, address)

    async def guest(self, name: str, address: str = "203.0.113.5") -> Visitor:
        visitor = self.visitor(address)
        await visitor.introduce(name)
        return visitor


@asynccontextmanager
async def opened(folder: Path | str, options: Options | None = None) -> AsyncIterator[Visit]:
    house = await House.open(folder, options)
    try:
        yield Visit(house)
    finally:
        await house.close()


class Guest(httpx.AsyncClient):
    """A browser that comes through the gate."""

    def __init__(self, port: int, address: str = "203.0.113.5") -> None:
        headers = {"Host": NAME, "Origin": ADDRESS, "X-Forwarded-For": address}
        super().__init__(base_url=f"http://127.0.0.1:{port}", headers=headers, trust_env=False, verify=False)


@asynccontextmanager
async def gated(
    folder: Path | str, options: Options | None = None, web: Path = NOT_BUILT, engine: Path = NOT_BUILT
) -> AsyncIterator[Callable[..., Guest]]:
    """A house with a gate in the same process, and a way through it for guests from any address."""
    options = structs.replace(options or Options(), allowed_hosts=(NAME,))
    async with opened(folder, options) as visit, AsyncExitStack() as leaving:
        with open_port("127.0.0.1", 0) as port:
            gate = listening.gated(visit.house, port, ["127.0.0.1"], Indoors, web, engine)
            await gate.open()
            leaving.push_async_callback(gate.close)
            guests: list[Guest] = []

            def come(address: str = "203.0.113.5") -> Guest:
                guests.append(Guest(port.getsockname()[1], address))
                leaving.push_async_callback(guests[-1].aclose)
                return guests[-1]

            yield come


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
