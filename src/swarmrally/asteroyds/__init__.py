"""Asteroyds: six craft in a drifting swarm. `rules.sequence` is the rulebook's table of contents, a module of `rules` is a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swarmrally.kernel.face import face

if TYPE_CHECKING:
    from swarmrally.asteroyds.forms.schema import LivePlan, Plan, Position, Rules
    from swarmrally.asteroyds.playing.game import Game, SeatChoice, Setup, usual_seats
    from swarmrally.asteroyds.playing.view import view

__all__ = ["Game", "LivePlan", "Plan", "Position", "Rules", "SeatChoice", "Setup", "usual_seats", "view"]
__getattr__ = face(__name__, __all__, ("playing.game", "forms.schema", "playing.view"))
