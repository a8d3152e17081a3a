"""Draws every picture of the RoboRally rulebook in roborally/, beside this script. They need no file."""

from __future__ import annotations

from pathlib import Path

import belt_figures
import floor_figures
import move_figures
import option_cards
import option_figures
import volley_figures

HERE = Path(__file__).resolve().parent / "roborally"
CHAPTERS = (floor_figures, move_figures, belt_figures, volley_figures, option_figures)
FIGURES = {name: figure for chapter in CHAPTERS for name, figure in chapter.FIGURES.items()}


def main() -> int:
    """How many pictures were drawn."""
    HERE.mkdir(exist_ok=True)
    drawings = {name: figure() for name, figure in FIGURES.items()}
    drawings |= {card.file: option_cards.drawn(card) for card in option_cards.CARDS}
    for name, drawing in drawings.items():
        (HERE / f"{name}.svg").write_text(drawing, encoding="utf-8")
    return len(drawings)
