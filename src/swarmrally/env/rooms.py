"""The rooms of the two games, found by a set-up."""

from __future__ import annotations

from swarmrally.asteroyds.game import Setup as AsteroydsSetup
from swarmrally.env.asteroyds.room import Room as AsteroydsRoom
from swarmrally.env.roborally.room import Room as RoboRallyRoom
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.game import Setup as RoboRallySetup

Setup = AsteroydsSetup | RoboRallySetup
Room = AsteroydsRoom | RoboRallyRoom


def room(setup: Setup, longest: int, shaping: float, autoreset: bool, stride: int) -> Room:
    """What games of this set-up are played in; a Refusal says what can't be."""
    if isinstance(setup, AsteroydsSetup):
        return AsteroydsRoom(setup, longest, shaping, autoreset, stride)
    if not isinstance(setup, RoboRallySetup):
        raise Refusal("/setup", f"expected a Setup of swarmrally.asteroyds.game or swarmrally.roborally.game, got a {type(setup).__name__}")
    return RoboRallyRoom(setup, longest, shaping, autoreset, stride)
