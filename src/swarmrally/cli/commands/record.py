"""`swarmrally record`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from swarmrally.drawing import raster
from swarmrally.drawing.film import frames, moving_svg
from swarmrally.kernel.records import load
from swarmrally.kernel.refusal import Refusal

FFMPEG = "ffmpeg, on the path or in IMAGEIO_FFMPEG_EXE"


def record(
    file: Path,
    /,
    *,
    gif: Path | None = None,
    svg: Path | None = None,
    mp4: Path | None = None,
    every_beat: bool = False,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 0.5,
    width: Annotated[int, Parameter(validator=Number(gte=100, lte=4000))] = 800,
) -> int:
    """Turn a record into a film.

    There is a picture for every die and flight, or for every register. GIF and MP4 need the extra `film`: pip install 'swarmrally[film]'.

    Parameters
    ----------
    file
        The record, as `play --record` and `simulate --record` write it.
    gif
        Write the film as GIF.
    svg
        Write the film as SVG, for browsers.
    mp4
        Write the film as MP4.
    every_beat
        A picture for every single move.
    seconds
        How long each picture is shown.
    width
        Of the GIF or MP4, in pixels.
    """
    if gif is None and svg is None and mp4 is None:
        raise Refusal("", "wrong_option", expected="--gif FILE, --svg FILE or --mp4 FILE, or several")
    try:
        film = list(frames(load(file), every_beat))
    except Refusal as refusal:
        raise refusal.in_file(file) from None
    if svg is not None:
        write(svg, moving_svg(film, seconds))
    if gif is not None:
        write_film("--gif", gif, lambda: raster.write_gif(film, gif, width, round(seconds * 1000)))
    if mp4 is not None:
        write_film("--mp4", mp4, lambda: raster.write_mp4(film, mp4, width, seconds))
    return 0


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(str(path), "unwritable", what="a file", why=error.strerror) from None


def write_film(option: str, path: Path, write: Callable[[], None]) -> None:
    is_new = not path.exists()
    try:
        path.touch()
        write()
    except (ImportError, RuntimeError) as lacking:
        if is_new:
            path.unlink()
        needed = "the extra `film`: pip install 'swarmrally[film]'" if isinstance(lacking, ImportError) else FFMPEG
        raise Refusal(option, "wrong_option", expected=needed) from None
    except OSError as error:
        raise Refusal(str(path), "unwritable", what="a file", why=error.strerror or error) from None
