"""Draws every picture of the rulebooks anew: the English ones of Asteroyds beside this script, those of RoboRally in roborally/, and
the same in other languages in it/, de/ and fr/.

    python docs/rules/pictures/draw.py [PRINTED.json]

PRINTED.json holds the board and the three printed layouts of Asteroyds; it is src/swarmrally/asteroyds/scenarios/printed.json unless
given. What the pictures say in other languages is in words/.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import board_figures
import draw_roborally
import example_figures
import flight_figures
import mode_figures
import piece_figures
import speech
import swarm_figures
from sheet import Printed

HERE = Path(__file__).resolve().parent
PRINTED = HERE.parents[2] / "src/swarmrally/asteroyds/scenarios/printed.json"
CHAPTERS = (board_figures, piece_figures, swarm_figures, flight_figures, mode_figures, example_figures)
FIGURES = {name: figure for chapter in CHAPTERS for name, figure in chapter.FIGURES.items()}


def drawings(printed: Printed) -> dict[str, str]:
    """Every picture in the language being spoken, by its path in the folder of that language."""
    return {f"{name}.svg": figure(printed) for name, figure in FIGURES.items()} | draw_roborally.drawings()


def folder(language: str) -> Path:
    return HERE if language == "en" else HERE / language


def draw(printed: Printed, language: str) -> int:
    """How many pictures were drawn."""
    with speech.speaking(language):
        drawn = drawings(printed)
    for path, drawing in drawn.items():
        (folder(language) / path).parent.mkdir(parents=True, exist_ok=True)
        (folder(language) / path).write_text(drawing, encoding="utf-8")
    return len(drawn)


def main(arguments: list[str]) -> int:
    source = Path(arguments[0]) if arguments else PRINTED
    if not source.is_file():
        print(f"draw.py: {source} is not there. Give the path of the file with the printed layouts.", file=sys.stderr)
        return 2
    printed = json.loads(source.read_text(encoding="utf-8"))
    drawn = sum(draw(printed, language) for language in speech.LANGUAGES)
    print(f"{drawn} pictures drawn in {HERE}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
