"""Courses and layouts that pages order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec import structs
from tests.server.hosting import Visit, Visitor, hosted, opened

from swarmrally.server.process.options import Options, Quotas, Rate, Rates

ORDER = {"game": "asteroyds", "seats": 2}


async def made_for(visitor: Visitor, order: dict[str, Any]) -> Any:
    making = await visitor.ask("POST", "/api/generated", {"order": order, "seed": "amber-100"}, 202)
    while making["made"] is None:
        assert 0 <= making["done"] <= making["of"]
        await asyncio.sleep(0.1)
        making = await visitor.ask("GET", f"/api/generated/{making['id']}")
    return making["made"]


@hosted
async def test_what_is_ordered_is_made_and_can_be_published(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    made = await made_for(ada, ORDER)
    assert (made["game"], made["seed"], made["order"]["seats"]) == ("asteroyds", "amber-100", 2)
    assert await made_for(bob, ORDER) == made
    work = {"format": "swarmrally_work", "version": 1, "game": "asteroyds", "content": made["form"], "name": made["name"]}
    await ada.ask("POST", "/api/gallery", work | {"licence": "CC0-1.0"}, 201)


@hosted
async def test_what_cannot_be_ordered_is_refused(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for order, pointer in (
        ({"game": "chess"}, "/order/game"),
        (ORDER | {"seats": 9}, "/order/seats"),
        (ORDER | {"wanted": ["lasers"]}, "/order/wanted/0"),
        (ORDER | {"more": 1}, "/order/more"),
    ):
        refused = await ada.ask("POST", "/api/generated", {"order": order, "seed": "x"}, 400)
        assert refused["error"]["pointer"] == pointer
    assert (await ada.ask("POST", "/api/generated", {"order": ORDER, "seed": "a\nb"}, 400))["error"]["pointer"] == "/seed"
    assert (await ada.ask("GET", "/api/generated/nobodys", status=404))["error"]["code"] == "no_order"
    assert (await visit.visitor().post("/api/generated", json={"order": ORDER, "seed": "x"})).status_code == 401


def test_nobody_orders_more_than_their_share(tmp_path: Path) -> None:
    async def scenario() -> None:
        quotas, rates = structs.replace(Quotas(), orders_of_player=1), structs.replace(Rates(), generate=Rate(2, 0.001))
        async with opened(tmp_path / "store", structs.replace(Options(), quotas=quotas, rates=rates)) as visit:
            ada = await visit.guest("Ada")
            await ada.ask("POST", "/api/generated", {"order": ORDER, "seed": "one"}, 202)
            refused = await ada.ask("POST", "/api/generated", {"order": ORDER, "seed": "two"}, 400)
            assert refused["error"]["code"] == "too_many_orders"
            assert (await ada.request("POST", "/api/generated", json={"order": ORDER, "seed": "three"})).status_code == 429

    asyncio.run(scenario())
