"""A tournament as a page."""

from __future__ import annotations

from typing import Any

from swarmrally.arena.pages.charts import histogram, matrix, reach, reaches
from swarmrally.arena.pages.page import beside, page, table
from swarmrally.arena.words import between, milliseconds, percent, rating_words, words_of

WHOLE = ("0 %", "100 %")


def tournament_page(figures: dict[str, Any]) -> str:
    lead = f"{figures['games']:,} games, {figures['order']}, {figures['budget']}, seed {figures['seed']}"
    parts = [rating_part(figures), win_part(figures), pair_part(figures), length_part(figures), seat_part(figures)]
    return page(f"Tournament: {figures['title']}", lead, parts)


def rating_part(figures: dict[str, Any]) -> str:
    bots = figures["bots"]
    rows = [reach(bot["bot"], bot["rating"], bot["rating_interval"], rating_words(bot)) for bot in bots]
    least, most = min(row.low for row in rows), max(row.high for row in rows)
    chart = reaches(rows, "Ratings", least, most, (f"{least:.0f}", f"{most:.0f}"))
    listed = [[bot["bot"], f"{bot['rating']:.1f}", rating_words(bot), *times(bot["time"])] for bot in bots]
    titles = ("bot", "rating", "95 %", "choices", "ms, mean", "ms, p99")
    return beside("Ratings and time per decision", chart, table("Ratings", titles, listed))


def times(pace: dict[str, Any]) -> list[str]:
    return [f"{pace['choices']:,}", milliseconds(pace["mean_ms"]), milliseconds(pace["p99_ms"])]


def win_part(figures: dict[str, Any]) -> str:
    bots = figures["bots"]
    rows = [reach(bot["bot"], bot["share"], bot["interval"], percent(bot["share"])) for bot in bots]
    listed = [[bot["bot"], *counts(bot)] for bot in bots]
    titles = ("bot", "games", "won", "drawn", "lost", "share", "95 %")
    return beside("Games won, draws shared", reaches(rows, "Share of points", 0, 1, WHOLE, 0.5), table("Wins", titles, listed))


def counts(score: dict[str, Any]) -> list[str]:
    told = [f"{score[name]:,}" for name in ("games", "wins", "draws", "losses")]
    return [*told, percent(score["share"]), between(score["interval"])]


def pair_part(figures: dict[str, Any]) -> str:
    names = [bot["bot"] for bot in figures["bots"]]
    shares = {}
    for pair in figures["pairs"]:
        if pair["games"]:
            shares[pair["bot"], pair["against"]] = pair["share"]
            shares[pair["against"], pair["bot"]] = 1 - pair["share"]
    listed = [[f"{pair['bot']} – {pair['against']}", *counts(pair)] for pair in figures["pairs"]]
    titles = ("pair", "games", "won", "drawn", "lost", "share", "95 %")
    chart = matrix(names, shares, "Percent of points of the row's bot against the column's")
    return beside("Against each other, in percent of points", chart, table("Pairs", titles, listed))


def length_part(figures: dict[str, Any]) -> str:
    rounds = figures["rounds"]
    listed = [["rounds, mean", f"{rounds['mean']:.1f}"], ["shortest", rounds["shortest"]], ["longest", rounds["longest"]]]
    listed += [[words_of(reason), f"{count:,}"] for reason, count in figures["ended"].items()]
    chart = histogram(rounds["counts"], "How many games took how many rounds")
    return beside("How long, and how they ended", chart, table("Lengths", ("", "games"), listed))


def seat_part(figures: dict[str, Any]) -> str:
    games, seats = figures["games"], figures["seats"]
    rows = [reach(f"seat {seat['seat']}", seat["wins"] / games, seat["interval"], percent(seat["wins"] / games)) for seat in seats]
    listed = [[row.name, f"{seat['wins']:,}", row.words, between(seat["interval"])] for row, seat in zip(rows, seats, strict=True)]
    chart = reaches(rows, "Share of games won", 0, 1, WHOLE, 1 / len(seats))
    return beside("By seat, whoever sat there", chart, table("Seats", ("seat", "won", "share", "95 %"), listed))
