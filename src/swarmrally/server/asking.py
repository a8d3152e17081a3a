"""Who asks and of which house: what Litestar hands to the routes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.di import NamedDependency, Provide

from swarmrally.server.house import House
from swarmrally.server.limits import address_of
from swarmrally.server.refusing import Stranger
from swarmrally.server.taking import AnyRequest
from swarmrally.store.players import Player
from swarmrally.table.waking import Owner

Here = NamedDependency[House]
Anybody = NamedDependency[Player | None]
"""The player, or None for a stranger."""
Someone = NamedDependency[Player]


def dependencies(house: House) -> dict[str, Provide]:
    async def anybody(request: AnyRequest) -> Player | None:
        player = await house.identities.identify(request.scope)
        if player is not None:
            house.limits.take("player", player.id)
            await house.identities.seen(player, house.now)
        return player

    async def player(anybody: Anybody) -> Player:
        if anybody is None:
            raise Stranger
        return anybody

    return {"house": at_once(lambda: house), "anybody": Provide(anybody), "player": Provide(player)}


def owner_of(request: AnyRequest, player: Player | None = None) -> Owner:
    """Who has to answer for what is ordered."""
    address = address_of(request.scope)
    return (address,) if player is None else (address, player.id)


def at_once(give: Callable[[], Any]) -> Provide:
    return Provide(give, sync_to_thread=False)
