"""The report of a finished record, for Python and notebooks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from swarmrally.kernel.progress import progress
from swarmrally.kernel.records import Record, checked, dice_fault, first_difference, load
from swarmrally.kernel.refusal import Refusal
from swarmrally.study.games import GAMES, study_of
from swarmrally.study.picture import chart
from swarmrally.study.telling import told
from swarmrally.study.words import page, rows_of


class Report:
    """What a game came down to. In a notebook it shows itself as a chart and a table."""

    def __init__(self, form: dict[str, Any]) -> None:
        self.form = form
        """All of it, as docs/study.md describes it."""

    @property
    def seats(self) -> int:
        return int(self.form["seats"])

    @property
    def winners(self) -> list[int]:
        return list(self.form["winners"])

    @property
    def rounds(self) -> list[dict[str, Any]]:
        """The chances of all seats and the plans, round by round."""
        return list(self.form["rounds"])

    @property
    def turning_points(self) -> list[dict[str, Any]]:
        return list(self.form["turning_points"])

    def as_table(self) -> list[dict[str, Any]]:
        """A row for each plan, with chances from 0 to 1: for a table, or `pandas.DataFrame(report.as_table())`."""
        return rows_of(self.form)

    def as_json(self) -> bytes:
        """The same bytes on every machine, and in the page."""
        return msgspec.json.encode(self.form)

    def chart(self) -> str:
        """Everybody's chance to win after each round, as SVG."""
        return chart(self.form)

    def _repr_html_(self) -> str:
        return page(self.form)

    def __repr__(self) -> str:
        return f"<Report of {self.form['game']}: {len(self.form['rounds'])} rounds, won by {self.winners or 'nobody'}>"


def report(record: Record | Path | str, quiet: bool = False) -> Report:
    """Of a record, or of the file that has one; a Refusal if it is damaged, not over, or of another version."""
    if isinstance(record, Record):
        return worked_out(checked(record), quiet)
    try:
        return worked_out(load(Path(record)), quiet)
    except Refusal as refusal:
        raise refusal.in_file(record) from None


def worked_out(record: Record, quiet: bool) -> Report:
    if record.game not in GAMES:
        raise Refusal("/game", "wrong_option", expected=f"{' or '.join(GAMES)}, got {record.game[:40]}")
    study = study_of(record)
    difference = dice_fault(record) or first_difference(record.events, study.game.record().events)
    if difference:
        raise Refusal("/events", "events_differ", why=difference)
    with progress("Studying the game", len(study.moments), hidden=quiet) as advance:
        study.work(advance)
    return Report(msgspec.json.decode(msgspec.json.encode(told(record.game, study))))
