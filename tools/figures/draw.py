"""Draws every picture of the rulebooks anew: the English ones of Asteroyds in docs/rules/pictures, those of RoboRally in its
roborally/, and the same in other languages in it/, de/ and fr/. positions.json says what they show, for the browser client.

    python -m tools.figures.draw

The board and the printed layouts of Asteroyds are those that the game lays out. What the pictures say in other languages is in words/.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.figures import board_figures, draw_roborally, example_figures, flight_figures, mode_figures, piece_figures, speech, swarm_figures
from tools.figures.sheet import Picture, Printed

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs/rules/pictures"
SCENARIOS = ROOT / "src/swarmrally/asteroyds/scenarios"
LAYOUTS = ("racing", "targets", "drones")
CHAPTERS = (board_figures, piece_figures, swarm_figures, flight_figures, mode_figures, example_figures)
FIGURES = {name: figure for chapter in CHAPTERS for name, figure in chapter.FIGURES.items()}


def printed_layouts() -> Printed:
    """The rows of the board, and the layouts by the names of their files."""
    board, *layouts = (json.loads((SCENARIOS / f"{name}.json").read_text(encoding="utf-8")) for name in ("board", *LAYOUTS))
    return {**board, "layouts": dict(zip(LAYOUTS, layouts, strict=True))}


def drawings(printed: Printed) -> dict[str, Picture]:
    """Every picture in the language being spoken, by its name in the folder of that language."""
    return {name: figure(printed) for name, figure in FIGURES.items()} | draw_roborally.drawings()


def folder(language: str) -> Path:
    return PICTURES if language == "en" else PICTURES / language


def draw(printed: Printed, language: str) -> int:
    """How many pictures were drawn."""
    with speech.speaking(language):
        drawn = drawings(printed)
    for path, text in files(drawn).items():
        (folder(language) / path).parent.mkdir(parents=True, exist_ok=True)
        (folder(language) / path).write_text(text, encoding="utf-8")
    return len(drawn)


def files(drawn: dict[str, Picture]) -> dict[str, str]:
    """What is written of the pictures in one language: the drawings, and for the browser client what they show."""
    told = {name: picture.told for name, picture in drawn.items() if picture.told}
    lines = ",\n".join(f"{json.dumps(name)}:{json.dumps(shown, ensure_ascii=False, separators=(',', ':'))}" for name, shown in told.items())
    return {f"{name}.svg": picture.svg for name, picture in drawn.items()} | {"positions.json": f"{{\n{lines}\n}}\n"}


def main() -> int:
    printed = printed_layouts()
    drawn = sum(draw(printed, language) for language in speech.LANGUAGES)
    print(f"{drawn} pictures drawn in {PICTURES}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
