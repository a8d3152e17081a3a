"""How fast a turn of RoboRally is shown."""

from __future__ import annotations

from typing import Any

QUICK, USUAL, GRAVE = 0.15, 0.35, 0.9
GRAVE_KINDS = {"RobotDamaged", "RobotDestroyed", "FlagTouched", "GameEnded", "RegisterRevealed", "OptionDrawn", "RobotReturned"}
QUICK_KINDS = {"CardsDealt", "ProgramSealed", "RegisterBegan", "TurnEnded", "TurnBegan", "CarryBlocked", "DecisionAnswered"}


def delay(told: list[dict[str, Any]], speed: float) -> float:
    """The seconds a beat stays on the screen."""
    kinds = {event["kind"] for event in told}
    return (GRAVE if kinds & GRAVE_KINDS else QUICK if kinds <= QUICK_KINDS else USUAL) / speed
