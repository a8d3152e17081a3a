"""The rooms of the two games, found by a set-up."""

from __future__ import annotations

from typing import Any

from swarmrally.asteroyds.playing.game import Setup as AsteroydsSetup
from swarmrally.env.asteroyds.room import Room as AsteroydsRoom
from swarmrally.env.roborally.room import Room as RoboRallyRoom
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.playing.setting_up import Setup as RoboRallySetup

Setup = AsteroydsSetup | RoboRallySetup
Room = AsteroydsRoom | RoboRallyRoom
KINDS: dict[type, Any] = {AsteroydsSetup: AsteroydsRoom, RoboRallySetup: RoboRallyRoom}


def room(setup: Setup, longest: int, shaping: float, autoreset: bool, stride: int) -> Room:
    """What games of this set-up are played in, on compiled code from now on; a Refusal says what can't be."""
    kind = KINDS.get(type(setup))
    if kind is None:
        raise Refusal(
            "/setup",
            "wrong_call",
            expected=f"a Setup of swarmrally.asteroyds.playing.game or swarmrally.roborally.playing.game, got a {type(setup).__name__}",
        )
    found: Room = kind(setup, longest, shaping, autoreset, stride)
    make_ready(f"env.{found.game}")
    return found
