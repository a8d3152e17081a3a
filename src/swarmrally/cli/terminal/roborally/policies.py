"""R9.28 Policies: for each decision that a robot may meet, whether its owner is asked or what stands beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, get_args

from msgspec import structs

from swarmrally.cli.terminal.roborally.cards import title
from swarmrally.roborally.components.option_cards import NAMES, TABLE, WEAPONS
from swarmrally.roborally.components.state import REGISTERS, State
from swarmrally.roborally.forms.schema import Answers, FireControl, Heading, Question, ReEntry

EVERY = list(range(1, REGISTERS + 1))
HEADINGS: tuple[Heading, ...] = get_args(Heading)
PER_REGISTER = tuple(card.name for card in TABLE if card.is_by_register)
QUESTIONS_OF_OPTIONS: tuple[Question, ...] = get_args(Question)[6:]
ASKABLE: tuple[Question, ...] = get_args(Question)[1:]
"""All but the power-down, which has a key of its own, and the options kept before the first turn."""


@dataclass(frozen=True)
class Policy:
    """One way to meet a decision."""

    words: str
    change: Mapping[str, Any] = field(default_factory=dict)
    asks: bool = False


ASK = Policy("ask me", asks=True)
Chosen = Mapping[str, Policy]


def held_by(seen: State, seat: int) -> list[str]:
    """The robot's options, by name."""
    return [NAMES[option] for option in seen.options[seat, : int(seen.option_count[seat])]]


def questions_for(seen: State, seat: int) -> list[str]:
    """The decisions that this robot may meet, for which a policy can be set."""
    held = held_by(seen, seat)
    weapons = [NAMES[weapon] for weapon in WEAPONS]
    own = [question for question in QUESTIONS_OF_OPTIONS if question in held or (question == "weapon" and set(held) & set(weapons))]
    return ["re_entry", *(["archive"] if seen.archive_optional else []), *(["discard_option", "lose_option"] if held else []), *own]


def policies_for(question: str, held: list[str]) -> list[Policy]:
    """In the order in which a key goes through them; the first is the usual one."""
    if question in PER_REGISTER:
        return [ASK, Policy("never"), Policy("always", {question: EVERY})]
    if question == "re_entry":
        return [ASK, *(Policy(f"facing {heading}", {"re_entry": ReEntry(heading)}) for heading in HEADINGS)]
    if question == "archive":
        return [ASK, Policy("yes"), Policy("no", {"archive": False})]
    if question == "gyroscopic_stabilizer":
        return [ASK, Policy("no"), Policy("yes", {question: True})]
    if question == "discard_option":
        return [ASK, Policy("never"), Policy("always, the last one first", {"discard_options": held[::-1]})]
    if question == "lose_option":
        return [ASK, *(Policy(title(option), {question: option}) for option in held)]
    if question == "abort_switch":
        return [ASK, Policy("never"), *(Policy(f"in register {register}", {question: register}) for register in EVERY)]
    if question == "conditional_program":
        return [ASK, *(Policy(f"in register {register}", {"register": register}) for register in EVERY)]
    if question == "fire_control":
        locks = [Policy(f"lock register {register}", {question: FireControl(lock=register)}) for register in EVERY]
        return [ASK, Policy("damage"), *locks]
    if question == "weapon":
        weapons = [option for option in held if NAMES.index(option) in WEAPONS]
        return [ASK, Policy("main laser"), *(Policy(title(each), {question: {str(number): each for number in EVERY}}) for each in weapons)]
    return [ASK, Policy("never")]


def next_policy(question: str, held: list[str], now: Policy) -> Policy:
    every = policies_for(question, held)
    return every[(every.index(now) + 1) % len(every)] if now in every else every[0]


def standing(chosen: Chosen, seen: State, seat: int) -> tuple[Answers, ReEntry, list[Question]]:
    """The answers given beforehand, and the questions that are asked."""
    answers, back = Answers(), ReEntry()
    quiet: list[str] = []
    for question in questions_for(seen, seat):
        policy = chosen.get(question, ASK)
        if policy.asks or policy not in policies_for(question, held_by(seen, seat)):
            continue
        quiet.append(question)
        back = policy.change.get("re_entry", back)
        answers = structs.replace(answers, **{name: value for name, value in policy.change.items() if name in Answers.__struct_fields__})
    return answers, back, [question for question in ASKABLE if question not in quiet]
