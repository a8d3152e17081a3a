"""The rooms of the two games, found by a set-up."""

from __future__ import annotations

from swarmrally.asteroyds.game import Setup as AsteroydsSetup
from swarmrally.env.asteroyds.room import Room as AsteroydsRoom
from swarmrally.env.roborally.room import Room as RoboRallyRoom
from swarmrally.roborally.game import Setup as RoboRallySetup

Setup = AsteroydsSetup | RoboRallySetup
Room = AsteroydsRoom | RoboRallyRoom


def room(setup: Setup, longest: int, shaping: float, autoreset: bool, stride: int) -> Room:
    """What games of this set-up are played in; a Refusal says what can't be."""
    if isinstance(setup, AsteroydsSetup):
        return AsteroydsRoom(setup, longest, shaping, autoreset, stride)
    return RoboRallyRoom(setup, longest, shaping, autoreset, stride)
