"""SVG as pixels, and pixels as a film."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS = 64


def image(svg: str, width: int | None = None) -> Image:
    import resvg_py
    from PIL import Image

    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))).convert("RGB")


def pixels(svg: str) -> NDArray[np.uint8]:
    """Height by width by three."""
    return np.asarray(image(svg))


def write_gif(frames: Iterable[str], path: Path, width: int, milliseconds: int) -> None:
    """A film that goes on for ever."""
    first, *others = (image(frame, width).quantize(COLOURS) for frame in frames)
    first.save(path, save_all=True, append_images=others, duration=milliseconds, loop=0, optimize=True)
