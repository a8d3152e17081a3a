"""A scale of heat: how often something happened, in eight steps from cold to hot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from swarmrally.arena.maps import palette
from swarmrally.drawing.svg import path

STEPS = 8


class Scale:
    """Steps follow the square root, so that what is rare can be told from what never happens."""

    def __init__(self, name: str, heat: Counter[int], colour: str) -> None:
        self.name, self.heat, self.colour = name, heat, colour
        self.highest = max(heat.values(), default=0)

    def step(self, cell: int) -> int:
        """0 where nothing happened, 8 where most did."""
        count = self.heat[cell]
        return self.step_of(count) if count else 0

    def fill(self, step: int) -> str:
        return mixed(palette.COLD, self.colour, step / STEPS)

    def least(self, step: int) -> int:
        """The count from which on a cell has this step."""
        return next((count for count in range(1, self.highest + 1) if self.step_of(count) >= step), self.highest)

    def step_of(self, count: int) -> int:
        return min(STEPS, 1 + int(STEPS * (count / self.highest) ** 0.5 - 1e-9))

    def by_step(self, shapes: Mapping[int, str]) -> str:
        """The shapes of cells, as one path for each step."""
        found: dict[int, list[str]] = {}
        for cell, shape in shapes.items():
            found.setdefault(self.step(cell), []).append(shape)
        return "".join(path("".join(found[step]), fill=self.fill(step)) for step in sorted(found))


def mixed(cold: str, hot: str, share: float) -> str:
    parts = [(int(cold[at : at + 2], 16), int(hot[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(low + (high - low) * share):02x}" for low, high in parts)
