"""What docs/rules says, rule by rule."""

from __future__ import annotations

from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"


def rule_text(number: str) -> str:
    """What the rulebook says under this number, on one line."""
    text = (RULES / "asteroyds.md").read_text().partition(f"**{number}**")[2].partition("<a id=")[0]
    return " ".join(text.split())


def ruling_text(number: str) -> str:
    """What the list of rulings says under this number, on one line."""
    text = (RULES / "rulings.md").read_text().partition(f"#### {number} ")[2].partition("<a id=")[0]
    return " ".join(text.split())
