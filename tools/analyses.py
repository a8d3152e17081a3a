"""`python -m tools.analyses`: the printed layouts, all courses and season one, analysed once for docs/analyses.

Plays every one of them with the same bots, and writes a picture for each and a page with all figures. `--games` says how many games each is
played; a picture and a line are written as soon as they are there, and until then the old ones stay.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import cyclopts

from swarmrally.arena.maps.sheet import sheet
from swarmrally.arena.season import season_one
from swarmrally.cli.reporting.analyses import MODES, Asked, analysed, scales
from swarmrally.roborally.components.course import printed_plans

FOLDER = Path(__file__).parent.parent / "docs" / "analyses"
PAGE = FOLDER / "README.md"
SEED = "analyses"
HEAD = """# Analyses

The four printed layouts of Asteroyds with six craft, and the courses of RoboRally with as many robots as it has docks, played as often as
the table says. All seats are played by the same bots ({bots}), so that what differs is where they start; the seed is "{seed}".
`make analyses ARGS="--games 1000"` plays and draws it all anew; `swarmrally analyse "Dizzy Dash" --games 1000 --seed {seed}` does the same
for one of them, or for a layout or course of your own: [bots](../bots.md#analyses) tells more.

A name leads to its picture: where craft and robots came, and where they were hurt. Wins are those of the best and of the worst start, dock
or team, in percent. "fair" means that equal starts would differ as much in one of twenty analyses or more, "unfair" that they would in less
than one of a thousand: with a thousand games a few percent are enough for that, and how many they are says more. Of 34 fair ones one or
two would be called "perhaps unfair" by chance. Labour is the rounds or turns of a game, and as many again for each time that everybody is
destroyed once.

| | games | rounds | nine of ten within | wins, best | wins, worst | starts | destroyed, each | labour | printed level |
|---|---|---|---|---|---|---|---|---|---|
"""
SEASON = """
## Season one

Eight courses and four layouts of ours, [made by the machine](../generate.md#season-one) and chosen by eye. They were played as those above,
with as many robots or craft as they are for; the last column is what was ordered.

| | games | rounds | nine of ten within | wins, best | wins, worst | starts | destroyed, each | labour | ordered |
|---|---|---|---|---|---|---|---|---|---|
"""


def main(*, games: int = 1000, bots: str = "rookie", jobs: int = 1, nodes: int | None = None, only: list[str] | None = None) -> None:
    """Analyse the printed layouts, all courses and season one.

    Parameters
    ----------
    games
        How many each is played.
    bots
        Who plays.
    jobs
        How many games to play side by side.
    nodes
        How many nodes a bot may look at for a plan.
    only
        Those of them that are to be played anew.
    """
    FOLDER.mkdir(exist_ok=True)
    names = [*MODES, *printed_plans()]
    ours = season_names()
    head = HEAD.format(bots=bots, seed=SEED)
    lines = kept_lines(head)
    for name in only or [*names, *ours]:
        survey, figures = analysed(Asked(name, bots, games, None, jobs, None, None, nodes, 120, SEED, None))
        both = [scales(survey)[kind] for kind in ("traffic", "damage")]
        (FOLDER / picture_of(name)).write_text(sheet(survey.ground.game, survey.example, both, figures["title"]), encoding="utf-8")
        lines[picture_of(name)] = line_of(name, figures)
        missing = [each for each in [*names, *ours] if picture_of(each) not in lines]
        season = SEASON + table_of(ours, lines) if ours else ""
        PAGE.write_text(head + table_of(names, lines) + season + foot(missing), encoding="utf-8")


def season_names() -> list[str]:
    return [entry.name for entry in season_one()]


def table_of(names: list[str], lines: dict[str, str]) -> str:
    return "".join(f"{lines[picture_of(each)]}\n" for each in names if picture_of(each) in lines)


def foot(missing: list[str]) -> str:
    """Which of them nobody has analysed yet."""
    return f"\nNot analysed yet: {', '.join(missing)}.\n" if missing else ""


def kept_lines(head: str) -> dict[str, str]:
    """The lines of the page by their pictures, if what is said above them holds for the new ones too."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    if not page.startswith(head):
        return {}
    return {picture: line for line in page.removeprefix(head).splitlines() for picture in re.findall(r"\]\((.*?)\) \|", line)}


def picture_of(name: str) -> str:
    return re.sub(r"\W+", "-", name.lower()).strip("-") + ".svg"


def line_of(name: str, figures: dict[str, Any]) -> str:
    rounds, fair, hard = figures["rounds"], figures["fairness"], figures["difficulty"]
    ranked = sorted(fair["starts"], key=lambda start: -start["wins"])
    best, worst = (f"{each['start']}, {100 * each['wins'] / figures['games']:.0f}" for each in (ranked[0], ranked[-1]))
    title = f"[{figures['title']}]({picture_of(name)})"
    level = printed_plans()[name].facts.get("level", "") if name in printed_plans() else ordered(name)
    length = f"{rounds['mean']:.1f}", rounds["p90"]
    labour = f"{hard['lost_per_seat']:.2f}", f"{hard['labour']:g}, {hard['word']}"
    cells = [title, f"{figures['games']:,}", *length, best, worst, fair["judgement"], *labour, level]
    return f"| {' | '.join(map(str, cells))} |"


def ordered(name: str) -> str:
    """Of what season one was made."""
    order = next((entry.order for entry in season_one() if entry.name == name), None)
    return "" if order is None else f"{order.rounds} rounds, {order.difficulty}"


if __name__ == "__main__":
    cyclopts.run(main)
