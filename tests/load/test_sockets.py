"""Who may open a socket, how much may be sent over it, and what becomes of those who do not read."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from tests.load.people import ask, connected, introduced, messages_in
from tests.load.serving import Serving
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from swarmrally.server.socket.messages import LARGEST
from swarmrally.server.socket.socket import MOST_IGNORED, TOO_MANY

MOST_SOCKETS = 12
PATIENCE = 60.0
SOON = 20.0
"""Seconds: before a ping could find out that nobody is there."""
AT_ONCE, MOST_SAID = 20, 5_000
"""Messages that a flood sends before it listens, and in all."""
MOST_MEMORY = 8_000_000
BELT = {"dir": "N", "express": True, "rotates_when_entered_travelling": {"E": "cw"}}
BELTS = [{"x": x, "y": y} | BELT for x in range(48) for y in range(48)]
COURSE = {"floor": {"width": 48, "height": 48, "conveyors": BELTS, "docks": {"1": [0, 47], "2": [1, 47]}}, "flags": [[5, 5]]}
LARGE = {"game": "roborally", "seats": 2, "bots": ["drifter"], "setup": {"course": COURSE}, "clock": {"stopwatch": "none"}}
"""A table whose snapshots soon fill all buffers."""
RACE = {"game": "asteroyds", "seats": 2, "clock": {"stopwatch": "none"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    started = Serving(folder / "store", folder, MOST_SOCKETS)
    yield started
    started.stop()
    started.expect_no_errors()


def on(server: Serving, test: Callable[[int], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            await test(server.port)

    asyncio.run(run())


async def answer_to(socket: ClientConnection, message: Any) -> dict[str, Any]:
    await socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
    while True:
        for heard in messages_in(await socket.recv()):
            if heard["type"] in ("done", "refused", "time", "previewed", "bearings"):
                return heard


async def welcome(port: int, token: str | None = None, **more: Any) -> dict[str, Any]:
    async with await connected(port, token, **more) as socket:
        return messages_in(await socket.recv())[0]


# Who may come


def test_a_page_of_somebody_else_may_not_come_in_with_or_without_a_cookie(server: Serving) -> None:
    async def visit(port: int) -> None:
        player, token = await introduced(port, "Ada")
        cookie = {"Cookie": f"swarmrally={token}"}
        own = f"http://127.0.0.1:{port}"
        assert (await welcome(port, additional_headers=cookie, origin=own))["player"] == player
        assert (await welcome(port, token))["player"] == player
        assert (await welcome(port))["player"] is None
        foreign = ["https://evil.test", "null", f"http://127.0.0.1:{port}.evil.test", "http://[", f"{own}@evil.test", "http://127.0.0.1:1"]
        for headers in (cookie, {}):
            for origin in foreign:
                with pytest.raises(InvalidStatus):
                    await welcome(port, additional_headers=headers, origin=origin)
        with pytest.raises(InvalidStatus):
            await welcome(port, additional_headers=cookie)

    on(server, visit)


def test_a_token_that_is_not_ours_is_nobodys(server: Serving) -> None:
    async def visit(port: int) -> None:
        _, token = await introduced(port, "Ada")
        for wrong in ("x", token[:-1], token[1:], token + "x", "é" * 9, token.partition(".")[0] + "." + "A" * 27):
            headers = {"Authorization": f"Bearer {wrong}".encode().decode("latin-1")}
            assert (await welcome(port, additional_headers=headers))["player"] is None

    on(server, visit)


def test_one_address_has_so_many_sockets_and_no_more_until_one_is_closed(server: Serving) -> None:
    async def visit(port: int) -> None:
        sockets = [await connected(port) for _ in range(MOST_SOCKETS)]
        with pytest.raises(InvalidStatus):
            await connected(port)
        await sockets.pop().close()
        await asyncio.sleep(0.2)
        sockets.append(await connected(port))
        for socket in sockets:
            await socket.close()

    on(server, visit)


# How much


def test_a_message_that_is_too_large_is_refused_and_one_far_too_large_ends_the_connection(server: Serving) -> None:
    async def visit(port: int) -> None:
        async with await connected(port) as socket:
            at_most = json.dumps({"type": "ask_time", "sent": 1, "id": 5}).ljust(LARGEST)
            assert (await answer_to(socket, at_most))["type"] == "time"
            for message in (
                at_most + " ",
                (at_most + " ").encode(),
                json.dumps({"type": "say", "text": "é" * (LARGEST - 40)}, ensure_ascii=False),
            ):
                refused = await answer_to(socket, message)
                assert (refused["code"], refused["details"]["most"]) == ("message_too_large", LARGEST)
            assert (await answer_to(socket, {"type": "ask_time", "sent": 2}))["sent"] == 2
            with pytest.raises(ConnectionClosed) as closed:
                await answer_to(socket, "x" * 5 * LARGEST)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1009

    on(server, visit)


def test_a_connection_can_be_used_again_after_a_while(server: Serving) -> None:
    async def visit(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for pause in (6, 0):
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            await reader.readuntil(b"}")
            await asyncio.sleep(pause)
        writer.close()

    on(server, visit)


def test_whoever_says_too_much_is_refused_and_in_the_end_sent_away(server: Serving) -> None:
    async def visit(port: int) -> None:
        async with await connected(port) as socket:
            answers: list[dict[str, Any]] = []
            with pytest.raises(ConnectionClosed) as closed:
                await flood(socket, answers)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == TOO_MANY
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert len(refused) == MOST_IGNORED
            assert (refused[0]["code"], refused[0]["kind"], refused[0]["details"]) == ("too_many_messages", "limit", {"most": "60"})

    on(server, visit)


async def flood(socket: ClientConnection, heard: list[dict[str, Any]]) -> None:
    for said in range(AT_ONCE, MOST_SAID, AT_ONCE):
        for number in range(AT_ONCE):
            await socket.send(json.dumps({"type": "ask_time", "sent": number}))
        while len(heard) < said:
            heard += messages_in(await socket.recv())


def test_whoever_does_not_read_is_dropped_before_the_memory_is_full(server: Serving) -> None:
    async def visit(port: int) -> None:
        _, token = await introduced(port, "Ada")
        table = (await ask(port, "POST", "/api/tables", LARGE, token)).json()["table"]
        before = await gauge(port, "process_resident_memory_bytes")
        idle = await connected(port, token)
        idle.transport.pause_reading()
        began = time.monotonic()
        while await gauge(port, "swarmrally_sockets"):
            await idle.send(json.dumps({"type": "subscribe", "table": table}))
            await asyncio.sleep(0.01)
        assert time.monotonic() - began < SOON
        assert await gauge(port, "process_resident_memory_bytes") - before < MOST_MEMORY
        idle.transport.abort()

    on(server, visit)


def test_a_table_with_the_largest_course_is_told_to_those_who_read(server: Serving) -> None:
    async def visit(port: int) -> None:
        _, token = await introduced(port, "Ada")
        table = (await ask(port, "POST", "/api/tables", LARGE, token)).json()["table"]
        for command in ("sit", "start"):
            assert (await ask(port, "POST", f"/api/tables/{table}/commands", {"do": command}, token)).status_code == 200
        async with await connected(port, token) as socket:
            await socket.send(json.dumps({"type": "subscribe", "table": table, "id": 7}))
            heard: list[Any] = []
            while not any(message["type"] == "done" for message in heard):
                frame = await socket.recv()
                heard += messages_in(frame)
            (shown,) = [message["table"] for message in heard if message["type"] == "table"]
            assert len(json.dumps(shown, separators=(",", ":"))) > 512_000
            assert len(shown["game"]["position"]["course"]["floor"]["conveyors"]) == len(BELTS)

    on(server, visit)


async def gauge(port: int, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", (await ask(port, "GET", "/metrics")).text, re.MULTILINE)
    assert found
    return float(found[1])


def test_what_somebody_has_said_who_is_forgotten_is_not_told_to_those_who_come_later(server: Serving) -> None:
    async def visit(port: int) -> None:
        (_, ada), (_, bob) = await introduced(port, "Ada"), await introduced(port, "Bob")
        table = (await ask(port, "POST", "/api/tables", RACE, ada)).json()["table"]
        async with await connected(port, ada) as hers, await connected(port, bob) as his:
            for socket, text in ((hers, "hello"), (his, "my address")):
                await answer_to(socket, {"type": "subscribe", "table": table})
                await answer_to(socket, {"type": "say", "table": table, "text": text})
            assert await told_on_coming(port, table) == (["hello", "my address"], {"Ada", "Bob"})
            assert (await ask(port, "DELETE", "/api/me", None, bob)).status_code == 204
            assert await told_on_coming(port, table) == (["hello"], {"Ada"})

    on(server, visit)


async def told_on_coming(port: int, table: str) -> tuple[list[str], set[str]]:
    """The lines, and the names."""
    heard: list[dict[str, Any]] = []
    async with await connected(port) as socket:
        await socket.send(json.dumps({"type": "subscribe", "table": table}))
        while not any(message["type"] == "present" for message in heard):
            heard += messages_in(await socket.recv())
    lines = [line["text"] for message in heard if message["type"] == "chat" for line in message["lines"]]
    return lines, {name for message in heard if message["type"] == "names" for name in message["names"].values()}


# What there is to find


@pytest.mark.parametrize("assist", ["none", "path"])
def test_bearings_are_told_as_far_as_the_table_helps(server: Serving, assist: str) -> None:
    async def test(port: int) -> None:
        _, token = await introduced(port, "Ada")
        settings = RACE | {"assist": assist, "bots": ["drifter"]}
        table = (await ask(port, "POST", "/api/tables", settings, token)).json()["table"]
        for do in ("sit", "start"):
            (await ask(port, "POST", f"/api/tables/{table}/commands", {"do": do}, token)).raise_for_status()
        async with await connected(port) as socket:
            await answer_to(socket, {"type": "subscribe", "table": table})
            heard = await answer_to(socket, {"type": "bearings", "table": table, "round": 1, "id": 7})
            late = await answer_to(socket, {"type": "bearings", "table": table, "round": 2})
        assert heard["id"] == 7
        assert (late["type"], late["pointer"]) == ("refused", "/round")
        if assist == "none":
            assert (heard["code"], heard["details"]) == ("no_assist", {"assist": "none"})
        else:
            assert len({bearing["tile"] for bearing in heard["bearings"]}) == 24

    on(server, test)


def test_a_private_table_is_for_others_the_same_as_one_that_is_not_there(server: Serving) -> None:
    async def visit(port: int) -> None:
        (_, ada), (_, eve) = await introduced(port, "Ada"), await introduced(port, "Eve")
        private = (await ask(port, "POST", "/api/tables", RACE | {"public": False}, ada)).json()["table"]
        nothing = "".join(reversed(private))
        for token in (eve, None):
            assert await probed(port, token, private) == await probed(port, token, nothing)
        async with await connected(port, ada) as socket:
            assert (await answer_to(socket, {"type": "subscribe", "table": private}))["type"] == "done"

    on(server, visit)


async def probed(port: int, token: str | None, table: str) -> list[str]:
    """All answers about a table, without its name."""
    found = []
    async with await connected(port, token) as socket:
        for message in (
            {"type": "subscribe", "table": table},
            {"type": "subscribe", "table": table, "after": 0},
            {"type": "unsubscribe", "table": table},
            {"type": "do", "table": table, "command": {"do": "sit"}},
            {"type": "say", "table": table, "text": "hello"},
            {"type": "preview", "table": table, "round": 1, "plan": {}},
            {"type": "forecast", "table": table, "round": 1},
            {"type": "bearings", "table": table, "round": 1},
        ):
            found.append(json.dumps(await answer_to(socket, message)))
    for method, path, body in (
        ("GET", "", None),
        ("POST", "/commands", {"do": "sit"}),
        ("POST", "/rematch", None),
        ("POST", "/invitations", {}),
        ("GET", "/record", None),
        ("GET", "/story", None),
        ("GET", "/film", None),
        ("POST", "/verify", None),
        ("POST", "/share", None),
    ):
        answer = await ask(port, method, f"/api/tables/{table}{path}", body, token)
        found.append(f"{answer.status_code} {answer.text}")
    return [answer.replace(table, "TABLE") for answer in found]
