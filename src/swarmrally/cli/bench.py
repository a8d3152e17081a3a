"""`swarmrally bench`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

bench = App(name="bench", help="Measure how fast the engine is on this machine.")


@bench.command
def engine(*, json: bool = False, seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0) -> None:
    """Measure the engine: rounds per second, compile times, size of a state.

    Six craft with random full plans in Racing on the printed layout, games started anew when they are over; set-up, dice and plans are
    in the figures. Each speed is the best of five stretches.

    Parameters
    ----------
    json
        Print the figures as JSON.
    seconds
        How long a stretch is.
    """
    from swarmrally.cli.benchmarks import engine_figures, print_engine

    figures = engine_figures(seconds)
    print_engine(figures, json)
