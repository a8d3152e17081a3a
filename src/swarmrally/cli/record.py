"""`swarmrally record`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from swarmrally.env.drawing.film import frames, moving_svg
from swarmrally.kernel.records import load
from swarmrally.kernel.refusal import Refusal


def record(
    file: Path,
    /,
    *,
    gif: Path | None = None,
    svg: Path | None = None,
    every_beat: bool = False,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 0.5,
    width: Annotated[int, Parameter(validator=Number(gte=100, lte=4000))] = 800,
) -> int:
    """Turn a record into a film.

    There is a picture for every die and flight, or for every register. GIFs need the extra `env`: pip install 'swarmrally[env]'.

    Parameters
    ----------
    file
        The record, as `play --record` and `simulate --record` write it.
    gif
        Write the film as GIF.
    svg
        Write the film as SVG, for browsers.
    every_beat
        A picture for every single move.
    seconds
        How long each picture is shown.
    width
        Of the GIF, in pixels.
    """
    if gif is None and svg is None:
        raise Refusal("", "expected --gif FILE or --svg FILE, or both")
    film = list(frames(load(file), every_beat))
    if svg is not None:
        write(svg, moving_svg(film, seconds))
    if gif is not None:
        write_film(gif, film, width, seconds)
    return 0


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(str(path), f"expected a file that can be written: {error.strerror}") from None


def write_film(path: Path, film: list[str], width: int, seconds: float) -> None:
    from swarmrally.env.drawing.raster import write_gif

    try:
        write_gif(film, path, width, round(seconds * 1000))
    except ImportError:
        raise Refusal("--gif", "expected the extra `env`: pip install 'swarmrally[env]'") from None
    except OSError as error:
        raise Refusal(str(path), f"expected a file that can be written: {error.strerror}") from None
