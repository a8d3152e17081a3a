"""Every event in words: past tense, short, with the rule that caused it at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from swarmrally.asteroyds.components.events import FIELDS
from swarmrally.cli.terminal.words import Event, Names, dimmed, ended, with_rule

TEMPLATES = {
    "RoundBegan": "Round {round} began, {first_seat} first",
    "ShieldLowered": "{seat} used the shield's energy: no shield this round",
    "PowerSpent": "{seat} spent the power token",
    "DroneLaunched": "{tile} was sent out at {at}",
    "DieCalled": "The {colour} die called {number}",
    "TileMoved": "{tile} moved from {from} to {to}",
    "TilePushed": "{by} pushed {tile} from {from} to {to}",
    "TileBlocked": "{tile} at {at} could not move {heading}: {by} was in the way",
    "PushFailed": "{tile} at {at} could not push {pushed} {heading}: {by} was behind it",
    "CraftHit": "{tile} was driven at {seat}",
    "ShieldHeld": "{seat}'s shield took {points} damage",
    "EmergencyShieldRaised": "{seat} raised the emergency shield: 1 damage less",
    "CraftDamaged": "{seat} took {points} damage, {damage} of 6",
    "CraftDestroyed": "{seat} was destroyed at {at}",
    "TokenTaken": "{seat} took token {symbol} {column}",
    "FlightBegan": "{seat} took off",
    "CraftWaited": "{seat} waited {column}",
    "CraftTurned": "{seat} turned from {from} to {to} {column}",
    "CraftMoved": "{seat} flew from {from} to {to} {column}",
    "CraftCollided": "{seat} at {at} flew {heading} into {with} {column}",
    "PlanLost": "{seat} lost the rest of the plan {column}",
    "AsteroidRammed": "{seat} destroyed {tile} at {at}",
    "ShotFired": "{seat} shot from {from} to {to} and met {hit} {column}",
    "TargetEliminated": "{seat} eliminated the {team} team's target on {tile}",
    "DroneShot": "{seat} shot {tile}",
    "CraftFinished": "{seat} had all that was needed {column}",
    "TeamWon": "The {team} team had eliminated enough of its targets",
    "DroneRemoved": "{tile} was removed from {at}",
}
SINGLE = {"border": "the border", "pod": "a pod", "platform": "a platform", "craft": "a craft"}
ACTIONS = {None: "wait", "turn_back": "turn back"}
ENDINGS = {
    "tokens": "{} won with all the tokens",
    "targets": "{} won: their team's targets were gone",
    "last_survivor": "{} won as the last on the board",
    "nobody_left": "Nobody was left, and nobody won",
}


def sentence(event: Event, names: Names) -> str:
    """The event in words, its rule in brackets; `names` are the pilots' by seat."""
    return with_rule(told(event, names), event)


def told(event: Event, names: Names) -> str:
    kind = event["kind"]
    if kind in SPECIAL:
        return SPECIAL[kind](event, names)
    return TEMPLATES[kind].format_map(fields_in_words(event, names))


def fields_in_words(event: Event, names: Names) -> dict[str, str]:
    """Every field as it stands in a sentence."""
    holds = HOLDS[event["kind"]]
    return {field: in_words(field, holds[field], event[field], names) for field in holds}


HOLDS: dict[str, dict[str, str]] = dict(FIELDS.values())


def in_words(field: str, holds: str, value: Any, names: Names) -> str:
    if holds == "seat":
        return names[int(value)]
    if holds == "cell":
        return f"{value[0]},{value[1]}"
    if holds == "tile":
        return SINGLE.get(value, str(value))
    return column_in_words(value) if field == "column" else str(value)


def column_in_words(column: int) -> str:
    """A6.2 0 is the swarm phase, 7 the energy column."""
    if column == 0:
        return "while the swarm moved"
    return "in the energy column" if column == 7 else f"in column {column}"


def action_in_words(action: str | None) -> str:
    """An action of the chart; a power token with its side and notches."""
    if action is not None and action.startswith("power:"):
        side = action.removeprefix("power:")
        return f"power {side.rstrip('12')}{' ' + side[-1] if side[-1].isdigit() else ''}"
    return ACTIONS.get(action) or str(action)


def dice_rolled(event: Event, names: Names) -> str:
    return f"The dice fell: {', '.join(f'{colour} {event[colour]}' for colour in event['order'])}"


def plan_revealed(event: Event, names: Names) -> str:
    columns = ", ".join(map(action_in_words, event["columns"]))
    return f"{names[event['seat']]} had planned {columns}; energy: {action_in_words(event['energy'])}"


def decision_asked(event: Event, names: Names) -> str:
    asked = f"{names[event['seat']]} was asked whether to"
    if event["question"] == "ram":
        return f"{asked} destroy the asteroid for {event['points']} damage"
    return f"{asked} raise the emergency shield against {event['points']} damage"


def decision_answered(event: Event, names: Names) -> str:
    choice = "destroy the asteroid" if event["question"] == "ram" else "raise the emergency shield"
    return f"{names[event['seat']]} chose {'' if event['yes'] else 'not '}to {choice}"


def round_ended(event: Event, names: Names) -> str:
    """The event's round is the one that comes next (A1.2)."""
    return f"Round {event['round'] - 1} ended, the first place passed to {names[event['first_seat']]}"


def game_ended(event: Event, names: Names) -> str:
    return ended(event, names, ENDINGS)


SPECIAL: dict[str, Callable[[Event, Names], str]] = {
    "DiceRolled": dice_rolled,
    "PlanRevealed": plan_revealed,
    "DecisionAsked": decision_asked,
    "DecisionAnswered": decision_answered,
    "RoundEnded": round_ended,
    "GameEnded": game_ended,
}
"""What a template can't say."""

LOUD = {
    "CraftDamaged": "#ff8787",
    "CraftDestroyed": "bold #ff5f5f",
    "CraftCollided": "#ffaf87",
    "CraftHit": "#ffaf87",
    "TokenTaken": "bold #87d787",
    "TargetEliminated": "bold #87d787",
    "CraftFinished": "bold #87d787",
    "GameEnded": "bold #87d787",
    "TeamWon": "bold #87d787",
    "RoundBegan": "bold",
    "DieCalled": "bold",
    "FlightBegan": "bold",
}


def styled(event: Event, names: Names) -> Text:
    """The sentence with its rule dimmed."""
    return dimmed(sentence(event, names), LOUD.get(event["kind"], ""))
