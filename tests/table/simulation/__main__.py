"""`python -m tests.table.simulation SEED ...` runs these seeds again; `python -m tests.table.simulation FIRST-LAST` many."""

from __future__ import annotations

import sys
from collections import Counter

from tests.table.simulation import simulate


def seeds(words: list[str]) -> list[int]:
    found: list[int] = []
    for word in words:
        first, _, last = word.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def main() -> None:
    seen: Counter[str] = Counter()
    for seed in seeds(sys.argv[1:]):
        world = simulate(seed)
        table = world.ledger.table
        seen.update([world.game, table.phase])
        seen.update({"entries": len(world.ledger.kept), "acknowledged": world.acknowledged.total(), "refused": world.refused})
        seen.update({"failed": world.failed, "killed": world.killed, "rounds": table.play.round if table.play else 0})
    print(", ".join(f"{count} {what}" for what, count in sorted(seen.items())))


if __name__ == "__main__":
    main()
