"""R9 What each option does, in a line."""

from __future__ import annotations

from swarmrally.cli.terminal.roborally.cards import title
from swarmrally.roborally.components.ids import rule_id
from swarmrally.roborally.components.option_cards import NAMES, TABLE


def explained(option: str) -> str:
    card = TABLE[NAMES.index(option)]
    return f"{title(option)}: {card.does} ({rule_id(card.rule)})"
