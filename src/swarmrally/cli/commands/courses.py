"""`swarmrally courses`."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import Plan, printed_course, printed_plans
from swarmrally.roborally.forms.picture import LEGEND, draw, machine_lines


def courses(name: str | None = None, /) -> None:
    """List the courses of RoboRally, or draw one.

    The number of players is the printed advice: any number from two up to the docks may play, in Interference four, six or eight robots.

    Parameters
    ----------
    name
        Which one to draw; all are listed when left out.
    """
    if name is None:
        Console().print(listed(list(printed_plans().values())))
        return
    plan = plan_named(name)
    course = printed_course(plan.name)
    print("\n".join([heading(plan), "", draw(course), *machine_lines(course), "", LEGEND]))


def plan_named(name: str) -> Plan:
    """A course by its name, in any case of letters."""
    for plan in printed_plans().values():
        if plan.name.lower() == name.lower():
            return plan
    raise Refusal(name, "wrong_option", expected=f"the name of a course: {', '.join(printed_plans())}")


def heading(plan: Plan) -> str:
    facts = [f"{fact} {plan.facts[fact]}" for fact in ("players", "length", "level") if fact in plan.facts]
    return ", ".join([plan.name, *facts, f"{len(plan.flags)} flags", *(f"rule {rule.replace('_', ' ')}" for rule in plan.specials)])


def listed(plans: list[Plan]) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("course", "players", "flags", "length", "level", "rule"):
        table.add_column(title, justify="right" if title == "flags" else "left", no_wrap=title not in ("course", "rule"))
    for plan in plans:
        facts = [plan.facts.get(fact, "") for fact in ("length", "level")]
        rule = (plan.special or "").replace("_", " ")
        table.add_row(plan.name, plan.facts.get("players", ""), str(len(plan.flags)), *facts, rule)
    return table
