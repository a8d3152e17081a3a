"""A report in words: rows of a table, a page for notebooks, and lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from swarmrally.drawing.svg import plain, tag
from swarmrally.study.picture import chart
from swarmrally.study.weighing.errors import WHOLE

VERDICTS = {
    "won_as_expected": "won, as it was to be expected",
    "won_by_plans": "won by its plans",
    "won_by_luck": "won by luck",
    "lost_as_expected": "lost, as it was to be expected",
    "lost_by_plans": "lost by its own plans",
    "lost_by_luck": "lost by bad luck",
    "lost_to_others": "lost to the better plans of others",
}
COLUMNS = ("round", "seat", "mark", "chance before", "loss", "error", "best chance", "goals", "damage")


def rows_of(form: dict[str, Any]) -> list[dict[str, Any]]:
    """A row for each plan."""
    return [row_of(each, plan) for each in form["rounds"] for plan in each["plans"]]


def row_of(each: dict[str, Any], plan: dict[str, Any]) -> dict[str, Any]:
    seat = plan["seat"]
    return {
        "round": each["round"],
        "seat": seat,
        "mark": plan["mark"],
        "chance before": each["dealt"][seat] / WHOLE,
        "loss": plan["loss"] / WHOLE,
        "error": plan["error"] / WHOLE,
        "best chance": plan["best"]["chance"] / WHOLE if plan["games"] else None,
        "goals": plan["made"]["goals"] / 100,
        "damage": plan["made"]["damage"] / 100,
    }


def page(form: dict[str, Any]) -> str:
    """The chart, a sentence for each seat, and the slips and blunders."""
    said = "".join(tag("li", plain(line)) for line in verdicts(form))
    head = tag("tr", "".join(tag("th", plain(name)) for name in COLUMNS))
    rows = "".join(
        tag("tr", "".join(tag("td", plain(cell(row[name]))) for name in COLUMNS))
        for row in rows_of(form)
        if row["mark"] in ("slip", "blunder")
    )
    return chart(form) + tag("ul", said) + tag("table", head + rows)


def cell(value: float | str | None) -> str:
    if isinstance(value, float):
        return f"{value:.2f}"
    return "" if value is None else str(value)


def verdicts(form: dict[str, Any]) -> Iterator[str]:
    """A sentence for each seat."""
    for verdict, balance in zip(form["verdicts"], form["luck_and_skill"], strict=True):
        luck, plans = points(verdict["luck"]), points(verdict["plans"])
        yield (
            f"seat {verdict['seat']} {VERDICTS[verdict['code']]}: {percent(balance['start'])} at the start, "
            f"{luck} by luck, {plans} by plans; {marks(balance['marks'])}"
        )


def marks(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {mark}" for mark, count in counts.items())


def points(part: int) -> str:
    """A change of a chance."""
    return f"{100 * part / WHOLE:+.1f} points"


def percent(part: int) -> str:
    return f"{100 * part / WHOLE:.1f} %"


def lines(form: dict[str, Any]) -> Iterator[str]:
    """For the terminal."""
    for each in form["rounds"]:
        chances = "  ".join(f"{percent(chance):>7}" for chance in each["dealt"])
        told = ", ".join(f"seat {plan['seat']} {plan['mark']} ({points(-plan['loss'])})" for plan in each["plans"] if is_worse(plan))
        yield f"{each['round']:>3}  {chances}  {told}".rstrip()
    yield from verdicts(form)


def is_worse(plan: dict[str, Any]) -> bool:
    return plan["mark"] in ("slip", "blunder")
