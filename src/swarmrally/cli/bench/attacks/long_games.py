"""A store with two long games, one of which is over: played beforehand, over sockets like any other."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from msgspec import Struct

from swarmrally.cli.bench.attacks.connection import TROUBLE, Attacker
from swarmrally.cli.bench.attacks.siege import Ground, Siege
from swarmrally.cli.bench.load.served import Served

ROUNDS = 800
"""Fewer than the most that a game may have."""
AT_MOST = 60.0
"""Seconds that may be spent on a long game."""
SETTINGS = {"game": "asteroyds", "seats": 2, "clock": {"stopwatch": "none"}}
UNPAID = 1e12


class LongGames(Struct, frozen=True):
    folder: Path
    playing: str
    over: str


def long_games(folder: Path, rounds: int = ROUNDS) -> LongGames:
    folder.mkdir()
    served = Served(folder)
    try:
        playing, over = asyncio.run(both(served.port, rounds))
    finally:
        served.stop()
    return LongGames(folder, playing, over)


async def both(port: int, rounds: int) -> tuple[str, str]:
    first, second = Duel(port, "127.65.0.1"), Duel(port, "127.65.0.2")
    await asyncio.gather(first.play(rounds), second.play(rounds))
    await second.resign()
    return first.table, second.table


class Duel:
    """Both seats of a table, played from one address, on new connections whenever one has said as much as it may."""

    def __init__(self, port: int, address: str) -> None:
        self.siege = Siege(Ground(port, (address,)), UNPAID)
        self.address, self.table, self.tokens = address, "", [""] * 2
        self.round = 0

    async def play(self, rounds: int) -> None:
        line = Attacker(self.siege, self.address)
        await line.open()
        for seat in range(2):
            made = await line.ask("POST", "/api/players", {"name": f"Seat {seat}", "token": True})
            self.tokens[seat] = json.loads(made.body)["token"]
        self.table = json.loads((await line.ask("POST", "/api/tables", SETTINGS, self.tokens[0])).body)["table"]
        for seat in range(2):
            await self.command(line, seat, {"do": "sit", "seat": seat})
        await self.command(line, 0, {"do": "start"})
        line.close()
        began = time.monotonic()
        while self.round < rounds and time.monotonic() - began < AT_MOST:
            await self.some_rounds(rounds)

    async def command(self, line: Attacker, seat: int, command: Any) -> None:
        answer = await line.ask("POST", f"/api/tables/{self.table}/commands", command, self.tokens[seat])
        if answer.status != 200:
            raise RuntimeError(f"{command}: {answer.body!r}")

    async def some_rounds(self, rounds: int) -> None:
        """As many as two new connections may ask for at once, and a few more."""
        lines = [Attacker(self.siege, self.address) for _ in range(2)]
        try:
            for seat, line in enumerate(lines):
                await line.open()
                await line.upgrade(self.tokens[seat])
                await line.tell({"type": "subscribe", "table": self.table})
            await heard(lines[0], b'"type":"done"')
            for _ in range(100):
                self.round += 1
                for seat, line in enumerate(lines):
                    await line.tell({"type": "do", "table": self.table, "id": 7, "command": self.sealed(seat)})
                await heard(lines[0], b'"round":%d' % (self.round + 1))
                if self.round >= rounds:
                    return
        except TROUBLE:
            self.round -= 1
        finally:
            for line in lines:
                line.close()

    def sealed(self, seat: int) -> dict[str, Any]:
        return {"do": "seal", "round": self.round, "plan": {"seat": seat, "columns": [None] * 6, "energy": "shield"}}

    async def resign(self) -> None:
        line = Attacker(self.siege, self.address)
        await line.open()
        await self.command(line, 0, {"do": "resign"})
        line.close()


async def heard(line: Attacker, words: bytes) -> None:
    """Reads until these words have come."""
    found = b""
    async with asyncio.timeout(20):
        while words not in found:
            part = await line.reader.read(1 << 18)
            if not part:
                raise EOFError
            found = found[-50:] + part
