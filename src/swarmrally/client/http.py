"""Requests, for what is not said over the WebSocket: who one is, and new tables."""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from swarmrally.client.failures import Refused, Unreachable, Why

LONGEST = 30.0
MOST_TRIES = 5
TOO_MANY = 429


class Failure(msgspec.Struct):
    error: Why


FAILURE = msgspec.json.Decoder(Failure)


async def request(url: str, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
    """The answer; a server that has had too many requests is asked again when it says so."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    asked = Request(url + path, None if body is None else msgspec.json.encode(body), headers, method=method)
    for _ in range(MOST_TRIES - 1):
        try:
            return await asyncio.to_thread(answer_to, asked)
        except TooMany as error:
            await asyncio.sleep(error.seconds)
    return await asyncio.to_thread(answer_to, asked)


class TooMany(Refused):
    seconds = 1.0


def answer_to(asked: Request) -> Any:
    try:
        with urlopen(asked, timeout=LONGEST) as answer:
            return msgspec.json.decode(answer.read())
    except HTTPError as error:
        with error:
            raise refusal_in(error) from None
    except (URLError, HTTPException, OSError, msgspec.DecodeError) as error:
        raise Unreachable(f"expected a Swarmrally server at {asked.full_url}: {error}") from None


def refusal_in(error: HTTPError) -> Refused:
    try:
        why = FAILURE.decode(error.read()).error
    except (msgspec.DecodeError, OSError):
        why = Why(reason=str(error))
    refused = (TooMany if error.code == TOO_MANY else Refused)(why, error.code)
    if isinstance(refused, TooMany):
        refused.seconds = float(error.headers.get("Retry-After", 1))
    return refused
