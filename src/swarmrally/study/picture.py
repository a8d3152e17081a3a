"""Everybody's chance to win after each round, drawn."""

from __future__ import annotations

from typing import Any

from swarmrally.drawing import palette
from swarmrally.drawing.svg import Point, box, circle, document, line, path, polygon, text
from swarmrally.study.weighing.errors import WHOLE

WIDTH, HIGH = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 34, 32
COLOURS = (*palette.HULLS.values(), palette.BEAM, palette.TIME)
DASHES = ("", "7 4", "2 3", "10 3 2 3", "5 2", "1 4", "12 4", "3 6")


def chart(form: dict[str, Any]) -> str:
    """A line for each seat with its error about it; lines differ in their dashes too, and slips and blunders are dots."""
    seats, steps = int(form["seats"]), len(form["rounds"])
    inside = box((0, 0), WIDTH, HIGH, fill=palette.PANEL, rx=8) + grid(form)
    for seat in range(seats):
        inside += reach(form, seat) + curve(form, seat) + errors_made(form, seat)
    inside += "".join(key(seat, seats) for seat in range(seats))
    winners = " and ".join(f"seat {seat}" for seat in form["winners"]) or "nobody"
    label = f"The chance to win of {seats} seats over {steps} rounds; won by {winners}"
    return document(WIDTH, HIGH, inside, role="img", aria_label=label)


def at(form: dict[str, Any], step: int, chance: float) -> Point:
    steps = max(1, len(form["rounds"]))
    return LEFT + (WIDTH - LEFT - RIGHT) * step / steps, HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * chance / WHOLE


def grid(form: dict[str, Any]) -> str:
    drawn = ""
    for quarter in range(5):
        start, end = at(form, 0, quarter * WHOLE / 4), at(form, len(form["rounds"]), quarter * WHOLE / 4)
        drawn += line(start, end, stroke=palette.LINE) + text(
            (LEFT - 8, start[1] + 4), f"{25 * quarter} %", 11, palette.QUIET, anchor="end"
        )
    numbered = max(1, len(form["rounds"]) // 12)
    for step, each in enumerate(form["rounds"]):
        if step % numbered == 0:
            x, y = at(form, step, 0)
            drawn += text((x, y + 18), str(each["round"]), 11, palette.QUIET)
    return drawn


def chances(form: dict[str, Any], seat: int) -> list[tuple[int, int]]:
    """With their errors, with the dice or hands of each round, and the outcome."""
    known = [(each["dealt"][seat], each["dealt_error"][seat]) for each in form["rounds"]]
    return [*known, (form["luck_and_skill"][seat]["outcome"], 0)]


def curve(form: dict[str, Any], seat: int) -> str:
    points = [at(form, step, chance) for step, (chance, _) in enumerate(chances(form, seat))]
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return path(d, fill="none", stroke=COLOURS[seat], stroke_width=2.2, stroke_dasharray=DASHES[seat], stroke_linejoin="round")


def reach(form: dict[str, Any], seat: int) -> str:
    """Within two standard errors."""
    known = list(enumerate(chances(form, seat)))
    upper = [at(form, step, min(WHOLE, chance + 2 * error)) for step, (chance, error) in known]
    lower = [at(form, step, max(0, chance - 2 * error)) for step, (chance, error) in known]
    return polygon(upper + lower[::-1], fill=COLOURS[seat], fill_opacity="0.10")


def errors_made(form: dict[str, Any], seat: int) -> str:
    drawn = ""
    for step, each in enumerate(form["rounds"]):
        for plan in each["plans"]:
            if plan["seat"] == seat and plan["mark"] in ("slip", "blunder"):
                fill = palette.HARM if plan["mark"] == "blunder" else palette.TIME
                drawn += circle(at(form, step, each["dealt"][seat]), 4.5, fill=fill, stroke=palette.PANEL)
    return drawn


def key(seat: int, seats: int) -> str:
    x = LEFT + (WIDTH - LEFT - RIGHT) * seat / seats
    stroke = line((x, 16), (x + 22, 16), stroke=COLOURS[seat], stroke_width=2.2, stroke_dasharray=DASHES[seat])
    return stroke + text((x + 28, 20), f"seat {seat}", 12, palette.INK, anchor="start")
