"""SVG elements as strings."""

from __future__ import annotations

import textwrap
from html import escape

from swarmrally.env.drawing import palette

Point = tuple[float, float]

LEADING = 17.5
LETTER = 0.535
"""How wide a letter is taken to be, in parts of the size."""
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def attribute(value: float | str) -> str:
    return value if isinstance(value, str) else number(value)


def tag(name: str, inside: str = "", /, **attributes: float | str) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`."""
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{attribute(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def group(inside: str, at: Point = (0, 0), turn: float = 0, scale: float = 1) -> str:
    moves = [f"translate({number(at[0])} {number(at[1])})"] if at != (0, 0) else []
    moves += [f"rotate({number(turn)})"] if turn else []
    moves += [f"scale({scale:.3f})"] if scale != 1 else []
    return tag("g", inside, transform=" ".join(moves)) if moves else inside


def path(d: str, **attributes: float | str) -> str:
    return tag("path", d=d, **attributes)


def circle(at: Point, r: float, **attributes: float | str) -> str:
    return tag("circle", cx=at[0], cy=at[1], r=r, **attributes)


def polygon(points: list[Point], **attributes: float | str) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def line(start: Point, end: Point, **attributes: float | str) -> str:
    return tag("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


def box(at: Point, width: float, height: float, **attributes: float | str) -> str:
    return tag("rect", x=at[0], y=at[1], width=width, height=height, **attributes)


def text(at: Point, words: str, size: float = 13, fill: str = palette.INK, weight: int = 400, anchor: str = "middle") -> str:
    return tag("text", escape(words, quote=False), x=at[0], y=at[1], font_size=size, font_weight=str(weight), fill=fill, text_anchor=anchor)


def outlined_text(at: Point, words: str, size: float, fill: str, weight: int = 700) -> str:
    """Text that stays readable over a drawing."""
    return tag(
        "text",
        escape(words, quote=False),
        x=at[0],
        y=at[1],
        font_size=size,
        font_weight=str(weight),
        fill=fill,
        text_anchor="middle",
        stroke=palette.SPACE,
        stroke_width=3.5,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def wrapped(words: str, width: float, size: float = 12.5) -> list[str]:
    """Lines that fit a width in pixels."""
    return textwrap.wrap(words, int(width / (size * LETTER)), break_on_hyphens=False)


def centred(at: Point, words: list[str], size: float, fill: str = palette.QUIET) -> str:
    return "".join(text((at[0], at[1] + i * (size + 1)), line, size, fill) for i, line in enumerate(words))


def lines(at: Point, words: list[str], size: float = 12.5, fill: str = palette.QUIET) -> str:
    return "".join(text((at[0], at[1] + i * LEADING), line, size, fill, anchor="start") for i, line in enumerate(words))
