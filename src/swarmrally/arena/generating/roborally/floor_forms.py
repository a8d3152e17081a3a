"""Floors as forms: what the rules' own form of a floor would read as this floor."""

from __future__ import annotations

from typing import Literal, get_args

from swarmrally.roborally.components.floors import WRENCH, WRENCH_AND_HAMMER, Floor
from swarmrally.roborally.forms.schema import Conveyor, FloorForm, Gear, Heading, Laser, Place, Pusher, Repair, Way

NAMED: tuple[Heading, ...] = get_args(Heading)
WAYS: dict[int, Way] = {1: "cw", -1: "ccw"}


def floor_form(floor: Floor) -> FloorForm:
    """What `floor_from` reads, everything in the order of its cells."""
    turns: dict[Place, dict[Heading, Way]] = {}
    for (place, heading), turn in sorted(floor.turns.items()):
        turns.setdefault(place, {})[NAMED[heading]] = WAYS[turn]
    kinds: dict[int, Literal["wrench", "wrench_hammer"]] = {WRENCH: "wrench", WRENCH_AND_HAMMER: "wrench_hammer"}
    return FloorForm(
        floor.width,
        floor.height,
        pits=sorted(floor.pits),
        gears=[Gear(x, y, WAYS[gear]) for (x, y), gear in sorted(floor.gears.items())],
        repair=[Repair(x, y, kinds[site]) for (x, y), site in sorted(floor.sites.items())],
        pushers=[Pusher(x, y, NAMED[way], sorted(registers)) for ((x, y), way), registers in sorted(floor.pushers.items())],
        conveyors=[
            Conveyor(x, y, NAMED[heading], express, turns.get((x, y), {})) for (x, y), (heading, express) in sorted(floor.belts.items())
        ],
        lasers=[Laser(x, y, NAMED[heading], beams) for (x, y), heading, beams in sorted(floor.lasers)],
        walls=[(x, y, NAMED[side]) for (x, y), side in sorted(floor.walls)],
        docks={str(dock): place for dock, place in sorted(floor.docks.items())},
    )
