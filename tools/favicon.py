"""Writes web/public/favicon.ico from icon.svg, for what asks for that name whatever the page says: `python -m tools.favicon`."""

from __future__ import annotations

import struct
from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES = (16, 32, 48)
ICON = 1
HEAD = struct.Struct("<HHH")
LINE = struct.Struct("<BBBBHHII")


def favicon(svg: str) -> bytes:
    """A list of pictures, each a whole PNG."""
    pictures = [bytes(resvg_py.svg_to_bytes(svg_string=squared(svg), width=size, height=size)) for size in SIZES]
    start, lines = HEAD.size + len(pictures) * LINE.size, b""
    for size, picture in zip(SIZES, pictures, strict=True):
        lines += LINE.pack(size, size, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return HEAD.pack(0, ICON, len(pictures)) + lines + b"".join(pictures)


def squared(svg: str) -> str:
    """As wide as it is high."""
    return svg.replace('viewBox="0 0 32 36"', 'viewBox="-2 0 36 36"')


if __name__ == "__main__":
    (PUBLIC / "favicon.ico").write_bytes(favicon((PUBLIC / "icon.svg").read_text()))
