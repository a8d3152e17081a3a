"""What a picture shows, as data: the browser client draws it with the pieces of its own boards."""

from __future__ import annotations

from typing import Any

from swarmrally.drawing import blueprint, palette
from swarmrally.drawing.svg import Point

Told = dict[str, Any]

TONES = {
    palette.INK: "ink",
    palette.QUIET: "ink-2",
    palette.FAINT: "ink-3",
    palette.GO: "go",
    palette.TIME: "time-mark",
    palette.HARM: "harm",
    palette.BEAM: "beam",
    blueprint.LASER: "laser",
    **{colour: name for name, colour in palette.DICE.items()},
    **{colour: f"c-{name}" for name, colour in palette.HULLS.items()},
}


def tone(colour: str) -> str:
    """The name that the client's look has for a colour."""
    return TONES[colour]


def places(unit: float, *points: Point) -> list[float]:
    """Points one after the other, in a length that every drawing has."""
    return [shortly(length / unit) for point in points for length in point]


def shortly(length: float) -> float:
    rounded = round(length, 3)
    return int(rounded) if rounded == int(rounded) else rounded
