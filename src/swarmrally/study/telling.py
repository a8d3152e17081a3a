"""A report as JSON: the numbers of the record with their names."""

from __future__ import annotations

from typing import Any

from swarmrally.study.games import Study
from swarmrally.study.weighing.concluding import VERDICTS
from swarmrally.study.weighing.tries import BEST, MADE

VERSION = 1
MARKS = (None, "best", "good", "slip", "blunder")


def told(game: str, study: Study) -> dict[str, Any]:
    """The whole of it; the page writes the same."""
    report = study.report
    seats = range(int(report.seats))
    return {
        "swarmrally_report": VERSION,
        "game": game,
        "seats": int(report.seats),
        "winners": [seat for seat in seats if int(report.winners) >> seat & 1],
        "rounds": [round_told(study, row) for row in range(int(report.rounds))],
        "luck_and_skill": [balance_told(report, seat) for seat in seats],
        "turning_points": [point_told(study, point) for point in range(int(report.points))],
        "verdicts": [verdict_told(report, seat) for seat in seats],
    }


def round_told(study: Study, row: int) -> dict[str, Any]:
    report, count = study.report, int(study.report.seats)
    chances = {
        name: [int(number) for number in getattr(report, name)[row][:count]] for name in ("before", "before_error", "dealt", "dealt_error")
    }
    plans = [plan_told(study, row, seat) for seat in range(count) if report.mark[row, seat]]
    return {"round": int(report.round_number[row]), **chances, "plans": plans}


def plan_told(study: Study, row: int, seat: int) -> dict[str, Any]:
    report = study.report
    return {
        "seat": seat,
        "mark": MARKS[report.mark[row, seat]],
        "loss": int(report.loss[row, seat]),
        "error": int(report.loss_error[row, seat]),
        "games": int(report.tried[row, seat]),
        "steps": int(report.way[row, seat, MADE]) - int(report.way[row, seat, BEST]),
        "made": worth_told(report, row, seat, MADE),
        "best": {**worth_told(report, row, seat, BEST), "plan": study.best_plan(row, seat)},
    }


def worth_told(report: Any, row: int, seat: int, place: int) -> dict[str, int]:
    return {name: int(getattr(report, name)[row, seat, place]) for name in ("chance", "error", "goals", "damage", "falls", "way")}


def balance_told(report: Any, seat: int) -> dict[str, Any]:
    parts = ("start", "luck", "plans", "own", "others", "outcome", "accuracy")
    marks = {name: int(report.marks[seat, number]) for number, name in enumerate(MARKS) if name}
    return {"seat": seat, **{part: int(getattr(report, part)[seat]) for part in parts}, "marks": marks}


def point_told(study: Study, point: int) -> dict[str, Any]:
    report = study.report
    row, seat = int(report.point_round[point]), int(report.point_seat[point])
    return {
        "round": int(report.round_number[row]),
        "seat": seat,
        "loss": int(report.loss[row, seat]),
        "events": study.better_events(row, seat),
    }


def verdict_told(report: Any, seat: int) -> dict[str, Any]:
    parts = {part: int(getattr(report, part)[seat]) for part in ("luck", "plans", "own")}
    row = int(report.verdict_round[seat])
    return {"seat": seat, "code": VERDICTS[report.verdict[seat]], **parts, "round": int(report.round_number[row]) if row >= 0 else None}
