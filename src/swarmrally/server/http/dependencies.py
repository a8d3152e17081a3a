"""Who asks and of which house: what Litestar hands to the routes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.di import NamedDependency, Provide

from swarmrally.server.guard.identity import Bearer
from swarmrally.server.guard.limits import address_of
from swarmrally.server.guard.refusals import Stranger
from swarmrally.server.house import House
from swarmrally.server.http.decoding import AnyRequest
from swarmrally.store.keeping.players import Player
from swarmrally.table.waking import Owner

Here = NamedDependency[House]
Someones = NamedDependency[Bearer]
"""The player and the session."""
Anybody = NamedDependency[Player | None]
"""The player, or None for a stranger."""
Someone = NamedDependency[Player]


def dependencies(house: House) -> dict[str, Provide]:
    async def found(request: AnyRequest) -> Bearer | None:
        bearer = await house.identities.identify(request.scope, house.now)
        if bearer is not None:
            house.limits.take("player", bearer.player.id)
        return bearer

    async def anybody(found: NamedDependency[Bearer | None]) -> Player | None:
        return found.player if found else None

    async def bearer(found: NamedDependency[Bearer | None]) -> Bearer:
        if found is None:
            raise Stranger
        return found

    async def player(bearer: Someones) -> Player:
        return bearer.player

    given: dict[str, Callable[..., Any]] = {"found": found, "anybody": anybody, "bearer": bearer, "player": player}
    return {"house": at_once(lambda: house)} | {name: Provide(give) for name, give in given.items()}


def owner_of(request: AnyRequest, player: Player | None = None) -> Owner:
    """Who has to answer for what is ordered."""
    address = address_of(request.scope)
    return (address,) if player is None else (address, player.id)


def at_once(give: Callable[[], Any]) -> Provide:
    return Provide(give, sync_to_thread=False)
