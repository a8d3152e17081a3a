"""What `swarmrally bench attack` has found: a row for each attack, and whether it holds."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from swarmrally.cli.bench.attacks.siege import Sent
from swarmrally.cli.bench.load.company import Company

LARGEST_ANSWER, LARGEST_P99 = 500.0, 100.0
MOST_MEMORY = 600.0
KEPT = ("draft", "seal")
MB = 1_000_000
NOTHING, BUSY = "nothing", "only busy"
"""The row without an attack, and the one beside a process that takes what attackers could of the processor, and sends nothing."""
CONTROLS = (NOTHING, BUSY)
COLUMNS = "attack from MB/s msg/s connections refused p50 p99 largest plans_p99 late failed ace memory CPU noise disk bar"

WIDTH = 200


class Row(Struct):
    """One attack beside honest people."""

    attack: str
    addresses: int
    mb_per_s: float
    messages_per_s: int
    connections: int
    turned_away: int
    answers: int
    p50_ms: float
    p99_ms: float
    largest_ms: float
    slowest: str
    kept_p99_ms: float
    """Of drafts and plans alone, which are among the answers: some dozen, so that this is the longest."""
    plans: int
    late: int
    failures: int
    ace_ms: int | None
    memory_mb: int
    cpu: float
    noise_ms: float
    """By how much our own timers were late: shorter times are the machine's as much as the server's."""
    disk_ms: float
    """By how much the disk itself kept somebody else waiting at most, who writes a few bytes."""
    missed: list[str]
    examples: list[str]


def summed_up(name: str, count: int, company: Company, sent: Sent, took: float, memory: float, cpu: float, disk: float) -> Row:
    notes = company.notes
    answers = sorted((1000 * wait, what) for what, waits in notes.answers.items() for wait in waits)
    kept = sorted(1000 * wait for what in KEPT for wait in notes.answers.get(what, ()))
    times = [wait for wait, _ in answers]
    largest, slowest = answers[-1] if answers else (0.0, "")
    thoughts = sorted(company.thoughts)
    row = Row(
        attack=name,
        addresses=count,
        mb_per_s=round(sent.bytes / MB / took, 2),
        messages_per_s=round(sent.messages / took),
        connections=sent.connections,
        turned_away=sent.turned_away,
        answers=len(times),
        p50_ms=part(times, 0.5),
        p99_ms=part(times, 0.99),
        largest_ms=round(largest, 1),
        slowest=slowest,
        kept_p99_ms=part(kept, 0.99),
        plans=notes.plans,
        late=len(notes.late),
        failures=len(notes.failures),
        ace_ms=thoughts[len(thoughts) // 2] if thoughts else None,
        memory_mb=round(memory),
        cpu=round(cpu, 2),
        noise_ms=round(1000 * notes.lag, 1),
        disk_ms=round(1000 * disk, 1),
        missed=[],
        examples=sorted(set(notes.failures + notes.late))[:5],
    )
    row.missed = missed(row)
    return row


def part(ordered: list[float], share: float) -> float:
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1) if ordered else 0.0


def missed(row: Row) -> list[str]:
    """What is not as it should be."""
    bars = {
        "answers": row.largest_ms >= LARGEST_ANSWER,
        "p99": row.p99_ms >= LARGEST_P99,
        "clocks": row.late > 0,
        "failures": row.failures > 0,
        "memory": row.memory_mb >= MOST_MEMORY,
    }
    return [name for name, is_missed in bars.items() if is_missed]


def print_json(row: Row) -> None:
    print(msgspec.json.encode(row).decode(), flush=True)


def print_table(rows: list[Row]) -> None:
    table = Table(*(name.replace("_", " ") for name in COLUMNS.split()))
    for row in rows:
        table.add_row(*cells(row))
    Console(width=WIDTH).print(table)


def cells(row: Row) -> list[str]:
    sent = [f"{row.mb_per_s:g}", f"{row.messages_per_s:,}", f"{row.connections:,}", f"{row.turned_away:,}"]
    times = [f"{row.p50_ms:g}", f"{row.p99_ms:g}", f"{row.largest_ms:g} {row.slowest}", f"{row.kept_p99_ms:g}"]
    clocks = [f"{row.late} of {row.plans}", str(row.failures), "" if row.ace_ms is None else str(row.ace_ms)]
    machine = [str(row.memory_mb), f"{100 * row.cpu:.0f} %", f"{row.noise_ms:g}", f"{row.disk_ms:g}"]
    return [row.attack, str(row.addresses), *sent, *times, *clocks, *machine, ", ".join(row.missed) or "holds"]


def is_held(rows: list[Row]) -> bool:
    return not any(row.missed for row in rows if row.attack not in CONTROLS)
