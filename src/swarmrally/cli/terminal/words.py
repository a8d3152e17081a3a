"""Sentences of both games: lists of names, and the rule dimmed at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

Names = Sequence[str]
Event = Mapping[str, Any]


def listed(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def ended(event: Event, names: Names, endings: Mapping[str, str]) -> str:
    """How a game ended, and who has won it."""
    winners = [names[seat] for seat in event["winners"]]
    return endings[event["reason"]].format(listed(winners) if winners else "Nobody")


def with_rule(words: str, event: Event) -> str:
    """A sentence that begins with a capital letter and ends with its rule."""
    return f"{words[0].upper()}{words[1:]} [{event['rule']}]"


def dimmed(sentence: str, style: str) -> Text:
    """The sentence with its rule dimmed."""
    words, bracket, rule = sentence.rpartition(" [")
    return Text().append(words, style).append(bracket + rule, "dim not bold")
