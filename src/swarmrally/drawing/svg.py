"""SVG elements as strings, with everything escaped that is not drawn."""

from __future__ import annotations

import textwrap
from html import escape

from swarmrally.drawing import palette

Point = tuple[float, float]
Value = float | str

LEADING = 17.5
LETTER = 0.535
"""How wide a letter is taken to be, in parts of the size."""
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def attribute(value: Value) -> str:
    return plain(value).replace('"', "&quot;") if isinstance(value, str) else number(value)


def plain(words: str) -> str:
    """Words that are no markup, whatever is in them."""
    return escape(words, quote=False)


def tag(name: str, inside: str = "", /, **attributes: Value) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, and `class_` is `class`."""
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{attribute(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def document(width: float, height: float, inside: str, /, **attributes: Value) -> str:
    """A whole drawing."""
    box = f"0 0 {number(width)} {number(height)}"
    return tag("svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=box, **attributes)


def group(inside: str, at: Point = (0, 0), turn: float = 0, scale: float = 1) -> str:
    moves = [f"translate({number(at[0])} {number(at[1])})"] if at != (0, 0) else []
    moves += [f"rotate({number(turn)})"] if turn else []
    moves += [f"scale({scale:.3f})"] if scale != 1 else []
    return tag("g", inside, transform=" ".join(moves)) if moves else inside


def path(d: str, **attributes: Value) -> str:
    return tag("path", d=d, **attributes)


def circle(at: Point, r: float, **attributes: Value) -> str:
    return tag("circle", cx=at[0], cy=at[1], r=r, **attributes)


def polygon(points: list[Point], **attributes: Value) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def line(start: Point, end: Point, **attributes: Value) -> str:
    return tag("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


def box(at: Point, width: float, height: float, **attributes: Value) -> str:
    return tag("rect", x=at[0], y=at[1], width=width, height=height, **attributes)


def words(at: Point, said: str, /, **attributes: Value) -> str:
    return tag("text", plain(said), x=at[0], y=at[1], **attributes)


def text(at: Point, said: str, size: float = 13, fill: str = palette.INK, weight: int = 400, anchor: str = "middle") -> str:
    return words(at, said, font_size=size, font_weight=str(weight), fill=fill, text_anchor=anchor)


def outlined_text(at: Point, said: str, size: float, fill: str, weight: int = 700) -> str:
    """Text that stays readable over a drawing."""
    return words(
        at,
        said,
        font_size=size,
        font_weight=str(weight),
        fill=fill,
        text_anchor="middle",
        stroke=palette.SPACE,
        stroke_width=3.5,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def wrapped(said: str, width: float, size: float = 12.5) -> list[str]:
    """Lines that fit a width in pixels."""
    return textwrap.wrap(said, int(width / (size * LETTER)), break_on_hyphens=False)


def centred(at: Point, said: list[str], size: float, fill: str = palette.QUIET) -> str:
    return "".join(text((at[0], at[1] + i * (size + 1)), line, size, fill) for i, line in enumerate(said))


def lines(at: Point, said: list[str], size: float = 12.5, fill: str = palette.QUIET) -> str:
    return "".join(text((at[0], at[1] + i * LEADING), line, size, fill, anchor="start") for i, line in enumerate(said))
