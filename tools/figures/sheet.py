"""A picture: a titled panel with one or more scenes and their captions, on a background of its own."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Protocol

from tools.figures.speech import say
from tools.figures.telling import Told

from swarmrally.drawing import palette, pieces
from swarmrally.drawing.svg import FONT, LEADING, box, document, group, lines, plain, tag, text, wrapped

Printed = dict[str, Any]
"""The board and the printed layouts, as their file has them."""

MARGIN, PAD, GAP = 16, 14, 12


class Field(Protocol):
    """What a panel shows: hexes of Asteroyds or a floor of RoboRally."""

    dice: dict[str, int]

    def extent(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""

    def svg(self) -> str: ...

    def position(self) -> Told: ...


@dataclass(frozen=True)
class Below:
    """What is drawn below a field, centred on 0,0: a plan, a damage track, cards."""

    svg: str
    told: Told
    height: float = 48


NOTHING = Below("", {}, 0)


@dataclass
class Panel:
    title: str
    caption: str
    scene: Field
    below: Below = NOTHING

    def position(self) -> Told:
        return {"title": say(self.title), "caption": say(self.caption), **self.scene.position(), **self.below.told}


@dataclass(frozen=True)
class Picture:
    svg: str
    """A whole file."""
    told: Told | None = None
    """The same as data, where it shows pieces of the game."""


def picture(title: str, width: float, height: float, inside: str) -> str:
    """A whole SVG file."""
    clips = tag("defs", pieces.CLIPS) if "url(#" in inside else ""
    frame = box((0.5, 0.5), width - 1, height - 1, rx=14, fill=palette.BACKGROUND, stroke=palette.LINE)
    drawn = tag("title", plain(title)) + clips + frame + inside
    return document(width, height, drawn, width=width, height=height, role="img", font_family=FONT).replace("><", ">\n<") + "\n"


def titled(title: str, width: float, height: float, inside: str, told: Told | None = None) -> Picture:
    """With its title written at the top."""
    said = say(title)
    return Picture(picture(said, width, height, headline(said, 34) + inside), told and {"title": said, **told})


def headline(words: str, y: float) -> str:
    return text((MARGIN + 2, y), words, 17, palette.INK, 700, "start")


def sheet(title: str, panels: list[Panel], columns: int = 0, width: float = 900) -> Picture:
    """Panels in a grid of so many columns, every row as high as its highest panel."""
    columns = columns or len(panels)
    panel_width = (width - 2 * MARGIN - (columns - 1) * GAP) / columns
    parts, top = [], 50.0
    for first in range(0, len(panels), columns):
        row = panels[first : first + columns]
        height = max(panel_height(panel, panel_width) for panel in row)
        for i, panel in enumerate(row):
            parts.append(group(drawn_panel(panel, panel_width, height), (MARGIN + i * (panel_width + GAP), top)))
        top += height + GAP
    told = {"columns": columns, "panels": [panel.position() for panel in panels]}
    return titled(title, width, top - GAP + MARGIN, "".join(parts), told)


def caption_lines(panel: Panel, width: float) -> list[str]:
    return wrapped(say(panel.caption), width - 2 * PAD)


def scene_height(scene: Field) -> float:
    _, top, _, bottom = scene.extent()
    return bottom - top


def drawing_height(panel: Panel) -> float:
    return scene_height(panel.scene) + panel.below.height


def panel_height(panel: Panel, width: float) -> float:
    return math.ceil(68 + drawing_height(panel) + LEADING * len(caption_lines(panel, width)))


def drawn_panel(panel: Panel, width: float, height: float) -> str:
    left, top, right, _ = panel.scene.extent()
    parts = [
        box((0, 0), width, height, rx=10, fill=palette.PANEL, stroke=palette.LINE),
        text((PAD, 27), say(panel.title), 14, palette.INK, 600, "start"),
        dice_shown(panel.scene, width),
        group(panel.scene.svg(), (width / 2 - (left + right) / 2, 44 - top)),
    ]
    if panel.below.svg:
        parts.append(group(panel.below.svg, (width / 2, 50 + panel.below.height / 2 + scene_height(panel.scene))))
    return "".join(parts) + lines((PAD, 70 + drawing_height(panel)), caption_lines(panel, width))


def dice_shown(scene: Field, width: float) -> str:
    rolled = [colour for colour in palette.DICE if colour in scene.dice]
    return "".join(
        pieces.die(colour, scene.dice[colour], (width - PAD - 30 * (len(rolled) - i) + 2, 8), 28) for i, colour in enumerate(rolled)
    )
