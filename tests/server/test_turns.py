"""Whose turn it is."""

from __future__ import annotations

import asyncio

import pytest

from swarmrally.server.beside.fair_turns import Ring, Turns
from swarmrally.server.guard.limits import TooMany

ADA, BOB, EVE = ("school", "ada"), ("school", "bob"), ("elsewhere", "eve")


async def order_of(*owners: tuple[str, ...]) -> list[str]:
    """In which order these are served, who came in this one while somebody else had the only place."""
    turns, served = Turns(1, 100, 100), []

    async def ask(owner: tuple[str, ...]) -> None:
        async with turns.take(owner):
            served.append(owner[-1])

    async with turns.take(("before",)):
        asking = [asyncio.create_task(ask(owner)) for owner in owners]
        await asyncio.sleep(0)
    await asyncio.gather(*asking)
    assert turns.free == 1
    assert turns.ring.asking == 0
    assert not turns.ring.parts
    return served


def test_addresses_take_turns_and_so_do_the_players_of_one():
    assert asyncio.run(order_of(EVE, EVE, EVE, ADA, ADA, BOB)) == ["eve", "ada", "eve", "bob", "eve", "ada"]


def test_a_share_depends_on_what_the_owner_asks_for_and_not_on_what_others_do():
    ring = Ring()
    ring.count(ADA, 1)
    assert ring.share(ADA) == 1
    ring.count(EVE, 300)
    assert ring.share(ADA) == 1 / 2
    assert ring.share(EVE) == 1 / 600
    ring.count(BOB, 2)
    assert (ring.share(ADA), ring.share(BOB)) == (1 / 4, 1 / 8)


def test_who_asks_for_too_much_is_sent_away_and_others_are_not():
    async def ask() -> None:
        turns = Turns(1, 2, 4)
        async with turns.take(EVE):
            waiting = [asyncio.create_task(turns.take(owner).__aenter__()) for owner in (EVE, ADA, BOB)]
            await asyncio.sleep(0)
            with pytest.raises(TooMany):
                async with turns.take(EVE):
                    pass
            for each in waiting:
                each.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        async with turns.take(EVE):
            pass
        assert (turns.free, turns.ring.asking) == (1, 0)

    asyncio.run(ask())


def test_when_all_places_are_taken_by_many_players_of_one_address_there_is_one_for_somebody_else():
    turns = Turns(1, 24, 240)
    for number in range(10):
        turns.ring.count(("elsewhere", f"eve {number}"), 24)
    assert turns.has_its_share(("elsewhere",))
    assert not turns.has_its_share(("school",))
    turns.ring.count(ADA, 1)
    assert not turns.has_its_share(("school",))


def test_who_goes_away_when_the_turn_has_come_leaves_it_to_the_next():
    async def ask() -> None:
        turns = Turns(1, 9, 9)
        first = turns.take(EVE)
        await first.__aenter__()
        second, third = (asyncio.create_task(turns.take(owner).__aenter__()) for owner in (EVE, ADA))
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)
        second.cancel()
        await asyncio.wait_for(third, 60)

    asyncio.run(ask())
