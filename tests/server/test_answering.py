"""Long answers for those who can't unpack: piece by piece, and the whole of it."""

from __future__ import annotations

import asyncio
import gzip
import random
from typing import Any

import pytest
from litestar.response.base import ASGIResponse

from swarmrally.server.http.answering import PIECE, Pieces

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
