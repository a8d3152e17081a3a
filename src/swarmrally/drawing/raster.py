"""SVG as pixels, and pixels as a film."""

from __future__ import annotations

import io
from collections.abc import Iterable
from itertools import chain
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


def write_mp4(frames: Iterable[str], path: Path, width: int, seconds: float) -> None:
    """A film for players of video, which want even sides."""
    import imageio_ffmpeg

    pictures = (np.asarray(image(frame, width // 2 * 2)) for frame in frames)
    first = next(pictures)
    height = len(first) // 2 * 2
    writing = imageio_ffmpeg.write_frames(str(path), (width // 2 * 2, height), fps=1 / seconds, macro_block_size=2)
    writing.send(None)
    for picture in chain([first], pictures):
        writing.send(np.ascontiguousarray(picture[:height]))
    writing.close()
