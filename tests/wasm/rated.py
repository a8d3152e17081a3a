"""What is rated, with the figures that `swarmrally analyse --json` has of it: for the page to find the same."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from swarmrally.arena.intervals import chance_of_spread, wilson
from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.layouts import printed_form
from swarmrally.cli.reporting.analyses import Asked, By, analysed
from swarmrally.cli.terminal.asteroyds.options import Variant
from swarmrally.cli.terminal.roborally.setup import written_out
from swarmrally.roborally.components.course import known_plans

NAME = "drawn"
ODD_SEATS = {"targets": 4, "drones": 3}


def layouts(folder: Path, games: int) -> Iterator[dict[str, Any]]:
    """The printed ones as somebody would draw them, in every mode that they are for."""
    for mode in MODES:
        form = msgspec.json.decode(msgspec.json.encode(printed_form(mode)))
        for played in form["modes"]:
            yield case(folder, "asteroyds", form, games, mode=played, seats=ODD_SEATS.get(played))
    form = msgspec.json.decode(msgspec.json.encode(printed_form("racing")))
    yield case(folder, "asteroyds", form, 2, seats=2, bots=["cadet", "rookie"], nodes=300)


def courses(folder: Path, games: int) -> Iterator[dict[str, Any]]:
    """All that are known, with their rules, as somebody would draw them; one by its name."""
    for name in known_plans():
        yield case(folder, "roborally", msgspec.json.decode(msgspec.json.encode(written_out(name))), games)
    yield case(folder, "roborally", "Risky Exchange", 3 * games)
    yield case(folder, "roborally", "Checkmate", 1, seats=2, bots=["racer", "rookie"], nodes=200)


def case(
    folder: Path,
    game: str,
    content: Any,
    games: int,
    mode: str | None = None,
    seats: int | None = None,
    bots: list[str] | None = None,
    nodes: int | None = None,
) -> dict[str, Any]:
    ground = content
    if not isinstance(content, str):
        path = folder / f"{NAME}.json"
        path.write_bytes(msgspec.json.encode(content))
        ground = str(path)
    bots, seed, by = bots or ["rookie"], f"rated {game}", By(Variant(mode=mode))  # type: ignore[arg-type]
    _, figures = analysed(Asked(ground, ",".join(bots), games, seats, 1, None, None, nodes, 120, seed, None, by))
    wanted = {"seats": seats, "mode": mode, "seed": seed, "games": games, "bots": bots, "nodes": nodes}
    return {"game": game, "name": NAME, "content": content, "wanted": wanted, "figures": figures}


def reckonings() -> dict[str, list[Any]]:
    """What both sides reckon alike, wherever rounding hides it or not."""
    spreads = [[9, 1], [3, 5, 4], [10, 10, 10, 10], [0, 0], [40, 2, 3, 9, 11], [100, 90, 95, 99, 101, 80, 70, 120], [7], [1, 0, 0]]
    wins = [(each, games) for games in (0, 1, 7, 100, 1000) for each in range(0, games + 1, max(1, games // 5))]
    numbers = (0.03125, 0.5, 1.5, 2.5, 12.5, 2.675, 1 / 3, 0.00005, 62.5, 1e-9)
    return {
        "wilson": [[each, games, wilson(each, games)] for each, games in wins],
        "spread": [[counts, chance_of_spread(counts)] for counts in spreads],
        "erfc": [[value / 16, math.erfc(value / 16)] for value in range(97)],
        "rounded": [[number, digits, round(number, digits)] for number in numbers for digits in (0, 1, 2, 4)],
    }
