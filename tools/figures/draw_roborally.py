"""Every picture of the RoboRally rulebook."""

from __future__ import annotations

from tools.figures import belt_figures, floor_figures, move_figures, option_cards, option_figures, volley_figures
from tools.figures.sheet import Picture

CHAPTERS = (floor_figures, move_figures, belt_figures, volley_figures, option_figures)
FIGURES = {name: figure for chapter in CHAPTERS for name, figure in chapter.FIGURES.items()}


def drawings() -> dict[str, Picture]:
    drawn = {name: figure() for name, figure in FIGURES.items()}
    drawn |= {card.file: option_cards.drawn(card) for card in option_cards.CARDS}
    return {f"roborally/{name}": drawing for name, drawing in drawn.items()}
