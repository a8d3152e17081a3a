"""Draws every picture of the rulebooks anew: those of Asteroyds beside this script, those of RoboRally in roborally/.

    python docs/rules/pictures/draw.py [PRINTED.json]

PRINTED.json holds the board and the three printed layouts of Asteroyds; it is src/swarmrally/asteroyds/scenarios/printed.json unless
given.
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
import swarm_figures

HERE = Path(__file__).resolve().parent
PRINTED = HERE.parents[2] / "src/swarmrally/asteroyds/scenarios/printed.json"
CHAPTERS = (board_figures, piece_figures, swarm_figures, flight_figures, mode_figures, example_figures)
FIGURES = {name: figure for chapter in CHAPTERS for name, figure in chapter.FIGURES.items()}


def main(arguments: list[str]) -> int:
    source = Path(arguments[0]) if arguments else PRINTED
    if not source.is_file():
        print(f"draw.py: {source} is not there. Give the path of the file with the printed layouts.", file=sys.stderr)
        return 2
    printed = json.loads(source.read_text(encoding="utf-8"))
    for name, figure in FIGURES.items():
        (HERE / f"{name}.svg").write_text(figure(printed), encoding="utf-8")
    drawn = len(FIGURES) + draw_roborally.main()
    print(f"{drawn} pictures drawn in {HERE}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
