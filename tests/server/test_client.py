"""What waits for one connection, when it is sent, and what is still sent when the connection ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.table.virtual import run

from swarmrally.server.socket.client import MOST_WAITING, SOON, TOGETHER, TOO_SLOW, Client, Post
from swarmrally.server.socket.socket import FORBIDDEN, TOO_MANY


class Wire:
    """A connection that takes so many frames before it has to be read from."""

    def __init__(self, room: int = 1000) -> None:
        self.room = room
        self.frames: list[bytes] = []
        self.on_writable: Callable[[], object] = lambda: None

    @property
    def is_writable(self) -> bool:
        return self.room > 0

    def write(self, text: bytes) -> None:
        self.room -= 1
        self.frames.append(text)

    def read(self) -> None:
        """One frame more has room."""
        self.room += 1
        self.on_writable()


def sent_in_the_end(code: int, hears_the_rest: bool) -> list[Any]:
    async def story() -> list[Any]:
        wire = Wire()
        sent: list[Any] = wire.frames

        client = Client("Ada", wire, Post())
        client.hear(b"1")
        client.hear(b"2")
        client.close(code, hears_the_rest)
        client.hear(b"3")
        await client.sent_all()
        return [*sent, client.close_code]

    return asyncio.run(story())


def test_whoever_is_sent_away_for_saying_too_much_hears_why():
    assert sent_in_the_end(TOO_MANY, hears_the_rest=True) == [b"[1,2]", TOO_MANY]


def test_whoever_has_signed_out_hears_nothing_more():
    assert sent_in_the_end(FORBIDDEN, hears_the_rest=False) == [FORBIDDEN]


def test_whoever_reads_too_slowly_is_not_made_to_read_it_all():
    async def story() -> Client:
        client = Client("Ada", Wire(room=0), Post())
        for _ in range(2):
            client.hear(b"x" * (MOST_WAITING + 1))
        return client

    client = asyncio.run(story())
    assert client.close_code == TOO_SLOW
    assert not client.waiting


def test_one_message_may_be_as_large_as_it_is_and_others_wait_behind_it():
    async def story() -> Client:
        client = Client("Ada", Wire(room=0), Post())
        for size in (3 * MOST_WAITING, MOST_WAITING, 0):
            client.hear(b"x" * size)
        return client

    client = asyncio.run(story())
    assert client.close_code is None
    assert len(client.waiting) == 3


def timed(story: Callable[[Wire, Client], Awaitable[None]]) -> None:
    """With a clock that jumps."""

    async def begun() -> None:
        wire = Wire()
        await story(wire, Client("Ada", wire, Post()))

    run(begun())


def test_what_is_said_at_the_same_time_goes_in_one_frame_and_at_once():
    async def story(wire: Wire, client: Client) -> None:
        client.hear(b"1", soon=False)
        client.hear(b"2")
        client.hear(b"3")
        assert not wire.frames
        await asyncio.sleep(0)
        assert wire.frames == [b"[1,2,3]"]

    timed(story)


def test_what_is_not_urgent_waits_for_company_but_not_for_long():
    async def story(wire: Wire, client: Client) -> None:
        client.hear(b"1", soon=False)
        await asyncio.sleep(SOON / 2)
        client.hear(b"2", soon=False)
        assert not wire.frames
        await asyncio.sleep(SOON / 2 + 0.01)
        assert wire.frames == [b"[1,2]"]

    timed(story)


def test_those_whose_time_is_nearly_up_go_along_and_the_others_wait_on():
    async def story() -> None:
        post, wires = Post(), [Wire(), Wire(), Wire()]
        for wire, later in zip(wires, (TOGETHER / 2, 2 * TOGETHER, 0), strict=True):
            Client("Ada", wire, post).hear(b"1", soon=False)
            await asyncio.sleep(later)
        await asyncio.sleep(SOON - 2.5 * TOGETHER + 0.01)
        assert [len(wire.frames) for wire in wires] == [1, 1, 0]
        await asyncio.sleep(2.5 * TOGETHER)
        assert [len(wire.frames) for wire in wires] == [1, 1, 1]

    run(story())


def test_what_a_connection_does_not_take_waits_in_order_until_it_does():
    async def story() -> None:
        wire = Wire(room=1)
        client = Client("Ada", wire, Post())
        for number in (b"1", b"2", b"3"):
            client.hear(number)
            await asyncio.sleep(0)
        assert wire.frames == [b"1"]
        client.close(TOO_MANY, hears_the_rest=True)
        leaving = asyncio.get_running_loop().create_task(client.sent_all())
        await asyncio.sleep(1)
        assert not leaving.done()
        wire.read()
        await leaving
        assert (wire.frames, client.close_code) == ([b"1", b"[2,3]"], TOO_MANY)

    run(story())
