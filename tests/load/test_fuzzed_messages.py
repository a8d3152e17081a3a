"""Whatever is sent over a socket: every message gets one answer, what is refused changes nothing, and the server has no errors."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.conftest import count
from tests.load.people import ask, connected, introduced, messages_in
from tests.load.serving import Serving
from tests.load.spoiling import spoiled

from swarmrally.kernel.codes import KINDS
from swarmrally.server.socket.messages import DECODER, Do
from swarmrally.store import Store

MESSAGES = count(5_000, 200_000)
AT_ONE_TABLE = 10_000
AT_ONCE = 100
"""A connection may send a few more than that in a burst."""
REPEATED = 15
ANSWERS = ("done", "refused", "time", "previewed")
LONGEST_ANSWER = 2_000
PATIENCE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    started = Serving(folder / "store", folder)
    yield started
    started.stop()
    started.expect_no_errors()


class Guests:
    """Two who play, one who has a private table, and one who has nothing to do here."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tokens: dict[str, str] = {}
        self.table = self.private = ""

    async def arrive(self) -> None:
        for name in ("Ada", "Bob", "Cyd", "Eve"):
            _, self.tokens[name] = await introduced(self.port, name)
        settings = {"game": "asteroyds", "seats": 2, "clock": {"stopwatch": "none"}, "assist": "forecast"}
        self.table = (await self.ask("Ada", "POST", "/api/tables", settings))["table"]
        self.private = (await self.ask("Cyd", "POST", "/api/tables", settings | {"public": False}))["table"]
        for name in ("Ada", "Bob"):
            await self.do(name, {"do": "sit"})
        await self.do("Ada", {"do": "start"})

    async def ask(self, name: str, method: str, path: str, body: Any = None) -> Any:
        answer = await ask(self.port, method, path, body, self.tokens[name])
        assert answer.is_success, answer.text
        return answer.json()

    async def do(self, name: str, command: dict[str, Any]) -> None:
        await self.ask(name, "POST", f"/api/tables/{self.table}/commands", command)

    async def sights(self) -> list[Any]:
        """All that anybody can see of the two tables."""
        shown = [await self.ask(name, "GET", f"/api/tables/{self.table}") for name in ("Ada", "Bob", "Eve")]
        shown.append(await self.ask("Cyd", "GET", f"/api/tables/{self.private}"))
        for sight in shown:
            del sight["snapshot"]["at"]
        return shown


async def answers_to(port: int, token: str | None, texts: list[bytes], chance: Random) -> list[dict[str, Any]]:
    """All sent at once, as text where that can be; the answers come in the same order."""
    socket = await connected(port, token)
    for text in texts:
        try:
            await socket.send(text.decode() if chance.random() < 0.8 else text)
        except UnicodeDecodeError:
            await socket.send(text)
    answers: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE):
        while len(answers) < len(texts):
            answers += [message for message in messages_in(await socket.recv()) if message["type"] in ANSWERS]
    assert len(answers) == len(texts)
    await socket.close()
    return answers


def check_answer(text: bytes, answer: dict[str, Any]) -> None:
    if answer["type"] == "refused":
        assert answer["code"] in KINDS, (text, answer)
        assert len(msgspec.json.encode(answer)) < LONGEST_ANSWER, (text, answer)


async def fuzz(guests: Guests, who: str | None, messages: int, chance: Random) -> Counter[str]:
    """The commands that were done, by their words in the log."""
    token, done = guests.tokens[who] if who else None, Counter[str]()
    tables = [guests.table] * 6 + [guests.private, "2" * 16, ""]
    subscribe = msgspec.json.encode({"type": "subscribe", "table": guests.table})
    for _ in range(messages // AT_ONCE):
        once = [spoiled(chance, tables) for _ in range(AT_ONCE - REPEATED - 1)]
        texts = [subscribe, *chance.sample(repeated := once + chance.choices(once, k=REPEATED), len(repeated))]
        for text, answer in zip(texts, await answers_to(guests.port, token, texts, chance), strict=True):
            check_answer(text, answer)
            done.update(done_command(text, answer))
    return done


def done_command(text: bytes, answer: dict[str, Any]) -> list[str]:
    if answer["type"] != "done":
        return []
    asked = DECODER.decode(text)
    return [type(asked.command).__name__] if isinstance(asked, Do) else []


@pytest.mark.parametrize("who", ["Eve", None])
def test_whoever_has_no_seat_changes_nothing_whatever_they_send(server: Serving, who: str | None) -> None:
    async def run() -> None:
        guests = Guests(server.port)
        await guests.arrive()
        before = await guests.sights()
        assert await fuzz(guests, who, MESSAGES // 4, Random(f"fuzz {who}")) == {}
        assert await guests.sights() == before

    asyncio.run(run())


def test_of_what_a_player_sends_nothing_is_written_that_was_not_done(server: Serving) -> None:
    """At one table after the other: who is waited for too long may be replaced, and what the bot then does is nobody's message."""
    chance = Random("fuzz Ada")

    async def run() -> tuple[str, int, Counter[str]]:
        guests = Guests(server.port)
        await guests.arrive()
        before = await guests.sights()
        done = await fuzz(guests, "Ada", min(MESSAGES // 2, AT_ONE_TABLE), chance)
        after = await guests.sights()
        assert after[3] == before[3]
        assert "own" not in after[2]["snapshot"]
        return guests.table, 4 + await play_on(guests), done

    for _ in range(max(1, MESSAGES // 2 // AT_ONE_TABLE)):
        table, others, done = asyncio.run(run())
        kinds = asyncio.run(kinds_in_log(server.store, table))
        assert kinds["drafted"] == done["Draft"] > 0
        assert sum(kinds.values()) == done.total() + others


async def play_on(guests: Guests) -> int:
    """The game is as good as before: who has not planned does, and the next round begins. Returns how many that were."""
    now = (await guests.ask("Ada", "GET", f"/api/tables/{guests.table}"))["snapshot"]["now"]
    for seat in now["awaited"]:
        plan = {"seat": seat, "columns": ["right"] * 6, "energy": "shield"}
        await guests.do(("Ada", "Bob")[seat], {"do": "seal", "round": now["round"], "plan": plan})
    after = (await guests.ask("Ada", "GET", f"/api/tables/{guests.table}"))["snapshot"]["now"]
    assert after["round"] == now["round"] + 1
    return len(now["awaited"])


async def kinds_in_log(store: str | Path, table: str) -> Counter[str]:
    kept = await Store.open(store)
    try:
        return Counter(msgspec.json.decode(entry.body)["kind"] for entry in await kept.log.entries(table))
    finally:
        await kept.close()
