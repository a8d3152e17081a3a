"""What waits for one connection, and what is still sent over it when it ends."""

from __future__ import annotations

import asyncio
from typing import Any

from swarmrally.server.client import MOST_WAITING, TOO_SLOW, Client
from swarmrally.server.socket import FORBIDDEN, TOO_MANY


def sent_in_the_end(code: int, hears_the_rest: bool) -> list[Any]:
    async def run() -> list[Any]:
        sent: list[Any] = []

        async def send(message: dict[str, Any]) -> None:
            sent.append(message.get("text") or message["code"])

        client = Client("Ada", send)
        client.hear(b"1")
        client.hear(b"2")
        client.close(code, hears_the_rest)
        client.hear(b"3")
        await client.send_all()
        return sent

    return asyncio.run(run())


def test_whoever_is_sent_away_for_saying_too_much_hears_why():
    assert sent_in_the_end(TOO_MANY, hears_the_rest=True) == ["[1,2]", TOO_MANY]


def test_whoever_has_signed_out_hears_nothing_more():
    assert sent_in_the_end(FORBIDDEN, hears_the_rest=False) == [FORBIDDEN]


def test_whoever_reads_too_slowly_is_not_made_to_read_it_all():
    async def run() -> Client:
        async def send(message: dict[str, Any]) -> None:
            raise AssertionError(message)

        client = Client("Ada", send)
        client.hear(b"x" * (MOST_WAITING + 1))
        return client

    client = asyncio.run(run())
    assert client.close_code == TOO_SLOW
    assert not client.waiting
