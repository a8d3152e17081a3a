"""Courses and layouts to publish in tests."""

from __future__ import annotations

from typing import Any

import msgspec

from swarmrally.arena.season import season_layouts

BAY = {"board": "docking_bay_belts", "x": 0, "y": 12}
FLOOR = {"boards": [{"board": "spin_zone", "x": 0, "y": 0}], "dock": BAY}


def course(*flags: tuple[int, int]) -> dict[str, Any]:
    """On a printed floor; other flags are another course."""
    return FLOOR | {"flags": list(map(list, flags or ((5, 4), (10, 11))))}


def layout(number: int = 0) -> dict[str, Any]:
    """One of the season's: racing, shooting, targets or drones."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode([*season_layouts().values()][number]))
    return found


def work(content: dict[str, Any] | None = None, name: str = "Ferry Hours", **more: Any) -> dict[str, Any]:
    game = "asteroyds" if content is not None and "modes" in content else "roborally"
    kept = {"format": "swarmrally_work", "version": 1, "game": game, "content": content or course(), "name": name}
    return kept | {"words": "Two bridges, one ferry.", "licence": "CC-BY-4.0"} | more
