"""Every event of RoboRally in words: past tense, short, with the rule that caused it at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from swarmrally.cli.terminal.roborally import cards
from swarmrally.cli.terminal.roborally.questions import CHOICES, answered
from swarmrally.cli.terminal.words import Event, Names, dimmed, ended, with_rule
from swarmrally.roborally.components.events import FIELDS

TEMPLATES = {
    "RobotPlaced": "{seat} started at {at} facing {heading}",
    "TurnBegan": "Turn {turn} began",
    "CardsDealt": "{seat} was dealt {count} cards",
    "HandRecompiled": "{seat} recompiled: {count} new cards",
    "StabilizerSet": "{seat} set the Gyroscopic Stabilizer: nothing turned it this turn",
    "RegisterBegan": "Register {register} began",
    "FlagReturned": "Flag {flag} was back at {at}",
    "CardReplaced": "{seat}'s card in register {register} was replaced: {option}",
    "RobotTurned": "{seat} turned from {from} to {to}",
    "MoveBlocked": "{seat} at {at} could not move {heading}",
    "RobotCarried": "A conveyor carried {seat} from {from} to {to}",
    "CarryBlocked": "The conveyor could not carry {seat} at {at} to the {heading}",
    "FlagCarried": "A conveyor carried flag {flag} from {from} to {to}",
    "FlagLost": "Flag {flag} fell off the floor",
    "RobotPushed": "{seat} was pushed from {from} to {to}",
    "PushFailed": "{seat} at {at} could not be pushed {heading}",
    "BeamHit": "A floor laser firing {heading} hit {seat} at {at} for {points} damage",
    "RobotDamaged": "{seat} took a point of damage, {damage} of 10",
    "RegisterUnlocked": "{seat}'s register {register} was unlocked",
    "DamageRepaired": "{seat} was repaired, {damage} damage left",
    "OptionDrawn": "{seat} drew the option {option}",
    "OptionDiscarded": "{seat} lost the option {option}",
    "OptionsShuffled": "The discarded options were shuffled",
    "DeckShuffled": "The discarded program cards were shuffled",
    "ShotSpent": "{seat}'s Mini Howitzer had {left} shots left",
    "ControlTaken": "{by} took control of {seat}",
    "ControlLost": "{seat} was in control of itself again",
    "ArchiveMoved": "{seat}'s archive marker moved to {at}",
    "FlagTouched": "{seat} touched flag {flag}",
    "FlagClaimed": "Flag {flag} went to team {team}",
    "FlagTaken": "{seat} took flag {flag} at {at}",
    "FlagDropped": "{seat} dropped flag {flag} at {at}",
    "RobotSentOff": "{by} sent {seat} off the course from {at}",
    "RobotWaited": "No cell was free for {seat}: it waited for the next clean-up",
    "RobotSatOut": "{seat} sat out the next turn",
    "RobotFinished": "{seat} finished, place {place}",
}
ENDINGS = {
    "flags": "{} won: all flags were touched",
    "last_robot": "{} won as the last robot with a life left",
    "nobody_left": "No robot was left, and nobody won",
    "last_team": "{} won as the last team with a life left",
    "last_racer": "{} won: every other racer was out",
    "flag_home": "{} won: the enemy flag was brought home",
}


def sentence(event: Event, names: Names) -> str:
    """The event in words, its rule in brackets; `names` are the robots' by seat."""
    return with_rule(told(event, names), event)


def told(event: Event, names: Names) -> str:
    kind = event["kind"]
    if kind in SPECIAL:
        return SPECIAL[kind](event, names)
    return TEMPLATES[kind].format_map({field: in_words(holds, event[field], names) for field, holds in HOLDS[kind].items()})


HOLDS: dict[str, dict[str, str]] = dict(FIELDS.values())


def in_words(holds: str, value: Any, names: Names) -> str:
    if holds == "seat":
        return "nobody" if value is None else names[int(value)]
    if holds == "cell":
        return f"{value[0]},{value[1]}"
    return cards.title(value) if holds == "option" else str(value)


def home_chosen(event: Event, names: Names) -> str:
    return f"Team {'AB'[event['team']]} was at home on floor {event['floor'] + 1}"


def damage_discarded(event: Event, names: Names) -> str:
    """R4.2 While powered down, or R10.3 as SuperBot."""
    who = names[event["seat"]]
    return f"{who}, the SuperBot, was repaired" if event["rule"] == "R10.3" else f"{who} discarded all damage while powered down"


def blame_fell(event: Event, names: Names) -> str:
    return "Nobody was to blame any more" if event["seat"] is None else f"{names[event['seat']]} got the blame for the SuperBot"


def title_passed(event: Event, names: Names) -> str:
    who = names[event["seat"]]
    return f"{who} became the SuperBot" if event["by_blame"] else f"The SuperBot's title went on to {who}"


def coin_flipped(event: Event, names: Names) -> str:
    return f"{names[event['seat']]} flipped the coin: {'heads' if event['heads'] else 'tails'}"


def floor_turned(event: Event, names: Names) -> str:
    return f"Floor {event['floor'] + 1} turned a quarter"


def program_sealed(event: Event, names: Names) -> str:
    """R3.2 Unless the time was up."""
    who = names[event["seat"]]
    return f"Time was up for {who}: empty registers were filled at random" if event["rule"] == "R3.2" else f"{who} was done programming"


def power_down_announced(event: Event, names: Names) -> str:
    return f"{names[event['seat']]} announced {'a' if event['yes'] else 'no'} power-down for the next turn"


def register_revealed(event: Event, names: Names) -> str:
    return f"{names[event['seat']]} revealed {cards.names([event['card'], event['second']])}"


def robot_moved(event: Event, names: Names) -> str:
    way = f"from {','.join(map(str, event['from']))} to {','.join(map(str, event['to']))}"
    if event["by"] in (None, event["seat"]):
        return f"{names[event['seat']]} moved {way}"
    return f"{names[event['by']]} pushed {names[event['seat']]} {way}"


def robot_destroyed(event: Event, names: Names) -> str:
    lives = event["lives"]
    left = "no life" if not lives else f"{lives} {'life' if lives == 1 else 'lives'}"
    return f"{names[event['seat']]} was destroyed at {','.join(map(str, event['at']))}, {left} left"


def shot_fired(event: Event, names: Names) -> str:
    shot = f"{names[event['seat']]} at {','.join(map(str, event['from']))} fired the {cards.title(event['weapon'])}"
    if event["target"] is None:
        return f"{shot} at nobody"
    return f"{shot} at {names[event['target']]} at {','.join(map(str, event['to']))}"


def damage_prevented(event: Event, names: Names) -> str:
    left = f", {event['left']} left" if event["option"] == "ablative_coat" else ""
    return f"{names[event['seat']]}'s {cards.title(event['option'])} took a point of damage{left}"


def register_locked(event: Event, names: Names) -> str:
    held = f" with {cards.names([event['card'], event['second']])}" if event["card"] else ""
    return f"{names[event['seat']]}'s register {event['register']} locked{held}"


def power_set(event: Event, names: Names) -> str:
    return f"{names[event['seat']]} {'powered down' if event['down'] else 'powered up'} for the next turn"


def robot_returned(event: Event, names: Names) -> str:
    down = ", powered down" if event["down"] else ""
    place = f"at {','.join(map(str, event['at']))} facing {event['heading']} with {event['damage']} damage"
    return f"{names[event['seat']]} came back {place}{down}"


def decision_asked(event: Event, names: Names) -> str:
    return f"{names[event['seat']]} was asked: {CHOICES.get(str(event['question']), 'something')}?"


def decision_answered(event: Event, names: Names) -> str:
    question = str(event["question"])
    return f"{names[event['seat']]} answered, {CHOICES.get(question, 'something')}: {answered(question, event['answer'])}"


def turn_ended(event: Event, names: Names) -> str:
    """The event's turn is the one that comes next (R1.2)."""
    return f"Turn {event['turn'] - 1} ended"


def game_ended(event: Event, names: Names) -> str:
    return ended(event, names, ENDINGS)


SPECIAL: dict[str, Callable[[Event, Names], str]] = {
    "HomeChosen": home_chosen,
    "DamageDiscarded": damage_discarded,
    "BlameFell": blame_fell,
    "TitlePassed": title_passed,
    "CoinFlipped": coin_flipped,
    "FloorTurned": floor_turned,
    "ProgramSealed": program_sealed,
    "PowerDownAnnounced": power_down_announced,
    "RegisterRevealed": register_revealed,
    "RobotMoved": robot_moved,
    "RobotDestroyed": robot_destroyed,
    "ShotFired": shot_fired,
    "DamagePrevented": damage_prevented,
    "RegisterLocked": register_locked,
    "PowerSet": power_set,
    "RobotReturned": robot_returned,
    "DecisionAsked": decision_asked,
    "DecisionAnswered": decision_answered,
    "TurnEnded": turn_ended,
    "GameEnded": game_ended,
}
"""What a template can't say."""

GOOD, BAD = "bold #87d787", "#ff8787"
LOUD = {
    "TurnBegan": "bold",
    "RegisterBegan": "bold",
    "RobotDamaged": BAD,
    "RobotDestroyed": "bold #ff5f5f",
    "RegisterLocked": "#ffaf87",
    "ShotFired": "#ffaf87",
    "BeamHit": "#ffaf87",
    "FlagTouched": GOOD,
    "FlagClaimed": GOOD,
    "FlagTaken": GOOD,
    "TitlePassed": GOOD,
    "FloorTurned": "bold",
    "RobotSentOff": BAD,
    "OptionDrawn": "#87d787",
    "RobotFinished": GOOD,
    "GameEnded": GOOD,
}


def styled(event: Event, names: Names) -> Text:
    """The sentence with its rule dimmed."""
    return dimmed(sentence(event, names), LOUD.get(event["kind"], ""))
