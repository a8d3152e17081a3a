"""Maps side by side on a panel, each with its name and its scale below."""

from __future__ import annotations

from typing import Any

from swarmrally.arena.maps import map_of, palette
from swarmrally.arena.maps.scale import STEPS, Scale
from swarmrally.drawing.svg import FONT, box, document, tag, words

EDGE = 16
TITLE = 30
LEGEND = 44
SWATCH = 26


def sheet(name: str, game: Any, scales: list[Scale], title: str) -> str:
    """An SVG of its own."""
    maps = [map_of(name).drawn(game, scale) for scale in scales]
    width = sum(wide + EDGE for _, wide, _ in maps) + EDGE
    height = max(tall for _, _, tall in maps) + TITLE + LEGEND + EDGE
    drawn, left = box((0, 0), width, height, rx=14, fill=palette.PANEL), float(EDGE)
    for scale, (inside, wide, tall) in zip(scales, maps, strict=True):
        drawn += words((left, 22), scale.name.capitalize(), font_size=15, font_weight="600", fill=palette.INK)
        drawn += tag("g", inside, transform=f"translate({left:g} {TITLE})")
        drawn += tag("g", legend(scale), transform=f"translate({left:g} {TITLE + tall + 10:g})")
        left += wide + EDGE
    label = f"{title}: {' and '.join(f'{scale.name}, {sum(scale.heat.values()):,} in all' for scale in scales)}"
    return document(width, height, drawn, role="img", aria_label=label, font_family=FONT, width=width, height=height)


def legend(scale: Scale) -> str:
    """The steps, and from which count on the first and the last one begin."""
    drawn = "".join(box((SWATCH * step, 0), SWATCH, 12, fill=scale.fill(step)) for step in range(STEPS + 1))
    drawn += small(0, "0")
    if scale.highest:
        middle = STEPS // 2 + 1
        drawn += small(1, "1") + small(middle, f"{scale.least(middle):,}") + small(STEPS + 1, f"{scale.highest:,}", "end")
    return drawn


def small(swatch: int, said: str, anchor: str = "start") -> str:
    return words((SWATCH * swatch, 26), said, font_size=11.0, fill=palette.QUIET, text_anchor=anchor)


def png(svg: str, wide: int) -> bytes:
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=wide))
