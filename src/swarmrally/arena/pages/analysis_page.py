"""An analysis as a page."""

from __future__ import annotations

from html import escape
from typing import Any

from swarmrally.arena.pages.charts import histogram, reach, reaches
from swarmrally.arena.pages.page import beside, page, paragraph, table
from swarmrally.arena.words import between, percent, words_of

WHAT = {"traffic": "Traffic: how often somebody came there", "damage": "Damage suffered there", "deaths": "Destroyed there"}

LENGTHS = {"mean": "mean", "shortest": "shortest", "p90": "nine of ten within", "longest": "longest"}


def analysis_page(figures: dict[str, Any], maps: dict[str, str]) -> str:
    """With a map for each kind of heat."""
    lead = f"{figures['games']:,} games of {', '.join(figures['bots'])}, {figures['budget']}, seed {figures['seed']}"
    parts = [length_part(figures), start_part(figures), difficulty_part(figures)]
    parts += [map_part(name, figures[name], maps[name]) for name in WHAT]
    return page(f"Analysis: {figures['title']}", lead, parts)


def length_part(figures: dict[str, Any]) -> str:
    rounds = figures["rounds"]
    listed = [[name, f"{rounds[key]:,}"] for key, name in LENGTHS.items()]
    ends = [[words_of(reason), f"{count:,}", percent(count / figures["games"])] for reason, count in figures["ended"].items()]
    tables = table("Rounds", ("rounds", ""), listed), table("Endings", ("ended by", "games", "share"), ends)
    return beside("How long it takes", histogram(rounds["counts"], "How many games took how many rounds"), *tables)


def start_part(figures: dict[str, Any]) -> str:
    games, starts = figures["games"], figures["fairness"]["starts"]
    rows = [reach(start["start"], start["wins"] / games, start["interval"], percent(start["wins"] / games)) for start in starts]
    listed = [[row.name, f"{start['wins']:,}", row.words, between(start["interval"])] for row, start in zip(rows, starts, strict=True)]
    most, mean = max(row.high for row in rows), sum(row.value for row in rows) / len(rows)
    chart = reaches(rows, "Share of games won", 0, most, ("0 %", percent(most)), mean)
    words = paragraph(figures["fairness"]["verdict"])
    return beside("Who wins from where", chart, words, table("Starts", ("start", "won", "share", "95 %"), listed))


def difficulty_part(figures: dict[str, Any]) -> str:
    hard = figures["difficulty"]
    words = (
        f"For these bots it is {hard['word']}: a labour of {hard['labour']:g}, which is the rounds of a game and as many again for each "
        f"time that everybody is destroyed once. Here each is destroyed {hard['lost_per_seat']:.2f} times a game."
    )
    return f"<h2>How hard</h2>{paragraph(words)}"


def map_part(name: str, found: dict[str, Any], drawing: str) -> str:
    listed = [[place["at"], f"{place['count']:,}", percent(place["share"])] for place in found["most"]]
    words = paragraph(f"{found['total']:,} in all; most of it here:")
    return beside(WHAT[name], drawing, words, table(escape(WHAT[name]), ("at", "count", "share"), listed))
