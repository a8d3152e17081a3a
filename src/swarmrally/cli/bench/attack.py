"""How `swarmrally bench attack` measures."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from swarmrally.cli.bench.attack_rows import BUSY, CONTROLS, MB, NOTHING, Row, summed_up
from swarmrally.cli.bench.attacks.listing import Attack, all_attacks
from swarmrally.cli.bench.attacks.long_games import LongGames, long_games
from swarmrally.cli.bench.attacks.running import Attackers
from swarmrally.cli.bench.attacks.siege import Ground, Sent
from swarmrally.cli.bench.load.company import Company, company_at
from swarmrally.cli.bench.load.served import Disk, Peak, Served
from swarmrally.cli.bench.load.visitors import largest_files
from swarmrally.cli.commands.warm import warm_side_by_side
from swarmrally.kernel.compiler import ENGINES, is_warm
from swarmrally.kernel.progress import progress
from swarmrally.kernel.refusal import Refusal

SETTLING = 2.0
NO_GAMES = LongGames(Path(), "", "")
Wanted = list[tuple[str, int]]
"""Attacks and controls, and from how many addresses."""


def attack_figures(
    only: Sequence[str], addresses: Sequence[int], seconds: float, told: Callable[[Row], None], at_one_server: bool = False
) -> list[Row]:
    """Rows without an attack, and one for each attack from so many addresses; each is told as soon as it is there."""
    if sys.platform != "linux":
        raise Refusal("", "wrong_option", expected="Linux: its many addresses of one machine, and what /proc tells")
    attacks, rows = chosen(only), list[Row]()
    wanted: Wanted = [*((name, 0) for name in CONTROLS), *((attack.name, count) for attack in attacks for count in addresses)]
    warm_side_by_side([name for name in ENGINES if not name.startswith("env.") and not is_warm(name)], quiet=True)
    with (
        tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder,
        progress("Attacking", 1 + len(wanted)) as on,
    ):
        place = Path(folder)
        games = long_games(place / "long") if any(attack.on_long_games for attack in attacks) else NO_GAMES
        on(1)

        def add(row: Row) -> None:
            rows.append(row)
            told(row)
            on(1)

        for part in [wanted] if at_one_server else [[one] for one in wanted]:
            with server_on(place, games if any(needs_long_games(name) for name, _ in part) else None) as served:
                asyncio.run(measure(served, games, part, seconds, add))
    return rows


def needs_long_games(name: str) -> bool:
    return name not in CONTROLS and all_attacks()[name].on_long_games


def chosen(only: Sequence[str]) -> list[Attack]:
    found = all_attacks()
    for name in only:
        if name not in found:
            raise Refusal("--only", "wrong_option", expected=f"one of {', '.join(found)}; got {name}")
    return [found[name] for name in only or found]


@contextmanager
def server_on(place: Path, games: LongGames | None) -> Iterator[Served]:
    """A server on a new store, or on a copy of the one with the long games."""
    with tempfile.TemporaryDirectory(dir=place) as folder:
        if games:
            shutil.copytree(games.folder / "store", Path(folder) / "store")
        served = Served(Path(folder))
        try:
            yield served
        finally:
            served.kill()


async def measure(served: Served, games: LongGames, wanted: Wanted, seconds: float, told: Callable[[Row], None]) -> None:
    """One attack after the other beside the same people."""
    async with company_at(served.port) as company:
        files = await largest_files(served.port)
        await asyncio.sleep(SETTLING)
        for name, count in wanted:
            ground = Ground(served.port, strangers(count), company.playing, games.playing, games.over, files)
            told(await row_of(served, company, ground, name, seconds))


async def row_of(served: Served, company: Company, ground: Ground, name: str, seconds: float) -> Row:
    attackers = None if name == NOTHING else Attackers([] if name == BUSY else [name], ground, yields=True)
    if attackers:
        await attackers.ready()
    company.forget()
    peak, cpu, began = Peak(served), served.cpu(), time.perf_counter()
    disk = Disk(served.folder)
    looking = [asyncio.create_task(look) for look in (peak.look(), disk.look())]
    if attackers:
        await attackers.begin()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, served.cpu() - cpu
    sent = await attackers.end() if attackers else Sent()
    await company.notes.answered()
    for task in looking:
        task.cancel()
    return summed_up(name, len(ground.addresses), company, sent, took, peak.bytes / MB, used / took, disk.longest)


def strangers(count: int) -> tuple[str, ...]:
    """So many addresses of this machine that nobody honest has, each in a network of its own."""
    return tuple(f"127.{66 + number // 250}.{number % 250}.1" for number in range(count))
