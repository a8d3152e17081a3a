"""A whole picture: a board, and beside it a line for every seat."""

from __future__ import annotations

from swarmrally.drawing import palette
from swarmrally.drawing.svg import FONT, Point, box, circle, document, group, tag, text

MARGIN = 24
LINE = 56
SIDE = 210
DAMAGE_PIP = 9


def picture(title: str, drawn: str, extent: tuple[float, float, float, float], seats: list[str], ground: str, clips: str = "") -> str:
    """The board, which reaches from left, top to right, bottom, on a ground of its own, and the seats to its right."""
    left, top, right, bottom = extent
    width, height = right - left + SIDE + 2 * MARGIN, max(bottom - top, LINE * len(seats)) + 3 * MARGIN
    listed = "".join(group(line, (right - left + 2 * MARGIN, 3 * MARGIN + number * LINE)) for number, line in enumerate(seats))
    inside = (
        (tag("defs", clips) if clips else "")
        + box((0, 0), width, height, fill=ground)
        + text((MARGIN, MARGIN + 6), title, 17, palette.INK, 700, anchor="start")
        + group(drawn, (MARGIN - left, 2 * MARGIN - top))
        + listed
    )
    return document(width, height, inside, font_family=FONT, width=width, height=height)


def seat_line(piece: str, name: str, damage: int, most: int, marks: str) -> str:
    """A seat: its piece, its name, its damage as pips, and what it has reached."""
    pips = "".join(pip((30 + number * (DAMAGE_PIP + 2), 8), number < damage) for number in range(most))
    return group(piece, (8, 0), scale=0.55) + text((30, 0), name, 13, palette.INK, 600, anchor="start") + pips + group(marks, (30, 26))


def pip(at: Point, is_hit: bool) -> str:
    fill = palette.HARM if is_hit else "none"
    return box(at, DAMAGE_PIP, DAMAGE_PIP, rx=2, fill=fill, stroke=palette.HARM if is_hit else palette.FAINT, stroke_width=1)


def dot(at: Point, is_on: bool) -> str:
    return circle(at, 4, fill=palette.GO if is_on else "none", stroke=palette.GO if is_on else palette.FAINT, stroke_width=1)
