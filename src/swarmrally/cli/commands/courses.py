"""`swarmrally courses`."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from swarmrally.arena.season import layout_named, season_layouts
from swarmrally.cli.reporting.generating import layout_as_begun
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import Plan, known_course, known_plans, printed_plans, season_plans
from swarmrally.roborally.forms.picture import LEGEND, draw, machine_lines


def courses(name: str | None = None, /) -> None:
    """List the courses of RoboRally and what season one has, or draw one.

    The number of players is the printed advice: any number from two up to the docks may play, in Interference four, six or eight robots.

    Parameters
    ----------
    name
        Which one to draw; all are listed when left out.
    """
    if name is None:
        console = Console()
        console.print(listed(list(printed_plans().values())))
        console.print("\n[bold]Season one[/bold], made by the machine")
        console.print(listed(list(season_plans().values())))
        console.print("\n[bold]Season one[/bold], layouts of Asteroyds: play --layout NAME")
        console.print(listed_layouts())
        return
    if name.lower() in {each.lower() for each in season_layouts()}:
        print(layout_drawn(name))
        return
    plan = plan_named(name)
    course = known_course(plan.name)
    print("\n".join([heading(plan), "", draw(course), *machine_lines(course), "", LEGEND]))


def plan_named(name: str) -> Plan:
    """A course by its name, in any case of letters."""
    for plan in known_plans().values():
        if plan.name.lower() == name.lower():
            return plan
    raise Refusal(name, "wrong_option", expected=f"the name of a course: {', '.join(known_plans())}")


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


def listed_layouts() -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("layout", "mode", "players"):
        table.add_column(title, no_wrap=True)
    for name, form in season_layouts().items():
        table.add_row(name, form.modes[0], f"2-{len(form.starts)}")
    return table


def layout_drawn(name: str) -> str:
    form = layout_named(name)
    return f"{name}, {form.modes[0]}, {len(form.starts)} starts\n\n{layout_as_begun(form, len(form.starts), name)}"
