"""Whatever can be done again and again at a table is written each time, so it has a rate; plans have rules of their own."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.load.people import connected, messages_in
from tests.server.hosting import RACE, Guest, gated, opened

from swarmrally.server.process.options import Options, Rate, Rates

ALLOWED = 6
SLOW = Options(rates=Rates(change=Rate(ALLOWED, 1e-3)))
TOO_MANY = "too_many_requests"


def run(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def in_a_loop(**given: Any) -> None:
        asyncio.run(test(**given))  # type: ignore[arg-type]

    return in_a_loop


def changing(what: str) -> list[dict[str, Any]]:
    """Two commands that undo each other."""
    commands: dict[str, list[dict[str, Any]]] = {
        "sit": [{"do": "stand"}, {"do": "sit"}],
        "wish": [{"do": "wish", "wish": {"pilot": pilot}} for pilot in ("hector", "mhand")],
        "pause": [{"do": "pause"}, {"do": "resume"}],
    }
    return commands[what]


@pytest.mark.parametrize("what", ["sit", "wish", "pause"])
@run
async def test_who_changes_their_mind_again_and_again_has_to_wait(tmp_path: Path, what: str) -> None:
    async with opened(tmp_path, SLOW) as visit:
        ada = await visit.guest("Ada")
        table = (await ada.ask("POST", "/api/tables", RACE))["table"]
        await ada.do(table, do="sit")
        before = [{"do": "start"}] if what == "pause" else []
        for command in (before + changing(what) * ALLOWED)[: ALLOWED - 1]:
            await ada.do(table, **command)
        refused = await ada.ask("POST", f"/api/tables/{table}/commands", changing(what)[0], status=429)
        assert refused["error"]["code"] == TOO_MANY
        assert refused["error"]["details"]["seconds"] > 1
        bob = await visit.guest("Bob")
        assert (await bob.ask("POST", f"/api/tables/{table}/commands", changing(what)[0], status=400))["error"]["code"] != TOO_MANY


@run
async def test_plans_have_no_share_in_it(tmp_path: Path) -> None:
    async with opened(tmp_path, Options(rates=Rates(change=Rate(2, 1e-3)))) as visit:
        ada = await visit.guest("Ada")
        table = (await ada.ask("POST", "/api/tables", RACE))["table"]
        for command in ("sit", "start"):
            await ada.do(table, do=command)
        await ada.do(table, do="pause", status=429)
        for number in (1, 2):
            await ada.do(table, do="seal", round=number, plan={"seat": 0, "columns": [None] * 6, "energy": "shield"})


@run
async def test_it_is_said_on_a_socket_too(tmp_path: Path) -> None:
    async with gated(tmp_path, SLOW) as guest:
        ada: Guest = guest()
        token = (await ada.post("/api/players", json={"name": "Ada", "token": True})).json()["token"]
        ada.headers["Authorization"] = f"Bearer {token}"
        table = (await ada.post("/api/tables", json=RACE)).json()["table"]
        async with await connected(ada.base_url.port or 0, token) as socket:
            await socket.send(json.dumps({"type": "subscribe", "table": table}))
            for number in range(ALLOWED + 1):
                command = {"do": "stand" if number % 2 else "sit"}
                await socket.send(json.dumps({"type": "do", "id": 100 + number, "table": table, "command": command}))
            last: dict[str, Any] = {}
            while last.get("id") != 100 + ALLOWED:
                last = next((heard for heard in messages_in(await socket.recv()) if heard.get("id", 0) >= 100), last)
            assert (last["type"], last["code"]) == ("refused", TOO_MANY)
        await ada.aclose()
