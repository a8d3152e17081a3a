"""How `swarmrally bench server` measures."""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from swarmrally.cli.bench.load.players import SEATS, Counted, Party
from swarmrally.cli.bench.load.sockets import request
from swarmrally.kernel.progress import progress

THOUGHT = 2.0
SETTLING = 3.0
MANY = 100_000
Figures = dict[str, Any]


def server_figures(tables: int, thinking_tables: int, seconds: float, database: str | None, in_one_process: bool) -> Figures:
    figures: Figures = {}
    with progress("Measuring the server", 3 if thinking_tables else 2) as advance:
        for part, reads_rows in (("as_fast_as_they_can", False), ("as_rows", True)):
            with started(database, in_one_process) as port:
                figures[part] = asyncio.run(as_fast_as_they_can(port, tables, seconds, reads_rows))
            advance(1)
        if thinking_tables:
            with started(database, in_one_process) as port:
                figures["thinking"] = asyncio.run(thinking(port, thinking_tables, seconds))
            advance(1)
    return figures


@contextmanager
def started(database: str | None, in_one_process: bool) -> Iterator[int]:
    """A server in a process of its own, on a store that is new; gives its port."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        process = context.Process(target=serve, args=(database or folder, theirs, in_one_process))
        process.start()
        try:
            if not ours.poll(60):
                raise TimeoutError("the server did not start within a minute")
            yield ours.recv()
        finally:
            process.terminate()
            process.join()


def serve(database: str, ready: Connection, in_one_process: bool) -> None:
    """In the new process: a server like any other, but for the limits, and with the engine compiled before it begins."""
    from swarmrally.cli.commands.serve import run
    from swarmrally.kernel.ready import load
    from swarmrally.server.arriving.gatehouse import Gatehouse, Indoors
    from swarmrally.server.process.descriptors import most_descriptors
    from swarmrally.server.process.journal import write_journal
    from swarmrally.server.process.options import UNBOUNDED, UNLIMITED, Options
    from swarmrally.server.run.listening import listen, open_port

    write_journal(every_request=False)
    most_descriptors()
    load("asteroyds", quiet=True)
    port = open_port("127.0.0.1", 0)
    options = Options(metrics_open=True, rates=UNLIMITED, quotas=UNBOUNDED, sockets_per_address=MANY, leave_within=0)
    options = msgspec.structs.replace(options, connections_per_address=MANY, connections=MANY)
    gate = Indoors if in_one_process else Gatehouse
    run(listen(port, database, options, [], lambda _: ready.send(port.getsockname()[1]), gate))


async def signed_in(port: int, players: int) -> list[str]:
    """Tokens of so many new players."""
    tokens = []
    for number in range(players):
        answer = await request(port, "POST", "/api/players", {"name": f"Player {number}", "token": True})
        tokens.append(msgspec.json.decode(answer)["token"])
    return tokens


async def parties(port: int, tables: int, counted: Counted, thought: float, reads_rows: bool = False) -> list[Party]:
    """Everybody connected, nobody at a table."""
    tokens = await signed_in(port, tables * SEATS)
    gathered = [Party(port, tokens[start : start + SEATS], counted, thought, reads_rows) for start in range(0, len(tokens), SEATS)]
    for party in gathered:
        await party.connect()
    return gathered


async def as_fast_as_they_can(port: int, tables: int, seconds: float, reads_rows: bool) -> Figures:
    """Nothing, where rows are wanted and the server has no engine built to tell them by."""
    counted = Counted()
    gathered = await parties(port, tables, counted, 0, reads_rows)
    if reads_rows and not gathered[0].players[0].engine:
        return {}
    playing = [asyncio.create_task(party.play()) for party in gathered]
    await settled(gathered, seconds)
    before, counted.bytes, counted.waits = counted.rounds, 0, []
    cpu = await gauge(port, "process_cpu_seconds_total")
    begun = asyncio.get_running_loop().time()
    await asyncio.sleep(seconds)
    took = asyncio.get_running_loop().time() - begun
    used = await gauge(port, "process_cpu_seconds_total") - cpu
    rounds = max(1, counted.rounds - before)
    await stop(playing)
    return {
        "tables": tables,
        "rounds_per_s": round(rounds / took),
        "cpu": round(used / took, 2),
        "cpu_ms_per_round": round(1000 * used / rounds, 2),
        "bytes_per_round": round(counted.bytes / rounds / SEATS),
        **times(counted),
    }


async def thinking(port: int, tables: int, seconds: float) -> Figures:
    counted = Counted()
    empty = await gauge(port, "process_resident_memory_bytes")
    gathered = await parties(port, tables, counted, THOUGHT)
    connected = await gauge(port, "process_resident_memory_bytes")
    playing = []
    for party in gathered:
        playing.append(asyncio.create_task(party.play()))
        await asyncio.sleep(THOUGHT / tables)
    await settled(gathered, seconds)
    counted.waits = []
    cpu = await gauge(port, "process_cpu_seconds_total")
    await asyncio.sleep(seconds)
    used = await gauge(port, "process_cpu_seconds_total") - cpu
    full = await gauge(port, "process_resident_memory_bytes")
    await stop(playing)
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "cpu": round(used / seconds, 3),
        **times(counted),
        "kb_per_client": round((connected - empty) / 1024 / (tables * SEATS), 1),
        "kb_per_table": round((full - connected) / 1024 / tables, 1),
    }


async def settled(gathered: list[Party], seconds: float) -> None:
    """Every game has begun, and what that took is over."""
    for party in gathered:
        await party.begun.wait()
    await asyncio.sleep(min(SETTLING, seconds))


async def stop(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def times(counted: Counted) -> Figures:
    """Milliseconds from the last plan to the last player's events."""
    waits = sorted(counted.waits) or [0.0]
    middle, slow = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    return {"p50_ms": round(1000 * middle, 1), "p99_ms": round(1000 * slow, 1), "refused": counted.refused}


async def gauge(port: int, name: str) -> float:
    """One figure of /metrics, of the server and its gate together."""
    text = (await request(port, "GET", "/metrics")).decode()
    found = re.findall(rf"^(?:swarmrally_gate_)?{name} (\S+)$", text, re.MULTILINE)
    if not found:
        raise LookupError(f"{name} is not among the server's metrics")
    return sum(map(float, found))


def print_server(figures: Figures, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    for part, form in (("as_fast_as_they_can", "JSON"), ("as_rows", "rows")):
        if fast := figures[part]:
            cost = f"{fast['bytes_per_round']:,} bytes to each player and {fast['cpu_ms_per_round']} ms of processor time a round"
            print(f"{fast['tables']} tables as fast as they can, {form}: {fast['rounds_per_s']:,} durable rounds/s, {spoken(fast)}; {cost}")
        else:
            print(f"{form}: no engine for browsers is built here (`make engine`)")
    if "thinking" in figures:
        slow = figures["thinking"]
        print(f"{slow['tables']} tables, {slow['sockets']:,} sockets, 2 s of thought: {spoken(slow)}")
        print(f"Memory: {slow['kb_per_table']} KB for a table, {slow['kb_per_client']} KB for a connection")


def spoken(figures: Figures) -> str:
    refused = f", {figures['refused']} messages refused" if figures["refused"] else ""
    return f"p50 {figures['p50_ms']} ms, p99 {figures['p99_ms']} ms, {100 * figures['cpu']:.0f} % of one core{refused}"
