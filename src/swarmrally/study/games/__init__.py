"""What study needs of each game: its moments, and plans and events as forms."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Protocol, cast

from swarmrally.kernel.records import Record

GAMES = ("asteroyds", "roborally")
Advance = Callable[[int], None]


class Study(Protocol):
    """A finished game, and the report that grows."""

    report: Any
    """`Report` of the game: a record of `study.weighing.findings`."""
    moments: list[Any]
    game: Any
    """As it was played again."""

    def __init__(self, record: Record) -> None: ...

    def work(self, advance: Advance) -> None:
        """From the first moment to the last; `advance` is told after each."""

    def work_on(self, first: int, last: int) -> None:
        """These moments; all before them are done."""

    def resume(self, report: bytes) -> None:
        """A report goes on that was saved between two moments."""

    def conclude(self) -> None:
        """After the last one."""

    def best_plan(self, row: int, seat: int) -> Any:
        """The best plan of a seat in a row of the report, as a form."""

    def better_events(self, row: int, seat: int) -> list[dict[str, Any]]:
        """What it would have brought."""


def study_of(record: Record) -> Study:
    """Of the record's game, played again; a Refusal if it can't be played, or is not over."""
    module = importlib.import_module(f"swarmrally.study.games.{record.game}")
    return cast(Study, module.Study(record))
