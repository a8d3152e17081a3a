"""Events as JSON: rows of numbers with the names of their fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from swarmrally.kernel.events import BEAT, FIRST, KIND, RULE
from swarmrally.kernel.squares import HEADINGS, place_of
from swarmrally.roborally.components.events import FIELDS
from swarmrally.roborally.components.ids import rule_id
from swarmrally.roborally.components.option_cards import NAMES
from swarmrally.roborally.components.state import QUESTIONS, REASONS, SEATS
from swarmrally.roborally.forms.answers import about_form, answer_form

WORDS: dict[str, Callable[[int], Any]] = {
    "number": int,
    "seat": lambda value: None if value < 0 else value,
    "flag": bool,
    "register": lambda value: value + 1,
    "card": lambda value: value * 10 or None,
    "cell": lambda value: list(place_of(value)),
    "heading": HEADINGS.__getitem__,
    "option": NAMES.__getitem__,
    "weapon": lambda value: "main_laser" if value < 0 else NAMES[value],
    "question": QUESTIONS.__getitem__,
    "seats": lambda value: [seat for seat in range(SEATS) if value >> seat & 1],
    "reason": REASONS.__getitem__,
}
FORMS: dict[str, Callable[[int, int], Any]] = {"about": about_form, "answer": answer_form}
"""What is written as the question wants it, which stands before."""


def described_row(row: Sequence[int]) -> dict[str, Any]:
    """One event with its names, as plain Python."""
    name, fields = FIELDS[row[KIND]]
    event: dict[str, Any] = {"kind": name, "beat": row[BEAT], "rule": rule_id(row[RULE])}
    for (field, holds), value in zip(fields.items(), row[FIRST:], strict=False):
        if holds in FORMS:
            event[field] = FORMS[holds](row[FIRST + 1], value)
        else:
            event[field] = WORDS[holds](value)
    return event


def described(rows: list[list[int]]) -> list[dict[str, Any]]:
    """The events with their names."""
    return [described_row(row) for row in rows]
