"""`swarmrally courses`."""

from __future__ import annotations

from dataclasses import replace

from rich.console import Console
from rich.table import Table

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.course import Plan, course_of, printed_plans
from swarmrally.roborally.picture import LEGEND, draw, machine_lines

NOT_YET = "not playable yet"


def courses(name: str | None = None, /) -> None:
    """List the courses of RoboRally, or draw one.

    The number of players is the printed advice: any number from two up to the docks may play.

    Parameters
    ----------
    name
        Which one to draw; all are listed when left out.
    """
    if name is None:
        Console().print(listed(list(printed_plans().values())))
        return
    plan = plan_named(name)
    course = course_of(replace(plan, special=None))
    print("\n".join([heading(plan), "", draw(course), *machine_lines(course), "", LEGEND]))


def plan_named(name: str) -> Plan:
    """A course by its name, in any case of letters."""
    for plan in printed_plans().values():
        if plan.name.lower() == name.lower():
            return plan
    raise Refusal(name, "wrong_option", expected=f"the name of a course: {', '.join(printed_plans())}")


def heading(plan: Plan) -> str:
    facts = [f"{fact} {plan.facts[fact]}" for fact in ("players", "length", "level") if fact in plan.facts]
    return ", ".join([plan.name, *facts, f"{len(plan.flags)} flags", *rule_of(plan)])


def rule_of(plan: Plan) -> list[str]:
    """The course's own rule, and whether it can be played."""
    words = [f"rule {plan.special.replace('_', ' ')}"] if plan.special else []
    return words if plan.is_playable else [*words, NOT_YET]


def listed(plans: list[Plan]) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("course", "players", "flags", "length", "level", "rule"):
        table.add_column(title, justify="right" if title == "flags" else "left", no_wrap=title == "course")
    for plan in plans:
        facts = [plan.facts.get(fact, "") for fact in ("length", "level")]
        rule = rule_of(plan)[-1].removeprefix("rule ") if plan.special else ""
        table.add_row(plan.name, plan.facts.get("players", ""), str(len(plan.flags)), *facts, rule)
    return table
