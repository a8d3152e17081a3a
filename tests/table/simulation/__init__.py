"""Tables in a world where clock, chance, network and disk are made up: the same seed is the same run."""

from __future__ import annotations

from tests.table.simulation.world import World
from tests.table.virtual import run


def simulate(seed: int) -> World:
    world = World(seed)
    run(world.run())
    return world
