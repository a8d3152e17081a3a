"""What the numbers in events and records stand for, by game: kinds of events with their fields, rules, actions, cards."""

from __future__ import annotations

from types import ModuleType

from msgspec import Struct

from swarmrally.asteroyds.components import events as asteroyds_events
from swarmrally.asteroyds.components import ids as asteroyds_ids
from swarmrally.asteroyds.components import state as asteroyds_state
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.kernel.hexes import HEADINGS as HEX_HEADINGS
from swarmrally.kernel.squares import HEADINGS as SQUARE_HEADINGS
from swarmrally.roborally.components import events as roborally_events
from swarmrally.roborally.components import ids as roborally_ids
from swarmrally.roborally.components import state as roborally_state
from swarmrally.roborally.components.cards import CARDS, KIND, KINDS
from swarmrally.roborally.components.option_cards import NAMES as OPTIONS

Words = list[str | None]
"""By number; null where a number means nothing."""


class EventKind(Struct):
    """`fields` has a form for each value after the beat."""

    kind: str
    fields: dict[str, str]


class Table(Struct, omit_defaults=True):
    events: list[EventKind]
    rules: dict[str, str]
    """By the number that an event has."""
    headings: Words
    questions: Words
    reasons: Words
    actions: Words = []
    cards: Words = []
    """R0.2 What each says; its priority is ten times its number."""
    options: Words = []


def tables() -> dict[str, Table]:
    return {
        "asteroyds": Table(
            events_of(asteroyds_events.FIELDS),
            rules_of(asteroyds_ids),
            list(HEX_HEADINGS),
            list(asteroyds_state.QUESTIONS),
            list(asteroyds_state.REASONS),
            actions=list(ACTIONS),
        ),
        "roborally": Table(
            events_of(roborally_events.FIELDS),
            rules_of(roborally_ids),
            list(SQUARE_HEADINGS),
            list(roborally_state.QUESTIONS),
            list(roborally_state.REASONS),
            cards=[None, *(KINDS[KIND[card]] for card in range(1, CARDS + 1))],
            options=list(OPTIONS),
        ),
    }


def events_of(fields: dict[int, tuple[str, dict[str, str]]]) -> list[EventKind]:
    return [EventKind(*fields[number]) for number in range(len(fields))]


def rules_of(ids: ModuleType) -> dict[str, str]:
    numbers = sorted(value for name, value in vars(ids).items() if name[1:2].isdigit())
    return {str(number): ids.rule_id(number) for number in numbers}
