"""The rooms of the two games, found by a set-up."""

from __future__ import annotations

from typing import Any

from swarmrally.asteroyds.game import Setup as AsteroydsSetup


def room(setup: Any, longest: int, shaping: float, autoreset: bool, stride: int) -> Any:
    from swarmrally.env.asteroyds.room import Room

    return Room(setup, longest, shaping, autoreset, stride)
