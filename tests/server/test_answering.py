"""Long answers for those who can't unpack: piece by piece, and the whole of it."""

from __future__ import annotations

import asyncio
import gzip
import random
from typing import Any

import pytest
from litestar import Request
from litestar.response.base import ASGIResponse

from swarmrally.gate.connection import TELL_EVERY
from swarmrally.gate.link import ANSWER, ANSWERS
from swarmrally.server.arriving.errand import Errand
from swarmrally.server.beside.packing import PACKED
from swarmrally.server.guard.loads import Loads
from swarmrally.server.guard.precedence import Precedence
from swarmrally.server.http.answering import PIECE, Pieces, ready

KB = 1024
CONTENTS = {
    "much of the same": b"x" * 3_000_000,
    "nothing of the same": random.Random(1).randbytes(200_000),
    "numbers": b"".join(str(number).encode() for number in range(100_000)),
    "no more than a piece": b"y" * PIECE,
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS.keys())
def test_a_packed_answer_comes_whole_in_pieces_of_a_bounded_size(content: bytes) -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(Pieces(ASGIResponse(body=gzip.compress(content), headers={"vary": "accept-encoding"}))({}, None, send))  # type: ignore[arg-type]
    head, *pieces = sent
    assert b"content-length" not in dict(head["headers"])
    assert b"".join(piece["body"] for piece in pieces) == content
    assert max(len(piece["body"]) for piece in pieces) <= PIECE
    assert [piece["more_body"] for piece in pieces] == [True] * (len(pieces) - 1) + [False]


def test_those_for_whose_long_answers_there_is_no_room_come_again_and_a_newcomer_finds_some() -> None:
    room, text = Loads(most=1000 * KB, most_each=500 * KB), random.Random(1).randbytes(200 * KB)
    going, ended = list[asyncio.Event](), list[int]()

    async def answered(address: str) -> None:
        go_on = asyncio.Event()
        going.append(go_on)

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                ended.append(message["status"])
            await go_on.wait()

        scope: Any = {"type": "http", "client": (address, 1), "headers": [(b"accept-encoding", b"gzip")]}
        request: Any = Request(scope)
        answer = (await ready(request, PACKED + text, room=room)).to_asgi_response(None, request=request)
        await answer(scope, None, send)  # type: ignore[arg-type]

    async def crowd() -> None:
        asking = [asyncio.create_task(answered(f"192.0.2.{number // 4}")) for number in range(20)]
        asking.append(asyncio.create_task(answered("203.0.113.5")))
        while len(ended) < 21:
            await asyncio.sleep(0)
        assert (ended.count(200), ended[-1]) == (8, 200)
        assert room.bytes < 2000 * KB
        for go_on in going:
            go_on.set()
        await asyncio.gather(*asking)
        assert (room.bytes, room.of) == (0, {})

    asyncio.run(crowd())


class Reader:
    """The gate's end of a link: it says what was read when that is much."""

    def __init__(self) -> None:
        self.errand: Errand
        self.read, self.gone, self.most = b"", 0, 0

    def send(self, kind: int, number: int, content: bytes) -> None:
        part = ANSWERS.decode(content).content if kind == ANSWER else content[1:]
        self.read += part
        self.gone += len(part)
        self.most = max(self.most, self.errand.unread)
        if self.gone >= TELL_EVERY:
            said, self.gone = self.gone, 0
            asyncio.get_running_loop().call_soon(self.errand.taken_up, said)


@pytest.mark.parametrize("size", [1, 999, TELL_EVERY - 1, TELL_EVERY, TELL_EVERY + 1, 3 * TELL_EVERY + 7])
def test_a_long_answer_beside_a_crowd_of_others_never_waits_for_what_nobody_tells(size: int) -> None:
    """Each of so many may have one part under way: that part alone has to be enough for the gate to say that it was read."""
    content = random.Random(size).randbytes(60 * min(size, TELL_EVERY) + 1)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for start in range(0, len(content), size):
            await send({"type": "http.response.body", "body": content[start : start + size], "more_body": start + size < len(content)})

    async def answered() -> Reader:
        reader, troubles = Reader(), list[Exception]()
        scope = {"type": "http", "client": ("127.0.0.1", 1), "headers": []}
        errand = Errand(reader, 1, Precedence(), scope, b"", app, lambda _, error: troubles.append(error))  # type: ignore[arg-type]
        reader.errand, errand.others = errand, lambda: 10_000
        errand.begin()
        async with asyncio.timeout(60):
            await errand.over
        assert troubles == []
        return reader

    reader = asyncio.run(answered())
    assert reader.read == content
    assert reader.most < 2 * TELL_EVERY
