"""RoboRally, the edition of 2005: robots with programmed registers on a factory floor. A module of `rules` is a chapter of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swarmrally.kernel.face import face

if TYPE_CHECKING:
    from swarmrally.roborally.forms.schema import LiveProgram, Position, Rules
    from swarmrally.roborally.playing.game import Game
    from swarmrally.roborally.playing.setting_up import SeatChoice, Setup, usual_seats
    from swarmrally.roborally.playing.view import view

__all__ = ["Game", "LiveProgram", "Position", "Rules", "SeatChoice", "Setup", "usual_seats", "view"]
__getattr__ = face(__name__, __all__, ("playing.game", "forms.schema", "playing.view"))
