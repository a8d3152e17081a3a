"""Writes the icons in web/public from icon.svg, for what takes no SVG: `python -m tools.icons`."""

from __future__ import annotations

import struct
from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES = (16, 32, 48)
"""Of favicon.ico, which some ask for whatever the page says."""
ON_SCREENS = {"icon-192.png": 192, "icon-512.png": 512}
FILLED = {"icon-180.png": 180, "icon-masked-512.png": 512}
"""Where the system cuts a shape of its own out of the picture."""
GROUND = "#111728"
ICON = 1
HEAD = struct.Struct("<HHH")
LINE = struct.Struct("<BBBBHHII")


def favicon(svg: str) -> bytes:
    """A list of pictures, each a whole PNG."""
    pictures = [drawn(squared(svg), size) for size in SIZES]
    start, lines = HEAD.size + len(pictures) * LINE.size, b""
    for size, picture in zip(SIZES, pictures, strict=True):
        lines += LINE.pack(size, size, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return HEAD.pack(0, ICON, len(pictures)) + lines + b"".join(pictures)


def squared(svg: str) -> str:
    """As wide as it is high."""
    return svg.replace('viewBox="0 0 32 36"', 'viewBox="-2 0 36 36"')


def filled(svg: str) -> str:
    """Small enough for a circle, on a ground that reaches to every corner."""
    ground = f'viewBox="-12 -10 56 56"><rect x="-12" y="-10" width="56" height="56" fill="{GROUND}"/>'
    return svg.replace('viewBox="0 0 32 36">', ground)


def drawn(svg: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


def icons(svg: str) -> dict[str, bytes]:
    """All of them, by the names of their files."""
    on_screens = {name: drawn(squared(svg), size) for name, size in ON_SCREENS.items()}
    return {"favicon.ico": favicon(svg), **on_screens, **{name: drawn(filled(svg), size) for name, size in FILLED.items()}}


if __name__ == "__main__":
    for name, icon in icons((PUBLIC / "icon.svg").read_text()).items():
        (PUBLIC / name).write_bytes(icon)
