"""SVG elements as text."""

from __future__ import annotations

from html import escape

Point = tuple[float, float]
Value = float | str


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def tag(name: str, inside: str = "", /, **attributes: Value) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, and `class_` is `class`."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def text(at: Point, words: str, /, **attributes: Value) -> str:
    return tag("text", escape(words), x=at[0], y=at[1], **attributes)


def line(start: Point, end: Point, /, **attributes: Value) -> str:
    return tag("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


def rect(at: Point, width: float, height: float, /, **attributes: Value) -> str:
    return tag("rect", x=at[0], y=at[1], width=width, height=height, **attributes)


def circle(at: Point, radius: float, /, **attributes: Value) -> str:
    return tag("circle", cx=at[0], cy=at[1], r=radius, **attributes)


def polygon(points: list[Point], /, **attributes: Value) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def picture(width: float, height: float, inside: str, label: str, /, **attributes: Value) -> str:
    """A whole drawing, with words for who can't see it."""
    box = f"0 0 {number(width)} {number(height)}"
    return tag("svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img", aria_label=label, **attributes)
